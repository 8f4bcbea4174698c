/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-exercise-go-tactic: from a question to an exercise, proved
 *
 * What:   asks the prover about PASS and every legal move, and writes the lines
 *         of an exercise.
 * Not:    which question is worth asking (the makers of the kinds).
 * Proof:  as the prover's (tengen-engine-proof): whoever wins the kos, on the
 *         whole board. A move away from the points on which the failure of
 *         PASS rests fails as PASS does, unless it takes stones.
 */
#pragma once

#include "tengen-exercise-go-line.h"

G_BEGIN_DECLS

/**
 * TengenExerciseGoTactic:
 * @line: what the side to move wants
 * @budget: how much it is worth
 * @size: positions looked at to answer for PASS and all moves
 * @needed: for each point 1 if an answer rests on it
 *
 * A question that may become an exercise.
 */
typedef struct
{
  TengenExerciseGoLine line;
  TengenExerciseGoBudget budget;
  guint size;
  guint8 needed[TENGEN_EXERCISE_GO_POINTS];
} TengenExerciseGoTactic;

/**
 * tengen_exercise_go_tactic_begin:
 * @self: (out caller-allocates): a question
 * @position: a position
 * @proof: a prover, of the positions of @budget or more
 * @goal: what the side to move wants
 * @first: a stone of the first target
 * @second: of the second one, or NONE
 * @budget: how much it is worth
 *
 * Begins a question.
 */
void tengen_exercise_go_tactic_begin (TengenExerciseGoTactic *self,
                                      TengenExerciseGoPosition *position,
                                      TengenEngineProof *proof,
                                      TengenEngineProofGoal goal,
                                      TengenPoint first,
                                      TengenPoint second,
                                      const TengenExerciseGoBudget *budget);

/**
 * tengen_exercise_go_tactic_make:
 * @self: a question
 * @kind: what is asked
 * @level: how hard
 *
 * Proves which answers are right. Stones on which nothing rests are taken off,
 * as long as enough are left, those far from the targets first.
 *
 * Returns: (transfer full) (nullable): an exercise; %NULL if PASS does not fail,
 *   if a move is not proved to succeed or to fail, or if none or more than two
 *   succeed
 */
TengenExercise *
tengen_exercise_go_tactic_make (TengenExerciseGoTactic *self,
                                TengenExerciseKind kind,
                                int level) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
