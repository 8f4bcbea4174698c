/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-help: the way from a screen to its page of the help
 *
 * Shape: the name of the page lies with the window. The program is asked
 *        directly: dialogs have no actions of the program.
 */
#include "tengen-help.h"

#include "tengen-words-text.h"

#define _(s) tengen_words_text (s)

#define PAGE "tengen-help-page"

static void
clicked_cb (GtkWindow *window)
{
  const char *page = tengen_help_get_page (window);
  GApplication *program = g_application_get_default ();

  g_return_if_fail (page != NULL);

  if (program != NULL)
    g_action_group_activate_action (
        G_ACTION_GROUP (program), "help", g_variant_new_string (page));
}

static gboolean
key_cb (GtkWidget *window, GVariant *arguments, gpointer data)
{
  clicked_cb (GTK_WINDOW (window));
  return TRUE;
}

/* Wherever in the window the focus is. */
static void
add_key (GtkWidget *window)
{
  GtkEventController *keys = gtk_shortcut_controller_new ();
  GtkShortcut *shortcut =
      gtk_shortcut_new (gtk_keyval_trigger_new (GDK_KEY_F1, 0),
                        gtk_callback_action_new (key_cb, NULL, NULL));

  gtk_shortcut_controller_set_scope (GTK_SHORTCUT_CONTROLLER (keys),
                                     GTK_SHORTCUT_SCOPE_GLOBAL);
  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (keys),
                                        shortcut);
  gtk_widget_add_controller (window, keys);
}

void
tengen_help_set_page (GtkWindow *window, const char *page)
{
  g_return_if_fail (GTK_IS_WINDOW (window));
  g_return_if_fail (page != NULL);

  if (tengen_help_get_page (window) == NULL)
    add_key (GTK_WIDGET (window));
  g_object_set_data_full (G_OBJECT (window), PAGE, g_strdup (page), g_free);
}

const char *
tengen_help_get_page (GtkWindow *window)
{
  g_return_val_if_fail (GTK_IS_WINDOW (window), NULL);

  return g_object_get_data (G_OBJECT (window), PAGE);
}

/* Beside the main menu, if the window has one: a row of buttons that has lost
 * some to a narrow window leaves no gap between the two. */
static void
put_beside_menu (GtkWidget *button)
{
  GtkWidget *box = gtk_widget_get_parent (button);
  GtkWidget *last = gtk_widget_get_last_child (box);

  while (last != button &&
         !(GTK_IS_MENU_BUTTON (last) &&
           gtk_menu_button_get_primary (GTK_MENU_BUTTON (last))))
    last = gtk_widget_get_prev_sibling (last);
  if (last != button && gtk_widget_get_prev_sibling (last) != button)
    gtk_box_reorder_child_after (
        GTK_BOX (box), button, gtk_widget_get_prev_sibling (last));
}

void
tengen_help_add_button (GtkWindow *window, const char *page)
{
  GtkWidget *button;

  g_return_if_fail (GTK_IS_WINDOW (window));

  tengen_help_set_page (window, page);
  button = gtk_button_new_with_label ("?");
  if (gtk_window_get_titlebar (window) == NULL)
    gtk_window_set_titlebar (window, gtk_header_bar_new ());
  gtk_widget_set_tooltip_text (button, _ ("Help on this screen (F1)"));
  gtk_accessible_update_property (
      GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Help"), -1);
  gtk_widget_add_css_class (button, "help-button");
  g_signal_connect_object (
      button, "clicked", G_CALLBACK (clicked_cb), window, G_CONNECT_SWAPPED);
  gtk_header_bar_pack_end (GTK_HEADER_BAR (gtk_window_get_titlebar (window)),
                           button);
  put_beside_menu (button);
}
