/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-game-take-back: what 待った takes back, and what it leaves
 */
#include "game-play.h"

/* 待った keeps the old line behind what is played then. */
static void
test_move (void)
{
  g_autoptr (TengenGame) game = start_game ("pure", 7);
  const TengenRecord *record = tengen_game_get_record (game);
  TengenNode first;

  g_assert_cmpint (
      plain (game, TENGEN_COMMAND_TAKE_BACK), ==, TENGEN_REASON_NO_MOVE);
  play_all (game, "D4 C3");
  first = tengen_record_get_child (record, tengen_game_get_root (game));
  g_assert_cmpint (
      plain (game, TENGEN_COMMAND_TAKE_BACK), ==, TENGEN_REASON_NONE);
  g_assert_cmpuint (tengen_game_get_cursor (game), ==, first);
  play_all (game, "E5");
  g_assert_cmpuint (tengen_record_get_child (record, first),
                    ==,
                    tengen_game_get_cursor (game));
  g_assert_cmpuint (
      tengen_record_get_index (record, tengen_game_get_cursor (game)), ==, 0);
  g_assert_cmpint (
      plain (game, TENGEN_COMMAND_TAKE_BACK), ==, TENGEN_REASON_NONE);
  play_all (game, "C3");
  g_assert_cmpuint (tengen_record_get_child (record, first), ==, 3);
  g_assert_cmpuint (tengen_game_get_live (game), ==, 3);
}

/* A pass taken back after a resumption and passed again stops play again. */
static void
test_pass_again (void)
{
  g_autoptr (TengenGame) game = start_game ("china", 5);

  play_all (game, "B2 D4 pass pass");
  count_act (game, TENGEN_ACTION_RESUME, TENGEN_SEAT_FIRST, 0);
  plain (game, TENGEN_COMMAND_TAKE_BACK);
  g_assert_cmpint (phase (game), ==, TENGEN_PHASE_PLAY);
  play_all (game, "pass");
  g_assert_cmpint (phase (game), ==, TENGEN_PHASE_COUNT);
  g_assert_cmpuint (tengen_game_get_live (game), ==, 6);
}

/* Only the ending is taken back, wherever it stands; where an earlier node
 * ended the game the cursor goes back towards it. */
static void
test_ending (void)
{
  g_autoptr (TengenGame) game =
      open_text ("(;SZ[5]RU[Chinese];B[bb];W[dd];B[];W[]TNA[noise]"
                 "TNC[dead bb][agree B][agree W][finish][nonsense];C[over])");
  const TengenPosition *position = tengen_game_get_position (game);

  go_to (game, 6);
  g_assert_cmpint (phase (game), ==, TENGEN_PHASE_OVER);
  g_assert_cmpint (
      plain (game, TENGEN_COMMAND_TAKE_BACK), ==, TENGEN_REASON_NONE);
  g_assert_cmpuint (tengen_game_get_cursor (game), ==, 5);
  g_assert_cmpint (
      plain (game, TENGEN_COMMAND_TAKE_BACK), ==, TENGEN_REASON_NONE);
  g_assert_cmpint (phase (game), ==, TENGEN_PHASE_COUNT);
  g_assert_cmpint (tengen_position_get_mark (position, at (game, "B4")),
                   ==,
                   TENGEN_GO_MARK_DEAD);
}

static gboolean
says_result (const TengenGame *game)
{
  return tengen_record_find (tengen_game_get_record (game),
                             tengen_game_get_root (game),
                             TENGEN_PROPERTY_RE) != 0;
}

/* The result stays as long as the game is over at the node gone back to. */
static void
test_result (void)
{
  static const struct
  {
    const char *text;
    TengenNode last;
  } CASES[] = {
    { "(;SZ[5]RU[Chinese]RE[W+R];B[bb]TNA[resign B];C[over])", 3 },
    { "(;GM[4]TNR[renju none]RE[B+];B[hh];W[aa];B[gh];W[ca];B[fh];W[ea];B[eh];"
      "W[ga];B[dh];C[over])",
      11 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (CASES); i++)
    {
      g_autoptr (TengenGame) game = open_text (CASES[i].text);

      g_assert_cmpint (go_to (game, CASES[i].last), ==, TENGEN_REASON_NONE);
      g_assert_cmpuint (tengen_game_get_live (game), ==, CASES[i].last);
      g_assert_cmpint (
          plain (game, TENGEN_COMMAND_TAKE_BACK), ==, TENGEN_REASON_NONE);
      g_assert_cmpint (phase (game), ==, TENGEN_PHASE_OVER);
      g_assert_true (says_result (game));
      g_assert_cmpint (
          plain (game, TENGEN_COMMAND_TAKE_BACK), ==, TENGEN_REASON_NONE);
      g_assert_cmpint (phase (game), ==, TENGEN_PHASE_PLAY);
      g_assert_false (says_result (game));
      plain (game, TENGEN_COMMAND_UNDO);
      g_assert_true (says_result (game));
    }
}

/* Before the first node there is nothing, however the game stands there. */
static void
test_first_node (void)
{
  static const char *const TEXTS[] = {
    "(;SZ[5])",
    "(;GM[4]TNR[renju none]AB[hh][gh][fh][eh]B[dh])",
  };

  for (gsize i = 0; i < G_N_ELEMENTS (TEXTS); i++)
    {
      g_autoptr (TengenGame) game = open_text (TEXTS[i]);

      g_assert_cmpint (
          phase (game), ==, i == 0 ? TENGEN_PHASE_PLAY : TENGEN_PHASE_OVER);
      g_assert_false (tengen_game_can_take_back (game));
      g_assert_cmpint (
          plain (game, TENGEN_COMMAND_TAKE_BACK), ==, TENGEN_REASON_NO_MOVE);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/game/take-back/move", test_move);
  g_test_add_func ("/game/take-back/pass-again", test_pass_again);
  g_test_add_func ("/game/take-back/ending", test_ending);
  g_test_add_func ("/game/take-back/result", test_result);
  g_test_add_func ("/game/take-back/first-node", test_first_node);
  return g_test_run ();
}
