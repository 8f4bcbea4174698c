/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-history-list: the games that were kept
 *
 * What:  items in the order of their days, followed as the folders change.
 * Not:   what of them is shown (tengen-history-view).
 * Shape: read in workers, some files at a time, what was written last first. A
 *        game of a match that lies here and in the folder of its match is there
 *        twice, one of both hidden.
 */
#pragma once

#include "tengen-history-item.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_HISTORY_LIST (tengen_history_list_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenHistoryList, tengen_history_list, TENGEN, HISTORY_LIST, GObject)

/* Properties (read only, notified):
 *   reading  gboolean  not all is there yet
 * Signals:
 *   hidden-changed ()  which items are hidden has changed
 */

/**
 * tengen_history_list_new:
 * @games: the folders of kept games, which need not be there; the first is
 *   watched
 * @matches: (nullable): a folder with a folder for each match
 *
 * Makes a list and begins to read.
 *
 * Returns: (transfer full): a list
 */
TengenHistoryList *
tengen_history_list_new (const char *const *games,
                         const char *matches) G_GNUC_WARN_UNUSED_RESULT;

/* Looks in other folders of kept games from now on. */
void tengen_history_list_set_folders (TengenHistoryList *self,
                                      const char *const *games);

/* Gives the items. */
GListModel *tengen_history_list_get_items (TengenHistoryList *self);

/* Gives the property `reading`. */
gboolean tengen_history_list_get_reading (TengenHistoryList *self);

/* Looks at the folders once more. */
void tengen_history_list_look (TengenHistoryList *self);

/* Stops reading and following, since the list is no longer looked at. */
void tengen_history_list_stop (TengenHistoryList *self);

G_END_DECLS
