/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-room-message: what the messages of devices mean
 *
 * Shape: a table of words; whose they are stands beside them. A device that
 *        sends what cannot be understood is sent away after some time.
 */
#include "tengen-room-host-private.h"

#include "tengen-words.h"

#define MOST_FAULTS 10

/* A player sends no more than one greeting in this time. */
#define GREETING_US (2 * TENGEN_CLOCK_SECOND)

/* --- Refusals --- */

void
tengen_room_message_refuse_text (TengenRoomClient *client,
                                 const char *why,
                                 const char *say,
                                 int wait)
{
  TengenRoomWriter *writer = tengen_room_writer_new ("refused");

  tengen_room_writer_string (writer, "why", why);
  tengen_room_say_text (writer, "say", say);
  if (wait > 0)
    tengen_room_writer_int (writer, "wait", wait);
  tengen_room_host_post (client, NULL, tengen_room_writer_end (writer));
}

void
tengen_room_message_refuse_unsaved (TengenRoomClient *client, int number)
{
  g_autofree char *text = NULL;
  g_autofree char *why = NULL;
  g_autoptr (GString) say = NULL;

  tengen_room_speak (client->language);
  why = client->is_teacher ? tengen_words_errno (number) : NULL;
  say = g_string_new (why);
  if (!client->is_teacher)
    tengen_words_append (say, tengen_words_room (TENGEN_WORDS_ROOM_UNSAVED));
  else if (client->host->stuck != 0)
    tengen_words_append (say, tengen_words_room (TENGEN_WORDS_ROOM_HALTED));
  text = tengen_room_say_short ("refused", "disk", say->str);
  tengen_room_line_send (client->line, "disk", text);
}

/* Refuses what would have to be saved while nothing can be; a device that comes
 * in waits. A room of which nothing shall be left may end. */
static gboolean
is_stuck (TengenRoomClient *client,
          const char *word,
          const TengenRoomJson *message)
{
  int number = client->host->stuck;
  gboolean is_new = !client->is_in && !client->is_teacher;

  if (number == 0 || (client->is_teacher && g_strcmp0 (word, "close") == 0 &&
                      !tengen_room_json_get_bool (message, "keep")))
    return FALSE;
  tengen_room_message_refuse_unsaved (client, number);
  return !is_new ||
         (g_strcmp0 (word, "hello") != 0 && g_strcmp0 (word, "teacher") != 0);
}

void
tengen_room_message_refuse (TengenRoomClient *client,
                            const char *why,
                            TengenWordsRoom say)
{
  tengen_room_message_refuse_text (client, why, tengen_words_room (say), 0);
}

void
tengen_room_message_refuse_fault (TengenRoomClient *client,
                                  TengenRoomFault fault)
{
  const char *why = "not-now";

  if (fault == TENGEN_ROOM_FAULT_NAME || fault == TENGEN_ROOM_FAULT_TWICE)
    why = "name";
  else if (fault == TENGEN_ROOM_FAULT_FULL)
    why = "full";
  else if (fault == TENGEN_ROOM_FAULT_SEAT)
    why = "not-yours";
  else if (fault == TENGEN_ROOM_FAULT_CLOSED)
    why = "closed";
  tengen_room_message_refuse_text (
      client, why, tengen_words_room_fault (fault), 0);
}

void
tengen_room_message_misunderstand (TengenRoomClient *client)
{
  if (++client->faults < MOST_FAULTS)
    tengen_room_message_refuse (client, "message", TENGEN_WORDS_ROOM_MESSAGE);
  else if (client->faults == MOST_FAULTS)
    tengen_room_host_end_line (client, "message", TENGEN_WORDS_ROOM_MESSAGE);
}

/* --- At a table --- */

/* For which seat a device acts, by the message; a teacher names a side. */
static TengenSeat
get_seat (TengenRoomClient *client,
          TengenRoomDesk *desk,
          const TengenRoomJson *message)
{
  const TengenPosition *position = tengen_room_play_get_position (desk->play);
  const char *side = tengen_room_json_get_string (message, "side");

  if (!client->is_teacher)
    return tengen_room_get_seat (
        client->host->room, desk->index, client->member);
  if (side == NULL)
    return tengen_room_desk_get_default (desk);
  return tengen_position_get_seat (
      position,
      g_str_equal (side, "B") ? TENGEN_STONE_BLACK : TENGEN_STONE_WHITE);
}

