/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-exercise-renju-forbidden: mark all forbidden points (禁手はどこ)
 *
 * What:   positions with one to four points that are forbidden for Black, who
 *         is to move; neither side has a five to make.
 * Levels: 1 and 2 where each point that looks forbidden is: 2 from two points
 *         on. 3 and 4 where a point looks so that is not, since a row is shut
 *         in or would be too long: 4 from two points on. 5 to 8 where it looks
 *         so since the straight four would make a five elsewhere or need a
 *         point that is forbidden itself, by how many points are forbidden or
 *         look so; 8 also where that point cannot be told without looking at
 *         further ones.
 */
#pragma once

#include "tengen-exercise-renju-proof.h"

G_BEGIN_DECLS

/* Tells whether a position may be an exercise of a level. */
gboolean tengen_exercise_renju_forbidden_fits (TengenExerciseRenjuProof *proof,
                                               int level);

/* Proves it. Returns: %FALSE if it is none. */
gboolean tengen_exercise_renju_forbidden_prove (TengenExerciseRenjuProof *proof,
                                                int level);

G_END_DECLS
