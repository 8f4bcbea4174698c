/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-engine-proof: whether a side can force what it wants, proved
 *
 * What:   questions about a chain or two: can it be taken, saved, joined, cut,
 *         made alive, killed, does it win a race; and the best play that shows
 *         it.
 * Not:    which question is worth asking (core/exercise/go); the judge of a
 *         finished game (core/go/dead), which reads in regions enclosed by
 *         stones that it takes for settled, makes the attacker move, and goes
 *         on reading after the target is taken.
 * Rules:  basic ko, no suicide, a side may pass. A line that repeats a
 *         position proves nothing for either side.
 * Ko:     an answer holds whoever wins the kos: the side that it speaks for
 *         may never retake one at once, its opponent always.
 * Whole:  an answer holds for the whole board. Each proof knows the points that
 *         it rests on; what the opponent plays elsewhere is the same as a pass.
 * Memory: one block, reused from question to question; no global state.
 */
#pragma once

#include "tengen-board.h"

G_BEGIN_DECLS

/* The largest board, in points. */
#define TENGEN_ENGINE_PROOF_MAX_POINTS 361

/**
 * TengenEngineProofGoal:
 * @TENGEN_ENGINE_PROOF_GOAL_TAKE: the target is taken
 * @TENGEN_ENGINE_PROOF_GOAL_SAVE: the target is never taken; the opposite
 * @TENGEN_ENGINE_PROOF_GOAL_JOIN: both targets, of one colour, become one chain
 * @TENGEN_ENGINE_PROOF_GOAL_CUT: both targets never become one chain; the
 *   opposite
 * @TENGEN_ENGINE_PROOF_GOAL_LIVE: the target gets two eyes: it is pass-alive
 * @TENGEN_ENGINE_PROOF_GOAL_KILL: the target cannot get two eyes: pass-alive
 *   stones of the other side leave no room for them to any stone of its side
 *   around, also after it was taken. It is not the exact opposite: neither
 *   holds in a seki
 * @TENGEN_ENGINE_PROOF_GOAL_RACE: the first target is taken before the second,
 *   of the other colour, is. Refuted: the second is taken first. Neither holds
 *   in a seki
 *
 * What the side that the question is about wants. It is the side of the
 * target's opponent for TAKE, KILL and RACE, of the targets' opponent for CUT,
 * of the target itself for the others.
 */
typedef enum
{
  TENGEN_ENGINE_PROOF_GOAL_TAKE,
  TENGEN_ENGINE_PROOF_GOAL_SAVE,
  TENGEN_ENGINE_PROOF_GOAL_JOIN,
  TENGEN_ENGINE_PROOF_GOAL_CUT,
  TENGEN_ENGINE_PROOF_GOAL_LIVE,
  TENGEN_ENGINE_PROOF_GOAL_KILL,
  TENGEN_ENGINE_PROOF_GOAL_RACE,
} TengenEngineProofGoal;

/**
 * TengenEngineProofResult:
 * @TENGEN_ENGINE_PROOF_UNKNOWN: there were not positions enough to tell
 * @TENGEN_ENGINE_PROOF_PROVED: the goal is reached whatever the opponent does
 * @TENGEN_ENGINE_PROOF_REFUTED: the opponent prevents it whatever its side does
 * @TENGEN_ENGINE_PROOF_KO: neither is so: a ko decides, or a repetition; of
 *   LIVE, KILL and RACE perhaps a seki
 *
 * Answers.
 */
typedef enum
{
  TENGEN_ENGINE_PROOF_UNKNOWN,
  TENGEN_ENGINE_PROOF_PROVED,
  TENGEN_ENGINE_PROOF_REFUTED,
  TENGEN_ENGINE_PROOF_KO,
} TengenEngineProofResult;

/**
 * TengenEngineProofQuestion:
 * @board: a position, every chain with a liberty, of at most
 *   %TENGEN_ENGINE_PROOF_MAX_POINTS points; moves are played on it and taken
 *   back
 * @ko: where @first may not retake a ko, or %TENGEN_POINT_NONE
 * @goal: what is to be reached
 * @targets: a stone of each chain in question; JOIN, CUT and RACE two, else
 *   the second is %TENGEN_POINT_NONE
 * @first: the side that moves first
 * @escape: TAKE and SAVE: a target with so many liberties when its opponent is
 *   to move has escaped, 0 if only what can never be taken has. CUT and JOIN:
 *   stones of the cutting side with so many liberties count as safe walls, 0 if
 *   only pass-alive ones do
 * @ko_winner: %TENGEN_STONE_NONE, or a side that wins every ko: it retakes at
 *   once, the other side does not, in both proofs
 * @region: (nullable): for each point 1 if a stone may be put there, by either
 *   side; the answer then holds as long as nothing is played elsewhere
 *
 * A question. Set all to 0 and @ko, @targets to %TENGEN_POINT_NONE first.
 */
