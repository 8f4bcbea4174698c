/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-help: the way from a screen to its page of the help
 *
 * What:  F1 in a window, and a button "?" in its header bar, open the page that
 *        the window names.
 * Not:   pages and how they are shown (ui/help); which window shows them: the
 *        action app.help of the program.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Names the page, by id, that tells of what is shown now; F1 opens it. */
void tengen_help_set_page (GtkWindow *window, const char *page);

/* Gives the id of that page; %NULL if none was named. */
const char *tengen_help_get_page (GtkWindow *window);

/**
 * tengen_help_add_button:
 * @window: a window, not realized yet
 * @page: id of a page of the help
 *
 * Names the page and puts the button into the header bar, which is made if the
 * window has none.
 */
void tengen_help_add_button (GtkWindow *window, const char *page);

G_END_DECLS
