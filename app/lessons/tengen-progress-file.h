/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-progress-file: what was done of the lessons, in a file of the user
 *
 * What:   reads the file once, then writes it some moments after each change:
 *         whole, durably, together with what another Tengen wrote meanwhile.
 * Not:    what stands in it (core/lesson).
 * Shape:  a file that cannot be understood is never written over (tengen-sealed-file).
 */
#pragma once

#include "tengen-sealed-file.h"
#include "tengen-lesson-shelf.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_PROGRESS_FILE (tengen_progress_file_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenProgressFile, tengen_progress_file, TENGEN, PROGRESS_FILE, GObject)

/* Signals:
 *   failed (guint fault, const char *detail)   a #TengenSealedFileFault, told once
 *                                              until it works again: after NEWER
 *                                              nothing is kept, after READ and
 *                                              WRITE it is tried again with the
 *                                              next change
 */

/**
 * tengen_progress_file_new:
 * @shelf: the lessons
 * @path: (nullable): a file, %NULL for the user's
 *
 * Makes a store; nothing is read yet.
 *
 * Returns: (transfer full): a store
 */
TengenProgressFile *
tengen_progress_file_new (TengenLessonShelf *shelf,
                          const char *path) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_progress_file_load:
 * @path: a file of progress
 * @progress: (out): what it says, or %NULL
 * @detail: (out): to a fault, or %NULL
 *
 * Reads a file without a store.
 *
 * Returns: as tengen_sealed_file_read()
 */
TengenSealedFileFault tengen_progress_file_load (
    const char *path, TengenLessonProgress **progress, char **detail);

/**
 * tengen_progress_file_read:
 * @self: a store
 *
 * Reads the file, gives what it says to the shelf and follows the shelf from now
 * on. A file that is not there is no fault.
 */
void tengen_progress_file_read (TengenProgressFile *self);

/**
 * tengen_progress_file_flush:
 * @self: a store
 *
 * Writes at once what is left to write.
 *
 * Returns: %FALSE if it could not be written and is still to be kept
 */
gboolean tengen_progress_file_flush (TengenProgressFile *self);

G_END_DECLS
