/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-exercise-renju-fours: win by fours (四追い, 四三, 禁手に追い込む)
 *
 * What:   the three kinds whose right answers are the moves that begin a
 *         four-chain.
 * Shape:  neither side has a five to make. Right is every move that begins a
 *         chain; of FOUR_THREE each of them makes a four and a three at once,
 *         of FORCE each leads to a four of White's that Black could answer on
 *         a forbidden point only.
 *         After every other move, and after passing, the other side has an
 *         answer that leaves no chain (STOPPED), if need be after fours of its
 *         own; or it has a chain itself. Where neither is so, there is no
 *         exercise, as the move may win in another way.
 * Levels: the length of the shortest chain, and whether the first four, row by
 *         row from the top, is a right one, which it is not from 6 on. Of
 *         FOUR_THREE: 3, or 4 if a four or three has a gap.
 */
#pragma once

#include "tengen-exercise-renju-proof.h"

G_BEGIN_DECLS

/* Tells whether a position may be an exercise FOURS of a level. */
gboolean tengen_exercise_renju_fours_fits (TengenExerciseRenjuProof *proof,
                                           int level);

/* The same of FOUR_THREE. */
gboolean
tengen_exercise_renju_fours_fits_three (TengenExerciseRenjuProof *proof,
                                        int level);

/* The same of FORCE. */
gboolean
tengen_exercise_renju_fours_fits_force (TengenExerciseRenjuProof *proof,
                                        int level);

/* Proves one of the three kinds. Returns: %FALSE if it is none. */
gboolean tengen_exercise_renju_fours_prove (TengenExerciseRenjuProof *proof,
                                            int level);

G_END_DECLS
