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
      const TengenRenjuKey key = { i / 3, i };
      TengenRenjuChainKnown *known = tengen_renju_chain_table_get (table, &key);

      g_assert_cmpuint (known->none, ==, 0);
      g_assert_cmpuint (known->win, ==, 0);
      known->none = (guint8) (i % 200);
      known->win = (guint8) (i % 7);
    }
  for (guint64 i = 0; i < N_KEYS; i++)
    {
      const TengenRenjuKey key = { i / 3, i };
      const TengenRenjuChainKnown *known =
          tengen_renju_chain_table_get (table, &key);

      g_assert_cmpuint (known->none, ==, i % 200);
      g_assert_cmpuint (known->win, ==, i % 7);
    }
  /* the room is kept after the first time, and given up after the second */
  for (int i = 0; i < 2; i++)
    {
      const TengenRenjuKey key = { 66, 199 };
      TengenRenjuChainKnown *known;

      tengen_renju_chain_table_clear (table);
      known = tengen_renju_chain_table_get (table, &key);
      g_assert_cmpuint (known->none, ==, 0);
      known->none = 7;
      g_assert_cmpuint (
          tengen_renju_chain_table_get (table, &key)->none, ==, 7);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/renju/chain-table/keep", test_keep);
  return g_test_run ();
}
