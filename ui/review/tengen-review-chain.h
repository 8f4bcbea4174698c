/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-review-chain: whether a side wins by nothing but fours (四追い)
 *
 * What:   a question for each side about the position shown; the answer is said
 *         and a chain that is found becomes a variation.
 * Shape:  a search on a copy, in a thread; any change gives it up. Shown with a
 *         game of Renju only. review.chain-black, review.chain-white ask.
 */
#pragma once

#include <gtk/gtk.h>

#include "tengen-session.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_REVIEW_CHAIN (tengen_review_chain_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenReviewChain, tengen_review_chain, TENGEN, REVIEW_CHAIN, GtkWidget)

/* TengenReviewChain::say (string): a sentence for the line under the board */

/* Says which game (nullable) is asked about. */
void tengen_review_chain_set_session (TengenReviewChain *self,
                                      TengenSession *session);

/**
 * tengen_review_chain_can:
 * @session: (nullable): a game
 *
 * Tells whether its position may be asked about: of Renju, without a row that
 * wins, where the players may be helped and no ending is still to be declared.
 *
 * Returns: %TRUE if it may
 */
gboolean tengen_review_chain_can (TengenSession *session);

/* Looks for a chain of the side that attacks. */
void tengen_review_chain_ask (TengenReviewChain *self, TengenStone stone);

G_END_DECLS
