/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-lesson-overview: who has done how much of which lesson (進みぐあい)
 *
 * What:   a row for each person, a column for each lesson; the steps where
 *         people stumbled.
 * Not:    words and pictures of it (tengen-class-sheet, ui/pupils).
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
 * TengenLessonStumble:
 * @lesson: a lesson
 * @step: index of a step in it
 * @n_done: how many people have done it
 * @n_missed: how many of them only after a wrong answer or with help
 *
 * How a step went.
 */
typedef struct
{
  const TengenLesson *lesson;
  guint step;
  guint n_done;
  guint n_missed;
} TengenLessonStumble;

/**
 * tengen_lesson_overview_list_stumbles:
 * @self: an overview
 *
 * Tells where people stumbled. As the best result of each is kept, a person who
 * did the step again without a miss is not counted any more.
 *
 * Returns: (transfer full) (element-type TengenLessonStumble): the steps that
 *   anybody missed, those that most people missed first
 */
GArray *tengen_lesson_overview_list_stumbles (const TengenLessonOverview *self)
    G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TengenLessonOverview,
                               tengen_lesson_overview_free)

G_END_DECLS
