/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-exercise-from-sgf: an exercise read from a game record
 *
 * What:   what tengen_exercise_to_sgf() wrote, and problems that others wrote
 *         as far as their question can be told: a move that takes a chain, or
 *         that does something with a marked one.
 * Not:    reading SGF (core/sgf); whether anything of it is so.
 * Shape:  the lines are those that the record has; what none is said of has
 *         none. Which variations of a problem are right is told as for lessons
 *         (RIGHT, TE ... anywhere in it; where nothing is said, the first one).
 */
#pragma once

#include "tengen-exercise.h"
#include "tengen-record.h"

G_BEGIN_DECLS

/**
 * TengenExerciseReading:
 * @TENGEN_EXERCISE_READING_OK: it is an exercise
 * @TENGEN_EXERCISE_READING_GAME: no game of Go or Renju on a square board of at
 *   most 19 lines
 * @TENGEN_EXERCISE_READING_BOARD: stones without liberties lie there
 * @TENGEN_EXERCISE_READING_OWN: what the program wrote of it for itself (TNX)
 *   was changed
 * @TENGEN_EXERCISE_READING_NO_ANSWER: it has no answers
 * @TENGEN_EXERCISE_READING_NO_QUESTION: what is asked for is not told
 *
 * Whether a game is an exercise.
 */
typedef enum
{
  TENGEN_EXERCISE_READING_OK,
  TENGEN_EXERCISE_READING_GAME,
  TENGEN_EXERCISE_READING_BOARD,
  TENGEN_EXERCISE_READING_OWN,
  TENGEN_EXERCISE_READING_NO_ANSWER,
  TENGEN_EXERCISE_READING_NO_QUESTION,
} TengenExerciseReading;

/**
 * tengen_exercise_from_sgf:
 * @record: a record
 * @root: the first node of a game
 * @exercise: (out) (transfer full) (nullable): an exercise, %NULL unless OK
 *
 * Reads an exercise. Of a problem that others wrote level and seed are 0.
 *
 * Returns: OK, or why it is none
 */
TengenExerciseReading
tengen_exercise_from_sgf (const TengenRecord *record,
                          TengenNode root,
                          TengenExercise **exercise) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
