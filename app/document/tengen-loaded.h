/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-loaded: a file with game records, read
 *
 * What:  bytes of a file, or a text with diagrams, to an opened game, in a
 *        worker.
 * Not:   the file on the disk (tengen-files), what a window does with the game
 *        (tengen-document).
 * Shape: errors are those of tengen-files, sentences in the user's language.
 */
#pragma once

#include "tengen-files.h"
#include "tengen-foreign.h"
#include "tengen-game.h"
#include "tengen-sgf-reader.h"

G_BEGIN_DECLS

/**
 * TengenLoaded:
 * @file: (nullable): where it was read, of SGF
 * @origin: (nullable): where it was read, of another form: it is opened as a
 *   copy, and never written
 * @form: the form
 * @base: (nullable): of another form than SGF, the record as SGF
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
 * @annotated: someone else wrote it, or it has comments or names of nodes:
 *   something to look through rather than to play on
 * @is_diagram: it was made of a diagram in a text, which is no file of a record
 * @is_example: it comes with the program: nothing in it is unsaved
 *
 * A file that was read.
 */
typedef struct
{
  GFile *file;
  GFile *origin;
  TengenForeignForm form;
  GBytes *base;
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

/* Frees it, with a game that was not taken; does nothing for %NULL. */
void tengen_loaded_free (TengenLoaded *self);

/**
 * tengen_loaded_parse:
 * @bytes: the bytes of a file of SGF
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
TengenLoaded *tengen_loaded_parse (GBytes *bytes,
                                   guint index,
                                   const char *charset,
                                   GError **error) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_loaded_read_async:
 * @file: (nullable): a file
 * @bytes: (nullable): its bytes if they are there already, or bytes of no file
 * @index: which game to open; the first where there are not so many
 * @charset: (nullable): the charset to read it with, or %NULL to find out
 * @callback: called in the main loop
 * @data: for @callback
 *
 * Reads a file of any form, or bytes with the name of @file, and opens a game
 * in a worker. A text with diagrams becomes a record without a file.
 */
void tengen_loaded_read_async (GFile *file,
                               GBytes *bytes,
                               guint index,
                               const char *charset,
                               GAsyncReadyCallback callback,
                               gpointer data);

/**
 * tengen_loaded_read_text_async:
 * @text: UTF-8 that was copied or dropped
 * @renju: diagrams of 15 x 15 in it are of Renju
 * @callback: called in the main loop
 * @data: for @callback
 *
 * Reads a text as tengen_loaded_read_async() reads bytes.
 */
void tengen_loaded_read_text_async (const char *text,
                                    gboolean renju,
                                    GAsyncReadyCallback callback,
                                    gpointer data);

/**
 * tengen_loaded_read_finish:
 * @result: what the callback got
 * @error: return location for a %TENGEN_FILES_ERROR
 *
 * Gives what was read.
 *
 * Errors: READ, FORMAT, GAME.
 *
 * Returns: (transfer full) (nullable): the file, or %NULL
 */
TengenLoaded *tengen_loaded_read_finish (GAsyncResult *result, GError **error)
    G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TengenLoaded, tengen_loaded_free)

G_END_DECLS
