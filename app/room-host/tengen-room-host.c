/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-room-host: a room that is open
 *
 * Shape: `outbox` holds messages in order; a commit of the log takes them along
 *        (`held`), and they go out when it is done. What is worded is the state
 *        at the time of the commit, so that nothing is told that is not on the
 *        disk. While the disk takes nothing the room stands still: what devices
 *        send is refused, and what happened last waits to be told. Of the room
 *        only small things change with every move: that is told once a second,
 *        and not to those who play.
 */
#include "tengen-room-host-private.h"

#include "tengen-board-number.h"
#include "tengen-journal-log.h"
#include "tengen-room-addresses.h"
#include "tengen-room-records.h"
#include "tengen-signal.h"
#include "tengen-words.h"

/* How often what changes with every move is told of the room. */
#define SOON_MS 1000
/* How long a disk that took nothing is left alone. */
#define RETRY_MS 5000

/* A note of the log: the code and the key. */
#define DOOR "#door"
/* Another: the port, which stands on the wall too. */
#define PORT "#port"
/* Another, before the end of the room: nothing of it shall be left. */
#define GONE "#gone"

/* A message on its way, or the end of a line (@text: NULL). */
typedef struct
{
  TengenRoomLine *line;
  char *subject;
  char *text;
} Letter;

G_DEFINE_FINAL_TYPE (TengenRoomHost, tengen_room_host, G_TYPE_OBJECT)

static guint closed_signal;

/* --- Letters --- */

static void
letter_free (gpointer data)
{
  Letter *self = data;

  g_object_unref (self->line);
  g_free (self->subject);
  g_free (self->text);
  g_free (self);
}

static GPtrArray *
make_box (void)
{
  return g_ptr_array_new_with_free_func (letter_free);
}

static void
post (TengenRoomClient *client, const char *subject, char *text)
{
  Letter *letter = g_new0 (Letter, 1);

  letter->line = g_object_ref (client->line);
  letter->subject = g_strdup (subject);
  letter->text = text;
  g_ptr_array_add (client->host->outbox, letter);
  tengen_room_host_wake (client->host);
}

void
tengen_room_host_post (TengenRoomClient *client,
                       const char *subject,
                       char *text)
{
  g_return_if_fail (client != NULL && text != NULL);

  post (client, subject, text);
}

void
tengen_room_host_end_line (TengenRoomClient *client,
                           const char *why,
                           TengenWordsRoom say)
{
  g_return_if_fail (client != NULL);

  tengen_room_speak (client->language);
  post (client,
        NULL,
        tengen_room_say_short ("closed", why, tengen_words_room (say)));
  post (client, NULL, NULL);
  client->is_in = FALSE;
  client->is_teacher = FALSE;
  client->member = TENGEN_ROOM_NONE;
}

static void
send_all (GPtrArray *box)
{
  for (guint i = 0; i < box->len; i++)
    {
      const Letter *letter = box->pdata[i];

      if (letter->text != NULL)
        tengen_room_line_send (letter->line, letter->subject, letter->text);
      else
        tengen_room_line_close (letter->line);
    }
  g_ptr_array_set_size (box, 0);
}

/* --- What there is --- */

const TengenRoom *
tengen_room_host_get_room (TengenRoomHost *self)
{
  g_return_val_if_fail (TENGEN_IS_ROOM_HOST (self), NULL);

  return self->room;
}

const TengenRoomDoor *
tengen_room_host_get_door (TengenRoomHost *self)
{
  g_return_val_if_fail (TENGEN_IS_ROOM_HOST (self), NULL);

  return self->door;
}

GPtrArray *
tengen_room_host_get_addresses (TengenRoomHost *self)
{
  g_return_val_if_fail (TENGEN_IS_ROOM_HOST (self), NULL);

  return tengen_room_addresses_get (self->addresses);
}

guint
tengen_room_host_count_lines (TengenRoomHost *self)
{
  g_return_val_if_fail (TENGEN_IS_ROOM_HOST (self), 0);

  return self->clients->len;
}

TengenRoomDesk *
tengen_room_host_get_desk (TengenRoomHost *self, int table)
{
  g_return_val_if_fail (TENGEN_IS_ROOM_HOST (self), NULL);

  return table >= 0 && table < (int) self->desks->len
             ? self->desks->pdata[table]
             : NULL;
}

