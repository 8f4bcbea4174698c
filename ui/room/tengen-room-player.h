/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-room-player: one side of a game, beside its board
 *
 * What:  picture on a stone of the side, name, what the player has, whose turn it
 *        is by a bar and a word.
 * Shape: one line, two lines, or with room for it a large picture above them, as
 *        high as the place is.
 */
#pragma once

#include <gtk/gtk.h>

#include "tengen-room-game.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_ROOM_PLAYER (tengen_room_player_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenRoomPlayer, tengen_room_player, TENGEN, ROOM_PLAYER, GtkWidget)

/* Makes the place of a side. */
GtkWidget *tengen_room_player_new (TengenStone stone) G_GNUC_WARN_UNUSED_RESULT;

/* Tells how high it is in two lines, or with the large picture (@roomy). */
int tengen_room_player_get_height (TengenRoomPlayer *self, gboolean roomy);

/* Shows that side of a game as it is now. */
void tengen_room_player_show (TengenRoomPlayer *self,
                              const TengenRoomGame *game);

G_END_DECLS
