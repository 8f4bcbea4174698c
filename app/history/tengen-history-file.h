/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-history-file: a record in the folder of kept games
 *
 * What: names that fit every file system; a new file that takes no other's
 *       place; writing over a file only if it is the one that is meant. Blocks:
 *       for workers, but for the names.
 * Not:  which games, and when (tengen-history).
 */
#pragma once

#include <gio/gio.h>

#include "tengen-game-setup.h"

G_BEGIN_DECLS

/**
 * tengen_history_file_make_name:
 * @setup: what a game started from
 * @date: (nullable): its date as a record has it, or %NULL for today
 *
 * Names a game by date and players, else by kind and board:
 * `2026-11-22 花子-太郎.sgf`.
 *
 * Returns: (transfer full): a name that fits every file system
 */
char *
tengen_history_file_make_name (const TengenGameSetup *setup,
                               const char *date) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_history_file_vary_name:
 * @name: a name
 * @number: from 1
 *
 * Makes another name of it where it is taken: `2026-11-22 花子-太郎 (2).sgf`.
 *
 * Returns: (transfer full): @name itself for 1
 */
char *tengen_history_file_vary_name (const char *name,
                                     guint number) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_history_file_write:
 * @folder: a folder; made where it is missing
 * @name: the name of the file
 * @expected: SHA-256 sums of what may have been written there before
 * @bytes: what shall be in it
 * @error: return location for a %TENGEN_FILES_ERROR
 *
 * Writes over a file that holds any of what is expected, or nothing is written
 * if it holds @bytes already; else it makes a new one. What it names is on the
 * disk.
 *
 * Errors: FOLDER, WRITE; what was there is as it was.
 *
 * Returns: (transfer full) (nullable): the name of the file, or %NULL
 */
char *tengen_history_file_write (const char *folder,
                                 const char *name,
                                 const char *const *expected,
                                 GBytes *bytes,
                                 GError **error) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_history_file_move:
 * @from: a file
 * @folder: a folder on the same file system; made where it is missing
 * @name: the name it is to have there
 * @error: return location for a %TENGEN_FILES_ERROR
 *
 * Moves a file, to @name or, where that is taken, another one.
 *
 * Errors: FOLDER, WRITE.
 *
 * Returns: (transfer full) (nullable): its name, or %NULL
 */
char *tengen_history_file_move (const char *from,
                                const char *folder,
                                const char *name,
                                GError **error) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_history_file_find:
 * @folder: a folder
 * @bytes: a record
 *
 * Looks for a record that is the same to the last byte.
 *
 * Returns: (transfer full) (nullable): its name, or %NULL
 */
char *tengen_history_file_find (const char *folder,
                                GBytes *bytes) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
