/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-cli-match: matches on the command line
 *
 * What:   `match new`, `show`, `pair`, `player`, `result`, and the table that
 *         they read and write: the folders are those of the window.
 * Shape:  each has its arguments read by itself, as any command. A table is
 *         locked as long as it is changed; who finds it locked changes nothing.
 */
#pragma once

#include "tengen-cli.h"
#include "tengen-match.h"

G_BEGIN_DECLS

/* Makes a match in a new folder. */
TengenCliStatus tengen_cli_match_new (int argc, char **argv);

/* Tells standings and games of a match. */
TengenCliStatus tengen_cli_match_show (int argc, char **argv);

/* Pairs the next round. */
TengenCliStatus tengen_cli_match_pair (int argc, char **argv);

/* Tells or changes when a player is there, and who is to have a bye. */
TengenCliStatus tengen_cli_match_player (int argc, char **argv);

/* Notes the result of a game. */
TengenCliStatus tengen_cli_match_result (int argc, char **argv);

/**
 * TengenCliTable:
 * @path: the table
 * @name: how it is called in messages
 * @match: (nullable): what it says
 * @lock_fd: the lock, or -1
 *
 * A table that was read.
 */
typedef struct
{
  char *path;
  char *name;
  TengenMatch *match;
  int lock_fd;
} TengenCliTable;

/**
 * tengen_cli_table_open:
 * @folder: a folder of a match, or the table in it
 * @change: whether it is going to be changed
 *
 * Reads a table; says why if that cannot be.
 *
 * Returns: (transfer full) (nullable): the table, or %NULL
 */
TengenCliTable *tengen_cli_table_open (const char *folder, gboolean change)
    G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_cli_table_create:
 * @folder: a folder, made where it is missing, without a table
 * @match: (transfer full): a match
 *
 * Writes the table of a new match; says why if that cannot be.
 *
 * Returns: how it went
 */
TengenCliStatus tengen_cli_table_create (const char *folder,
                                         TengenMatch *match);

/**
 * tengen_cli_table_write:
 * @self: a table that was opened to be changed
 *
 * Writes it, whole or not at all; says why if that cannot be.
 *
 * Returns: how it went
 */
TengenCliStatus tengen_cli_table_write (TengenCliTable *self);

/* Lets it go, and its lock; does nothing for %NULL. */
void tengen_cli_table_free (TengenCliTable *self);

/* Prints a line of one game; @places: how wide names are. */
void
tengen_cli_match_print_game (const TengenMatch *match, int game, int places);

/* Tells how wide names are. Returns: places in a terminal. */
int tengen_cli_match_measure_names (const TengenMatch *match);

/* Prints a match for programs. */
void tengen_cli_match_print_json (const TengenMatch *match);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TengenCliTable, tengen_cli_table_free)

G_END_DECLS
