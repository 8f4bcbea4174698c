/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-journal: one game on disk as it is being played
 *
 * What:   a folder with the bytes the game was opened from (base.sgf), every
 *         command since (log) and a lock. Made at the first command; what was
 *         written outlives the program, what was synced the machine.
 * Not:    what the commands mean (core/game), which journals there are
 *         (tengen-journal-shelf).
 * Shape:  `log` is text, see tengen-journal-log: commands, one a line, and
 *         notes, which start with `#`: `#title TEXT`, `#game INDEX`, `#run NAME`
 *         (which run of the program has it), `#match NAME` (the match it is a
 *         game of), `#file URI CHECKSUM` (the game is
 *         saved there, as it is at this line; the checksum is that of the file),
 *         `#saving URI CHECKSUM` (it is about to be), `#parked` (put away by the
 *         user), `#open` (taken up again), `#charset NAME` (what the base was
 *         read in), `#mode review` or `#mode play`, `#kept` (the base itself is
 *         in no file), `#origin URI` (it is a copy of that file of another
 *         form, which is never written), `#apart` (belongs to its file no more), `#over` (the game
 *         has ended), `#going` (it goes on after all), `#keeping CHECKSUM
 *         NAME` (the history is about to have it, as it is at this line, in that
 *         file), `#history CHECKSUM NAME` (it had it; programs that know no
 *         `#keeping` noted this before).
 *         What is damaged stays byte for byte as it is: the game goes on in a
 *         new journal, and the old one is set aside.
 * Locks:  the program that has a journal holds a flock on `lock`; where there
 *         are no locks, the file names the program. A folder gets its name only
 *         when it is locked and complete.
 */
#pragma once

#include <gio/gio.h>

#include "tengen-journal-log.h"

G_BEGIN_DECLS

/* Bytes that are read of a file of a journal. A base has 64 MiB at most; no
 * game ever had a log this long. */
#define TENGEN_JOURNAL_LARGEST (256 * 1024 * 1024)

/* What the name of a journal that was set aside ends in. */
#define TENGEN_JOURNAL_ASIDE ".bad"

#define TENGEN_TYPE_JOURNAL (tengen_journal_get_type ())
G_DECLARE_FINAL_TYPE (TengenJournal, tengen_journal, TENGEN, JOURNAL, GObject)

/* Signals:
 *   failed (const char *reason)  something could not be written; tried again
 *                                with every further line and every few
 *                                seconds, and told once until it works again
 *   recovered ()                 all of it is on the disk now
 *   unlocked ()                  this disk knows no locks; told once in a run
 */

/**
 * tengen_journal_new:
 * @shelf: the folder of all journals
 * @base: the bytes of the record that the commands start from
 * @game: which game of the record
 * @title: how to call it in a list
 *
 * Makes a journal; nothing is written before the first command.
 *
 * Returns: (transfer full): a journal
 */
TengenJournal *tengen_journal_new (const char *shelf,
                                   GBytes *base,
                                   guint game,
                                   const char *title) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_journal_take:
 * @shelf: the folder of all journals
 * @id: the name of a journal
 *
 * Takes a journal that no program has, to read it and to go on with it. A
 * damaged journal is given, too, with what is certain of it.
 *
 * On a disk that cannot be written to it is given, too; what is added waits
 * until it can be written.
 *
 * Errors: ENOENT (it is not there), EWOULDBLOCK (a program has it),
 * EPROTONOSUPPORT (it is of a later format), or why it cannot be read now.
 *
 * Returns: (transfer full) (nullable): the journal, or %NULL with errno
 */
TengenJournal *tengen_journal_take (const char *shelf,
                                    const char *id) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_journal_is_open:
 * @shelf: the folder of all journals
 * @id: the name of a journal
 *
 * Tells whether a program has a journal open, be it this one.
 *
 * Returns: %TRUE if it has
 */
gboolean tengen_journal_is_open (const char *shelf, const char *id);

/* Gives the name of its folder, %NULL while that is not written. */
const char *tengen_journal_get_id (TengenJournal *self);

