/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-classroom-window: the whole screen for a classroom (教室)
 *
 * What:   a classroom over the whole screen, looks of the settings, more boards,
 *         reading aloud; keeps the screen from going dark.
 * Not:    what is taught (tengen-show and those made from it).
 * Shape:  there is one; it stands before the window from which it came, which is
 *         presented again in the end.
 */
#pragma once

#include "tengen-application.h"
#include "tengen-classroom.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_CLASSROOM_WINDOW (tengen_classroom_window_get_type ())
G_DECLARE_FINAL_TYPE (TengenClassroomWindow,
                      tengen_classroom_window,
                      TENGEN,
                      CLASSROOM_WINDOW,
                      GtkApplicationWindow)

/* Signals:
 *   left ()  one goes back; the boards are still there
 */

/**
 * tengen_classroom_window_new:
 * @application: the application
 * @from: the window from which one comes
 *
 * Makes a classroom without boards.
 *
 * Returns: (transfer none): a window, not presented
 */
TengenClassroomWindow *
tengen_classroom_window_new (TengenApplication *application, GtkWindow *from);

/**
 * tengen_classroom_window_get_classroom:
 * @self: a window
 *
 * Gives its wall.
 *
 * Returns: (transfer none): the classroom
 */
TengenClassroom *
tengen_classroom_window_get_classroom (TengenClassroomWindow *self);

G_END_DECLS
