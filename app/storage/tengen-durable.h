/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-durable: bytes that must outlive the program and the machine
 *
 * What:  read or write all or fail; sync a file, a folder, a whole journal.
 * Not:   which files (tengen-files-save, tengen-journal).
 */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/**
 * tengen_durable_is_at:
 * @fd: an open file
 * @path: the name under which it was opened
 *
 * Tells whether the file is still found there: its folder may be gone, or
 * another file be in its place.
 *
 * Returns: %FALSE with errno if it is not
 */
gboolean tengen_durable_is_at (int fd, const char *path);

/**
 * tengen_durable_write:
 * @fd: an open file
 * @data: bytes
 * @length: how many
 *
 * Writes all bytes, however many calls that takes.
 *
 * Returns: %FALSE with errno if it failed; some may be written then
 */
gboolean tengen_durable_write (int fd, const char *data, gsize length);

/**
 * tengen_durable_read:
 * @path: a file
 * @most: bytes that it may have at most
 *
 * Reads a plain file whole. Of anything else (a folder, a pipe, a device)
 * nothing is read, nor waited for.
 *
 * Returns: (transfer full) (nullable): its bytes, with a NUL behind them, or %NULL
 *   with errno
 */
GBytes *tengen_durable_read (const char *path,
                             gsize most) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_durable_read_open:
 * @fd: a file that is open for reading
 * @most: bytes that it may have at most
 *
 * Reads a file from its beginning, as tengen_durable_read() does, also if its name
 * is gone.
 *
 * Returns: (transfer full) (nullable): its bytes, or %NULL with errno
 */
GBytes *tengen_durable_read_open (int fd, gsize most) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_durable_is_lasting:
 * @number: an errno of reading a file
 *
 * Tells a file that is none, or is not there, from a disk that only fails now
 * and may give it the next time.
 *
 * Returns: %TRUE if trying again gives the same
 */
gboolean tengen_durable_is_lasting (int number);

/**
 * tengen_durable_sync_path:
 * @path: a file or folder
 *
 * Brings a file, or the names in a folder, to the disk. Some file systems
 * cannot do that for folders, which is no harm.
 *
 * Returns: %FALSE with errno if the disk refused
 */
gboolean tengen_durable_sync_path (const char *path);

/**
 * tengen_durable_sync_async:
 * @fd: an open file; a copy of it is used
 * @path: its name
 * @folder: all files and names in its folder are to be synced too, and that of
 *   the folder
 * @source: the object that asks
 * @callback: called in the main loop
 *
 * Brings what was written to the disk, in a worker, and looks whether the file
 * is still found under its name.
 */
void tengen_durable_sync_async (int fd,
                                const char *path,
                                gboolean folder,
                                GObject *source,
                                GAsyncReadyCallback callback);

/**
 * tengen_durable_sync_finish:
 * @result: what the callback got
 *
 * Tells how it went.
 *
 * Returns: 0 if all of it is on the disk, else an errno; ENOENT if its name is
 *   gone, or that of another file
 */
int tengen_durable_sync_finish (GAsyncResult *result);

G_END_DECLS
