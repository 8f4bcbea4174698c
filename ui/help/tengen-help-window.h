/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-help-window: the help (ヘルプ), pages to look up and to read
 *
 * What:  the list of pages with a search, a page, the way back. Where it is
 *        narrow, either the list or the page is seen.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define TENGEN_TYPE_HELP_WINDOW (tengen_help_window_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenHelpWindow, tengen_help_window, TENGEN, HELP_WINDOW, GtkWindow)

/* Actions: help.open (id of a page), help.back, help.forward, help.list,
 *   help.search, help.larger, help.smaller, help.normal
 */

/* Makes the window, owned by GTK. Reads all pages: some milliseconds. */
GtkWidget *tengen_help_window_new (void);

/**
 * tengen_help_window_open:
 * @self: the help
 * @id: name of a page
 *
 * Shows a page; the way back leads to the one before. One that is not there is
 * as if nothing was asked for.
 */
void tengen_help_window_open (TengenHelpWindow *self, const char *id);

G_END_DECLS
