/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-play-page: the page where a game is played, its cards, list and row
 */
#include <locale.h>

#include "tengen-board-view.h"
#include "tengen-play-card.h"
#include "tengen-play-line.h"
#include "tengen-play-list.h"
#include "tengen-play-moves.h"
#include "tengen-play-page.h"
#include "tengen-play-walk.h"
#include "tengen-sgf-reader.h"

typedef struct
{
  TengenSession *session;
  GtkWidget *window;
  TengenPlayPage *page;
} Fixture;

static void
wait_mapped (GtkWidget *widget)
{
  while (!gtk_widget_get_mapped (widget))
    g_main_context_iteration (NULL, TRUE);
}

static void
painted_cb (GdkFrameClock *clock, gboolean *painted)
{
  *painted = TRUE;
}

/* Waits until everything has its size. */
static void
wait_frame (GtkWidget *widget)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (widget);
  gboolean painted = FALSE;
  gulong id = g_signal_connect (
      clock, "after-paint", G_CALLBACK (painted_cb), &painted);

  gtk_widget_queue_draw (widget);
  while (!painted)
    g_main_context_iteration (NULL, TRUE);
  g_signal_handler_disconnect (clock, id);
}

static void
settle (void)
{
  while (g_main_context_pending (NULL))
    g_main_context_iteration (NULL, FALSE);
}

static TengenSession *
make_session (const char *rules, int size)
{
  g_autoptr (TengenGameSetup) setup =
      tengen_game_setup_new (tengen_go_rules_find (rules), size);

  setup->black = g_strdup ("Hanako");
  return tengen_session_new (tengen_game_new (setup));
}

static void
set_up (Fixture *self, const char *rules, int size)
{
  self->session = make_session (rules, size);
  self->window = gtk_window_new ();
  self->page = TENGEN_PLAY_PAGE (tengen_play_page_new ());
  gtk_window_set_default_size (GTK_WINDOW (self->window), 1024, 652);
  gtk_window_set_child (GTK_WINDOW (self->window), GTK_WIDGET (self->page));
  tengen_play_page_set_session (self->page, self->session);
  gtk_window_present (GTK_WINDOW (self->window));
  wait_mapped (GTK_WIDGET (self->page));
}

static void
tear_down (Fixture *self)
{
  g_object_add_weak_pointer (G_OBJECT (self->page), (gpointer *) &self->page);
  gtk_window_destroy (GTK_WINDOW (self->window));
  settle ();
  g_assert_null (self->page);
  /* the session lives on without anybody who looks */
  tengen_session_step (self->session, -1);
  g_assert_finalize_object (self->session);
}

static gpointer
child (Fixture *self, const char *id)
{
  return gtk_widget_get_template_child (
      GTK_WIDGET (self->page), TENGEN_TYPE_PLAY_PAGE, id);
}

static void
act (Fixture *self, const char *action)
{
  g_assert_true (
      gtk_widget_activate_action (GTK_WIDGET (self->page), action, NULL));
}

static void
click (Fixture *self, int x, int y)
{
  TengenBoardView *board = child (self, "board");
  const TengenView *view = tengen_board_view_get_view (board);

  g_signal_emit_by_name (board,
                         "activated",
                         (guint) tengen_point_make (view->width, x, y),
                         1u,
                         1u);
}

/* Plays the points of a text: column letter from a, row from 1 at the top. */
static void
play (Fixture *self, const char *moves)
{
  g_auto (GStrv) list = g_strsplit (moves, " ", -1);

  for (guint i = 0; list[i] != NULL; i++)
    click (self, list[i][0] - 'a', list[i][1] - '1');
}

static guint
count_marks (Fixture *self, TengenViewMark mark)
{
  const TengenView *view = tengen_board_view_get_view (child (self, "board"));
  guint n = 0;

  for (int i = 0; i < view->width * view->height; i++)
    n += view->marks[i] == mark;
  return n;
}

/* 純碁: the stones on the board are counted, taken ones are worth nothing. */
static void
test_cards_pure (void)
{
  Fixture self;

  set_up (&self, "pure", 7);
  g_assert_true (tengen_play_card_get_turn (child (&self, "black")));
  g_assert_false (tengen_play_card_get_turn (child (&self, "white")));
  play (&self, "b1 a1 a2");
  g_assert_cmpstr (
      tengen_play_card_get_number (child (&self, "black")), ==, "2");
  g_assert_cmpstr (
      tengen_play_card_get_number (child (&self, "white")), ==, "0");
  g_assert_false (tengen_play_card_get_turn (child (&self, "black")));
  g_assert_true (tengen_play_card_get_turn (child (&self, "white")));
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (child (&self, "white")),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "White 0 on the board To move");
  tear_down (&self);
}

