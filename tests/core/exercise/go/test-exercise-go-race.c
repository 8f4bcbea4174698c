/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-exercise-go-race: win a race of liberties, its lines played out
 */
#include "tengen-exercise-go-race.h"

#include "exercise-go-brute.h"
#include "exercise-go-check.h"

/* Seeds near which exercises are soon found, by level less the lowest. */
static const guint64 seeds[] = { 900, 2900 };

/* Finds the target of a side. */
static TengenPoint
find_target (const TengenExercise *exercise, TengenStone stone)
{
  for (guint i = 0; i < exercise->targets->len; i++)
    {
      TengenPoint point = g_array_index (exercise->targets, TengenPoint, i);

      if (exercise->stones[point] == stone)
        return point;
    }
  return TENGEN_POINT_NONE;
}

/* Who wins takes the other's stones and still has the own ones. */
static void
check_line (const TengenExercise *exercise, const TengenExerciseLine *line)
{
  g_autoptr (TengenGo) go = exercise_go_check_begin (exercise);
  const TengenBoard *board = tengen_go_get_board (go);
  TengenStone side = exercise->to_move;
  TengenStone other = tengen_stone_other (side);
  TengenPoint own = find_target (exercise, side);
  TengenPoint theirs = find_target (exercise, other);

  g_assert_cmpuint (own, !=, TENGEN_POINT_NONE);
  g_assert_cmpuint (theirs, !=, TENGEN_POINT_NONE);
  exercise_go_brute_play (go, line->moves, line->moves->len);
  if (line->is_right)
    {
      g_assert_cmpint (tengen_board_get (board, own), ==, side);
      g_assert_cmpint (tengen_board_get (board, theirs), !=, other);
    }
  else
    {
      g_assert_cmpint (tengen_board_get (board, own), !=, side);
      g_assert_cmpint (tengen_board_get (board, theirs), ==, other);
    }
}

static void
test_lines (void)
{
  const TengenExerciseKindInfo *info =
      tengen_exercise_kind_get_info (TENGEN_EXERCISE_RACE);
  int most = info->lowest + (int) G_N_ELEMENTS (seeds) - 1;

  for (int level = info->lowest; level <= most; level++)
    {
      guint64 seed = seeds[level - info->lowest];
      g_autoptr (TengenExercise) exercise =
          exercise_go_check_make (TENGEN_EXERCISE_RACE, level, &seed);

      exercise_go_check (exercise);
      g_assert_cmpint (exercise->level, ==, level);
      g_assert_cmpuint (exercise->targets->len, ==, 2);
      for (guint i = 0; i < exercise->lines->len; i++)
        check_line (exercise, exercise->lines->pdata[i]);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/exercise-go-race/lines", test_lines);
  return g_test_run ();
}
