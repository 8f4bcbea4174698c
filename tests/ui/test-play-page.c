/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-play-page: the page where a game is played, and its cards
 */
#include "play-page.h"
#include "session-changes.h"

#include "tengen-board-look.h"
#include "tengen-sgf-reader.h"
#include "play-parts.h"
#include "template-child.h"

/* 純碁: the stones on the board are counted, taken ones are worth nothing. */
static void
test_cards_pure (void)
{
  Fixture self;

  set_up (&self, "pure", 7);
  g_assert_true (has_turn (child (&self, "black")));
  g_assert_false (has_turn (child (&self, "white")));
  play (&self, "b1 a1 a2");
  g_assert_cmpstr (template_text (child (&self, "black"), "number"), ==, "2");
  g_assert_cmpstr (template_text (child (&self, "white"), "number"), ==, "0");
  g_assert_false (has_turn (child (&self, "black")));
  g_assert_true (has_turn (child (&self, "white")));
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
  g_assert_cmpstr (template_text (child (&self, "black"), "number"), ==, "1");
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (child (&self, "black")),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Black Hanako Prisoners 1");
  tear_down (&self);
}

/* What is played is seen: rule set, handicap, komi, ranks. */
static void
test_terms (void)
{
  static const char record[] =
      "(;GM[1]SZ[19]RU[Japanese]TNR[japan]HA[2]KM[0.5]PB[Ann]BR[2k]PW[Bob]"
      "WR[二段]AB[dd][pp])";
  g_autoptr (TengenSgfReading) reading =
      tengen_sgf_read (record, strlen (record), NULL, NULL);
  Fixture self;

  set_up (&self, "pure", 7);
  g_assert_false (gtk_widget_get_visible (child (&self, "terms")));
  tengen_session_set_game (
      self.session, tengen_game_open (g_steal_pointer (&reading->record), 0));
  g_assert_true (gtk_widget_get_visible (child (&self, "terms")));
  g_assert_cmpstr (gtk_label_get_label (child (&self, "terms")),
                   ==,
                   "Japanese rules, 2 handicap stones, komi 0.5 points");
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (child (&self, "black")),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Black, 2 kyu Ann Prisoners 0");
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (child (&self, "white")),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "White, 2 dan Bob Prisoners 0 To move");
  tear_down (&self);
}

