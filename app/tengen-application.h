/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-application: the running program
 *
 * What:  command line, windows, the actions of the whole program, which game a
 *        window starts with, and the list of games that wait.
 * Not:   what happens in a window (tengen-window), files and journals.
 * Shape: one program with several windows; without a session bus each start is
 *        a program of its own.
 */
#pragma once

#include <gtk/gtk.h>

#include "tengen-history.h"
#include "tengen-settings.h"

G_BEGIN_DECLS

#define TENGEN_APPLICATION_ID "org.tengen.Tengen"

#define TENGEN_TYPE_APPLICATION (tengen_application_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenApplication, tengen_application, TENGEN, APPLICATION, GtkApplication)

/* Actions: app.new-window, app.about, app.quit, app.continue (id of a journal),
 *   app.coordinates (int), app.numbers (int), app.preferences, app.records
 *   (string: all, waiting, recent or played)
 */

/**
 * tengen_application_new:
 *
 * Makes the program.
 *
 * Returns: (transfer full): the application
 */
TengenApplication *tengen_application_new (void) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_application_get_settings:
 * @self: the application, registered
 *
 * Gives the settings.
 *
 * Returns: (transfer none): the settings
 */
TengenSettings *tengen_application_get_settings (TengenApplication *self);

/**
 * tengen_application_get_shelf:
 * @self: the application, registered
 *
 * Gives the folder of journals.
 *
 * Returns: (transfer none): a path
 */
const char *tengen_application_get_shelf (TengenApplication *self);

/**
 * tengen_application_get_history:
 * @self: the application, registered
 *
 * Gives the history.
 *
 * Returns: (transfer none): where games are kept
 */
TengenHistory *tengen_application_get_history (TengenApplication *self);

/**
 * tengen_application_update_waiting:
 * @self: the application, registered
 *
 * Tells that a game was put away or taken up; the menu follows when there is
 * nothing else to do.
 */
void tengen_application_update_waiting (TengenApplication *self);

/**
 * tengen_application_open_file:
 * @self: the application, registered
 * @window: (nullable): a window of a game that asks, or %NULL
 * @file: a file
 *
 * Shows a file: in the window that has it, in one with a new game in which
 * nothing has been done, or in a window of its own. What is wrong with it is
 * said in the window that asks.
 */
void tengen_application_open_file (TengenApplication *self,
                                   GtkWindow *window,
                                   GFile *file);

/**
 * tengen_application_open_files:
 * @self: the application, registered
 * @window: (nullable): a window of a game that asks, or %NULL
 * @files: files
 * @n_files: how many
 *
 * Shows each as tengen_application_open_file() does; of more than eight records
 * only the first, with the list of all (see tengen_window_set_files()).
 */
void tengen_application_open_files (TengenApplication *self,
                                    GtkWindow *window,
                                    GFile *const *files,
                                    guint n_files);

/**
 * tengen_application_open_listed:
 * @self: the application
 * @window: the window whose list it was chosen from
 * @file: a record
 * @files: (element-type GFile): the list
 *
 * Shows a record in the place of the game of @window if that is saved, else in
 * a window of its own, which has the list too.
 */
void tengen_application_open_listed (TengenApplication *self,
                                     GtkWindow *window,
                                     GFile *file,
                                     GPtrArray *files);

/**
 * tengen_application_is_leaving:
 * @self: the application
 * @window: (nullable): a window of a game that is being closed
 *
 * Tells whether the program ends with that window.
 *
 * Returns: %FALSE if other games stay
 */
gboolean tengen_application_is_leaving (TengenApplication *self,
                                        GtkWindow *window);

G_END_DECLS
