/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-window-clock: the clock of a window's game
 *
 * What:  stops it, adds time, shows it alone over the whole screen, counts
 *        aloud; the screen does not go dark while it runs.
 * Not:   its faces (ui/clock), what it is set to.
 */
#pragma once

#include "tengen-window.h"

G_BEGIN_DECLS

typedef struct TengenWindowClock TengenWindowClock;

/* Adds the actions of the clock, and the key that shows it alone. */
void tengen_window_install_clock (GtkWidgetClass *klass);

/**
 * tengen_window_follow_clock:
 * @self: a window with another game than before
 *
 * Follows the clock of its game. The window that shows it alone shows the new
 * one, or goes if there is none.
 */
void tengen_window_follow_clock (TengenWindow *self);

/* Makes its actions insensitive in a game without a clock. */
void tengen_window_update_clock (TengenWindow *self);

/* Lets go of the clock and closes the window that shows it alone. */
void tengen_window_leave_clock (TengenWindow *self);

G_END_DECLS