/* A record may name a level that does not play on its board. */
static void
test_level (void)
{
  static const char record[] =
      "(;GM[1]FF[4]SZ[25]TNR[china]TNO[second level=10 seed=1])";
  g_autoptr (TengenSgfReading) reading =
      tengen_sgf_read (record, strlen (record), NULL, NULL);
  Fixture self;

  set_up (&self, "pure", 7);
  tengen_session_set_game (
      self.session, tengen_game_open (g_steal_pointer (&reading->record), 0));
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (child (&self, "white")),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "White, Lv. 4 Computer Prisoners 0");
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
  guint n_changes;

  set_up (&self, "pure", 7);
  play (&self, "b1 c1 a2 d2 b3 c3 g7 b2 c2");
  g_assert_cmpstr (get_page_sentence (self.page), ==, "");
  count_changes (self.session, &n_changes);

  click (&self, 1, 1);
  g_assert_cmpuint (n_changes, ==, 0);
  g_assert_cmpstr (get_page_sentence (self.page), !=, "");
  g_assert_cmpint (tengen_play_line_get_kind (child (&self, "line")),
                   ==,
                   TENGEN_PLAY_LINE_REFUSED);
  g_assert_cmpuint (count_marks (&self, TENGEN_VIEW_MARK_REFUSED), ==, 1);
  /* the stone that took the ko is the last move too */
  g_assert_cmpuint (count_marks (&self, TENGEN_VIEW_MARK_EVIDENCE_LAST), ==, 1);

  click (&self, 6, 0);
  g_assert_cmpstr (get_page_sentence (self.page), ==, "");
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
  g_assert_cmpstr (get_page_sentence (self.page), !=, "");
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
  g_assert_cmpstr (get_page_sentence (self.page), ==, "White passed.");
  act (&self, "game.pass");
  g_assert_cmpint (tengen_play_line_get_kind (child (&self, "line")),
                   ==,
                   TENGEN_PLAY_LINE_COUNT);
  act (&self, "game.count");
  g_assert_cmpuint (requested, ==, 1);
  g_assert_false (has_turn (child (&self, "black")));
  g_assert_false (has_turn (child (&self, "white")));

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
                   "question");
  act (&self, "game.no");
  g_assert_cmpstr (
      gtk_stack_get_visible_child_name (child (&self, "buttons")), ==, "play");
  g_assert_cmpint (
      tengen_game_get_result (game).kind, ==, TENGEN_RESULT_UNKNOWN);

  act (&self, "game.resign");
  act (&self, "game.yes");
  g_assert_cmpint (
      tengen_game_get_result (game).kind, ==, TENGEN_RESULT_RESIGN);
  g_assert_cmpint (
      tengen_game_get_result (game).winner, ==, TENGEN_STONE_BLACK);
  g_assert_cmpint (tengen_play_line_get_kind (child (&self, "line")),
                   ==,
                   TENGEN_PLAY_LINE_RESULT);
  /* the card in the panel says it; without the panel the line does */
  g_assert_cmpstr (get_page_sentence (self.page), ==, "");
  tengen_play_page_set_alone (self.page, TRUE);
  g_assert_cmpstr (
      get_page_sentence (self.page), ==, "Black wins by resignation");
  tengen_play_page_set_alone (self.page, FALSE);
  g_assert_cmpstr (get_page_sentence (self.page), ==, "");
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
  TengenBoardLook *look = tengen_board_look_get_default ();
  Fixture self;
  guint n = 0;
  int ghost;

  set_up (&self, "pure", 7);
  g_signal_connect (self.page, "notify", G_CALLBACK (ignore_cb), &n);
  g_signal_connect (
      child (&self, "board"), "notify::cell-ratio", G_CALLBACK (ignore_cb), &n);
  g_signal_connect (child (&self, "board"),
                    "notify::coordinates",
                    G_CALLBACK (ignore_cb),
                    &n);
  g_object_set (look, "coordinates", -1, NULL);
  g_object_set (look, "coordinates", -1, NULL);
  g_assert_cmpuint (n, ==, 1);
  g_object_set (self.page, "numbers", TENGEN_VIEW_NUMBERS_ALL, NULL);
  g_object_set (self.page, "numbers", TENGEN_VIEW_NUMBERS_ALL, NULL);
  g_assert_cmpuint (n, ==, 2);
  g_object_set (look, "cell-ratio", 1.07, NULL);
  g_object_set (look, "cell-ratio", 1.07, NULL);
  g_assert_cmpuint (n, ==, 3);
  g_object_get (child (&self, "board"), "ghost-stone", &ghost, NULL);
  g_assert_cmpint (ghost, ==, TENGEN_STONE_BLACK);
  g_object_set (self.page, "ghost", FALSE, NULL);
  g_object_get (child (&self, "board"), "ghost-stone", &ghost, NULL);
  g_assert_cmpint (ghost, ==, TENGEN_STONE_NONE);
  g_object_set (self.page, "session", NULL, NULL);
  g_object_set (self.page, "session", self.session, NULL);
  /* `can-estimate` goes and comes with it */
  g_assert_cmpuint (n, ==, 4 + 2 * 2);
  g_signal_handlers_disconnect_by_func (self.page, ignore_cb, &n);
  g_signal_handlers_disconnect_by_func (child (&self, "board"), ignore_cb, &n);
  g_object_set (
      look, "cell-ratio", 1.0, "coordinates", TENGEN_NOTATION_A1, NULL);
  tear_down (&self);
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
  g_assert_cmpstr (template_text (child (&self, "black"), "number"), ==, "0");
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
  g_assert_cmpstr (get_page_sentence (self.page), !=, "");
  tear_down (&self);
}

/* A game that was settled elsewhere is not to be settled once more. */
static void
test_recorded_result (void)
{
  static const struct
  {
    const char *text;
    const char *said;
    TengenPlayLineKind kind;
  } cases[] = {
    { "(;GM[1]SZ[9]RE[W+24.5];B[aa];W[];B[])",
      "Play has stopped. The result in the record: "
      "White wins by 24.5 points.",
      TENGEN_PLAY_LINE_NOTE },
    { "(;GM[1]SZ[9];B[aa];W[];B[])",
      "Play has stopped. Now settle the count together.",
      TENGEN_PLAY_LINE_COUNT },
    { "(;GM[1]SZ[9]RE[W+24.5]TNR[japan];B[aa];W[];B[])",
      "Play has stopped. Now settle the count together.",
      TENGEN_PLAY_LINE_COUNT },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (TengenSgfReading) reading =
          tengen_sgf_read (cases[i].text, strlen (cases[i].text), NULL, NULL);
      Fixture self;

      set_up (&self, "japan", 9);
      tengen_session_set_game (
          self.session,
          tengen_game_open (g_steal_pointer (&reading->record), 0));
      tengen_session_step (self.session, G_MAXINT);
      g_assert_cmpstr (get_page_sentence (self.page), ==, cases[i].said);
      g_assert_cmpint (
          tengen_play_line_get_kind (child (&self, "line")), ==, cases[i].kind);
      tear_down (&self);
    }
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
  said = get_page_sentence (self.page);
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

static guint
get_proposed (TengenBoardView *board)
{
  guint proposed;

  g_object_get (board, "proposed", &proposed, NULL);
  return proposed;
}

/* Presses a point as the pointer does. */
static void
press_point (TengenBoardView *board, TengenPoint point)
{
  g_autoptr (GListModel) controllers =
      gtk_widget_observe_controllers (GTK_WIDGET (board));
  double x, y;

  tengen_board_view_get_point_center (board, point, &x, &y);
  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GObject) gesture = g_list_model_get_item (controllers, i);

      if (GTK_IS_GESTURE_CLICK (gesture))
        g_signal_emit_by_name (gesture, "pressed", 1, x, y);
    }
}

