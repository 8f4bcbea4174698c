/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-room-line: a connection to a client, whatever carries it
 *
 * What:   messages in and out, numbered and acknowledged; beats, from which
 *         follow the way there and back, and whether the line is broken.
 * Not:    what messages mean (tengen-room-host), bytes and sockets
 *         (tengen-room-server and its carriers).
 * Shape:  of what waits only the newest message of a subject is kept, so that a
 *         client that reads slowly costs a bounded amount. `s` is added when a
 *         message goes out.
 * Source: data/room/README.md.
 */
#pragma once

#include <gio/gio.h>

#include "tengen-room-json.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_ROOM_LINE (tengen_room_line_get_type ())
G_DECLARE_DERIVABLE_TYPE (
    TengenRoomLine, tengen_room_line, TENGEN, ROOM_LINE, GObject)

/* Signals:
 *   received (TengenRoomJson *message)  a message that is no beat
 *   garbage ()                          what came was no message, or one too
 *                                       many; after ten of them the line closes
 *   cut (const char *why)               it closes itself, as `closed` has it:
 *                                       `slow`, `message`; the words are the
 *                                       host's, which can still send
 *   state-changed ()                    is-broken or is-hidden is another
 *   closed ()                           it is gone, for good; emitted once
 */

/**
 * tengen_room_line_send:
 * @self: a line
 * @subject: (nullable): what it is about, as `table 2`: a message of the same
 *   subject that still waits is replaced; %NULL: it goes out in any case
 * @text: a message, an object without `s`
 *
 * Sends a message, now or as soon as the client has read what waits. Nothing
 * happens where the line is closed.
 */
void tengen_room_line_send (TengenRoomLine *self,
                            const char *subject,
                            const char *text);

/* Closes a line after what waits, at the latest after a second. */
void tengen_room_line_close (TengenRoomLine *self);

/* Whether it comes over the control socket: the teacher's program. */
gboolean tengen_room_line_is_control (TengenRoomLine *self);

/* Gives the address of the other end, for limits and the log of faults. */
const char *tengen_room_line_get_address (TengenRoomLine *self);

/* Gives the smallest way there and back of the last 30 s, 0 before one beat. */
gint64 tengen_room_line_get_round_us (TengenRoomLine *self);

/* Tells whether nothing has been heard for 6 s. */
gboolean tengen_room_line_is_broken (TengenRoomLine *self);

/* Tells whether the client's page is hidden. */
gboolean tengen_room_line_is_hidden (TengenRoomLine *self);

G_END_DECLS
