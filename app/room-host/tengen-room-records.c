/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-room-records: what is left of a room: its event as a folder
 *
 * Shape: a record is named by its table, so that it is the same file whenever it
 *        is written. The table of the event names the records that are there.
 */
#include "tengen-room-records.h"

#include <errno.h>
#include <gio/gio.h>
#include <glib/gstdio.h>
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

  return g_file_set_contents_full (path,
                                   text,
                                   (gssize) strlen (text),
                                   G_FILE_SET_CONTENTS_CONSISTENT,
                                   0600,
                                   NULL)
             ? 0
             : EIO;
}

/* The name of the record of a table, "" before it was written. */
static char *
find_record (const char *folder, int table)
{
  g_autofree char *start = g_strdup_printf ("t%03d ", table + 1);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_prefix (name, start) && g_str_has_suffix (name, ENDING))
      return g_strdup (name);
  return NULL;
}

static int
write_table (const char *folder, const TengenRoom *room)
{
  const TengenMatch *event = tengen_room_get_match (room);
  TengenMatch *match;
  g_autofree char *text = NULL;

  if (event == NULL)
    return 0;
  match = tengen_match_copy (event);
  for (int i = 0; i < tengen_room_get_n_tables (room); i++)
    {
      const TengenRoomTable *table = tengen_room_get_table (room, i);
      TengenMatchGame *game;

      if (table == NULL || table->match_game < 0)
        continue;
      game = match->games->pdata[table->match_game];
      g_free (game->file);
      game->file = find_record (folder, i);
    }
  text = tengen_match_to_text (match);
  tengen_match_free (match);
  return write_file (folder, TABLE, text);
}

int
tengen_room_records_keep (const char *folder,
                          const TengenRoom *room,
                          int table,
                          const TengenGame *game)
{
  g_autofree char *name = NULL;
  g_autofree char *sgf = NULL;
  int number;

  g_return_val_if_fail (folder != NULL && room != NULL, EINVAL);
  g_return_val_if_fail (game != NULL, EINVAL);

  name = make_name (game, table);
  sgf = tengen_room_records_write (game);
  number = write_file (folder, name, sgf);
  return number != 0 ? number : write_table (folder, room);
}

static gboolean
is_record (const char *name)
{
  return g_str_equal (name, TABLE) ||
         (name[0] == 't' && g_ascii_isdigit (name[1]) &&
          g_str_has_suffix (name, ENDING));
}

void
tengen_room_records_remove (const char *folder)
{
  g_autoptr (GDir) dir = NULL;
  const char *name;

  g_return_if_fail (folder != NULL);

  dir = g_dir_open (folder, 0, NULL);
  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    if (is_record (name))
      {
        g_autofree char *path = g_build_filename (folder, name, NULL);

        g_unlink (path);
      }
}
