/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-game-write: what actions leave in the record
 */
#include "game-play.h"

/* A move where play does not stand is a variation. */
static void
test_variation (void)
{
  g_autoptr (TengenGame) game = open_text ("(;SZ[7];B[dd];W[cc];B[ee])");
  const TengenRecord *record = tengen_game_get_record (game);

  g_assert_cmpuint (tengen_game_get_live (game), ==, 4);
  g_assert_cmpint (go_to (game, 2), ==, TENGEN_REASON_NONE);
  play_all (game, "A1");
  g_assert_cmpuint (tengen_record_get_child (record, 2), ==, 3);
  g_assert_cmpuint (tengen_game_get_live (game), ==, 4);
  g_assert_cmpuint (
      tengen_record_get_sibling (record, 3), ==, tengen_game_get_cursor (game));
  g_assert_cmpint (go_to (game, 4), ==, TENGEN_REASON_NONE);
  play_all (game, "A1");
  g_assert_cmpuint (
      tengen_game_get_live (game), ==, tengen_game_get_cursor (game));
  g_assert_cmpstr (child_move (game, 4), ==, "W");
}

/* Mark, correct, resume, stop again, agree: as the players do it. */
static void
test_count (void)
{
  g_autoptr (TengenGame) game = start_game ("china", 5);
  g_autofree char *text = NULL;

  play_all (game, "B2 D4 pass pass");
  g_assert_cmpint (phase (game), ==, TENGEN_PHASE_COUNT);
  g_assert_cmpint (mark (game, TENGEN_SEAT_NONE, "D4", TENGEN_GO_MARK_DEAD),
                   ==,
                   TENGEN_REASON_NONE);
  g_assert_cmpint (
      count_act (game, TENGEN_ACTION_UNMARK, 1, 0), ==, TENGEN_REASON_NO_MARK);
  mark (game, TENGEN_SEAT_FIRST, "D4", TENGEN_GO_MARK_ALIVE);
  mark (game, TENGEN_SEAT_FIRST, "B2", TENGEN_GO_MARK_DEAD);
  count_act (game, TENGEN_ACTION_AGREE, TENGEN_SEAT_FIRST, 1);
  g_assert_cmpint (
      count_act (game, TENGEN_ACTION_UNMARK, 1, 0), ==, TENGEN_REASON_NONE);
  g_assert_false (tengen_position_get_agreed (tengen_game_get_position (game),
                                              TENGEN_SEAT_FIRST));
  g_assert_cmpint (tengen_position_get_mark (tengen_game_get_position (game),
                                             at (game, "B2")),
                   ==,
                   TENGEN_GO_MARK_ALIVE);
  g_assert_cmpint (
      count_act (game, TENGEN_ACTION_RESUME, 0, 0), ==, TENGEN_REASON_NONE);
  g_assert_cmpint (phase (game), ==, TENGEN_PHASE_PLAY);
  play_all (game, "B4 pass pass");
  mark (game, TENGEN_SEAT_FIRST, "D4", TENGEN_GO_MARK_DEAD);
  g_assert_cmpint (count_act (game, TENGEN_ACTION_FINISH, 0, 0),
                   ==,
                   TENGEN_REASON_NOT_AGREED);
  count_act (game, TENGEN_ACTION_AGREE, TENGEN_SEAT_FIRST, 1);
  count_act (game, TENGEN_ACTION_AGREE, TENGEN_SEAT_SECOND, 1);
  g_assert_cmpint (
      count_act (game, TENGEN_ACTION_FINISH, 1, 0), ==, TENGEN_REASON_NONE);
  g_assert_cmpint (phase (game), ==, TENGEN_PHASE_OVER);
  text = write_text (game);
  g_assert_nonnull (strstr (text, "RE[B+17.5]"));
  g_assert_nonnull (strstr (text, "TB["));
}

static void
test_resign (void)
{
  g_autoptr (TengenGame) game = start_game ("japan", 9);
  g_autofree char *text = NULL;
  g_autofree char *after = NULL;

  play_all (game, "E5 C3");
  g_assert_cmpint (
      count_act (game, TENGEN_ACTION_RESIGN, 1, 0), ==, TENGEN_REASON_NONE);
  text = write_text (game);
  g_assert_nonnull (strstr (text, "RE[W+R]"));
  g_assert_nonnull (strstr (text, "TNA[resign B]"));
  g_assert_cmpint (play (game, at (game, "A1")), ==, TENGEN_REASON_OVER);
  g_assert_true (tengen_game_can_take_back (game));
  g_assert_cmpint (
      plain (game, TENGEN_COMMAND_TAKE_BACK), ==, TENGEN_REASON_NONE);
  g_assert_cmpint (phase (game), ==, TENGEN_PHASE_PLAY);
  after = write_text (game);
  g_assert_null (strstr (after, "RE["));
  play_all (game, "A1");
}

/* After a resumption the node of the stop has a list; resigning there comes
 * after it. */
