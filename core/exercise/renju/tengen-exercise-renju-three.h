/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-exercise-renju-three: stop a three (三を止める)
 *
 * What:   the moves after which the other side has no four-chain, which a
 *         straight four would be.
 * Shape:  the other side has a three and threatens a straight four; the side
 *         to move has no four-chain of its own. A move that makes no four is
 *         right if the other side then has no chain. One that makes a four is
 *         right if after the answer, which is forced, there is a right move
 *         again. Every other move, and passing, loses to a chain.
 * Levels: 3 and 4 if whatever stops all straight fours is right, by how much
 *         had to be searched; 5 if some such move loses to a longer chain; 6
 *         if that is the first point, row by row from the top, where the
 *         straight four would be made.
 */
#pragma once

#include "tengen-exercise-renju-proof.h"

G_BEGIN_DECLS

/* Tells whether a position may be an exercise of a level. */
gboolean tengen_exercise_renju_three_fits (TengenExerciseRenjuProof *proof,
                                           int level);

/* Proves it. Returns: %FALSE if it is none. */
gboolean tengen_exercise_renju_three_prove (TengenExerciseRenjuProof *proof,
                                            int level);

G_END_DECLS
