/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-exercise-go-depth: how far a solver has to look (何手ヨミ)
 *
 * What:   the fewest moves in which a side can take a chain, or join two,
 *         whatever the other side does near by or takes, up to a depth.
 * Not:    proof: that is the prover's (tengen-engine-proof). Other moves away
 *         from the chain are not looked at; kos are taken back under the simple
 *         rule, so that what is found may need a ko.
 */
#pragma once

#include "tengen-exercise-go-position.h"

G_BEGIN_DECLS

/**
 * tengen_exercise_go_depth_take:
 * @self: a position, the same afterwards
 * @target: a stone of the side that is not to move
 * @most: 1 to 3
 *
 * Finds in how many moves of its own the side to move takes a chain.
 *
 * Returns: 1 to @most; 0 if it takes more, or cannot
 */
int tengen_exercise_go_depth_take (TengenExerciseGoPosition *self,
                                   TengenPoint target,
                                   int most);

/**
 * tengen_exercise_go_depth_list_takers:
 * @self: a position, the same afterwards
 * @target: a stone of the side that is not to move
 * @n: 1 to 3
 * @takers: (out caller-allocates): where to list them
 * @room: how many at most
 *
 * Lists moves with which the side to move takes a chain in @n moves of its own
 * or in fewer, in no order: of a chain in atari its last liberty, else moves near
 * it.
 *
 * Returns: how many; @room if there may be more
 */
guint tengen_exercise_go_depth_list_takers (TengenExerciseGoPosition *self,
                                            TengenPoint target,
                                            int n,
                                            TengenPoint *takers,
                                            guint room);

/**
 * tengen_exercise_go_depth_join:
 * @self: a position, the same afterwards
 * @targets: stones of two chains of the side to move
 * @most: 1 or 2
 *
 * Finds in how many moves of its own the side to move joins two chains.
 *
 * Returns: 1 to @most; 0 if it takes more, or cannot
 */
int tengen_exercise_go_depth_join (TengenExerciseGoPosition *self,
                                   const TengenPoint targets[2],
                                   int most);

G_END_DECLS