/* 囲碁: the prisoners that a player took. */
static void
test_cards_go (void)
{
  Fixture self;

  set_up (&self, "japan", 9);
  play (&self, "b1 a1 a2");
  g_assert_cmpstr (
      tengen_play_card_get_number (child (&self, "black")), ==, "1");
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (child (&self, "black")),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Black Hanako Prisoners 1");
  tear_down (&self);
}

/* A refused click changes nothing, says why and shows the stones. The ko:
 *
 *   . X O .
 *   X O . O      Black takes at c2, White may not retake at b2
 *   . X O .
 */
static void
test_refused (void)
{
  Fixture self;
  guint revision;

  set_up (&self, "pure", 7);
  play (&self, "b1 c1 a2 d2 b3 c3 g7 b2 c2");
  g_assert_cmpstr (tengen_play_page_get_sentence (self.page), ==, "");
  revision = tengen_session_get_revision (self.session);

  click (&self, 1, 1);
  g_assert_cmpuint (tengen_session_get_revision (self.session), ==, revision);
  g_assert_cmpstr (tengen_play_page_get_sentence (self.page), !=, "");
  g_assert_cmpint (tengen_play_line_get_kind (child (&self, "line")),
                   ==,
                   TENGEN_PLAY_LINE_REFUSED);
  g_assert_cmpuint (count_marks (&self, TENGEN_VIEW_MARK_REFUSED), ==, 1);
  /* the stone that took the ko is the last move too */
  g_assert_cmpuint (count_marks (&self, TENGEN_VIEW_MARK_EVIDENCE_LAST), ==, 1);

  click (&self, 6, 0);
  g_assert_cmpstr (tengen_play_page_get_sentence (self.page), ==, "");
  g_assert_cmpuint (count_marks (&self, TENGEN_VIEW_MARK_EVIDENCE_LAST), ==, 0);
  tear_down (&self);
}

/* The board stays where it is, whatever the line says. */
static void
test_room (void)
{
  Fixture self;
  GtkWidget *board;
  int height;

  set_up (&self, "pure", 9);
  wait_frame (GTK_WIDGET (self.page));
  board = child (&self, "board");
  height = gtk_widget_get_height (board);
  g_assert_cmpint (height, >, 400);
  play (&self, "a1 a1");
  g_assert_cmpstr (tengen_play_page_get_sentence (self.page), !=, "");
  wait_frame (GTK_WIDGET (self.page));
  g_assert_cmpint (gtk_widget_get_height (board), ==, height);
  act (&self, "game.pass");
  act (&self, "game.pass");
  wait_frame (GTK_WIDGET (self.page));
  g_assert_cmpint (gtk_widget_get_height (board), ==, height);
  tengen_play_line_say (child (&self, "line"),
                        TENGEN_PLAY_LINE_REFUSED,
                        "このふたりは続けてパスしました。もう一度打つときは"
                        "「対局に戻る」を選んでください。それまで石は置け"
                        "ません。石は置けません。石は置けません。");
  wait_frame (GTK_WIDGET (self.page));
  g_assert_cmpint (gtk_widget_get_height (board), ==, height);
  tear_down (&self);
}

static void
count_cb (guint *n)
{
  (*n)++;
}

/* Both pass: the line brings the count back. */
static void
test_stop (void)
{
  Fixture self;
  guint requested = 0;

  set_up (&self, "pure", 7);
  g_signal_connect_swapped (
      self.page, "count-requested", G_CALLBACK (count_cb), &requested);
  play (&self, "d4");
  gtk_widget_activate_action (GTK_WIDGET (self.page), "game.count", NULL);
  g_assert_cmpuint (requested, ==, 0);
  act (&self, "game.pass");
  g_assert_cmpstr (
      tengen_play_page_get_sentence (self.page), ==, "White passed.");
  act (&self, "game.pass");
  g_assert_cmpint (tengen_play_line_get_kind (child (&self, "line")),
                   ==,
                   TENGEN_PLAY_LINE_COUNT);
  act (&self, "game.count");
  g_assert_cmpuint (requested, ==, 1);
  g_assert_false (tengen_play_card_get_turn (child (&self, "black")));
  g_assert_false (tengen_play_card_get_turn (child (&self, "white")));

  act (&self, "game.undo");
  g_assert_cmpint (tengen_play_line_get_kind (child (&self, "line")),
                   ==,
                   TENGEN_PLAY_LINE_NOTE);
  tear_down (&self);
}

