/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-files: files on disk, read and written as a whole
 *
 * What:  the bytes of a file; bytes to a file so that at any moment either the
 *        old or the new file is complete.
 * Not:   what the bytes say (tengen-loaded), journals.
 * Shape: errors are sentences in the user's language.
 */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

#define TENGEN_FILES_ERROR (tengen_files_error_quark ())

/* Larger files are not even fetched: the limit of readers of records. */
#define TENGEN_FILES_LARGEST (64 * 1024 * 1024)

/**
 * TengenFilesError:
 * @TENGEN_FILES_ERROR_READ: it is not there, no file, or may not be read
 * @TENGEN_FILES_ERROR_FORMAT: its bytes are no game record; line and column
 *   are in the message where they are known
 * @TENGEN_FILES_ERROR_EMPTY: there is nothing like a record in its bytes
 * @TENGEN_FILES_ERROR_GAME: a record, but of no game that is known
 * @TENGEN_FILES_ERROR_FOLDER: nothing may be written in that place
 * @TENGEN_FILES_ERROR_WRITE: writing failed: no room, a broken disk
 * @TENGEN_FILES_ERROR_CHANGED: the file on disk is not the one that was read
 *   or written before
 */
typedef enum
{
  TENGEN_FILES_ERROR_READ,
  TENGEN_FILES_ERROR_FORMAT,
  TENGEN_FILES_ERROR_EMPTY,
  TENGEN_FILES_ERROR_GAME,
  TENGEN_FILES_ERROR_FOLDER,
  TENGEN_FILES_ERROR_WRITE,
  TENGEN_FILES_ERROR_CHANGED,
} TengenFilesError;

/**
 * TengenFilesWriteFlags:
 * @TENGEN_FILES_WRITE_PLAIN: nothing else is asked for
 * @TENGEN_FILES_KEEP_OLD: the present bytes are kept as `NAME~` beside the file
 *   before new ones take their place, see tengen_save_write(). Bytes that were
 *   kept already are not kept again, and are never written over.
 *
 * What else writing a file does.
 */
typedef enum
{
  TENGEN_FILES_WRITE_PLAIN = 0,
  TENGEN_FILES_KEEP_OLD = 1 << 0,
} TengenFilesWriteFlags;

/* Names the error domain. */
GQuark tengen_files_error_quark (void);

/**
 * tengen_files_read:
 * @file: a file
 * @cancellable: (nullable): to stop it
 * @error: return location for a %TENGEN_FILES_ERROR
 *
 * Reads a plain file of at most %TENGEN_FILES_LARGEST bytes; half saved ones
 * are settled first. May be called in any thread.
 *
 * Errors: READ.
 *
 * Returns: (transfer full) (nullable): the bytes, or %NULL
 */
GBytes *tengen_files_read (GFile *file,
                           GCancellable *cancellable,
                           GError **error) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_files_read_start:
 * @file: a file
 * @most: how many bytes
 * @cancellable: (nullable): to stop it
 * @error: return location for a %TENGEN_FILES_ERROR
 *
 * Reads the first bytes of a plain file, of a packed one (.gz) those of what it
 * holds; of any other kind none. May be called in any thread.
 *
 * Errors: READ.
 *
 * Returns: (transfer full) (nullable): the bytes, or %NULL
 */
GBytes *tengen_files_read_start (GFile *file,
                                 gsize most,
                                 GCancellable *cancellable,
                                 GError **error) G_GNUC_WARN_UNUSED_RESULT;

/* Gives the SHA-256 of a file on disk (transfer full), %NULL if unreadable. */
char *tengen_files_get_checksum (GFile *file) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_files_get_checksum_async:
 * @file: a file
 * @cancellable: (nullable): to stop it
 * @callback: called in the main loop
 * @data: for @callback
 *
 * Asks for the checksum of a file in a worker.
 */
void tengen_files_get_checksum_async (GFile *file,
                                      GCancellable *cancellable,
                                      GAsyncReadyCallback callback,
                                      gpointer data);

/**
 * tengen_files_get_checksum_finish:
 * @result: what the callback got
 *
 * Gives the checksum.
 *
 * Returns: (transfer full) (nullable): SHA-256, or %NULL if the file cannot be
 *   read
 */
char *tengen_files_get_checksum_finish (GAsyncResult *result)
    G_GNUC_WARN_UNUSED_RESULT;

/* Tells whether two names mean one file, also through links. */
gboolean tengen_files_same (GFile *a, GFile *b);

/**
 * tengen_files_write:
 * @file: a file in a local folder
 * @bytes: what shall be in it
 * @expected: (nullable): the checksum it must have now if it is there, or
 *   %NULL to write over whatever it is
 * @flags: what else to do
 * @kept: (out) (optional) (nullable): where the old bytes lie that were to be
 *   kept, a path; %NULL where there were none
 * @error: return location for a %TENGEN_FILES_ERROR
 *
 * Writes a file as tengen_save_write() does. Old bytes that cannot be kept are
 * an error.
 *
 * Errors: FOLDER, WRITE, CHANGED.
 *
 * Returns: %TRUE if it is on the disk
 */
gboolean tengen_files_write (GFile *file,
                             GBytes *bytes,
                             const char *expected,
                             TengenFilesWriteFlags flags,
                             char **kept,
                             GError **error);

/**
 * tengen_files_set_error:
 * @error: return location for a %TENGEN_FILES_ERROR
 * @number: an errno
 *
 * Says why something could not be written.
 */
void tengen_files_set_error (GError **error, int number);

/**
 * tengen_files_write_async:
 * @file: see tengen_files_write()
 * @bytes: the same
 * @expected: (nullable): the same
 * @flags: the same
 * @callback: called in the main loop
 * @data: for @callback
 *
 * Writes a file in a worker.
 */
void tengen_files_write_async (GFile *file,
                               GBytes *bytes,
                               const char *expected,
                               TengenFilesWriteFlags flags,
                               GAsyncReadyCallback callback,
                               gpointer data);

/**
 * tengen_files_write_finish:
 * @result: what the callback got
 * @kept: (out) (optional) (nullable): see tengen_files_write()
 * @error: return location for a %TENGEN_FILES_ERROR
 *
 * Tells how writing went.
 *
 * Returns: %TRUE if it is on the disk
 */
gboolean
tengen_files_write_finish (GAsyncResult *result, char **kept, GError **error);

G_END_DECLS
