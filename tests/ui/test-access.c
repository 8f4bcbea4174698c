/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-access: the names of rows and texts, the way of Tab
 */

#include "display-start.h"
#include "tengen-access.h"

static GtkWidget *
make_text (void)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_box_append (GTK_BOX (box), gtk_label_new ("12"));
  gtk_box_append (GTK_BOX (box), gtk_label_new ("D4"));
  gtk_box_append (GTK_BOX (box), gtk_label_new ("not shown"));
  gtk_widget_set_visible (gtk_widget_get_last_child (box), FALSE);
  return box;
}

static GtkWidget *
show (GtkWidget *child)
{
  GtkWidget *window = gtk_window_new ();

  gtk_window_set_child (GTK_WINDOW (window), child);
  gtk_window_present (GTK_WINDOW (window));
  while (!gtk_widget_get_mapped (window))
    g_main_context_iteration (NULL, TRUE);
  return window;
}

static void
assert_named_by_text (GtkWidget *widget, GtkWidget *text)
{
  gtk_test_accessible_assert_relation (
      widget,
      GTK_ACCESSIBLE_RELATION_LABELLED_BY,
      gtk_widget_get_first_child (text),
      gtk_widget_get_next_sibling (gtk_widget_get_first_child (text)),
      NULL);
}

/* A row has the name of what is shown in it, if it has none. */
static void
test_rows (void)
{
  GtkWidget *list = gtk_list_box_new ();
  GtkWidget *named = gtk_list_box_row_new ();
  GtkWidget *text = make_text ();
  GtkWidget *window;

  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (named), make_text ());
  gtk_accessible_update_property (
      GTK_ACCESSIBLE (named), GTK_ACCESSIBLE_PROPERTY_LABEL, "a name", -1);
  gtk_list_box_append (GTK_LIST_BOX (list), text);
  gtk_list_box_append (GTK_LIST_BOX (list), named);
  window = show (list);
  assert_named_by_text (gtk_widget_get_parent (text), text);
  g_assert_false (gtk_test_accessible_has_relation (
      GTK_ACCESSIBLE (named), GTK_ACCESSIBLE_RELATION_LABELLED_BY));
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
bind_cb (GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data)
{
  gtk_list_item_set_child (item, make_text ());
}

static void
test_list_view (void)
{
  const char *const items[] = { "", NULL };
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  GtkSelectionModel *model = GTK_SELECTION_MODEL (
      gtk_no_selection_new (G_LIST_MODEL (gtk_string_list_new (items))));
  GtkWidget *view = gtk_list_view_new (model, factory);
  GtkWidget *window, *row;

  g_signal_connect (factory, "setup", G_CALLBACK (bind_cb), NULL);
  window = show (view);
  row = gtk_widget_get_first_child (view);
  assert_named_by_text (row, gtk_widget_get_first_child (row));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* A text that scrolls can be read once it has the focus. */
static void
test_text (void)
{
  GtkWidget *scroller = gtk_scrolled_window_new ();
  GtkWidget *text = make_text ();
  GtkWidget *window;

  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), text);
  window = show (scroller);
  while (!gtk_window_is_active (GTK_WINDOW (window)))
    g_main_context_iteration (NULL, TRUE);
  gtk_widget_grab_focus (scroller);
  g_assert_true (gtk_widget_has_focus (scroller));
  assert_named_by_text (scroller, text);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* The row in the middle. */
static void
focus_row (GtkWidget *list)
{
  gtk_widget_grab_focus (
      GTK_WIDGET (gtk_list_box_get_row_at_index (GTK_LIST_BOX (list), 1)));
}

/* What the key does that was added to the list last. */
static void
press_tab (GtkWidget *list, GdkModifierType with)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (list);
  g_autoptr (GListModel) keys = g_list_model_get_item (controllers, 0);
  g_autoptr (GtkShortcut) key =
      g_list_model_get_item (keys, with == GDK_SHIFT_MASK ? 1 : 0);

  g_assert_true (gtk_shortcut_action_activate (
      gtk_shortcut_get_action (key), 0, list, NULL));
}

/* Tab leaves a list at once, on both sides. */
static void
test_leave (void)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *before = gtk_button_new ();
  GtkWidget *scroller = gtk_scrolled_window_new ();
  GtkWidget *list = gtk_list_box_new ();
  GtkWidget *after = gtk_button_new ();
  GtkWidget *window;

  gtk_box_append (GTK_BOX (box), before);
  gtk_box_append (GTK_BOX (box), scroller);
  gtk_box_append (GTK_BOX (box), after);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), list);
  for (int i = 0; i < 3; i++)
    gtk_list_box_append (GTK_LIST_BOX (list), make_text ());
  tengen_access_leave_by_tab (list);
  window = show (box);
  focus_row (list);
  press_tab (list, 0);
  g_assert_true (gtk_widget_is_focus (after));
  focus_row (list);
  press_tab (list, GDK_SHIFT_MASK);
  g_assert_true (gtk_widget_is_focus (before));
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_move_focus (void)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *first = gtk_button_new ();
  GtkWidget *second = gtk_button_new ();
  GtkWidget *window;

  gtk_box_append (GTK_BOX (box), first);
  gtk_box_append (GTK_BOX (box), second);
  window = show (box);
  gtk_widget_grab_focus (first);
  g_assert_true (tengen_access_move_focus (box, GTK_DIR_TAB_FORWARD));
  g_assert_true (gtk_widget_is_focus (second));
  g_assert_false (tengen_access_move_focus (box, GTK_DIR_TAB_FORWARD));
  g_assert_true (tengen_access_move_focus (box, GTK_DIR_TAB_BACKWARD));
  g_assert_false (tengen_access_move_focus (box, GTK_DIR_TAB_BACKWARD));
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int argc, char **argv)
{
  if (!start_tests (argc, argv))
    return 0;
  tengen_access_init ();

  g_test_add_func ("/access/rows", test_rows);
  g_test_add_func ("/access/list-view", test_list_view);
  g_test_add_func ("/access/text", test_text);
  g_test_add_func ("/access/leave", test_leave);
  g_test_add_func ("/access/move-focus", test_move_focus);
  return g_test_run ();
}
