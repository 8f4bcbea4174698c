/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-journal-shelf: the journals of unfinished games and unsaved changes
 *
 * What:  which journals lie in a folder and belong to no running program; which
 *        of them to show at a start; throwing one away, and bringing it back.
 * Not:   a journal's own files (tengen-journal), playing it again
 *        (tengen-document). No journal with anything in it is ever removed but
 *        by a person.
 * Cost:  what the logs say is kept in the file `.index`, made anew when it is
 *        missing or wrong; so of a log only size and time are looked at unless
 *        it has changed.
 */
#pragma once

#include "tengen-journal.h"

G_BEGIN_DECLS

/**
 * TengenJournalShelfState:
 * @TENGEN_JOURNAL_SHELF_READY: it can be gone on with
 * @TENGEN_JOURNAL_SHELF_DAMAGED: some of it can be gone on with, or nothing
 * @TENGEN_JOURNAL_SHELF_ASIDE: it was damaged and set aside; it can only be looked at
 * @TENGEN_JOURNAL_SHELF_NEWER: a later program wrote it
 *
 * What can be done with a journal.
 */
typedef enum
{
  TENGEN_JOURNAL_SHELF_READY,
  TENGEN_JOURNAL_SHELF_DAMAGED,
  TENGEN_JOURNAL_SHELF_ASIDE,
  TENGEN_JOURNAL_SHELF_NEWER,
} TengenJournalShelfState;

/**
 * TengenJournalShelfEntry:
 * @id: the name of its folder, which need not be UTF-8
 * @title: how to call the game, in UTF-8; made of @id where that is not known
 * @file: (nullable): the URI of the file it belongs to
 * @checksum: (nullable): the checksum of that file when it was last read or
 *   written
 * @kept_name: (nullable): its file in the history
 * @match: (nullable): the match it is a game of, as in its record
 * @run: (nullable): the run of the program that had it last
 * @time: nanoseconds since 1970, of the last line
 * @size: bytes on the disk
 * @state: what can be done with it
 * @parked: the user put it away
 * @kept: it came from elsewhere than a board or a file
 * @over: the game has ended
 * @empty: nothing was ever done in it, which is certain
 * @cut: the program that had it last was stopped, and let go of nothing
 * @unread: its log cannot be read now; nothing else is known of it
 *
 * A journal that no program has open.
 */
typedef struct
{
  char *id;
  char *title;
  char *file;
  char *checksum;
  char *kept_name;
  char *match;
  char *run;
  gint64 time;
  guint64 size;
  TengenJournalShelfState state;
  gboolean parked;
  gboolean kept;
  gboolean over;
  gboolean empty;
  gboolean cut;
  gboolean unread;
} TengenJournalShelfEntry;

/* Frees an entry that was stolen from its array. */
void tengen_journal_shelf_entry_free (TengenJournalShelfEntry *self);

/* Tells whether the game was open when its program was stopped. */
gboolean
tengen_journal_shelf_entry_is_stopped (const TengenJournalShelfEntry *self);

/* Gives the folder of this user: `$XDG_STATE_HOME/tengen/journal`. */
char *tengen_journal_shelf_get_default (void) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_journal_shelf_list:
 * @shelf: the folder
 *
 * Lists the journals that no program has open, the newest first, without empty
 * ones. May be called in any thread.
 *
 * Returns: (transfer full) (element-type TengenJournalShelfEntry): entries, freed with
 *   the array
 */
GPtrArray *
tengen_journal_shelf_list (const char *shelf) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_journal_shelf_find_last:
 * @shelf: the folder
 *
 * Finds the games that were open when the program last ended, and of those that
 * were when any earlier run was stopped and that were not taken up since as many
 * as make 8 with them. May be called in any thread.
 *
 * Returns: (transfer full): entries, the newest first; none if all were put away
 */
char **
tengen_journal_shelf_find_last (const char *shelf) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_journal_shelf_take_all:
 * @shelf: the folder
 * @ids: entries
 * @number: (inout): an errno where a journal exists, is free, and cannot be
 *   read now
 *
 * Takes several journals, leaving out those that cannot be had.
 *
 * Returns: (transfer full) (element-type TengenJournal): journals, in the order
 *   of @ids
 */
GPtrArray *
tengen_journal_shelf_take_all (const char *shelf,
                               const char *const *ids,
                               int *number) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_journal_shelf_take_file:
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
tengen_journal_shelf_take_file (const char *shelf,
                                GFile *file,
                                const char *checksum) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_journal_shelf_take_kept:
 * @shelf: the folder
 * @name: a file in the history
 *
 * Takes the game that is kept there, with what was done since.
 *
 * Returns: (transfer full) (nullable): its journal, or %NULL
 */
TengenJournal *
tengen_journal_shelf_take_kept (const char *shelf,
                                const char *name) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_journal_shelf_throw_away:
 * @shelf: the folder
 * @id: an entry
 *
 * Takes a journal away, as a person wants. It can be brought back for a day.
 *
 * Returns: %FALSE if it is not there, or a program has it open
 */
gboolean tengen_journal_shelf_throw_away (const char *shelf, const char *id);

/**
 * tengen_journal_shelf_bring_back:
 * @shelf: the folder
 * @id: an entry that was thrown away
 *
 * Puts a journal back where it was.
 *
 * Returns: %FALSE if it is not there any more
 */
gboolean tengen_journal_shelf_bring_back (const char *shelf, const char *id);

/* Gives the path of the file with the commands, a text (transfer full). */
char *tengen_journal_shelf_get_log (const char *shelf,
                                    const char *id) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_journal_shelf_clean:
 * @shelf: the folder
 *
 * Takes away journals in which nothing was ever done, and what was thrown away
 * or left half made more than a day ago. Sets aside journals of which nothing
 * can be read. What a program has open stays. May be called in any thread.
 *
 * Returns: how many were set aside
 */
guint tengen_journal_shelf_clean (const char *shelf);

G_END_DECLS
