/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-lesson-list: the lessons of the course as cards (レッスン)
 *
 * What:  a card for each lesson, a button to continue the last lesson, the
 *        glossary; the teacher's own lessons below.
 * Not:   showing a lesson, forgetting progress: the owner of the list does
 *        that.
 */
#pragma once

#include <gtk/gtk.h>

#include "tengen-lesson-shelf.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_LESSON_LIST (tengen_lesson_list_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenLessonList, tengen_lesson_list, TENGEN, LESSON_LIST, GtkWidget)

/* Signals:
 *   lesson (const char *id, gboolean restart)  a lesson is wanted, from its
 *                                              first step or from the step last
 *                                              visited
 *   reset (const char *id)                     progress is to be forgotten
 *   glossary ()                                the glossary is wanted
 * Actions: list.open, list.restart, list.reset (id of a lesson), list.glossary,
 *   list.own
 */

/* Fills the list, once, and follows what is done. */
void tengen_lesson_list_set_shelf (TengenLessonList *self,
                                   TengenLessonShelf *shelf);

/**
 * tengen_lesson_list_set_own:
 * @self: a list that has a shelf and no own lessons yet
 * @files: a list of #TengenLessonFile
 *
 * Shows the teacher's own lessons below the course, and follows them.
 */
void tengen_lesson_list_set_own (TengenLessonList *self, GListModel *files);

/* Puts the focus on a lesson's card, else on the button to continue. */
void tengen_lesson_list_focus (TengenLessonList *self, const char *id);

G_END_DECLS
