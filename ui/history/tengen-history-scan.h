/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-history-scan: which records of games lie in the folders
 *
 * What: paths and stamps, in a worker; then the files themselves, some at a
 *       time, in a worker too.
 * Not:  what the list makes of them (tengen-history-list).
 */
#pragma once

#include "tengen-history-item.h"

G_BEGIN_DECLS

/**
 * TengenHistoryFound:
 * @path: a file
 * @stamp: changes whenever the file does
 * @modified: microseconds since 1970
 * @kept: it lies in the folder of kept games
 *
 * A file.
 */
typedef struct
{
  char *path;
  char *stamp;
  gint64 modified;
  gboolean kept;
} TengenHistoryFound;

/**
 * tengen_history_scan_async:
 * @games: the folders of kept games
 * @matches: (nullable): a folder with a folder for each match
 * @cancellable: (nullable): to stop it
 * @callback: called in the main loop
 * @data: for @callback
 *
 * Looks for plain files that end in `.sgf` and are not hidden.
 */
void tengen_history_scan_async (const char *const *games,
                                const char *matches,
                                GCancellable *cancellable,
                                GAsyncReadyCallback callback,
                                gpointer data);

/**
 * tengen_history_scan_finish:
 * @result: what the callback got
 *
 * Gives what was found, what was written last first.
 *
 * Returns: (transfer full) (nullable) (element-type TengenHistoryFound): files;
 *   %NULL if it was stopped
 */
GPtrArray *
tengen_history_scan_finish (GAsyncResult *result) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_history_scan_read_async:
 * @found: (element-type TengenHistoryFound): files; not to be changed
 * @first: index of the first to read
 * @n: how many at most
 * @cancellable: (nullable): to stop it
 * @callback: called in the main loop
 * @data: for @callback
 *
 * Reads some of the files.
 */
void tengen_history_scan_read_async (GPtrArray *found,
                                     guint first,
                                     guint n,
                                     GCancellable *cancellable,
                                     GAsyncReadyCallback callback,
                                     gpointer data);

/**
 * tengen_history_scan_recent_async:
 * @paths: files that were opened or saved most recently
 * @cancellable: (nullable): to stop it
 * @callback: called in the main loop, which calls
 *   tengen_history_scan_read_finish()
 * @data: for @callback
 *
 * Reads those of the files that exist, in the same order.
 */
void tengen_history_scan_recent_async (const char *const *paths,
                                       GCancellable *cancellable,
                                       GAsyncReadyCallback callback,
                                       gpointer data);

/**
 * tengen_history_scan_read_finish:
 * @result: what the callback got
 *
 * Gives what was read.
 *
 * Returns: (transfer full) (nullable) (element-type TengenHistoryItem): items;
 *   %NULL if it was stopped
 */
GPtrArray *tengen_history_scan_read_finish (GAsyncResult *result)
    G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
