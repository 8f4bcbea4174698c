/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-paper-exercises: exercises of a kind and a level as a sheet (問題用紙)
 *
 * What:   their boards and questions with a line for a name, and what is right
 *         on pages of its own.
 * Not:    the making of exercises (core/exercise/make).
 * Shape:  at the foot of each page stands the code of the series, from which
 *         the same sheet is made again.
 */
#pragma once

#include "tengen-exercise-series.h"
#include "tengen-paper-lesson.h"

G_BEGIN_DECLS

/**
 * tengen_paper_new_exercises:
 * @series: which exercises
 * @exercises: (element-type TengenExercise): at least one of them
 * @how: how; its language, steps, lines and foot are not heeded
 *
 * Makes a sheet in the language of the program, in any thread.
 *
 * Returns: (transfer full) (nullable): pages; %NULL if there are more exercises
 *   than a lesson has steps
 */
TengenPaper *tengen_paper_new_exercises (const TengenExerciseSeries *series,
                                         const GPtrArray *exercises,
                                         const TengenPaperLesson *how)
    G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
