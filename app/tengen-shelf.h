/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-shelf: the journals of games that wait to be gone on with
 *
 * What:  which journals lie in a folder and belong to no running program; which
 *        of them to show at a start; taking away what is of no use.
 * Not:   a journal's own files (tengen-journal), playing it again
 *        (tengen-document).
 */
#pragma once

#include "tengen-journal.h"

G_BEGIN_DECLS

/* As many games wait at most; older ones are taken away. */
#define TENGEN_SHELF_MOST 10

/**
 * TengenShelfEntry:
 * @id: the journal's name
 * @title: how to call the game
 * @file: (nullable): the file it belongs to
 * @checksum: (nullable): the checksum of that file when it was last read or
 *   written
 * @kept_name: (nullable): its file in the history
 * @time: nanoseconds since 1970, of the last line
 * @parked: the user put it away
 * @kept: it came from elsewhere than a board or a file
 * @empty: a new game without a single stone
 *
 * A game that waits.
 */
typedef struct
{
  char *id;
  char *title;
  GFile *file;
  char *checksum;
  char *kept_name;
  gint64 time;
  gboolean parked;
  gboolean kept;
  gboolean empty;
} TengenShelfEntry;

/**
 * tengen_shelf_get_default:
 *
 * Gives the folder of this user: `$XDG_STATE_HOME/tengen/journal`.
 *
 * Returns: (transfer full): a path
 */
char *tengen_shelf_get_default (void) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_shelf_list:
 * @shelf: the folder
 *
 * Lists the games that wait, the newest first, without empty ones.
 *
 * Returns: (transfer full) (element-type TengenShelfEntry): entries, freed with
 *   the array
 */
GPtrArray *tengen_shelf_list (const char *shelf) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_shelf_take_newest:
 * @shelf: the folder
 *
 * Takes the game that was on the board when the program last ended.
 *
 * Returns: (transfer full) (nullable): its journal, or %NULL if none waits or
 *   all were put away
 */
TengenJournal *
tengen_shelf_take_newest (const char *shelf) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_shelf_take_file:
 * @shelf: the folder
 * @file: a file
 * @checksum: its checksum now
 *
 * Takes the game that was played on from a file, if the file is still as it
 * was.
 *
 * Returns: (transfer full) (nullable): its journal, or %NULL
 */
TengenJournal *
tengen_shelf_take_file (const char *shelf,
                        GFile *file,
                        const char *checksum) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_shelf_take_kept:
 * @shelf: the folder
 * @name: a file in the history
 *
 * Takes the game that is kept there, with what was done since.
 *
 * Returns: (transfer full) (nullable): its journal, or %NULL
 */
TengenJournal *tengen_shelf_take_kept (const char *shelf, const char *name)
    G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_shelf_clean:
 * @shelf: the folder
 *
 * Takes away empty games, all but the newest %TENGEN_SHELF_MOST, and what a
 * program left half made more than a day ago. What others hold stays.
 */
void tengen_shelf_clean (const char *shelf);

G_END_DECLS
