/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-exercise-series: exercises of a kind and a level, one after another,
 * all different
 *
 * What:   what a sheet, a file or a relay takes; a code that stands for it.
 * Shape:  seed after seed, without those that are the same as one before. So a
 *         longer one begins as a shorter one does.
 */
#pragma once

#include "tengen-exercise.h"

G_BEGIN_DECLS

/**
 * TengenExerciseSeries:
 * @kind: a kind
 * @level: a level that is offered of it
 * @seed: of the first one
 * @count: how many
 *
 * Which exercises.
 */
typedef struct
{
  TengenExerciseKind kind;
  int level;
  guint64 seed;
  guint count;
} TengenExerciseSeries;

/**
 * TengenExerciseSeriesStep:
 * @done: how many there are
 * @data: the caller's
 *
 * Follows the making, in the thread that does it.
 *
 * Returns: %FALSE to stop it
 */
typedef gboolean (*TengenExerciseSeriesStep) (guint done, gpointer data);

/**
 * tengen_exercise_series_make:
 * @self: which
 * @step: (nullable): told before each
 * @data: for @step
 *
 * Makes them, in any thread. The same series gives the same exercises on every
 * machine. There are fewer where a kind is so rare that seed after seed gives
 * nothing new, or where it was stopped.
 *
 * Returns: (transfer full) (element-type TengenExercise): exercises
 */
GPtrArray *
tengen_exercise_series_make (const TengenExerciseSeries *self,
                             TengenExerciseSeriesStep step,
                             gpointer data) G_GNUC_WARN_UNUSED_RESULT;

/* Writes kind, level and seed (transfer full): `ladder-5-17`. */
char *tengen_exercise_series_write_code (const TengenExerciseSeries *self)
    G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_exercise_series_read_code:
 * @self: which
 * @code: what tengen_exercise_series_write_code() gave, or a seed alone;
 *   letters and digits may be wide ones
 *
 * Sets kind, level and seed, or the seed alone.
 *
 * Returns: %FALSE if the code is none, and nothing is set
 */
gboolean tengen_exercise_series_read_code (TengenExerciseSeries *self,
                                           const char *code);

G_END_DECLS
