/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-exercise-go-net: what is right is no atari, and each atari is wrong
 */
#include "exercise-go-check.h"

/* Seeds near which exercises are soon found, by level less the lowest. */
static const guint64 seeds[] = { 170, 176 };

/* How many liberties the target has after a move; 0 if it is taken. */
static int
count_liberties (const TengenExercise *exercise, TengenPoint move)
{
  g_autoptr (TengenBoard) board =
      tengen_board_new (exercise->width, exercise->height);
  TengenPoint target = g_array_index (exercise->targets, TengenPoint, 0);

  tengen_board_put_all (board, exercise->stones);
  if (move != TENGEN_POINT_PASS)
    tengen_board_play (board, move, exercise->to_move, NULL);
  return tengen_board_get (board, target) != TENGEN_STONE_NONE
             ? tengen_board_get_liberties (board, target)
             : 0;
}

static void
test_level (gconstpointer data)
{
  int level = GPOINTER_TO_INT (data);
  guint64 seed = seeds[level - 7];
  g_autoptr (TengenExercise) exercise =
      exercise_go_check_make (TENGEN_EXERCISE_NET, level, &seed);

  exercise_go_check (exercise);
  g_assert_cmpint (count_liberties (exercise, TENGEN_POINT_PASS), ==, 2);
  for (guint i = 0; i < exercise->lines->len; i++)
    {
      const TengenExerciseLine *line = g_ptr_array_index (exercise->lines, i);
      int n = count_liberties (exercise,
                               g_array_index (line->moves, TengenPoint, 0));

      g_assert_cmpint (n, >, 0);
      if (line->is_right)
        g_assert_cmpint (n, >, 1);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func (
      "/exercise-go-net/seven", GINT_TO_POINTER (7), test_level);
  g_test_add_data_func (
      "/exercise-go-net/eight", GINT_TO_POINTER (8), test_level);
  return g_test_run ();
}
