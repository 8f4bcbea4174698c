/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-exercise-go-count: count a finished position (数える)
 *
 * What:   STONES: a finished game of Pure Go: all stones are unconditionally
 *         alive, and neither side can fill another point. The number is how
 *         many stones the side to move has; where neither is to move, by how
 *         many the side with more leads.
 *         TERRITORY: a finished game of Go: all points are unconditionally
 *         alive stones, points closed off by them in which the other side
 *         cannot live, or neutral points between the sides. The number is the
 *         territory of the side to move: the points that are closed off by its
 *         stones and hold none of its own, dead stones taken off; prisoners are
 *         not counted.
 * Proof:  unconditional life (tengen-go-alive).
 *
 * Levels of STONES: 1: one side's stones on 5x5, 2: on 7x7; 3: the lead on 7x7,
 * 4: on 9x9. Of TERRITORY, without dead stones: 1: 7x7, 2: 9x9, 3: 9x9 with
 * neutral points. With dead stones: 4: 7x7, 5: 9x9, 6: 9x9 with two dead stones
 * or more and with neutral points. 1, 2, 4 and 5 have no neutral points.
 */
#pragma once

#include "tengen-board-random.h"
#include "tengen-exercise.h"

G_BEGIN_DECLS

/* Tries once for STONES; %NULL if what was drawn is no exercise. */
TengenExercise *tengen_exercise_go_count_make_stones (
    int level, TengenBoardRandom *random) G_GNUC_WARN_UNUSED_RESULT;

/* Tries once for TERRITORY; %NULL if what was drawn is no exercise. */
TengenExercise *tengen_exercise_go_count_make_territory (
    int level, TengenBoardRandom *random) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
