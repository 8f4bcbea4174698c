/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-exercise-check-private: what the files of tengen-exercise-check share
 */
#pragma once

#include "tengen-board.h"
#include "tengen-exercise-check.h"

G_BEGIN_DECLS

/**
 * TengenExerciseChecker:
 * @exercise: what is checked
 * @positions: how many are looked at for an answer
 * @faults: (element-type TengenExerciseFault): what is wrong
 *
 * A check.
 */
typedef struct
{
  const TengenExercise *exercise;
  guint positions;
  GArray *faults;
} TengenExerciseChecker;

/**
 * TengenExerciseVerdict:
 * @TENGEN_EXERCISE_VERDICT_RIGHT: it succeeds
 * @TENGEN_EXERCISE_VERDICT_WRONG: it fails
 * @TENGEN_EXERCISE_VERDICT_KO: neither is so
 * @TENGEN_EXERCISE_VERDICT_UNKNOWN: not proved
 *
 * What comes of an answer.
 */
typedef enum
{
  TENGEN_EXERCISE_VERDICT_RIGHT,
  TENGEN_EXERCISE_VERDICT_WRONG,
  TENGEN_EXERCISE_VERDICT_KO,
  TENGEN_EXERCISE_VERDICT_UNKNOWN,
} TengenExerciseVerdict;

/* Adds a fault at a point, or NONE. */
void tengen_exercise_checker_add (TengenExerciseChecker *self,
                                  TengenExerciseFaultCode code,
                                  TengenPoint point);

/* Adds that a number, or a yes or no, is another one. */
void tengen_exercise_checker_add_number (TengenExerciseChecker *self,
                                         TengenExerciseFaultCode code,
                                         int number);

/* Compares what comes of an answer with what the exercise says of it. */
void tengen_exercise_checker_judge (TengenExerciseChecker *self,
                                    TengenPoint answer,
                                    TengenExerciseVerdict verdict);

/* Compares the points that are asked for with a map of those that are right. */
void tengen_exercise_checker_compare (TengenExerciseChecker *self,
                                      const guint8 *right);

/* Checks an exercise of Go. */
void tengen_exercise_checker_check_go (TengenExerciseChecker *self);

/* Checks an exercise of Go that asks for a number, points, or yes or no. */
void tengen_exercise_checker_check_count (TengenExerciseChecker *self,
                                          TengenBoard *board);

/* Checks an exercise of Renju. */
void tengen_exercise_checker_check_renju (TengenExerciseChecker *self);

G_END_DECLS
