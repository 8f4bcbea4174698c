/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-room-say: the messages about the room, in the present language
 */
#include "tengen-room-host-private.h"

#include <string.h>

#include "tengen-words-room-table.h"
#include "tengen-words-room.h"
#include "tengen-words-ruby.h"
#include "tengen-words.h"

static void
add_part (TengenRoomWriter *writer, const TengenLessonSpan *span)
{
  if (span->reading == NULL)
    {
      tengen_room_writer_string (writer, NULL, span->base);
      return;
    }
  tengen_room_writer_open_array (writer, NULL);
  tengen_room_writer_string (writer, NULL, span->base);
  tengen_room_writer_string (writer, NULL, span->reading);
  tengen_room_writer_close (writer);
}

void
tengen_room_say_text (TengenRoomWriter *writer,
                      const char *key,
                      const char *text)
{
  g_autoptr (TengenLessonText) parts = NULL;

  if (text == NULL)
    return;
  parts = tengen_words_ruby (text);
  tengen_room_writer_open_array (writer, key);
  for (guint i = 0; i < parts->spans->len; i++)
    add_part (writer, &g_array_index (parts->spans, TengenLessonSpan, i));
  tengen_room_writer_close (writer);
}

char *
tengen_room_say_short (const char *kind, const char *why, const char *say)
{
  TengenRoomWriter *writer = tengen_room_writer_new (kind);

  tengen_room_writer_string (writer, "why", why);
  tengen_room_say_text (writer, "say", say);
  return tengen_room_writer_end (writer);
}

/* --- The room --- */

static void
add_member (TengenRoomWriter *writer, TengenRoomHost *host, int index)
{
  const TengenRoomMember *member = tengen_room_get_member (host->room, index);

  if (member == NULL)
    return;
  tengen_room_writer_open_object (writer, NULL);
  tengen_room_writer_int (writer, "member", index);
  tengen_room_writer_string (writer, "name", member->name);
  if (member->picture >= 0)
    tengen_room_writer_int (writer, "picture", member->picture);
  tengen_room_writer_bool (
      writer, "here", tengen_room_host_is_here (host, index));
  tengen_room_writer_bool (writer, "hand", member->hand);
  tengen_room_writer_close (writer);
}

static void
add_side (TengenRoomWriter *writer, const char *key, const TengenRoomSide *side)
{
  tengen_room_writer_open_array (writer, key);
  for (int i = 0; i < side->n; i++)
    tengen_room_writer_int (writer, NULL, side->members[i]);
  tengen_room_writer_close (writer);
}

static gboolean
has_hand (const TengenRoom *room, const TengenRoomSide *side)
{
  for (int i = 0; i < side->n; i++)
    {
      const TengenRoomMember *member =
          tengen_room_get_member (room, side->members[i]);

      if (member != NULL && member->hand)
        return TRUE;
    }
  return FALSE;
}

static void
add_state (TengenRoomWriter *writer,
           const TengenRoomTable *table,
           TengenRoomDesk *desk)
{
  const TengenPosition *position = tengen_room_play_get_position (desk->play);
  static const char *const states[] = { "play", "count", "over" };
  static const char *const stones[] = { "", "B", "W" };
  TengenPhase phase = tengen_position_get_phase (position);
  gboolean over = table->result.kind != TENGEN_RESULT_UNKNOWN;
  g_autofree char *result = NULL;

  if (over)
    phase = TENGEN_PHASE_OVER;
  tengen_room_writer_string (
      writer,
      "to_move",
      phase == TENGEN_PHASE_PLAY
          ? stones[tengen_position_get_to_move (position)]
          : "");
  tengen_room_writer_string (writer, "state", states[phase]);
  if (over)
    {
      TengenResult how;

      tengen_room_desk_get_result (desk, &how);
      result = tengen_words_end (position, &how);
    }
  tengen_room_say_text (writer, "result", result);
}

static gboolean
is_last_of (const TengenRoom *room, const TengenRoomSide *side, int index)
{
  for (int i = 0; i < side->n; i++)
    if (side->members[i] >= 0 &&
        tengen_room_find_table (room, side->members[i]) == index)
      return TRUE;
  return FALSE;
}

/* Of the games that are over only the last of a member stands in the list, or it
 * would grow all day. */
static gboolean
is_seen (const TengenRoom *room, const TengenRoomTable *table, int index)
{
  return table->result.kind == TENGEN_RESULT_UNKNOWN ||
         is_last_of (room, &table->sides[0], index) ||
         is_last_of (room, &table->sides[1], index);
}

