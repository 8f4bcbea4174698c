/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-room-teacher: what a teacher's program sends, and is told
 */
#include "tengen-room-host-private.h"

#include <string.h>

#include "tengen-match-text.h"
#include "tengen-room-addresses.h"
#include "tengen-room-qr.h"
#include "tengen-room-records.h"
#include "tengen-sgf-reader.h"
#include "tengen-words.h"

#define MOST_ADDRESSES 8
#define MOST_LEVEL TENGEN_GAME_COMPUTER_LEVELS
/* Bytes of a text in a message: each may be written as two. A name has fewer
 * than half of it, so that there is an end of a line. */
#define MOST_PART 32000
#define MOST_BREAKS_S (24 * 3600)

/* Whether it was done; what is against it was told. */
static gboolean
do_event (TengenRoomClient *client, const TengenRoomEvent *event)
{
  TengenRoomFault fault = tengen_room_host_do (client->host, event);

  if (fault == TENGEN_ROOM_FAULT_NONE)
    return TRUE;
  tengen_room_message_refuse_fault (client, fault);
  return FALSE;
}

static int
get_number (const TengenRoomJson *message, const char *key)
{
  return (int) tengen_room_json_get_int (
      message, key, 0, G_MAXINT16, TENGEN_ROOM_NONE);
}

/* --- What is told --- */

static void
post_doubts (TengenRoomClient *client)
{
  GPtrArray *clients = client->host->clients;
  TengenRoomWriter *writer = tengen_room_writer_new ("doubts");

  tengen_room_writer_open_array (writer, "doubts");
  for (guint i = 0; i < clients->len; i++)
    {
      const TengenRoomClient *other = clients->pdata[i];
      const TengenRoomMember *member =
          other->doubt != 0
              ? tengen_room_get_member (client->host->room, other->asked)
              : NULL;

      if (member == NULL)
        continue;
      tengen_room_writer_open_object (writer, NULL);
      tengen_room_writer_int (writer, "doubt", other->doubt);
      tengen_room_writer_int (writer, "member", other->asked);
      tengen_room_writer_string (writer, "name", member->name);
      tengen_room_writer_close (writer);
    }
  tengen_room_writer_close (writer);
  tengen_room_host_post (client, "doubts", tengen_room_writer_end (writer));
}

/* Cuts a text behind the ends of lines (transfer full). */
static GPtrArray *
cut_text (const char *text)
{
  GPtrArray *parts = g_ptr_array_new_with_free_func (g_free);
  gsize left = strlen (text);

  while (left > MOST_PART)
    {
      const char *end = g_strrstr_len (text, MOST_PART, "\n");
      gsize length = (gsize) (end - text) + 1;

      g_ptr_array_add (parts, g_strndup (text, length));
      text += length;
      left -= length;
    }
  g_ptr_array_add (parts, g_strdup (text));
  return parts;
}

static void
post_match (TengenRoomClient *client)
{
  g_autofree char *text =
      tengen_match_to_text (tengen_room_get_match (client->host->room));
  g_autoptr (GPtrArray) parts = cut_text (text);

  for (guint i = 0; i < parts->len; i++)
    {
      TengenRoomWriter *writer = tengen_room_writer_new ("match");
      g_autofree char *subject = g_strdup_printf ("match %u", i);

      tengen_room_writer_string (writer, "text", parts->pdata[i]);
      if (parts->len > 1)
        {
          tengen_room_writer_int (writer, "part", i);
          tengen_room_writer_int (writer, "parts", parts->len);
          tengen_room_writer_int (writer, "sum", g_str_hash (text));
        }
      tengen_room_host_post (client, subject, tengen_room_writer_end (writer));
    }
}

static const char *const undos[] = { "ask", "free", "none", NULL };

