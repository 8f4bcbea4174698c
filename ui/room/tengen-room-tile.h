/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-room-tile: a board of the wall with its two players
 *
 * What:  a button with the board, White above and Black below beside it as at a
 *        lectern, the number of the table between them, and in its place what the
 *        teacher is asked for; in a small tile White is above the board and Black
 *        below it.
 */
#pragma once

#include <gtk/gtk.h>

#include "tengen-room-game.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_ROOM_TILE (tengen_room_tile_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenRoomTile, tengen_room_tile, TENGEN, ROOM_TILE, GtkButton)

/* Makes the tile of a table. */
GtkWidget *tengen_room_tile_new (int table) G_GNUC_WARN_UNUSED_RESULT;

/* Tells of which table it is. */
int tengen_room_tile_get_table (TengenRoomTile *self);

/* Tells about how large the board of a tile of that size is. */
int tengen_room_tile_measure_board (int width, int height);

/* Shows a game as it is now. */
void tengen_room_tile_show (TengenRoomTile *self, const TengenRoomGame *game);

G_END_DECLS
