/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-exercise-go-line: what an answer to a question leads to
 *
 * What:   lines of an exercise as the prover plays them, with the reason that
 *         is seen on the board at their end.
 * Not:    which answers are right (tengen-exercise-go-tactic,
 *         tengen-exercise-go-fight).
 */
#pragma once

#include "tengen-engine-proof.h"
#include "tengen-exercise-go-position.h"

G_BEGIN_DECLS

/**
 * TengenExerciseGoBudget:
 * @pass: positions that the prover may look at before it is known that the
 *   question is worth more: for PASS, and where groups fight whether any move
 *   succeeds
 * @move: to answer for a move, as many or more
 * @escape: with how many liberties a chain is out of reach, 0 if it never is
 *
 * How much a question is worth. PASS fails soon, or it fails late: then the
 * other answers are not worth asking for.
 */
typedef struct
{
  guint pass;
  guint move;
  guint escape;
} TengenExerciseGoBudget;

/**
 * TengenExerciseGoLine:
 * @position: where the question is asked (borrowed); the same afterwards
 * @proof: a prover (borrowed)
 * @question: what the side to move wants
 * @stones: the colours of the targets
 *
 * A question whose answers have lines.
 */
typedef struct
{
  TengenExerciseGoPosition *position;
  TengenEngineProof *proof;
  TengenEngineProofQuestion question;
  TengenStone stones[2];
} TengenExerciseGoLine;

/**
 * tengen_exercise_go_line_begin:
 * @self: (out caller-allocates): a question
 * @position: a position
 * @proof: a prover
 * @goal: what the side to move wants
 * @first: a stone of the first target
 * @second: of the second one, or NONE
 * @escape: with how many liberties a chain has escaped, 0 if it never has
 *
 * Begins a question.
 */
void tengen_exercise_go_line_begin (TengenExerciseGoLine *self,
                                    TengenExerciseGoPosition *position,
                                    TengenEngineProof *proof,
                                    TengenEngineProofGoal goal,
                                    TengenPoint first,
                                    TengenPoint second,
                                    guint escape);

/**
 * tengen_exercise_go_line_is_away:
 * @self: a question
 * @move: a legal move
 * @zone: for each point 1 if the failure of PASS rests on it
 *
 * Tells whether a move fails as PASS does: it takes nothing and lies outside of
 * the zone.
 *
 * Returns: %TRUE if so
 */
gboolean tengen_exercise_go_line_is_away (const TengenExerciseGoLine *self,
                                          TengenPoint move,
                                          const guint8 *zone);

/* Begins an exercise of the question, with its targets. */
TengenExercise *
tengen_exercise_go_line_open (const TengenExerciseGoLine *self,
                              TengenExerciseKind kind,
                              int level) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_exercise_go_line_add:
 * @self: a question
 * @exercise: an exercise of it
 * @move: an answer, or PASS
 * @is_right: it succeeds
 *
 * Adds the line of an answer.
 *
 * Returns: %FALSE if none can be shown, or the board does not show at its end
 *   why it succeeds or fails
 */
gboolean tengen_exercise_go_line_add (TengenExerciseGoLine *self,
                                      TengenExercise *exercise,
                                      TengenPoint move,
                                      gboolean is_right);

/**
 * tengen_exercise_go_line_add_away:
 * @self: a question
 * @exercise: an exercise of it, the line of PASS being the first
 * @move: an answer that fails as PASS does
 *
 * Adds the line of such an answer: what follows is the same, where it can be
 * played.
 *
 * Returns: as tengen_exercise_go_line_add()
 */
gboolean tengen_exercise_go_line_add_away (TengenExerciseGoLine *self,
                                           TengenExercise *exercise,
                                           TengenPoint move);

G_END_DECLS
