/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-waiting-row: an unfinished game or unsaved changes as they are seen
 *
 * What: what it is, where, when, its size where that is large; the heading of
 *       its group above the first one.
 */
#pragma once

#include <gtk/gtk.h>

#include "tengen-waiting-item.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_WAITING_ROW (tengen_waiting_row_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenWaitingRow, tengen_waiting_row, TENGEN, WAITING_ROW, GtkWidget)

/**
 * tengen_waiting_row_new:
 *
 * Makes an empty row.
 */
GtkWidget *tengen_waiting_row_new (void) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_waiting_row_set_item:
 * @self: a row
 * @item: (nullable): what to show, or %NULL for nothing
 *
 * Shows an item. The widget around the row, which has the focus, is named by its
 * words.
 */
void tengen_waiting_row_set_item (TengenWaitingRow *self,
                                  TengenWaitingItem *item);

/**
 * tengen_waiting_row_get_item:
 *
 * Gives what it shows.
 */
TengenWaitingItem *tengen_waiting_row_get_item (TengenWaitingRow *self);

G_END_DECLS
