/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * widget-keys: keys as the controllers of a widget see them, for tests
 */
#pragma once

#include <gtk/gtk.h>

/* The controller of a type that the widget was given first. */
static inline gpointer
find_controller (gpointer widget, GType type)
{
  g_autoptr (GListModel) list = gtk_widget_observe_controllers (widget);
  gpointer found = NULL;

  /* the list begins with the last one */
  for (guint i = 0; i < g_list_model_get_n_items (list); i++)
    {
      g_autoptr (GtkEventController) item = g_list_model_get_item (list, i);

      if (G_TYPE_CHECK_INSTANCE_TYPE (item, type))
        found = item;
    }
  g_assert_nonnull (found);
  return found;
}

/* Sends a key to the widget's controllers until it is taken; tells whether. */
static inline gboolean
send_key (gpointer widget, guint key, GdkModifierType held)
{
  g_autoptr (GListModel) list = gtk_widget_observe_controllers (widget);
  gboolean taken = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (list) && !taken; i++)
    {
      g_autoptr (GtkEventController) item = g_list_model_get_item (list, i);

      if (GTK_IS_EVENT_CONTROLLER_KEY (item))
        g_signal_emit_by_name (item, "key-pressed", key, 0u, held, &taken);
    }
  return taken;
}

/* Runs the widget's own shortcuts for a key until one of them does something;
 * tells whether. */
static inline gboolean
run_shortcut (gpointer widget, guint key, GdkModifierType held)
{
  g_autoptr (GListModel) list = gtk_widget_observe_controllers (widget);
  g_autoptr (GtkShortcutTrigger) wanted = gtk_keyval_trigger_new (key, held);

  for (guint i = 0; i < g_list_model_get_n_items (list); i++)
    {
      g_autoptr (GtkEventController) keys = g_list_model_get_item (list, i);

      for (guint k = 0; GTK_IS_SHORTCUT_CONTROLLER (keys) &&
                        k < g_list_model_get_n_items (G_LIST_MODEL (keys));
           k++)
        {
          g_autoptr (GtkShortcut) shortcut =
              g_list_model_get_item (G_LIST_MODEL (keys), k);

          if (gtk_shortcut_trigger_equal (gtk_shortcut_get_trigger (shortcut),
                                          wanted) &&
              gtk_shortcut_action_activate (
                  gtk_shortcut_get_action (shortcut),
                  0,
                  widget,
                  gtk_shortcut_get_arguments (shortcut)))
            return TRUE;
        }
    }
  return FALSE;
}
