/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-exercise-go-atari: put a chain into atari
 *
 * What is right is found again with the rules alone.
 */
#include "exercise-go-check.h"

#define EXERCISES 12

/* Tells whether a side can take a stone at once. */
static gboolean
can_take (TengenGo *go, TengenPoint stone)
{
  int n_points = tengen_board_get_n_points (tengen_go_get_board (go));
  TengenStone side = tengen_go_get_to_move (go);
  gboolean is_taken = FALSE;

  for (int i = 0; i < n_points && !is_taken; i++)
    {
      if (tengen_go_check (go, (TengenPoint) i, side, NULL) !=
          TENGEN_REASON_NONE)
        continue;
      tengen_go_play (go, (TengenPoint) i, side);
      is_taken = tengen_board_get (tengen_go_get_board (go), stone) ==
                 TENGEN_STONE_NONE;
      tengen_go_undo (go);
    }
  return is_taken;
}

static gboolean
is_right (TengenGo *go, const TengenExercise *exercise, TengenPoint move)
{
  gboolean right = TRUE;

  tengen_go_play (go, move, exercise->to_move);
  for (guint i = 0; i < exercise->targets->len; i++)
    right &= tengen_board_get_liberties (
                 tengen_go_get_board (go),
                 g_array_index (exercise->targets, TengenPoint, i)) == 1;
  right = right && !can_take (go, move);
  tengen_go_undo (go);
  return right;
}

static void
check_level (int level)
{
  guint64 seed = 100;

  for (int i = 0; i < EXERCISES; i++)
    {
      g_autoptr (TengenExercise) exercise =
          exercise_go_check_make (TENGEN_EXERCISE_ATARI, level, &seed);
      g_autoptr (TengenGo) go = exercise_go_check_begin (exercise);

      exercise_go_check (exercise);
      g_assert_cmpuint (exercise->targets->len, ==, level == 4 ? 2 : 1);
      for (guint j = 0; j < exercise->targets->len; j++)
        {
          TengenPoint target =
              g_array_index (exercise->targets, TengenPoint, j);

          g_assert_cmpint (exercise->stones[target],
                           ==,
                           tengen_stone_other (exercise->to_move));
          g_assert_cmpint (
              tengen_board_get_liberties (tengen_go_get_board (go), target),
              ==,
              2);
        }
      for (guint j = 0; j < exercise->lines->len; j++)
        {
          const TengenExerciseLine *line = exercise->lines->pdata[j];
          TengenPoint move = g_array_index (line->moves, TengenPoint, 0);

          if (move != TENGEN_POINT_PASS)
            g_assert_cmpint (line->is_right, ==, is_right (go, exercise, move));
        }
    }
}

static void
test_levels (void)
{
  for (int level = 1; level <= 4; level++)
    check_level (level);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/exercise-go-atari/levels", test_levels);
  return g_test_run ();
}
