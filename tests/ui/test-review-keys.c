/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-review-keys: where the keyboard is in review, and where it goes
 */

#include "display-start.h"
#include "tengen-review-comment.h"
#include "tengen-test-review.h"
#include "widget-keys.h"

static void
assert_focus (Fixture *self, gpointer part)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self->window));

  g_assert_nonnull (focus);
  g_assert_true (focus == part || gtk_widget_is_ancestor (focus, part));
}

static void
press_tab (Fixture *self, GtkDirectionType direction)
{
  gtk_widget_child_focus (self->window, direction);
}

/* A mouse, as the gesture tells of it. */
static void
press_board (Fixture *self, TengenPoint point)
{
  TengenBoardView *board = page_child (self, "board");
  g_autoptr (GListModel) list =
      gtk_widget_observe_controllers (GTK_WIDGET (board));
  double x, y;

  while (!tengen_board_view_get_point_center (board, point, &x, &y))
    g_main_context_iteration (NULL, TRUE);
  for (guint i = 0; i < g_list_model_get_n_items (list); i++)
    {
      g_autoptr (GtkEventController) item = g_list_model_get_item (list, i);

      if (GTK_IS_GESTURE_CLICK (item))
        g_signal_emit_by_name (item, "pressed", 1, x, y);
    }
}

/* The tree has the keyboard, and a click on the board leaves it there. */
static void
test_focus (void)
{
  Fixture self;
  GtkTextView *view;

  set_up (&self, GAME);
  g_object_set (self.page, "review", FALSE, NULL);
  assert_focus (&self, page_child (&self, "board"));
  g_object_set (self.page, "review", TRUE, NULL);
  assert_focus (&self, child (&self, "tree"));
  take_tool (&self, TENGEN_REVIEW_TOOL_TRIANGLE);
  press_board (&self, tengen_point_make (9, 4, 4));
  assert_property (&self, "TR", "[ee]");
  assert_focus (&self, child (&self, "tree"));
  /* the keys go on where the pointer was */
  press_tab (&self, GTK_DIR_TAB_FORWARD);
  assert_focus (&self,
                tengen_board_view_get_cell (page_child (&self, "board"),
                                            tengen_point_make (9, 4, 4)));
  press_board (&self, tengen_point_make (9, 5, 4));
  assert_focus (&self,
                tengen_board_view_get_cell (page_child (&self, "board"),
                                            tengen_point_make (9, 5, 4)));
  view = template_child (child (&self, "comment"), "view");
  gtk_widget_grab_focus (GTK_WIDGET (view));
  press_board (&self, tengen_point_make (9, 6, 4));
  assert_focus (&self, child (&self, "tree"));
  tear_down (&self);
}

static gboolean
is_focus_in (Fixture *self, GtkWidget *part)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self->window));

  return focus != NULL &&
         (focus == part || gtk_widget_is_ancestor (focus, part));
}

/* Presses Tab until the focus leaves a part; gives how often. */
static guint
tab_out (Fixture *self, gpointer part, GtkDirectionType direction)
{
  guint n = 0;

  assert_focus (self, part);
  for (; n < 20 && is_focus_in (self, part); n++)
    press_tab (self, direction);
  g_assert_false (is_focus_in (self, part));
  return n;
}

/* From the comment both ways: nothing holds Tab back. */
static void
test_tab (void)
{
  Fixture self;
  GtkWidget *view;
  guint n = 0;

  set_up (&self, GAME);
  view = template_child (child (&self, "comment"), "view");
  gtk_widget_grab_focus (view);
  g_assert_cmpuint (tab_out (&self, view, GTK_DIR_TAB_FORWARD), ==, 1);
  gtk_widget_grab_focus (view);
  g_assert_cmpuint (tab_out (&self, view, GTK_DIR_TAB_BACKWARD), ==, 1);
  tab_out (&self, child (&self, "comment"), GTK_DIR_TAB_BACKWARD);
  g_assert_cmpuint (
      tab_out (&self, child (&self, "handle"), GTK_DIR_TAB_BACKWARD), ==, 1);
  g_assert_cmpuint (
      tab_out (&self, page_child (&self, "board"), GTK_DIR_TAB_BACKWARD),
      ==,
      1);
  tab_out (&self, child (&self, "tree"), GTK_DIR_TAB_BACKWARD);
  for (; n < 20 && !is_focus_in (&self, child (&self, "tools")); n++)
    press_tab (&self, GTK_DIR_TAB_BACKWARD);
  g_assert_cmpuint (
      tab_out (&self, child (&self, "tools"), GTK_DIR_TAB_BACKWARD), ==, 1);
  tab_out (&self, page_child (&self, "walk"), GTK_DIR_TAB_BACKWARD);
  tear_down (&self);
}

/* A key goes to what has the focus, then up from there. */
static void
press (Fixture *self, guint key)
{
  GtkWidget *widget = gtk_window_get_focus (GTK_WINDOW (self->window));

  while (widget != NULL && !run_shortcut (widget, key, 0))
    widget = gtk_widget_get_parent (widget);
  g_assert_nonnull (widget);
}

/* Escape leaves comment and name for where the keys are about the game, and
 * what was typed is kept; a search is left first. */