static void
post_settings (TengenRoomClient *client)
{
  const TengenRoomSettings *settings =
      tengen_room_get_settings (client->host->room);
  TengenRoomWriter *writer = tengen_room_writer_new ("settings");
  g_autofree char *rules =
      tengen_game_setup_format_rules (settings->setup, NULL);
  g_autofree char *sgf = tengen_room_records_write_setup (settings->setup);

  tengen_room_writer_string (writer, "id", settings->id);
  tengen_room_writer_string (writer, "title", settings->title);
  tengen_room_writer_string (writer, "rules", rules);
  tengen_room_writer_int (writer, "size", settings->setup->width);
  tengen_room_writer_string (writer, "sgf", sgf);
  tengen_room_writer_string (writer, "undo", undos[settings->undo]);
  tengen_room_writer_bool (writer, "hints", settings->hints);
  tengen_room_writer_int (writer, "breaks", settings->breaks_s);
  tengen_room_writer_int (writer, "level", settings->level);
  tengen_room_writer_bool (writer, "open", settings->open);
  tengen_room_host_post (client, "settings", tengen_room_writer_end (writer));
}

static void
add_address (TengenRoomWriter *writer,
             const TengenRoomAddress *address,
             guint16 port,
             const char *key)
{
  g_autofree char *url =
      tengen_room_address_make_url (address->text, port, key);
  g_autofree char *plain =
      tengen_room_address_make_url (address->text, port, NULL);
  g_autofree char *bits = NULL;
  int size = 0;

  bits = tengen_room_qr_encode (url, &size);
  tengen_room_writer_open_object (writer, NULL);
  tengen_room_writer_string (writer, "url", url);
  tengen_room_writer_string (writer, "plain", plain);
  tengen_room_writer_string (
      writer, "kind", tengen_room_address_kind_to_string (address->kind));
  if (bits != NULL)
    {
      tengen_room_writer_open_object (writer, "qr");
      tengen_room_writer_int (writer, "size", size);
      tengen_room_writer_string (writer, "bits", bits);
      tengen_room_writer_close (writer);
    }
  tengen_room_writer_close (writer);
}

static void
post_door (TengenRoomClient *client)
{
  TengenRoomHost *host = client->host;
  const TengenRoomDoor *door = host->door;
  GPtrArray *addresses = tengen_room_host_get_addresses (host);
  guint16 port = host->port;
  gint64 now = g_get_monotonic_time ();
  TengenRoomWriter *writer = tengen_room_writer_new ("door");

  tengen_room_writer_string (writer, "code", tengen_room_door_get_code (door));
  tengen_room_writer_open_array (writer, "addresses");
  for (guint i = 0; i < MIN (addresses->len, MOST_ADDRESSES); i++)
    add_address (
        writer, addresses->pdata[i], port, tengen_room_door_get_key (door));
  tengen_room_writer_close (writer);
  tengen_room_writer_int (
      writer, "tries", tengen_room_door_get_tries (door, now));
  tengen_room_writer_int (
      writer, "wait", tengen_room_door_get_wait (door, now));
  tengen_room_writer_int (writer, "came", host->n_came);
  tengen_room_writer_int (writer, "port", port);
  tengen_room_host_post (client, "door", tengen_room_writer_end (writer));
}

void
tengen_room_teacher_tell (TengenRoomClient *client)
{
  static const struct
  {
    TengenRoomWants wants;
    void (*tell) (TengenRoomClient *client);
  } told[] = {
    { TENGEN_ROOM_WANTS_DOOR, post_door },
    { TENGEN_ROOM_WANTS_DOUBTS, post_doubts },
    { TENGEN_ROOM_WANTS_MATCH, post_match },
    { TENGEN_ROOM_WANTS_SETTINGS, post_settings },
  };

  tengen_room_speak (client->language);
  for (gsize i = 0; i < G_N_ELEMENTS (told); i++)
    if ((client->wants & told[i].wants) != 0)
      told[i].tell (client);
}

