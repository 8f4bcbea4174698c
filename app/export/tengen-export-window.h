/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-export-window: a diagram for other programs, with a preview (図の書き出し)
 *
 * What:  choices, what they come to, saving it and putting it on the clipboard.
 * Not:   what is drawn (ui/paint), printing (ui/print). Nothing is remembered.
 */
#pragma once

#include <gtk/gtk.h>

#include "tengen-export-choices.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_EXPORT_WINDOW (tengen_export_window_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenExportWindow, tengen_export_window, TENGEN, EXPORT_WINDOW, GtkWindow)

/* Actions: export.save, export.copy, export.stop (what is being made).
 * Keys: Ctrl+S, Ctrl+C where no text is selected, Escape stops, then closes. */

/**
 * tengen_export_window_new:
 * @parent: (nullable): the window it belongs to
 * @folder: (nullable): where files are offered to be saved
 * @name: name of a file without an ending, which begins the one that is offered
 *
 * Makes a window; gtk_window_present() opens it.
 *
 * Returns: (transfer none): a window, owned by GTK
 */
TengenExportWindow *
tengen_export_window_new (GtkWindow *parent, GFile *folder, const char *name);

/* Gives the widget for making the choices. */
TengenExportChoices *
tengen_export_window_get_choices (TengenExportWindow *self);

/**
 * tengen_export_window_save:
 * @self: a window
 * @file: where to
 *
 * Saves what is chosen. A name that ends as those of another format do is
 * refused. Until the file is whole, what was there stays.
 */
void tengen_export_window_save (TengenExportWindow *self, GFile *file);

G_END_DECLS
