/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-lesson-list-own: the teacher's own lessons as cards (自分のレッスン)
 *
 * What:  a card for each file: its lesson, or how many errors it has; buttons
 *        for the folder, a file, the guide.
 * Not:   reading files, opening what is chosen: the window does, by the actions
 *        win.open-lesson (URI), win.open-lessons, win.open, win.lesson-guide.
 */
#pragma once

#include <gtk/gtk.h>

#include "tengen-lesson-file.h"
#include "tengen-lesson-progress.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_LESSON_LIST_OWN (tengen_lesson_list_own_get_type ())
G_DECLARE_FINAL_TYPE (TengenLessonListOwn,
                      tengen_lesson_list_own,
                      TENGEN,
                      LESSON_LIST_OWN,
                      GtkWidget)

/* Signals:
 *   changed ()   a file was read
 */

/**
 * tengen_lesson_list_own_set_files:
 * @self: a part of the list that has none yet
 * @shelf: where what was done is asked for
 * @files: a list of #TengenLessonFile
 *
 * Shows files and follows them.
 */
void tengen_lesson_list_own_set_files (TengenLessonListOwn *self,
                                       TengenLessonShelf *shelf,
                                       GListModel *files);

/* Shows anew how far the lessons are done. */
void tengen_lesson_list_own_update (TengenLessonListOwn *self);

/**
 * tengen_lesson_list_own_focus:
 * @self: a part of the list
 * @id: (nullable): id of a lesson
 *
 * Puts the focus on its card, for %NULL on the first one or on the buttons.
 *
 * Returns: %FALSE if there is none
 */
gboolean tengen_lesson_list_own_focus (TengenLessonListOwn *self,
                                       const char *id);

G_END_DECLS
