/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * match-flush: waiting for the table of a match to be written
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
