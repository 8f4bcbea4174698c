/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-exercise-check: whether an exercise is what it says
 *
 * What:   the board, the targets, the lines as far as there are any, and each
 *         answer proved anew, whoever made the exercise.
 * Not:    how hard it is, whether it looks like play.
 * Shape:  a list of faults. What a kind asks for is said here once more, apart
 *         from the makers; the provers are the same.
 */
#pragma once

#include "tengen-exercise.h"

G_BEGIN_DECLS

/**
 * TengenExerciseFaultCode:
 * @TENGEN_EXERCISE_FAULT_BOARD: no position of play: stones without liberties
 *   (the point is one of them); in Renju wrong numbers of stones, a row that
 *   wins, a black stone on a forbidden point
 * @TENGEN_EXERCISE_FAULT_TARGET: too few chains are marked, or the wrong ones
 * @TENGEN_EXERCISE_FAULT_NO_RIGHT: nothing is right
 * @TENGEN_EXERCISE_FAULT_ILLEGAL: what is said to be right is not allowed
 * @TENGEN_EXERCISE_FAULT_LINE: the line of this answer has a move that is not
 *   allowed
 * @TENGEN_EXERCISE_FAULT_UNLISTED: this is right, too
 * @TENGEN_EXERCISE_FAULT_WRONG: this is not right
 * @TENGEN_EXERCISE_FAULT_KO: only a ko decides what comes of this answer, or
 *   neither side gets what it wants
 * @TENGEN_EXERCISE_FAULT_UNKNOWN: what comes of this answer is not proved
 * @TENGEN_EXERCISE_FAULT_NUMBER: the number is another
 * @TENGEN_EXERCISE_FAULT_YES: the answer is the opposite
 *
 * What is wrong with an exercise.
 */
typedef enum
{
  TENGEN_EXERCISE_FAULT_BOARD,
  TENGEN_EXERCISE_FAULT_TARGET,
  TENGEN_EXERCISE_FAULT_NO_RIGHT,
  TENGEN_EXERCISE_FAULT_ILLEGAL,
  TENGEN_EXERCISE_FAULT_LINE,
  TENGEN_EXERCISE_FAULT_UNLISTED,
  TENGEN_EXERCISE_FAULT_WRONG,
  TENGEN_EXERCISE_FAULT_KO,
  TENGEN_EXERCISE_FAULT_UNKNOWN,
  TENGEN_EXERCISE_FAULT_NUMBER,
  TENGEN_EXERCISE_FAULT_YES,
} TengenExerciseFaultCode;

/**
 * TengenExerciseFault:
 * @code: what is wrong
 * @point: where, PASS, or NONE for the whole exercise
 * @number: NUMBER: the right one
 *
 * A fault.
 */
typedef struct
{
  TengenExerciseFaultCode code;
  TengenPoint point;
  int number;
} TengenExerciseFault;

/**
 * tengen_exercise_check:
 * @exercise: an exercise on a board of at most 19 x 19
 * @positions: how many the prover looks at for an answer at most, 100 to
 *   1,000,000
 *
 * Proves an exercise anew. Lines that are not there are no fault.
 *
 * Returns: (transfer full) (element-type TengenExerciseFault): faults, none if
 *   all is proved
 */
GArray *tengen_exercise_check (const TengenExercise *exercise,
                               guint positions) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
