/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-exercise-go-fight: from a question about groups to an exercise, proved
 *
 * What:   asks the prover about PASS and every legal move, and writes the lines
 *         of an exercise about two eyes, a race or a ko.
 * Not:    which position is worth asking about (the makers of the kinds).
 * Proof:  as the prover's (tengen-engine-proof): on the whole board, whoever
 *         wins the kos. A move away from the points on which the failure of
 *         PASS rests fails as PASS does, unless it takes stones.
 * Ko:     what is asked for may also be a ko. A move is right then if neither
 *         success nor failure is proved, success is if the side to move wins
 *         every ko, and failure is if the other side does.
 */
#pragma once

#include "tengen-exercise-go-line.h"

G_BEGIN_DECLS

/**
 * TengenExerciseGoFight:
 * @line: what the side to move wants
 * @kos: provers that ask who wins a ko, %NULL where no ko is asked for
 * @also: a prover for @also_question, %NULL if that is not asked
 * @also_question: what must succeed and fail where the question does
 * @budget: how much it is worth
 * @size: positions looked at for it so far
 *
 * A question that may become an exercise.
 */
typedef struct
{
  TengenExerciseGoLine line;
  TengenEngineProof *kos[2];
  TengenEngineProof *also;
  TengenEngineProofQuestion also_question;
  TengenExerciseGoBudget budget;
  guint size;
} TengenExerciseGoFight;

/**
 * TengenExerciseGoFightState:
 * @TENGEN_EXERCISE_GO_FIGHT_OPEN: not known
 * @TENGEN_EXERCISE_GO_FIGHT_WON: the side to move may pass
 * @TENGEN_EXERCISE_GO_FIGHT_BETWEEN: it succeeds, but not if it passes
 * @TENGEN_EXERCISE_GO_FIGHT_KO: a ko or a seki decides, and not if it passes
 * @TENGEN_EXERCISE_GO_FIGHT_LOST: it fails
 *
 * What a question looks like.
 */
typedef enum
{
  TENGEN_EXERCISE_GO_FIGHT_OPEN,
  TENGEN_EXERCISE_GO_FIGHT_WON,
  TENGEN_EXERCISE_GO_FIGHT_BETWEEN,
  TENGEN_EXERCISE_GO_FIGHT_KO,
  TENGEN_EXERCISE_GO_FIGHT_LOST,
} TengenExerciseGoFightState;

/**
 * tengen_exercise_go_fight_begin:
 * @self: (out caller-allocates): a question
 * @position: a position
 * @proof: a prover
 * @goal: what the side to move wants
 * @first: a stone of the first target
 * @second: of the second one, or NONE
 * @budget: how much it is worth; its escape is 0
 *
 * Begins a question.
 */
void tengen_exercise_go_fight_begin (TengenExerciseGoFight *self,
                                     TengenExerciseGoPosition *position,
                                     TengenEngineProof *proof,
                                     TengenEngineProofGoal goal,
                                     TengenPoint first,
                                     TengenPoint second,
                                     const TengenExerciseGoBudget *budget);

/**
 * tengen_exercise_go_fight_also:
 * @self: a question
 * @proof: another prover
 * @goal: what the side to move wants, too
 * @target: a stone of the target
 *
 * Asks for something besides: an answer is right if both succeed, wrong if both
 * fail.
 */
void tengen_exercise_go_fight_also (TengenExerciseGoFight *self,
                                    TengenEngineProof *proof,
                                    TengenEngineProofGoal goal,
                                    TengenPoint target);

/* Asks whether a question is worth more questions. */
TengenExerciseGoFightState
tengen_exercise_go_fight_find_state (TengenExerciseGoFight *self);

/**
 * tengen_exercise_go_fight_make:
 * @self: a question
 * @kind: what is asked
 * @level: how hard
 *
 * Proves which answers are right.
 *
 * Returns: (transfer full) (nullable): an exercise; %NULL if PASS does not fail,
 *   if a move is not proved to be right or wrong, or if none or more than two
 *   are right
 */
TengenExercise *
tengen_exercise_go_fight_make (TengenExerciseGoFight *self,
                               TengenExerciseKind kind,
                               int level) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
