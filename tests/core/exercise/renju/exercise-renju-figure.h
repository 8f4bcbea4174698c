/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * exercise-renju-figure: positions and answers as short texts
 *
 * Shape: points are named as in renju-points, `E8 G8`; points and moves are
 *        written in their order, PASS as `pass`.
 */
#pragma once

#include "tengen-exercise-renju-proof.h"

G_BEGIN_DECLS

/* Makes a proof of a position and begins an exercise of it. */
TengenExerciseRenjuProof *
exercise_renju_figure_begin (TengenExerciseKind kind,
                             const char *black,
                             const char *white,
                             TengenStone stone) G_GNUC_WARN_UNUSED_RESULT;

/* Writes points. Returns: (transfer full): the text */
char *
exercise_renju_figure_write (const GArray *points) G_GNUC_WARN_UNUSED_RESULT;

/* Asserts what the right answers are. */
void exercise_renju_figure_check_points (const TengenExerciseRenjuProof *proof,
                                         const char *points);

/* Asserts how the line of an answer goes on and ends. */
void exercise_renju_figure_check_line (const TengenExerciseRenjuProof *proof,
                                       const char *moves,
                                       TengenExerciseReason reason);

G_END_DECLS