void
tengen_room_teacher_hello (TengenRoomClient *client,
                           const TengenRoomJson *message)
{
  if (!tengen_room_line_is_control (client->line))
    {
      tengen_room_message_refuse (
          client, "not-yours", TENGEN_WORDS_ROOM_NOT_YOURS);
      return;
    }
  client->language =
      tengen_room_speak_read (tengen_room_json_get_string (message, "lang"));
  tengen_room_speak (client->language);
  if (!tengen_room_enter_check_version (client, message))
    return;
  client->is_teacher = TRUE;
  client->wants = TENGEN_ROOM_WANTS_ALL;
  tengen_room_host_wake (client->host);
}

/* --- Settings --- */

static TengenGameSetup *
read_setup (const char *sgf)
{
  g_autoptr (TengenSgfReading) reading = NULL;

  reading = tengen_sgf_read (sgf, strlen (sgf), NULL, NULL);
  if (reading->record == NULL ||
      tengen_record_get_n_games (reading->record) == 0)
    return NULL;
  return tengen_game_setup_read (reading->record,
                                 tengen_record_get_game (reading->record, 0));
}

/* Finds a word of a list (%NULL-terminated), or gives what holds otherwise. */
static int
read_word (const TengenRoomJson *message,
           const char *key,
           const char *const *words,
           int otherwise)
{
  const char *word = tengen_room_json_get_string (message, key);

  for (int i = 0; word != NULL && words[i] != NULL; i++)
    if (g_str_equal (word, words[i]))
      return i;
  return otherwise;
}

static gboolean
read_bool (const TengenRoomJson *message, const char *key, gboolean otherwise)
{
  return tengen_room_json_get (message, key) != NULL
             ? tengen_room_json_get_bool (message, key)
             : otherwise;
}

/* The game of the message, else that of the room; %NULL for what is no game. */
static TengenGameSetup *
read_game (const TengenRoomJson *message, const TengenRoomSettings *now)
{
  const char *sgf = tengen_room_json_get_string (message, "sgf");

  return sgf != NULL ? read_setup (sgf) : tengen_game_setup_copy (now->setup);
}

static void
take_settings (TengenRoomClient *client, const TengenRoomJson *message)
{
  const TengenRoomSettings *now = tengen_room_get_settings (client->host->room);
  const char *title = tengen_room_json_get_string (message, "title");
  g_autoptr (TengenRoomEvent) event =
      tengen_room_event_new (TENGEN_ROOM_SETTINGS);
  TengenRoomSettings *settings = &event->settings;

  settings->id = g_strdup (now->id);
  settings->title = g_strdup (title != NULL ? title : now->title);
  settings->setup = read_game (message, now);
  if (settings->setup == NULL)
    {
      tengen_room_message_refuse (client, "message", TENGEN_WORDS_ROOM_MESSAGE);
      return;
    }
  settings->undo =
      (TengenRoomUndo) read_word (message, "undo", undos, now->undo);
  settings->hints = read_bool (message, "hints", now->hints);
  settings->open = read_bool (message, "open", now->open);
  settings->breaks_s = (int) tengen_room_json_get_int (
      message, "breaks", 0, MOST_BREAKS_S, now->breaks_s);
  settings->level = (int) tengen_room_json_get_int (
      message, "level", 1, MOST_LEVEL, now->level);
  do_event (client, event);
}

/* --- Members --- */

static void
take_members (TengenRoomClient *client, const TengenRoomJson *message)
{
  const TengenRoomJson *names = tengen_room_json_get (message, "add");

  for (guint i = 0; i < tengen_room_json_get_n (names); i++)
    {
      const char *name =
          tengen_room_json_as_string (tengen_room_json_get_at (names, i));
      g_autoptr (TengenRoomEvent) event =
          tengen_room_event_new (TENGEN_ROOM_ADD);

      event->member = TENGEN_ROOM_NONE;
      event->text =
          name != NULL
              ? g_utf8_normalize (name, -1, G_NORMALIZE_DEFAULT_COMPOSE)
              : NULL;
      if (event->text != NULL)
        g_strstrip (event->text);
      do_event (client, event);
    }
}

