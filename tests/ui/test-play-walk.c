/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-play-walk: the list of moves and walking through a game
 */
#include "play-page.h"

#include "tengen-board-look.h"
#include "tengen-play-moves.h"
#include "play-parts.h"
#include "template-child.h"
#include "widget-keys.h"

static guint
get_selected_row (Fixture *self)
{
  GtkListView *view = template_child (child (self, "list"), "view");

  return gtk_single_selection_get_selected (
      GTK_SINGLE_SELECTION (gtk_list_view_get_model (view)));
}

/* The list names moves, captures and passes; choosing a row goes there. */
static void
test_list (void)
{
  TengenBoardLook *look = tengen_board_look_get_default ();
  Fixture self;
  GtkWidget *view;

  set_up (&self, "pure", 7);
  play (&self, "b1 a1 a2");
  act (&self, "game.pass");
  assert_row (&self, 0, "1 ● B7");
  assert_row (&self, 1, "2 ○ A7");
  g_assert_cmpuint (get_selected_row (&self), ==, 3);
  g_object_set (look, "coordinates", TENGEN_NOTATION_ONE_ONE, NULL);
  assert_row (&self, 0, "1 ● 2-1");
  assert_row (&self, 3, "4 ○ Pass");
  assert_row (&self, 4, NULL);
  g_object_set (look, "coordinates", TENGEN_NOTATION_A1, NULL);

  view = find (child (&self, "list"), GTK_TYPE_LIST_VIEW);
  gtk_selection_model_select_item (
      gtk_list_view_get_model (GTK_LIST_VIEW (view)), 0, TRUE);
  g_assert_cmpuint (
      tengen_position_get_move (tengen_session_get_position (self.session)),
      ==,
      1);
  g_assert_cmpstr (template_text (child (&self, "walk"), "where"), ==, "1 / 4");
  act (&self, "game.first");
  g_assert_cmpuint (get_selected_row (&self), ==, GTK_INVALID_LIST_POSITION);
  settle ();
  tear_down (&self);
}

/* The row of the current move stays in sight. */
static void
test_list_scroll (void)
{
  Fixture self;
  GtkWidget *scroller;
  GtkAdjustment *vertical;
  double end;

  set_up (&self, "japan", 9);
  scroller = find (child (&self, "list"), GTK_TYPE_SCROLLED_WINDOW);
  vertical =
      gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));
  for (int i = 0; i < 60; i++)
    tengen_session_play (self.session, (TengenPoint) (i * 7 % 81));
  wait_frame (GTK_WIDGET (self.page));
  settle ();
  wait_frame (GTK_WIDGET (self.page));
  end = gtk_adjustment_get_upper (vertical) -
        gtk_adjustment_get_page_size (vertical);
  g_assert_cmpfloat (end, >, 0);
  g_assert_cmpfloat (gtk_adjustment_get_value (vertical), >, end - 10);
  act (&self, "game.first");
  wait_frame (GTK_WIDGET (self.page));
  settle ();
  wait_frame (GTK_WIDGET (self.page));
  g_assert_cmpfloat (gtk_adjustment_get_value (vertical), <, 10);
  tear_down (&self);
}

static void
wait_scrolled (Fixture *self)
{
  for (int i = 0; i < 3; i++)
    {
      wait_frame (GTK_WIDGET (self->page));
      settle ();
    }
}

/* How far down the list the row of the cursor ends. */
static double
measure_cursor (GtkWidget *scroller)
{
  GtkWidget *row =
      gtk_widget_get_first_child (find (scroller, GTK_TYPE_LIST_VIEW));
  graphene_rect_t bounds;

  while (row != NULL &&
         (gtk_widget_get_state_flags (row) & GTK_STATE_FLAG_SELECTED) == 0)
    row = gtk_widget_get_next_sibling (row);
  g_assert_nonnull (row);
  g_assert_true (gtk_widget_compute_bounds (row, scroller, &bounds));
  return (double) (bounds.origin.y + bounds.size.height);
}

/* Nor is it cut where something else takes height from a list that has never
 * been scrolled. */
