/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-ruby-link: a term or point of a text, for keyboard and screen readers
 *
 * What: takes the focus where the text draws it, and has its name.
 * Not:  drawing and pointer: that is the text's own (tengen-ruby-label).
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define TENGEN_TYPE_RUBY_LINK (tengen_ruby_link_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenRubyLink, tengen_ruby_link, TENGEN, RUBY_LINK, GtkWidget)

/* Signals:
 *   activate ()   Enter or the space bar
 */

/* Makes a link; @span is the first span of its text. */
GtkWidget *tengen_ruby_link_new (int span,
                                 const char *name) G_GNUC_WARN_UNUSED_RESULT;

/* Tells which it is. */
int tengen_ruby_link_get_span (TengenRubyLink *self);

G_END_DECLS
