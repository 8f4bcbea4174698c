/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-journal-private: what the files of a journal share
 */
#pragma once

#include "tengen-journal.h"

G_BEGIN_DECLS

int tengen_journal_open_in (const char *folder, const char *name, int flags);
/* Gives an open file, or -1 with errno; EWOULDBLOCK if a program has it. */
int tengen_journal_lock (const char *folder);
void tengen_journal_unlock (int fd);
/* Whether a folder takes nothing, so that no other program writes there. */
gboolean tengen_journal_is_read_only (int number);
/* Whether a journal had to do without a lock in this run. */
gboolean tengen_journal_had_no_locks (void);

G_END_DECLS