/* Resigning asks once; No leaves everything as it was. */
static void
test_resign (void)
{
  Fixture self;
  const TengenGame *game;

  set_up (&self, "pure", 7);
  play (&self, "d4");
  game = tengen_session_get_game (self.session);
  act (&self, "game.resign");
  g_assert_cmpstr (gtk_stack_get_visible_child_name (child (&self, "buttons")),
                   ==,
                   "resign");
  act (&self, "game.resign-no");
  g_assert_cmpstr (
      gtk_stack_get_visible_child_name (child (&self, "buttons")), ==, "play");
  g_assert_cmpint (
      tengen_game_get_result (game).kind, ==, TENGEN_RESULT_UNKNOWN);

  act (&self, "game.resign");
  act (&self, "game.resign-yes");
  g_assert_cmpint (
      tengen_game_get_result (game).kind, ==, TENGEN_RESULT_RESIGN);
  g_assert_cmpint (
      tengen_game_get_result (game).winner, ==, TENGEN_STONE_BLACK);
  g_assert_cmpint (tengen_play_line_get_kind (child (&self, "line")),
                   ==,
                   TENGEN_PLAY_LINE_RESULT);
  g_assert_cmpstr (tengen_play_page_get_sentence (self.page), !=, "");
  tear_down (&self);
}

/* An open question is gone when someone plays on. */
static void
test_resign_forgotten (void)
{
  Fixture self;

  set_up (&self, "pure", 7);
  act (&self, "game.resign");
  play (&self, "d4");
  g_assert_cmpstr (
      gtk_stack_get_visible_child_name (child (&self, "buttons")), ==, "play");
  tear_down (&self);
}

static void
assert_row (Fixture *self, guint row, const char *wanted)
{
  g_autofree char *text =
      tengen_play_list_format_row (child (self, "list"), row);

  g_assert_cmpstr (text, ==, wanted);
}

static GtkWidget *
find (GtkWidget *widget, GType type)
{
  GtkWidget *found = NULL;

  if (G_TYPE_CHECK_INSTANCE_TYPE (widget, type))
    return widget;
  for (GtkWidget *next = gtk_widget_get_first_child (widget);
       next != NULL && found == NULL;
       next = gtk_widget_get_next_sibling (next))
    found = find (next, type);
  return found;
}

/* The list names moves, captures and passes; choosing a row goes there. */
static void
test_list (void)
{
  Fixture self;
  GtkWidget *view;

  set_up (&self, "pure", 7);
  play (&self, "b1 a1 a2");
  act (&self, "game.pass");
  assert_row (&self, 0, "1 ● B7");
  assert_row (&self, 1, "2 ○ A7");
  g_assert_cmpuint (
      tengen_play_list_get_selected (child (&self, "list")), ==, 3);
  g_object_set (self.page, "coordinates", TENGEN_NOTATION_ONE_ONE, NULL);
  assert_row (&self, 0, "1 ● 2-1");
  assert_row (&self, 3, "4 ○ Pass");
  assert_row (&self, 4, NULL);

  view = find (child (&self, "list"), GTK_TYPE_LIST_VIEW);
  gtk_selection_model_select_item (
      gtk_list_view_get_model (GTK_LIST_VIEW (view)), 0, TRUE);
  g_assert_cmpuint (
      tengen_position_get_move (tengen_session_get_position (self.session)),
      ==,
      1);
  g_assert_cmpstr (
      tengen_play_walk_get_text (child (&self, "walk")), ==, "1 / 4");
  act (&self, "game.first");
  g_assert_cmpuint (tengen_play_list_get_selected (child (&self, "list")),
                    ==,
                    GTK_INVALID_LIST_POSITION);
  settle ();
  tear_down (&self);
}

/* The row where one is stays in sight. */
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