typedef struct
{
  TengenBoard *board;
  TengenPoint ko;
  TengenEngineProofGoal goal;
  TengenPoint targets[2];
  TengenStone first;
  guint escape;
  TengenStone ko_winner;
  const guint8 *region;
} TengenEngineProofQuestion;

/* A prover with its table. */
typedef struct TengenEngineProof TengenEngineProof;

/**
 * tengen_engine_proof_new:
 * @positions: positions that a question may look at, 100 to 1,000,000
 *
 * Makes a prover. Cost: about 100 bytes a position, set to 0.
 *
 * Returns: (transfer full): a prover
 */
TengenEngineProof *
tengen_engine_proof_new (guint positions) G_GNUC_WARN_UNUSED_RESULT;

/* Frees a prover; does nothing for %NULL. */
void tengen_engine_proof_free (TengenEngineProof *self);

/* Sets how many positions a question may look at, up to those of _new(). */
void tengen_engine_proof_set_positions (TengenEngineProof *self,
                                        guint positions);

/**
 * tengen_engine_proof_set_first_turn:
 * @self: a prover
 * @positions: 1 and up; 64 if nothing is said
 *
 * Sets how many positions are looked at for one side before the other has its
 * first turn. Few are better for easy questions, of which many are asked.
 */
void tengen_engine_proof_set_first_turn (TengenEngineProof *self,
                                         guint positions);

/**
 * tengen_engine_proof_ask:
 * @self: a prover
 * @question: a question
 *
 * Answers a question. A question that differs from the one before only in the
 * moves that lead to it goes on with what was found out before.
 * Cost: some microseconds a position.
 *
 * Returns: the answer
 */
TengenEngineProofResult
tengen_engine_proof_ask (TengenEngineProof *self,
                         const TengenEngineProofQuestion *question);

/**
 * tengen_engine_proof_ask_move:
 * @self: a prover
 * @question: a question
 * @move: a legal move of the first side, or %TENGEN_POINT_PASS
 *
 * Answers a question after a first move, for the same side as the question.
 *
 * Returns: the answer
 */
TengenEngineProofResult
tengen_engine_proof_ask_move (TengenEngineProof *self,
                              const TengenEngineProofQuestion *question,
                              TengenPoint move);

/**
 * tengen_engine_proof_read_line:
 * @self: a prover
 * @question: a question
 * @move: a legal move of the first side, or PASS
 * @line: (out caller-allocates): the moves, @move first
 * @room: how many there is room for
 *
 * Gives best play after a first move whose answer is PROVED or REFUTED: the
 * winner's moves are proved, the loser resists longest. It ends where the
 * answer can be seen on the board.
 *
 * Returns: how many moves, 0 if the answer is another
 */
guint tengen_engine_proof_read_line (TengenEngineProof *self,
                                     const TengenEngineProofQuestion *question,
                                     TengenPoint move,
                                     TengenPoint *line,
                                     guint room);

/**
 * tengen_engine_proof_read_zone:
 * @self: a prover
 * @question: a question
 * @move: a legal move of the first side, or PASS
 * @zone: (out caller-allocates): for each point 1 if the answer rests on it
 *
 * Answers a question after a first move, and on which points that rests. The
 * answer is the same on every board that has the same stones there after the
 * move; of REFUTED so it is for every first move to another point that takes
 * nothing.
 *
 * Returns: the answer; UNKNOWN too if what it rests on was forgotten
 */
TengenEngineProofResult
tengen_engine_proof_read_zone (TengenEngineProof *self,
                               const TengenEngineProofQuestion *question,
                               TengenPoint move,
                               guint8 *zone);

/* Tells how many positions the question asked last looked at. */
guint tengen_engine_proof_get_positions (const TengenEngineProof *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TengenEngineProof, tengen_engine_proof_free)

G_END_DECLS
