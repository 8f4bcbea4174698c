/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * half-saved: a file as a killed saving leaves it, for tests
 */
#pragma once

#include <string.h>

#include "app-folder.h"

/* Writes the first half of the new bytes over the old ones, which are no
 * longer, and what was noted of that. Gives the folder of what was noted. */
static inline char *
half_saved_make (const char *path, const char *old_text, const char *new_text)
{
  g_autofree char *uri = g_filename_to_uri (path, NULL, NULL);
  char *record = g_build_filename (
      g_get_user_state_dir (), "tengen", "saving", "0123abcd", NULL);
  g_autofree char *old_path = g_build_filename (record, "old", NULL);
  g_autofree char *new_path = g_build_filename (record, "new", NULL);
  g_autofree char *note_path = g_build_filename (record, "note", NULL);
  g_autofree char *old_sum =
      g_compute_checksum_for_string (G_CHECKSUM_SHA256, old_text, -1);
  g_autofree char *new_sum =
      g_compute_checksum_for_string (G_CHECKSUM_SHA256, new_text, -1);
  g_autofree char *all = g_strjoin ("\n", uri, old_sum, new_sum, NULL);
  g_autofree char *sum =
      g_compute_checksum_for_string (G_CHECKSUM_SHA256, all, -1);
  g_autofree char *note =
      g_strdup_printf ("[Saving]\nformat=1\nfile=%s\nold=%s\nnew=%s\nsum=%s\n",
                       uri,
                       old_sum,
                       new_sum,
                       sum);
  g_autofree char *torn = g_strdup (new_text);

  g_assert_cmpuint (strlen (old_text), <=, strlen (new_text));
  torn[strlen (new_text) / 2] = '\0';
  g_assert_cmpint (g_mkdir_with_parents (record, 0700), ==, 0);
  folder_write (old_path, old_text);
  folder_write (new_path, new_text);
  folder_write (note_path, note);
  folder_write (path, torn);
  return record;
}