static void
add_table (TengenRoomWriter *writer, TengenRoomHost *host, int index)
{
  const TengenRoom *room = host->room;
  const TengenRoomTable *table = tengen_room_get_table (room, index);
  TengenRoomDesk *desk = tengen_room_host_get_desk (host, index);
  const TengenPosition *position;
  int black;

  if (table == NULL || desk == NULL || !is_seen (room, table, index))
    return;
  position = tengen_room_play_get_position (desk->play);
  black = tengen_position_get_seat (position, TENGEN_STONE_BLACK) ==
                  TENGEN_SEAT_SECOND
              ? 1
              : 0;
  tengen_room_writer_open_object (writer, NULL);
  tengen_room_writer_int (writer, "table", index);
  add_side (writer, "black", &table->sides[black]);
  add_side (writer, "white", &table->sides[1 - black]);
  add_state (writer, table, desk);
  tengen_room_writer_bool (writer, "paused", table->paused);
  tengen_room_writer_bool (writer,
                           "hand",
                           has_hand (room, &table->sides[0]) ||
                               has_hand (room, &table->sides[1]));
  tengen_room_writer_bool (writer, "disputed", table->disputed);
  tengen_room_writer_close (writer);
}

char *
tengen_room_say_room (TengenRoomHost *host)
{
  const TengenRoom *room = host->room;
  TengenRoomWriter *writer = tengen_room_writer_new ("room");
  int shown = tengen_room_get_shown (room);

  tengen_room_writer_bool (writer, "paused", tengen_room_is_paused (room));
  if (tengen_room_get_table (room, shown) != NULL)
    tengen_room_writer_int (writer, "show", shown);
  tengen_room_writer_open_array (writer, "members");
  for (int i = 0; i < tengen_room_get_n_members (room); i++)
    add_member (writer, host, i);
  tengen_room_writer_close (writer);
  tengen_room_writer_open_array (writer, "tables");
  for (int i = 0; i < tengen_room_get_n_tables (room); i++)
    add_table (writer, host, i);
  tengen_room_writer_close (writer);
  tengen_room_writer_open_array (writer, "greetings");
  for (guint i = 0; i < TENGEN_WORDS_ROOM_N_GREETINGS; i++)
    tengen_room_say_text (writer, NULL, tengen_words_room_greeting (i));
  tengen_room_writer_close (writer);
  return tengen_room_writer_end (writer);
}

/* One object of the keys of two. */
static char *
join (const char *first, char *second)
{
  g_autofree char *owned = second;

  if (g_str_equal (second, "{}"))
    return g_strdup (first);
  return g_strdup_printf (
      "%.*s,%s", (int) strlen (first) - 1, first, second + 1);
}

/* What comes next for a member without a game; NULL while one goes on. */
static const char *
say_next (const TengenRoom *room, const TengenRoomTable *table)
{
  if (tengen_room_is_paused (room))
    return tengen_words_room (TENGEN_WORDS_ROOM_PAUSED);
  if (table == NULL)
    return tengen_words_room (TENGEN_WORDS_ROOM_WAIT);
  return table->result.kind != TENGEN_RESULT_UNKNOWN
             ? tengen_words_room (TENGEN_WORDS_ROOM_OVER)
             : NULL;
}

char *
tengen_room_say_room_for (const TengenRoomClient *client, const char *room)
{
  const TengenRoom *state = client->host->room;
  TengenRoomWriter *writer = tengen_room_writer_new (NULL);
  int yours = tengen_room_find_table (state, client->member);
  const TengenRoomTable *table = tengen_room_get_table (state, yours);

  if (table != NULL)
    tengen_room_writer_int (writer, "yours", yours);
  if (client->member >= 0)
    tengen_room_say_text (writer, "say", say_next (state, table));
  return join (room, tengen_room_writer_end (writer));
}

/* --- Coming in --- */

/* What stands on the page. */
static void
add_words (TengenRoomWriter *writer)
{
  tengen_room_writer_open_object (writer, "words");
  for (guint i = 0; i < tengen_words_room_count (); i++)
    tengen_room_say_text (
        writer, tengen_words_room_get_id (i), tengen_words_room_get_text (i));
  tengen_room_writer_close (writer);
}

char *
tengen_room_say_welcome (const TengenRoomClient *client)
{
  TengenRoomHost *host = client->host;
  const TengenRoom *room = host->room;
  const TengenRoomSettings *settings = tengen_room_get_settings (room);
  TengenRoomWriter *writer = tengen_room_writer_new ("welcome");
  g_autofree char *game = tengen_words_game (settings->setup);

  tengen_room_writer_int (writer, "v", 1);
  tengen_room_writer_string (
      writer, "lang", tengen_room_speak_get_code (client->language));
  tengen_room_writer_string (writer, "title", settings->title);
  tengen_room_say_text (writer, "game", game);
  tengen_room_writer_string (
      writer, "page", tengen_room_server_get_page (host->server));
  add_words (writer);
  tengen_room_writer_bool (writer, "open", settings->open);
  tengen_room_writer_open_array (writer, "members");
  for (int i = 0; i < tengen_room_get_n_members (room); i++)
    add_member (writer, host, i);
  tengen_room_writer_close (writer);
  return tengen_room_writer_end (writer);
}
