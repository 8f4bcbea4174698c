/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-pupil-overview: how much of each lesson each pupil has done
 * (みんなの進みぐあい)
 *
 * What:  a table for the teacher: a row for each person, a column for each
 *        lesson; the same as text for spreadsheet programs.
 * Not:   reading the progress, saving: the owner of the table does that.
 */
#pragma once

#include <gtk/gtk.h>

#include "tengen-lesson-overview.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_PUPIL_OVERVIEW (tengen_pupil_overview_get_type ())
G_DECLARE_FINAL_TYPE (TengenPupilOverview,
                      tengen_pupil_overview,
                      TENGEN,
                      PUPIL_OVERVIEW,
                      GtkWidget)

/* Actions of others that its buttons use: win.save-overview, win.copy-overview,
 * win.pupils
 */

/* Makes an empty table. */
GtkWidget *tengen_pupil_overview_new (void) G_GNUC_WARN_UNUSED_RESULT;

/* Shows an overview (transfer full); the keyboard goes to its first row. */
void tengen_pupil_overview_show (TengenPupilOverview *self,
                                 TengenLessonOverview *overview);

/**
 * tengen_pupil_overview_write:
 * @self: a table
 * @separator: see tengen_lesson_overview_write()
 *
 * Writes the table as text.
 *
 * Returns: (transfer full): a text
 */
char *tengen_pupil_overview_write (TengenPupilOverview *self,
                                   char separator) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
