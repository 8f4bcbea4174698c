/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-paper-exercises: exercises of a kind and a level as a sheet (問題用紙)
 */
#include "tengen-paper-exercises.h"

#include <string.h>

#include "tengen-exercise-to-lesson.h"
#include "tengen-lesson-shelf.h"
#include "tengen-words-exercise.h"
#include "tengen-words-ruby.h"
#include "tengen-words-text.h"

#define _(text) tengen_words_text (text)

static void
free_texts (gpointer texts)
{
  tengen_exercise_texts_free (texts);
}

static char *
write_lesson (const TengenExerciseSeries *series, const GPtrArray *exercises)
{
  g_autofree char *name =
      tengen_words_exercise_sheet (series->kind, series->level, series->seed);
  g_autoptr (TengenLessonText) title = tengen_words_ruby (name);
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (free_texts);
  TengenExerciseSheet sheet = { .id = "sheet",
                                .language = tengen_words_language (),
                                .title = title,
                                .exercises = exercises,
                                .texts = texts,
                                .is_brief = TRUE };

  for (guint i = 0; i < exercises->len; i++)
    g_ptr_array_add (texts,
                     tengen_words_exercise (g_ptr_array_index (exercises, i)));
  return tengen_exercise_to_lesson (&sheet);
}

static TengenLesson *
read_lesson (char *xml)
{
  g_autoptr (TengenLessonShelf) shelf = tengen_lesson_shelf_new ();
  g_autoptr (GPtrArray) faults = tengen_lesson_faults_new ();
  g_autoptr (GBytes) bytes = g_bytes_new_take (xml, strlen (xml));

  return tengen_lesson_shelf_read (shelf, bytes, faults);
}

TengenPaper *
tengen_paper_new_exercises (const TengenExerciseSeries *series,
                            const GPtrArray *exercises,
                            const TengenPaperLesson *how)
{
  TengenPaperLesson layout;
  g_autoptr (TengenLesson) lesson = NULL;
  g_autofree char *code = NULL;
  g_autofree char *foot = NULL;

  g_return_val_if_fail (series != NULL && how != NULL, NULL);
  g_return_val_if_fail (exercises != NULL && exercises->len > 0, NULL);

  lesson = read_lesson (write_lesson (series, exercises));
  if (lesson == NULL)
    return NULL;
  code = tengen_exercise_series_write_code (series);
  /* TRANSLATORS: at the foot of a page; what a person types in to get the same
   * sheet again */
  foot = g_strdup_printf (_ ("Number of the sheet: %s"), code);
  layout = *how;
  layout.language = lesson->language;
  layout.steps = TENGEN_PAPER_STEPS_ASKING;
  layout.lines = TRUE;
  layout.foot = foot;
  return tengen_paper_new_lesson (lesson, &layout);
}
