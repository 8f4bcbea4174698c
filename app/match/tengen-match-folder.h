/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-match-folder: a match in a folder that can be copied
 *
 * What:   a table that is written whenever it changes (table.tengen), the
 *         records of its games beside it (SGF), a lock; the folder where new
 *         matches are made ($XDG_DATA_HOME/tengen/matches).
 * Not:    what a table holds (core/match), showing it (ui/match).
 * Shape:  the table is written as a whole to a new file that takes the place of
 *         the old one. A table that another program changed meanwhile is read
 *         anew, never written over; what cannot be read (a later format, a
 *         value that cannot be) stays as it is, and so does the last table that
 *         could.
 * Locks:  who has a match open for changes holds a flock on `.lock` in it; a
 *         second one only looks at it (read-only), and follows what is written.
 */
#pragma once

#include "tengen-match-table.h"
#include "tengen-match-text.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_MATCH_FOLDER (tengen_match_folder_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenMatchFolder, tengen_match_folder, TENGEN, MATCH_FOLDER, GObject)

/* Properties (read only, notified):
 *   read-only  gboolean  another program has it open for changes, the folder
 *                        cannot be written, or the table as it is on disk now
 *                        cannot be read; changes are not kept then
 *   failure    string    (nullable) why the table could not be written (tried
 *                        again with the next change) or read; none while
 *                        another program has it open
 *   changed    gboolean  the table is not as a Tengen wrote it: it was changed
 *                        or is damaged; until it is written again
 *   lockless   gboolean  the file system knows no locks, so that nothing keeps
 *                        two programs from changing it at once
 */

/**
 * tengen_match_folder_make_id:
 *
 * Makes an id for a new match: the day and chance.
 *
 * Returns: (transfer full): letters, digits and `-`
 */
char *tengen_match_folder_make_id (void) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_match_folder_create:
 * @parent: the folder for matches, made where it is missing
 * @match: (transfer full): a match; its title, or its players, name the folder
 * @error: return location for an error
 *
 * Makes a folder for a new match and writes its table.
 *
 * Returns: (transfer full) (nullable): the folder, or %NULL; then nothing is
 *   left behind
 */
TengenMatchFolder *
tengen_match_folder_create (const char *parent,
                            TengenMatch *match,
                            GError **error) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_match_folder_open:
 * @path: a folder with a table, or the table itself
 * @error: return location for an error, in the user's language
 *
 * Opens a match.
 *
 * Returns: (transfer full) (nullable): the folder, or %NULL
 */
TengenMatchFolder *tengen_match_folder_open (const char *path, GError **error)
    G_GNUC_WARN_UNUSED_RESULT;

/* Gives the table's path (transfer full), for that or a match's folder. */
char *tengen_match_folder_make_table_path (const char *path)
    G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_match_folder_is:
 * @path: a folder, or the table in it
 *
 * Tells whether a table of a match exists, without reading it.
 *
 * Returns: %TRUE if it does
 */
gboolean tengen_match_folder_is (const char *path);

/**
 * tengen_match_folder_read:
 * @path: the folder
 * @checksum: (out) (optional) (transfer full): SHA-256 of the table
 * @changed: (out) (optional): it is not as a Tengen wrote it
 * @error: return location for an error, in the user's language
 *
 * Reads a match without opening its folder; may be called in any thread.
 *
 * Returns: (transfer full) (nullable): the match, or %NULL
 */
TengenMatch *
tengen_match_folder_read (const char *path,
                          char **checksum,
                          gboolean *changed,
                          GError **error) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_match_folder_find:
 * @parent: the folder for matches
 * @id: id of a match
 *
 * Looks for a match by its id.
 *
 * Returns: (transfer full) (nullable): the path of its folder, or %NULL
 */
char *tengen_match_folder_find (const char *parent,
                                const char *id) G_GNUC_WARN_UNUSED_RESULT;

/* Gives the table. */
TengenMatchTable *tengen_match_folder_get_table (TengenMatchFolder *self);

/* Gives its path. */
const char *tengen_match_folder_get_path (TengenMatchFolder *self);

/**
 * tengen_match_folder_look:
 * @self: a folder
 *
 * Looks again whether it can be changed now, and whether the table is another;
 * for when a person comes back to it.
 */
void tengen_match_folder_look (TengenMatchFolder *self);

/**
 * tengen_match_folder_put_record:
 * @self: a folder
 * @game: which game
 * @sgf: the record
 * @error: return location for an error
 *
 * Writes the record of a game, whole or not at all, and notes its name. A
 * record that someone else changed stays; the new one gets another name then.
 *
 * Returns: %TRUE if it was written
 */
gboolean tengen_match_folder_put_record (TengenMatchFolder *self,
                                         int game,
                                         GBytes *sgf,
                                         GError **error);

G_END_DECLS
