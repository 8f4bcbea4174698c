/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-paper-lesson: a lesson as a handout (配布プリント)
 *
 * What:   the steps with their boards and texts, several to a page; what is
 *         right on pages of its own at the end.
 * Not:    a step alone as a picture (tengen-paint-lesson).
 * Shape:  letters get smaller before a text needs more room than its part of
 *         the page; what needs more all the same gets it, so that fewer steps
 *         stand on that page. No text is ever cut.
 */
#pragma once

#include "tengen-lesson.h"
#include "tengen-paper.h"

G_BEGIN_DECLS

/**
 * TengenPaperSteps:
 * @TENGEN_PAPER_STEPS_ALL: all of them
 * @TENGEN_PAPER_STEPS_ASKING: those that ask something
 *
 * Which steps are on a handout.
 */
typedef enum
{
  TENGEN_PAPER_STEPS_ALL,
  TENGEN_PAPER_STEPS_ASKING,
} TengenPaperSteps;

/**
 * TengenPaperLesson:
 * @size: of the paper
 * @per_page: steps to a page: 1, 2, 4, 6 or 9
 * @steps: which
 * @boards_only: without texts
 * @plain: boards have no coordinates, unless the lesson wants them
 * @solutions: what is right stands on pages of its own at the end
 * @language: (nullable): of all texts, %NULL for the lesson's
 * @readings: see tengen_paint_ruby_new()
 * @lines: of moves that are right what follows is numbered on the board of the
 *   question
 * @foot: (nullable): what stands at the foot of each page
 *
 * How a lesson is put on paper.
 */
typedef struct
{
  TengenPaperSize size;
  guint per_page;
  TengenPaperSteps steps;
  gboolean boards_only;
  gboolean plain;
  gboolean solutions;
  const char *language;
  int readings;
  gboolean lines;
  const char *foot;
} TengenPaperLesson;

/**
 * tengen_paper_new_lesson:
 * @lesson: a lesson that was checked, not needed afterwards
 * @how: how
 *
 * Makes a handout. Moves that are watched are numbered on one board; questions
 * have numbers, by which what is right is found. On the first page there is a
 * line for a name. Names of buttons and rule sets are in the language of the
 * program.
 *
 * Returns: (transfer full): pages
 */
TengenPaper *tengen_paper_new_lesson (const TengenLesson *lesson,
                                      const TengenPaperLesson *how)
    G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
