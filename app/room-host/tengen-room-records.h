/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-room-records: what is left of a room: its event as a folder
 *
 * What:   the games as SGF and the table of the event, as the window keeps
 *         events (tengen-match-folder), beside the room's log.
 * Shape:  they follow from the log and can be written again.
 */
#pragma once

#include "tengen-room.h"

G_BEGIN_DECLS

/* Writes a game as SGF (transfer full). */
char *
tengen_room_records_write (const TengenGame *game) G_GNUC_WARN_UNUSED_RESULT;

/* Writes an empty game as SGF (transfer full). */
char *tengen_room_records_write_setup (const TengenGameSetup *setup)
    G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_room_records_keep:
 * @folder: the room's folder
 * @table: a table
 * @game: its game
 *
 * Writes the record of a table where it is not there as it is now.
 *
 * Returns: 0, or an errno
 */
int tengen_room_records_keep (const char *folder,
                              int table,
                              const TengenGame *game);

/**
 * tengen_room_records_keep_table:
 * @folder: the room's folder
 * @room: the room
 *
 * Writes the table of the event, which names the records that are there.
 *
 * Returns: 0, or an errno
 */
int tengen_room_records_keep_table (const char *folder, const TengenRoom *room);

/* Removes all records in a room's folder. */
void tengen_room_records_remove (const char *folder);

G_END_DECLS
