/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-play-card: a player's card: name, stone, whose turn, stones
 *
 * What: where stones are counted (純碁) the stones on the board, as in Othello;
 *       else the prisoners this player took. The turn is shown by a bar, a word
 *       and the shape around the word, never by colour alone.
 */
#pragma once

#include <gtk/gtk.h>

#include "tengen-session.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_PLAY_CARD (tengen_play_card_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenPlayCard, tengen_play_card, TENGEN, PLAY_CARD, GtkWidget)

/* Properties:
 *   stone   int     (read, write, notified) the TengenStone of the player
 *   text    string  (read, notified whenever any of what follows may be another)
 *                   all but the turn in one sentence
 *   turn    boolean (read) whether it is the player's turn
 *   who, name, rank, count, turn-word, time-left, time-left-spoken  strings
 *                   (read) what a line of its own needs (tengen-play-seat,
 *                   tengen-play-brief)
 */

/* Shows a player of a game and follows it; @session may be %NULL. */
void tengen_play_card_set_session (TengenPlayCard *self,
                                   TengenSession *session);

G_END_DECLS
