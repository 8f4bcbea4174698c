/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * app-shelf: what lies on a shelf of journals
 */
#pragma once

#include "app-folder.h"
#include "tengen-journal-shelf.h"

/* Takes the games that were open last, as a start does. */
static inline GPtrArray *
take_all_last (const char *shelf)
{
  g_auto (GStrv) ids = tengen_journal_shelf_find_last (shelf);
  int number = 0;
  return tengen_journal_shelf_take_all (
      shelf, (const char *const *) ids, &number);
}

/* Takes the newest of the games that were open last; the others stay. */
static inline TengenJournal *
take_last (const char *shelf)
{
  g_autoptr (GPtrArray) journals = take_all_last (shelf);
  for (guint i = 1; i < journals->len; i++)
    tengen_journal_leave (g_ptr_array_index (journals, i));
  return journals->len > 0 ? g_object_ref (g_ptr_array_index (journals, 0))
                           : NULL;
}

/* Counts the journals, also hidden ones. Another thread may be writing the index
 * of the shelf, beside it first. */
static inline guint
shelf_count (const char *shelf)
{
  g_autoptr (GDir) dir = g_dir_open (shelf, 0, NULL);
  const char *name;
  guint n = 0;
  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    n += !g_str_has_prefix (name, ".index");
  return n;
}
