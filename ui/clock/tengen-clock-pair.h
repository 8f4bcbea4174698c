/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-clock-pair: a clock for a board of wood, over the whole screen
 *
 * What:  a half for each player, pressed to end one's turn; what the clock does
 *        and what it warns of; pause, added time, resigning with a question.
 * Not:   the board; the window (app).
 * Shape: above one another, where digits are largest.
 */
#pragma once

#include <gtk/gtk.h>

#include "tengen-session-clock.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_CLOCK_PAIR (tengen_clock_pair_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenClockPair, tengen_clock_pair, TENGEN, CLOCK_PAIR, GtkWidget)

/* Properties (read, write, notified):
 *   turned     gboolean  the half above is upside down, for a player on the
 *                        other side
 *   exchanged  gboolean  the second player's half is above
 * Signals:
 *   leave ()   the user goes back
 * Actions:
 *   clock.pause          stops the clock, or starts it
 *   clock.end-turn       of the player to act
 *   clock.add-time (ii)  stone, seconds
 *   clock.resign (i)     of a TengenStone; asks
 *   clock.yes, clock.no  the answer
 *   clock.turned, clock.exchanged   the properties
 *   clock.leave
 * Keys: Space ends the turn of the player to act; Shift, the arrows (up and
 *   left for the half above), Enter end that of a half; P, F4 and Pause stop
 *   and resume; Escape leaves. A key that is held does nothing more.
 */

/* Makes a clock without a game. */
GtkWidget *tengen_clock_pair_new (void);

/* Shows the clock of a game; may be %NULL. */
void tengen_clock_pair_set_session (TengenClockPair *self,
                                    TengenSession *session);

/**
 * tengen_clock_pair_set_extra:
 * @self: a clock
 * @widget: (transfer none): a button of the window
 *
 * Puts a button in front of those there are; it is seen until the clock is set
 * going.
 */
void tengen_clock_pair_set_extra (TengenClockPair *self, GtkWidget *widget);

/**
 * tengen_clock_pair_press:
 * @self: a clock
 * @index: 0 for the half above, 1 for the other
 *
 * Ends the turn of the player who has that half.
 *
 * Returns: %TRUE if it was their turn
 */
gboolean tengen_clock_pair_press (TengenClockPair *self, guint index);

G_END_DECLS
