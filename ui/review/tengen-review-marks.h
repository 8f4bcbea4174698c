/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-review-marks: words that were found, marked where they stand (検索)
 *
 * What:   marks each place of a text in a text view and in an entry, one of
 *         them more than the others, and scrolls to that one.
 * Not:    looking for it in other nodes (tengen-review-search).
 * Shape:  marks are a tint and a line below the word; the one that was gone to
 *         stands out in dark letters on a full colour, with two lines, so that
 *         it is told from the others without colours and on every ground.
 */
#pragma once

#include <gtk/gtk.h>

#include "tengen-record-property.h"

G_BEGIN_DECLS

/* The marks in a view and an entry. */
typedef struct _TengenReviewMarks TengenReviewMarks;

/**
 * tengen_review_marks_new:
 * @view: the text view of a comment, see tengen_long_text_attach()
 * @entry: the entry of a name, see tengen_long_text_fill_entry()
 *
 * Makes marks, without any yet.
 *
 * Returns: (transfer full): marks, to be freed before the widgets
 */
TengenReviewMarks *tengen_review_marks_new (GtkTextView *view, GtkEntry *entry)
    G_GNUC_WARN_UNUSED_RESULT;

/* Frees marks; does nothing for %NULL. */
void tengen_review_marks_free (TengenReviewMarks *self);

/**
 * tengen_review_marks_set_wanted:
 * @self: marks
 * @wanted: (nullable): a text, or %NULL for no marks
 *
 * Marks the places of a text from now on, none of them more than the others.
 */
void tengen_review_marks_set_wanted (TengenReviewMarks *self,
                                     const char *wanted);

/**
 * tengen_review_marks_set_current:
 * @self: marks
 * @field: %TENGEN_PROPERTY_N for the entry, %TENGEN_PROPERTY_C for the view
 * @index: which place of it, from 0; -1 for none, from the next update on
 *
 * Marks a place more than the others and scrolls to it.
 *
 * Returns: %FALSE if it is not in the part of the text that is shown
 */
gboolean tengen_review_marks_set_current (TengenReviewMarks *self,
                                          TengenProperty field,
                                          int index);

/**
 * tengen_review_marks_update:
 * @self: marks
 * @cut: the view shows only the start of a text, with an ellipsis
 *
 * Marks the places in what is there now, and goes to the current one if it was
 * not shown before.
 *
 * Returns: %FALSE if the current place is in the rest of the text of the view
 */
gboolean tengen_review_marks_update (TengenReviewMarks *self, gboolean cut);

G_END_DECLS
