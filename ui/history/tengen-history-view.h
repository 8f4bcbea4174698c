/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-history-view: the games that were kept, as cards
 *
 * What:  searching while one types, kinds, opening, deleting, undoing that.
 * Not:   files: whoever shows it does what its signals ask.
 */
#pragma once

#include "tengen-history-list.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_HISTORY_VIEW (tengen_history_view_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenHistoryView, tengen_history_view, TENGEN, HISTORY_VIEW, GtkWidget)

/* Signals:
 *   open (const char *path, gboolean review)  to go on with, or to look through
 *   remove (const char *path)                 to delete
 *   undo ()                                   to take the last deleting back
 *   reveal (const char *path)                 to show among other files
 * Actions: history.open, history.review, history.remove, history.undo,
 *   history.reveal, history.search
 */

/**
 * tengen_history_view_new:
 *
 * Makes a view without games.
 *
 * Returns: (transfer floating): a widget
 */
GtkWidget *tengen_history_view_new (void) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_history_view_set_list:
 * @self: a view without games
 * @list: the games
 *
 * Shows games, and has the list stop when the view goes.
 */
void tengen_history_view_set_list (TengenHistoryView *self,
                                   TengenHistoryList *list);

/**
 * tengen_history_view_get_shown:
 * @self: a view
 *
 * Gives the games that are shown now.
 *
 * Returns: (transfer none): a model of #TengenHistoryItem
 */
GListModel *tengen_history_view_get_shown (TengenHistoryView *self);

/**
 * tengen_history_view_select:
 * @self: a view
 * @position: which of the games shown
 *
 * Selects a game.
 */
void tengen_history_view_select (TengenHistoryView *self, guint position);

/**
 * tengen_history_view_search:
 * @self: a view
 * @kind: a kind
 * @text: what is looked for
 *
 * Shows some of the games, as if a person had chosen and written that.
 */
void tengen_history_view_search (TengenHistoryView *self,
                                 TengenHistoryKind kind,
                                 const char *text);

/**
 * tengen_history_view_set_can_undo:
 * @self: a view
 * @can_undo: whether a deleting can be taken back
 *
 * Says what `history.undo` is worth.
 */
void tengen_history_view_set_can_undo (TengenHistoryView *self,
                                       gboolean can_undo);

/**
 * tengen_history_view_tell:
 * @self: a view
 * @text: (nullable): a sentence, %NULL for none any more
 * @undo: whether a button beside it takes a deleting back
 *
 * Says something above the cards.
 */
void tengen_history_view_tell (TengenHistoryView *self,
                               const char *text,
                               gboolean undo);

G_END_DECLS
