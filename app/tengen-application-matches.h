/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-application-matches: the windows of matches and events
 *
 * What:  the list of matches (app.matches) and a window for each that is looked
 *        at (app.match).
 * Not:   playing their games (tengen-application-match).
 */
#pragma once

#include "tengen-application.h"
#include "tengen-notice.h"

G_BEGIN_DECLS

/* Actions: app.matches, app.match (path of a match's folder or table) */

/**
 * tengen_application_add_match_actions:
 * @self: the application
 *
 * Adds app.matches and app.match.
 */
void tengen_application_add_match_actions (TengenApplication *self);

/**
 * tengen_application_is_match:
 * @file: a file
 *
 * Tells whether it is the folder of a match or the table in it.
 *
 * Returns: %TRUE if it is
 */
gboolean tengen_application_is_match (GFile *file);

/**
 * tengen_application_show_match:
 * @self: the application
 * @path: folder of a match, or its table
 *
 * Presents the window of a match; what is wrong with it is said in the window
 * with the list.
 *
 * Returns: %FALSE if it cannot be read
 */
gboolean tengen_application_show_match (TengenApplication *self,
                                        const char *path);

/**
 * tengen_application_show_folder:
 * @window: the window that asks
 * @folder: a folder
 * @notice: where it is said that no program can show it
 *
 * Shows a folder in the file manager of the desktop.
 */
void tengen_application_show_folder (GtkWindow *window,
                                     GFile *folder,
                                     TengenNotice *notice);

G_END_DECLS
