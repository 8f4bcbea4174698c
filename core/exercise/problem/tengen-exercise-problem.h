/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-exercise-problem: the problems of a collection (問題集)
 *
 * What:   which games of a record are problems, why the others are none, and a
 *         number by which a problem is known.
 * Not:    the problem as a lesson (tengen-lesson-from-problem; of exercises that
 *         this program wrote tengen-exercise-to-lesson), files, results.
 * Shape:  the number hangs on the game, the board, the stones of the question,
 *         who is to move, and the moves of the tree in their order; of an
 *         exercise of this program also on what it says of itself. It does not
 *         hang on names, comments or marks, nor on the file: a file that was
 *         moved, renamed, written anew, or put in another order keeps what is
 *         noted of its problems, and so does a text that was corrected.
 *         Different problems have the same number by chance once in 2^64.
 */
#pragma once

#include "tengen-exercise.h"
#include "tengen-lesson-from-problem.h"

G_BEGIN_DECLS

/* The name of the kind of all such problems in the log of a pupil; the level is
 * 1, the seed is the key. */
#define TENGEN_EXERCISE_PROBLEM_KIND "file"

/**
 * TengenExerciseProblem:
 * @number: which game of the record, from 1
 * @root: its first node
 * @is_own: an exercise that this program wrote, not only moves
 * @is_changed: it is none: what this program wrote of it for itself was changed
 * @fault: whether it is a problem
 * @key: the number by which it is known, 0 if it is none
 *
 * A game of a record.
 */
typedef struct
{
  guint number;
  TengenNode root;
  gboolean is_own;
  gboolean is_changed;
  TengenLessonProblem fault;
  guint64 key;
} TengenExerciseProblem;

/**
 * tengen_exercise_problem_list:
 * @record: a record
 * @skipped: (nullable) (element-type TengenExerciseProblem): where the games
 *   are added that are no problems
 *
 * Lists the problems of a record. Cost: each tree is read.
 *
 * Returns: (transfer full) (element-type TengenExerciseProblem): those that can
 *   be solved
 */
GArray *
tengen_exercise_problem_list (const TengenRecord *record,
                              GArray *skipped) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_exercise_problem_read:
 * @record: the record
 * @problem: a problem of it that is an exercise of this program
 *
 * Reads the exercise.
 *
 * Returns: (transfer full) (nullable): an exercise
 */
TengenExercise *tengen_exercise_problem_read (
    const TengenRecord *record,
    const TengenExerciseProblem *problem) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
