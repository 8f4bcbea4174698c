/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-clock-half: a player's half of a clock that fills the screen
 *
 * What:  name, stone, time as large as there is room, turns made. All of it can
 *        be pressed, like a clock beside a wooden board.
 * Not:   ending a turn (tengen-clock-pair).
 */
#pragma once

#include <gtk/gtk.h>

#include "tengen-session-clock.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_CLOCK_HALF (tengen_clock_half_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenClockHalf, tengen_clock_half, TENGEN, CLOCK_HALF, GtkWidget)

/* Signals:
 *   pressed ()   by mouse, finger, or Enter
 */

/* Makes the half of a player. */
GtkWidget *tengen_clock_half_new (TengenSeat seat);

/* Shows a player of a game with a clock and follows it; may be %NULL. */
void tengen_clock_half_set_session (TengenClockHalf *self,
                                    TengenSession *session);

/* Tells whose it is. */
TengenSeat tengen_clock_half_get_seat (TengenClockHalf *self);

G_END_DECLS
