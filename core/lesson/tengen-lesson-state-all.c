/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-lesson-state-all: all right answers of one question
 *
 * What: the same side plays each of them; its stones stay. Each point of an
 *       answer is one of them.
 * Not:  other moves (tengen-lesson-state-try).
 */
#include "tengen-lesson-state-private.h"

static void
add_point (TengenLessonFold *self,
           const TengenLessonAnswer *answer,
           TengenPoint point)
{
  TengenLessonUnit *unit;

  if (tengen_lesson_fold_find_unit (self, point) != NULL)
    return;
  unit = tengen_lesson_fold_add_unit (self, answer);
  g_array_append_val (unit->points, point);
}

/* Adds the points that fit a rule and that no answer before it has. */
static void
add_tested (TengenLessonFold *self, const TengenLessonAnswer *answer)
{
  int n = tengen_lesson_fold_count_points (self);

  for (TengenPoint point = 0; point < n; point++)
    if (tengen_lesson_fold_find_answer (self, point) == answer)
      add_point (self, answer, point);
}

void
tengen_lesson_fold_begin_all (TengenLessonFold *self)
{
  const GPtrArray *answers = self->state->trial->answers;

  for (guint i = 0; i < answers->len; i++)
    {
      const TengenLessonAnswer *answer = g_ptr_array_index (answers, i);

      if (answer->verdict != TENGEN_LESSON_RIGHT)
        continue;
      for (guint j = 0; j < answer->points->len; j++)
        add_point (
            self, answer, g_array_index (answer->points, TengenPoint, j));
      if (answer->test != TENGEN_LESSON_TEST_NONE)
        add_tested (self, answer);
    }
}

/* Puts a stone if the rules still allow it after those that were found. */
static void
put_stone (TengenLessonFold *self, TengenPoint point)
{
  g_autoptr (TengenReason) reason = tengen_lesson_game_check (
      tengen_lesson_fold_get_position (self), self->asked, point);

  if (reason == NULL)
    tengen_lesson_fold_play (self, self->asked, point);
  self->n_kept = self->moves->len;
}

gboolean
tengen_lesson_fold_try_all (TengenLessonFold *self, TengenPoint point)
{
  TengenLessonUnit *unit = tengen_lesson_fold_find_unit (self, point);
  const TengenLessonAnswer *answer;

  if (unit == NULL)
    return FALSE;
  answer = unit->answer;
  if (unit->is_found)
    tengen_lesson_fold_say (self, TENGEN_LESSON_REMARK_ALREADY, NULL, NULL);
  else if (self->state->trial->in_order &&
           tengen_lesson_fold_find_next_unit (self)->answer != answer)
    tengen_lesson_fold_say (self, TENGEN_LESSON_REMARK_ORDER, NULL, NULL);
  else
    {
      put_stone (self, point);
      tengen_lesson_fold_take_unit (self, unit, answer->words, answer->show);
    }
  return TRUE;
}

void
tengen_lesson_fold_solve_all (TengenLessonFold *self)
{
  for (guint i = 0; self->units != NULL && i < self->units->len; i++)
    {
      const TengenLessonUnit *unit = g_ptr_array_index (self->units, i);

      if (unit->is_found)
        continue;
      put_stone (self, g_array_index (unit->points, TengenPoint, 0));
      tengen_lesson_fold_sign (self, unit->points, TENGEN_LESSON_SIGN_SOLUTION);
      self->state->words = unit->answer->words;
    }
}