static gboolean
has_turn (TengenRoomClient *client, TengenRoomDesk *desk, TengenSeat seat)
{
  return client->is_teacher || seat == TENGEN_SEAT_NONE ||
         tengen_room_desk_get_turn (desk, seat) == client->member;
}

/* How long messages of whoever acts for a seat, now or next, are on their way. */
static void
note_lag (TengenRoomDesk *desk, TengenSeat seat)
{
  const TengenRoomClient *client = tengen_room_host_find_client (
      desk->host, tengen_room_desk_get_turn (desk, seat));

  tengen_room_play_set_lag (
      desk->play,
      seat,
      client != NULL ? tengen_room_line_get_round_us (client->line) : 0);
}

/* The turn may go over: it begins by what is known of that line now. What is
 * sent shows that its line is there: the clock goes on before. */
static void
prepare (TengenRoomDesk *desk)
{
  note_lag (desk, TENGEN_SEAT_FIRST);
  note_lag (desk, TENGEN_SEAT_SECOND);
  tengen_room_desk_settle (desk);
}

/* The table a message is about, if the device may act there now; what is against
 * it was told. */
static TengenRoomDesk *
find_desk (TengenRoomClient *client,
           const TengenRoomJson *message,
           TengenSeat *seat)
{
  const TengenRoom *room = client->host->room;
  int index = (int) tengen_room_json_get_int (
      message, "table", 0, TENGEN_ROOM_MAX_TABLES, TENGEN_ROOM_NONE);
  TengenRoomDesk *desk = tengen_room_host_get_desk (client->host, index);
  const TengenRoomTable *table;

  if (desk == NULL)
    {
      tengen_room_message_refuse (client, "not-now", TENGEN_WORDS_ROOM_NOT_NOW);
      return NULL;
    }
  table = tengen_room_get_table (room, index);
  *seat = get_seat (client, desk, message);
  if (*seat == TENGEN_SEAT_NONE && !client->is_teacher)
    tengen_room_message_refuse (
        client, "not-yours", TENGEN_WORDS_ROOM_NOT_YOURS);
  else if (tengen_room_is_paused (room) || table->paused)
    tengen_room_message_refuse (client, "not-now", TENGEN_WORDS_ROOM_PAUSED);
  else if (table->result.kind != TENGEN_RESULT_UNKNOWN)
    tengen_room_message_refuse (client, "not-now", TENGEN_WORDS_ROOM_NOT_NOW);
  else if (tengen_room_json_get_int (message, "n", 0, G_MAXINT, -1) !=
           (gint64) table->n)
    {
      client->wants |= TENGEN_ROOM_WANTS_TABLES;
      tengen_room_message_refuse (client, "old", TENGEN_WORDS_ROOM_OLD);
    }
  else
    {
      prepare (desk);
      return desk;
    }
  return NULL;
}

static void
tell_answer (TengenRoomClient *client,
             TengenRoomDesk *desk,
             TengenRoomPlayAnswer answer)
{
  if (answer == TENGEN_ROOM_PLAY_NOT_NOW)
    tengen_room_message_refuse (client, "not-now", TENGEN_WORDS_ROOM_NOT_NOW);
  if (answer != TENGEN_ROOM_PLAY_REFUSED)
    return;
  tengen_reason_free (client->refused);
  client->refused =
      tengen_reason_copy (tengen_room_play_get_reason (desk->play));
  client->refused_at = desk->index;
  tengen_room_host_wake (client->host);
}

static void
take_tap (TengenRoomClient *client, const TengenRoomJson *message)
{
  TengenSeat seat;
  TengenRoomDesk *desk = find_desk (client, message, &seat);
  const TengenBoard *board;
  gint64 point;

  if (desk == NULL)
    return;
  board =
      tengen_position_get_board (tengen_room_play_get_position (desk->play));
  if (!tengen_room_json_as_int (tengen_room_json_get (message, "point"),
                                0,
                                tengen_board_get_n_points (board) - 1,
                                &point))
    {
      tengen_room_message_misunderstand (client);
      return;
    }
  tell_answer (
      client,
      desk,
      tengen_room_desk_can_tap (desk, seat, has_turn (client, desk, seat))
          ? tengen_room_play_tap (desk->play, seat, (TengenPoint) point)
          : TENGEN_ROOM_PLAY_NOT_NOW);
}

