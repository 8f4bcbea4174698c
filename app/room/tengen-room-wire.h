/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-room-wire: the line from the window to the host of a room
 *
 * What:   starts the host, a program of its own that outlives this one; finds one
 *         that runs; carries messages between it and a lectern, and connects
 *         again when the line is broken.
 * Not:    what messages mean (tengen-room-lectern).
 * Shape:  a room is three files in $XDG_RUNTIME_DIR/tengen: room-ID.sock, the
 *         host's; room-ID.path, the folder of the room; room-ID.err, what the
 *         host complained of. A host that was killed is started again in the
 *         same folder and goes on from its log.
 */
#pragma once

#include <gio/gio.h>

#include "tengen-room-lectern.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_ROOM_WIRE (tengen_room_wire_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenRoomWire, tengen_room_wire, TENGEN, ROOM_WIRE, GObject)

/* Signals:
 *   failed (const char *why)   there is no room, and there will be none
 */

/* Makes a wire to nowhere. */
TengenRoomWire *
tengen_room_wire_new (TengenRoomLectern *lectern) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_room_wire_find:
 * @self: a wire to nowhere
 *
 * Looks for a room that was opened and not closed, and goes there.
 *
 * Returns: %FALSE if there is none
 */
gboolean tengen_room_wire_find (TengenRoomWire *self);

/**
 * tengen_room_wire_open:
 * @self: a wire to nowhere
 * @folder: where the room is to be kept; it is made by the host
 * @error: return location for an error
 *
 * Opens a new room. Whether that was possible turns out later: messages that are
 * said meanwhile wait.
 *
 * Returns: %FALSE if the host could not be started
 */
gboolean tengen_room_wire_open (TengenRoomWire *self,
                                const char *folder,
                                GError **error);

/**
 * tengen_room_wire_find_left:
 *
 * Finds a room that was not closed, though the computer was started again.
 *
 * Returns: (transfer full) (nullable): its folder
 */
char *tengen_room_wire_find_left (void) G_GNUC_WARN_UNUSED_RESULT;

/* Gives the folder of the room; %NULL before there is one. */
const char *tengen_room_wire_get_folder (TengenRoomWire *self);

G_END_DECLS
