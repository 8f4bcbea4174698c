/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-room-wall: all boards of a room at once
 *
 * What:  up to sixteen tiles as large as the window allows, pages beyond that,
 *        in an order that follows what happens or in one of the teacher's own.
 * Shape: who waits for the teacher comes to the front at once; else boards
 *        change their places only every ten seconds, so that they can be watched.
 */
#pragma once

#include <gtk/gtk.h>

#include "tengen-room-lectern.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_ROOM_WALL (tengen_room_wall_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenRoomWall, tengen_room_wall, TENGEN, ROOM_WALL, GtkWidget)

/* The most boards that are seen at once. */
#define TENGEN_ROOM_WALL_BOARDS 16

/* Properties:
 *   by-hand  gboolean  (read, write, notified) boards stay where they are put
 *                      (the start: FALSE)
 * Signals:
 *   opened (int table)  a board is to be seen large
 * Actions: wall.back, wall.forward (pages), wall.left, wall.right (the board with
 *   the focus changes its place)
 */

/* Shows a room and follows it; called once. */
void tengen_room_wall_set_lectern (TengenRoomWall *self,
                                   TengenRoomLectern *lectern);

/* Gives the focus to the board of a table, on its page. */
void tengen_room_wall_focus_table (TengenRoomWall *self, int table);

G_END_DECLS
