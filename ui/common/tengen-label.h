/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-label: labels, headings and cards made in code
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * tengen_label_new:
 * @text: (nullable): what it says
 * @css_class: (nullable): how it looks
 *
 * Makes a label that begins at the start of its line and goes on in the next
 * one, within a word where a word is too long.
 *
 * Returns: (transfer floating): a label
 */
GtkWidget *tengen_label_new (const char *text, const char *css_class);

/* Shows a text, or takes no room when it is %NULL or empty. */
void tengen_label_show (GtkLabel *label, const char *text);

/**
 * tengen_heading_new:
 * @markup: what it says
 * @level: 1 and up
 * @css_class: how it looks
 *
 * Makes a heading, which screen readers can go to.
 *
 * Returns: (transfer floating): a label
 */
GtkWidget *
tengen_heading_new (const char *markup, int level, const char *css_class);

/**
 * tengen_card_new:
 * @content: (transfer floating): what is scrolled from top to bottom
 *
 * Makes a frame for what may be longer than its place.
 *
 * Returns: (transfer floating): a scrolled window
 */
GtkWidget *tengen_card_new (GtkWidget *content);

G_END_DECLS
