/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What: windows that come to the program and leave it.
 * Why:  GTK 4.8 forgets one of the handlers that a window has on its surface.
 *       What the X server still tells of a surface after the window has gone
 *       would then be told to freed memory. And it handles the keys of a
 *       program only in its own windows, but the user wants to quit from
 *       dialogs, too.
 */
#include "tengen-application-private.h"

static void
unrealize_cb (GtkWidget *window)
{
  GdkSurface *surface = gtk_native_get_surface (GTK_NATIVE (window));

  g_signal_handlers_disconnect_matched (
      surface,
      G_SIGNAL_MATCH_ID | G_SIGNAL_MATCH_DATA,
      g_signal_lookup ("compute-size", GDK_TYPE_TOPLEVEL),
      0,
      NULL,
      NULL,
      window);
}

static void
window_added_cb (GtkApplication *self, GtkWindow *window)
{
  g_signal_connect (window, "unrealize", G_CALLBACK (unrealize_cb), NULL);
}

static gboolean
quit_cb (GtkWidget *window, GVariant *arguments, gpointer self)
{
  g_action_group_activate_action (G_ACTION_GROUP (self), "quit", NULL);
  return TRUE;
}

static void
add_key (GtkWidget *window, TengenApplication *self)
{
  GtkEventController *keys = gtk_shortcut_controller_new ();

  gtk_shortcut_controller_add_shortcut (
      GTK_SHORTCUT_CONTROLLER (keys),
      gtk_shortcut_new (gtk_keyval_trigger_new (GDK_KEY_q, GDK_CONTROL_MASK),
                        gtk_callback_action_new (quit_cb, self, NULL)));
  gtk_widget_add_controller (window, keys);
}

static void
windows_cb (GListModel *windows,
            guint position,
            guint n_removed,
            guint n_added,
            TengenApplication *self)
{
  for (guint i = 0; i < n_added; i++)
    {
      g_autoptr (GtkWidget) window =
          g_list_model_get_item (windows, position + i);

      add_key (window, self);
    }
}

void
tengen_application_watch_windows (TengenApplication *self)
{
  g_signal_connect (self, "window-added", G_CALLBACK (window_added_cb), NULL);
  g_signal_connect_object (gtk_window_get_toplevels (),
                           "items-changed",
                           G_CALLBACK (windows_cb),
                           self,
                           0);
}
