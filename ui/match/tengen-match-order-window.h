/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-match-order-window: what decides places in an event that is led
 *
 * What: the order of tie-breaks, which can be changed at any time, and groups by
 *       rank, until the first round is paired; a choice is a change of the match
 *       at once.
 */
#pragma once

#include <gtk/gtk.h>

#include "tengen-match-table.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_MATCH_ORDER_WINDOW (tengen_match_order_window_get_type ())
G_DECLARE_FINAL_TYPE (TengenMatchOrderWindow,
                      tengen_match_order_window,
                      TENGEN,
                      MATCH_ORDER_WINDOW,
                      GtkWindow)

/**
 * tengen_match_order_window_new:
 * @parent: (nullable): the window it stands before
 * @table: a match of more than two players
 *
 * Makes the window; present it with gtk_window_present().
 *
 * Returns: (transfer none): the window, owned by GTK
 */
TengenMatchOrderWindow *tengen_match_order_window_new (GtkWindow *parent,
                                                       TengenMatchTable *table);

G_END_DECLS
