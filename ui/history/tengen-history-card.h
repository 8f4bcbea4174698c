/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-history-card: a game of the history as it is seen
 *
 * What: the board at its end, who played, what, how it ended, when.
 */
#pragma once

#include "tengen-history-item.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_HISTORY_CARD (tengen_history_card_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenHistoryCard, tengen_history_card, TENGEN, HISTORY_CARD, GtkWidget)

/**
 * tengen_history_card_new:
 *
 * Makes an empty card.
 *
 * Returns: (transfer floating): a widget
 */
GtkWidget *tengen_history_card_new (void) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_history_card_set_item:
 * @self: a card
 * @item: (nullable): a game, or %NULL for none
 *
 * Shows a game. The card is named by its words, and so is the widget around it
 * in a list, which has the focus.
 */
void tengen_history_card_set_item (TengenHistoryCard *self,
                                   TengenHistoryItem *item);

G_END_DECLS
