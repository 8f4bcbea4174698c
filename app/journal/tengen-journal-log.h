/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-journal-log: the text of a journal's log, and what of it is certain
 *
 * What:   reads the bytes of a log, tells how far they are what was written,
 *         and seals what is written next.
 * Not:    files (tengen-journal), what commands mean (core/game).
 * Shape:  all that is written at once is followed by `#sum X`. X are the first
 *         16 hexadecimal digits of the SHA-256 of the sum before and of the
 *         bytes since; so bytes that changed, are missing or changed places are
 *         noticed. `#base SHA-256` is that of base.sgf, `#end` stands where the
 *         journal was closed. None of the three is given as a line.
 *         Older programs skip these notes; what they wrote has no sums: a whole
 *         log, or what comes behind `#open` at the end of a newer log.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * TengenJournalState:
 * @TENGEN_JOURNAL_CLOSED: whole and closed, or written by a program that knew
 *   no sums
 * @TENGEN_JOURNAL_CUT: what is given was written, more may have been: the
 *   program or the machine stopped
 * @TENGEN_JOURNAL_DAMAGED: behind what is given stands something else than was
 *   written
 * @TENGEN_JOURNAL_NEWER: written in a later format; nothing is given
 *
 * How far a log can be trusted.
 */
typedef enum
{
  TENGEN_JOURNAL_CLOSED,
  TENGEN_JOURNAL_CUT,
  TENGEN_JOURNAL_DAMAGED,
  TENGEN_JOURNAL_NEWER,
} TengenJournalState;

/**
 * TengenJournalLog:
 * @state: how far it can be trusted
 * @lines: commands and notes that count, ends with %NULL
 * @base: (nullable): the SHA-256 of base.sgf, or %NULL where it was not noted
 * @exact: nothing follows what counts, so that the log can be appended to
 * @chain: what the next sum is based on
 *
 * A log that was read.
 */
typedef struct
{
  TengenJournalState state;
  char **lines;
  char *base;
  gboolean exact;
  GChecksum *chain;
} TengenJournalLog;

/**
 * tengen_journal_log_read:
 * @data: the bytes of a log
 * @length: how many
 *
 * Reads a log. Bytes of any kind are allowed.
 *
 * Returns: (transfer full): what counts
 */
TengenJournalLog *tengen_journal_log_read (const char *data, gsize length)
    G_GNUC_WARN_UNUSED_RESULT;

/* Frees it; does nothing for %NULL. */
void tengen_journal_log_free (TengenJournalLog *self);

/**
 * tengen_journal_log_skip:
 * @line: a line of a log
 * @name: the name of a note, with its `#`
 *
 * Gives what a note with a text says.
 *
 * Returns: (transfer none) (nullable): the text, or %NULL for another line
 */
const char *tengen_journal_log_skip (const char *line, const char *name);

/**
 * tengen_journal_log_start:
 * @format: the format of the commands
 * @base: the SHA-256 of base.sgf
 *
 * Gives the first lines of a log.
 *
 * Returns: (transfer full): text
 */
char *tengen_journal_log_start (int format,
                                const char *base) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_journal_log_seal:
 * @chain: what the sum hangs on; a new SHA-256 at the start of a log
 * @text: whole lines; the sum is added to them
 *
 * Seals what is about to be written.
 *
 * Returns: (transfer full): what the next sum hangs on, if @text was written
 */
GChecksum *tengen_journal_log_seal (const GChecksum *chain,
                                    GString *text) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TengenJournalLog, tengen_journal_log_free)

G_END_DECLS