/* A stone that is proposed in play is none in the review, and back. */
static void
test_proposed (void)
{
  Fixture self;
  TengenBoardView *board;

  set_up (&self, "pure", 7);
  board = child (&self, "board");
  g_object_set (board, "two-step", TRUE, NULL);
  tengen_play_page_flush (self.page);
  wait_frame (GTK_WIDGET (board));
  press_point (board, 24);
  g_assert_cmpuint (get_proposed (board), ==, 24);
  g_object_set (self.page, "review", TRUE, NULL);
  g_assert_cmpuint (get_proposed (board), ==, TENGEN_POINT_NONE);
  wait_frame (GTK_WIDGET (board));
  press_point (board, 24);
  g_assert_cmpuint (get_proposed (board), ==, 24);
  g_object_set (self.page, "review", FALSE, NULL);
  g_assert_cmpuint (get_proposed (board), ==, TENGEN_POINT_NONE);
  tear_down (&self);
}

/* Tab leaves the board on both sides: the list has no rows yet. */
static void
test_tab (void)
{
  Fixture self;
  GtkWindow *window;
  GtkWidget *focus;

  set_up (&self, "pure", 7);
  window = GTK_WINDOW (self.window);
  tengen_play_page_focus_board (self.page);
  gtk_widget_child_focus (self.window, GTK_DIR_TAB_FORWARD);
  focus = gtk_window_get_focus (window);
  g_assert_true (GTK_IS_BUTTON (focus));
  gtk_widget_child_focus (self.window, GTK_DIR_TAB_BACKWARD);
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (window),
                                         child (&self, "board")));
  g_assert_false (
      gtk_widget_child_focus (GTK_WIDGET (self.page), GTK_DIR_TAB_BACKWARD));
  tear_down (&self);
}

static gboolean
is_seen (Fixture *self, const char *id)
{
  return gtk_stack_get_visible_child (child (self, "told")) == child (self, id);
}

/* Of what is equally important the latest is seen below the board; a refusal
 * comes before news, whenever it came. */
static void
test_told (void)
{
  Fixture self;

  set_up (&self, "japan", 9);
  TengenNotice *notice = tengen_play_page_get_notice (self.page);
  tengen_notice_show (notice, "Old news.");
  act (&self, "game.pass");
  g_assert_true (is_seen (&self, "line"));
  tengen_notice_show (notice, "News.");
  g_assert_true (is_seen (&self, "notice"));
  act (&self, "game.take-back");
  act (&self, "game.pass");
  g_assert_true (is_seen (&self, "line"));
  tengen_notice_tell (notice, TENGEN_NOTICE_REFUSAL, "Not done.");
  act (&self, "game.take-back");
  act (&self, "game.pass");
  g_assert_true (is_seen (&self, "notice"));
  tear_down (&self);
}

int
main (int argc, char **argv)
{
  if (!start_tests (argc, argv))
    return 0;

  g_test_add_func ("/play/page/cards-pure", test_cards_pure);
  g_test_add_func ("/play/page/cards-go", test_cards_go);
  g_test_add_func ("/play/page/terms", test_terms);
  g_test_add_func ("/play/page/level", test_level);
  g_test_add_func ("/play/page/refused", test_refused);
  g_test_add_func ("/play/page/room", test_room);
  g_test_add_func ("/play/page/stop", test_stop);
  g_test_add_func ("/play/page/resign", test_resign);
  g_test_add_func ("/play/page/resign-forgotten", test_resign_forgotten);
  g_test_add_func ("/play/page/take-back", test_take_back);
  g_test_add_func ("/play/page/properties", test_properties);
  g_test_add_func ("/play/page/replaced", test_replaced);
  g_test_add_func ("/play/page/recorded", test_recorded);
  g_test_add_func ("/play/page/recorded-result", test_recorded_result);
  g_test_add_func ("/play/page/many-again", test_many_again);
  g_test_add_func ("/play/page/next-moves", test_next_moves);
  g_test_add_func ("/play/page/review", test_review);
  g_test_add_func ("/play/page/proposed", test_proposed);
  g_test_add_func ("/play/page/tab", test_tab);
  g_test_add_func ("/play/page/told", test_told);
  return g_test_run ();
}