TengenRoomClient *
tengen_room_host_find_client (TengenRoomHost *self, int member)
{
  g_return_val_if_fail (TENGEN_IS_ROOM_HOST (self), NULL);

  for (guint i = 0; member >= 0 && i < self->clients->len; i++)
    {
      TengenRoomClient *client = self->clients->pdata[i];

      if (client->member == member)
        return client;
    }
  return NULL;
}

gboolean
tengen_room_host_is_here (TengenRoomHost *self, int member)
{
  TengenRoomClient *client = tengen_room_host_find_client (self, member);

  return client != NULL && !tengen_room_line_is_broken (client->line);
}

gboolean
tengen_room_host_was_hidden (TengenRoomHost *self, int member)
{
  TengenRoomClient *client = tengen_room_host_find_client (self, member);

  return client != NULL
             ? tengen_room_line_is_hidden (client->line)
             : g_hash_table_contains (self->hidden, GINT_TO_POINTER (member));
}

/* Notes from where a member came last. */
static void
note_arrival (TengenRoomHost *self, int member, const char *address)
{
  Arrival now = { member, g_quark_from_string (address) };

  for (guint i = 0; i < self->arrivals->len; i++)
    if (g_array_index (self->arrivals, Arrival, i).member == member)
      {
        g_array_remove_index (self->arrivals, i);
        break;
      }
  g_array_append_val (self->arrivals, now);
}

gboolean
tengen_room_host_is_left (TengenRoomHost *self, int member)
{
  GQuark address = 0;

  g_return_val_if_fail (TENGEN_IS_ROOM_HOST (self), FALSE);

  if (tengen_room_host_find_client (self, member) != NULL ||
      tengen_room_has_played (self->room, member))
    return FALSE;
  for (guint i = 0; i < self->arrivals->len; i++)
    {
      const Arrival *at = &g_array_index (self->arrivals, Arrival, i);

      if (at->member == member)
        address = at->address;
      else if (address != 0 && at->address == address)
        return TRUE;
    }
  return FALSE;
}

/* --- What has to be told --- */

static gboolean
soon_cb (gpointer data)
{
  TengenRoomHost *self = TENGEN_ROOM_HOST (data);

  self->soon_id = 0;
  tengen_room_host_wake (self);
  return G_SOURCE_REMOVE;
}

/* Has something told within a second. */
static void
tell_soon (TengenRoomHost *self, gboolean *changed)
{
  *changed = TRUE;
  if (self->soon_id == 0)
    self->soon_id = g_timeout_add (SOON_MS, soon_cb, self);
}

void
tengen_room_host_tell_door (TengenRoomHost *self)
{
  g_return_if_fail (TENGEN_IS_ROOM_HOST (self));

  tell_soon (self, &self->door_moved);
}

void
tengen_room_host_touch (TengenRoomHost *self, int table)
{
  TengenRoomDesk *desk;

  g_return_if_fail (TENGEN_IS_ROOM_HOST (self));

  desk = tengen_room_host_get_desk (self, table);
  if (desk != NULL)
    desk->is_dirty = TRUE;
  else
    self->room_changed = TRUE;
  if (desk != NULL)
    tell_soon (self, &self->room_moved);
  tengen_room_host_wake (self);
}

void
tengen_room_host_tell_teachers (TengenRoomHost *self, guint wants)
{
  g_return_if_fail (TENGEN_IS_ROOM_HOST (self));

  for (guint i = 0; i < self->clients->len; i++)
    {
      TengenRoomClient *client = self->clients->pdata[i];

      if (client->is_teacher)
        client->wants |= wants;
    }
  tengen_room_host_wake (self);
}

static gboolean
sees (TengenRoomHost *self,
      const TengenRoomClient *client,
      int yours,
      int table)
{
  return client->is_teacher || client->watched == table || yours == table ||
         tengen_room_get_shown (self->room) == table;
}

