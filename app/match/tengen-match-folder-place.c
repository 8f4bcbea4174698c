/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-match-folder-place: where matches are, and reading their tables
 */
#include "tengen-match-folder-private.h"

#include <errno.h>
#include <glib/gstdio.h>

#include "tengen-durable.h"
#include "tengen-files.h"
#include "tengen-sealed-file.h"
#include "tengen-match-name.h"
#include "tengen-words-match.h"

/* A table is much smaller. */
#define MOST_BYTES (8 * 1024 * 1024)
/* Folders of one name. */
#define MOST_TRIES 1000

static TengenMatch *
parse (GBytes *bytes, gboolean *changed, GError **error)
{
  TengenMatchTextReport report = { 0 };
  gsize length;
  const char *data = g_bytes_get_data (bytes, &length);
  TengenMatch *match = tengen_match_from_text (data, length, &report);
  g_autofree char *text = NULL;

  if (match == NULL)
    {
      text = tengen_words_match_text_fault (&report);
      g_set_error_literal (
          error, TENGEN_FILES_ERROR, TENGEN_FILES_ERROR_FORMAT, text);
    }
  if (changed != NULL)
    *changed = report.changed;
  tengen_match_text_report_clear (&report);
  return match;
}

static char *
make_stem (const TengenMatch *match)
{
  const gsize most = TENGEN_MATCH_NAME_MOST - strlen (" (1000)");
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;

  if (match->title != NULL && *match->title != '\0')
    return tengen_match_name_clean (match->title, most);
  if (match->players->len < 2)
    return tengen_match_name_clean (match->id, most);
  first = tengen_match_name_clean (tengen_match_get_player (match, 0)->name,
                                   (most - 1) / 2);
  second = tengen_match_name_clean (tengen_match_get_player (match, 1)->name,
                                    (most - 1) / 2);
  return g_strconcat (first, "-", second, NULL);
}

gboolean
tengen_match_folder_fail (GError **error, int number)
{
  tengen_files_set_error (error, number);
  return FALSE;
}

char *
tengen_match_folder_make (const char *parent,
                          const TengenMatch *match,
                          GError **error)
{
  g_autofree char *stem = make_stem (match);
  int number = 0;

  if (!tengen_sealed_file_make_folder (parent))
    number = errno;
  for (guint i = 1; number == 0 && i <= MOST_TRIES; i++)
    {
      g_autofree char *name = tengen_match_name_number (stem, "", i);
      g_autofree char *path = g_build_filename (parent, name, NULL);

      if (g_mkdir (path, 0777) == 0)
        {
          tengen_durable_sync_path (parent);
          return g_steal_pointer (&path);
        }
      number = errno == EEXIST ? 0 : errno;
    }
  tengen_match_folder_fail (error, number);
  return NULL;
}

TengenMatch *
tengen_match_folder_read (const char *path,
                          char **checksum,
                          gboolean *changed,
                          GError **error)
{
  g_autofree char *name =
      g_build_filename (path, TENGEN_MATCH_FOLDER_TABLE, NULL);
  g_autoptr (GFile) file = g_file_new_for_path (name);
  g_autoptr (GBytes) bytes =
      tengen_files_read_start (file, MOST_BYTES, NULL, error);

  if (bytes == NULL)
    return NULL;
  if (checksum != NULL)
    *checksum = g_compute_checksum_for_bytes (G_CHECKSUM_SHA256, bytes);
  return parse (bytes, changed, error);
}

char *
tengen_match_folder_make_id (void)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *day = g_date_time_format (now, "%Y%m%d");

  return g_strdup_printf ("%s-%08x", day, g_random_int ());
}

char *
tengen_match_folder_get_folder (const char *path)
{
  g_autofree char *base = g_path_get_basename (path);

  return g_str_equal (base, TENGEN_MATCH_FOLDER_TABLE)
             ? g_path_get_dirname (path)
             : g_strdup (path);
}

char *
tengen_match_folder_make_table_path (const char *path)
{
  g_autofree char *folder = NULL;

  g_return_val_if_fail (path != NULL, NULL);

  folder = tengen_match_folder_get_folder (path);
  return g_build_filename (folder, TENGEN_MATCH_FOLDER_TABLE, NULL);
}

gboolean
tengen_match_folder_is (const char *path)
{
  g_autofree char *name = tengen_match_folder_make_table_path (path);

  g_return_val_if_fail (name != NULL, FALSE);

  /* a link to nothing is a table that cannot be read */
  return g_file_test (name, G_FILE_TEST_EXISTS) ||
         g_file_test (name, G_FILE_TEST_IS_SYMLINK);
}

char *
tengen_match_folder_find (const char *parent, const char *id)
{
  g_autoptr (GDir) dir = NULL;
  const char *name;

  g_return_val_if_fail (parent != NULL && id != NULL, NULL);

  dir = g_dir_open (parent, 0, NULL);
  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (parent, name, NULL);
      g_autoptr (TengenMatch) match =
          tengen_match_folder_read (path, NULL, NULL, NULL);

      if (match != NULL && g_str_equal (match->id, id))
        return g_steal_pointer (&path);
    }
  return NULL;
}
