/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-room-enter: how a device gets a seat, and gives it back
 *
 * Shape: a seat is a token. Only its SHA-256 is kept, so that whoever reads the
 *        log has no seat. A whole class may have one address, so that proves
 *        nothing: names of the list are given again by the teacher alone. Only
 *        where the room is full do made-up names make place.
 */
#include "tengen-room-host-private.h"

void
tengen_room_enter_welcome (TengenRoomClient *client)
{
  if (client->is_teacher)
    return;
  tengen_room_host_post (client, "welcome", tengen_room_say_welcome (client));
}

/* --- Seats --- */

/* Tells a device that it has a seat; @token: (nullable): what it did not know. */
static void
post_seated (TengenRoomClient *client, int index, const char *token)
{
  const TengenRoomMember *member =
      tengen_room_get_member (client->host->room, index);
  TengenRoomWriter *writer = tengen_room_writer_new ("seated");

  tengen_room_writer_int (writer, "member", index);
  tengen_room_writer_string (writer, "name", member->name);
  tengen_room_writer_int (writer, "picture", MAX (member->picture, 0));
  tengen_room_writer_string (writer, "token", token);
  tengen_room_host_post (client, NULL, tengen_room_writer_end (writer));
}

void
tengen_room_enter_seat (TengenRoomClient *client, int member, int picture)
{
  g_autoptr (TengenRoomEvent) event = tengen_room_event_new (TENGEN_ROOM_ENTER);
  g_autofree char *token = tengen_room_door_make_token ();
  TengenRoomFault fault;

  event->member = member;
  event->number = picture;
  event->text = tengen_room_door_sum (token);
  fault = tengen_room_host_do (client->host, event);
  client->doubt = 0;
  if (fault != TENGEN_ROOM_FAULT_NONE)
    {
      tengen_room_message_refuse_fault (client, fault);
      return;
    }
  tengen_room_host_seat (client, member);
  tengen_room_speak (client->language);
  post_seated (client, member, token);
}

/* --- Hello --- */

static gboolean
use_token (TengenRoomClient *client, const char *token)
{
  g_autofree char *sum = tengen_room_door_sum (token);
  int member = tengen_room_find_token (client->host->room, sum);

  if (member == TENGEN_ROOM_NONE)
    {
      tengen_room_message_refuse (
          client, "token", TENGEN_WORDS_ROOM_WRONG_TOKEN);
      return FALSE;
    }
  client->is_in = TRUE;
  tengen_room_enter_welcome (client);
  tengen_room_host_seat (client, member);
  tengen_room_speak (client->language);
  post_seated (client, member, token);
  return TRUE;
}

/* Whether the key or the code is right; what is against it was told. */
static gboolean
use_word (TengenRoomClient *client, const TengenRoomJson *message)
{
  TengenRoomDoor *door = client->host->door;
  const char *key = tengen_room_json_get_string (message, "key");
  const char *code = tengen_room_json_get_string (message, "code");
  gint64 now = g_get_monotonic_time ();
  TengenRoomDoorAnswer answer;

  if (key != NULL && tengen_room_door_try_key (door, key))
    return TRUE;
  if (code == NULL)
    {
      tengen_room_message_refuse (client, "key", TENGEN_WORDS_ROOM_WRONG_KEY);
      return FALSE;
    }
  answer = tengen_room_door_try_code (door, code, now);
  if (answer == TENGEN_ROOM_DOOR_RIGHT)
    return TRUE;
  if (answer == TENGEN_ROOM_DOOR_LOCKED)
    tengen_room_message_refuse_text (
        client,
        "locked",
        tengen_words_room (TENGEN_WORDS_ROOM_LOCKED),
        tengen_room_door_get_wait (door, now));
  else
    tengen_room_message_refuse (client, "code", TENGEN_WORDS_ROOM_WRONG_CODE);
  tengen_room_host_tell_door (client->host);
  return FALSE;
}

gboolean
tengen_room_enter_check_version (TengenRoomClient *client,
                                 const TengenRoomJson *message)
{
  if (tengen_room_json_get_int (message, "v", 0, G_MAXINT, 0) == 1)
    return TRUE;
  tengen_room_message_refuse (client, "version", TENGEN_WORDS_ROOM_VERSION);
  tengen_room_host_end_line (client, "version", TENGEN_WORDS_ROOM_VERSION);
  return FALSE;
}

void
tengen_room_enter_hello (TengenRoomClient *client,
                         const TengenRoomJson *message)
{
  const char *token = tengen_room_json_get_string (message, "token");

  client->language =
      tengen_room_speak_read (tengen_room_json_get_string (message, "lang"));
  tengen_room_speak (client->language);
  if (!tengen_room_enter_check_version (client, message))
    return;
  if (client->member >= 0 || client->is_teacher)
    tengen_room_message_refuse (client, "not-now", TENGEN_WORDS_ROOM_NOT_NOW);
  else if (token != NULL)
    use_token (client, token);
  else if (client->is_in || use_word (client, message))
    {
      client->is_in = TRUE;
      tengen_room_enter_welcome (client);
    }
}

/* --- Enter --- */

/* Whether a device asks for a seat. */
static gboolean
is_asked_for (TengenRoomHost *host, int member)
{
  GPtrArray *clients = host->clients;

  for (guint i = 0; i < clients->len; i++)
    {
      const TengenRoomClient *client = clients->pdata[i];

      if (client->doubt != 0 && client->asked == member)
        return TRUE;
    }
  return FALSE;
}

