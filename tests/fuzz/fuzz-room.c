/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * fuzz-room: any bytes as the log of a room, and as a message
 *
 * What: each line is an event or none; one that happens is written again the
 *       same, and keeps what a room promises: a member at one open table, players
 *       of the event as many as members, the same state when the events that
 *       were done are done again. A line that begins with `{` is a message too:
 *       what was read is written and read again the same.
 */
#include "fuzz-one.h"
#include "tengen-match-text.h"
#include "tengen-room-json.h"
#include "tengen-room.h"

#include <string.h>

static void
demand (gboolean kept, const char *promise)
{
  if (!kept)
    g_error ("%s", promise);
}

/* --- Messages --- */

static char *
write_again (const TengenRoomJson *json)
{
  TengenRoomWriter *writer = tengen_room_writer_new (NULL);

  for (guint i = 0; i < tengen_room_json_get_n (json); i++)
    tengen_room_writer_value (writer,
                              tengen_room_json_get_key (json, i),
                              tengen_room_json_get_at (json, i));
  return tengen_room_writer_end (writer);
}

static void
try_message (const char *line)
{
  g_autoptr (TengenRoomJson) json = tengen_room_json_read (line, strlen (line));
  g_autoptr (TengenRoomJson) back = NULL;
  g_autofree char *text = NULL;
  g_autofree char *again = NULL;

  if (json == NULL)
    return;
  text = write_again (json);
  if (strlen (text) > TENGEN_ROOM_MESSAGE_MAX)
    return;
  back = tengen_room_json_read (text, strlen (text));
  demand (back != NULL, "what was written can be read");
  again = write_again (back);
  demand (strcmp (text, again) == 0, "it is written the same again");
}

/* --- The log --- */

static void
check_tables (const TengenRoom *room)
{
  guint64 seen = 0;

  for (int i = 0; i < tengen_room_get_n_tables (room); i++)
    {
      const TengenRoomTable *table = tengen_room_get_table (room, i);

      if (table == NULL || table->result.kind != TENGEN_RESULT_UNKNOWN)
        continue;
      for (int side = 0; side < 2; side++)
        for (int j = 0; j < table->sides[side].n; j++)
          {
            int member = table->sides[side].members[j];
            guint64 bit = member < 0 ? 0 : G_GUINT64_CONSTANT (1) << member;

            demand ((seen & bit) == 0, "a member sits at one open table");
            seen |= bit;
          }
    }
}

/* Gives all that a room shows, as text. */
static char *
dump (const TengenRoom *room)
{
  GString *text = g_string_new (NULL);
  g_autofree char *match = tengen_match_to_text (tengen_room_get_match (room));

  g_string_append (text, match);
  for (int i = 0; i < tengen_room_get_n_tables (room); i++)
    {
      const TengenRoomTable *table = tengen_room_get_table (room, i);

      if (table != NULL)
        g_string_append_printf (
            text,
            "%d %u %d %d %016" G_GINT64_MODIFIER "x\n",
            i,
            table->n,
            table->asked,
            table->disputed,
            tengen_room_hash (tengen_position_get_board (
                                  tengen_game_get_position (table->game)),
                              TENGEN_STONE_NONE));
    }
  return g_string_free (text, FALSE);
}

static void
check_line (const char *text)
{
  g_autoptr (TengenRoomEvent) back = tengen_room_event_decode (text);
  g_autofree char *again = NULL;

  demand (back != NULL, "an event that was written is one");
  again = tengen_room_event_encode (back);
  demand (strcmp (text, again) == 0, "an event is written the same again");
}

static void
try_event (TengenRoom *room, const char *line, GPtrArray *done)
{
  g_autoptr (TengenRoomEvent) event = tengen_room_event_decode (line);

  if (event == NULL ||
      tengen_room_do (room, event, NULL) != TENGEN_ROOM_FAULT_NONE)
    return;
  g_ptr_array_add (done, tengen_room_event_encode (event));
  check_line (done->pdata[done->len - 1]);
}

static void
check_replay (const TengenRoom *room, const GPtrArray *done)
{
  g_autoptr (TengenRoom) other = tengen_room_new ();
  g_autofree char *before = dump (room);
  g_autofree char *after = NULL;

  for (guint i = 0; i < done->len; i++)
    {
      g_autoptr (TengenRoomEvent) event =
          tengen_room_event_decode (done->pdata[i]);

      demand (tengen_room_do (other, event, NULL) == TENGEN_ROOM_FAULT_NONE,
              "what was done can be done again");
    }
  after = dump (other);
  demand (strcmp (before, after) == 0, "the log makes the same room again");
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_autofree char *text = g_strndup (size > 0 ? (const char *) data : "", size);
  g_auto (GStrv) lines = g_strsplit (text, "\n", 500);
  g_autoptr (TengenRoom) room = tengen_room_new ();
  g_autoptr (GPtrArray) done = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; lines[i] != NULL; i++)
    if (*lines[i] == '{')
      try_message (lines[i]);
    else
      try_event (room, lines[i], done);
  check_tables (room);
  demand ((int) tengen_room_get_match (room)->players->len ==
              tengen_room_get_n_members (room),
          "the players are the members");
  check_replay (room, done);
  return 0;
}
