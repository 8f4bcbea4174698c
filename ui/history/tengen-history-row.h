/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-history-row: a game in the list of records as it is seen
 *
 * What: the board at its end where there is a record, who played, what, how it
 *       ended, when, its size where that is large; the heading of its group
 *       above the first row.
 */
#pragma once

#include "tengen-history-entry.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_HISTORY_ROW (tengen_history_row_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenHistoryRow, tengen_history_row, TENGEN, HISTORY_ROW, GtkWidget)

/* Makes an empty row. */
GtkWidget *tengen_history_row_new (void) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_history_row_set_entry:
 * @self: a row
 * @entry: (nullable): a game, or %NULL for none
 *
 * Shows a game. The widget around the row, which has the focus, is named by its
 * words.
 */
void tengen_history_row_set_entry (TengenHistoryRow *self,
                                   TengenHistoryEntry *entry);

/* Gives what it shows. */
TengenHistoryEntry *tengen_history_row_get_entry (TengenHistoryRow *self);

G_END_DECLS
