/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-exercise-go-finish: games played to their end, where all is settled
 *
 * What:   what is unconditionally alive or closed off for good, and games that
 *         go on until nothing else is left.
 * Proof:  unconditional life (tengen-go-alive).
 */
#pragma once

#include "tengen-exercise-go-position.h"

G_BEGIN_DECLS

/**
 * TengenExerciseGoFinish:
 * @n_points: of the board
 * @stones: a #TengenStone for each point
 * @alive: by colour, for each point 1 if a stone lives there
 * @territory: by colour, for each point 1 if it is closed off and the other
 *   side cannot live there
 *
 * What is settled on a board.
 */
typedef struct
{
  int n_points;
  guint8 stones[TENGEN_EXERCISE_GO_POINTS];
  guint8 alive[3][TENGEN_EXERCISE_GO_POINTS];
  guint8 territory[3][TENGEN_EXERCISE_GO_POINTS];
} TengenExerciseGoFinish;

/* Looks what is settled on a board. */
void tengen_exercise_go_finish_settle (TengenExerciseGoFinish *self,
                                       const TengenBoard *board);

/* Tells whose territory a point is for good, or NONE. */
TengenStone
tengen_exercise_go_finish_get_owner (const TengenExerciseGoFinish *self,
                                     int point);

/* Tells whether all stones live, or are dead for good if @dead_too. */
gboolean
tengen_exercise_go_finish_is_settled (const TengenExerciseGoFinish *self,
                                      gboolean dead_too);

/**
 * tengen_exercise_go_finish_play:
 * @position: a game
 * @fills: a side fills its own territory
 * @self: (out): what is settled then
 *
 * Plays a game to its end.
 */
void tengen_exercise_go_finish_play (TengenExerciseGoPosition *position,
                                     gboolean fills,
                                     TengenExerciseGoFinish *self);

/**
 * tengen_exercise_go_finish_guard:
 * @board: the end of a game
 * @self: what is settled on it, brought up to date
 *
 * Puts stones into enclosed areas where they make life certain.
 */
void tengen_exercise_go_finish_guard (TengenBoard *board,
                                      TengenExerciseGoFinish *self);

G_END_DECLS
