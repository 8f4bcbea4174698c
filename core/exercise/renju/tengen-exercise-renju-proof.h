/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-exercise-renju-proof: what proves an exercise of Renju, answer by
 *                              answer
 *
 * What:   a position, the solver of four-chains, and lines of moves that are
 *         played on the board and end where it can be seen who wins.
 * Not:    which answers are right (the files of the kinds).
 * Shape:  a line is tried out on the board itself and taken back afterwards.
 *         A search that was given up makes the whole proof one that is given
 *         up.
 */
#pragma once

#include "tengen-exercise.h"
#include "tengen-renju-chain.h"

G_BEGIN_DECLS

/**
 * TengenExerciseRenjuLine:
 * @n_moves: how many
 * @moves: they: the answer first, the sides in turn, PASS too
 * @reason: how it ends
 *
 * A line of moves, all of which are on the board.
 */
typedef struct
{
  guint n_moves;
  TengenPoint moves[TENGEN_RENJU_POINTS];
  TengenExerciseReason reason;
} TengenExerciseRenjuLine;

/**
 * TengenExerciseRenjuProof:
 * @exercise: (owned): what is being made
 * @board: (owned): its position, and the line that is tried
 * @chain: (owned): the solver
 * @stone: the side that answers
 * @other: the other one
 * @positions: how many were searched
 * @is_given_up: a search was stopped, so that nothing is proved
 *
 * What a maker works with.
 */
typedef struct
{
  TengenExercise *exercise;
  TengenRenju *board;
  TengenRenjuChain *chain;
  TengenStone stone;
  TengenStone other;
  guint positions;
  gboolean is_given_up;
} TengenExerciseRenjuProof;

/* Makes one of an empty board, without an exercise. */
TengenExerciseRenjuProof *
tengen_exercise_renju_proof_new (void) G_GNUC_WARN_UNUSED_RESULT;

/* Frees it, and the exercise if there is one. */
void tengen_exercise_renju_proof_free (TengenExerciseRenjuProof *self);

/**
 * tengen_exercise_renju_proof_set_up:
 * @self: a proof
 * @stones: (array fixed-size=225): a #TengenStone for each point
 * @stone: the side that answers
 *
 * Lays a position; what was searched before is no longer counted.
 */
void tengen_exercise_renju_proof_set_up (TengenExerciseRenjuProof *self,
                                         const guint8 *stones,
                                         TengenStone stone);

/* Begins an exercise of the position, without answers. */
void tengen_exercise_renju_proof_begin (TengenExerciseRenjuProof *self,
                                        TengenExerciseKind kind);

/**
 * tengen_exercise_renju_proof_is_sound:
 * @self: a proof
 *
 * Tells whether the position is one that play may leave: the numbers of stones
 * are right, no row wins, and no black stone is forbidden where it stands.
 *
 * Returns: %TRUE if it is
 */
gboolean
tengen_exercise_renju_proof_is_sound (const TengenExerciseRenjuProof *self);

/* Tells which side is to move after a line. */
static inline TengenStone
tengen_exercise_renju_proof_get_side (const TengenExerciseRenjuProof *self,
                                      const TengenExerciseRenjuLine *line)
{
  return line->n_moves % 2 == 0 ? self->stone : self->other;
}

/* Plays a move of the side to move, or passes. */
void tengen_exercise_renju_proof_push (TengenExerciseRenjuProof *self,
                                       TengenExerciseRenjuLine *line,
                                       TengenPoint point);

/* Takes moves back until there are so many. */
void tengen_exercise_renju_proof_pop (TengenExerciseRenjuProof *self,
                                      TengenExerciseRenjuLine *line,
                                      guint n_moves);

/* Adds a line to the exercise and takes it back. */
void tengen_exercise_renju_proof_add (TengenExerciseRenjuProof *self,
                                      TengenExerciseRenjuLine *line,
                                      gboolean is_right);

/**
 * tengen_exercise_renju_proof_find:
 * @self: a proof
 * @stone: a side, as if it were to move
 * @answer: (out caller-allocates): its shortest chain
 *
 * Looks for a four-chain.
 *
 * Returns: %TRUE if there is one; %FALSE proves that there is none unless the
 *   proof is given up
 */
gboolean tengen_exercise_renju_proof_find (TengenExerciseRenjuProof *self,
                                           TengenStone stone,
                                           TengenRenjuChainAnswer *answer);

/* Tells whether a side has a four-chain, see _find(). */
gboolean tengen_exercise_renju_proof_wins (TengenExerciseRenjuProof *self,
                                           TengenStone stone);

/**
 * tengen_exercise_renju_proof_push_chain:
 * @self: a proof
 * @line: a line; the side to move may have a chain
 *
 * Plays the shortest chain of the side to move until its win can be seen, and
 * sets the reason: a five; of the other side a straight four; a four of
 * White's that Black could answer on a forbidden point only.
 *
 * Returns: how long the chain is, 0 if there is none
 */
guint tengen_exercise_renju_proof_push_chain (TengenExerciseRenjuProof *self,
                                              TengenExerciseRenjuLine *line);

/**
 * tengen_exercise_renju_proof_push_four:
 * @self: a proof
 * @line: a line whose last move made a four that cannot be stopped
 *
 * Plays on after such a four until it can be seen, and sets the reason, see
 * tengen_exercise_renju_proof_push_chain().
 */
void tengen_exercise_renju_proof_push_four (TengenExerciseRenjuProof *self,
                                            TengenExerciseRenjuLine *line);

/**
 * tengen_exercise_renju_proof_count_fives:
 * @self: a proof
 * @stone: a side
 * @first: (out) (optional): the first one, or NONE
 *
 * Counts the points where a side makes a row that wins.
 *
 * Returns: how many there are
 */
guint
tengen_exercise_renju_proof_count_fives (const TengenExerciseRenjuProof *self,
                                         TengenStone stone,
                                         TengenPoint *first);

/**
 * tengen_exercise_renju_proof_list_fives:
 * @self: a proof
 * @point: the point of a stone, which was put when its side had no five to make
 * @fives: (out caller-allocates) (array fixed-size=225): where it makes one now
 *
 * Lists the points that make a row that wins, looking only at the lines of the
 * stone.
 *
 * Returns: how many there are
 */
guint
tengen_exercise_renju_proof_list_fives (const TengenExerciseRenjuProof *self,
                                        TengenPoint point,
                                        TengenPoint *fives);

/**
 * tengen_exercise_renju_proof_count_shapes:
 * @self: a proof
 * @point: an empty point
 * @stone: a side
 * @fours: (out): how many fours a stone there makes, a straight one is one
 * @threes: (out): how many threes
 *
 * Counts what a stone makes.
 */
void
tengen_exercise_renju_proof_count_shapes (const TengenExerciseRenjuProof *self,
                                          TengenPoint point,
                                          TengenStone stone,
                                          guint *fours,
                                          guint *threes);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TengenExerciseRenjuProof,
                               tengen_exercise_renju_proof_free)

G_END_DECLS