static void
get_view (TengenRoomHost *self,
          const TengenRoomClient *client,
          TengenRoomDesk *desk,
          TengenRoomView *view)
{
  *view = (TengenRoomView){ .is_teacher = client->is_teacher };
  view->seat = tengen_room_get_seat (self->room, desk->index, client->member);
  view->has_turn =
      view->seat != TENGEN_SEAT_NONE &&
      tengen_room_desk_get_turn (desk, view->seat) == client->member;
  if (client->refused_at == desk->index)
    view->refused = client->refused;
}

/* Each wording of a table is made once for all who get the same. */
static char *
word_table (TengenRoomHost *self,
            TengenRoomClient *client,
            TengenRoomDesk *desk,
            GHashTable *made)
{
  TengenRoomView view;
  g_autofree char *key = NULL;
  char *text;

  get_view (self, client, desk, &view);
  tengen_room_speak (client->language);
  if (view.refused != NULL)
    return tengen_room_say_table (self, desk, &view);
  key = g_strdup_printf ("%d %d %d %d %d",
                         desk->index,
                         (int) client->language,
                         (int) view.seat,
                         view.has_turn,
                         view.is_teacher);
  text = g_hash_table_lookup (made, key);
  if (text == NULL)
    {
      text = tengen_room_say_table (self, desk, &view);
      g_hash_table_insert (made, g_steal_pointer (&key), text);
    }
  return g_strdup (text);
}

static void
tell_tables (TengenRoomHost *self, TengenRoomClient *client, GHashTable *made)
{
  int yours = client->member >= 0
                  ? tengen_room_find_table (self->room, client->member)
                  : TENGEN_ROOM_NONE;
  gboolean all = (client->wants & TENGEN_ROOM_WANTS_TABLES) != 0;

  for (guint i = 0; i < self->desks->len; i++)
    {
      TengenRoomDesk *desk = self->desks->pdata[i];
      g_autofree char *subject = NULL;

      if (desk == NULL || !sees (self, client, yours, (int) i) ||
          !(all || desk->is_dirty ||
            (client->refused != NULL && client->refused_at == (int) i)))
        continue;
      subject = g_strdup_printf ("table %u", i);
      post (client, subject, word_table (self, client, desk, made));
    }
  g_clear_pointer (&client->refused, tengen_reason_free);
}

static gboolean
plays (TengenRoomHost *self, const TengenRoomClient *client)
{
  const TengenRoomTable *table =
      client->member >= 0
          ? tengen_room_get_table (
                self->room, tengen_room_find_table (self->room, client->member))
          : NULL;

  return table != NULL && table->result.kind == TENGEN_RESULT_UNKNOWN;
}

static void
tell_room (TengenRoomHost *self,
           TengenRoomClient *client,
           gboolean is_soon,
           char **rooms)
{
  if (!self->room_changed && (client->wants & TENGEN_ROOM_WANTS_ROOM) == 0 &&
      !(is_soon && !plays (self, client)))
    return;
  tengen_room_speak (client->language);
  if (rooms[client->language] == NULL)
    rooms[client->language] = tengen_room_say_room (self);
  post (client,
        "room",
        tengen_room_say_room_for (self, client, rooms[client->language]));
}

static void
word_all (TengenRoomHost *self)
{
  g_autoptr (GHashTable) made =
      g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  char *rooms[TENGEN_ROOM_N_LANGUAGES] = { NULL };
  gboolean is_due = self->soon_id == 0;
  gboolean is_soon = self->room_moved && is_due;

  for (guint i = 0; i < self->clients->len; i++)
    {
      TengenRoomClient *client = self->clients->pdata[i];

      if (!client->is_in && !client->is_teacher)
        continue;
      if (client->member >= 0 || client->is_teacher)
        {
          tell_room (self, client, is_soon, rooms);
          tell_tables (self, client, made);
        }
      if (self->door_moved && is_due)
        client->wants |= TENGEN_ROOM_WANTS_DOOR;
      if (client->is_teacher)
        tengen_room_teacher_tell (client);
      client->wants = 0;
    }
  for (guint i = 0; i < TENGEN_ROOM_N_LANGUAGES; i++)
    g_free (rooms[i]);
  for (guint i = 0; i < self->desks->len; i++)
    if (self->desks->pdata[i] != NULL)
      ((TengenRoomDesk *) self->desks->pdata[i])->is_dirty = FALSE;
  self->room_changed = FALSE;
  if (is_due)
    self->room_moved = self->door_moved = FALSE;
}

