/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-exercise-to-lesson: exercises as the steps of a lesson
 *
 * What:   a lesson file in which each exercise is a step, for the lesson
 *         window, handouts and the wall.
 * Not:    the sentences (ui/words).
 * Shape:  of a question for a move each right one is an answer with the line
 *         that follows. Wrong ones of which the same is said and shown are one
 *         answer; what a pass shows is shown for every other move. Of more
 *         answers than a question may have those far from everything are shown
 *         what a pass shows, where it fits, else only told.
 * Source: lesson.rnc.
 */
#pragma once

#include "tengen-exercise-texts.h"

G_BEGIN_DECLS

/**
 * TengenExerciseSheet:
 * @id: the id of the lesson, `[A-Za-z0-9_-]{1,64}`
 * @language: of the texts
 * @title: its title
 * @exercises: (element-type TengenExercise): exercises, each a step
 * @texts: (element-type TengenExerciseTexts): their texts
 * @is_brief: for paper: nothing is said of single wrong moves, and lines end
 *   before the target is taken, so that their numbers stay on the board
 *
 * What a lesson is made of. Everything is borrowed.
 */
typedef struct
{
  const char *id;
  const char *language;
  const TengenLessonText *title;
  const GPtrArray *exercises;
  const GPtrArray *texts;
  gboolean is_brief;
} TengenExerciseSheet;

/**
 * tengen_exercise_to_lesson:
 * @sheet: at least one exercise, all on square boards
 *
 * Makes a lesson. A reader takes no more than %TENGEN_LESSON_MAX_STEPS steps
 * and %TENGEN_LESSON_MAX_BYTES.
 *
 * Returns: (transfer full): XML
 */
char *tengen_exercise_to_lesson (const TengenExerciseSheet *sheet)
    G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
