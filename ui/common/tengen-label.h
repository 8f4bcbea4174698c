/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-label: labels made in code
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

G_END_DECLS
