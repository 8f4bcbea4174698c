/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-review-search: looking for words in comments and names (検索)
 *
 * What:   a bar with an entry: Enter goes to the next place, Shift+Enter to the
 *         one before; it says at which move that is, or that there is none.
 * Not:    the search itself (core/game).
 */
#pragma once

#include <gtk/gtk.h>

#include "tengen-game-walk.h"
#include "tengen-session.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_REVIEW_SEARCH (tengen_review_search_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenReviewSearch, tengen_review_search, TENGEN, REVIEW_SEARCH, GtkWidget)

/**
 * tengen_review_search_set_session:
 * @self: a bar
 * @session: (nullable) (transfer none): the game
 *
 * Says where to look.
 */
void tengen_review_search_set_session (TengenReviewSearch *self,
                                       TengenSession *session);

/**
 * tengen_review_search_open:
 * @self: a bar
 *
 * Shows the bar and gives it the keyboard.
 */
void tengen_review_search_open (TengenReviewSearch *self);

/**
 * tengen_review_search_go:
 * @self: a bar
 * @walk: a direction
 *
 * Goes to the next place with the text in the entry.
 */
void tengen_review_search_go (TengenReviewSearch *self, TengenWalk walk);

/**
 * tengen_review_search_get_entry:
 * @self: a bar
 *
 * Gives the entry.
 *
 * Returns: (transfer none): the entry
 */
GtkEditable *tengen_review_search_get_entry (TengenReviewSearch *self);

/**
 * tengen_review_search_get_answer:
 * @self: a bar
 *
 * Gives what the bar says.
 *
 * Returns: (transfer none): a text, maybe empty
 */
const char *tengen_review_search_get_answer (TengenReviewSearch *self);

G_END_DECLS
