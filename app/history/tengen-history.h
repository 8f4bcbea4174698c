/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-history: every game that is played here is kept
 *
 * What:   a folder of records ($XDG_DATA_HOME/tengen/games, or one that the
 *         user chose, and those used earlier); a game is written there when it
 *         ends, when it is put away or taken up again, always into the same
 *         file; taking a file away and putting it back.
 * Not:    saving where the user wants it (tengen-document-save), games that
 *         wait to be continued (tengen-journal-shelf), showing the list
 *         (ui/history).
 * Shape:  a worker writes, one file at a time; the program stays until it is
 *         done. What could not be written is tried again.
 *         A chosen folder that cannot be written to is not waited for: the
 *         usual one takes the game.
 * Names:  those of files are as tengen-history-place makes them.
 * Locks:  a new name is taken only where there is no such file; a file is only
 *         written over if it holds what this game last wrote there.
 */
#pragma once

#include "tengen-document.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_HISTORY (tengen_history_get_type ())
G_DECLARE_FINAL_TYPE (TengenHistory, tengen_history, TENGEN, HISTORY, GObject)

/* Properties (read only, notified):
 *   folders  GStrv     where the records are
 * Signals:
 *   failed (const char *reason)  a game could not be kept; told once until it
 *                                works again
 *   kept (const char *name)      a game was written
 *   displaced (const char *folder)  a game was written into the usual folder,
 *                                since @folder could not be written to; told
 *                                once until another one is chosen
 */

/**
 * tengen_history_new:
 * @folder: (nullable): where the records usually are, %NULL for the folder of
 *   this user; made when it is needed
 * @program: (nullable): what has to live while something is written
 *
 * Makes a history.
 *
 * Returns: (transfer full): a history
 */
TengenHistory *tengen_history_new (const char *folder, GApplication *program)
    G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_history_set_folders:
 * @self: a history
 * @folder: where new games go, empty for the usual folder; a game that is kept
 *   already stays where it is
 * @earlier: (array zero-terminated=1): where others may be
 *
 * Keeps games elsewhere from now on.
 */
void tengen_history_set_folders (TengenHistory *self,
                                 const char *folder,
                                 const char *const *earlier);

/**
 * tengen_history_get_folders:
 * @self: a history
 *
 * Gives its folders, which need not be there: that of new games, then the
 * others, the usual one among them.
 *
 * Returns: (transfer none) (array zero-terminated=1): paths
 */
const char *const *tengen_history_get_folders (TengenHistory *self);

/* Gives the path of a file in one of the folders (transfer full). */
char *tengen_history_get_path (TengenHistory *self,
                               const char *name) G_GNUC_WARN_UNUSED_RESULT;

/* Gives a file's name in one of the folders (transfer full), else %NULL. */
char *tengen_history_find_name (TengenHistory *self,
                                GFile *file) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_history_follow:
 * @self: a history
 * @document: a game that is shown
 *
 * Keeps a game from now on until it is closed; at once if something was done in
 * it before.
 */
void tengen_history_follow (TengenHistory *self, TengenDocument *document);

/**
 * tengen_history_remove:
 * @self: a history
 * @name: a file in one of the folders
 * @error: return location for a %TENGEN_FILES_ERROR
 *
 * Takes a file out of its folder, into a hidden one within it.
 *
 * Returns: (transfer full) (nullable): what it is called there, or %NULL
 */
char *tengen_history_remove (TengenHistory *self,
                             const char *name,
                             GError **error) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_history_restore:
 * @self: a history
 * @trashed: what tengen_history_remove() gave
 * @name: the name it had; it gets another one if that was taken meanwhile
 * @error: return location for a %TENGEN_FILES_ERROR
 *
 * Puts a file back.
 *
 * Returns: %TRUE if it is there again
 */
gboolean tengen_history_restore (TengenHistory *self,
                                 const char *trashed,
                                 const char *name,
                                 GError **error);

/**
 * tengen_history_purge:
 * @self: a history
 * @trashed: what tengen_history_remove() gave
 *
 * Removes for good what was taken out of the folder, and whatever lies there
 * for more than a week.
 */
void tengen_history_purge (TengenHistory *self, const char *trashed);

G_END_DECLS
