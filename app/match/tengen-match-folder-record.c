/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-match-folder-record: the records of a match beside its table
 *
 * Shape: a record that this program wrote is written over as long as it was not
 *        changed elsewhere; any other file stays.
 */
#include "tengen-match-folder-private.h"

#include <errno.h>

#include "tengen-files.h"
#include "tengen-match-name.h"

static char *
get_record_path (TengenMatchFolder *self, const char *name)
{
  return g_build_filename (self->path, name, NULL);
}

static char *
get_record_checksum (TengenMatchFolder *self, const char *name)
{
  g_autofree char *path = get_record_path (self, name);
  g_autoptr (GFile) file = g_file_new_for_path (path);

  return tengen_files_get_checksum (file);
}

static const char *
get_player_name (const TengenMatch *match, int player)
{
  return player == TENGEN_MATCH_NOBODY
             ? ""
             : tengen_match_get_player (match, player)->name;
}

static char *
make_stem (const TengenMatch *match, const TengenMatchGame *game)
{
  /* so that the whole is no longer than any file system takes */
  const gsize most = 58;
  g_autofree char *black =
      tengen_match_name_clean (get_player_name (match, game->black), most);
  g_autofree char *white =
      tengen_match_name_clean (get_player_name (match, game->white), most);

  return g_strdup_printf (
      "r%02d-b%02d %s-%s", game->round, game->board, black, white);
}

static gboolean
is_free (TengenMatchFolder *self, const char *name)
{
  g_autofree char *path = get_record_path (self, name);

  return !g_file_test (path, G_FILE_TEST_EXISTS) &&
         !g_file_test (path, G_FILE_TEST_IS_SYMLINK);
}

static char *
make_free_name (TengenMatchFolder *self, const TengenMatchGame *game)
{
  g_autofree char *stem =
      make_stem (tengen_match_table_get (self->table), game);

  for (guint i = 1;; i++)
    {
      char *name = tengen_match_name_number (stem, ".sgf", i);

      if (is_free (self, name))
        return name;
      g_free (name);
    }
}

/* Whether the record on disk is as this program wrote it, or gone. */
static gboolean
is_own (TengenMatchFolder *self, int game, const char *name)
{
  g_autofree char *there = get_record_checksum (self, name);
  const char *own = g_hash_table_lookup (self->records, GINT_TO_POINTER (game));

  return g_strcmp0 (there, own) == 0 || is_free (self, name);
}

void
tengen_match_folder_own_records (TengenMatchFolder *self)
{
  const TengenMatch *match = tengen_match_table_get (self->table);

  for (guint i = 0; i < match->games->len; i++)
    {
      const TengenMatchGame *game = tengen_match_get_game (match, (int) i);
      char *checksum = NULL;

      if (game->file == NULL || game->result.kind != TENGEN_RESULT_UNKNOWN)
        continue;
      checksum = get_record_checksum (self, game->file);
      if (checksum != NULL)
        g_hash_table_insert (self->records, GUINT_TO_POINTER (i), checksum);
    }
}

/* The name that a record has, or shall have: `r01-b02 花子-太郎.sgf`. */
static char *
make_name (TengenMatchFolder *self, int game)
{
  const TengenMatchGame *there;

  there = tengen_match_get_game (tengen_match_table_get (self->table), game);
  return there->file != NULL && is_own (self, game, there->file)
             ? g_strdup (there->file)
             : make_free_name (self, there);
}

gboolean
tengen_match_folder_put_record (TengenMatchFolder *self,
                                int game,
                                GBytes *sgf,
                                GError **error)
{
  g_autofree char *checksum = NULL;
  g_autofree char *name = NULL;
  g_autofree char *path = NULL;
  g_autoptr (GFile) file = NULL;

  g_return_val_if_fail (TENGEN_IS_MATCH_FOLDER (self), FALSE);
  g_return_val_if_fail (sgf != NULL, FALSE);

  if (self->locked)
    return tengen_match_folder_fail (error, EACCES);
  checksum = g_compute_checksum_for_bytes (G_CHECKSUM_SHA256, sgf);
  if (tengen_match_get_game (tengen_match_table_get (self->table), game)
              ->file != NULL &&
      g_strcmp0 (g_hash_table_lookup (self->records, GINT_TO_POINTER (game)),
                 checksum) == 0)
    return TRUE;
  name = make_name (self, game);
  path = get_record_path (self, name);
  file = g_file_new_for_path (path);
  if (!tengen_files_write (
          file, sgf, NULL, TENGEN_FILES_WRITE_PLAIN, NULL, error))
    return FALSE;
  g_hash_table_insert (
      self->records, GINT_TO_POINTER (game), g_steal_pointer (&checksum));
  tengen_match_table_set_file (self->table, game, name);
  return TRUE;
}
