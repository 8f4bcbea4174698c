/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-engine-renju-board: what is kept stone by stone is what is found anew
 */
#include "tengen-engine-renju-board.h"

#include "renju-position.h"

#define BLACK TENGEN_STONE_BLACK
#define WHITE TENGEN_STONE_WHITE
#define N_GAMES 20
#define N_STEPS 150

static void
compare (const TengenEngineRenjuBoard *board)
{
  g_autoptr (TengenEngineRenjuBoard) anew =
      tengen_engine_renju_board_new (board->renju);

  g_assert_cmpmem (
      board->sets, sizeof board->sets, anew->sets, sizeof anew->sets);
  g_assert_cmpmem (
      board->worths, sizeof board->worths, anew->worths, sizeof anew->worths);
  g_assert_cmpmem (
      board->codes, sizeof board->codes, anew->codes, sizeof anew->codes);
  g_assert_cmpmem (board->classes,
                   sizeof board->classes,
                   anew->classes,
                   sizeof anew->classes);
  g_assert_cmpmem (
      board->cells, sizeof board->cells, anew->cells, sizeof anew->cells);
  g_assert_cmpuint (board->key.find, ==, anew->key.find);
  g_assert_cmpuint (board->key.verify, ==, anew->key.verify);
  g_assert_cmpuint (board->n_stones, ==, anew->n_stones);
}

/* Stones are put and taken in any order; full boards too. */
static void
test_steps (void)
{
  GRand *random = g_rand_new_with_seed (3);

  for (int i = 0; i < N_GAMES; i++)
    {
      g_autoptr (TengenRenju) empty = tengen_renju_new ();
      g_autoptr (TengenEngineRenjuBoard) board =
          tengen_engine_renju_board_new (empty);

      for (int j = 0; j < N_STEPS; j++)
        {
          TengenPoint point =
              (TengenPoint) g_rand_int_range (random, 0, TENGEN_RENJU_POINTS);

          if (tengen_engine_renju_board_get (board, point) != TENGEN_STONE_NONE)
            tengen_engine_renju_board_take (board, point);
          else
            tengen_engine_renju_board_put (
                board, point, g_rand_boolean (random) ? BLACK : WHITE);
        }
      compare (board);
    }
  g_rand_free (random);
}

/* What points make is what the board of core says. */
static void
test_kinds (void)
{
  GRand *random = g_rand_new_with_seed (5);

  for (int i = 0; i < 200; i++)
    {
      g_autoptr (TengenRenju) renju = renju_position_draw (random, 5, 70);
      g_autoptr (TengenEngineRenjuBoard) board =
          tengen_engine_renju_board_new (renju);

      for (TengenStone stone = BLACK; stone <= WHITE; stone++)
        {
          TengenPoint fives[TENGEN_RENJU_POINTS];
          TengenPoint points[TENGEN_RENJU_POINTS], first;
          guint n_fives = tengen_renju_list_fives (renju, stone, fives);
          guint n = tengen_engine_renju_board_list (
              board, stone, TENGEN_ENGINE_RENJU_MAKES_FIVE, points);

          g_assert_cmpmem (
              points, n * sizeof *points, fives, n_fives * sizeof *fives);
          g_assert_cmpuint (
              tengen_engine_renju_board_count_fives (board, stone, &first),
              ==,
              MIN (n_fives, 2));
          g_assert_cmpuint (
              first, ==, n_fives > 0 ? fives[0] : TENGEN_POINT_NONE);
        }
      for (TengenPoint j = 0; j < TENGEN_RENJU_POINTS; j++)
        g_assert_cmpint (tengen_renju_may_put (renju, j, BLACK),
                         ==,
                         tengen_renju_get (renju, j) == TENGEN_STONE_NONE &&
                             (tengen_renju_classify (renju, j) &
                              TENGEN_RENJU_FORBIDDEN) == 0);
      for (TengenPoint j = 0; j < TENGEN_RENJU_POINTS; j++)
        if (tengen_renju_get (renju, j) == TENGEN_STONE_NONE)
          g_assert_cmpint (
              tengen_engine_renju_board_may (board, j, BLACK),
              ==,
              (tengen_renju_classify (renju, j) & TENGEN_RENJU_FORBIDDEN) == 0);
    }
  g_rand_free (random);
}

/* A score is that of all points; those forbidden for Black count nothing. */
static void
test_score (void)
{
  GRand *random = g_rand_new_with_seed (9);

  for (int i = 0; i < 100; i++)
    {
      g_autoptr (TengenRenju) renju = renju_position_draw (random, 5, 60);
      g_autoptr (TengenEngineRenjuBoard) board =
          tengen_engine_renju_board_new (renju);
      TengenStone to_move = i % 2 == 0 ? BLACK : WHITE;
      int sum = 0;

      for (TengenPoint j = 0; j < TENGEN_RENJU_POINTS; j++)
        for (TengenStone stone = BLACK; stone <= WHITE; stone++)
          {
            guint pair;

            if (tengen_renju_get (renju, j) != TENGEN_STONE_NONE)
              continue;
            pair = tengen_engine_renju_board_get_pair (board, j, stone);
            if (tengen_engine_renju_board_get_kind (board, j, stone) >=
                    TENGEN_ENGINE_RENJU_MAKES_THREES &&
                !tengen_engine_renju_board_may (board, j, stone))
              continue;
            sum += (stone == to_move ? 1 : -1) *
                   tengen_engine_renju_worths[tengen_engine_renju_side (stone)]
                                             [stone == to_move][pair];
          }
      g_assert_cmpint (
          tengen_engine_renju_board_judge (board, to_move), ==, sum / 10);
    }
  g_rand_free (random);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/engine/renju/board/steps", test_steps);
  g_test_add_func ("/engine/renju/board/kinds", test_kinds);
  g_test_add_func ("/engine/renju/board/score", test_score);
  return g_test_run ();
}
