/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-describe-find: how often a text stands in nodes and games
 */
#include "game-open.h"
#include "tengen-describe-find.h"
#include "tengen-describe-walk.h"

/* 1
 * 2 B[aa]   - 6 B[bb]
 * 3 W[cc]
 * 4 B[dd]
 * 5 W[ee]                                                                    */
#define TREE                                                                   \
  "(;SZ[5]C[ko]N[The ko](;B[aa]C[Ko and KO];W[cc]C[nothing]"                   \
  ";B[dd]C[first ko]C[second ko][and ｋｏ];W[ee]N[ko][ko])(;B[bb]C[ko]))"    \
  "(;SZ[5]C[ko ko ko])"

static void
test_node (void)
{
  g_autoptr (TengenGame) game = open_text (TREE);
  const TengenRecord *record = tengen_game_get_record (game);
  static const guint COMMENTS[] = { 1, 2, 0, 3, 0, 1 };
  static const guint NAMES[] = { 1, 0, 0, 0, 2, 0 };

  for (TengenNode node = 1; node <= 6; node++)
    {
      g_assert_cmpuint (
          tengen_find_in_node (record, node, TENGEN_PROPERTY_C, "ＫＯ"),
          ==,
          COMMENTS[node - 1]);
      g_assert_cmpuint (
          tengen_find_in_node (record, node, TENGEN_PROPERTY_N, "ＫＯ"),
          ==,
          NAMES[node - 1]);
    }
  /* as the comment is shown, in one text */
  g_assert_cmpuint (
      tengen_find_in_node (record, 4, TENGEN_PROPERTY_C, "ko\nsecond"), ==, 1);
  g_assert_cmpuint (
      tengen_walk_text (record, 1, "ko\nsecond", TENGEN_WALK_ON), ==, 4);
}

/* Step by step, of this game alone. */
static void
test_count (void)
{
  g_autoptr (TengenGame) game = open_text (TREE);
  const TengenRecord *record = tengen_game_get_record (game);
  static const guint BEFORE[] = { 0, 2, 4, 4, 7, 9 };
  g_autoptr (TengenFindCount) count = tengen_find_count_new (record, 4, "ko");
  g_autoptr (TengenFindCount) none = tengen_find_count_new (record, 4, "");

  g_assert_cmpuint (tengen_find_count_get_total (count), ==, 0);
  g_assert_true (tengen_find_count_step (count, 1));
  g_assert_cmpuint (tengen_find_count_get_total (count), ==, 2);
  g_assert_true (tengen_find_count_step (count, 4));
  g_assert_cmpuint (tengen_find_count_get_total (count), ==, 9);
  g_assert_false (tengen_find_count_step (count, 4));
  g_assert_cmpuint (tengen_find_count_get_total (count), ==, 10);
  g_assert_false (tengen_find_count_step (count, 4));
  for (TengenNode node = 1; node <= 6; node++)
    if (node != 3)
      g_assert_cmpuint (
          tengen_find_count_get_before (count, node), ==, BEFORE[node - 1]);
  g_assert_false (tengen_find_count_step (none, 1));
  g_assert_cmpuint (tengen_find_count_get_total (none), ==, 0);
  tengen_find_count_free (NULL);
}

/* A long line and a long comment; the count agrees with going there. */
static void
test_long (void)
{
  g_autoptr (GString) text = g_string_new ("(;SZ[19]C[");
  g_autoptr (TengenGame) game = NULL;
  g_autoptr (TengenFindCount) count = NULL;
  gint64 start;

  for (int i = 0; i < 20000; i++)
    g_string_append (text, "手 a");
  g_string_append_c (text, ']');
  for (int i = 0; i < 30000; i++)
    g_string_append_printf (text,
                            ";%c[%c%c]C[第%d手は手筋]",
                            i % 2 == 0 ? 'B' : 'W',
                            'a' + i % 19,
                            'a' + i / 19 % 19,
                            i);
  g_string_append_c (text, ')');
  game = open_text (text->str);
  start = g_get_monotonic_time ();
  count = tengen_find_count_new (tengen_game_get_record (game), 1, "手");
  while (tengen_find_count_step (count, 100))
    continue;
  g_test_minimized_result ((double) (g_get_monotonic_time () - start) / 1e6,
                           "places of a text in 30,000 nodes counted");
  g_assert_cmpuint (tengen_find_count_get_total (count), ==, 80000);
  g_assert_cmpuint (tengen_find_count_get_before (count, 30001), ==, 80000 - 2);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/find/node", test_node);
  g_test_add_func ("/find/count", test_count);
  g_test_add_func ("/find/long", test_long);
  return g_test_run ();
}
