/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-room-poll: a line over requests, where WebSocket is refused
 */
#include "tengen-room-poll.h"

#include <string.h>

struct _TengenRoomPoll
{
  TengenRoomLine parent_instance;
  char *name;
  GString *out;
  SoupServerMessage *request; /* (nullable): the one that waits */
  gulong finished_id;
  guint wait_id;
  guint answer_id;
  guint lose_id;
  gboolean finishing;
};

G_DEFINE_FINAL_TYPE (TengenRoomPoll, tengen_room_poll, TENGEN_TYPE_ROOM_LINE)

static gboolean
lose (gpointer data)
{
  TengenRoomPoll *self = data;
  self->lose_id = 0;
  g_object_ref (self);
  tengen_room_line_lose (TENGEN_ROOM_LINE (self));
  g_object_unref (self);
  return G_SOURCE_REMOVE;
}

/* Lets go of the request that waits. */
static SoupServerMessage *
take_request (TengenRoomPoll *self)
{
  if (self->request != NULL)
    g_clear_signal_handler (&self->finished_id, self->request);
  g_clear_handle_id (&self->wait_id, g_source_remove);
  return g_steal_pointer (&self->request);
}

/* What goes out has all been asked for: the line may end. */
static void
lose_if_told (TengenRoomPoll *self)
{
  if (self->finishing && self->out->len == 0 && self->lose_id == 0)
    self->lose_id = g_idle_add (lose, self);
}

static void
fill (SoupServerMessage *request, const char *text, gsize length)
{
  soup_server_message_set_status (request, SOUP_STATUS_OK, NULL);
  soup_server_message_set_response (
      request, "text/plain; charset=utf-8", SOUP_MEMORY_COPY, text, length);
}

static void
on_told (TengenRoomPoll *self)
{
  tengen_room_line_lose (TENGEN_ROOM_LINE (self));
}

/* The last ones have to be on their way before the line ends. */
static void
fill_with_messages (TengenRoomPoll *self, SoupServerMessage *request)
{
  fill (request, self->out->str, self->out->len);
  g_string_truncate (self->out, 0);
  if (self->finishing)
    g_signal_connect_object (
        request, "finished", G_CALLBACK (on_told), self, G_CONNECT_SWAPPED);
}

/* Answers the request that waits, with nothing if there is nothing. */
static void
answer (TengenRoomPoll *self)
{
  g_autoptr (SoupServerMessage) request = take_request (self);
  if (request == NULL)
    return;
  fill_with_messages (self, request);
  soup_server_message_unpause (request);
}

/* Answers it with nothing: its client asks anew, or is not there any more. */
static void
end_request (TengenRoomPoll *self)
{
  g_autoptr (SoupServerMessage) request = take_request (self);
  if (request == NULL)
    return;
  fill (request, "", 0);
  soup_server_message_unpause (request);
}

static gboolean
answer_now (gpointer data)
{
  TengenRoomPoll *self = data;
  self->answer_id = 0;
  if (self->out->len > 0 || self->finishing)
    answer (self);
  return G_SOURCE_REMOVE;
}

/* What is sent together goes out together. */
static void
answer_soon (TengenRoomPoll *self)
{
  if (self->request != NULL && self->answer_id == 0)
    self->answer_id = g_idle_add (answer_now, self);
}

static gboolean
stop_waiting (gpointer data)
{
  TengenRoomPoll *self = data;
  self->wait_id = 0;
  answer (self);
  return G_SOURCE_REMOVE;
}

/* The client went away while its request waited. */
static void
on_finished (SoupServerMessage *request, TengenRoomPoll *self)
{
  g_autoptr (SoupServerMessage) gone = take_request (self);
}

static void
wait (TengenRoomPoll *self, SoupServerMessage *request)
{
  self->request = g_object_ref (request);
  self->finished_id =
      g_signal_connect (request, "finished", G_CALLBACK (on_finished), self);
  self->wait_id =
      g_timeout_add_seconds (TENGEN_ROOM_POLL_WAIT_S, stop_waiting, self);
  soup_server_message_pause (request);
}

static void
take_sent (TengenRoomPoll *self, const char *send)
{
  TengenRoomLine *line = TENGEN_ROOM_LINE (self);
  g_autofree char *text = g_uri_unescape_string (send, NULL);
  if (text == NULL || strlen (send) > TENGEN_ROOM_POLL_SEND_MAX)
    {
      tengen_room_line_reject (line);
      return;
    }
  g_auto (GStrv) messages = g_strsplit (text, "\n", -1);
  for (char **message = messages; *message != NULL; message++)
    if (**message != '\0')
      tengen_room_line_take (line, *message, strlen (*message));
}

/* Messages go only into answers to requests that send nothing: of those one is
 * on its way at a time, so that none overtakes another. */
void
tengen_room_poll_ask (TengenRoomPoll *self,
                      SoupServerMessage *request,
                      const char *send)
{
  g_autoptr (TengenRoomPoll) alive = g_object_ref (self);
  tengen_room_line_hear (TENGEN_ROOM_LINE (self));
  if (send != NULL)
    {
      take_sent (self, send);
      fill (request, "", 0);
      return;
    }
  end_request (self);
  if (self->out->len == 0 && !self->finishing)
    wait (self, request);
  else
    fill_with_messages (self, request);
}

static void
tengen_room_poll_write (TengenRoomLine *line, const char *text)
{
  TengenRoomPoll *self = TENGEN_ROOM_POLL (line);
  g_string_append (self->out, text);
  g_string_append_c (self->out, '\n');
  answer_soon (self);
}

static void
tengen_room_poll_finish (TengenRoomLine *line)
{
  TengenRoomPoll *self = TENGEN_ROOM_POLL (line);
  self->finishing = TRUE;
  answer_soon (self);
  lose_if_told (self);
}

static void
tengen_room_poll_drop (TengenRoomLine *line)
{
  answer (TENGEN_ROOM_POLL (line));
}

TengenRoomLine *
tengen_room_poll_new (const char *name, const char *address)
{
  TengenRoomPoll *self = g_object_new (TENGEN_TYPE_ROOM_POLL, NULL);
  self->name = g_strdup (name);
  tengen_room_line_begin (TENGEN_ROOM_LINE (self), address, FALSE);
  return TENGEN_ROOM_LINE (self);
}

const char *
tengen_room_poll_get_name (TengenRoomPoll *self)
{
  return self->name;
}

static void
tengen_room_poll_finalize (GObject *object)
{
  TengenRoomPoll *self = TENGEN_ROOM_POLL (object);
  g_autoptr (SoupServerMessage) request = take_request (self);
  g_clear_handle_id (&self->answer_id, g_source_remove);
  g_clear_handle_id (&self->lose_id, g_source_remove);
  g_free (self->name);
  g_string_free (self->out, TRUE);
  G_OBJECT_CLASS (tengen_room_poll_parent_class)->finalize (object);
}

static void
tengen_room_poll_class_init (TengenRoomPollClass *class)
{
  TengenRoomLineClass *line_class = TENGEN_ROOM_LINE_CLASS (class);
  G_OBJECT_CLASS (class)->finalize = tengen_room_poll_finalize;
  line_class->write = tengen_room_poll_write;
  line_class->finish = tengen_room_poll_finish;
  line_class->drop = tengen_room_poll_drop;
}

static void
tengen_room_poll_init (TengenRoomPoll *self)
{
  self->out = g_string_new (NULL);
}
