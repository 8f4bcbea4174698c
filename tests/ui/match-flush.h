/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * match-flush: changing the table of a match, and waiting for it to be
 * written
 */
#pragma once

#include "tengen-match-folder-private.h"

/* Waits until what is to be written was written, or could not be. Says whether
 * the table is on the disk as it is. */
static inline gboolean
flush_match_folder (TengenMatchFolder *folder)
{
  if (folder->dirty && !folder->writing)
    tengen_match_folder_look (folder);
  while (folder->writing)
    g_main_context_iteration (NULL, TRUE);
  return !folder->dirty && !folder->broken;
}

/* Gives the match another title, which the folder writes. */
static inline void
set_match_title (TengenMatchFolder *folder, const char *title)
{
  TengenMatchTable *table = tengen_match_folder_get_table (folder);
  TengenMatch *match = tengen_match_copy (tengen_match_table_get (table));

  g_free (match->title);
  match->title = g_strdup (title);
  tengen_match_table_replace (table, match);
}
