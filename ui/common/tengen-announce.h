/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-announce: says a sentence to screen readers
 *
 * What:  the announcement of GTK 4.14 where it is there; before it the
 *        accessible name of a status line changes, which is read out too.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * tengen_announce:
 * @widget: the status line that shows the sentence
 * @text: the sentence, "" when there is nothing to say any more
 *
 * Says a sentence to who cannot see it.
 */
void tengen_announce (GtkWidget *widget, const char *text);

G_END_DECLS
