/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-play-seat: a player in one line, in the review (検討)
 *
 * What:  stone, name, rank, prisoners and the time left that the record has at
 *        the move that is shown: what the player's card says, in a row above
 *        the board. What the record does not say takes no room.
 * Not:   the clock of a game that is played, and whose turn it is.
 * Shape: a view of the card, which follows the game.
 */
#pragma once

#include <gtk/gtk.h>

#include "tengen-play-card.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_PLAY_SEAT (tengen_play_seat_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenPlaySeat, tengen_play_seat, TENGEN, PLAY_SEAT, GtkWidget)

/* Properties:
 *   card    TengenPlayCard  (nullable) (read, write, notified) whose words these
 *                           are
 *   text    string          (read) all of it in one sentence, for screen readers
 */

G_END_DECLS
