/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-room-host: a room that is open
 */
#include "tengen-room-host-private.h"

#include "tengen-board-number.h"
#include "tengen-journal-log.h"
#include "tengen-signal.h"

/* A note of the log: the code and the key. */
#define DOOR "#door"
/* Another: the port, which stands on the wall too. */
#define PORT "#port"
/* Another, before the end of the room: nothing of it shall be left. */
#define GONE "#gone"

G_DEFINE_FINAL_TYPE (TengenRoomHost, tengen_room_host, G_TYPE_OBJECT)

static guint closed_signal;

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
  return table >= 0 && table < (int) self->desks->len
             ? self->desks->pdata[table]
             : NULL;
}

/* The room ends when every device was told, or is known not to listen. */
void
tengen_room_host_end_if_told (TengenRoomHost *self)
{
  if (!self->is_closing || self->outbox->len > 0 || self->held->len > 0 ||
      self->clients->len > 0)
    return;
  self->is_closing = FALSE;
  g_signal_emit (self, closed_signal, 0);
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

void
tengen_room_host_settle (TengenRoomHost *self)
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
    case TENGEN_ROOM_PAUSE:
      tengen_room_host_settle (self);
      break;
    case TENGEN_ROOM_SHOW:
      for (guint i = 0; i < self->clients->len; i++)
        ((TengenRoomClient *) self->clients->pdata[i])->wants |=
            TENGEN_ROOM_WANTS_TABLES;
      break;
    case TENGEN_ROOM_SETTINGS:
      tengen_room_host_tell_teachers (self, TENGEN_ROOM_WANTS_SETTINGS);
      /* 待った and 助言 */
      tengen_room_host_settle (self);
      break;
    case TENGEN_ROOM_ADD:
    case TENGEN_ROOM_RENAME:
    case TENGEN_ROOM_REMOVE:
    case TENGEN_ROOM_RESULT:
      tengen_room_host_tell_teachers (self, TENGEN_ROOM_WANTS_MATCH);
      tengen_room_host_settle (self);
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
    tengen_room_host_settle_member (self, member);
  tengen_room_host_end_if_told (self);
}

static void
state_changed_cb (TengenRoomClient *client)
{
  if (client->member >= 0)
    tengen_room_host_settle_member (client->host, client->member);
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
  g_signal_connect_swapped (
      line, "received", G_CALLBACK (tengen_room_message_take), client);
  g_signal_connect_swapped (
      line, "garbage", G_CALLBACK (tengen_room_message_misunderstand), client);
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
  self->outbox = tengen_room_host_make_box ();
  self->held = tengen_room_host_make_box ();
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
  g_signal_connect_object (self->log,
                           "committed",
                           G_CALLBACK (tengen_room_host_committed),
                           self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (
      self->server, "opened", G_CALLBACK (opened_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (
      self->server, "came", G_CALLBACK (came_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->addresses,
                           "changed",
                           G_CALLBACK (addresses_cb),
                           self,
                           G_CONNECT_SWAPPED);
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
