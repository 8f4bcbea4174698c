/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-exercise-go-legal: may a stone be put here?
 */
#include "exercise-go-check.h"

#define EXERCISES 40

static void
check_level (int level, TengenReasonCode no)
{
  guint64 seed = 200;
  int n_yes = 0;

  for (int i = 0; i < EXERCISES; i++)
    {
      g_autoptr (TengenExercise) exercise =
          exercise_go_check_make (TENGEN_EXERCISE_LEGAL, level, &seed);
      g_autoptr (TengenGo) go = exercise_go_check_begin (exercise);
      TengenPoint point, around[4];
      TengenReasonCode code;
      int n;

      exercise_go_check (exercise);
      g_assert_cmpuint (exercise->targets->len, ==, 1);
      point = g_array_index (exercise->targets, TengenPoint, 0);
      code = tengen_go_check (go, point, exercise->to_move, NULL);
      n_yes += exercise->number;
      if (exercise->number == 1)
        g_assert_cmpint (code, ==, TENGEN_REASON_NONE);
      else
        {
          g_assert_cmpint (exercise->number, ==, 0);
          g_assert_cmpint (code, ==, no);
        }
      /* Never a plain one: no empty point around. */
      n = tengen_board_list_neighbours (
          tengen_go_get_board (go), point, around);
      for (int j = 0; j < n; j++)
        g_assert_cmpint (exercise->stones[around[j]], !=, TENGEN_STONE_NONE);
    }
  /* As many of both, within four standard deviations. */
  g_assert_cmpint (n_yes, >, EXERCISES / 2 - 13);
  g_assert_cmpint (n_yes, <, EXERCISES / 2 + 13);
}

static void
test_levels (void)
{
  for (int level = 1; level <= 3; level++)
    check_level (level, TENGEN_REASON_SUICIDE);
  check_level (4, TENGEN_REASON_KO);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/exercise-go-legal/levels", test_levels);
  return g_test_run ();
}
