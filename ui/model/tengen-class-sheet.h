/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-class-sheet: how a class does, as a table of texts (クラスの表)
 *
 * What:   lessons by pupil, practice by pupil, where pupils stumbled; for the
 *         screen, for paper and for spreadsheet programs; by name or by number.
 * Not:    widgets, paper, files.
 * Shape:  pupils stand in the order of their list: nothing is ranked. For a
 *         spreadsheet all counts are in columns of their own, as what has a
 *         stroke in it becomes a date there.
 */
#pragma once

#include "tengen-exercise-table.h"
#include "tengen-lesson-overview.h"

G_BEGIN_DECLS

/**
 * TengenClassSheetKind:
 * @TENGEN_CLASS_SHEET_LESSONS: how far each pupil is in each lesson
 * @TENGEN_CLASS_SHEET_PRACTICE: how each pupil did in each kind of exercise
 * @TENGEN_CLASS_SHEET_STUMBLES: kinds and steps that were missed, most first
 *
 * What is in the table.
 */
typedef enum
{
  TENGEN_CLASS_SHEET_LESSONS,
  TENGEN_CLASS_SHEET_PRACTICE,
  TENGEN_CLASS_SHEET_STUMBLES,
} TengenClassSheetKind;

/**
 * TengenClassSheetFlags:
 * @TENGEN_CLASS_SHEET_NUMBERED: pupils have numbers instead of names
 * @TENGEN_CLASS_SHEET_COUNTS: for a spreadsheet
 *
 * How it is written.
 */
typedef enum
{
  TENGEN_CLASS_SHEET_NUMBERED = 1 << 0,
  TENGEN_CLASS_SHEET_COUNTS = 1 << 1,
} TengenClassSheetFlags;

typedef struct TengenClassSheet TengenClassSheet;

/**
 * tengen_class_sheet_new:
 * @kind: what is wanted
 * @overview: the pupils and their lessons
 * @table: their practice, in the same order
 * @flags: how
 *
 * Writes a table, in the language of the program.
 *
 * Returns: (transfer full): a sheet
 */
TengenClassSheet *
tengen_class_sheet_new (TengenClassSheetKind kind,
                        const TengenLessonOverview *overview,
                        const TengenExerciseTable *table,
                        TengenClassSheetFlags flags) G_GNUC_WARN_UNUSED_RESULT;

/* Takes a reference. Returns: @self. */
TengenClassSheet *tengen_class_sheet_ref (TengenClassSheet *self);

/* Gives a reference back; does nothing for %NULL. */
void tengen_class_sheet_unref (TengenClassSheet *self);

/* Gives its title. */
const char *tengen_class_sheet_get_title (const TengenClassSheet *self);

/* Tells in a sentence or two what stands in the cells, or why there are none. */
const char *tengen_class_sheet_explain (const TengenClassSheet *self);

/* Tells how many columns there are; the first one has the names. */
guint tengen_class_sheet_get_n_columns (const TengenClassSheet *self);

/* Tells how many rows there are, without the heads. */
guint tengen_class_sheet_get_n_rows (const TengenClassSheet *self);

/* Gives what stands over a column. */
const char *tengen_class_sheet_get_head (const TengenClassSheet *self,
                                         guint column);

/* Gives what stands in a cell; it may have two lines. */
const char *tengen_class_sheet_get_text (const TengenClassSheet *self,
                                         guint row,
                                         guint column);

/* Says a cell behind the first column in words (transfer full). */
char *tengen_class_sheet_say (const TengenClassSheet *self,
                              guint row,
                              guint column) G_GNUC_WARN_UNUSED_RESULT;

/* Gives the picture of the pupil of a row, -1 where there is none. */
int tengen_class_sheet_get_picture (const TengenClassSheet *self, guint row);

/* Tells whether the last row is that of all pupils. */
gboolean tengen_class_sheet_has_total (const TengenClassSheet *self);

/**
 * tengen_class_sheet_write:
 * @self: a sheet with counts
 * @separator: a comma for a file, a tab for what is pasted
 *
 * Writes it as spreadsheet programs read it, with nothing in it that they would
 * take for a formula. A file begins with the mark of UTF-8.
 *
 * Source: RFC 4180.
 *
 * Returns: (transfer full): a text
 */
char *tengen_class_sheet_write (const TengenClassSheet *self,
                                char separator) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TengenClassSheet, tengen_class_sheet_unref)

G_END_DECLS