/* --- From the state to the disk to the devices --- */

/* The room ends when every device was told, or is known not to listen. */
static void
end_if_told (TengenRoomHost *self)
{
  if (!self->is_closing || self->outbox->len > 0 || self->held->len > 0 ||
      self->clients->len > 0)
    return;
  self->is_closing = FALSE;
  g_signal_emit (self, closed_signal, 0);
}

static void
send_held (TengenRoomHost *self)
{
  send_all (self->held);
  end_if_told (self);
}

static gboolean
wake_cb (gpointer data)
{
  TengenRoomHost *self = TENGEN_ROOM_HOST (data);

  self->wake_id = 0;
  if (tengen_room_log_is_busy (self->log) || self->retry_id != 0)
    return G_SOURCE_REMOVE;
  if (self->stuck == 0)
    word_all (self);
  /* wording posts, which would wake again */
  g_clear_handle_id (&self->wake_id, g_source_remove);
  g_ptr_array_extend_and_steal (self->held, self->outbox);
  self->outbox = make_box ();
  if (tengen_room_log_has_lines (self->log))
    tengen_room_log_commit (self->log);
  else
    send_held (self);
  return G_SOURCE_REMOVE;
}

void
tengen_room_host_wake (TengenRoomHost *self)
{
  g_return_if_fail (TENGEN_IS_ROOM_HOST (self));

  if (self->wake_id == 0 && !self->is_replaying)
    self->wake_id = g_idle_add_full (G_PRIORITY_DEFAULT, wake_cb, self, NULL);
}

static gboolean
retry_cb (gpointer data)
{
  TengenRoomHost *self = TENGEN_ROOM_HOST (data);

  self->retry_id = 0;
  tengen_room_host_wake (self);
  return G_SOURCE_REMOVE;
}

/* --- What happens --- */

static void
sit_down (TengenRoomHost *self)
{
  while ((int) self->desks->len < tengen_room_get_n_tables (self->room))
    {
      int table = (int) self->desks->len;
      TengenRoomDesk *desk = NULL;

      if (tengen_room_get_table (self->room, table) != NULL)
        desk = tengen_room_desk_new (
            self, table, tengen_room_take_game (self->room, table));
      g_ptr_array_add (self->desks, desk);
      if (desk != NULL)
        tengen_room_desk_start (desk);
    }
}

static void
settle_all (TengenRoomHost *self)
{
  for (guint i = 0; i < self->desks->len; i++)
    if (self->desks->pdata[i] != NULL)
      {
        tengen_room_desk_settle (self->desks->pdata[i]);
        tengen_room_host_touch (self, (int) i);
      }
}

/* What follows an event, beside what is told of it. */
static void
follow (TengenRoomHost *self, const TengenRoomEvent *event)
{
  switch ((int) event->kind)
    {
    case TENGEN_ROOM_PAIR:
    case TENGEN_ROOM_SEAT:
      sit_down (self);
      tengen_room_host_tell_teachers (self, TENGEN_ROOM_WANTS_MATCH);
      break;
    case TENGEN_ROOM_END:
      tengen_room_desk_free (self->desks->pdata[event->table]);
      self->desks->pdata[event->table] = NULL;
      tengen_room_hints_go_on (self);
      tengen_room_host_tell_teachers (self, TENGEN_ROOM_WANTS_MATCH);
      break;
    case TENGEN_ROOM_RESULT:
      tengen_room_host_touch (self, event->table);
      tengen_room_host_tell_teachers (self, TENGEN_ROOM_WANTS_MATCH);
      settle_all (self);
      break;
    case TENGEN_ROOM_PAUSE:
      settle_all (self);
      break;
    case TENGEN_ROOM_SHOW:
      for (guint i = 0; i < self->clients->len; i++)
        ((TengenRoomClient *) self->clients->pdata[i])->wants |=
            TENGEN_ROOM_WANTS_TABLES;
      break;
    case TENGEN_ROOM_SETTINGS:
      tengen_room_host_tell_teachers (self, TENGEN_ROOM_WANTS_SETTINGS);
      /* 待った and 助言 */
      settle_all (self);
      break;
    case TENGEN_ROOM_ADD:
    case TENGEN_ROOM_RENAME:
    case TENGEN_ROOM_REMOVE:
      tengen_room_host_tell_teachers (self, TENGEN_ROOM_WANTS_MATCH);
      settle_all (self);
      break;
    default:
      break;
    }
}

