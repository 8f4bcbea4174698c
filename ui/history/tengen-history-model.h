/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-history-model: all games that can be opened, as one list
 *
 * What:  lists of entries one behind the other, those of them that are looked
 *        for, and which entry is selected; a heading above each group
 *        where there are several.
 * Not:   where the entries come from.
 */
#pragma once

#include "tengen-history-entry.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_HISTORY_MODEL (tengen_history_model_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenHistoryModel, tengen_history_model, TENGEN, HISTORY_MODEL, GObject)

/* Makes an empty list. */
TengenHistoryModel *tengen_history_model_new (void) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_history_model_add:
 * @self: a list
 * @entries: a model of #TengenHistoryEntry in which those of a group stand
 *   together
 *
 * Puts a list of entries behind the others; it may change later.
 */
void tengen_history_model_add (TengenHistoryModel *self, GListModel *entries);

/**
 * tengen_history_model_search:
 * @self: a list
 * @source: a section
 * @kind: a kind
 * @text: (nullable): words that may stand anywhere in a row
 *
 * Shows some of the entries.
 */
void tengen_history_model_search (TengenHistoryModel *self,
                                  TengenHistorySource source,
                                  TengenHistoryKind kind,
                                  const char *text);

/* Asks all entries once more whether they are looked for. */
void tengen_history_model_look (TengenHistoryModel *self);

/* Gives the entries that are looked for, and the one that is selected. */
GtkSingleSelection *tengen_history_model_get_shown (TengenHistoryModel *self);

/* Gives the entry that is selected; may be %NULL. */
TengenHistoryEntry *
tengen_history_model_get_selected (TengenHistoryModel *self);

/* Counts the entries of the section; if @shown, only those looked for. */
guint tengen_history_model_count (TengenHistoryModel *self, gboolean shown);

G_END_DECLS
