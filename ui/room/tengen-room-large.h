/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-room-large: one board of a room, large, and what the teacher can do there
 *
 * What:  the board with names of points for screen readers, both players, the
 *        sentence under it, the count; hands seen to, stop, show to all, review,
 *        decide, clear away.
 */
#pragma once

#include <gtk/gtk.h>

#include "tengen-room-lectern.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_ROOM_LARGE (tengen_room_large_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenRoomLarge, tengen_room_large, TENGEN, ROOM_LARGE, GtkWidget)

/* Actions: table.lower, table.pause, table.show, table.record, table.end,
 *   table.result (s: as in SGF)
 * Above it has to be: room.wall (back to all boards)
 */

/* Says of which room it is; called once. */
void tengen_room_large_set_lectern (TengenRoomLarge *self,
                                    TengenRoomLectern *lectern);

/* Shows a table and follows it. */
void tengen_room_large_show (TengenRoomLarge *self, int table);

/* Tells which table it shows, -1 for none. */
int tengen_room_large_get_table (TengenRoomLarge *self);

G_END_DECLS
