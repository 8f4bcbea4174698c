/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-exercise-renju-five: make five, and stop a four (五を作る, 四を止める)
 *
 * What:   the two kinds whose answers are seen at once.
 * Shape:  FIVE: right is each point that makes a row that wins. Any other move
 *         lets the other side make five (OTHER_FIVE) or stop the four
 *         (STOPPED: then there is no five to make), or is none that was asked
 *         for (IDLE: two points are left). Passing is never IDLE.
 *         STOP_FOUR: right is the one point that makes five of the other
 *         side's; then that has no four-chain left. The side to move has no
 *         five of its own.
 * Levels: 2 if a four has a gap; of FIVE also if Black could be misled into
 *         an overline or White wins by one, of STOP_FOUR also if an own four
 *         tempts. Else 1.
 */
#pragma once

#include "tengen-exercise-renju-proof.h"

G_BEGIN_DECLS

/* Tells whether a position may be an exercise FIVE of a level. */
gboolean tengen_exercise_renju_five_fits (TengenExerciseRenjuProof *proof,
                                          int level);

/* Proves it. Returns: %FALSE if it is none. */
gboolean tengen_exercise_renju_five_prove (TengenExerciseRenjuProof *proof,
                                           int level);

/* Tells whether a position may be an exercise STOP_FOUR of a level. */
gboolean tengen_exercise_renju_five_fits_stop (TengenExerciseRenjuProof *proof,
                                               int level);

/* Proves it. Returns: %FALSE if it is none. */
gboolean tengen_exercise_renju_five_prove_stop (TengenExerciseRenjuProof *proof,
                                                int level);

G_END_DECLS
