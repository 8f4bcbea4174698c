/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-engine-renju-threes: every win by fours and threes holds against every
 *                           answer
 */
#include "tengen-engine-renju-threes.h"

#include "renju-figure.h"
#include "renju-position.h"
#include "rounds.h"

#define BLACK TENGEN_STONE_BLACK
#define WHITE TENGEN_STONE_WHITE
/* Positions looked through, and wins checked move by move. */
#define N_POSITIONS 150
#define N_WINS 24
#define N_POSITIONS_FULL 4000
#define N_WINS_FULL 400
/* Longer wins are not checked. */
#define LONGEST 13
#define MOVES 6
#define MOST_PUT 20000

static guint
find (const TengenRenju *renju,
      TengenStone stone,
      guint most_put,
      TengenPoint *first)
{
  g_autoptr (TengenEngineRenjuTable) table =
      tengen_engine_renju_table_new (most_put);
  g_autoptr (TengenEngineRenjuBoard) board =
      tengen_engine_renju_board_new (renju);

  return tengen_engine_renju_threes_find (
      board, table, stone, MOVES, most_put, first);
}

static void check_win (TengenRenju *board, TengenStone stone, guint length);

static guint n_checked, n_longer;

/* Checks a win after an answer. */
static void
check_answer (TengenRenju *board,
              TengenPoint point,
              TengenStone stone,
              guint length)
{
  TengenStone other = tengen_stone_other (stone);

  g_assert_false (tengen_renju_wins (board, point, other));
  tengen_renju_put (board, point, other);
  check_win (board, stone, length);
  tengen_renju_take (board, point);
}

/* Plays the first move of a win and all answers to it; each must lose. What is
 * found anew is no longer, but where the search, which does not look for the
 * shortest win, comes upon another one. */
static void
check_win (TengenRenju *board, TengenStone stone, guint length)
{
  TengenStone other = tengen_stone_other (stone);
  TengenPoint fives[TENGEN_RENJU_POINTS], first = TENGEN_POINT_NONE;
  guint n, found;

  if (tengen_renju_list_fives (board, stone, fives) > 0)
    return;
  found = find (board, stone, 10 * MOST_PUT, &first);
  g_assert_cmpuint (found, >=, 3);
  n_checked++;
  n_longer += found > length;
  length = MAX (length, found);
  g_assert_false (renju_position_is_forbidden (board, first, stone));
  tengen_renju_put (board, first, stone);
  n = tengen_renju_list_fives (board, stone, fives);
  if (n == 1 && !renju_position_is_forbidden (board, fives[0], other))
    check_answer (board, fives[0], stone, length - 2);
  for (TengenPoint i = 0; n == 0 && i < TENGEN_RENJU_POINTS; i++)
    if (tengen_renju_get (board, i) == TENGEN_STONE_NONE &&
        !renju_position_is_forbidden (board, i, other))
      check_answer (board, i, stone, length - 2);
  tengen_renju_take (board, first);
}

static void
test_proofs (void)
{
  gboolean is_full = g_getenv ("TENGEN_FULL") != NULL;
  GRand *random = g_rand_new_with_seed (13);
  int n_wins = 0, n_positions = is_full ? N_POSITIONS_FULL : N_POSITIONS;
  int most = is_full ? N_WINS_FULL : (int) rounds_make (N_WINS);

  for (int i = 0; i < n_positions && n_wins < most; i++)
    {
      g_autoptr (TengenRenju) board = renju_position_draw (random, 8, 26);
      TengenStone stone = i % 2 == 0 ? BLACK : WHITE;
      TengenPoint fives[TENGEN_RENJU_POINTS], first;
      guint length;

      if (tengen_renju_list_fives (board, stone, fives) > 0)
        continue;
      length = find (board, stone, MOST_PUT, &first);
      if (length < 6 || length > LONGEST)
        continue;
      check_win (board, stone, length);
      n_wins++;
    }
  g_test_message (
      "%d wins, %u positions, %u longer", n_wins, n_checked, n_longer);
  g_assert_cmpuint (n_longer * 1000, <=, n_checked);
  g_assert_cmpint (n_wins, >=, MIN (most, N_WINS));
  g_rand_free (random);
}

static gboolean
wins (const char *figure, TengenStone stone)
{
  g_autoptr (TengenRenju) board = renju_figure_read (figure);
  TengenPoint first;

  return find (board, stone, MOST_PUT, &first) > 0;
}

/* Two threes win for White where Black has no four. */
static void
test_hand (void)
{
  g_assert_true (wins ("A1 E1 A9 O3 / H8 H9 I7 J7", WHITE));
  /* a lone two is no win, a three is */
  g_assert_false (wins ("A1 E1 / H8 H9", WHITE));
  g_assert_true (wins ("A1 E1 A9 / H8 H9 H10", WHITE));
}

/* A budget is kept. */
static void
test_budget (void)
{
  GRand *random = g_rand_new_with_seed (17);

  for (int i = 0; i < 20; i++)
    {
      g_autoptr (TengenRenju) renju = renju_position_draw (random, 14, 50);
      g_autoptr (TengenEngineRenjuTable) table =
          tengen_engine_renju_table_new (1000);
      g_autoptr (TengenEngineRenjuBoard) board =
          tengen_engine_renju_board_new (renju);
      TengenPoint first;

      if (tengen_engine_renju_board_count_fives (board, WHITE, &first) > 0)
        continue;
      tengen_engine_renju_threes_find (board, table, WHITE, 30, 1000, &first);
      /* one node tries every answer at most before it is seen */
      g_assert_cmpuint (board->n_put, <, 1000 + 2 * TENGEN_RENJU_POINTS);
    }
  g_rand_free (random);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/engine/renju/threes/hand", test_hand);
  g_test_add_func ("/engine/renju/threes/proofs", test_proofs);
  g_test_add_func ("/engine/renju/threes/budget", test_budget);
  return g_test_run ();
}
