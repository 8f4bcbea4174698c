/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tengen-exercise-reach.h"

/* Quarters of a level. */
#define LEVEL 4
#define SUCCESS 1
#define FAILURE LEVEL

static void
move (TengenExerciseReach *self, TengenExerciseKind kind, int steps)
{
  const TengenExerciseKindInfo *info = tengen_exercise_kind_get_info (kind);
  int most = (info->highest - info->lowest) * LEVEL + LEVEL - 1;

  self->steps[kind] = CLAMP (self->steps[kind] + steps, 0, most);
}

void
tengen_exercise_reach_note (TengenExerciseReach *self,
                            const TengenExerciseLogEntry *entry)
{
  TengenExerciseKind kind;
  gboolean is_success;
  int level;

  g_return_if_fail (self != NULL && entry != NULL);

  if (!tengen_exercise_kind_find (entry->kind, &kind))
    return;
  self->is_tried[kind] = TRUE;
  is_success = entry->result == TENGEN_EXERCISE_LOG_FIRST;
  level = tengen_exercise_reach_get_level (self, kind);
  if (entry->is_again ||
      (is_success ? entry->level < level : entry->level != level))
    return;
  if (!is_success)
    {
      self->has_failed[kind] = TRUE;
      move (self, kind, -FAILURE);
    }
  else
    move (self, kind, self->has_failed[kind] ? SUCCESS : LEVEL);
}

int
tengen_exercise_reach_get_level (const TengenExerciseReach *self,
                                 TengenExerciseKind kind)
{
  g_return_val_if_fail (self != NULL && kind < TENGEN_EXERCISE_KINDS, 1);

  return tengen_exercise_kind_get_info (kind)->lowest +
         self->steps[kind] / LEVEL;
}

guint32
tengen_exercise_reach_list_kinds (const TengenExerciseReach *self,
                                  gboolean is_renju)
{
  guint32 kinds = 0;
  int best = 1;

  g_return_val_if_fail (self != NULL, 0);

  for (guint i = 0; i < TENGEN_EXERCISE_KINDS; i++)
    if (self->is_tried[i] &&
        tengen_exercise_kind_get_info ((TengenExerciseKind) i)->is_renju ==
            is_renju)
      best = MAX (
          best, tengen_exercise_reach_get_level (self, (TengenExerciseKind) i));
  for (guint i = 0; i < TENGEN_EXERCISE_KINDS; i++)
    {
      const TengenExerciseKindInfo *info =
          tengen_exercise_kind_get_info ((TengenExerciseKind) i);

      if (info->is_renju == is_renju &&
          (self->is_tried[i] || info->lowest <= best))
        kinds |= (guint32) 1 << i;
    }
  return kinds;
}
