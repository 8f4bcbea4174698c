/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-exercise-make: an exercise of a kind and a level, made from a seed
 *
 * What:   tries of the makers, one after another, until one succeeds.
 * Not:    how a kind is made (core/exercise/go, core/exercise/renju).
 * Shape:  each try draws from numbers of its own, which hang on kind, level,
 *         seed and the number of the try.
 */
#pragma once

#include "tengen-exercise.h"

G_BEGIN_DECLS

/* So often is tried for a seed. */
#define TENGEN_EXERCISE_MAKE_TRIES 40000

/**
 * tengen_exercise_make:
 * @kind: a kind
 * @level: a level that is offered of it
 * @seed: any number
 *
 * Makes an exercise. The same three give the same exercise on every machine.
 * May be called in any thread.
 *
 * Returns: (transfer full) (nullable): the exercise, or %NULL if no try of
 *   %TENGEN_EXERCISE_MAKE_TRIES succeeded
 */
TengenExercise *tengen_exercise_make (TengenExerciseKind kind,
                                      int level,
                                      guint64 seed) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