static void
test_list_lower (void)
{
  Fixture self;
  GtkWidget *scroller;
  int height;

  set_up (&self, "japan", 9);
  scroller = find (child (&self, "list"), GTK_TYPE_SCROLLED_WINDOW);
  for (int i = 0; i < 9; i++)
    tengen_session_play (self.session, (TengenPoint) (i * 5));
  wait_scrolled (&self);
  height = gtk_widget_get_height (scroller);
  g_assert_cmpfloat (measure_cursor (scroller), <, height + 1);
  gtk_widget_set_margin_top (child (&self, "list"), height - 94);
  wait_scrolled (&self);
  g_assert_cmpint (gtk_widget_get_height (scroller), ==, 94);
  g_assert_cmpfloat (measure_cursor (scroller), <, 95);
  tear_down (&self);
}

/* Buttons and slider walk; what is not possible is grey. */
static void
test_walk (void)
{
  Fixture self;
  TengenPlayWalk *walk;
  gboolean handled;

  set_up (&self, "pure", 7);
  walk = child (&self, "walk");
  g_assert_cmpstr (template_text (walk, "where"), ==, "0 / 0");
  play (&self, "b1 a1 a2");
  g_assert_cmpstr (template_text (walk, "where"), ==, "3 / 3");
  act (&self, "game.first");
  g_assert_cmpstr (template_text (walk, "where"), ==, "0 / 3");
  act (&self, "game.forward");
  g_assert_cmpstr (template_text (walk, "where"), ==, "1 / 3");
  act (&self, "game.last");
  act (&self, "game.back");
  g_assert_cmpstr (template_text (walk, "where"), ==, "2 / 3");
  g_signal_emit_by_name (template_child (walk, "scale"),
                         "change-value",
                         GTK_SCROLL_JUMP,
                         1.2,
                         &handled);
  g_assert_true (handled);
  g_assert_cmpstr (template_text (walk, "where"), ==, "1 / 3");
  g_assert_cmpint (
      (int) gtk_range_get_value (template_child (walk, "scale")), ==, 1);
  tear_down (&self);
}

static void
note_cb (GListModel *model, guint at, guint removed, guint added, GString *log)
{
  g_string_append_printf (log, " %u-%u+%u", at, removed, added);
}

/* Only what differs is said to have changed, also in a long game. */
static void
test_moves (void)
{
  g_autoptr (TengenSession) session = make_session ("japan", 19);
  const TengenGame *game = tengen_session_get_game (session);
  g_autoptr (TengenPlayMoves) moves = tengen_play_moves_new ();
  g_autoptr (GString) log = g_string_new (NULL);

  g_signal_connect (moves, "items-changed", G_CALLBACK (note_cb), log);
  for (int i = 0; i < 300; i++)
    g_assert_true (tengen_session_play (session, (TengenPoint) (i * 7 % 361)));
  tengen_play_moves_update (moves, game);
  tengen_play_moves_update (moves, game);
  g_assert_true (tengen_session_play (session, 300 * 7 % 361));
  tengen_play_moves_update (moves, game);
  tengen_session_step (session, -10);
  tengen_play_moves_update (moves, game);
  g_assert_true (tengen_session_play (session, 310 * 7 % 361));
  tengen_play_moves_update (moves, game);
  g_assert_cmpstr (log->str, ==, " 0-0+300 300-0+1 291-10+1");

  g_assert_cmpuint (tengen_play_moves_find (moves, 0), ==, G_MAXUINT);
  g_assert_cmpuint (tengen_play_moves_find (moves, 1), ==, 0);
  g_assert_cmpuint (tengen_play_moves_find (moves, 9999), ==, 291);
  tengen_play_moves_update (moves, NULL);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (moves)), ==, 0);
}

/* A move that takes stones says how many. */
static void
test_taken (void)
{
  static const TengenPoint points[] = { 1, 0, 9 };
  g_autoptr (TengenSession) session = make_session ("japan", 9);
  g_autoptr (TengenPlayMoves) moves = tengen_play_moves_new ();

  for (guint i = 0; i < G_N_ELEMENTS (points); i++)
    g_assert_true (tengen_session_play (session, points[i]));
  tengen_play_moves_update (moves, tengen_session_get_game (session));
  for (guint i = 0; i < G_N_ELEMENTS (points); i++)
    {
      g_autoptr (TengenPlayMove) move =
          g_list_model_get_item (G_LIST_MODEL (moves), i);

      g_assert_cmpint (
          tengen_play_move_get_info (move)->taken, ==, i == 2 ? 1 : 0);
    }
}

