/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tengen-exercise-make.h"

#include "tengen-exercise-go.h"
#include "tengen-exercise-renju.h"

static guint64
mix (guint64 state, guint64 number)
{
  return tengen_board_random_mix (state ^ number) +
         G_GUINT64_CONSTANT (0x9e3779b97f4a7c15);
}

TengenExercise *
tengen_exercise_make (TengenExerciseKind kind, int level, guint64 seed)
{
  const TengenExerciseKindInfo *info = tengen_exercise_kind_get_info (kind);
  guint64 start = mix (mix (mix (0, info->number), (guint64) level), seed);

  g_return_val_if_fail (level >= info->lowest && level <= info->highest, NULL);

  for (guint64 i = 0; i < TENGEN_EXERCISE_MAKE_TRIES; i++)
    {
      TengenBoardRandom random = { .state = mix (start, i) };
      TengenExercise *exercise =
          info->is_renju ? tengen_exercise_renju_make (kind, level, &random)
                         : tengen_exercise_go_make (kind, level, &random);

      if (exercise == NULL)
        continue;
      exercise->level = level;
      exercise->seed = seed;
      return exercise;
    }
  return NULL;
}