static void
test_escape (void)
{
  Fixture self;
  GtkWidget *view, *entry, *search;

  set_up (&self, GAME);
  view = template_child (child (&self, "comment"), "view");
  entry = template_child (child (&self, "comment"), "entry");
  search = child (&self, "search");
  gtk_widget_grab_focus (view);
  type_comment (&self, "typed");
  type_comment (&self, " words");
  press (&self, GDK_KEY_Escape);
  assert_focus (&self, child (&self, "tree"));
  assert_property (&self, "C", "[typed words]");
  gtk_widget_grab_focus (entry);
  gtk_editable_set_text (GTK_EDITABLE (entry), "Start");
  press (&self, GDK_KEY_Escape);
  assert_focus (&self, child (&self, "tree"));
  assert_property (&self, "N", "[Start]");

  g_assert_true (act (&self, "review.search"));
  gtk_widget_grab_focus (view);
  press (&self, GDK_KEY_Escape);
  g_assert_false (gtk_widget_get_visible (search));
  assert_focus (&self, view);
  press (&self, GDK_KEY_Escape);
  assert_focus (&self, child (&self, "tree"));
  g_assert_true (act (&self, "review.search"));
  assert_focus (&self, search);
  press (&self, GDK_KEY_Escape);
  g_assert_false (gtk_widget_get_visible (search));
  assert_focus (&self, child (&self, "tree"));
  /* from the list it is the list that gets them */
  gtk_stack_set_visible_child_name (child (&self, "stack"), "list");
  gtk_widget_grab_focus (view);
  press (&self, GDK_KEY_Escape);
  assert_focus (&self, child (&self, "list_box"));
  tear_down (&self);
}

/* All tools are one stop; arrows look for one, and Space takes it. */
static void
test_tool_keys (void)
{
  Fixture self;
  TengenReviewTools *tools;

  set_up (&self, GAME);
  tools = child (&self, "tools");
  take_tool (&self, TENGEN_REVIEW_TOOL_ERASE);
  gtk_widget_child_focus (GTK_WIDGET (tools), GTK_DIR_TAB_FORWARD);
  assert_focus (&self, get_tool_button (tools, TENGEN_REVIEW_TOOL_ERASE));
  press_tab (&self, GTK_DIR_RIGHT);
  assert_focus (&self, get_tool_button (tools, TENGEN_REVIEW_TOOL_ARROW));
  press_tab (&self, GTK_DIR_UP);
  assert_focus (&self, get_tool_button (tools, TENGEN_REVIEW_TOOL_BLACK));
  /* past the menu of the turn, which is one of them */
  press_tab (&self, GTK_DIR_RIGHT);
  press_tab (&self, GTK_DIR_RIGHT);
  g_assert_true (GTK_IS_MENU_BUTTON (gtk_widget_get_ancestor (
      gtk_window_get_focus (GTK_WINDOW (self.window)), GTK_TYPE_MENU_BUTTON)));
  press_tab (&self, GTK_DIR_RIGHT);
  press_tab (&self, GTK_DIR_DOWN);
  assert_focus (&self, get_tool_button (tools, TENGEN_REVIEW_TOOL_LETTER));
  press_tab (&self, GTK_DIR_RIGHT);
  assert_focus (&self, get_tool_button (tools, TENGEN_REVIEW_TOOL_NUMBER));
  /* nothing is below: one stays there */
  press_tab (&self, GTK_DIR_DOWN);
  /* a button that is pressed by a key stays down for a moment */
  gtk_widget_activate (gtk_window_get_focus (GTK_WINDOW (self.window)));
  while (!gtk_toggle_button_get_active (
      get_tool_button (tools, TENGEN_REVIEW_TOOL_NUMBER)))
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (tab_out (&self, tools, GTK_DIR_TAB_FORWARD), ==, 1);
  press_tab (&self, GTK_DIR_TAB_BACKWARD);
  assert_focus (&self, get_tool_button (tools, TENGEN_REVIEW_TOOL_NUMBER));
  tear_down (&self);
}

/* The list comes up with the keyboard at the cursor, and follows it. */
static gboolean
is_focus_at_cursor (Fixture *self)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self->window));

  return is_focus_in (self, child (self, "list_box")) &&
         (gtk_widget_get_state_flags (focus) & GTK_STATE_FLAG_SELECTED) != 0;
}

static void
wait_focus_at_cursor (Fixture *self)
{
  gint64 end = g_get_monotonic_time () + 20 * G_USEC_PER_SEC;

  while (!is_focus_at_cursor (self) && g_get_monotonic_time () < end)
    g_main_context_iteration (NULL, FALSE);
  g_assert_true (is_focus_at_cursor (self));
}

static void
test_list_focus (void)
{
  Fixture self;

  set_up (&self, GAME);
  tengen_session_step (self.session, 3);
  tengen_play_page_focus_board (self.page);
  gtk_stack_set_visible_child_name (child (&self, "stack"), "list");
  wait_focus_at_cursor (&self);
  press_tab (&self, GTK_DIR_TAB_FORWARD);
  assert_focus (&self, page_child (&self, "board"));
  press_tab (&self, GTK_DIR_TAB_BACKWARD);
  g_assert_true (is_focus_at_cursor (&self));
  tear_down (&self);
}

int
main (int argc, char **argv)
{
  if (!start_tests (argc, argv))
    return 0;

  g_test_add_func ("/review/keys/focus", test_focus);
  g_test_add_func ("/review/keys/tab", test_tab);
  g_test_add_func ("/review/keys/escape", test_escape);
  g_test_add_func ("/review/keys/tools", test_tool_keys);
  g_test_add_func ("/review/keys/list", test_list_focus);
  return g_test_run ();
}
