/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-exercise-go-grade: how hard an exercise about groups is (難しさ)
 *
 * What:   the level of an exercise with moves as answers, from its lines.
 * Shape:  a solver that looks so many moves ahead sees the end of a right line:
 *         1 move: levels 1 and 2; 3: 3 and 4; 5: 5 and 6; 7: 7 and 8; more: 9
 *         and 10. The second of a pair takes more positions to prove.
 */
#pragma once

#include "tengen-exercise-go-position.h"

G_BEGIN_DECLS

/* From this level on a greedy solver must fail. */
#define TENGEN_EXERCISE_GO_GRADE_NOT_GREEDY 6

/**
 * tengen_exercise_go_grade_find_level:
 * @self: an exercise with its lines
 * @size: positions that the proofs of all answers took
 * @sizes: for each pair of levels from which size on it is the second
 * @n_sizes: how many pairs of levels the kind has, 1 to 5
 *
 * Finds how hard an exercise is.
 *
 * Returns: 1 to 2 x @n_sizes
 */
int tengen_exercise_go_grade_find_level (const TengenExercise *self,
                                         guint size,
                                         const guint *sizes,
                                         guint n_sizes);

/**
 * tengen_exercise_go_grade_find_greedy:
 * @position: a position
 *
 * Finds the move of a greedy solver: the largest capture, else what saves the
 * largest own chain in atari by its last liberty. Of equal ones it takes the
 * first.
 *
 * Returns: the move; PASS if there is neither
 */
TengenPoint
tengen_exercise_go_grade_find_greedy (const TengenExerciseGoPosition *position);

/* Tells whether a greedy solver is right where moves are the answers. */
gboolean tengen_exercise_go_grade_is_greedy (const TengenExercise *self);

/**
 * tengen_exercise_go_grade_fits:
 * @self: an exercise with its lines
 * @size: as tengen_exercise_go_grade_find_level()
 * @sizes: likewise
 * @n_sizes: likewise
 *
 * Tells whether an exercise is of the level that it has. From level 6 on a
 * greedy solver must fail, too.
 *
 * Returns: %TRUE if it is
 */
gboolean tengen_exercise_go_grade_fits (const TengenExercise *self,
                                        guint size,
                                        const guint *sizes,
                                        guint n_sizes);

G_END_DECLS
