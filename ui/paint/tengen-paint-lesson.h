/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-paint-lesson: what is to be seen on the board of a lesson, and a step
 * as a picture
 *
 * What:   a view of a state (stones, labels, arrows, signs, numbers, the visible
 *         part); a picture of a step with its text, for files and paper.
 * Not:    files (tengen-paint-file).
 * Shape:  -lesson makes the view, -lesson-page draws the picture, -lesson-task
 *         what is asked on it.
 */
#pragma once

#include "tengen-lesson-player.h"
#include "tengen-paint-ruby.h"
#include "tengen-paint-view.h"

G_BEGIN_DECLS

/* Makes a view of a state. */
TengenView *tengen_view_new_lesson (const TengenLessonStep *step,
                                    const TengenLessonState *state)
    G_GNUC_WARN_UNUSED_RESULT;

/**
 * TengenPaintLessonPage:
 * @language: (nullable): of the texts, %NULL for the lesson's
 * @readings: see tengen_paint_ruby_new()
 * @solution: the solution is shown; of moves that are watched, all of them
 * @width: in pixels or points of paper
 *
 * How a step is drawn as a picture.
 */
typedef struct
{
  const char *language;
  int readings;
  gboolean solution;
  double width;
} TengenPaintLessonPage;

/**
 * tengen_paint_lesson_get_height:
 * @lesson: a lesson
 * @index: index of a step
 * @page: how
 *
 * Tells how high the picture of a step is.
 *
 * Returns: in the unit of the width
 */
double tengen_paint_lesson_get_height (const TengenLesson *lesson,
                                       guint index,
                                       const TengenPaintLessonPage *page);

/**
 * tengen_paint_lesson_draw:
 * @cr: where, from its origin
 * @lesson: a lesson
 * @index: index of a step
 * @page: how
 *
 * Draws a step: its title, board, texts and what can be chosen, on white. Names
 * of buttons and rule sets are in the language of the program.
 */
void tengen_paint_lesson_draw (cairo_t *cr,
                               const TengenLesson *lesson,
                               guint index,
                               const TengenPaintLessonPage *page);

G_END_DECLS
