/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-window-tree: the tree in a window of its own, and what the review
 * remembers of its panel
 */
#include "app-window.h"
#include "tengen-board-view.h"
#include "tengen-tree-window.h"

#define GAME                                                                   \
  "(;GM[1]SZ[9]RU[Japanese]PB[Ann]PW[Bob];B[ee];W[cc](;B[gg];W[cg])"           \
  "(;B[gc]C[Other]))"

static TengenTreeWindow *
get_tree_window (void)
{
  GtkWidget *found = find_toplevel (TENGEN_TYPE_TREE_WINDOW);

  return found != NULL ? TENGEN_TREE_WINDOW (found) : NULL;
}

static TengenReviewTreePane *
get_pane (void)
{
  return TENGEN_REVIEW_TREE_PANE (find_child (GTK_WIDGET (get_tree_window ()),
                                              TENGEN_TYPE_REVIEW_TREE_PANE));
}

static TengenSession *
get_shown (void)
{
  g_autoptr (TengenSession) session = NULL;

  g_object_get (tengen_review_tree_pane_get_tree (get_pane ()),
                "session",
                &session,
                NULL);
  return session;
}

static TengenWindow *
open_game (Fixture *f, const char *name, const char *text)
{
  TengenWindow *window = activate ();
  g_autoptr (GFile) file = make_file (f, name, text);

  open_file (window, file);
  return find_window_of (file);
}

static TengenReviewTreePane *
open_tree (TengenWindow *window)
{
  run (window, "win.tree");
  g_assert_nonnull (get_tree_window ());
  while (!gtk_widget_get_mapped (GTK_WIDGET (get_tree_window ())))
    g_main_context_iteration (NULL, TRUE);
  return get_pane ();
}

static gpointer
panel_child (TengenWindow *window, const char *id)
{
  return gtk_widget_get_template_child (
      GTK_WIDGET (tengen_play_page_get_review_panel (window->page)),
      TENGEN_TYPE_REVIEW_PANEL,
      id);
}

static gboolean
is_possible (TengenReviewTreePane *pane, const char *action)
{
  GtkWidget *button = gtk_button_new ();
  gboolean possible;

  gtk_actionable_set_detailed_action_name (GTK_ACTIONABLE (button), action);
  gtk_widget_set_parent (button, GTK_WIDGET (pane));
  possible = gtk_widget_get_sensitive (button);
  gtk_widget_unparent (button);
  return possible;
}

/* One window, titled with the game, about the same session. */
static void
test_open (Fixture *f, gconstpointer data)
{
  TengenWindow *window = open_game (f, "one.sgf", GAME);
  TengenTreeWindow *tree;

  open_tree (window);
  tree = get_tree_window ();
  g_assert_true (get_shown () == get_session (window));
  g_assert_true (gtk_window_get_resizable (GTK_WINDOW (tree)));
  g_assert_null (gtk_window_get_transient_for (GTK_WINDOW (tree)));
  g_assert_nonnull (strstr (gtk_window_get_title (GTK_WINDOW (tree)), "Ann"));
  run (window, "win.tree");
  g_assert_true (get_tree_window () == tree);
  gtk_window_close (GTK_WINDOW (tree));
  settle ();
  g_assert_null (get_tree_window ());
  open_tree (window);
}

/* The room of the tree goes to the comment, and comes back; a list that is
 * chosen has it meanwhile. */
static void
test_room (Fixture *f, gconstpointer data)
{
  TengenWindow *window = open_game (f, "one.sgf", GAME);
  GtkWidget *stack = panel_child (window, "stack");
  GtkWidget *away = panel_child (window, "away");
  GtkWidget *focus;

  g_assert_true (gtk_widget_get_mapped (stack));
  g_assert_false (gtk_widget_get_mapped (away));
  open_tree (window);
  g_assert_false (gtk_widget_get_visible (stack));
  g_assert_true (gtk_widget_get_visible (away));
  tengen_play_page_focus_board (window->page);
  focus = gtk_window_get_focus (GTK_WINDOW (window));
  g_assert_nonnull (focus);
  g_assert_nonnull (gtk_widget_get_ancestor (focus, TENGEN_TYPE_BOARD_VIEW));
  gtk_stack_set_visible_child_name (GTK_STACK (stack), "list");
  g_assert_true (gtk_widget_get_visible (stack));
  g_assert_false (gtk_widget_get_visible (away));
  gtk_stack_set_visible_child_name (GTK_STACK (stack), "tree");
  g_assert_false (gtk_widget_get_visible (stack));
  gtk_window_close (GTK_WINDOW (get_tree_window ()));
  settle ();
  g_assert_true (gtk_widget_get_visible (stack));
  g_assert_false (gtk_widget_get_visible (away));
}

/* What can be done in the panel can be done there, and is the same thing. */
static void
test_actions (Fixture *f, gconstpointer data)
{
  static const char *const actions[] = {
    "review.cut",          "review.copy",           "review.paste",
    "review.delete",       "review.promote",        "review.up",
    "review.down",         "game.main-line",        "review.number",
    "review.figure",       "review.clear",          "review.rotate-left",
    "review.rotate-right", "review.mirror",         "review.flip",
    "review.exchange",     "game.numbers-from-here"
  };
  TengenWindow *window = open_game (f, "one.sgf", GAME);
  TengenReviewTreePane *pane = open_tree (window);
  TengenReviewTreePane *own = panel_child (window, "pane");

  for (int step = 0; step < 4; step++)
    {
      for (gsize i = 0; i < G_N_ELEMENTS (actions); i++)
        {
          g_test_message ("%s at move %d", actions[i], step);
          g_assert_true (is_possible (pane, actions[i]) ==
                         is_possible (own, actions[i]));
        }
      tengen_session_step (get_session (window), 1);
    }
  tengen_session_goto (get_session (window), 6);
  g_assert_true (is_possible (pane, "review.promote"));
  run (pane, "review.promote");
  g_assert_false (is_possible (pane, "review.promote"));
  g_assert_cmpuint (
      tengen_record_get_index (
          tengen_game_get_record (tengen_window_get_game (window)), 6),
      ==,
      0);
  run (pane, "review.delete");
  g_assert_cmpuint (count_moves (window), ==, 2);
  run (window, "win.undo");
  g_assert_cmpuint (count_moves (window), ==, 3);
  /* a window that has gone leaves the actions of the page alone */
  gtk_window_close (GTK_WINDOW (get_tree_window ()));
  settle ();
  tengen_session_step (get_session (window), -1);
  g_assert_true (is_possible (own, "review.delete"));
}

