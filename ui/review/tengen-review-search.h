/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-review-search: looking for words in comments and names (検索)
 *
 * What:   a bar with an entry: Enter goes to the next place, Shift+Enter to the
 *         one before; it says which of how many places that is, and at which
 *         move, or that there is none. While it is shown, the words are marked.
 * Not:    the search itself (core/game), the marks (tengen-review-comment).
 */
#pragma once

#include <gtk/gtk.h>

#include "tengen-describe-walk.h"
#include "tengen-review-comment.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_REVIEW_SEARCH (tengen_review_search_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenReviewSearch, tengen_review_search, TENGEN, REVIEW_SEARCH, GtkWidget)

/* Says where to mark what was found, for as long as @self lives. */
void tengen_review_search_set_comment (TengenReviewSearch *self,
                                       TengenReviewComment *comment);

/* Says where to look; the game may be %NULL. */
void tengen_review_search_set_session (TengenReviewSearch *self,
                                       TengenSession *session);

/* Shows the bar and gives it the keyboard. */
void tengen_review_search_open (TengenReviewSearch *self);

/**
 * tengen_review_search_close:
 * @self: a bar
 *
 * Hides the bar and the marks. Where the bar has the keyboard, the page gets it
 * (review.leave).
 *
 * Returns: %FALSE if it was not open
 */
gboolean tengen_review_search_close (TengenReviewSearch *self);

/**
 * tengen_review_search_go:
 * @self: a bar
 * @walk: a direction
 *
 * Goes to the next place of the text in the entry: from the one found last, or
 * from the node the user has gone to meanwhile, which is searched first.
 */
void tengen_review_search_go (TengenReviewSearch *self, TengenWalk walk);

G_END_DECLS
