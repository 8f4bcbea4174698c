/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-lesson-state: steps that ask nothing, and free play
 */
#include "lesson-do.h"

#define GO "game='go' size='5'"

static TengenLessonSchema *schema;

static void
test_read (void)
{
  g_autoptr (TengenLesson) lesson =
      read_step (schema, GO, "<diagram/><hint show='B2'>look</hint>");
  g_autoptr (TengenLessonPlayer) player = tengen_lesson_player_new (lesson);
  g_autofree char *begin = describe (player);

  g_assert_cmpstr (begin, ==, "open! none 0/0 m0 hint \"-\"");
  g_assert_false (do_word (player, "A1"));
  g_assert_false (do_word (player, "*"));
  g_assert_false (do_word (player, "+"));
  expect (player, "?", "open! none 0/0 m0 \"-\" B2h");
}

static void
test_watch (void)
{
  g_autoptr (TengenLesson) lesson =
      read_step (schema,
                 GO,
                 "<diagram><stones colour='white' at='A1'/></diagram>"
                 "<moves numbers='yes'><move at='A2'><say>one</say></move>"
                 "<move at='C3'/><move at='B1'><say>three</say></move>"
                 "<move at='pass'/></moves>");
  g_autoptr (TengenLessonPlayer) player = tengen_lesson_player_new (lesson);

  g_assert_false (do_word (player, "<"));
  expect (player, ">", "open none 1/4 m0 \"one\" A2:1");
  expect (player, ">", "open none 2/4 m0 \"-\" C3:2 A2:1");
  g_assert_cmpint (get_state (player)->to_move, ==, TENGEN_STONE_BLACK);
  expect (player, ">", "open none 3/4 m0 \"three\" C3:2 A2:1 B1:3");
  expect_board (player, "...../...../..O../X..../.X...");
  expect (player, "> < <", "open! none 2/4 m0 \"-\" C3:2 A2:1");
  expect_board (player, "...../...../..O../X..../O....");
  expect (player, "> >", "open! none 4/4 m0 \"-\" C3:2 A2:1 B1:3");
  g_assert_false (do_word (player, ">"));
  expect (player, "< < < <", "open! none 0/4 m0 \"-\"");
}

/* Stones that were taken have no number. */
static void
test_watch_taken (void)
{
  g_autoptr (TengenLesson) lesson =
      read_step (schema,
                 GO,
                 "<diagram><stones colour='black' at='A2'/></diagram>"
                 "<moves numbers='yes'><move colour='white' at='A1'/>"
                 "<move at='B1'/></moves>");
  g_autoptr (TengenLesson) plain = read_step (
      schema, GO, "<diagram/><moves numbers='no'><move at='A1'/></moves>");
  g_autoptr (TengenLessonPlayer) player = tengen_lesson_player_new (lesson);
  g_autoptr (TengenLessonPlayer) other = tengen_lesson_player_new (plain);

  expect (player, "> >", "open! none 2/2 m0 \"-\" B1:2");
  expect (other, ">", "open! none 1/1 m0 \"-\"");
}

static void
test_account (void)
{
  g_autoptr (TengenLesson) lesson =
      read_step (schema,
                 GO,
                 "<diagram/><account><set rules='japan'><say>area?</say></set>"
                 "<set rules='china'/></account>");
  g_autoptr (TengenLessonPlayer) player = tengen_lesson_player_new (lesson);

  g_assert_true (get_state (player)->is_done);
  g_assert_false (do_word (player, "#2"));
  expect (player, "#0", "open! none 1/2 m0 \"area?\"");
  expect (player, "#0", "open! none 1/2 m0 \"area?\"");
  expect (player, "#1", "open! none 2/2 m0 \"-\"");
  g_assert_cmpint (get_state (player)->chosen, ==, 1);
}

static void
test_play (void)
{
  g_autoptr (TengenLesson) lesson =
      read_step (schema, GO, "<play game='go' size='9'/>");
  g_autoptr (TengenLessonPlayer) player = tengen_lesson_player_new (lesson);

  expect (player, "+", "open! none 0/0 m0 \"-\"");
}

/* Free play. */