/* It follows the window: the game of another file, but not one to be played. */
static void
test_follow (Fixture *f, gconstpointer data)
{
  TengenWindow *window = open_game (f, "one.sgf", GAME);
  g_autoptr (TengenGameSetup) setup =
      tengen_game_setup_new (tengen_go_rules_find ("pure"), 9);
  TengenTreeWindow *tree;
  TengenDocument *document;

  open_tree (window);
  tree = get_tree_window ();
  document = tengen_document_new (setup, tengen_program_get_shelf (program));
  tengen_document_set_review (document, TRUE);
  tengen_window_replace_document (window, document);
  g_assert_true (get_tree_window () == tree);
  g_assert_true (get_shown () == get_session (window));
  g_assert_null (strstr (gtk_window_get_title (GTK_WINDOW (tree)), "Ann"));
  tengen_window_replace_document (
      window, tengen_document_new (setup, tengen_program_get_shelf (program)));
  settle ();
  g_assert_null (get_tree_window ());
}

/* Review and window take it along. */
static void
test_close (Fixture *f, gconstpointer data)
{
  TengenWindow *window = open_game (f, "one.sgf", GAME);

  open_tree (window);
  run (window, "win.review");
  settle ();
  g_assert_null (get_tree_window ());
  /* nothing opens it in play */
  run (window, "win.tree");
  g_assert_null (get_tree_window ());
  run (window, "win.review");
  open_tree (window);
  gtk_window_close (GTK_WINDOW (window));
  settle ();
  g_assert_null (get_tree_window ());
  g_assert_cmpuint (count_windows (), ==, 0);
}

/* Its size, and where the border of the panel is, are there again. */
static void
test_remember (Fixture *f, gconstpointer data)
{
  TengenSettings *settings = tengen_program_get_settings (program);
  TengenWindow *window = open_game (f, "one.sgf", GAME);
  int width, height;
  double part;

  open_tree (window);
  gtk_window_set_default_size (GTK_WINDOW (get_tree_window ()), 640, 333);
  gtk_window_close (GTK_WINDOW (get_tree_window ()));
  settle ();
  tengen_settings_get_tree_window (settings, &width, &height);
  g_assert_cmpint (width, ==, 640);
  g_assert_cmpint (height, ==, 333);
  open_tree (window);
  gtk_window_get_default_size (
      GTK_WINDOW (get_tree_window ()), &width, &height);
  g_assert_cmpint (width, ==, 640);
  g_assert_cmpint (height, ==, 333);

  g_object_set (tengen_play_page_get_review_panel (window->page),
                "tree-height",
                0.25,
                NULL);
  g_object_get (settings, "review-tree-height", &part, NULL);
  g_assert_cmpfloat (part, ==, 0.25);
  gtk_window_close (GTK_WINDOW (window));
  settle ();
  window = open_game (f, "two.sgf", GAME);
  g_object_get (tengen_play_page_get_review_panel (window->page),
                "tree-height",
                &part,
                NULL);
  g_assert_cmpfloat (part, ==, 0.25);
  g_object_set (settings, "review-tree-height", 0.5, NULL);
}

/* Where the first move is, once it is drawn. */
static double
wait_place (void)
{
  TengenReviewTree *tree = tengen_review_tree_pane_get_tree (get_pane ());
  double x, y;

  while (!tengen_review_tree_get_place (tree, 2, &x, &y))
    g_main_context_iteration (NULL, TRUE);
  return x;
}

static void
zoom (int steps)
{
  gtk_widget_activate_action (
      GTK_WIDGET (get_tree_window ()), "tree.zoom", "i", steps);
}

/* Three sizes, from its own buttons. */
static void
test_zoom (Fixture *f, gconstpointer data)
{
  double usual, larger;

  open_tree (open_game (f, "one.sgf", GAME));
  usual = wait_place ();
  zoom (1);
  larger = wait_place ();
  g_assert_cmpfloat (larger, >, usual);
  zoom (1);
  g_assert_cmpfloat (wait_place (), ==, larger);
  zoom (-1);
  g_assert_cmpfloat (wait_place (), ==, usual);
  zoom (-1);
  g_assert_cmpfloat (wait_place (), <, usual);
  tengen_review_tree_zoom (tengen_review_tree_pane_get_tree (get_pane ()), 0);
  g_assert_cmpfloat (wait_place (), ==, usual);
}

static void
add_tests (void)
{
  add ("/window-tree/open", test_open);
  add ("/window-tree/room", test_room);
  add ("/window-tree/actions", test_actions);
  add ("/window-tree/follow", test_follow);
  add ("/window-tree/close", test_close);
  add ("/window-tree/remember", test_remember);
  add ("/window-tree/zoom", test_zoom);
}

int
main (int argc, char **argv)
{
  return run_tests (argc, argv, add_tests);
}
