/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-describe-capture: who first took so many stones
 */
#include "game-play.h"

#include "tengen-describe-capture.h"

static void
check (const TengenGame *game,
       int goal,
       int black,
       int white,
       TengenStone winner,
       guint move)
{
  TengenCapture capture;
  const GArray *moves =
      tengen_position_get_moves (tengen_game_get_position (game));

  tengen_capture_find (tengen_game_get_position (game), goal, &capture);
  g_assert_cmpint (capture.taken[TENGEN_STONE_BLACK], ==, black);
  g_assert_cmpint (capture.taken[TENGEN_STONE_WHITE], ==, white);
  g_assert_cmpint (capture.winner, ==, winner);
  if (winner == TENGEN_STONE_NONE)
    g_assert_cmpuint (capture.node, ==, TENGEN_NODE_NONE);
  else
    g_assert_cmpuint (
        capture.node, ==, g_array_index (moves, TengenMove, move - 1).node);
}

/* Black has taken a stone by the 3rd move, White three by the 12th. */
static void
test_first (void)
{
  static const struct
  {
    int goal;
    TengenStone winner;
    guint move;
  } CASES[] = {
    { 0, TENGEN_STONE_NONE, 0 },   { 1, TENGEN_STONE_BLACK, 3 },
    { 2, TENGEN_STONE_WHITE, 12 }, { 3, TENGEN_STONE_WHITE, 12 },
    { 4, TENGEN_STONE_NONE, 0 },
  };
  g_autoptr (TengenGame) game = start_game ("pure", 7);

  play_all (game, "B1 A1 A2 B2 C1 C2 D1 D2 G7 E1 G6 A1");
  for (gsize i = 0; i < G_N_ELEMENTS (CASES); i++)
    check (game, CASES[i].goal, 1, 3, CASES[i].winner, CASES[i].move);
}

/* It is a function of the path: a move taken back was never there. */
static void
test_back (void)
{
  g_autoptr (TengenGame) game = start_game ("pure", 7);

  play_all (game, "B1 A1 A2");
  check (game, 1, 1, 0, TENGEN_STONE_BLACK, 3);
  plain (game, TENGEN_COMMAND_TAKE_BACK);
  check (game, 1, 0, 0, TENGEN_STONE_NONE, 0);
  play_all (game, "C3");
  check (game, 1, 0, 0, TENGEN_STONE_NONE, 0);
}

/* What is taken after the end is counted, and changes nothing of it. */
static void
test_after (void)
{
  g_autoptr (TengenGame) game = start_game ("pure", 7);

  play_all (game, "B1 A1 A2 A7 G1 G2 pass F1 pass");
  check (game, 1, 1, 1, TENGEN_STONE_BLACK, 3);
}

/* Stones that a record sets up or takes off count for neither side. */
static void
test_setup (void)
{
  g_autoptr (TengenGame) game =
      open_text ("(;SZ[5]TNP[0 0 3 4]AW[aa]AB[ba];B[ab];AE[ba];W[cc])");

  go_to (game, 3);
  check (game, 1, 1, 0, TENGEN_STONE_BLACK, 1);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_set_nonfatal_assertions ();
  g_test_add_func ("/game/capture/first", test_first);
  g_test_add_func ("/game/capture/back", test_back);
  g_test_add_func ("/game/capture/after", test_after);
  g_test_add_func ("/game/capture/setup", test_setup);
  return g_test_run ();
}
