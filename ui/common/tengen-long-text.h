/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-long-text: fields for texts of any length
 *
 * What:  text views that stay quick with one line of 100,000 letters, and entries
 *        that show the start of such a text.
 * Not:   labels: what they show goes through tengen_words_shorten().
 * Shape: laying out a line costs the square of its length. A view therefore has
 *        breaks that are not part of the text, as a carriage return; records and
 *        what is pasted have none. An entry has one line and cannot be broken.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * tengen_long_text_keep_bar:
 * @view: a text view, in a scrolled window now or later
 *
 * Keeps the vertical scroll bar drawn beside a text whose height changes while it
 * is drawn.
 */
void tengen_long_text_keep_bar (GtkTextView *view);

/**
 * tengen_long_text_attach:
 * @view: a text view
 *
 * Keeps the lines of a view short, whatever is put, typed or pasted there, and its
 * scroll bar drawn. Its buffer must stay the same.
 */
void tengen_long_text_attach (GtkTextView *view);

/* Gives the text (transfer full) without breaks that are not part of it. */
char *tengen_long_text_get (GtkTextBuffer *buffer) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_long_text_find_places:
 * @buffer: the buffer of such a view
 * @places: (inout) (array length=n): characters from the start of the text, in
 *   rising order; afterwards characters from the start of the buffer
 * @n: how many there are
 *
 * Tells where places of the text are in the buffer, which has more breaks.
 */
void
tengen_long_text_find_places (GtkTextBuffer *buffer, guint *places, guint n);

/**
 * tengen_long_text_fill_entry:
 * @entry: an entry
 * @text: what it holds
 *
 * Fills an entry. A text that is too long for one line is shown cut and cannot be
 * changed, only removed as a whole, by the sign at the end of the entry: what is
 * not seen must not be lost by typing before it.
 */
void tengen_long_text_fill_entry (GtkEntry *entry, const char *text);

/* Gives the whole text (transfer full) of an entry that was filled so. */
char *tengen_long_text_dup_entry (GtkEntry *entry) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
