/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-disk: bytes that must outlive the program and the machine
 *
 * What:  read or write all or fail; sync a file, a folder, a whole journal.
 * Not:   which files (tengen-files-save, tengen-journal).
 */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/**
 * tengen_disk_write:
 * @fd: an open file
 * @data: bytes
 * @length: how many
 *
 * Writes all bytes, however many calls that takes.
 *
 * Returns: %FALSE with errno if it failed; some may be written then
 */
gboolean tengen_disk_write (int fd, const char *data, gsize length);

/**
 * tengen_disk_read:
 * @path: a file
 * @most: bytes that it may have at most
 *
 * Reads a plain file whole. Of anything else (a folder, a pipe, a device)
 * nothing is read, nor waited for.
 *
 * Returns: (transfer full) (nullable): its bytes, with a NUL behind them, or %NULL
 *   with errno
 */
GBytes *tengen_disk_read (const char *path,
                          gsize most) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_disk_sync_path:
 * @path: a file or folder
 *
 * Brings a file, or the names in a folder, to the disk. Some file systems
 * cannot do that for folders, which is no harm.
 *
 * Returns: %FALSE with errno if the disk refused
 */
gboolean tengen_disk_sync_path (const char *path);

/**
 * tengen_disk_sync_async:
 * @fd: an open file; a copy of it is used
 * @folder: (nullable): a folder whose files and names are to be synced too, as
 *   well as its own name
 * @source: the object that asks
 * @callback: called in the main loop
 *
 * Brings what was written to the disk, in a worker.
 */
void tengen_disk_sync_async (int fd,
                             const char *folder,
                             GObject *source,
                             GAsyncReadyCallback callback);

/**
 * tengen_disk_sync_finish:
 * @result: what the callback got
 *
 * Tells how it went.
 *
 * Returns: 0 if all of it is on the disk, else an errno
 */
int tengen_disk_sync_finish (GAsyncResult *result);

G_END_DECLS
