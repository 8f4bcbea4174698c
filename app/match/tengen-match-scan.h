/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-match-scan: which matches are in a folder
 *
 * What:  reads the tables of all matches in a worker and tells of each what a
 *        list shows.
 */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/**
 * TengenMatchEntry:
 * @path: its folder
 * @title: what it is called; where it cannot be read the folder's name
 * @about: kind, players, how far it is; or why it cannot be read
 * @time: when its table was written last, microseconds since 1970
 * @is_good: it could be read
 *
 * A match.
 */
typedef struct
{
  char *path;
  char *title;
  char *about;
  gint64 time;
  gboolean is_good;
} TengenMatchEntry;

/**
 * tengen_match_scan_async:
 * @parent: a folder, which need not be there
 * @cancellable: (nullable): to stop it
 * @callback: called in the main loop
 * @data: for @callback
 *
 * Reads the matches in a folder in a worker.
 */
void tengen_match_scan_async (const char *parent,
                              GCancellable *cancellable,
                              GAsyncReadyCallback callback,
                              gpointer data);

/**
 * tengen_match_scan_finish:
 * @result: what the callback got
 *
 * Gives the matches, the newest first.
 *
 * Returns: (transfer full) (nullable) (element-type TengenMatchEntry): a list,
 *   %NULL if it was stopped
 */
GPtrArray *
tengen_match_scan_finish (GAsyncResult *result) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