static void
test_resign_after_resumption (void)
{
  g_autoptr (TengenGame) game = start_game ("japan", 5);
  g_autofree char *text = NULL;

  play_all (game, "B2 D4 pass pass");
  count_act (game, TENGEN_ACTION_RESUME, TENGEN_SEAT_FIRST, 0);
  g_assert_cmpint (
      count_act (game, TENGEN_ACTION_RESIGN, TENGEN_SEAT_SECOND, 0),
      ==,
      TENGEN_REASON_NONE);
  g_assert_cmpint (phase (game), ==, TENGEN_PHASE_OVER);
  text = write_text (game);
  g_assert_nonnull (strstr (text, "RE[B+R]"));
  g_assert_cmpint (
      plain (game, TENGEN_COMMAND_TAKE_BACK), ==, TENGEN_REASON_NONE);
  g_assert_cmpint (phase (game), ==, TENGEN_PHASE_PLAY);
}

/* A node with more than the move is another node; at the end of a finished
 * game one steps through, its list is no hindrance. */
static void
test_same_move (void)
{
  g_autoptr (TengenGame) game =
      open_text ("(;SZ[5];B[aa]AW[bb];W[];B[]TNC[agree B])");

  go_to (game, 1);
  play_all (game, "A5");
  g_assert_cmpuint (tengen_game_get_cursor (game), ==, 5);
  go_to (game, 3);
  g_assert_cmpint (play (game, TENGEN_POINT_PASS), ==, TENGEN_REASON_NONE);
  g_assert_cmpuint (tengen_game_get_cursor (game), ==, 4);
}

/* The result of the main line is not that of a variation. */
static void
test_resign_variation (void)
{
  g_autoptr (TengenGame) game =
      open_text ("(;SZ[5]RE[B+3.5];B[aa];W[bb];B[cc])");
  g_autofree char *text = NULL;

  go_to (game, 2);
  play_all (game, "C3");
  count_act (game, TENGEN_ACTION_RESIGN, TENGEN_SEAT_FIRST, 0);
  plain (game, TENGEN_COMMAND_TAKE_BACK);
  text = write_text (game);
  g_assert_nonnull (strstr (text, "RE[B+3.5]"));
}

/* The point of a mark that was put on nothing is not what is taken back. */
static void
test_unmark_nothing (void)
{
  g_autoptr (TengenGame) game = open_text (
      "(;SZ[5]RU[Chinese];B[bb];W[dd];B[];W[]TNC[dead bb][dead aa])");
  const TengenPosition *position = tengen_game_get_position (game);

  go_to (game, 5);
  g_assert_cmpuint (tengen_position_get_marks_left (position), ==, 1);
  g_assert_cmpint (
      count_act (game, TENGEN_ACTION_UNMARK, 1, 0), ==, TENGEN_REASON_NONE);
  g_assert_cmpint (tengen_position_get_mark (position, at (game, "B4")),
                   ==,
                   TENGEN_GO_MARK_ALIVE);
}

/* The same result after writing and reading. */
static void
test_reopen (void)
{
  g_autoptr (TengenGame) game = start_game ("japan", 5);
  g_autoptr (TengenGame) again = NULL;
  g_autofree char *text = NULL;
  TengenResult result, read;

  play_all (game, "C1 D1 C2 D2 C3 D3 C4 D4 C5 D5 pass pass");
  mark (game, TENGEN_SEAT_SECOND, "D1", TENGEN_GO_MARK_SEKI);
  count_act (game, TENGEN_ACTION_AGREE, TENGEN_SEAT_FIRST, 1);
  count_act (game, TENGEN_ACTION_AGREE, TENGEN_SEAT_SECOND, 1);
  count_act (game, TENGEN_ACTION_FINISH, 0, 0);
  result = tengen_game_get_result (game);
  text = write_text (game);
  again = open_text (text);
  g_assert_cmpint (
      go_to (again, tengen_game_get_live (again)), ==, TENGEN_REASON_NONE);
  g_assert_cmpint (phase (again), ==, TENGEN_PHASE_OVER);
  read = tengen_position_get_result (tengen_game_get_position (again));
  g_assert_cmpint (read.kind, ==, TENGEN_RESULT_COUNT);
  g_assert_cmpint (read.winner, ==, result.winner);
  g_assert_cmpint (read.margin_x2, ==, result.margin_x2);
  g_assert_cmpint (tengen_position_get_mark (tengen_game_get_position (again),
                                             at (again, "D3")),
                   ==,
                   TENGEN_GO_MARK_SEKI);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/game/write/variation", test_variation);
  g_test_add_func ("/game/write/count", test_count);
  g_test_add_func ("/game/write/resign", test_resign);
  g_test_add_func ("/game/write/resign-after-resumption",
                   test_resign_after_resumption);
  g_test_add_func ("/game/write/same-move", test_same_move);
  g_test_add_func ("/game/write/resign-variation", test_resign_variation);
  g_test_add_func ("/game/write/unmark-nothing", test_unmark_nothing);
  g_test_add_func ("/game/write/reopen", test_reopen);
  return g_test_run ();
}