TengenRoomFault
tengen_room_host_do (TengenRoomHost *self, const TengenRoomEvent *event)
{
  g_autofree char *line = NULL;
  TengenRoomFault fault;

  g_return_val_if_fail (TENGEN_IS_ROOM_HOST (self) && event != NULL,
                        TENGEN_ROOM_FAULT_NOT_NOW);

  fault = tengen_room_do (self->room, event, NULL);
  if (fault != TENGEN_ROOM_FAULT_NONE)
    return fault;
  line = tengen_room_event_encode (event);
  tengen_room_log_add (self->log, line);
  tengen_room_host_touch (self,
                          event->kind == TENGEN_ROOM_GAME ||
                                  event->kind == TENGEN_ROOM_ASK ||
                                  event->kind == TENGEN_ROOM_ANSWER ||
                                  event->kind == TENGEN_ROOM_BROKEN
                              ? event->table
                              : TENGEN_ROOM_NONE);
  follow (self, event);
  return TENGEN_ROOM_FAULT_NONE;
}

/* --- Records --- */

static int
keep_record (TengenRoomHost *self, int table)
{
  TengenRoomDesk *desk = tengen_room_host_get_desk (self, table);

  return desk == NULL ? 0
                      : tengen_room_records_keep (
                            tengen_room_log_get_folder (self->log),
                            table,
                            tengen_session_get_game (
                                tengen_room_play_get_session (desk->play)));
}

static int
keep_table (TengenRoomHost *self)
{
  return tengen_room_records_keep_table (tengen_room_log_get_folder (self->log),
                                         self->room);
}

/* --- A disk that takes nothing --- */

/* Tells teachers why nothing can be saved, or all that it cannot. */
static void
warn (TengenRoomHost *self, int number, gboolean all)
{
  for (guint i = 0; i < self->clients->len; i++)
    {
      TengenRoomClient *client = self->clients->pdata[i];

      if (client->is_teacher || (all && client->is_in))
        tengen_room_message_refuse_unsaved (client, number);
    }
}

/* What was not saved is told to nobody, and nothing more happens until it is. */
static void
stand_still (TengenRoomHost *self, int number)
{
  gboolean is_first = self->stuck == 0;
  g_autofree char *why = tengen_words_errno (number);

  g_printerr ("%s: %s\n", tengen_room_log_get_folder (self->log), why);
  self->stuck = number;
  self->retry_id = g_timeout_add (RETRY_MS, retry_cb, self);
  warn (self, number, is_first);
  if (is_first)
    settle_all (self);
}

static void
go_on (TengenRoomHost *self)
{
  self->stuck = 0;
  self->room_changed = TRUE;
  settle_all (self);
  for (guint i = 0; i < self->desks->len; i++)
    {
      const TengenRoomTable *table =
          tengen_room_get_table (self->room, (int) i);

      if (table != NULL && table->result.kind != TENGEN_RESULT_UNKNOWN)
        keep_record (self, (int) i);
    }
  keep_table (self);
}

/* Of a room of which nothing shall be left nothing has to be saved. */
static void
committed_cb (TengenRoomHost *self, int number)
{
  if (number != 0 && !(self->is_closing && !self->is_kept))
    {
      stand_still (self, number);
      return;
    }
  if (self->stuck != 0)
    go_on (self);
  send_held (self);
  tengen_room_host_wake (self);
}

void
tengen_room_host_keep (TengenRoomHost *self, int table)
{
  int number = keep_record (self, table);

  if (number == 0)
    number = keep_table (self);
  if (number != 0)
    warn (self, number, FALSE);
}

/* --- Clients --- */

static void
client_free (gpointer data)
{
  TengenRoomClient *self = data;

  g_signal_handlers_disconnect_by_data (self->line, self);
  g_object_unref (self->line);
  tengen_reason_free (self->refused);
  g_free (self);
}