/* Whether it is one of those that can be done now, or the rules say why not. */
static gboolean
is_open (TengenRoomClient *client,
         TengenRoomDesk *desk,
         TengenSeat seat,
         const char *act)
{
  g_autoptr (GPtrArray) acts = NULL;

  if (has_turn (client, desk, seat))
    return TRUE;
  acts = tengen_room_desk_list_acts (desk, seat, FALSE);
  return g_ptr_array_find_with_equal_func (acts, act, g_str_equal, NULL);
}

static void
take_act (TengenRoomClient *client, const TengenRoomJson *message)
{
  const char *act = tengen_room_json_get_string (message, "act");
  TengenSeat seat;
  TengenRoomDesk *desk;

  if (act == NULL)
    {
      tengen_room_message_misunderstand (client);
      return;
    }
  desk = find_desk (client, message, &seat);
  if (desk == NULL)
    return;
  tell_answer (client,
               desk,
               is_open (client, desk, seat, act)
                   ? tengen_room_desk_act (desk, seat, act)
                   : TENGEN_ROOM_PLAY_NOT_NOW);
}

static void
take_do (TengenRoomClient *client, const TengenRoomJson *message)
{
  const char *line = tengen_room_json_get_string (message, "command");
  g_autoptr (TengenCommand) command =
      line != NULL ? tengen_command_decode (line) : NULL;
  TengenRoomFault fault;
  TengenSeat seat;
  TengenRoomDesk *desk;

  if (command == NULL)
    {
      tengen_room_message_misunderstand (client);
      return;
    }
  desk = find_desk (client, message, &seat);
  if (desk == NULL)
    return;
  fault = tengen_room_check_command (client->host->room,
                                     desk->index,
                                     client->member,
                                     tengen_room_play_get_position (desk->play),
                                     command);
  if (fault != TENGEN_ROOM_FAULT_NONE)
    tengen_room_message_refuse_fault (client, fault);
  else if (command->kind == TENGEN_COMMAND_TAKE_BACK)
    tell_answer (client, desk, tengen_room_desk_act (desk, seat, "undo"));
  else
    tell_answer (client, desk, tengen_room_play_do (desk->play, seat, command));
}

/* --- In the room --- */

static void
take_hand (TengenRoomClient *client, const TengenRoomJson *message)
{
  const TengenRoomMember *member =
      tengen_room_get_member (client->host->room, client->member);
  g_autoptr (TengenRoomEvent) event = tengen_room_event_new (TENGEN_ROOM_HAND);

  event->member = client->member;
  event->on = tengen_room_json_get_bool (message, "up");
  if (member != NULL && member->hand != event->on)
    tengen_room_host_do (client->host, event);
}

static void
post_greeting (TengenRoomClient *client, int table, int member, guint greeting)
{
  TengenRoomWriter *writer = tengen_room_writer_new ("greeted");

  tengen_room_speak (client->language);
  tengen_room_writer_int (writer, "table", table);
  tengen_room_writer_int (writer, "member", member);
  tengen_room_say_text (writer, "say", tengen_words_room_greeting (greeting));
  tengen_room_host_post (client, NULL, tengen_room_writer_end (writer));
}

static void
take_greet (TengenRoomClient *client, const TengenRoomJson *message)
{
  const TengenRoom *room = client->host->room;
  GPtrArray *clients = client->host->clients;
  int table = tengen_room_find_table (room, client->member);
  gint64 now = g_get_monotonic_time ();
  gint64 greeting;

  if (!tengen_room_json_as_int (tengen_room_json_get (message, "greeting"),
                                0,
                                TENGEN_WORDS_ROOM_N_GREETINGS - 1,
                                &greeting))
    {
      tengen_room_message_misunderstand (client);
      return;
    }
  if (table == TENGEN_ROOM_NONE ||
      (client->greeted_us != 0 && now - client->greeted_us < GREETING_US))
    {
      tengen_room_message_refuse (client, "not-now", TENGEN_WORDS_ROOM_NOT_NOW);
      return;
    }
  client->greeted_us = now;
  for (guint i = 0; i < clients->len; i++)
    {
      TengenRoomClient *other = clients->pdata[i];

      if (other != client &&
          (other->is_teacher || other->watched == table ||
           tengen_room_get_seat (room, table, other->member) !=
               TENGEN_SEAT_NONE))
        post_greeting (other, table, client->member, (guint) greeting);
    }
}

