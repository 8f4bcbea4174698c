/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-lesson-player: the inputs of each step of a lesson
 *
 * Shape: an array of inputs for each step; of the present step the state that
 *        follows from them.
 */
#include "tengen-lesson-state-private.h"

struct TengenLessonPlayer
{
  const TengenLesson *lesson;
  guint index;
  GPtrArray *inputs; /* of each step: GArray of TengenLessonInput */
  TengenLessonState *state;
};

static GArray *
get_inputs (const TengenLessonPlayer *self)
{
  return g_ptr_array_index (self->inputs, self->index);
}

/* Makes the state anew; tells whether the last input meant something. */
static gboolean
refresh (TengenLessonPlayer *self)
{
  const GArray *inputs = get_inputs (self);
  gboolean is_meant = FALSE;

  tengen_lesson_state_free (self->state);
  self->state = tengen_lesson_state_follow (
      tengen_lesson_get_step (self->lesson, self->index),
      inputs,
      inputs->len,
      &is_meant);
  return is_meant;
}

TengenLessonPlayer *
tengen_lesson_player_new (const TengenLesson *lesson)
{
  TengenLessonPlayer *self;

  g_return_val_if_fail (lesson != NULL, NULL);
  g_return_val_if_fail (lesson->steps->len > 0, NULL);

  self = g_new0 (TengenLessonPlayer, 1);
  self->lesson = lesson;
  self->inputs =
      g_ptr_array_new_with_free_func ((GDestroyNotify) g_array_unref);
  for (guint i = 0; i < lesson->steps->len; i++)
    g_ptr_array_add (self->inputs,
                     g_array_new (FALSE, FALSE, sizeof (TengenLessonInput)));
  refresh (self);
  return self;
}

void
tengen_lesson_player_free (TengenLessonPlayer *self)
{
  if (self == NULL)
    return;
  g_ptr_array_unref (self->inputs);
  tengen_lesson_state_free (self->state);
  g_free (self);
}

const TengenLesson *
tengen_lesson_player_get_lesson (const TengenLessonPlayer *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->lesson;
}

guint
tengen_lesson_player_get_index (const TengenLessonPlayer *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->index;
}

void
tengen_lesson_player_goto (TengenLessonPlayer *self, guint index)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (index < self->inputs->len);

  if (index == self->index)
    return;
  self->index = index;
  refresh (self);
}

const TengenLessonState *
tengen_lesson_player_get_state (const TengenLessonPlayer *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->state;
}

gboolean
tengen_lesson_player_do (TengenLessonPlayer *self,
                         const TengenLessonInput *input)
{
  GArray *inputs;

  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (input != NULL, FALSE);

  inputs = get_inputs (self);
  if (inputs->len >= TENGEN_LESSON_MAX_INPUTS)
    g_array_set_size (inputs, 0);
  g_array_append_vals (inputs, input, 1);
  if (refresh (self))
    return TRUE;
  g_array_set_size (inputs, inputs->len - 1);
  return FALSE;
}

gboolean
tengen_lesson_player_undo (TengenLessonPlayer *self)
{
  GArray *inputs;

  g_return_val_if_fail (self != NULL, FALSE);

  inputs = get_inputs (self);
  if (inputs->len == 0)
    return FALSE;
  g_array_set_size (inputs, inputs->len - 1);
  refresh (self);
  return TRUE;
}

void
tengen_lesson_player_restart (TengenLessonPlayer *self)
{
  g_return_if_fail (self != NULL);

  g_array_set_size (get_inputs (self), 0);
  refresh (self);
}