/* Takes out a name that was made up and left before a game. Returns: whether
 * there was one. */
static gboolean
make_place (TengenRoomHost *host)
{
  const TengenRoom *room = host->room;
  g_autoptr (TengenRoomEvent) event =
      tengen_room_event_new (TENGEN_ROOM_REMOVE);

  for (int i = 0; i < tengen_room_get_n_members (room); i++)
    {
      const TengenRoomMember *member = tengen_room_get_member (room, i);

      event->member = i;
      if (member != NULL && member->is_guest && !is_asked_for (host, i) &&
          tengen_room_host_is_left (host, i))
        return tengen_room_host_do (host, event) == TENGEN_ROOM_FAULT_NONE;
    }
  return FALSE;
}

static int
add_guest (TengenRoomClient *client, const char *name)
{
  const TengenRoom *room = client->host->room;
  g_autoptr (TengenRoomEvent) event = tengen_room_event_new (TENGEN_ROOM_ADD);
  TengenRoomFault fault;

  if (!tengen_room_get_settings (room)->open)
    {
      tengen_room_message_refuse (client, "name", TENGEN_WORDS_ROOM_NAME);
      return TENGEN_ROOM_NONE;
    }
  event->text = g_strdup (name);
  event->on = TRUE;
  event->member = TENGEN_ROOM_NONE;
  fault = tengen_room_host_do (client->host, event);
  if (fault == TENGEN_ROOM_FAULT_FULL && make_place (client->host))
    fault = tengen_room_host_do (client->host, event);
  if (fault == TENGEN_ROOM_FAULT_NONE)
    return tengen_room_find_name (room, name);
  tengen_room_message_refuse_fault (client, fault);
  return TENGEN_ROOM_NONE;
}

static gboolean
has_control (const char *text)
{
  for (; *text != '\0'; text = g_utf8_next_char (text))
    if (!g_unichar_isprint (g_utf8_get_char (text)))
      return TRUE;
  return FALSE;
}

/* The member a device asks for; NONE if there is none, which was told. */
static int
find_member (TengenRoomClient *client, const TengenRoomJson *message)
{
  const TengenRoom *room = client->host->room;
  const char *given = tengen_room_json_get_string (message, "name");
  g_autofree char *name = NULL;
  gint64 number;

  if (tengen_room_json_as_int (tengen_room_json_get (message, "member"),
                               0,
                               TENGEN_ROOM_MAX_MEMBERS,
                               &number))
    {
      if (tengen_room_get_member (room, (int) number) != NULL)
        return (int) number;
    }
  else if (given != NULL)
    {
      name = g_utf8_normalize (given, -1, G_NORMALIZE_DEFAULT_COMPOSE);
      if (name != NULL && !has_control (name) && *g_strstrip (name) != '\0')
        {
          int member = tengen_room_find_name (room, name);

          return member != TENGEN_ROOM_NONE ? member : add_guest (client, name);
        }
    }
  tengen_room_message_refuse (client, "name", TENGEN_WORDS_ROOM_NAME);
  return TENGEN_ROOM_NONE;
}

void
tengen_room_enter_take (TengenRoomClient *client, const TengenRoomJson *message)
{
  int member;

  if (client->member >= 0 || client->is_teacher)
    {
      tengen_room_message_refuse (client, "not-now", TENGEN_WORDS_ROOM_NOT_NOW);
      return;
    }
  member = find_member (client, message);
  if (member == TENGEN_ROOM_NONE)
    return;
  client->picture =
      (int) tengen_room_json_get_int (message,
                                      "picture",
                                      0,
                                      TENGEN_ROOM_N_PICTURES - 1,
                                      member % TENGEN_ROOM_N_PICTURES);
  if (*tengen_room_get_member (client->host->room, member)->token == '\0')
    {
      tengen_room_enter_seat (client, member, client->picture);
      return;
    }
  client->asked = member;
  if (client->doubt == 0)
    client->doubt = ++client->host->n_doubts;
  tengen_room_host_post (
      client,
      NULL,
      tengen_room_say_short (
          "waiting", NULL, tengen_words_room (TENGEN_WORDS_ROOM_ADMITTING)));
  tengen_room_host_tell_teachers (client->host, TENGEN_ROOM_WANTS_DOUBTS);
}

/* A name that a device made up and did not play with goes with it: else one
 * device could fill the room. */
static TengenRoomEventKind
choose_leave (TengenRoomClient *client)
{
  const TengenRoom *room = client->host->room;

  return tengen_room_get_member (room, client->member)->is_guest &&
                 !tengen_room_has_played (room, client->member)
             ? TENGEN_ROOM_REMOVE
             : TENGEN_ROOM_FREE;
}

void
tengen_room_enter_leave (TengenRoomClient *client,
                         const TengenRoomJson *message)
{
  g_autoptr (TengenRoomEvent) event =
      tengen_room_event_new (choose_leave (client));

  event->member = client->member;
  tengen_room_host_seat (client, TENGEN_ROOM_NONE);
  tengen_room_host_do (client->host, event);
  tengen_room_speak (client->language);
  tengen_room_enter_welcome (client);
}
