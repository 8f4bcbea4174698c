/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-exercise-go-position: a position for an exercise of Go, and its moves
 *
 * What:   positions out of games that the computer plays with itself
 *         (tengen-engine-sketch), moves under the rules of Japan with the
 *         simple ko.
 * Not:    what is asked about it.
 */
#pragma once

#include "tengen-board-random.h"
#include "tengen-board.h"
#include "tengen-engine-sketch.h"
#include "tengen-exercise.h"

G_BEGIN_DECLS

/* The longest side, and the points of such a board. */
#define TENGEN_EXERCISE_GO_SIDE 13
#define TENGEN_EXERCISE_GO_POINTS                                              \
  (TENGEN_EXERCISE_GO_SIDE * TENGEN_EXERCISE_GO_SIDE)

/* How many of the points have stones on boards that are shown in the middle of
 * a game, in percent. */
#define TENGEN_EXERCISE_GO_LEAST 15
#define TENGEN_EXERCISE_GO_MOST 60

/**
 * TengenExerciseGoPosition:
 * @board: (owned): the stones
 * @to_move: whose turn it is
 * @ko: where it may not take back, or NONE
 * @game: (owned) (nullable): the game it is out of
 * @n_passes: passes in a row at its end
 *
 * A position.
 */
typedef struct
{
  TengenBoard *board;
  TengenStone to_move;
  TengenPoint ko;
  TengenEngineSketch *game;
  guint n_passes;
} TengenExerciseGoPosition;

/**
 * tengen_exercise_go_position_new:
 * @size: columns and rows, 5 to %TENGEN_EXERCISE_GO_SIDE
 * @random: where numbers are drawn from
 *
 * Begins a game on an empty board.
 *
 * Returns: (transfer full): the position
 */
TengenExerciseGoPosition *tengen_exercise_go_position_new (
    int size, TengenBoardRandom *random) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_exercise_go_position_advance:
 * @self: a position in which no move was made but by this
 * @closed: (nullable): for each point 1 if no stone shall be put there
 *
 * Makes the next move of the game, which may be a pass.
 *
 * Returns: %FALSE where the game has ended: nothing has changed then
 */
gboolean tengen_exercise_go_position_advance (TengenExerciseGoPosition *self,
                                              const guint8 *closed);

/* Tells how many of the points have stones, in percent. */
guint
tengen_exercise_go_position_get_percent (const TengenExerciseGoPosition *self);

/**
 * tengen_exercise_go_position_draw:
 * @size: columns and rows, 5 to %TENGEN_EXERCISE_GO_SIDE
 * @least: stones at least, percent of the points
 * @most: stones at most, likewise
 * @random: where numbers are drawn from
 *
 * Plays a game until so many stones lie on the board as were drawn.
 *
 * Returns: (transfer full): the position there, or where the game ended
 */
TengenExerciseGoPosition *tengen_exercise_go_position_draw (
    int size, guint least, guint most, TengenBoardRandom *random)
    G_GNUC_WARN_UNUSED_RESULT;

/* Makes the position of an exercise, without a game. */
TengenExerciseGoPosition *tengen_exercise_go_position_open (
    const TengenExercise *exercise) G_GNUC_WARN_UNUSED_RESULT;

/* Frees a position; does nothing for %NULL. */
void tengen_exercise_go_position_free (TengenExerciseGoPosition *self);

/* Tells whether a move on an empty point is legal: no suicide, not the ko. */
gboolean
tengen_exercise_go_position_is_legal (const TengenExerciseGoPosition *self,
                                      TengenPoint point);

/**
 * tengen_exercise_go_position_list_moves:
 * @self: a position
 * @moves: (out caller-allocates): room for all points
 *
 * Lists the legal moves in rising order, without PASS.
 *
 * Returns: how many
 */
guint
tengen_exercise_go_position_list_moves (const TengenExerciseGoPosition *self,
                                        TengenPoint *moves);

/**
 * tengen_exercise_go_position_play:
 * @self: a position
 * @move: a legal move, or PASS
 *
 * Makes a move: the turn and the ko change, too. It is taken back with
 * tengen_board_undo(), unless it was PASS, and by setting turn and ko again.
 *
 * Returns: the stones taken
 */
int tengen_exercise_go_position_play (TengenExerciseGoPosition *self,
                                      TengenPoint move);

/**
 * tengen_exercise_go_position_list_chains:
 * @self: a position
 * @stone: a side
 * @least: liberties at least
 * @most: liberties at most
 * @chains: (out caller-allocates): room for all points
 *
 * Lists the chains of a side with so many liberties, the first point of each,
 * in rising order.
 *
 * Returns: how many
 */
guint
tengen_exercise_go_position_list_chains (const TengenExerciseGoPosition *self,
                                         TengenStone stone,
                                         int least,
                                         int most,
                                         TengenPoint *chains);

/**
 * tengen_exercise_go_position_begin:
 * @self: a position
 * @kind: what is asked
 * @level: how hard
 *
 * Makes an exercise of a position, proved under the rules of Japan, without
 * targets and answers.
 *
 * Returns: (transfer full): an exercise
 */
TengenExercise *
tengen_exercise_go_position_begin (const TengenExerciseGoPosition *self,
                                   TengenExerciseKind kind,
                                   int level) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TengenExerciseGoPosition,
                               tengen_exercise_go_position_free)

G_END_DECLS
