/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-practice-file: a file of problems, and what a log tells of them
 *
 * What:   reads a file; which of its problems are solved, where to go on.
 * Not:    what a problem is (core/exercise/problem), the log
 *         (tengen-practice-store).
 * Shape:  the file is only ever read. Nothing is kept of it but attempts in the
 *         log of the learner, by the keys of the problems.
 */
#pragma once

#include <gio/gio.h>

#include "tengen-exercise-log.h"
#include "tengen-exercise-problem.h"

G_BEGIN_DECLS

/**
 * TengenPracticeFile:
 * @file: where it was read
 * @name: its name without `.sgf`
 * @record: (nullable): what is in it, %NULL if it cannot be read
 * @problems: (element-type TengenExerciseProblem): its problems
 * @skipped: (element-type TengenExerciseProblem): games that are none
 * @error: (nullable): why it cannot be read, a sentence
 * @stamp: (nullable): changes when the file does
 *
 * A file that was read; counted references, and never changed.
 */
typedef struct
{
  GFile *file;
  char *name;
  TengenRecord *record;
  GArray *problems;
  GArray *skipped;
  char *error;
  char *stamp;
} TengenPracticeFile;

/**
 * tengen_practice_file_new:
 * @file: a file, maybe a packed one (.gz)
 *
 * Reads a file. May be called in any thread.
 *
 * Returns: (transfer full): what could be read
 */
TengenPracticeFile *
tengen_practice_file_new (GFile *file) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_practice_file_renew:
 * @file: a file
 * @before: (nullable) (element-type TengenPracticeFile): files that were read
 *
 * Reads a file unless it was read before and has not changed since. May be
 * called in any thread.
 *
 * Returns: (transfer full): what could be read
 */
TengenPracticeFile *
tengen_practice_file_renew (GFile *file,
                            const GPtrArray *before) G_GNUC_WARN_UNUSED_RESULT;

/* Holds it once more; in any thread. */
TengenPracticeFile *tengen_practice_file_ref (TengenPracticeFile *self);

/* Lets it go; does nothing for %NULL. In any thread. */
void tengen_practice_file_unref (TengenPracticeFile *self);

/**
 * tengen_practice_file_list_solved:
 * @self: a file
 * @log: the log of a learner
 *
 * Tells which problems were solved without seeing the answer first.
 *
 * Returns: (transfer full): for each problem whether it was
 */
gboolean *tengen_practice_file_list_solved (const TengenPracticeFile *self,
                                            const TengenExerciseLog *log)
    G_GNUC_WARN_UNUSED_RESULT;

/* Counts the problems that are solved. */
guint tengen_practice_file_count_solved (const TengenPracticeFile *self,
                                         const TengenExerciseLog *log);

/**
 * tengen_practice_file_find_start:
 * @self: a file
 * @log: the log of a learner
 *
 * Finds the problem to go on with: the first one behind the one tried last that
 * is not solved; else the first one that is not solved, else the first one.
 *
 * Returns: the index of a problem, 0 if there is none
 */
guint tengen_practice_file_find_start (const TengenPracticeFile *self,
                                       const TengenExerciseLog *log);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TengenPracticeFile, tengen_practice_file_unref)

G_END_DECLS