/* Buttons and slider walk; what is not possible is grey. */
static void
test_walk (void)
{
  Fixture self;
  TengenPlayWalk *walk;
  gboolean handled;

  set_up (&self, "pure", 7);
  walk = child (&self, "walk");
  g_assert_cmpstr (tengen_play_walk_get_text (walk), ==, "0 / 0");
  play (&self, "b1 a1 a2");
  g_assert_cmpstr (tengen_play_walk_get_text (walk), ==, "3 / 3");
  act (&self, "game.first");
  g_assert_cmpstr (tengen_play_walk_get_text (walk), ==, "0 / 3");
  act (&self, "game.forward");
  g_assert_cmpstr (tengen_play_walk_get_text (walk), ==, "1 / 3");
  act (&self, "game.last");
  act (&self, "game.back");
  g_assert_cmpstr (tengen_play_walk_get_text (walk), ==, "2 / 3");
  g_signal_emit_by_name (tengen_play_walk_get_scale (walk),
                         "change-value",
                         GTK_SCROLL_JUMP,
                         1.2,
                         &handled);
  g_assert_true (handled);
  g_assert_cmpstr (tengen_play_walk_get_text (walk), ==, "1 / 3");
  g_assert_cmpint (
      (int) gtk_range_get_value (tengen_play_walk_get_scale (walk)), ==, 1);
  tear_down (&self);
}

/* 待った takes the last move away; undo brings it back. */
static void
test_take_back (void)
{
  Fixture self;

  set_up (&self, "pure", 7);
  play (&self, "d4 c3");
  act (&self, "game.take-back");
  g_assert_cmpuint (
      tengen_position_get_move (tengen_session_get_position (self.session)),
      ==,
      1);
  act (&self, "game.undo");
  g_assert_cmpuint (
      tengen_position_get_move (tengen_session_get_position (self.session)),
      ==,
      2);
  tear_down (&self);
}

static void
ignore_cb (GObject *object, GParamSpec *pspec, guint *n)
{
  (*n)++;
}

