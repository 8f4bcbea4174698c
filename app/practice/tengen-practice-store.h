/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-practice-store: the log of a pupil's practice, in a file of the user
 *
 * What:   reads the log, appends to it, and follows what others write to it.
 * Not:    what stands in it (core/exercise/card), where it is (tengen-pupils),
 *         which removes it with the pupil.
 * Shape:  a line is on the disk when tengen_practice_store_add() returns, or it
 *         is told that it is not; then it counts all the same and is written
 *         with the next one. The file is never written over. For the user
 *         alone to read.
 */
#pragma once

#include <gio/gio.h>

#include "tengen-exercise-log.h"

G_BEGIN_DECLS

/**
 * TengenPracticeStoreFault:
 * @TENGEN_PRACTICE_STORE_DAMAGED: lines were skipped; the detail is the number
 *   of the first one
 * @TENGEN_PRACTICE_STORE_NEWER: a newer Tengen wrote it, or it is too long; it
 *   must stay as it is, and nothing is kept
 * @TENGEN_PRACTICE_STORE_READ: it cannot be read, the detail says why
 * @TENGEN_PRACTICE_STORE_WRITE: it cannot be written, the detail says why
 *
 * What can go wrong.
 */
typedef enum
{
  TENGEN_PRACTICE_STORE_DAMAGED,
  TENGEN_PRACTICE_STORE_NEWER,
  TENGEN_PRACTICE_STORE_READ,
  TENGEN_PRACTICE_STORE_WRITE,
} TengenPracticeStoreFault;

#define TENGEN_TYPE_PRACTICE_STORE (tengen_practice_store_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenPracticeStore, tengen_practice_store, TENGEN, PRACTICE_STORE, GObject)

/* Signals:
 *   changed ()                                 the log
 *   failed (guint fault, const char *detail)   a #TengenPracticeStoreFault, told
 *                                              once until it is another one or
 *                                              all is well
 */

/**
 * tengen_practice_store_new:
 * @path: a file, see tengen_pupils_get_practice_path()
 * @id: (nullable): whose log it is, %NULL for no particular pupil
 * @origin: the number of this computer, see tengen_practice_origin_find()
 *
 * Makes a store; nothing is read yet.
 *
 * Returns: (transfer full): a store
 */
TengenPracticeStore *tengen_practice_store_new (
    const char *path, const char *id, guint64 origin) G_GNUC_WARN_UNUSED_RESULT;

/* Reads the file, and follows it from now on. */
void tengen_practice_store_read (TengenPracticeStore *self);

/* Gives the log; valid until the next "changed". */
const TengenExerciseLog *
tengen_practice_store_get_log (TengenPracticeStore *self);

/* Gives the seed of the pupil's exercises, which stays the same. */
guint64 tengen_practice_store_get_seed (TengenPracticeStore *self);

/**
 * tengen_practice_store_add:
 * @self: a store that was read
 * @entry: an attempt; number and origin are the store's
 *
 * Appends an attempt.
 *
 * Returns: %FALSE if it is not on the disk
 */
gboolean tengen_practice_store_add (TengenPracticeStore *self,
                                    const TengenExerciseLogEntry *entry);

/**
 * tengen_practice_store_flush:
 * @self: a store that was read
 *
 * Tries again to write what could not be written.
 *
 * Returns: whether all is on the disk
 */
gboolean tengen_practice_store_flush (TengenPracticeStore *self);

/**
 * tengen_practice_store_load:
 * @path: a file
 *
 * Reads a log without a store.
 *
 * Returns: (transfer full) (nullable): the log, empty where there is no file;
 *   %NULL with errno if it cannot be read
 */
TengenExerciseLog *
tengen_practice_store_load (const char *path) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
