/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-room-server: one port, on which pages, WebSockets, long polling and
 * plain lines come in; and the control socket of the teacher's program
 *
 * What:   listens, tells apart by the first byte, gives the page's files, makes
 *         lines (tengen-room-line).
 * Not:    what messages mean (tengen-room-host), codes and tokens
 *         (tengen-room-door).
 * Shape:  all in the main loop. Nothing of what comes in is kept beyond its
 *         limit: no bodies, 10 s a request, lines and requests per address,
 *         Origin and Host the room's own.
 */
#pragma once

#include "tengen-room-line.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_ROOM_SERVER (tengen_room_server_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenRoomServer, tengen_room_server, TENGEN, ROOM_SERVER, GObject)

/* The port that a room has unless it is taken, and the last of those that are
 * tried then. */
#define TENGEN_ROOM_PORT 8964
#define TENGEN_ROOM_LAST_PORT 8980

/* Signals:
 *   opened (TengenRoomLine *line)  a client connected; it has said nothing yet
 *   came ()                        a page or a line was asked for
 */

/* Makes a server that does not listen yet. */
TengenRoomServer *tengen_room_server_new (void) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_room_server_listen:
 * @self: a server
 * @address: (nullable): the address to listen at, %NULL for all
 * @port: the port; 0 for %TENGEN_ROOM_PORT or, where it is taken, one of the
 *   next up to %TENGEN_ROOM_LAST_PORT
 * @error: return location for an error
 *
 * Begins to listen.
 *
 * Returns: the port, or 0
 */
guint16 tengen_room_server_listen (TengenRoomServer *self,
                                   const char *address,
                                   guint16 port,
                                   GError **error);

/**
 * tengen_room_server_control:
 * @self: a server
 * @path: where to make the socket; only its owner may open it (0600)
 * @error: return location for an error
 *
 * Lets the teacher's program in.
 *
 * Returns: %TRUE if it could be made
 */
gboolean tengen_room_server_control (TengenRoomServer *self,
                                     const char *path,
                                     GError **error);

/* Gives the page's hash, which stands in the addresses of its parts. */
const char *tengen_room_server_get_page (TengenRoomServer *self);

/* Stops listening, removes the control socket and closes all lines. */
void tengen_room_server_stop (TengenRoomServer *self);

G_END_DECLS
