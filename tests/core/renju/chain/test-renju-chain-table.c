/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-renju-chain-table: what is known of positions
 */
#include "tengen-renju-chain-table.h"

#define N_KEYS 5000

/* A position is kept however many others there are, until all is forgotten. */
static void
test_keep (void)
{
  g_autoptr (TengenRenjuChainTable) table = tengen_renju_chain_table_new ();

  for (guint64 i = 0; i < N_KEYS; i++)
    {
      /* many that are looked for at the same place */
      const TengenRenjuChainKey key = { i / 3, i };
      TengenRenjuChainKnown *known = tengen_renju_chain_table_get (table, &key);

      g_assert_cmpuint (known->none, ==, 0);
      g_assert_cmpuint (known->win, ==, 0);
      known->none = (guint8) (i % 200);
      known->win = (guint8) (i % 7);
    }
  for (guint64 i = 0; i < N_KEYS; i++)
    {
      const TengenRenjuChainKey key = { i / 3, i };
      const TengenRenjuChainKnown *known =
          tengen_renju_chain_table_get (table, &key);

      g_assert_cmpuint (known->none, ==, i % 200);
      g_assert_cmpuint (known->win, ==, i % 7);
    }
  tengen_renju_chain_table_clear (table);
  g_assert_cmpuint (
      tengen_renju_chain_table_get (table, &(TengenRenjuChainKey){ 66, 199 })
          ->none,
      ==,
      0);
}

static void
turn (const TengenRenjuChainTable *table,
      TengenRenjuChainKey *key,
      TengenPoint point,
      TengenStone stone)
{
  tengen_renju_chain_table_turn (table, key, point, stone);
}

/* The same stones make the same key, in whatever order they were put; other
 * stones make another one. */
static void
test_turn (void)
{
  g_autoptr (TengenRenjuChainTable) table = tengen_renju_chain_table_new ();
  TengenRenjuChainKey key = { 0 }, other = { 0 };

  turn (table, &key, 3, TENGEN_STONE_BLACK);
  turn (table, &key, 4, TENGEN_STONE_WHITE);
  turn (table, &key, 5, TENGEN_STONE_BLACK);
  turn (table, &key, 5, TENGEN_STONE_BLACK);
  turn (table, &other, 4, TENGEN_STONE_WHITE);
  turn (table, &other, 3, TENGEN_STONE_BLACK);
  g_assert_cmpuint (key.find, ==, other.find);
  g_assert_cmpuint (key.verify, ==, other.verify);
  turn (table, &other, 3, TENGEN_STONE_BLACK);
  turn (table, &other, 3, TENGEN_STONE_WHITE);
  g_assert_cmpuint (key.find, !=, other.find);
  g_assert_cmpuint (key.verify, !=, other.verify);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/renju/chain-table/keep", test_keep);
  g_test_add_func ("/renju/chain-table/turn", test_turn);
  return g_test_run ();
}
