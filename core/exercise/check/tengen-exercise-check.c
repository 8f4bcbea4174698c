/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-exercise-check: faults, and what is common to all kinds
 */
#include "tengen-exercise-check-private.h"

void
tengen_exercise_checker_add (TengenExerciseChecker *self,
                             TengenExerciseFaultCode code,
                             TengenPoint point)
{
  TengenExerciseFault fault = { .code = code, .point = point };

  g_array_append_val (self->faults, fault);
}

void
tengen_exercise_checker_add_number (TengenExerciseChecker *self,
                                    TengenExerciseFaultCode code,
                                    int number)
{
  TengenExerciseFault fault = { .code = code,
                                .point = TENGEN_POINT_NONE,
                                .number = number };

  g_array_append_val (self->faults, fault);
}

static gboolean
is_listed (const TengenExerciseChecker *self, TengenPoint point)
{
  const GArray *points = self->exercise->points;

  for (guint i = 0; i < points->len; i++)
    if (g_array_index (points, TengenPoint, i) == point)
      return TRUE;
  return FALSE;
}

void
tengen_exercise_checker_judge (TengenExerciseChecker *self,
                               TengenPoint answer,
                               TengenExerciseVerdict verdict)
{
  gboolean is_right = is_listed (self, answer);

  switch (verdict)
    {
    case TENGEN_EXERCISE_VERDICT_RIGHT:
      if (!is_right)
        tengen_exercise_checker_add (
            self, TENGEN_EXERCISE_FAULT_UNLISTED, answer);
      return;
    case TENGEN_EXERCISE_VERDICT_WRONG:
      if (is_right)
        tengen_exercise_checker_add (self, TENGEN_EXERCISE_FAULT_WRONG, answer);
      return;
    case TENGEN_EXERCISE_VERDICT_KO:
      tengen_exercise_checker_add (self, TENGEN_EXERCISE_FAULT_KO, answer);
      return;
    case TENGEN_EXERCISE_VERDICT_UNKNOWN:
      tengen_exercise_checker_add (self, TENGEN_EXERCISE_FAULT_UNKNOWN, answer);
      return;
    }
}

void
tengen_exercise_checker_compare (TengenExerciseChecker *self,
                                 const guint8 *right)
{
  int n = self->exercise->width * self->exercise->height;

  for (TengenPoint point = 0; point < n; point++)
    tengen_exercise_checker_judge (self,
                                   point,
                                   right[point]
                                       ? TENGEN_EXERCISE_VERDICT_RIGHT
                                       : TENGEN_EXERCISE_VERDICT_WRONG);
}

GArray *
tengen_exercise_check (const TengenExercise *exercise, guint positions)
{
  TengenExerciseChecker self = { .exercise = exercise, .positions = positions };
  const TengenExerciseKindInfo *info;

  g_return_val_if_fail (exercise != NULL, NULL);

  self.faults = g_array_new (FALSE, FALSE, sizeof (TengenExerciseFault));
  info = tengen_exercise_kind_get_info (exercise->kind);
  if ((info->ask == TENGEN_EXERCISE_ASK_MOVE ||
       info->ask == TENGEN_EXERCISE_ASK_POINTS) &&
      exercise->points->len == 0)
    tengen_exercise_checker_add (
        &self, TENGEN_EXERCISE_FAULT_NO_RIGHT, TENGEN_POINT_NONE);
  else if (info->is_renju)
    tengen_exercise_checker_check_renju (&self);
  else
    tengen_exercise_checker_check_go (&self);
  return self.faults;
}
