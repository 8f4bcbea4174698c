/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-room-board: one of many boards of a wall, to be looked at
 *
 * What:  a board as large as it can be in its place, painted again when it has
 *        changed.
 * Not:   points that can be pressed or read: a wall of sixteen would have
 *        thousands (tengen-board-view).
 */
#pragma once

#include <gtk/gtk.h>

#include "tengen-room-game.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_ROOM_BOARD (tengen_room_board_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenRoomBoard, tengen_room_board, TENGEN, ROOM_BOARD, GtkWidget)

/* Shows what lies on the board of a game now. */
void tengen_room_board_show (TengenRoomBoard *self, const TengenRoomGame *game);

G_END_DECLS
