/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-exercise-table: how the exercises of several pupils went, for a teacher
 *
 * What:   by pupil and kind, how many positions were tried, how many at first
 *         try, how many were missed, and the level now; sums; CSV.
 * Not:    words: the caller gives the names of pupils, or numbers in their
 *         place, those of kinds and those of columns.
 * Shape:  pupils stand in the order in which they were added, kinds in that of
 *         their table. Nothing is ranked.
 */
#pragma once

#include "tengen-exercise-reach.h"

G_BEGIN_DECLS

typedef struct TengenExerciseTable TengenExerciseTable;

/**
 * TengenExerciseTableCell:
 * @tried: positions that were tried; the first attempt at each counts
 * @first: of these right at the first try
 * @missed: of these with a wrong try, or whose answer was shown
 * @level: the level now; of several pupils the median, the lower of two; 0
 *   where nothing was tried, and of several kinds
 *
 * What stands in the table.
 */
typedef struct
{
  guint tried;
  guint first;
  guint missed;
  int level;
} TengenExerciseTableCell;

/* Makes an empty table. */
TengenExerciseTable *tengen_exercise_table_new (void) G_GNUC_WARN_UNUSED_RESULT;

/* Frees a table; does nothing for %NULL. */
void tengen_exercise_table_free (TengenExerciseTable *self);

/* Adds a pupil under a label. */
void tengen_exercise_table_add (TengenExerciseTable *self,
                                const char *label,
                                const TengenExerciseLog *log);

/* Gives the number of pupils. */
guint tengen_exercise_table_get_n_pupils (const TengenExerciseTable *self);

/* Gives the label of a pupil, counted from 0. */
const char *tengen_exercise_table_get_label (const TengenExerciseTable *self,
                                             guint pupil);

/* Tells how a pupil did in a kind. */
TengenExerciseTableCell tengen_exercise_table_get_cell (
    const TengenExerciseTable *self, guint pupil, TengenExerciseKind kind);

/* Adds up all kinds of a pupil. */
TengenExerciseTableCell
tengen_exercise_table_sum_pupil (const TengenExerciseTable *self, guint pupil);

/* Adds up all pupils of a kind. */
TengenExerciseTableCell
tengen_exercise_table_sum_kind (const TengenExerciseTable *self,
                                TengenExerciseKind kind);

/**
 * tengen_exercise_table_to_csv:
 * @self: a table
 * @columns: six names: of pupil, kind, tried, first try, missed, level
 * @all: what stands in place of a pupil or a kind in a line of sums
 * @name_kind: gives the name of a kind
 *
 * Writes the table: for each pupil a line for each kind that was tried and one
 * for all kinds, then a line for each kind of all pupils. Lines end as in RFC
 * 4180. A text that a spreadsheet would take for a formula gets a space in
 * front.
 *
 * Returns: (transfer full): text
 */
char *tengen_exercise_table_to_csv (
    const TengenExerciseTable *self,
    const char *const *columns,
    const char *all,
    const char *(*name_kind) (TengenExerciseKind kind))
    G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TengenExerciseTable, tengen_exercise_table_free)

G_END_DECLS
