/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-room-records: what is left of a room: its event as a folder
 *
 * Shape: a record is named by its table, so that it is the same file whenever it
 *        is written; a file that says so already is left alone, as each one that
 *        is written waits for the disk. The table of the event names the records
 *        that are there.
 */
#include "tengen-room-records.h"

#include <errno.h>
#include <gio/gio.h>
#include <glib/gstdio.h>
#include <stdlib.h>
#include <string.h>

#include "tengen-match-name.h"
#include "tengen-match-text.h"
#include "tengen-sgf-writer.h"

#define TABLE "table.tengen"
#define ENDING ".sgf"
#define APPLICATION "Tengen:" TENGEN_VERSION

/* So that the whole is no longer than any file system takes. */
#define MOST_NAME 58

char *
tengen_room_records_write (const TengenGame *game)
{
  g_return_val_if_fail (game != NULL, NULL);

  return tengen_sgf_write (tengen_game_get_record (game), APPLICATION, NULL);
}

char *
tengen_room_records_write_setup (const TengenGameSetup *setup)
{
  TengenRecord *record;
  char *sgf;

  g_return_val_if_fail (setup != NULL, NULL);

  record = tengen_game_setup_write (setup);
  sgf = tengen_sgf_write (record, APPLICATION, NULL);
  tengen_record_free (record);
  return sgf;
}

/* `t003 はるか-そうた.sgf` */
static char *
make_name (const TengenGame *game, int table)
{
  const TengenGameSetup *setup = tengen_game_get_setup (game);
  g_autofree char *black = tengen_match_name_clean (
      setup->black != NULL ? setup->black : "", MOST_NAME);
  g_autofree char *white = tengen_match_name_clean (
      setup->white != NULL ? setup->white : "", MOST_NAME);

  return g_strdup_printf ("t%03d %s-%s" ENDING, table + 1, black, white);
}

static int
write_file (const char *folder, const char *name, const char *text)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autofree char *before = NULL;

  if (g_file_get_contents (path, &before, NULL, NULL) &&
      g_str_equal (before, text))
    return 0;
  return g_file_set_contents_full (path,
                                   text,
                                   (gssize) strlen (text),
                                   G_FILE_SET_CONTENTS_CONSISTENT,
                                   0600,
                                   NULL)
             ? 0
             : EIO;
}

static gboolean
is_record (const char *name)
{
  return name[0] == 't' && g_ascii_isdigit (name[1]) &&
         g_str_has_suffix (name, ENDING);
}

/* The records that are there (element-type int utf8), by their table. */
static GHashTable *
list_records (const char *folder)
{
  GHashTable *records = g_hash_table_new_full (NULL, NULL, NULL, g_free);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    if (is_record (name))
      g_hash_table_insert (
          records, GINT_TO_POINTER (atoi (name + 1) - 1), g_strdup (name));
  return records;
}

int
tengen_room_records_keep_table (const char *folder, const TengenRoom *room)
{
  const TengenMatch *event;
  TengenMatch *match;
  g_autoptr (GHashTable) records = NULL;
  g_autofree char *text = NULL;

  g_return_val_if_fail (folder != NULL && room != NULL, EINVAL);

  event = tengen_room_get_match (room);
  if (event == NULL)
    return 0;
  records = list_records (folder);
  match = tengen_match_copy (event);
  for (int i = 0; i < tengen_room_get_n_tables (room); i++)
    {
      int index = tengen_room_get_match_game (room, i);
      TengenMatchGame *game;

      if (index < 0)
        continue;
      game = match->games->pdata[index];
      g_free (game->file);
      game->file =
          g_strdup (g_hash_table_lookup (records, GINT_TO_POINTER (i)));
    }
  text = tengen_match_to_text (match);
  tengen_match_free (match);
  return write_file (folder, TABLE, text);
}

int
tengen_room_records_keep (const char *folder, int table, const TengenGame *game)
{
  g_autofree char *name = NULL;
  g_autofree char *sgf = NULL;

  g_return_val_if_fail (folder != NULL && game != NULL, EINVAL);

  name = make_name (game, table);
  sgf = tengen_room_records_write (game);
  return write_file (folder, name, sgf);
}

void
tengen_room_records_remove (const char *folder)
{
  g_autoptr (GDir) dir = NULL;
  const char *name;

  g_return_if_fail (folder != NULL);

  dir = g_dir_open (folder, 0, NULL);
  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    if (g_str_equal (name, TABLE) || is_record (name))
      {
        g_autofree char *path = g_build_filename (folder, name, NULL);

        g_unlink (path);
      }
}
