/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-ruby-label: a text of a lesson with readings, as a widget
 *
 * What:  shows a text by tengen-paint-ruby in the font of its style; terms are
 *        links, points light up on the board.
 * Shape: its accessible name is the text as it is written, its description the
 *        text as it is read, if that differs. Tab goes from link to link, Enter
 *        follows. Font and size are those of the style, readings those of the
 *        look of texts (tengen-text-look); of the style classes
 *        `accent` makes the text indigo, `dim` grey.
 */
#pragma once

#include <gtk/gtk.h>

#include "tengen-lesson-text.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_RUBY_LABEL (tengen_ruby_label_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenRubyLabel, tengen_ruby_label, TENGEN, RUBY_LABEL, GtkWidget)

/* Properties (read, write, notified):
 *   scale  double  size of the text, 1.0 is that of the style
 * Signals:
 *   term (const char *id)   a term was clicked, or Enter on it
 *   point (guint point)     the pointer is on the name of a point, or the focus;
 *                           NONE when no more
 */

/* Makes an empty label. */
GtkWidget *tengen_ruby_label_new (void) G_GNUC_WARN_UNUSED_RESULT;

/* Shows another text, copied; %NULL for nothing. */
void tengen_ruby_label_set_text (TengenRubyLabel *self,
                                 const TengenLessonText *text);

/* Gives the text; may be %NULL. */
const TengenLessonText *tengen_ruby_label_get_text (TengenRubyLabel *self);

G_END_DECLS
