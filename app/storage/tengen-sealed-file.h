/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-sealed-file: a key file of the user that must not be lost
 *
 * What:   reads such a file, and writes it whole and durably.
 * Not:    what stands in it, when it is written.
 * Shape:  a file that cannot be understood is never written over: of a newer
 *         Tengen it is left alone, else it is set aside under another name, be
 *         it a file or whatever lies in its place. The texts are sealed
 *         (tengen-record-seal): what reads well but is not as it was written is
 *         used, told and kept under another name too.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * TengenSealedFileFault:
 * @TENGEN_SEALED_FILE_FAULT_TORN: it is no such file; the detail is the path under
 *   which it lies beside its place now
 * @TENGEN_SEALED_FILE_FAULT_NEWER: a newer Tengen wrote it; it must stay as it is
 * @TENGEN_SEALED_FILE_FAULT_READ: it cannot be read, or was changed and cannot be
 *   copied, the detail says why; it must stay as it is
 * @TENGEN_SEALED_FILE_FAULT_WRITE: it cannot be written, the detail says why
 * @TENGEN_SEALED_FILE_FAULT_CHANGED: another program changed it, or it is damaged; it
 *   could be read all the same, and the detail is the path of a copy
 * @TENGEN_SEALED_FILE_FAULT_NONE: all is well
 *
 * What can go wrong.
 */
typedef enum
{
  TENGEN_SEALED_FILE_FAULT_TORN,
  TENGEN_SEALED_FILE_FAULT_NEWER,
  TENGEN_SEALED_FILE_FAULT_READ,
  TENGEN_SEALED_FILE_FAULT_WRITE,
  TENGEN_SEALED_FILE_FAULT_CHANGED,
  TENGEN_SEALED_FILE_FAULT_NONE,
} TengenSealedFileFault;

/**
 * TengenSealedFile:
 * @group: the group of the key file that has its format
 * @format: the newest format that is understood
 * @decode: makes a value of a text; %NULL if it is none of this format
 *
 * A kind of files.
 */
typedef struct
{
  const char *group;
  int format;
  gpointer (*decode) (const char *data, gsize length);
} TengenSealedFile;

/**
 * tengen_sealed_file_read:
 * @self: a kind of files
 * @path: a file
 * @value: (out): what stands in it, or %NULL; a file that is not there is no fault
 * @detail: (out): to a fault, or %NULL
 *
 * Reads a file. After TORN it is not there any more and may be written; after
 * CHANGED it has a seal again, so that it is told once.
 *
 * Returns: TORN, NEWER, READ, CHANGED or NONE
 */
TengenSealedFileFault tengen_sealed_file_read (const TengenSealedFile *self,
                                               const char *path,
                                               gpointer *value,
                                               char **detail);

/* Tells whether a file may be written; not after the faults NEWER and READ. */
gboolean tengen_sealed_file_may_write (TengenSealedFileFault fault);

/**
 * tengen_sealed_file_load:
 * @path: a file
 * @length: (out): how many bytes
 *
 * Reads a plain file of at most 16 MiB; never waits for a pipe or a device.
 *
 * Returns: (transfer full) (nullable): its bytes and a NUL, or %NULL with errno
 */
char *tengen_sealed_file_load (const char *path,
                               gsize *length) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_sealed_file_set_aside:
 * @path: a file, or whatever lies there
 *
 * Gives it a name that is free, so that nothing of it is lost.
 *
 * Returns: (transfer full) (nullable): its path then, or %NULL with errno
 */
char *tengen_sealed_file_set_aside (const char *path) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_sealed_file_make_folder:
 * @path: a folder
 *
 * Makes a folder for the user alone where it is missing, and those above it.
 * Their names are on the disk then: a file that is synced in a folder that is
 * not goes with it when the power goes.
 *
 * Returns: %FALSE with errno if that does not work
 */
gboolean tengen_sealed_file_make_folder (const char *path);

/**
 * tengen_sealed_file_write:
 * @path: a file; its folders are made
 * @text: what shall be in it
 * @error: return location for a %TENGEN_SAVE_ERROR
 *
 * Writes a file; on error the old one is as it was.
 *
 * Returns: %TRUE if it is on the disk
 */
gboolean
tengen_sealed_file_write (const char *path, const char *text, GError **error);

G_END_DECLS