static void
settle_member (TengenRoomHost *self, int member)
{
  TengenRoomDesk *desk =
      member >= 0 ? tengen_room_host_get_desk (
                        self, tengen_room_find_table (self->room, member))
                  : NULL;

  tengen_room_host_touch (self, TENGEN_ROOM_NONE);
  if (desk == NULL)
    return;
  tengen_room_desk_settle (desk);
  tengen_room_host_touch (self, desk->index);
}

void
tengen_room_host_seat (TengenRoomClient *client, int member)
{
  TengenRoomHost *self;
  TengenRoomClient *before;
  int left;

  g_return_if_fail (client != NULL);

  self = client->host;
  before = tengen_room_host_find_client (self, member);
  left = client->member;
  if (before != NULL && before != client)
    tengen_room_host_end_line (
        before, "elsewhere", TENGEN_WORDS_ROOM_ELSEWHERE);
  client->member = member;
  client->watched = TENGEN_ROOM_NONE;
  client->wants = TENGEN_ROOM_WANTS_ROOM | TENGEN_ROOM_WANTS_TABLES;
  g_hash_table_remove (self->hidden, GINT_TO_POINTER (member));
  if (member >= 0)
    note_arrival (self, member, tengen_room_line_get_address (client->line));
  settle_member (self, left);
  settle_member (self, member);
}

static void
line_closed_cb (TengenRoomClient *client)
{
  TengenRoomHost *self = client->host;
  int member = client->member;

  if (member >= 0 && tengen_room_line_is_hidden (client->line))
    g_hash_table_add (self->hidden, GINT_TO_POINTER (member));
  if (client->doubt != 0)
    tengen_room_host_tell_teachers (self, TENGEN_ROOM_WANTS_DOUBTS);
  g_ptr_array_remove (self->clients, client);
  if (member >= 0)
    settle_member (self, member);
  end_if_told (self);
}

static void
state_changed_cb (TengenRoomClient *client)
{
  if (client->member >= 0)
    settle_member (client->host, client->member);
}

static void
received_cb (TengenRoomClient *client, TengenRoomJson *message)
{
  tengen_room_message_take (client, message);
}

/* The line closes itself; behind this nothing goes out. */
static void
cut_cb (TengenRoomClient *client, const char *why)
{
  g_autofree char *text = NULL;

  tengen_room_speak (client->language);
  text = tengen_room_say_short (
      "closed",
      why,
      tengen_words_room (g_str_equal (why, "slow")
                             ? TENGEN_WORDS_ROOM_SLOW
                             : TENGEN_WORDS_ROOM_MESSAGE));
  tengen_room_line_send (client->line, NULL, text);
}

static void
opened_cb (TengenRoomHost *self, TengenRoomLine *line)
{
  TengenRoomClient *client;

  if (self->is_closing)
    {
      tengen_room_line_close (line);
      return;
    }
  client = g_new0 (TengenRoomClient, 1);
  client->host = self;
  client->line = g_object_ref (line);
  client->member = client->watched = client->asked = TENGEN_ROOM_NONE;
  client->refused_at = TENGEN_ROOM_NONE;
  g_ptr_array_add (self->clients, client);
  g_signal_connect_swapped (line, "received", G_CALLBACK (received_cb), client);
  g_signal_connect_swapped (
      line, "garbage", G_CALLBACK (tengen_room_message_take_garbage), client);
  g_signal_connect_swapped (line, "cut", G_CALLBACK (cut_cb), client);
  g_signal_connect_swapped (
      line, "state-changed", G_CALLBACK (state_changed_cb), client);
  g_signal_connect_swapped (
      line, "closed", G_CALLBACK (line_closed_cb), client);
}

static void
came_cb (TengenRoomHost *self)
{
  self->n_came++;
  tengen_room_host_tell_door (self);
}

void
tengen_room_host_close (TengenRoomHost *self, gboolean keep)
{
  g_autoptr (TengenRoomEvent) event = tengen_room_event_new (TENGEN_ROOM_CLOSE);

  g_return_if_fail (TENGEN_IS_ROOM_HOST (self));

  if (tengen_room_is_closed (self->room))
    return;
  if (!keep)
    tengen_room_log_add (self->log, GONE);
  if (tengen_room_host_do (self, event) != TENGEN_ROOM_FAULT_NONE)
    return;
  self->is_kept = keep;
  self->is_closing = TRUE;
  g_clear_handle_id (&self->retry_id, g_source_remove);
  for (guint i = 0; i < self->clients->len; i++)
    tengen_room_host_end_line (
        self->clients->pdata[i], "end", TENGEN_WORDS_ROOM_END);
}

