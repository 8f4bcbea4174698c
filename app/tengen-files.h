/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-files: game records on disk, read and written as a whole
 *
 * What:  bytes of a file to an opened game, in a worker; text of a record to a
 *        file so that at any moment either the old or the new one is there
 *        whole.
 * Not:   what a window does with them (tengen-document), journals.
 * Shape: errors are sentences in the user's language.
 */
#pragma once

#include <gio/gio.h>

#include "tengen-game.h"
#include "tengen-sgf-reader.h"

G_BEGIN_DECLS

#define TENGEN_FILES_ERROR (tengen_files_error_quark ())

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
 * @TENGEN_FILES_KEEP_OLD: the bytes that are there now are kept as `NAME~`
 *   beside the file before new ones take their place, see tengen_save_write().
 *   What is kept already is not kept again, and nothing that was kept is ever
 *   written over.
 *
 * What else writing a file does.
 */
typedef enum
{
  TENGEN_FILES_WRITE_PLAIN = 0,
  TENGEN_FILES_KEEP_OLD = 1 << 0,
} TengenFilesWriteFlags;

/**
 * TengenLoaded:
 * @file: (nullable): where it was read
 * @bytes: the file's bytes, of a packed file (.gz) what it holds
 * @checksum: SHA-256 of the file as it is on disk
 * @game: (nullable): the game, %NULL once it was taken
 * @index: which game of the file
 * @n_games: how many games are in the file
 * @charset: the charset it was read with, an iconv name
 * @certain: whether the file named it or the bytes prove it
 * @chosen: whether the caller named it
 * @warnings: (element-type TengenSgfWarning): what was odd, of the text and
 *   of its values
 * @annotated: somebody else wrote it, or it has comments or names of nodes:
 *   something to look through rather than to play on
 * @is_diagram: it was made of a diagram in a text, which is no file of a record
 * @is_example: it comes with the program: nothing in it is unsaved
 *
 * A file that was read.
 */
typedef struct
{
  GFile *file;
  GBytes *bytes;
  char *checksum;
  TengenGame *game;
  guint index;
  guint n_games;
  char *charset;
  gboolean certain;
  gboolean chosen;
  GArray *warnings;
  gboolean annotated;
  gboolean is_diagram;
  gboolean is_example;
} TengenLoaded;

/**
 * tengen_files_error_quark:
 *
 * Names the error domain.
 *
 * Returns: the quark
 */
GQuark tengen_files_error_quark (void);

/**
 * tengen_loaded_free:
 * @self: (nullable) (transfer full): a file that was read
 *
 * Frees it, with the game if nobody took it.
 */
void tengen_loaded_free (TengenLoaded *self);

/**
 * tengen_files_parse:
 * @bytes: the bytes of a file
 * @index: which game of it to open
 * @charset: (nullable): the charset to read them with, or %NULL to find out
 * @error: return location for a %TENGEN_FILES_ERROR
 *
 * Reads bytes and looks for what is odd. May be called in any thread.
 *
 * Errors: FORMAT, GAME.
 *
 * Returns: (transfer full) (nullable): the game with what was odd, or %NULL
 */
TengenLoaded *tengen_files_parse (GBytes *bytes,
                                  guint index,
                                  const char *charset,
                                  GError **error) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_files_load_async:
 * @file: (nullable): a file
 * @bytes: (nullable): its bytes if they are there already, or bytes of no file
 * @index: which game to open; the first where there are not so many
 * @charset: (nullable): the charset to read it with, or %NULL to find out
 * @callback: called in the main loop
 * @data: for @callback
 *
 * Reads a file, or bytes, and opens a game in a worker. A text with diagrams
 * becomes a record without a file.
 */
void tengen_files_load_async (GFile *file,
                              GBytes *bytes,
                              guint index,
                              const char *charset,
                              GAsyncReadyCallback callback,
                              gpointer data);

/**
 * tengen_files_load_text_async:
 * @text: UTF-8 that was copied or dropped
 * @renju: diagrams of 15 x 15 in it are of Renju
 * @callback: called in the main loop
 * @data: for @callback
 *
 * Reads a text as tengen_files_load_async() reads bytes.
 */
void tengen_files_load_text_async (const char *text,
                                   gboolean renju,
                                   GAsyncReadyCallback callback,
                                   gpointer data);

/**
 * tengen_files_load_finish:
 * @result: what the callback got
 * @error: return location for a %TENGEN_FILES_ERROR
 *
 * Gives what was read.
 *
 * Errors: READ, FORMAT, GAME.
 *
 * Returns: (transfer full) (nullable): the file, or %NULL
 */
TengenLoaded *tengen_files_load_finish (GAsyncResult *result, GError **error)
    G_GNUC_WARN_UNUSED_RESULT;

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

/**
 * tengen_files_get_checksum:
 * @file: a file
 *
 * Gives the checksum of a file as it is on disk now.
 *
 * Returns: (transfer full) (nullable): SHA-256, or %NULL if it cannot be read
 */
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

/**
 * tengen_files_same:
 * @a: a file
 * @b: another
 *
 * Tells whether two names mean one file, also through links.
 *
 * Returns: %TRUE if they do
 */
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

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TengenLoaded, tengen_loaded_free)

G_END_DECLS
