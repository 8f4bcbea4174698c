/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-review-comment: name and comment of a node, to read and write
 *
 * What:   an entry with the name and a text view with the comment. What is
 *         typed is in the record at most 0.8 seconds later, even while the user
 *         keeps typing, and at once when the focus leaves, when the user goes
 *         to another node, and on request. A very long comment is shown cut and
 *         read-only, with a button that shows all of it.
 * Not:    an undo list of its own: Ctrl+Z is the program's.
 */
#pragma once

#include <gtk/gtk.h>

#include "tengen-session.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_REVIEW_COMMENT (tengen_review_comment_get_type ())
G_DECLARE_FINAL_TYPE (TengenReviewComment,
                      tengen_review_comment,
                      TENGEN,
                      REVIEW_COMMENT,
                      GtkWidget)

/* Follows a game; @session may be %NULL. */
void tengen_review_comment_set_session (TengenReviewComment *self,
                                        TengenSession *session);

/* Writes what is typed into the record now. */
void tengen_review_comment_flush (TengenReviewComment *self);

/* Lets the comment be low, to leave room for what is shown below it. */
void tengen_review_comment_set_low (TengenReviewComment *self, gboolean low);

/* Marks a text (nullable) wherever it stands in name and comment. */
void tengen_review_comment_set_wanted (TengenReviewComment *self,
                                       const char *wanted);

/**
 * tengen_review_comment_show_found:
 * @self: an editor
 * @field: %TENGEN_PROPERTY_N or %TENGEN_PROPERTY_C
 * @index: which of the places in it, from 0
 *
 * Highlights one of the places until the user goes to another node, and scrolls
 * to it. If it is in a part that is not shown, the button that shows all goes
 * there.
 *
 * Returns: %TRUE if it is shown now
 */
gboolean tengen_review_comment_show_found (TengenReviewComment *self,
                                           TengenProperty field,
                                           guint index);

/* Gives the room behind the name. */
GtkBox *tengen_review_comment_get_end (TengenReviewComment *self);

G_END_DECLS
