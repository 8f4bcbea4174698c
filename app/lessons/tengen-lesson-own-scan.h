/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-lesson-own-scan: which lesson files lie in a folder
 *
 * What:  their names and stamps, in a worker; a stamp is another one when a file
 *        was written.
 * Not:   what is in them (tengen-lesson-own).
 */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/**
 * TengenLessonOwnScan:
 * @names: (element-type filename): names by their order, ended by %NULL
 * @stamps: (element-type filename utf8): names to stamps
 *
 * What lies in a folder.
 */
typedef struct
{
  GPtrArray *names;
  GHashTable *stamps;
} TengenLessonOwnScan;

/* Frees it; does nothing for %NULL. */
void tengen_lesson_own_scan_free (TengenLessonOwnScan *self);

/**
 * tengen_lesson_own_scan_async:
 * @folder: a folder, which need not be there
 * @most: how many names at most
 * @cancellable: (nullable): to stop it
 * @callback: called in the main loop
 * @data: for @callback
 *
 * Looks for plain files that end in `.xml` and are not hidden.
 */
void tengen_lesson_own_scan_async (GFile *folder,
                                   guint most,
                                   GCancellable *cancellable,
                                   GAsyncReadyCallback callback,
                                   gpointer data);

/**
 * tengen_lesson_own_scan_finish:
 * @result: what the callback got
 *
 * Gives what was found.
 *
 * Returns: (transfer full) (nullable): what lies there, nothing where there is
 *   no folder; %NULL if it was stopped
 */
TengenLessonOwnScan *
tengen_lesson_own_scan_finish (GAsyncResult *result) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TengenLessonOwnScan, tengen_lesson_own_scan_free)

G_END_DECLS
