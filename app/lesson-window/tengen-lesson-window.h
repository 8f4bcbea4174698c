/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-lesson-window: the window for learning (レッスン)
 *
 * What:  the list of lessons, a lesson, the glossary, one after another in one
 *        window; readings, size and language of texts; keeps what was done.
 * Not:   what is in a lesson (ui/lesson), games (tengen-window).
 */
#pragma once

#include <gtk/gtk.h>

#include "tengen-program.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_LESSON_WINDOW (tengen_lesson_window_get_type ())
G_DECLARE_FINAL_TYPE (TengenLessonWindow,
                      tengen_lesson_window,
                      TENGEN,
                      LESSON_WINDOW,
                      GtkApplicationWindow)

/* Properties (read, write, notified):
 *   language    string  in which language the present lesson is read, "" where
 *                       there is none
 * Actions: win.open, win.open-lesson, win.open-lessons, win.lesson-guide,
 *   win.add-example, win.next-fault, win.previous-fault,
 *   win.back, win.glossary, win.restart, win.undo-reset, win.text-larger,
 *   win.text-smaller, win.text-normal, win.readings, win.language, win.shortcuts
 */

/**
 * tengen_lesson_window_new:
 * @application: the program
 *
 * Makes a window that shows the list; present it with gtk_window_present().
 *
 * Returns: (transfer none): the window, owned by GTK
 */
TengenLessonWindow *tengen_lesson_window_new (TengenProgram *application);

/**
 * tengen_lesson_window_open:
 * @self: a window
 * @id: id of a lesson
 * @restart: whether to begin at its first step
 *
 * Shows a lesson.
 *
 * Returns: %FALSE if there is none of that id; a notice says so
 */
gboolean tengen_lesson_window_open (TengenLessonWindow *self,
                                    const char *id,
                                    gboolean restart);

/**
 * tengen_lesson_window_open_file:
 * @self: a window
 * @file: any file
 *
 * Shows the lesson of a file, or what is wrong with it, as soon as it was read.
 */
void tengen_lesson_window_open_file (TengenLessonWindow *self, GFile *file);

G_END_DECLS
