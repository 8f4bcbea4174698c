/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-board-plan: layout and keys
 */
#include "tengen-board-plan.h"

static void
test_layout (void)
{
  for (int width = 1; width <= TENGEN_BOARD_MAX; width += 3)
    for (int height = 1; height <= TENGEN_BOARD_MAX; height += 17)
      {
        TengenBoardPlan *plan = tengen_board_plan_new (width, height);
        int n_edges = 0;

        g_assert_cmpint (plan->n_squares, <=, TENGEN_BOARD_PLAN_SQUARES);
        for (int i = 0; i < plan->n_points; i++)
          g_assert_cmpint (plan->points[plan->squares[i]], ==, i);
        for (int i = 0; i < plan->n_squares; i++)
          n_edges += plan->points[i] == TENGEN_POINT_NONE;
        g_assert_cmpint (n_edges, ==, plan->n_squares - plan->n_points);
        g_assert_cmpint (plan->points[0], ==, TENGEN_POINT_NONE);
        tengen_board_plan_unref (plan);
      }
}

/* The four steps lead to neighbours or to an edge, two steps still to squares
 * of the layout. */
static void
test_steps (void)
{
  TengenBoardPlan *plan = tengen_board_plan_new (4, 3);

  for (int i = 0; i < plan->n_points; i++)
    {
      int square = plan->squares[i];
      int left = i % 4 > 0 ? i - 1 : TENGEN_POINT_NONE;
      int right = i % 4 < 3 ? i + 1 : TENGEN_POINT_NONE;
      int up = i >= 4 ? i - 4 : TENGEN_POINT_NONE;
      int down = i < 8 ? i + 4 : TENGEN_POINT_NONE;

      g_assert_cmpint (square - 2 * plan->stride, >=, 0);
      g_assert_cmpint (square + 2 * plan->stride, <, plan->n_squares);
      g_assert_cmpint (plan->points[square - 1], ==, left);
      g_assert_cmpint (plan->points[square + 1], ==, right);
      g_assert_cmpint (plan->points[square - plan->stride], ==, up);
      g_assert_cmpint (plan->points[square + plan->stride], ==, down);
    }
  tengen_board_plan_unref (plan);
}

/* No key comes twice on the largest board. */
static void
test_keys_differ (void)
{
  TengenBoardPlan *plan =
      tengen_board_plan_new (TENGEN_BOARD_MAX, TENGEN_BOARD_MAX);
  g_autoptr (GHashTable) seen = g_hash_table_new (g_int64_hash, g_int64_equal);

  for (int i = 0; i < plan->n_points; i++)
    for (int j = 0; j < 2; j++)
      g_assert_true (g_hash_table_add (seen, &plan->keys[plan->squares[i]][j]));
  g_assert_true (g_hash_table_add (seen, &plan->empty_hash));
  tengen_board_plan_unref (plan);
}

/* Keys are the same in every process and on every machine. */
static void
test_keys_stay (void)
{
  TengenBoardPlan *plan = tengen_board_plan_new (19, 19);
  TengenBoardPlan *again = tengen_board_plan_ref (plan);
  guint square = plan->squares[72];

  g_assert_true (again == plan);
  tengen_board_plan_unref (again);
  g_assert_cmphex (plan->empty_hash, ==, 0xa1852e7ce21d2549);
  g_assert_cmphex (tengen_board_plan_key (plan, square, TENGEN_STONE_BLACK),
                   ==,
                   0x10c8c3da750788ce);
  g_assert_cmphex (tengen_board_plan_key (plan, square, TENGEN_STONE_WHITE),
                   ==,
                   0x76c344aebb91bb4d);
  tengen_board_plan_unref (plan);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_set_nonfatal_assertions ();
  g_test_add_func ("/board-plan/layout", test_layout);
  g_test_add_func ("/board-plan/steps", test_steps);
  g_test_add_func ("/board-plan/keys/differ", test_keys_differ);
  g_test_add_func ("/board-plan/keys/stay", test_keys_stay);
  return g_test_run ();
}