gboolean
tengen_room_host_is_kept (TengenRoomHost *self)
{
  g_return_val_if_fail (TENGEN_IS_ROOM_HOST (self), TRUE);

  return self->is_kept;
}

/* --- The object --- */

static void
tengen_room_host_dispose (GObject *object)
{
  TengenRoomHost *self = TENGEN_ROOM_HOST (object);

  g_clear_handle_id (&self->wake_id, g_source_remove);
  g_clear_handle_id (&self->soon_id, g_source_remove);
  g_clear_handle_id (&self->retry_id, g_source_remove);
  self->is_replaying = TRUE;
  g_ptr_array_set_size (self->clients, 0);
  g_ptr_array_set_size (self->desks, 0);
  if (self->server != NULL)
    g_signal_handlers_disconnect_by_data (self->server, self);
  if (self->log != NULL)
    g_signal_handlers_disconnect_by_data (self->log, self);
  if (self->addresses != NULL)
    g_signal_handlers_disconnect_by_data (self->addresses, self);
  g_clear_object (&self->addresses);
  g_clear_object (&self->server);
  g_clear_object (&self->log);
  G_OBJECT_CLASS (tengen_room_host_parent_class)->dispose (object);
}

static void
tengen_room_host_finalize (GObject *object)
{
  TengenRoomHost *self = TENGEN_ROOM_HOST (object);

  g_ptr_array_unref (self->clients);
  g_ptr_array_unref (self->desks);
  g_ptr_array_unref (self->outbox);
  g_ptr_array_unref (self->held);
  g_hash_table_unref (self->hidden);
  g_array_unref (self->arrivals);
  g_clear_pointer (&self->door, tengen_room_door_free);
  g_clear_pointer (&self->room, tengen_room_free);
  G_OBJECT_CLASS (tengen_room_host_parent_class)->finalize (object);
}

static void
tengen_room_host_class_init (TengenRoomHostClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = tengen_room_host_dispose;
  object_class->finalize = tengen_room_host_finalize;
  closed_signal = tengen_signal_new ("closed", TENGEN_TYPE_ROOM_HOST, 0);
}

static void
tengen_room_host_init (TengenRoomHost *self)
{
  self->clients = g_ptr_array_new_with_free_func (client_free);
  self->desks =
      g_ptr_array_new_with_free_func ((GDestroyNotify) tengen_room_desk_free);
  self->outbox = make_box ();
  self->held = make_box ();
  self->hidden = g_hash_table_new (NULL, NULL);
  self->arrivals = g_array_new (FALSE, FALSE, sizeof (Arrival));
  self->room = tengen_room_new ();
}

static void
note_door (TengenRoomHost *self)
{
  g_autofree char *line =
      g_strdup_printf (DOOR " %s %s",
                       tengen_room_door_get_code (self->door),
                       tengen_room_door_get_key (self->door));

  tengen_room_log_add (self->log, line);
}

void
tengen_room_host_renew_code (TengenRoomHost *self)
{
  g_return_if_fail (TENGEN_IS_ROOM_HOST (self));

  tengen_room_door_renew (self->door);
  note_door (self);
  tengen_room_host_tell_teachers (self, TENGEN_ROOM_WANTS_DOOR);
}

/* The code and the key that the log says last, or new ones. */
static void
restore_door (TengenRoomHost *self, const char *said)
{
  g_auto (GStrv) words =
      said != NULL ? g_strsplit (said, " ", 2) : g_new0 (char *, 1);

  if (g_strv_length (words) == 2)
    self->door = tengen_room_door_new (words[0], words[1]);
  else
    {
      self->door = tengen_room_door_new (NULL, NULL);
      note_door (self);
    }
}

