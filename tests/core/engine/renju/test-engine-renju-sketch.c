/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-engine-renju-sketch: games on one board
 */
#include "tengen-engine-renju-sketch.h"

#include "tengen-engine-renju.h"

#define N_GAMES 20
#define LEVELS 3

/* Each move is the one that the same player chooses on a board made anew, and a
 * row that wins is told. Returns: TRUE if one side has won. */
static gboolean
play (int level, guint64 seed)
{
  g_autoptr (TengenEngineRenjuSketch) sketch =
      tengen_engine_renju_sketch_new ();
  g_autoptr (TengenRenju) board = tengen_renju_new ();
  const TengenEngineRenjuPlayer player = { .level = level, .seed = seed };
  TengenStone stone = TENGEN_STONE_BLACK;

  for (;;)
    {
      TengenPoint point =
          tengen_engine_renju_sketch_choose (sketch, stone, level, seed);
      TengenEngineRenjuAnswer answer;
      gboolean wins;

      tengen_engine_renju_choose (board, stone, &player, NULL, NULL, &answer);
      g_assert_cmpuint (point, ==, answer.point);
      if (point == TENGEN_POINT_PASS)
        return FALSE;
      tengen_renju_put (board, point, stone);
      wins = tengen_engine_renju_sketch_move (sketch, point, stone);
      g_assert_cmpint (wins, ==, tengen_renju_wins (board, point, stone));
      if (wins)
        return TRUE;
      stone = tengen_stone_other (stone);
    }
}

static void
test_same (void)
{
  int n_won = 0;

  for (int i = 0; i < N_GAMES; i++)
    n_won += play (1 + i % LEVELS, (guint64) i);
  g_assert_cmpint (n_won, >, N_GAMES / 2);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/engine-renju-sketch/same", test_same);
  return g_test_run ();
}