/* Each property says once that it changed, and not when it did not. */
static void
test_properties (void)
{
  Fixture self;
  guint n = 0;
  int ghost;

  set_up (&self, "pure", 7);
  g_signal_connect (self.page, "notify", G_CALLBACK (ignore_cb), &n);
  g_object_set (self.page, "coordinates", -1, NULL);
  g_object_set (self.page, "coordinates", -1, NULL);
  g_assert_cmpuint (n, ==, 1);
  g_object_set (self.page, "numbers", TENGEN_VIEW_NUMBERS_ALL, NULL);
  g_object_set (self.page, "numbers", TENGEN_VIEW_NUMBERS_ALL, NULL);
  g_assert_cmpuint (n, ==, 2);
  g_object_set (self.page, "cell-ratio", 1.07, NULL);
  g_object_set (self.page, "cell-ratio", 1.07, NULL);
  g_assert_cmpuint (n, ==, 3);
  g_object_get (child (&self, "board"), "ghost-stone", &ghost, NULL);
  g_assert_cmpint (ghost, ==, TENGEN_STONE_BLACK);
  g_object_set (self.page, "ghost", FALSE, NULL);
  g_object_get (child (&self, "board"), "ghost-stone", &ghost, NULL);
  g_assert_cmpint (ghost, ==, TENGEN_STONE_NONE);
  g_object_set (self.page, "session", NULL, NULL);
  g_object_set (self.page, "session", self.session, NULL);
  g_assert_cmpuint (n, ==, 6);
  g_signal_handlers_disconnect_by_func (self.page, ignore_cb, &n);
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

/* Another game in the same session is shown from its start. */
static void
test_replaced (void)
{
  Fixture self;
  g_autoptr (TengenGameSetup) setup =
      tengen_game_setup_new (tengen_go_rules_find ("japan"), 13);

  set_up (&self, "pure", 7);
  play (&self, "d4 c3");
  tengen_session_set_game (self.session, tengen_game_new (setup));
  assert_row (&self, 0, NULL);
  g_assert_cmpint (
      tengen_board_view_get_view (child (&self, "board"))->width, ==, 13);
  g_assert_cmpstr (
      tengen_play_card_get_number (child (&self, "black")), ==, "0");
  tear_down (&self);
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
  g_assert_cmpstr (tengen_play_walk_get_text (walk), ==, "2 / 5");
  g_assert_true (tengen_play_walk_go_to (walk, "４"));
  g_assert_cmpstr (tengen_play_walk_get_text (walk), ==, "4 / 5");
  g_assert_false (tengen_play_walk_go_to (walk, "6"));
  g_assert_false (tengen_play_walk_go_to (walk, "-1"));
  g_assert_false (tengen_play_walk_go_to (walk, "two"));
  g_assert_false (tengen_play_walk_go_to (walk, ""));
  g_assert_cmpstr (tengen_play_walk_get_text (walk), ==, "4 / 5");
  g_assert_true (tengen_play_walk_go_to (walk, "0"));
  g_assert_cmpstr (tengen_play_walk_get_text (walk), ==, "0 / 5");

  act (&self, "game.go-to");
  entry = GTK_WIDGET (gtk_widget_get_template_child (
      GTK_WIDGET (walk), TENGEN_TYPE_PLAY_WALK, "entry"));
  gtk_editable_set_text (GTK_EDITABLE (entry), "3");
  g_signal_emit_by_name (entry, "activate");
  g_assert_cmpstr (tengen_play_walk_get_text (walk), ==, "3 / 5");
  settle ();
  tear_down (&self);
}

static void
wait_text (TengenPlayWalk *walk, const char *text)
{
  while (!g_str_equal (tengen_play_walk_get_text (walk), text))
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
  g_assert_cmpstr (tengen_play_walk_get_text (walk), ==, "14 / 24");
  act (&self, "game.back-ten");
  act (&self, "game.back-ten");
  g_assert_cmpstr (tengen_play_walk_get_text (walk), ==, "0 / 24");
  act (&self, "game.forward-ten");
  g_assert_cmpstr (tengen_play_walk_get_text (walk), ==, "10 / 24");
  tengen_session_play (self.session, 80);
  g_assert_cmpstr (tengen_play_walk_get_text (walk), ==, "11 / 11");
  act (&self, "game.previous-variation");
  g_assert_cmpstr (tengen_play_walk_get_text (walk), ==, "11 / 24");
  act (&self, "game.next-variation");
  g_assert_cmpstr (tengen_play_walk_get_text (walk), ==, "11 / 11");
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
  act (&self, "game.next-comment");
  g_assert_cmpstr (tengen_play_page_get_sentence (self.page),
                   ==,
                   "There is no comment after this.");
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

/* A move that breaks a rule is done and flagged; a number that cannot be seen
 * is said under the board. */
static void
test_recorded (void)
{
  const char *text = "(;GM[1]SZ[9];B[aa];W[ba];B[ab];W[cc];B[aa])";
  g_autoptr (TengenSgfReading) reading =
      tengen_sgf_read (text, strlen (text), NULL, NULL);
  Fixture self;
  const TengenView *view;

  set_up (&self, "japan", 9);
  tengen_session_set_game (
      self.session, tengen_game_open (g_steal_pointer (&reading->record), 0));
  g_object_set (self.page, "numbers", TENGEN_VIEW_NUMBERS_ALL, NULL);
  act (&self, "game.last");
  view = tengen_board_view_get_view (child (&self, "board"));
  g_assert_cmpint (view->stones[0], ==, TENGEN_STONE_BLACK);
  g_assert_cmpint (tengen_play_line_get_kind (child (&self, "line")),
                   ==,
                   TENGEN_PLAY_LINE_REFUSED);
  g_assert_cmpstr (tengen_play_page_get_sentence (self.page), !=, "");
  tear_down (&self);
}

/* Many numbers that cannot be seen are not all said. */
static void
test_many_again (void)
{
  g_autoptr (GString) text = g_string_new ("(;GM[1]SZ[9]AP[Tengen:1]");
  g_autoptr (TengenSgfReading) reading = NULL;
  Fixture self;
  const char *said;

  for (int i = 0; i < 500; i++)
    g_string_append (text, ";B[aa];W[ba];B[];W[ab];B[];W[]");
  g_string_append (text, ")");
  reading = tengen_sgf_read (text->str, text->len, NULL, NULL);
  set_up (&self, "japan", 9);
  g_object_set (self.page, "numbers", TENGEN_VIEW_NUMBERS_ALL, NULL);
  tengen_session_set_game (
      self.session, tengen_game_open (g_steal_pointer (&reading->record), 0));
  tengen_session_step (self.session, G_MAXINT);
  tengen_session_step (self.session, -2);
  said = tengen_play_page_get_sentence (self.page);
  g_assert_nonnull (strstr (said, "…"));
  g_assert_cmpint (g_utf8_strlen (said, -1), <, 1000);
  tear_down (&self);
}

/* Moves that may follow are seen in the review, where ST does not ask to keep
 * them off the board. */
static void
test_next_moves (void)
{
  static const struct
  {
    const char *text;
    int point;
  } cases[] = {
    { "(;GM[1]SZ[9](;B[aa])(;B[ba]))", 1 },
    { "(;GM[1]SZ[9]ST[2](;B[aa])(;B[ba]))", -1 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (TengenSgfReading) reading =
          tengen_sgf_read (cases[i].text, strlen (cases[i].text), NULL, NULL);
      Fixture self;
      const TengenView *view;

      set_up (&self, "japan", 9);
      tengen_session_set_game (
          self.session,
          tengen_game_open (g_steal_pointer (&reading->record), 0));
      view = tengen_board_view_get_view (child (&self, "board"));
      g_assert_cmpint (view->next[1], ==, 0);
      g_object_set (self.page, "review", TRUE, NULL);
      view = tengen_board_view_get_view (child (&self, "board"));
      g_assert_cmpint (view->next[1] != 0, ==, cases[i].point == 1);
      tear_down (&self);
    }
}

/* The panel is made when it is needed first; the review is left as it came. */
static void
test_review (void)
{
  Fixture self;
  guint n = 0;
  GtkStack *side;
  int width, height;

  set_up (&self, "pure", 7);
  side = child (&self, "side");
  g_assert_null (gtk_stack_get_child_by_name (side, "review"));
  tengen_play_page_flush (self.page);
  g_signal_connect (self.page, "notify::review", G_CALLBACK (ignore_cb), &n);
  g_object_set (self.page, "review", TRUE, NULL);
  g_object_set (self.page, "review", TRUE, NULL);
  g_assert_cmpuint (n, ==, 1);
  g_assert_cmpstr (gtk_stack_get_visible_child_name (side), ==, "review");
  g_assert_true (gtk_stack_get_visible_child (side) ==
                 GTK_WIDGET (tengen_play_page_get_review_panel (self.page)));
  wait_frame (GTK_WIDGET (self.page));
  g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (side)), <=, 430);
  g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (side)), >=, 330);
  /* a window 1024 pixels wide is wide enough, whatever the language */
  gtk_widget_measure (GTK_WIDGET (self.page),
                      GTK_ORIENTATION_HORIZONTAL,
                      -1,
                      &width,
                      NULL,
                      NULL,
                      NULL);
  g_assert_cmpint (width, <=, 1024);
  gtk_widget_measure (GTK_WIDGET (self.page),
                      GTK_ORIENTATION_VERTICAL,
                      -1,
                      &height,
                      NULL,
                      NULL,
                      NULL);
  g_assert_cmpint (height, <=, 600);
  g_object_set (self.page, "review", FALSE, NULL);
  g_assert_cmpuint (n, ==, 2);
  g_assert_cmpstr (gtk_stack_get_visible_child_name (side), ==, "play");
  tear_down (&self);
}

