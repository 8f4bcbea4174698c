/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-play-brief: a player above a board that is alone
 *
 * What:  stone, who it is and whose turn in a line, the number below it: what
 *        the player's card says, in little room. A name gives way; turn and
 *        number are always whole.
 * Not:   the clock, which is where the board is.
 * Shape: a view of the card, which follows the game.
 */
#pragma once

#include <gtk/gtk.h>

#include "tengen-play-card.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_PLAY_BRIEF (tengen_play_brief_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenPlayBrief, tengen_play_brief, TENGEN, PLAY_BRIEF, GtkWidget)

/* Properties:
 *   card    TengenPlayCard  (nullable) (read, write, notified) whose words these
 *                           are
 */

G_END_DECLS
