/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-lesson-check-private: what the files of tengen-lesson-check share
 */
#pragma once

#include "tengen-lesson-check.h"
#include "tengen-lesson-game.h"

G_BEGIN_DECLS

/**
 * TengenLessonChecker:
 * @faults: (element-type TengenLessonFault): where faults are added
 * @failed: there was one
 * @diagram: the diagram of the step
 * @budget: how much may still be done, so that no lesson takes long: 1 is to ask
 *   about a point, or to make a move of a diagram
 *
 * The step that is looked at.
 */
typedef struct
{
  GPtrArray *faults;
  gboolean failed;
  const TengenLessonDiagram *diagram;
  guint budget;
} TengenLessonChecker;

/**
 * tengen_lesson_checker_add:
 * @self: a checker
 * @code: what
 * @line: line of the file
 * @element: name of the element
 * @detail: (nullable): what it is about
 *
 * Adds a fault.
 *
 * Returns: (transfer none) (nullable): the fault, to be given numbers
 */
TengenLessonFault *tengen_lesson_checker_add (TengenLessonChecker *self,
                                              TengenLessonFaultCode code,
                                              int line,
                                              const char *element,
                                              const char *detail);

/**
 * tengen_lesson_checker_add_point:
 * @self: a checker
 * @code: what
 * @line: line of the file
 * @element: name of the element
 * @point: what it is about, a point of the diagram or PASS
 *
 * Adds a fault about a point.
 *
 * Returns: (transfer none) (nullable): the fault, to be given numbers
 */
TengenLessonFault *tengen_lesson_checker_add_point (TengenLessonChecker *self,
                                                    TengenLessonFaultCode code,
                                                    int line,
                                                    const char *element,
                                                    TengenPoint point);

/**
 * tengen_lesson_checker_spend:
 * @self: a checker
 * @work: how much is to be done
 * @line: line of the file
 *
 * Takes from the budget; when nothing is left the lesson has too many answers.
 *
 * Returns: %FALSE if nothing is left
 */
gboolean
tengen_lesson_checker_spend (TengenLessonChecker *self, guint work, int line);

/**
 * tengen_lesson_checker_spend_board:
 * @self: a checker
 * @line: line of the file
 *
 * Takes from the budget what it costs to set the diagram up, to make its moves
 * and to look at all its points.
 *
 * Returns: %FALSE if nothing is left
 */
gboolean tengen_lesson_checker_spend_board (TengenLessonChecker *self,
                                            int line);

/**
 * tengen_lesson_checker_lie_stones:
 * @self: a checker
 * @board: a board
 * @points: (element-type TengenPoint): points of it
 * @line: line of the file
 * @element: name of the element that names them
 *
 * Checks that a stone lies on each point, and takes from the budget what it costs
 * to look at their chains.
 *
 * Returns: %FALSE if a point is empty, or the budget is used up
 */
gboolean tengen_lesson_checker_lie_stones (TengenLessonChecker *self,
                                           const TengenBoard *board,
                                           const GArray *points,
                                           int line,
                                           const char *element);

/**
 * tengen_lesson_checker_count:
 * @self: a checker
 * @rules: (nullable): other rules than the diagram's
 * @dead: (element-type TengenPoint): dead stones
 *
 * Counts the diagram.
 *
 * Returns: (transfer full) (nullable): the count, or %NULL in a game that is
 *   not counted
 */
TengenGoCount *
tengen_lesson_checker_count (TengenLessonChecker *self,
                             const TengenGoRules *rules,
                             GArray *dead) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_lesson_checker_mark_liberties:
 * @board: a board
 * @of: (element-type TengenPoint): points with stones
 * @marks: for each point; 1 is set where a liberty of one of the chains is
 *
 * Finds the liberties of chains.
 *
 * Returns: how many, each once
 */
int tengen_lesson_checker_mark_liberties (const TengenBoard *board,
                                          const GArray *of,
                                          guint8 *marks);

/* Checks answers, replies and what follows: that the rules say the same. */
void tengen_lesson_check_try (TengenLessonChecker *self,
                              const TengenLessonTry *trial);

/* Checks what is to be found; fills in the points if there are none. */
void tengen_lesson_check_mark (TengenLessonChecker *self,
                               TengenLessonMark *mark);

/* Checks an answer that is a number. */
void tengen_lesson_check_count (TengenLessonChecker *self,
                                const TengenLessonCount *count);

/* Checks what is claimed of the counts. */
void tengen_lesson_check_account (TengenLessonChecker *self,
                                  const TengenLessonAccount *account);

G_END_DECLS
