/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-announce: says a sentence to screen readers
 *
 * What:  the announcement of GTK 4.14 where it is there. Before it a screen
 *        reader speaks by itself only of what has the focus: the sentence is
 *        the description of that until the focus leaves it.
 * Not:   what the sentence says; speech of our own (tengen-speech).
 * Shape: all that a window says at one time is one sentence, so that nothing
 *        cuts off what was said before it. What is not seen says nothing.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * tengen_announce:
 * @widget: the status line that shows the sentence
 * @text: the sentence, "" when there is nothing to say any more
 *
 * Says a sentence to users of screen readers, and names @widget by it.
 */
void tengen_announce (GtkWidget *widget, const char *text);

/* Says a sentence that is written nowhere, as it can be seen without words. */
void tengen_announce_aloud (GtkWidget *widget, const char *text);

/**
 * tengen_announce_describe:
 * @widget: a widget that can have the focus
 * @text: what is said of it after its name, or ""
 *
 * Describes a widget in such a way that it is described so again after a
 * sentence was said over it.
 */
void tengen_announce_describe (GtkWidget *widget, const char *text);

G_END_DECLS