/* A player whose game goes on looks at no other. */
static void
take_watch (TengenRoomClient *client, const TengenRoomJson *message)
{
  const TengenRoom *room = client->host->room;
  int table = (int) tengen_room_json_get_int (
      message, "table", 0, TENGEN_ROOM_MAX_TABLES, TENGEN_ROOM_NONE);

  if (table != TENGEN_ROOM_NONE &&
      (tengen_room_get_table (room, table) == NULL ||
       (tengen_room_is_busy (room, client->member) &&
        tengen_room_get_seat (room, table, client->member) ==
            TENGEN_SEAT_NONE)))
    {
      tengen_room_message_refuse (client, "not-now", TENGEN_WORDS_ROOM_NOT_NOW);
      return;
    }
  client->watched = table;
  client->wants |= TENGEN_ROOM_WANTS_TABLES | TENGEN_ROOM_WANTS_ROOM;
  tengen_room_host_wake (client->host);
}

static void
take_language (TengenRoomClient *client, const TengenRoomJson *message)
{
  client->language =
      tengen_room_speak_read (tengen_room_json_get_string (message, "lang"));
  client->wants |= TENGEN_ROOM_WANTS_ALL;
  tengen_room_enter_welcome (client);
}

/* --- All of them --- */

/* Who may send it. */
typedef enum
{
  FROM_ANYBODY,
  FROM_GUEST,
  FROM_MEMBER,
  FROM_PLAYER_OR_TEACHER,
} From;

static const struct
{
  const char *word;
  From from;
  void (*take) (TengenRoomClient *client, const TengenRoomJson *message);
} words[] = {
  { "hello", FROM_ANYBODY, tengen_room_enter_hello },
  { "teacher", FROM_ANYBODY, tengen_room_teacher_hello },
  { "enter", FROM_GUEST, tengen_room_enter_take },
  { "leave", FROM_MEMBER, tengen_room_enter_leave },
  { "tap", FROM_PLAYER_OR_TEACHER, take_tap },
  { "act", FROM_PLAYER_OR_TEACHER, take_act },
  { "do", FROM_MEMBER, take_do },
  { "hand", FROM_MEMBER, take_hand },
  { "greet", FROM_MEMBER, take_greet },
  { "watch", FROM_MEMBER, take_watch },
  { "language", FROM_GUEST, take_language },
};

static gboolean
may_send (const TengenRoomClient *client, From from)
{
  switch (from)
    {
    case FROM_ANYBODY:
      return TRUE;
    case FROM_GUEST:
      return client->is_in || client->is_teacher;
    case FROM_MEMBER:
      return client->member >= 0;
    case FROM_PLAYER_OR_TEACHER:
      return client->member >= 0 || client->is_teacher;
    }
  g_return_val_if_reached (FALSE);
}

void
tengen_room_message_take (TengenRoomClient *client,
                          const TengenRoomJson *message)
{
  const char *word = tengen_room_json_get_string (message, "t");

  tengen_room_speak (client->language);
  if (client->faults >= MOST_FAULTS || is_stuck (client, word, message))
    return;
  for (gsize i = 0; word != NULL && i < G_N_ELEMENTS (words); i++)
    if (g_str_equal (word, words[i].word))
      {
        if (may_send (client, words[i].from))
          words[i].take (client, message);
        else
          tengen_room_message_refuse (
              client, "not-yours", TENGEN_WORDS_ROOM_NOT_YOURS);
        return;
      }
  if (word == NULL || !client->is_teacher ||
      !tengen_room_teacher_take (client, word, message))
    tengen_room_message_misunderstand (client);
}
