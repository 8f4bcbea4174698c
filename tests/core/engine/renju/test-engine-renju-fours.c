/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-engine-renju-fours: wins by fours beside the exact solver of core/renju
 */
#include "tengen-engine-renju-fours.h"

#include "renju-position.h"
#include "tengen-renju-chain.h"

#define N_POSITIONS 400
/* No limit. */
#define MOVES_ALL 100

/* A win is found exactly where there is one, and its first move begins one;
 * searches that the exact solver does not end are left. */
static gboolean
compare (TengenRenjuChain *chain, const TengenRenju *renju, TengenStone stone)
{
  const TengenRenjuChainLimits limits = { .positions = 20000 };
  g_autoptr (TengenEngineRenjuTable) table =
      tengen_engine_renju_table_new (100000);
  g_autoptr (TengenEngineRenjuBoard) board =
      tengen_engine_renju_board_new (renju);
  TengenRenjuChainResult result;
  guint8 lengths[TENGEN_RENJU_POINTS];
  TengenPoint first;
  guint length;

  result = tengen_renju_chain_map (chain, renju, stone, &limits, lengths);
  if (result == TENGEN_RENJU_CHAIN_STOPPED)
    return FALSE;
  length = tengen_engine_renju_fours_find (
      board, table, stone, MOVES_ALL, G_MAXUINT, &first);
  g_assert_cmpint (length > 0, ==, result == TENGEN_RENJU_CHAIN_WIN);
  if (length > 0)
    {
      g_assert_cmpuint (lengths[first], >, 0);
      g_assert_cmpuint (length, >=, 2u * lengths[first] - 1);
    }
  /* the board is as before */
  g_assert_cmpuint (board->n_stones, >, 0);
  for (TengenPoint i = 0; i < TENGEN_RENJU_POINTS; i++)
    g_assert_cmpint (tengen_engine_renju_board_get (board, i),
                     ==,
                     tengen_renju_get (renju, i));
  return TRUE;
}

static void
test_random (void)
{
  g_autoptr (TengenRenjuChain) chain = tengen_renju_chain_new ();
  GRand *random = g_rand_new_with_seed (11);
  int n_left = 0;

  for (int i = 0; i < N_POSITIONS; i++)
    {
      g_autoptr (TengenRenju) renju = renju_position_draw (random, 14, 60);
      TengenStone stone = i % 2 == 0 ? TENGEN_STONE_BLACK : TENGEN_STONE_WHITE;
      TengenPoint fives[TENGEN_RENJU_POINTS];

      if (tengen_renju_list_fives (renju, stone, fives) == 0)
        n_left += !compare (chain, renju, stone);
    }
  g_assert_cmpint (n_left, <, N_POSITIONS / 20);
  g_rand_free (random);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/engine/renju/fours/random", test_random);
  return g_test_run ();
}
