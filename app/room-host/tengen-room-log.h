/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-room-log: the room's log on the disk
 *
 * What:   lines that were confirmed to anybody are on the disk; a log that was
 *         cut off is read as far as it is certain.
 * Not:    what the lines say (core/room).
 * Shape:  sealed as a journal is (tengen-journal-log). Lines that came since the
 *         last commit are written and synced together; the sync runs in a
 *         worker, one at a time.
 */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

#define TENGEN_TYPE_ROOM_LOG (tengen_room_log_get_type ())
G_DECLARE_FINAL_TYPE (TengenRoomLog, tengen_room_log, TENGEN, ROOM_LOG, GObject)

/* Signals of a log:
 *   committed (int number)   what was handed to the last commit is on the disk,
 *                            or an errno why it is not; then the next commit
 *                            tries it again
 */

/**
 * tengen_room_log_open:
 * @folder: the room's folder; it is made
 * @error: return location for an error
 *
 * Opens the log of a room, or begins one; what is damaged at its end is cut off.
 * Fails where another program has it open.
 *
 * Returns: (transfer full) (nullable): the log, or %NULL
 */
TengenRoomLog *tengen_room_log_open (const char *folder,
                                     GError **error) G_GNUC_WARN_UNUSED_RESULT;

/* Gives the lines that it had when it was opened. */
const char *const *tengen_room_log_get_lines (TengenRoomLog *self);

/* Gives the folder. */
const char *tengen_room_log_get_folder (TengenRoomLog *self);

/* Adds a line, to be written with the next commit. */
void tengen_room_log_add (TengenRoomLog *self, const char *line);

/* Tells whether there are lines that are not on the disk. */
gboolean tengen_room_log_has_lines (TengenRoomLog *self);

/* Tells whether a commit is on its way. */
gboolean tengen_room_log_is_busy (TengenRoomLog *self);

/* Writes the lines that wait and has them synced; none may be on its way. */
void tengen_room_log_commit (TengenRoomLog *self);

/**
 * tengen_room_log_finish:
 * @self: a log
 *
 * Writes and syncs the lines that wait, at once; for the end of the program.
 *
 * Returns: 0, or an errno
 */
int tengen_room_log_finish (TengenRoomLog *self);

/**
 * tengen_room_log_remove:
 * @self: a log
 *
 * Removes the log, what was damaged of it and set aside, and its folder if
 * nothing else is in it.
 */
void tengen_room_log_remove (TengenRoomLog *self);

G_END_DECLS
