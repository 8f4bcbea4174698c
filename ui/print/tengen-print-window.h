/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-print-window: what is put on paper, with a preview (印刷)
 *
 * What:  a choice of sheets and how they are laid out, the pages as they will
 *        be, the desktop's print dialog, saving as PDF or pictures; how far long
 *        work is, and a button to stop it.
 * Not:   what is on the pages (ui/paint); another program for the preview.
 */
#pragma once

#include <gtk/gtk.h>

#include "tengen-paper.h"
#include "tengen-print-choices.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_PRINT_WINDOW (tengen_print_window_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenPrintWindow, tengen_print_window, TENGEN, PRINT_WINDOW, GtkWindow)

/* Actions: print.print, print.save (PDF), print.save-page (a picture),
 * print.cancel, print.previous, print.next (page).
 * Keys: Page Up and Page Down, Ctrl+P, Ctrl+S, Escape closes. */

/**
 * tengen_print_window_new:
 * @parent: (nullable): the window it belongs to
 * @shelf: (nullable): lessons; %NULL for those of the course alone
 *
 * Makes a window; gtk_window_present() opens it.
 *
 * Returns: (transfer none): a window, owned by GTK
 */
TengenPrintWindow *tengen_print_window_new (GtkWindow *parent,
                                            TengenLessonShelf *shelf);

/* Gives the widget for choosing what is printed. */
TengenPrintChoices *tengen_print_window_get_choices (TengenPrintWindow *self);

/**
 * tengen_print_window_is_busy:
 * @self: a window
 *
 * Tells whether pages are being made or a file is being written.
 *
 * Returns: %TRUE if they are; the pages that are shown may be those of before
 */
gboolean tengen_print_window_is_busy (TengenPrintWindow *self);

G_END_DECLS