static TengenReasonCode
play (TengenGame *game, TengenPoint point)
{
  const TengenPosition *position = tengen_game_get_position (game);
  g_autoptr (TengenCommand) command = tengen_command_new (TENGEN_COMMAND_ACT);
  g_autoptr (TengenReason) reason = NULL;

  command->action.kind = TENGEN_ACTION_PLAY;
  command->action.stone = tengen_position_get_to_move (position);
  command->action.seat =
      tengen_position_get_seat (position, command->action.stone);
  command->action.point = point;
  reason = tengen_game_do (game, command);
  return reason != NULL ? reason->code : TENGEN_REASON_NONE;
}

/* The history is known; the state stays as it is. */
static void
test_trial (void)
{
  g_autoptr (TengenLesson) lesson = read_step (
      schema,
      GO,
      "<diagram><rows>. . . . .\n . X O . .\n X O . O .\n . X O . .\n "
      ". . . . .</rows></diagram>"
      "<moves><move at='C3'/></moves>");
  g_autoptr (TengenLessonPlayer) player = tengen_lesson_player_new (lesson);
  const TengenLessonDiagram *diagram =
      tengen_lesson_get_step (lesson, 0)->diagram;
  g_autoptr (TengenGame) game = NULL;

  do_words (player, ">");
  game = tengen_lesson_state_make_trial (get_state (player));
  assert_board (game, "...../.XO../X.XO./.XO../.....");
  g_assert_cmpuint (tengen_game_get_n_undo (game), ==, 0);
  g_assert_cmpint (play (game, point_of (diagram, "B3")), ==, TENGEN_REASON_KO);
  g_assert_cmpint (
      play (game, point_of (diagram, "E1")), ==, TENGEN_REASON_NONE);
  expect_board (player, "...../.XO../X.XO./.XO../.....");
  assert_board (game, "...../.XO../X.XO./.XO../....O");
}

/* The side that is asked begins, whichever side has the turn. */
static void
test_trial_asked (void)
{
  g_autoptr (TengenLesson) lesson = read_step (
      schema,
      GO,
      "<diagram/><try colour='white'><answer at='C3' verdict='right'/>"
      "<answer at='A1' verdict='wrong'/></try>");
  g_autoptr (TengenLessonPlayer) player = tengen_lesson_player_new (lesson);
  g_autoptr (TengenGame) asked =
      tengen_lesson_state_make_trial (get_state (player));
  g_autoptr (TengenGame) missed = NULL;

  g_assert_cmpint (
      tengen_position_get_to_move (tengen_game_get_position (asked)),
      ==,
      TENGEN_STONE_WHITE);
  do_words (player, "A1");
  missed = tengen_lesson_state_make_trial (get_state (player));
  g_assert_cmpint (
      tengen_position_get_to_move (tengen_game_get_position (missed)),
      ==,
      TENGEN_STONE_BLACK);
}

/* A game that is over is played on. */
static void
test_trial_over (void)
{
  g_autoptr (TengenLesson) lesson = read_step (
      schema,
      "game='renju'",
      "<diagram before='B:H8'><stones colour='black' at='D8 E8 F8 G8'/>"
      "</diagram>");
  g_autoptr (TengenLessonPlayer) player = tengen_lesson_player_new (lesson);
  g_autoptr (TengenGame) game =
      tengen_lesson_state_make_trial (get_state (player));

  g_assert_cmpint (play (game, 0), ==, TENGEN_REASON_NONE);
  g_assert_cmpint (
      tengen_board_get (
          tengen_position_get_board (tengen_game_get_position (game)), 0),
      ==,
      TENGEN_STONE_WHITE);
}

int
main (int argc, char *argv[])
{
  int result;

  g_test_init (&argc, &argv, NULL);
  schema = load_schema ();
  g_test_add_func ("/lesson-state/read", test_read);
  g_test_add_func ("/lesson-state/watch", test_watch);
  g_test_add_func ("/lesson-state/watch-taken", test_watch_taken);
  g_test_add_func ("/lesson-state/account", test_account);
  g_test_add_func ("/lesson-state/play", test_play);
  g_test_add_func ("/lesson-state/trial", test_trial);
  g_test_add_func ("/lesson-state/trial-asked", test_trial_asked);
  g_test_add_func ("/lesson-state/trial-over", test_trial_over);
  result = g_test_run ();
  tengen_lesson_schema_free (schema);
  return result;
}