/* A number that is typed, also in full width, goes to the move. */
static void
test_go_to (void)
{
  Fixture self;
  TengenPlayWalk *walk;
  GtkWidget *entry;

  set_up (&self, "pure", 7);
  walk = child (&self, "walk");
  g_assert_false (tengen_play_walk_go_to (walk, "1"));
  play (&self, "b1 a1 a2 c3 d4");
  g_assert_true (tengen_play_walk_go_to (walk, " 2 "));
  g_assert_cmpstr (template_text (walk, "where"), ==, "2 / 5");
  g_assert_true (tengen_play_walk_go_to (walk, "４"));
  g_assert_cmpstr (template_text (walk, "where"), ==, "4 / 5");
  g_assert_false (tengen_play_walk_go_to (walk, "6"));
  g_assert_false (tengen_play_walk_go_to (walk, "-1"));
  g_assert_false (tengen_play_walk_go_to (walk, "two"));
  g_assert_false (tengen_play_walk_go_to (walk, ""));
  g_assert_cmpstr (template_text (walk, "where"), ==, "4 / 5");
  g_assert_true (tengen_play_walk_go_to (walk, "0"));
  g_assert_cmpstr (template_text (walk, "where"), ==, "0 / 5");

  act (&self, "game.go-to");
  entry = GTK_WIDGET (gtk_widget_get_template_child (
      GTK_WIDGET (walk), TENGEN_TYPE_PLAY_WALK, "entry"));
  gtk_editable_set_text (GTK_EDITABLE (entry), "3");
  g_signal_emit_by_name (entry, "activate");
  g_assert_cmpstr (template_text (walk, "where"), ==, "3 / 5");
  settle ();
  tear_down (&self);
}

static void
wait_text (TengenPlayWalk *walk, const char *text)
{
  while (!g_str_equal (template_text (walk, "where"), text))
    g_main_context_iteration (NULL, TRUE);
}

/* Autoplay stops at the end, at a click, and when something else happens. */
static void
test_autoplay (void)
{
  Fixture self;
  TengenPlayWalk *walk;
  TengenPlayAuto *walker;

  set_up (&self, "pure", 7);
  walk = child (&self, "walk");
  walker = tengen_play_walk_get_auto (walk);
  g_object_set (walker, "interval", TENGEN_PLAY_AUTO_MIN, NULL);
  tengen_play_auto_start (walker);
  g_assert_false (tengen_play_auto_get_playing (walker));
  play (&self, "b1 a1 a2");
  act (&self, "game.first");
  act (&self, "game.autoplay");
  g_assert_true (tengen_play_auto_get_playing (walker));
  wait_text (walk, "2 / 3");
  g_assert_true (tengen_play_auto_get_playing (walker));
  act (&self, "game.back");
  g_assert_false (tengen_play_auto_get_playing (walker));
  act (&self, "game.autoplay");
  wait_text (walk, "3 / 3");
  g_assert_false (tengen_play_auto_get_playing (walker));
  act (&self, "game.first");
  act (&self, "game.autoplay");
  act (&self, "game.autoplay");
  g_assert_false (tengen_play_auto_get_playing (walker));
  act (&self, "game.autoplay");
  /* refused, but a click all the same */
  act (&self, "game.last");
  act (&self, "game.first");
  tengen_play_auto_start (walker);
  g_signal_emit_by_name (child (&self, "board"), "activated", 0u, 3u, 1u);
  g_assert_false (tengen_play_auto_get_playing (walker));
  tengen_play_auto_start (walker);
  tear_down (&self);
}

