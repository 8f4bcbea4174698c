/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-lesson-overview: who has done how much of which lesson (進みぐあい)
 *
 * What:   a row for each person, a column for each lesson; as a table for
 *         spreadsheet programs.
 * Not:    words and pictures of it (ui/lesson).
 */
#pragma once

#include "tengen-lesson-progress.h"

G_BEGIN_DECLS

typedef struct TengenLessonOverview TengenLessonOverview;

/**
 * tengen_lesson_overview_new:
 * @lessons: (element-type TengenLesson): the columns; they outlive the overview
 *
 * Makes an overview without rows.
 *
 * Returns: (transfer full): an overview
 */
TengenLessonOverview *
tengen_lesson_overview_new (const GPtrArray *lessons) G_GNUC_WARN_UNUSED_RESULT;

/* Frees an overview; does nothing for %NULL. */
void tengen_lesson_overview_free (TengenLessonOverview *self);

/**
 * tengen_lesson_overview_add:
 * @self: an overview
 * @name: of a person
 * @picture: their picture
 * @progress: what they have done
 *
 * Adds a row.
 */
void tengen_lesson_overview_add (TengenLessonOverview *self,
                                 const char *name,
                                 guint picture,
                                 const TengenLessonProgress *progress);

/* Tells how many people there are. */
guint tengen_lesson_overview_get_n_rows (const TengenLessonOverview *self);

/* Tells how many lessons there are. */
guint tengen_lesson_overview_get_n_columns (const TengenLessonOverview *self);

/* Gives the lesson of a column. */
const TengenLesson *
tengen_lesson_overview_get_lesson (const TengenLessonOverview *self,
                                   guint column);

/* Gives the name of the person in a row. */
const char *tengen_lesson_overview_get_name (const TengenLessonOverview *self,
                                             guint row);

/* Gives the picture of the person in a row. */
guint tengen_lesson_overview_get_picture (const TengenLessonOverview *self,
                                          guint row);

/* Tells how far the person of a row has done the lesson of a column. */
const TengenLessonSum *tengen_lesson_overview_get_sum (
    const TengenLessonOverview *self, guint row, guint column);

/**
 * tengen_lesson_overview_write:
 * @self: an overview
 * @heads: (array zero-terminated=1): over the name, then for each lesson over
 *   the number of steps that were done, and over the stars
 * @separator: a comma for a file, a tab for what is pasted
 *
 * Writes a table as spreadsheet programs read it, with nothing in it that they
 * would take for a formula or a date. A file begins with the mark of UTF-8.
 *
 * Source: RFC 4180.
 *
 * Returns: (transfer full): a text
 */
char *tengen_lesson_overview_write (const TengenLessonOverview *self,
                                    const char *const *heads,
                                    char separator) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TengenLessonOverview,
                               tengen_lesson_overview_free)

G_END_DECLS
