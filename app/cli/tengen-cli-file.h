/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-cli-file: files by their names, and the games in them
 *
 * What:  reading, writing, and saying what is wrong as `file:line:column: message` on
 *        standard error.
 * Shape: `-` is standard input or output.
 */
#pragma once

#include "tengen-foreign.h"

G_BEGIN_DECLS

/**
 * TengenCliFile:
 * @path: a path, or `-`
 * @name: how it is called in messages, UTF-8
 * @checksum: (nullable): the SHA-256 of its bytes, of
 *   tengen_cli_file_read_as()
 * @form: what it is
 * @reading: what reading gave, with a record
 *
 * A file that was read.
 */
typedef struct
{
  char *path;
  char *name;
  char *checksum;
  TengenForeignForm form;
  TengenSgfReading *reading;
} TengenCliFile;

/* Names a file for messages. Returns: (transfer full): a text in one line. */
char *tengen_cli_file_name (const char *path) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_cli_file_read_bytes:
 * @path: a path, or `-`
 * @most: how many bytes at most
 *
 * Reads the bytes of a file, after an interrupted saving of it was finished or
 * undone; says why if that cannot be.
 *
 * Returns: (transfer full) (nullable): the bytes, or %NULL
 */
GByteArray *tengen_cli_file_read_bytes (const char *path,
                                        gsize most) G_GNUC_WARN_UNUSED_RESULT;

/* Reads a file, or `-`; says why not. Returns: (transfer full) (nullable). */
TengenCliFile *
tengen_cli_file_read (const char *path) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_cli_file_read_as:
 * @path: a path, or `-`
 * @charset: (nullable): an iconv name to read it with, or %NULL to find out
 *
 * Reads a file; says why if that cannot be.
 *
 * Returns: (transfer full) (nullable): the file, or %NULL
 */
TengenCliFile *tengen_cli_file_read_as (const char *path, const char *charset)
    G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_cli_file_write:
 * @path: a path, or `-` for standard output
 * @bytes: what is written
 * @length: how many
 *
 * Writes a file, whole or not at all, or into a pipe or a device; says why if
 * that cannot be.
 *
 * Returns: %FALSE if it could not be written
 */
gboolean
tengen_cli_file_write (const char *path, const void *bytes, gsize length);

/**
 * tengen_cli_file_write_from:
 * @self: a file of tengen_cli_file_read_as()
 * @path: see tengen_cli_file_write()
 * @bytes: the same
 * @length: the same
 *
 * Writes what was made of a file, which may be the same file; then it is only
 * written over what was read. A new file gives others no more access than that
 * file does.
 *
 * Returns: %FALSE if it could not be written
 */
gboolean tengen_cli_file_write_from (const TengenCliFile *self,
                                     const char *path,
                                     const void *bytes,
                                     gsize length);

/* Frees a file; does nothing for %NULL. */
void tengen_cli_file_free (TengenCliFile *self);

/**
 * tengen_cli_file_clean:
 * @text: (nullable): any UTF-8 text from a file
 *
 * Puts a replacement character for each one that would make a terminal do
 * something: control characters and those that turn the direction of writing.
 *
 * Returns: (transfer full) (nullable): a text in one line, %NULL for %NULL
 */
char *tengen_cli_file_clean (const char *text) G_GNUC_WARN_UNUSED_RESULT;

/* Adds the values that are odd in a file of SGF. */
void tengen_cli_file_check (TengenCliFile *self);

/* Says what was odd in a file, @limit things at most. */
void tengen_cli_file_warn (const TengenCliFile *self, guint limit);

/**
 * tengen_cli_file_complain:
 * @name: the file, as in messages
 * @line: line, or 0 if no place is meant
 * @column: character
 * @message: what is wrong
 *
 * Says what is wrong with a file.
 */
void tengen_cli_file_complain (const char *name,
                               guint line,
                               guint column,
                               const char *message);

/* Says why (an errno) the system refuses a file, named as in messages. */
void tengen_cli_file_complain_errno (const char *name, int number);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TengenCliFile, tengen_cli_file_free)

G_END_DECLS
