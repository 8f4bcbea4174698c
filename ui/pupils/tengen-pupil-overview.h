/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-pupil-overview: how a class does, as a table (みんなの進みぐあい)
 *
 * What:  tables for the teacher: lessons by pupil, practice by pupil, where the
 *        class stumbles; by name or by number.
 * Not:   reading what was done, saving, printing: the owner of the table does
 *        that.
 */
#pragma once

#include <gtk/gtk.h>

#include "tengen-class-sheet.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_PUPIL_OVERVIEW (tengen_pupil_overview_get_type ())
G_DECLARE_FINAL_TYPE (TengenPupilOverview,
                      tengen_pupil_overview,
                      TENGEN,
                      PUPIL_OVERVIEW,
                      GtkWidget)

/* Actions of others that its buttons use: win.save-overview, win.copy-overview,
 * win.print-overview, win.pupils
 */

/* Makes an empty table. */
GtkWidget *tengen_pupil_overview_new (void) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_pupil_overview_show:
 * @self: a table
 * @overview: (transfer full): the pupils and their lessons
 * @exercises: (transfer full): their practice, in the same order
 *
 * Shows what was read; the keyboard goes to the first row.
 */
void tengen_pupil_overview_show (TengenPupilOverview *self,
                                 TengenLessonOverview *overview,
                                 TengenExerciseTable *exercises);

/**
 * tengen_pupil_overview_make_sheet:
 * @self: a table
 * @flags: more than what was chosen: %TENGEN_CLASS_SHEET_COUNTS
 *
 * Writes what is shown.
 *
 * Returns: (transfer full): a sheet
 */
TengenClassSheet *tengen_pupil_overview_make_sheet (TengenPupilOverview *self,
                                                    TengenClassSheetFlags flags)
    G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
