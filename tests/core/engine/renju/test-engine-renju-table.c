/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-engine-renju-table: what a table keeps, and what it lets go
 */
#include "tengen-engine-renju-table.h"

static TengenEngineRenjuKnown
make_known (int score, int depth)
{
  return (TengenEngineRenjuKnown){ .score = (gint16) score,
                                   .depth = (gint8) depth,
                                   .bound = TENGEN_ENGINE_RENJU_EXACT };
}

/* The score of a key, G_MAXINT for none. */
static int
get_score (const TengenEngineRenjuTable *table, guint64 find, guint64 verify)
{
  const TengenRenjuKey key = { find, verify };
  const TengenEngineRenjuKnown *known =
      tengen_engine_renju_table_get (table, &key);

  return known == NULL ? G_MAXINT : known->score;
}

static void
put (TengenEngineRenjuTable *table,
     guint64 find,
     guint64 verify,
     int score,
     int depth)
{
  const TengenRenjuKey key = { find, verify };
  const TengenEngineRenjuKnown known = make_known (score, depth);

  tengen_engine_renju_table_put (table, &key, &known);
}

static void
test_places (void)
{
  g_autoptr (TengenEngineRenjuTable) table = tengen_engine_renju_table_new (1);

  g_assert_cmpint (get_score (table, 8, 0), ==, G_MAXINT);
  put (table, 8, 1, -5, 6);
  g_assert_cmpint (get_score (table, 8, 1), ==, -5);
  g_assert_cmpint (get_score (table, 8, 2), ==, G_MAXINT);
  /* less deep: the other place, where the newest is kept */
  put (table, 8, 2, 7, 2);
  g_assert_cmpint (get_score (table, 8, 1), ==, -5);
  g_assert_cmpint (get_score (table, 8, 2), ==, 7);
  put (table, 8, 3, 9, 1);
  g_assert_cmpint (get_score (table, 8, 2), ==, G_MAXINT);
  g_assert_cmpint (get_score (table, 8, 3), ==, 9);
  /* deeper: in place of the deepest */
  put (table, 8, 4, 11, 8);
  g_assert_cmpint (get_score (table, 8, 1), ==, G_MAXINT);
  g_assert_cmpint (get_score (table, 8, 4), ==, 11);
  g_assert_cmpint (get_score (table, 8, 3), ==, 9);
  /* the same position has one place */
  put (table, 8, 4, 12, 1);
  g_assert_cmpint (get_score (table, 8, 4), ==, 12);
}

/* Many keys: what is found is what was put for that key last. */
static void
test_many (void)
{
  g_autoptr (TengenEngineRenjuTable) table =
      tengen_engine_renju_table_new (G_MAXUINT);
  int n = 0;

  for (int i = 0; i < 100000; i++)
    put (table,
         (guint64) i * G_GUINT64_CONSTANT (0x9e3779b97f4a7c15),
         (guint64) i,
         i % 30000,
         i % 7);
  for (int i = 0; i < 100000; i++)
    {
      int score =
          get_score (table,
                     (guint64) i * G_GUINT64_CONSTANT (0x9e3779b97f4a7c15),
                     (guint64) i);

      n += score != G_MAXINT;
      if (score != G_MAXINT)
        g_assert_cmpint (score, ==, i % 30000);
    }
  g_assert_cmpint (n, >, 80000);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/engine/renju/table/places", test_places);
  g_test_add_func ("/engine/renju/table/many", test_many);
  return g_test_run ();
}
