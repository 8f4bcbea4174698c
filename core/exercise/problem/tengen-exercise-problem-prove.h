/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-exercise-problem-prove: moves that a problem of a file does not know,
 * proved
 *
 * What:   of a problem of Go that marks one chain of the other side, and whose
 *         right answers are proved to take it: which other first moves take it,
 *         and which do not, whatever comes.
 * Not:    problems that ask for something else, which nobody marked; what a file
 *         says is right.
 * Shape:  such moves become answers. What is not proved stays a move of which
 *         nothing is known.
 * Bound:  %TENGEN_EXERCISE_PROBLEM_PROVE_POSITIONS positions a move; it ends
 *         after some moves that could not be proved, and after 100,000
 *         positions.
 */
#pragma once

#include "tengen-lesson.h"

G_BEGIN_DECLS

/* So many positions are looked at for a move. */
#define TENGEN_EXERCISE_PROBLEM_PROVE_POSITIONS 3000

/**
 * tengen_exercise_problem_prove:
 * @lesson: a lesson of tengen_lesson_from_problem()
 * @right: what is said of a move that takes the marked chain, too
 * @wrong: what is said of one that does not
 *
 * Adds what is proved to the first question. May be called in any thread.
 *
 * Returns: how many answers were added
 */
guint tengen_exercise_problem_prove (TengenLesson *lesson,
                                     const TengenLessonText *right,
                                     const TengenLessonText *wrong);

G_END_DECLS
