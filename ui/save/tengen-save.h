/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-save: new bytes of a file in place of the old ones, nothing lost
 *
 * What:  whatever fails or ends in the midst, the file holds all of its old
 *        bytes or all of the new ones, at the latest when it is next looked
 *        at. Links, owner, group, mode, access lists and attributes stay.
 * Not:   what the bytes mean, workers, windows.
 * Shape: a new file takes the place of the old one where that loses nothing.
 *        Else the file is written in place, after its old and new bytes are
 *        safe in the folder tengen_save_get_folder(), from where a start or
 *        the next look at the file finishes what was interrupted.
 */
#pragma once

#include <gio/gio.h>

#include "tengen-save-error.h"

G_BEGIN_DECLS

/**
 * TengenSaveWish:
 * @expected: (nullable): the SHA-256 that the file must have now if it is
 *   there, or %NULL to write over whatever it is; a file that has the new bytes
 *   already is as it should be
 * @mode: the mode of a file that is not there yet, before the umask
 * @keep_old: whether old bytes are kept, see tengen_save_write()
 *
 * How to save.
 */
typedef struct
{
  const char *expected;
  guint mode;
  gboolean keep_old;
} TengenSaveWish;

/**
 * TengenSaveName:
 * @data: of the caller
 * @number: 1 or more
 *
 * Names a file.
 *
 * Returns: (transfer full) (nullable): the @number-th name to try, without a
 *   folder; %NULL to give up
 */
typedef char *(*TengenSaveName) (gconstpointer data, guint number);

/**
 * TengenSaveLeftKind:
 * @TENGEN_SAVE_LEFT_CHANGED: the file holds something else by now
 * @TENGEN_SAVE_LEFT_MISSING: the file is not there
 * @TENGEN_SAVE_LEFT_FAILED: the file could not be written
 * @TENGEN_SAVE_LEFT_DAMAGED: what was noted cannot be relied upon
 * @TENGEN_SAVE_LEFT_BUSY: a program is at it
 *
 * Why an interrupted saving was left as it is.
 */
typedef enum
{
  TENGEN_SAVE_LEFT_CHANGED,
  TENGEN_SAVE_LEFT_MISSING,
  TENGEN_SAVE_LEFT_FAILED,
  TENGEN_SAVE_LEFT_DAMAGED,
  TENGEN_SAVE_LEFT_BUSY,
} TengenSaveLeftKind;

/**
 * TengenSaveLeft:
 * @kind: why
 * @path: (nullable): the file
 * @folder: where its old and new bytes lie
 * @number: the errno of %TENGEN_SAVE_LEFT_FAILED
 *
 * An interrupted saving that could neither be finished nor undone.
 */
typedef struct
{
  TengenSaveLeftKind kind;
  char *path;
  char *folder;
  int number;
} TengenSaveLeft;

/**
 * tengen_save_write:
 * @path: a file
 * @bytes: what shall be in it
 * @wish: how
 * @kept: (out) (optional) (nullable): where old bytes lie that were to be kept;
 *   %NULL where there were none, or they are the same as the new ones
 * @error: return location for a %TENGEN_SAVE_ERROR
 *
 * Writes a file, synced. Links are followed. On error the old bytes are there,
 * or the new ones where only syncing failed.
 *
 * Old bytes are kept as `NAME~` beside the file; where that name has other
 * bytes as `NAME.~2~`, `NAME.~3~` and so on; where the folder refuses, in the
 * folder `old` of tengen_save_get_folder(). Nothing kept is written over.
 *
 * Returns: %TRUE if it is on the disk
 */
gboolean tengen_save_write (const char *path,
                            GBytes *bytes,
                            const TengenSaveWish *wish,
                            char **kept,
                            GError **error);

/**
 * tengen_save_write_file:
 * @file: a file, also of another machine
 * @bytes: what shall be in it
 * @error: return location for a %TENGEN_SAVE_ERROR
 *
 * Writes a file over whatever it is, as tengen_save_write() does. Of another
 * machine GIO does what it can.
 *
 * Returns: %TRUE if it is written
 */
gboolean tengen_save_write_file (GFile *file, GBytes *bytes, GError **error);

/**
 * tengen_save_write_file_async:
 * @file: see tengen_save_write_file()
 * @bytes: the same
 * @callback: called in the main loop, with @file as source
 * @data: for @callback
 *
 * Writes a file in a worker.
 */
void tengen_save_write_file_async (GFile *file,
                                   GBytes *bytes,
                                   GAsyncReadyCallback callback,
                                   gpointer data);

/**
 * tengen_save_write_file_finish:
 * @result: what the callback got
 * @error: return location for a %TENGEN_SAVE_ERROR
 *
 * Tells how writing went.
 *
 * Returns: %TRUE if it is written
 */
gboolean tengen_save_write_file_finish (GAsyncResult *result, GError **error);

/**
 * tengen_save_create:
 * @folder: a folder
 * @name: names to try
 * @data: for @name
 * @bytes: what shall be in it
 * @mode: its mode, before the umask
 * @error: return location for a %TENGEN_SAVE_ERROR
 *
 * Makes a new file, synced, whole or not at all, under the first name that is
 * free. Where none is, the error is EEXIST.
 *
 * Returns: (transfer full) (nullable): its name, or %NULL
 */
char *tengen_save_create (const char *folder,
                          TengenSaveName name,
                          gconstpointer data,
                          GBytes *bytes,
                          guint mode,
                          GError **error) G_GNUC_WARN_UNUSED_RESULT;

/* Renames within a file system, never over a file. Returns: 0, or an errno. */
int tengen_save_take_name (const char *from, const char *to);

/* Gives the folder of what is being saved: `$XDG_STATE_HOME/tengen/saving`. */
char *tengen_save_get_folder (void) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_save_settle:
 * @path: a file
 * @error: return location for a %TENGEN_SAVE_ERROR
 *
 * Finishes or undoes an interrupted saving of this file, so that what is read
 * from it next is whole. Costs next to nothing where there is none.
 *
 * Returns: %FALSE if the file is half saved and must not be read: it cannot be
 *   settled, or another program is at it
 */
gboolean tengen_save_settle (const char *path, GError **error);

/**
 * tengen_save_settle_all:
 *
 * Finishes or undoes all that was interrupted and that no running program is
 * at, and removes files that such a program left.
 *
 * Returns: (transfer full) (element-type TengenSaveLeft): what was left, and
 *   was not told yet
 */
GPtrArray *tengen_save_settle_all (void) G_GNUC_WARN_UNUSED_RESULT;

/* Says what was left, and where it lies (transfer full). */
char *tengen_save_left_describe (const TengenSaveLeft *self)
    G_GNUC_WARN_UNUSED_RESULT;

/* Notes that a person was told of it, so that it is not told again. */
void tengen_save_left_set_told (const TengenSaveLeft *self);

G_END_DECLS
