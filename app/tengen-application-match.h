/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-application-match: matches of the program: their folders, their games
 *
 * What:  one folder object for all windows that show a match; a game of it in a
 *        window.
 * Not:   what a window does with its match (tengen-window-match).
 */
#pragma once

#include "tengen-application.h"
#include "tengen-match-folder.h"
#include "tengen-window.h"

G_BEGIN_DECLS

/**
 * tengen_application_get_matches:
 *
 * Gives the folder where new matches are made:
 * `$XDG_DATA_HOME/tengen/matches`.
 *
 * Returns: (transfer full): a path
 */
char *tengen_application_get_matches (void) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_application_open_match:
 * @self: the application
 * @path: the folder of a match, or its table
 * @error: return location for an error, in the user's language
 *
 * Opens a match, or gives the one that is open already.
 *
 * Returns: (transfer full) (nullable): the folder, or %NULL
 */
TengenMatchFolder *
tengen_application_open_match (TengenApplication *self,
                               const char *path,
                               GError **error) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_application_find_match:
 * @self: the application
 * @id: id of a match
 * @file: (nullable): the file of a game of it
 *
 * Looks for a match among those that are open, beside the file, and among those
 * that were made here.
 *
 * Returns: (transfer full) (nullable): the folder, or %NULL
 */
TengenMatchFolder *
tengen_application_find_match (TengenApplication *self,
                               const char *id,
                               GFile *file) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_application_create_match:
 * @self: the application
 * @match: (transfer full): a match
 * @error: return location for an error, in the user's language
 *
 * Makes a folder for a new match.
 *
 * Returns: (transfer full) (nullable): the folder, or %NULL
 */
TengenMatchFolder *
tengen_application_create_match (TengenApplication *self,
                                 TengenMatch *match,
                                 GError **error) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_application_play_match_game:
 * @self: the application
 * @window: (nullable): a window that may take it if nothing was done there
 * @folder: a match
 * @game: one of its games, no bye
 *
 * Shows a game of a match: in the window where it is already, as it was left
 * when it waits, from its record, or anew.
 *
 * Returns: (transfer none) (nullable): the window, presented; %NULL where a
 *   record has to be read first
 */
TengenWindow *tengen_application_play_match_game (TengenApplication *self,
                                                  TengenWindow *window,
                                                  TengenMatchFolder *folder,
                                                  int game);

G_END_DECLS