/* Names this run of the program, as the journals it makes or takes up do. */
const char *tengen_journal_get_run (void);

/**
 * tengen_journal_adopt_run:
 * @self: a journal that was taken
 *
 * Gives this run of the program the name of the one that had the journal last:
 * what was open then is open now, also if the program is stopped before all of
 * it is taken up.
 */
void tengen_journal_adopt_run (TengenJournal *self);

/* Gives commands and notes as they stood when it was taken. */
const char *const *tengen_journal_get_lines (TengenJournal *self);

/* Tells how far a taken journal's lines can be trusted. */
TengenJournalState tengen_journal_get_state (TengenJournal *self);

/**
 * tengen_journal_can_go_on:
 * @self: a journal
 *
 * Tells whether lines may be added. Behind damage, or behind half a line, they
 * may not: the journal stays as it is.
 *
 * Returns: %TRUE if they may
 */
gboolean tengen_journal_can_go_on (TengenJournal *self);

/**
 * tengen_journal_read_base:
 * @self: a journal that was taken
 *
 * Reads what the commands start from.
 *
 * Errors: EBADMSG (they are not those that were written), or why they cannot be
 * read.
 *
 * Returns: (transfer full) (nullable): bytes, or %NULL with errno
 */
GBytes *
tengen_journal_read_base (TengenJournal *self) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_journal_get_base_sum:
 * @self: a journal that was taken
 *
 * Gives the SHA-256 of the base as it was written.
 *
 * Returns: (transfer none) (nullable): hexadecimal digits, or %NULL if they were
 *   not noted
 */
const char *tengen_journal_get_base_sum (TengenJournal *self);

/**
 * tengen_journal_append:
 * @self: a journal
 * @line: an encoded command
 *
 * Writes a command at once; a worker brings it to the disk. Lines that could
 * not be written are kept and tried again with the next one. Of a large base
 * the first lines wait until a thread has written it.
 *
 * Returns: %TRUE if it is written, or about to be
 */
gboolean tengen_journal_append (TengenJournal *self, const char *line);

/* Adds lines: commands and notes as in a log; %NULL ends them. */
void tengen_journal_append_lines (TengenJournal *self,
                                  const char *const *lines);

/**
 * tengen_journal_note:
 * @self: a journal
 * @name: the note's name, without `#`
 * @text: what it says, one line
 *
 * Adds a note. Of a journal that is not written yet it stays in memory until
 * the first command.
 */
void
tengen_journal_note (TengenJournal *self, const char *name, const char *text);

/**
 * tengen_journal_flush:
 * @self: a journal
 *
 * Tries again to write what could not be written, and waits for what is being
 * written.
 *
 * Returns: %TRUE if nothing is left
 */
gboolean tengen_journal_flush (TengenJournal *self);

/* Takes the folder off the disk. The journal is of no more use. */
void tengen_journal_remove (TengenJournal *self);

/**
 * tengen_journal_set_aside:
 * @self: a journal that was taken
 *
 * Renames the folder to `ID.bad`, where it stays as it is. The journal is of no
 * more use.
 */
void tengen_journal_set_aside (TengenJournal *self);

/**
 * tengen_journal_replace:
 * @self: a new journal with the lines of @old
 * @old: (transfer full): a damaged journal that was taken
 *
 * Goes on in @self instead. @old is set aside once all of @self is on the disk;
 * if that never comes, the next start goes on with @old again.
 */
void tengen_journal_replace (TengenJournal *self, TengenJournal *old);

/**
 * tengen_journal_leave:
 * @self: a journal
 *
 * Lets the journal go as it is, as if the program had ended. It is of no more
 * use here.
 */
void tengen_journal_leave (TengenJournal *self);

/**
 * tengen_journal_close:
 * @self: a journal
 *
 * Notes that nothing is missing and lets the journal go: another program may
 * take it at once. It is of no more use here.
 */
void tengen_journal_close (TengenJournal *self);

G_END_DECLS