/* Takes the seat's device away. */
static void
drop_device (TengenRoomClient *client, int member, const char *why)
{
  TengenRoomClient *other = tengen_room_host_find_client (client->host, member);

  if (other != NULL)
    tengen_room_host_end_line (other, why, TENGEN_WORDS_ROOM_REMOVED);
}

static void
answer_doubt (TengenRoomClient *other, gboolean yes)
{
  other->doubt = 0;
  tengen_room_speak (other->language);
  if (yes)
    tengen_room_enter_seat (other, other->asked, other->picture);
  else
    tengen_room_message_refuse (other, "taken", TENGEN_WORDS_ROOM_TAKEN);
}

/* Says no to those who ask for the seat of a member that is removed: its number
 * may be given anew. */
static void
deny_all (TengenRoomClient *client, int member)
{
  GPtrArray *clients = client->host->clients;

  for (guint i = 0; i < clients->len; i++)
    {
      TengenRoomClient *other = clients->pdata[i];

      if (other->doubt != 0 && other->asked == member)
        answer_doubt (other, FALSE);
    }
  tengen_room_speak (client->language);
  tengen_room_host_tell_teachers (client->host, TENGEN_ROOM_WANTS_DOUBTS);
}

static void
take_member (TengenRoomClient *client, const TengenRoomJson *message)
{
  const char *name = tengen_room_json_get_string (message, "name");
  int member = get_number (message, "member");
  g_autoptr (TengenRoomEvent) event = NULL;

  if (tengen_room_json_get_bool (message, "remove"))
    event = tengen_room_event_new (TENGEN_ROOM_REMOVE);
  else if (tengen_room_json_get_bool (message, "free"))
    event = tengen_room_event_new (TENGEN_ROOM_FREE);
  else
    event = tengen_room_event_new (TENGEN_ROOM_RENAME);
  event->member = member;
  event->text = g_strdup (name);
  if (event->kind != TENGEN_ROOM_RENAME &&
      tengen_room_check (client->host->room, event) == TENGEN_ROOM_FAULT_NONE)
    drop_device (client, member, "removed");
  if (event->kind == TENGEN_ROOM_REMOVE)
    deny_all (client, member);
  do_event (client, event);
}

static void
take_admit (TengenRoomClient *client, const TengenRoomJson *message)
{
  GPtrArray *clients = client->host->clients;
  int doubt = get_number (message, "doubt");

  for (guint i = 0; doubt > 0 && i < clients->len; i++)
    {
      TengenRoomClient *other = clients->pdata[i];

      if (other->doubt != (guint) doubt)
        continue;
      answer_doubt (other, tengen_room_json_get_bool (message, "yes"));
      break;
    }
  tengen_room_host_tell_teachers (client->host, TENGEN_ROOM_WANTS_DOUBTS);
}

static void
take_lower (TengenRoomClient *client, const TengenRoomJson *message)
{
  g_autoptr (TengenRoomEvent) event = tengen_room_event_new (TENGEN_ROOM_HAND);

  event->member = get_number (message, "member");
  do_event (client, event);
}

/* --- Tables --- */

static void
take_pair (TengenRoomClient *client, const TengenRoomJson *message)
{
  static const char *const pairings[] = {
    "lot", "swiss", "round-robin", "relay", NULL
  };
  g_autoptr (TengenRoomEvent) event = tengen_room_event_new (TENGEN_ROOM_PAIR);

  event->number = read_word (message, "kind", pairings, -1);
  event->seed = g_random_int ();
  event->members = g_array_new (FALSE, FALSE, sizeof (gint16));
  for (int i = 0; i < tengen_room_get_n_members (client->host->room); i++)
    if (tengen_room_host_is_here (client->host, i) &&
        !tengen_room_is_busy (client->host->room, i))
      {
        gint16 member = (gint16) i;

        g_array_append_val (event->members, member);
      }
  do_event (client, event);
}