int
main (int argc, char **argv)
{
  if (g_getenv ("DISPLAY") == NULL && g_getenv ("WAYLAND_DISPLAY") == NULL)
    {
      g_print ("1..0 # SKIP no display\n");
      return 0;
    }
  gtk_test_init (&argc, &argv, NULL);
  setlocale (LC_ALL, "C.UTF-8");
  g_test_set_nonfatal_assertions ();

  g_test_add_func ("/play/page/cards-pure", test_cards_pure);
  g_test_add_func ("/play/page/cards-go", test_cards_go);
  g_test_add_func ("/play/page/refused", test_refused);
  g_test_add_func ("/play/page/room", test_room);
  g_test_add_func ("/play/page/stop", test_stop);
  g_test_add_func ("/play/page/resign", test_resign);
  g_test_add_func ("/play/page/resign-forgotten", test_resign_forgotten);
  g_test_add_func ("/play/page/list", test_list);
  g_test_add_func ("/play/page/list-scroll", test_list_scroll);
  g_test_add_func ("/play/page/walk", test_walk);
  g_test_add_func ("/play/page/take-back", test_take_back);
  g_test_add_func ("/play/page/properties", test_properties);
  g_test_add_func ("/play/moves", test_moves);
  g_test_add_func ("/play/page/replaced", test_replaced);
  g_test_add_func ("/play/page/go-to", test_go_to);
  g_test_add_func ("/play/page/autoplay", test_autoplay);
  g_test_add_func ("/play/page/jumps", test_jumps);
  g_test_add_func ("/play/page/numbers-from", test_numbers_from);
  g_test_add_func ("/play/page/recorded", test_recorded);
  g_test_add_func ("/play/page/many-again", test_many_again);
  g_test_add_func ("/play/page/next-moves", test_next_moves);
  g_test_add_func ("/play/page/review", test_review);
  return g_test_run ();
}
