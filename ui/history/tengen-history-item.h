/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-history-item: a game that was kept, in the list
 *
 * What:   the words of a card, what is searched, how it is sorted; a small
 *         picture once it is painted.
 * Not:    which files there are (tengen-history-scan), painting on time
 *         (tengen-history-painter).
 * Shape:  made and painted in a worker; only its picture changes, in the main
 *         loop.
 */
#pragma once

#include "tengen-history-entry.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_HISTORY_ITEM (tengen_history_item_get_type ())
G_DECLARE_FINAL_TYPE (TengenHistoryItem,
                      tengen_history_item,
                      TENGEN,
                      HISTORY_ITEM,
                      TengenHistoryEntry)

/* Width and height of a picture. */
#define TENGEN_HISTORY_PICTURE 112

/**
 * tengen_history_item_new:
 * @path: a file
 * @stamp: changes whenever the file does
 * @modified: microseconds since 1970 when the file was written
 * @kept: it lies in the folder of kept games, else in that of a match
 *
 * Reads a file. A file that is not a record becomes an item that says so.
 *
 * Returns: (transfer full): an item
 */
TengenHistoryItem *
tengen_history_item_new (const char *path,
                         const char *stamp,
                         gint64 modified,
                         gboolean kept) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_history_item_new_recent:
 * @path: a file
 * @stamp: changes whenever the file does
 * @modified: microseconds since 1970 when the file was written
 *
 * Reads a file that was opened or saved lately, wherever it lies; its name
 * stands first.
 *
 * Returns: (transfer full): an item
 */
TengenHistoryItem *
tengen_history_item_new_recent (const char *path,
                                const char *stamp,
                                gint64 modified) G_GNUC_WARN_UNUSED_RESULT;

/* Gives the file. */
const char *tengen_history_item_get_path (TengenHistoryItem *self);

/* Gives the stamp of the file that was read. */
const char *tengen_history_item_get_stamp (TengenHistoryItem *self);

/* Tells whether it can be gone on with. */
gboolean tengen_history_item_get_unfinished (TengenHistoryItem *self);

/* Tells whether the file is not a record. */
gboolean tengen_history_item_get_broken (TengenHistoryItem *self);

/**
 * tengen_history_item_get_removable:
 * @self: an item
 *
 * Tells whether the list may offer to delete it: a game that this program
 * wrote, in its own folder.
 *
 * Returns: %FALSE for what is of others, or of a match
 */
gboolean tengen_history_item_get_removable (TengenHistoryItem *self);

/* Names its match and game, see #TengenGameSetup; may be %NULL. */
const char *tengen_history_item_get_match (TengenHistoryItem *self);

/**
 * tengen_history_item_is_before:
 * @self: an item of a match
 * @other: another one of the same game
 *
 * Tells which of two files is shown: the longer game; else, of one that ended,
 * that in the folder of the match.
 *
 * Returns: %TRUE if @self is shown
 */
gboolean tengen_history_item_is_before (TengenHistoryItem *self,
                                        TengenHistoryItem *other);

/* Sets whether another file holds the same game of a match and is shown. */
void tengen_history_item_set_hidden (TengenHistoryItem *self, gboolean hidden);

/**
 * tengen_history_item_compare:
 * @a: an item
 * @b: another
 * @data: nothing
 *
 * Orders by the day, the newest first, then by the time of writing.
 *
 * Returns: less than 0 if @a comes first
 */
int
tengen_history_item_compare (gconstpointer a, gconstpointer b, gpointer data);

/**
 * tengen_history_item_paint:
 * @self: an item
 * @scale: device pixels in a unit
 * @dark: the colours for a dark desktop
 *
 * Reads the file again and paints its board. May be called in any thread.
 *
 * Returns: (transfer full) (nullable): a picture, or %NULL if there is no board
 */
GdkTexture *tengen_history_item_paint (TengenHistoryItem *self,
                                       int scale,
                                       gboolean dark) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
