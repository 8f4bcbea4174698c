/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-journal-shelf-index: what the logs of a shelf say, kept in one file
 *
 * What:  entries as they were when their logs had a size and a time; a cache
 *        that may be removed at any time.
 * Not:   reading logs (tengen-journal-shelf).
 * Shape: text; a line an entry, fields with tabs between them, the MD5 of all
 *        lines in the last. A file with another sum counts as none.
 */
#pragma once

#include "tengen-journal-shelf.h"

G_BEGIN_DECLS

/* An entry, and the log that it was read from. */
typedef struct
{
  TengenJournalShelfEntry entry;
  gint64 log_time;
  guint64 log_size;
} TengenJournalShelfLine;

/* Frees a line. */
void tengen_journal_shelf_line_free (TengenJournalShelfLine *self);

/* Reads the index of a shelf: lines by their entries' ids. */
GHashTable *tengen_journal_shelf_index_read (const char *shelf);

/* Writes the index; whether that worked is of no consequence. */
void tengen_journal_shelf_index_write (const char *shelf, GPtrArray *lines);

G_END_DECLS