guint16
tengen_room_host_find_port (TengenRoomLog *log)
{
  const char *const *lines;
  int port = 0;

  g_return_val_if_fail (TENGEN_IS_ROOM_LOG (log), 0);

  lines = tengen_room_log_get_lines (log);
  for (gsize i = 0; lines[i] != NULL; i++)
    {
      const char *said = tengen_journal_log_skip (lines[i], PORT);

      if (said != NULL)
        tengen_board_number_parse (said, 1, G_MAXUINT16, &port);
    }
  return (guint16) port;
}

static void
note_port (TengenRoomHost *self)
{
  g_autofree char *line = NULL;

  if (tengen_room_host_find_port (self->log) == self->port)
    return;
  line = g_strdup_printf (PORT " %u", self->port);
  tengen_room_log_add (self->log, line);
}

/* Whether the host was ended between the end of a room and its removal. */
static gboolean
is_gone (TengenRoomHost *self)
{
  return tengen_room_is_closed (self->room) &&
         g_strv_contains (tengen_room_log_get_lines (self->log), GONE);
}

static void
replay (TengenRoomHost *self)
{
  const char *const *lines = tengen_room_log_get_lines (self->log);
  const char *door = NULL;

  for (gsize i = 0; lines[i] != NULL; i++)
    {
      const char *said = tengen_journal_log_skip (lines[i], DOOR);
      g_autoptr (TengenRoomEvent) event = NULL;

      if (said != NULL)
        door = said;
      if (*lines[i] == '#')
        continue;
      event = tengen_room_event_decode (lines[i]);
      if (event == NULL ||
          tengen_room_do (self->room, event, NULL) != TENGEN_ROOM_FAULT_NONE)
        g_warning (
            "line %" G_GSIZE_FORMAT " of the log is odd: %s", i + 1, lines[i]);
    }
  restore_door (self, door);
  note_port (self);
}

static void
addresses_cb (TengenRoomHost *self)
{
  tengen_room_host_tell_teachers (self, TENGEN_ROOM_WANTS_DOOR);
}

static void
listen (TengenRoomHost *self)
{
  g_signal_connect_swapped (
      self->log, "committed", G_CALLBACK (committed_cb), self);
  g_signal_connect_swapped (
      self->server, "opened", G_CALLBACK (opened_cb), self);
  g_signal_connect_swapped (self->server, "came", G_CALLBACK (came_cb), self);
  g_signal_connect_swapped (
      self->addresses, "changed", G_CALLBACK (addresses_cb), self);
}

TengenRoomHost *
tengen_room_host_new (TengenRoomLog *log,
                      TengenRoomServer *server,
                      const char *address,
                      guint16 port,
                      GError **error)
{
  g_autoptr (TengenRoomHost) self = g_object_new (TENGEN_TYPE_ROOM_HOST, NULL);

  g_return_val_if_fail (TENGEN_IS_ROOM_LOG (log), NULL);
  g_return_val_if_fail (TENGEN_IS_ROOM_SERVER (server), NULL);

  self->log = g_object_ref (log);
  self->server = g_object_ref (server);
  self->port = port;
  self->addresses = tengen_room_addresses_new (address);
  replay (self);
  if (is_gone (self))
    tengen_room_host_remove (self);
  if (tengen_room_is_closed (self->room))
    {
      g_set_error_literal (error,
                           G_IO_ERROR,
                           G_IO_ERROR_CLOSED,
                           tengen_words_room (TENGEN_WORDS_ROOM_END));
      return NULL;
    }
  listen (self);
  sit_down (self);
  tengen_room_host_wake (self);
  return g_steal_pointer (&self);
}

void
tengen_room_host_finish (TengenRoomHost *self)
{
  g_return_if_fail (TENGEN_IS_ROOM_HOST (self));

  tengen_room_log_finish (self->log);
  /* records that would be deleted at once are not written */
  if (tengen_room_is_closed (self->room) && !self->is_kept)
    return;
  for (guint i = 0; i < self->desks->len; i++)
    keep_record (self, (int) i);
  keep_table (self);
}

void
tengen_room_host_remove (TengenRoomHost *self)
{
  g_return_if_fail (TENGEN_IS_ROOM_HOST (self));

  tengen_room_records_remove (tengen_room_log_get_folder (self->log));
  tengen_room_log_remove (self->log);
}
