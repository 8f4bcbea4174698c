/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-waiting-write: unfinished games to files
 *
 * What: writes the records of journals, as they stand, in a worker. Nothing is
 *       taken off the shelf.
 */
#pragma once

#include "tengen-waiting-item.h"

G_BEGIN_DECLS

/* Proposes a name, without folder, with `.sgf` (transfer full). */
char *tengen_waiting_write_make_name (TengenWaitingItem *item)
    G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_waiting_write_async:
 * @shelf: the folder of journals
 * @items: (element-type TengenWaitingItem): what to write
 * @place: for a single item the file, which is written over; or a folder, in
 *   which each gets a new file
 * @callback: called in the main loop
 * @data: for @callback
 *
 * Writes records.
 */
void tengen_waiting_write_async (const char *shelf,
                                 GPtrArray *items,
                                 GFile *place,
                                 GAsyncReadyCallback callback,
                                 gpointer data);

/**
 * tengen_waiting_write_finish:
 * @result: what the callback got
 * @n: (out): how many were written
 * @error: return location for a %TENGEN_SAVE_ERROR, or a %TENGEN_FILES_ERROR
 *
 * Tells how it went. Those in front of a failure are written.
 *
 * Errors: READ, or what the disk says.
 *
 * Returns: %TRUE if all were written
 */
gboolean
tengen_waiting_write_finish (GAsyncResult *result, guint *n, GError **error);

G_END_DECLS
