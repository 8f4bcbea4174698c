/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tengen-exercise-texts.h"

static void
free_text (gpointer text)
{
  tengen_lesson_text_free (text);
}

TengenExerciseTexts *
tengen_exercise_texts_new (void)
{
  TengenExerciseTexts *self = g_new0 (TengenExerciseTexts, 1);

  self->lines = g_ptr_array_new_with_free_func (free_text);
  return self;
}

void
tengen_exercise_texts_free (TengenExerciseTexts *self)
{
  if (self == NULL)
    return;
  tengen_lesson_text_free (self->title);
  tengen_lesson_text_free (self->question);
  tengen_lesson_text_free (self->hint);
  tengen_lesson_text_free (self->right);
  tengen_lesson_text_free (self->wrong);
  tengen_lesson_text_free (self->yes);
  tengen_lesson_text_free (self->no);
  g_ptr_array_unref (self->lines);
  g_free (self);
}
