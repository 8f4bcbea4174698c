/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-paint-lesson-private: what the files of a step's picture share
 */
#pragma once

#include <pango/pangocairo.h>

#include "tengen-paint-lesson.h"

G_BEGIN_DECLS

/* Lengths for a picture of this width. */
#define TENGEN_LESSON_SHEET_WIDTH 600.0
#define TENGEN_LESSON_SHEET_MARGIN 28.0
#define TENGEN_LESSON_SHEET_GAP 12.0

/**
 * TengenLessonFont:
 * @size: of the font
 * @weight: how bold
 * @rgb: its colour
 */
typedef struct
{
  double size;
  PangoWeight weight;
  guint32 rgb;
} TengenLessonFont;

/**
 * TengenLessonSheet:
 * @cr: where to paint
 * @context: what text is measured with
 * @how: how
 * @lesson: the lesson
 * @step: the step
 * @state: its state
 * @is_painted: %FALSE: only the way is gone
 * @unit: a length of 1 in the picture
 * @y: where the pen is
 * @baseline: first line of the last text
 */
typedef struct
{
  cairo_t *cr;
  PangoContext *context;
  const TengenPaintLessonPage *how;
  const TengenLesson *lesson;
  const TengenLessonStep *step;
  const TengenLessonState *state;
  gboolean is_painted;
  double unit;
  double y;
  double baseline;
} TengenLessonSheet;

/* tengen-paint-lesson-page.c */

/**
 * tengen_lesson_sheet_get_text:
 * @self: a sheet
 * @words: (nullable): a text in several languages
 *
 * Gives a text in the language of the sheet.
 *
 * Returns: (transfer none) (nullable): a text
 */
const TengenLessonText *
tengen_lesson_sheet_get_text (const TengenLessonSheet *self,
                              const TengenLessonWords *words);

/**
 * tengen_lesson_sheet_write_text:
 * @self: a sheet
 * @text: a text
 * @look: its font
 * @indent: how far from the margin
 *
 * Writes a text; the pen is below it then.
 */
void tengen_lesson_sheet_write_text (TengenLessonSheet *self,
                                     const TengenLessonText *text,
                                     const TengenLessonFont *look,
                                     double indent);

/**
 * tengen_lesson_sheet_write:
 * @self: a sheet
 * @words: (nullable): a text in several languages
 * @look: its font
 * @indent: how far from the margin
 *
 * Writes a text in the language of the sheet, if there is one, and a gap.
 */
void tengen_lesson_sheet_write (TengenLessonSheet *self,
                                const TengenLessonWords *words,
                                const TengenLessonFont *look,
                                double indent);

/* tengen-paint-lesson-task.c */

/**
 * tengen_lesson_sheet_write_task:
 * @self: a sheet
 *
 * Writes what the step asks, and the solution if it is wanted.
 */
void tengen_lesson_sheet_write_task (TengenLessonSheet *self);

G_END_DECLS