/* Ten at once, variations, branches, the main line. */
static void
test_jumps (void)
{
  Fixture self;
  TengenPlayWalk *walk;

  set_up (&self, "japan", 9);
  walk = child (&self, "walk");
  for (int i = 0; i < 24; i++)
    tengen_session_play (self.session, (TengenPoint) (i * 7 % 81));
  act (&self, "game.back-ten");
  g_assert_cmpstr (template_text (walk, "where"), ==, "14 / 24");
  act (&self, "game.back-ten");
  act (&self, "game.back-ten");
  g_assert_cmpstr (template_text (walk, "where"), ==, "0 / 24");
  act (&self, "game.forward-ten");
  g_assert_cmpstr (template_text (walk, "where"), ==, "10 / 24");
  tengen_session_play (self.session, 80);
  g_assert_cmpstr (template_text (walk, "where"), ==, "11 / 11");
  act (&self, "game.previous-variation");
  g_assert_cmpstr (template_text (walk, "where"), ==, "11 / 24");
  act (&self, "game.next-variation");
  g_assert_cmpstr (template_text (walk, "where"), ==, "11 / 11");
  act (&self, "game.main-line");
  g_assert_cmpuint (
      tengen_position_get_move (tengen_session_get_position (self.session)),
      ==,
      10);
  act (&self, "game.first");
  act (&self, "game.next-branch");
  g_assert_cmpuint (
      tengen_position_get_move (tengen_session_get_position (self.session)),
      ==,
      10);
  act (&self, "game.forward");
  act (&self, "game.previous-branch");
  g_assert_cmpuint (
      tengen_position_get_move (tengen_session_get_position (self.session)),
      ==,
      10);
  tear_down (&self);
}

static void
set_comment (TengenSession *session, const char *text)
{
  const TengenGame *game = tengen_session_get_game (session);

  g_assert_true (
      tengen_session_apply (session,
                            tengen_edit_text (tengen_game_get_record (game),
                                              tengen_game_get_cursor (game),
                                              TENGEN_PROPERTY_C,
                                              text)));
}

/* The button is grey where no comment follows; its key says why. */
static void
test_comments (void)
{
  Fixture self;
  GtkWidget *button = gtk_button_new ();
  GtkWidget *page;

  set_up (&self, "japan", 9);
  page = GTK_WIDGET (self.page);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "game.next-comment");
  gtk_widget_set_parent (button, page);
  play (&self, "a1 b1 c1");
  g_assert_false (gtk_widget_is_sensitive (button));
  run_shortcut (page, GDK_KEY_period, GDK_ALT_MASK);
  g_assert_cmpstr (
      get_page_sentence (self.page), ==, "There is no comment after this.");
  set_comment (self.session, "Here");
  g_assert_false (gtk_widget_is_sensitive (button));
  act (&self, "game.back");
  act (&self, "game.back");
  g_assert_true (gtk_widget_is_sensitive (button));
  run_shortcut (page, GDK_KEY_period, GDK_ALT_MASK);
  g_assert_false (gtk_widget_is_sensitive (button));
  g_assert_cmpuint (
      tengen_position_get_move (tengen_session_get_position (self.session)),
      ==,
      3);
  gtk_widget_unparent (button);
  tear_down (&self);
}

/* Numbers from a move on, and as they were before. */
static void
test_numbers_from (void)
{
  Fixture self;
  int numbers;

  set_up (&self, "japan", 9);
  play (&self, "a1 b1 c1 d1");
  act (&self, "game.back");
  act (&self, "game.numbers-from-here");
  act (&self, "game.forward");
  g_assert_cmpuint (
      tengen_board_view_get_view (child (&self, "board"))->numbers[0], ==, 0);
  g_assert_cmpuint (
      tengen_board_view_get_view (child (&self, "board"))->numbers[2], ==, 1);
  g_assert_cmpuint (
      tengen_board_view_get_view (child (&self, "board"))->numbers[3], ==, 2);
  act (&self, "game.back");
  act (&self, "game.numbers-from-here");
  g_object_get (self.page, "numbers", &numbers, NULL);
  g_assert_cmpint (numbers, ==, TENGEN_VIEW_NUMBERS_NONE);
  tear_down (&self);
}

int
main (int argc, char **argv)
{
  if (!start_tests (argc, argv))
    return 0;

  g_test_add_func ("/play/page/list", test_list);
  g_test_add_func ("/play/page/list-scroll", test_list_scroll);
  g_test_add_func ("/play/page/list-lower", test_list_lower);
  g_test_add_func ("/play/page/walk", test_walk);
  g_test_add_func ("/play/moves", test_moves);
  g_test_add_func ("/play/moves/taken", test_taken);
  g_test_add_func ("/play/page/go-to", test_go_to);
  g_test_add_func ("/play/page/autoplay", test_autoplay);
  g_test_add_func ("/play/page/jumps", test_jumps);
  g_test_add_func ("/play/page/comments", test_comments);
  g_test_add_func ("/play/page/numbers-from", test_numbers_from);
  return g_test_run ();
}
