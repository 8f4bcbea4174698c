/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-clock-window: the whole screen for a clock beside a board of wood
 *
 * What: shows the clock of a window's game, and goes back there.
 * Not:  the game, which the window below keeps; the code that opens this one
 *       gives it the game (tengen-window-clock).
 */
#pragma once

#include "tengen-program.h"
#include "tengen-clock-pair.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_CLOCK_WINDOW (tengen_clock_window_get_type ())
G_DECLARE_FINAL_TYPE (TengenClockWindow,
                      tengen_clock_window,
                      TENGEN,
                      CLOCK_WINDOW,
                      GtkApplicationWindow)

/* Actions:
 *   win.shortcuts  shows the keys
 */

/**
 * tengen_clock_window_new:
 * @application: the program
 * @from: the window of the game, below this one afterwards
 *
 * Makes a window over the whole screen.
 *
 * Returns: (transfer none): a window that GTK owns
 */
TengenClockWindow *tengen_clock_window_new (TengenProgram *application,
                                            GtkWindow *from);

/* Gives the clock in it. */
TengenClockPair *tengen_clock_window_get_pair (TengenClockWindow *self);

G_END_DECLS
