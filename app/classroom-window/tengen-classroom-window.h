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

#include "tengen-program.h"
#include "tengen-teams.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_CLASSROOM_WINDOW (tengen_classroom_window_get_type ())
G_DECLARE_FINAL_TYPE (TengenClassroomWindow,
                      tengen_classroom_window,
                      TENGEN,
                      CLASSROOM_WINDOW,
                      GtkApplicationWindow)

/* Signals:
 *   adding ()  another board is to be chosen: games can be offered now
 *   left ()    the user goes back; the boards still exist
 */

/**
 * tengen_classroom_window_new:
 * @program: the program
 * @from: the window that the user comes from
 * @teams: the teams of the class
 *
 * Makes a classroom without boards.
 *
 * Returns: (transfer none): a window, not presented
 */
TengenClassroomWindow *tengen_classroom_window_new (TengenProgram *program,
                                                    GtkWindow *from,
                                                    TengenTeams *teams);

/* Adds a board to the wall. */
void tengen_classroom_window_add (TengenClassroomWindow *self,
                                  TengenShow *show);

/**
 * tengen_classroom_window_offer:
 * @self: a window, during its signal `adding`
 * @name: how the game is called
 * @session: a game
 *
 * Offers a game as a further board.
 */
void tengen_classroom_window_offer (TengenClassroomWindow *self,
                                    const char *name,
                                    TengenSession *session);

G_END_DECLS
