/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-exercise-go: exercises of Go and Pure Go
 *
 * What:   one try of each kind.
 * Not:    how each kind is made (the other files of this room); drawing until
 *         a try succeeds.
 */
#pragma once

#include "tengen-board-random.h"
#include "tengen-exercise.h"

G_BEGIN_DECLS

/**
 * tengen_exercise_go_make:
 * @kind: a kind of Go
 * @level: one that the kind has
 * @random: where numbers are drawn from
 *
 * Tries once to make an exercise. What comes of it hangs on the numbers drawn
 * alone.
 *
 * Returns: (transfer full) (nullable): an exercise without seed, or %NULL if
 *   what was drawn is none
 */
TengenExercise *
tengen_exercise_go_make (TengenExerciseKind kind,
                         int level,
                         TengenBoardRandom *random) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
