/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-room-host: a room that is open
 *
 * What:   the room's state, its log, the games at its tables and the devices
 *         that came in; what their messages mean, and what each is told.
 * Not:    how bytes come in (tengen-room-server), what may happen (core/room),
 *         sentences (tengen-room-say, ui/words).
 * Shape:  what happened in a turn of the main loop is written to the log
 *         together; only when it is on the disk are devices told. What is new is
 *         worded once for all who get the same.
 */
#pragma once

#include "tengen-room-door.h"
#include "tengen-room-log.h"
#include "tengen-room-server.h"
#include "tengen-room.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_ROOM_HOST (tengen_room_host_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenRoomHost, tengen_room_host, TENGEN, ROOM_HOST, GObject)

/* Signals of a host:
 *   closed ()  the teacher closed the room, and all were told
 */

/**
 * tengen_room_host_new:
 * @log: the room's log
 * @server: where devices come in
 * @address: (nullable): the one address at which devices come in
 * @port: its port
 * @error: return location for an error
 *
 * Opens a room as its log says it was.
 *
 * Returns: (transfer full) (nullable): the host, or %NULL for a room that was
 *   closed
 */
TengenRoomHost *tengen_room_host_new (TengenRoomLog *log,
                                      TengenRoomServer *server,
                                      const char *address,
                                      guint16 port,
                                      GError **error) G_GNUC_WARN_UNUSED_RESULT;

/* Finds the port at which the room of a log was open last; 0 for none. */
guint16 tengen_room_host_find_port (TengenRoomLog *log);

/* Gives the room. */
const TengenRoom *tengen_room_host_get_room (TengenRoomHost *self);

/* Gives what is asked of devices. */
const TengenRoomDoor *tengen_room_host_get_door (TengenRoomHost *self);

/* Gives where they come in, as tengen_room_addresses_list() does. */
GPtrArray *tengen_room_host_get_addresses (TengenRoomHost *self);

/* Counts the devices that are connected, the teacher's too. */
guint tengen_room_host_count_lines (TengenRoomHost *self);

/* Lets an event happen and notes it in the log. */
TengenRoomFault tengen_room_host_do (TengenRoomHost *self,
                                     const TengenRoomEvent *event);

/* Tells whether what the room knew is to be kept once it is closed. */
gboolean tengen_room_host_is_kept (TengenRoomHost *self);

/* Writes what is not on the disk yet, for the end of the program. */
void tengen_room_host_finish (TengenRoomHost *self);

/* Removes all that the room knew. */
void tengen_room_host_remove (TengenRoomHost *self);

G_END_DECLS
