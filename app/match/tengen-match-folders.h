/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-match-folders: the matches that are open
 *
 * What:  one folder object for all windows that show a match, found again by
 *        its path or by the id of the match; where new matches are made.
 * Not:   the table of a match and its records (tengen-match-folder).
 * Shape: a folder leaves when the last window lets it go.
 */
#pragma once

#include "tengen-match-folder.h"

G_BEGIN_DECLS

typedef struct _TengenMatchFolders TengenMatchFolders;

/* Makes them, none open. */
TengenMatchFolders *tengen_match_folders_new (void) G_GNUC_WARN_UNUSED_RESULT;

/* Frees the folders; those that windows hold stay. */
void tengen_match_folders_free (TengenMatchFolders *self);

/**
 * tengen_match_folders_get_place:
 *
 * Returns: (transfer full): where new matches are made,
 *   `$XDG_DATA_HOME/tengen/matches`
 */
char *tengen_match_folders_get_place (void) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_match_folders_open:
 * @self: the folders
 * @path: the folder of a match, or its table
 * @error: return location for an error, in the user's language
 *
 * Opens a match, or gives the one that is open already.
 *
 * Returns: (transfer full) (nullable): the folder, or %NULL
 */
TengenMatchFolder *
tengen_match_folders_open (TengenMatchFolders *self,
                           const char *path,
                           GError **error) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_match_folders_find:
 * @self: the folders
 * @id: id of a match
 * @file: (nullable): the file of a game of it
 *
 * Looks for a match among those that are open, beside the file, and among those
 * that were made here.
 *
 * Returns: (transfer full) (nullable): the folder, or %NULL
 */
TengenMatchFolder *
tengen_match_folders_find (TengenMatchFolders *self,
                           const char *id,
                           GFile *file) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_match_folders_create:
 * @self: the folders
 * @match: (transfer full): a match
 * @error: return location for an error, in the user's language
 *
 * Makes a folder for a new match.
 *
 * Returns: (transfer full) (nullable): the folder, or %NULL
 */
TengenMatchFolder *
tengen_match_folders_create (TengenMatchFolders *self,
                             TengenMatch *match,
                             GError **error) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TengenMatchFolders, tengen_match_folders_free)

G_END_DECLS