static void
read_side (const TengenRoomJson *members, TengenRoomSide *side)
{
  guint n = MIN (tengen_room_json_get_n (members), TENGEN_ROOM_MAX_TEAM);

  side->n = (int) n;
  for (guint i = 0; i < n; i++)
    {
      gint64 member = TENGEN_ROOM_NONE;

      tengen_room_json_as_int (tengen_room_json_get_at (members, i),
                               TENGEN_ROOM_COMPUTER,
                               TENGEN_ROOM_MAX_MEMBERS,
                               &member);
      side->members[i] = (gint16) member;
    }
}

static void
take_seat (TengenRoomClient *client, const TengenRoomJson *message)
{
  g_autoptr (TengenRoomEvent) event = tengen_room_event_new (TENGEN_ROOM_SEAT);

  read_side (tengen_room_json_get (message, "black"), &event->sides[0]);
  read_side (tengen_room_json_get (message, "white"), &event->sides[1]);
  event->seed = g_random_int ();
  do_event (client, event);
}

/* What is done to a table, or (PAUSE, SHOW) to all. */
static void
do_table (TengenRoomClient *client,
          const TengenRoomJson *message,
          TengenRoomEventKind kind)
{
  g_autoptr (TengenRoomEvent) event = tengen_room_event_new (kind);
  const char *result = tengen_room_json_get_string (message, "result");

  event->table = get_number (message, "table");
  event->on =
      kind == TENGEN_ROOM_RESULT || tengen_room_json_get_bool (message, "on");
  event->text = g_strdup (result);
  if (do_event (client, event) && kind == TENGEN_ROOM_RESULT)
    tengen_room_host_keep (client->host, event->table);
}

static void
take_record (TengenRoomClient *client, const TengenRoomJson *message)
{
  TengenRoomDesk *desk =
      tengen_room_host_get_desk (client->host, get_number (message, "table"));
  TengenRoomWriter *writer;
  g_autofree char *sgf = NULL;

  if (desk == NULL)
    {
      tengen_room_message_refuse_fault (client, TENGEN_ROOM_FAULT_TABLE);
      return;
    }
  sgf = tengen_room_records_write (
      tengen_session_get_game (tengen_room_play_get_session (desk->play)));
  writer = tengen_room_writer_new ("record");
  tengen_room_writer_int (writer, "table", desk->index);
  tengen_room_writer_string (writer, "sgf", sgf);
  tengen_room_host_post (client, NULL, tengen_room_writer_end (writer));
}

/* --- The room --- */

static void
take_code (TengenRoomClient *client, const TengenRoomJson *message)
{
  tengen_room_host_renew_code (client->host);
}

static void
take_close (TengenRoomClient *client, const TengenRoomJson *message)
{
  tengen_room_host_close (client->host,
                          tengen_room_json_get_bool (message, "keep"));
}

gboolean
tengen_room_teacher_take (TengenRoomClient *client,
                          const char *word,
                          const TengenRoomJson *message)
{
  static const struct
  {
    const char *word;
    void (*take) (TengenRoomClient *client, const TengenRoomJson *message);
  } words[] = {
    { "settings", take_settings }, { "members", take_members },
    { "member", take_member },     { "pair", take_pair },
    { "seat", take_seat },         { "lower", take_lower },
    { "admit", take_admit },       { "record", take_record },
    { "code", take_code },         { "close", take_close },
  };
  static const struct
  {
    const char *word;
    TengenRoomEventKind kind;
  } of_tables[] = {
    { "end", TENGEN_ROOM_END },
    { "pause", TENGEN_ROOM_PAUSE },
    { "show", TENGEN_ROOM_SHOW },
    { "result", TENGEN_ROOM_RESULT },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (words); i++)
    if (g_str_equal (word, words[i].word))
      {
        words[i].take (client, message);
        return TRUE;
      }
  for (gsize i = 0; i < G_N_ELEMENTS (of_tables); i++)
    if (g_str_equal (word, of_tables[i].word))
      {
        do_table (client, message, of_tables[i].kind);
        return TRUE;
      }
  return FALSE;
}
