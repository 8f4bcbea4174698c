/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-exercise-go-dead: mark the dead stones, as the judge of finished games
 * marks them
 */
#include "tengen-exercise-go-dead.h"

#include "exercise-go-check.h"
#include "tengen-go-dead.h"

static gboolean
is_marked (const TengenExercise *exercise, TengenPoint point)
{
  for (guint i = 0; i < exercise->points->len; i++)
    if (g_array_index (exercise->points, TengenPoint, i) == point)
      return TRUE;
  return FALSE;
}

static void
check_exercise (const TengenExercise *exercise)
{
  g_autoptr (TengenGo) go = exercise_go_check_begin (exercise);
  const TengenBoard *board = tengen_go_get_board (go);
  guint8 life[TENGEN_BOARD_MAX_POINTS];

  g_assert_cmpuint (exercise->points->len, >, 0);
  tengen_go_dead_judge (board, TENGEN_GO_KO_FIGHTS_PLAYED, life, NULL);
  for (int i = 0; i < exercise->width * exercise->height; i++)
    {
      TengenPoint point = (TengenPoint) i;

      g_assert_cmpint (
          tengen_board_get (board, point), ==, exercise->stones[point]);
      if (exercise->stones[point] != TENGEN_STONE_NONE)
        g_assert_cmpint (is_marked (exercise, point),
                         ==,
                         life[point] == TENGEN_GO_LIFE_DEAD);
      else
        g_assert_false (is_marked (exercise, point));
    }
}

static void
test_judge (void)
{
  const TengenExerciseKindInfo *info =
      tengen_exercise_kind_get_info (TENGEN_EXERCISE_DEAD);
  int most = MIN (info->highest, info->lowest + 3);

  for (int level = info->lowest; level <= most; level++)
    {
      guint64 seed = 1;
      g_autoptr (TengenExercise) exercise =
          exercise_go_check_make (TENGEN_EXERCISE_DEAD, level, &seed);

      g_assert_cmpint (exercise->level, ==, level);
      check_exercise (exercise);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/exercise-go-dead/judge", test_judge);
  return g_test_run ();
}
