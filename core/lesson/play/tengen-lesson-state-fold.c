/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-lesson-state-fold: what all tasks of a step do with its state
 *
 * What: the board, what is said and lit, and things that are to be found.
 */
#include "tengen-lesson-state-private.h"

#include <string.h>

/* The board. */

const TengenPosition *
tengen_lesson_fold_get_position (TengenLessonFold *self)
{
  const TengenLessonStep *step = self->step;
  gboolean declared = step->task == TENGEN_LESSON_TASK_PRESS &&
                      (step->press->what == TENGEN_LESSON_PRESS_FIVE ||
                       step->press->what == TENGEN_LESSON_PRESS_FORBIDDEN);

  if (self->state->game == NULL)
    self->state->game = tengen_lesson_game_new (
        step->diagram, self->moves, self->moves->len, declared);
  return tengen_game_get_position (self->state->game);
}

int
tengen_lesson_fold_count_points (const TengenLessonFold *self)
{
  const TengenGameSetup *setup = self->step->diagram->setup;

  return setup->width * setup->height;
}

void
tengen_lesson_fold_play (TengenLessonFold *self,
                         TengenStone stone,
                         TengenPoint point)
{
  TengenLessonMove move = { .stone = stone, .point = point };

  g_array_append_val (self->moves, move);
  g_clear_pointer (&self->state->game, tengen_game_free);
}

void
tengen_lesson_fold_cut (TengenLessonFold *self, guint n_moves)
{
  if (n_moves == self->moves->len)
    return;
  g_array_set_size (self->moves, n_moves);
  g_clear_pointer (&self->state->game, tengen_game_free);
}

/* What is said and lit. */

void
tengen_lesson_fold_begin (TengenLessonFold *self)
{
  TengenLessonState *state = self->state;

  state->remark = TENGEN_LESSON_REMARK_NONE;
  state->words = NULL;
  state->n_replies = 0;
  g_clear_pointer (&state->reason, tengen_reason_free);
  memcpy (
      state->signs, self->kept, (gsize) tengen_lesson_fold_count_points (self));
  if (state->phase != TENGEN_LESSON_PHASE_MISSED)
    return;
  state->phase = TENGEN_LESSON_PHASE_ASKED;
  tengen_lesson_fold_cut (self, self->n_kept);
}

void
tengen_lesson_fold_sign_point (TengenLessonFold *self,
                               TengenPoint point,
                               TengenLessonSign sign)
{
  if (point < tengen_lesson_fold_count_points (self))
    self->state->signs[point] = (guint8) sign;
}

void
tengen_lesson_fold_sign (TengenLessonFold *self,
                         const GArray *points,
                         TengenLessonSign sign)
{
  for (guint i = 0; i < points->len; i++)
    {
      TengenPoint point = g_array_index (points, TengenPoint, i);

      if (point < tengen_lesson_fold_count_points (self) &&
          self->state->signs[point] == TENGEN_LESSON_SIGN_NONE)
        tengen_lesson_fold_sign_point (self, point, sign);
    }
}

void
tengen_lesson_fold_say (TengenLessonFold *self,
                        TengenLessonRemark remark,
                        const TengenLessonWords *words,
                        const GArray *show)
{
  self->state->remark = remark;
  self->state->words = words;
  if (show != NULL)
    tengen_lesson_fold_sign (self, show, TENGEN_LESSON_SIGN_SHOWN);
}

void
tengen_lesson_fold_miss (TengenLessonFold *self,
                         TengenLessonRemark remark,
                         const TengenLessonAnswer *answer)
{
  self->state->misses++;
  self->state->phase = TENGEN_LESSON_PHASE_MISSED;
  tengen_lesson_fold_say (self,
                          remark,
                          answer != NULL ? answer->words : NULL,
                          answer != NULL ? answer->show : NULL);
}

/* What is to be found. */

static void
free_unit (gpointer data)
{
  TengenLessonUnit *unit = data;

  g_array_unref (unit->points);
  g_free (unit);
}

TengenLessonUnit *
tengen_lesson_fold_add_unit (TengenLessonFold *self,
                             const TengenLessonAnswer *answer)
{
  TengenLessonUnit *unit = g_new0 (TengenLessonUnit, 1);

  unit->points = g_array_new (FALSE, FALSE, sizeof (TengenPoint));
  unit->answer = answer;
  if (self->units == NULL)
    self->units = g_ptr_array_new_with_free_func (free_unit);
  g_ptr_array_add (self->units, unit);
  self->state->n_wanted++;
  return unit;
}

static gboolean
has_point (const TengenLessonUnit *unit, TengenPoint point)
{
  for (guint i = 0; i < unit->points->len; i++)
    if (g_array_index (unit->points, TengenPoint, i) == point)
      return TRUE;
  return FALSE;
}

TengenLessonUnit *
tengen_lesson_fold_find_unit (const TengenLessonFold *self, TengenPoint point)
{
  TengenLessonUnit *found = NULL;

  for (guint i = 0; self->units != NULL && i < self->units->len; i++)
    {
      TengenLessonUnit *unit = g_ptr_array_index (self->units, i);

      if (!has_point (unit, point))
        continue;
      found = unit;
      if (!unit->is_found)
        return unit;
    }
  return found;
}

TengenLessonUnit *
tengen_lesson_fold_find_next_unit (const TengenLessonFold *self)
{
  for (guint i = 0; self->units != NULL && i < self->units->len; i++)
    {
      TengenLessonUnit *unit = g_ptr_array_index (self->units, i);

      if (!unit->is_found)
        return unit;
    }
  return NULL;
}

void
tengen_lesson_fold_take_unit (TengenLessonFold *self,
                              TengenLessonUnit *unit,
                              const TengenLessonWords *words,
                              const GArray *show)
{
  gboolean is_last;

  unit->is_found = TRUE;
  self->state->n_found++;
  is_last = tengen_lesson_fold_find_next_unit (self) == NULL;
  if (is_last)
    self->state->phase = TENGEN_LESSON_PHASE_SOLVED;
  tengen_lesson_fold_sign (self, unit->points, TENGEN_LESSON_SIGN_RIGHT);
  memcpy (self->kept,
          self->state->signs,
          (gsize) tengen_lesson_fold_count_points (self));
  tengen_lesson_fold_say (self,
                          is_last ? TENGEN_LESSON_REMARK_RIGHT
                                  : TENGEN_LESSON_REMARK_FOUND,
                          words,
                          show);
}
