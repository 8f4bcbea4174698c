/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-exercise-table: how the exercises of several pupils went, for a teacher
 *
 * What:   by pupil and kind, how many positions were tried, how many at first
 *         try, how many were missed, and the level now; sums; the kinds where
 *         pupils stumbled.
 * Not:    words, also the names of pupils (tengen-class-sheet).
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

/* Adds a pupil. */
void tengen_exercise_table_add (TengenExerciseTable *self,
                                const TengenExerciseLog *log);

/* Tells how a pupil did in a kind. */
TengenExerciseTableCell tengen_exercise_table_get_cell (
    const TengenExerciseTable *self, guint pupil, TengenExerciseKind kind);

/* Adds up all pupils of a kind. */
TengenExerciseTableCell
tengen_exercise_table_sum_kind (const TengenExerciseTable *self,
                                TengenExerciseKind kind);

/**
 * TengenExerciseTableStumble:
 * @kind: a kind
 * @n_tried: how many pupils tried it
 * @n_missed: how many of them missed a position at least
 * @sum: all of them together
 *
 * How a kind went.
 */
typedef struct
{
  TengenExerciseKind kind;
  guint n_tried;
  guint n_missed;
  TengenExerciseTableCell sum;
} TengenExerciseTableStumble;

/**
 * tengen_exercise_table_list_stumbles:
 * @self: a table
 *
 * Tells where pupils stumbled.
 *
 * Returns: (transfer full) (element-type TengenExerciseTableStumble): the kinds
 *   of which anything was missed, that of most misses first
 */
GArray *tengen_exercise_table_list_stumbles (const TengenExerciseTable *self)
    G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TengenExerciseTable, tengen_exercise_table_free)

G_END_DECLS
