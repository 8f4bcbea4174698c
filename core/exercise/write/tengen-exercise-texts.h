/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-exercise-texts: what is said with an exercise, in one language
 *
 * What:   a plain struct that ui/words fills and that files are written from.
 * Not:    the sentences themselves.
 */
#pragma once

#include "tengen-exercise.h"
#include "tengen-lesson-text.h"

G_BEGIN_DECLS

/**
 * TengenExerciseTexts:
 * @title: what kind it is
 * @question: what is asked
 * @hint: (nullable): a hint
 * @right: what is said of a right answer that has no line
 * @wrong: (nullable): what is said of a wrong one that has none
 * @yes: (nullable): YES: the answer yes
 * @no: (nullable): YES: the answer no
 * @lines: (element-type TengenLessonText): what is said of each line of the
 *   exercise, in its order
 *
 * Texts of an exercise, all in the language of the title. They are owned.
 */
typedef struct
{
  TengenLessonText *title;
  TengenLessonText *question;
  TengenLessonText *hint;
  TengenLessonText *right;
  TengenLessonText *wrong;
  TengenLessonText *yes;
  TengenLessonText *no;
  GPtrArray *lines;
} TengenExerciseTexts;

/* Makes texts without any. */
TengenExerciseTexts *tengen_exercise_texts_new (void) G_GNUC_WARN_UNUSED_RESULT;

/* Frees texts; does nothing for %NULL. */
void tengen_exercise_texts_free (TengenExerciseTexts *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TengenExerciseTexts, tengen_exercise_texts_free)

G_END_DECLS
