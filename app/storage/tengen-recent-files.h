/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-recent-files: the records that were opened or saved last (最近の棋譜)
 *
 * What:  the desktop's list of recent files; lessons go into it, too, and game
 *        records are taken from it.
 * Not:   games that wait in journals (tengen-journal-shelf).
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* As many are listed at most. */
#define TENGEN_RECENT_FILES_MOST 10

/* Puts a record of any form at the head of the list, when idle. */
void tengen_recent_files_add (GFile *file);

/* Puts a lesson there, when idle. */
void tengen_recent_files_add_lesson (GFile *file);

/**
 * tengen_recent_files_list:
 * @manager: the desktop's list
 *
 * Lists the records that still are there, the last one first.
 *
 * Returns: (transfer full) (element-type GFile): files
 */
GPtrArray *
tengen_recent_files_list (GtkRecentManager *manager) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
