/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-review-own: the text that is put on points as a label (好きな文字)
 *
 * What:   an entry that comes up beside the tool; it says what the board will
 *         show of a text that is longer than a point has room for, and that a
 *         text is too long to be a label.
 * Not:    putting it there (tengen-review-tools).
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* A label is a mark, not a comment: as many letters are enough for a word. */
#define TENGEN_REVIEW_OWN_LETTERS 20

#define TENGEN_TYPE_REVIEW_OWN (tengen_review_own_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenReviewOwn, tengen_review_own, TENGEN, REVIEW_OWN, GtkWidget)

/* Properties (read, notified):
 *   text   string   see tengen_review_own_get_text()
 */

/**
 * tengen_review_own_open:
 * @self: a text
 * @beside: what the entry comes up beside
 *
 * Asks for the text; the keyboard goes back to where it was afterwards.
 */
void tengen_review_own_open (TengenReviewOwn *self, GtkWidget *beside);

/* Gives the text, without blanks around it. */
const char *tengen_review_own_get_text (TengenReviewOwn *self);

/* Says why the text cannot be put on a point; %NULL if it can. */
const char *tengen_review_own_get_fault (TengenReviewOwn *self);

G_END_DECLS
