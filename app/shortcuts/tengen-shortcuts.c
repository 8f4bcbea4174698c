/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-shortcuts: the way from a window to the list of its keys
 */
#include "tengen-shortcuts.h"

#include "tengen-shortcuts-window.h"

#define SHOWN "tengen-shortcuts"

static void
forget (GObject *parent)
{
  g_object_set_data (parent, SHOWN, NULL);
}

void
tengen_shortcuts_show (GtkWindow *parent, const char *section)
{
  g_return_if_fail (GTK_IS_WINDOW (parent));
  g_return_if_fail (section != NULL);
  GtkWidget *window = g_object_get_data (G_OBJECT (parent), SHOWN);
  if (window == NULL)
    {
      window = tengen_shortcuts_window_new ();
      gtk_window_set_transient_for (GTK_WINDOW (window), parent);
      gtk_window_set_destroy_with_parent (GTK_WINDOW (window), TRUE);
      g_object_set_data (G_OBJECT (parent), SHOWN, window);
      g_signal_connect_object (
          window, "destroy", G_CALLBACK (forget), parent, G_CONNECT_SWAPPED);
    }
  tengen_shortcuts_window_set_section (TENGEN_SHORTCUTS_WINDOW (window),
                                       section);
  gtk_window_present (GTK_WINDOW (window));
}

static GQuark
get_quark (void)
{
  return g_quark_from_static_string ("tengen-shortcuts-section");
}

static void
shortcuts_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  tengen_shortcuts_show (
      GTK_WINDOW (widget),
      g_type_get_qdata (G_OBJECT_TYPE (widget), get_quark ()));
}

void
tengen_shortcuts_install (GtkWidgetClass *klass, const char *section)
{
  g_return_if_fail (GTK_IS_WINDOW_CLASS (klass));
  g_return_if_fail (section != NULL);
  g_type_set_qdata (
      G_TYPE_FROM_CLASS (klass), get_quark (), (gpointer) section);
  gtk_widget_class_install_action (
      klass, "win.shortcuts", NULL, shortcuts_action);
  gtk_widget_class_add_binding_action (
      klass, GDK_KEY_question, GDK_CONTROL_MASK, "win.shortcuts", NULL);
}

static void
added_action (GSimpleAction *action, GVariant *parameter, gpointer window)
{
  tengen_shortcuts_show (GTK_WINDOW (window),
                         g_object_get_qdata (G_OBJECT (window), get_quark ()));
}

/* A dialog has none of the keys of the program. */
static void
add_key (GtkWidget *window)
{
  GtkEventController *keys = gtk_shortcut_controller_new ();
  gtk_shortcut_controller_add_shortcut (
      GTK_SHORTCUT_CONTROLLER (keys),
      gtk_shortcut_new (
          gtk_keyval_trigger_new (GDK_KEY_question, GDK_CONTROL_MASK),
          gtk_named_action_new ("win.shortcuts")));
  gtk_widget_add_controller (window, keys);
}

void
tengen_shortcuts_add (GtkWindow *window, const char *section)
{
  static const GActionEntry entries[] = {
    { .name = "shortcuts", .activate = added_action },
  };
  g_return_if_fail (GTK_IS_WINDOW (window));
  g_return_if_fail (section != NULL);
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();
  g_object_set_qdata (G_OBJECT (window), get_quark (), (gpointer) section);
  g_action_map_add_action_entries (
      G_ACTION_MAP (group), entries, G_N_ELEMENTS (entries), window);
  gtk_widget_insert_action_group (
      GTK_WIDGET (window), "win", G_ACTION_GROUP (group));
  add_key (GTK_WIDGET (window));
}
