/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-room-server: one port, on which pages, WebSockets, long polling and
 * plain lines come in; and the control socket of the teacher's program
 */
#include "tengen-room-server.h"

#include <libsoup/soup.h>
#include <string.h>

#include "tengen-room-control.h"
#include "tengen-room-door.h"
#include "tengen-room-frame.h"
#include "tengen-room-gate.h"
#include "tengen-room-limits.h"
#include "tengen-room-line-private.h"
#include "tengen-room-origin.h"
#include "tengen-room-pages.h"
#include "tengen-room-poll.h"
#include "tengen-room-stream.h"

/* An answer goes out in that time; a request of long polling waits before. */
#define ANSWER_S (TENGEN_ROOM_POLL_WAIT_S + 10)
/* Of the remote address, from which a request is led back to its connection. */
#define CONNECTION "tengen-room-connection"
#define LINE_HEADER "Tengen-Line"
#define SEND_HEADER "Tengen-Send"

struct _TengenRoomServer
{
  GObject parent_instance;
  guint16 port;
  SoupServer *soup;
  TengenRoomGate *gate;
  TengenRoomControl *control;
  TengenRoomPages *pages;
  TengenRoomCrowd *crowd;
  GHashTable *lines; /* (element-type TengenRoomLine) */
  GHashTable *polls; /* (element-type utf8 TengenRoomPoll), which lines owns */
};

G_DEFINE_FINAL_TYPE (TengenRoomServer, tengen_room_server, G_TYPE_OBJECT)

enum
{
  OPENED,
  CAME,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
on_closed (TengenRoomLine *line, TengenRoomServer *self)
{
  g_signal_handlers_disconnect_by_data (line, self);
  if (!tengen_room_line_is_control (line))
    tengen_room_crowd_leave (self->crowd, tengen_room_line_get_address (line));
  if (TENGEN_IS_ROOM_POLL (line))
    g_hash_table_remove (self->polls,
                         tengen_room_poll_get_name (TENGEN_ROOM_POLL (line)));
  g_hash_table_remove (self->lines, line);
}

/* Takes a line as its own, and tells of it. */
static void
open_line (TengenRoomServer *self, TengenRoomLine *line)
{
  g_hash_table_add (self->lines, line);
  g_signal_connect (line, "closed", G_CALLBACK (on_closed), self);
  if (!tengen_room_line_is_control (line))
    g_signal_emit (self, signals[CAME], 0);
  g_signal_emit (self, signals[OPENED], 0, line);
}

/* --- Requests --- */

static GSocketConnection *
get_connection (SoupServerMessage *request)
{
  GSocketAddress *remote = soup_server_message_get_remote_address (request);
  return g_object_get_data (G_OBJECT (remote), CONNECTION);
}

static const char *
get_header (SoupServerMessage *request, const char *name)
{
  return soup_message_headers_get_one (
      soup_server_message_get_request_headers (request), name);
}

static char *
name_local (SoupServerMessage *request)
{
  GSocketAddress *local = soup_server_message_get_local_address (request);
  GInetAddress *address =
      g_inet_socket_address_get_address (G_INET_SOCKET_ADDRESS (local));
  g_autofree char *text = g_inet_address_to_string (address);
  return g_strdup (g_str_has_prefix (text, "::ffff:") ? text + 7 : text);
}

/* Why a request is not answered, as HTTP has it; %NULL if it is. */
static const char *
find_fault (TengenRoomServer *self, SoupServerMessage *request)
{
  SoupMessageHeaders *headers =
      soup_server_message_get_request_headers (request);
  const char *method = soup_server_message_get_method (request);
  const char *host = get_header (request, "Host");
  if (method != SOUP_METHOD_GET && method != SOUP_METHOD_HEAD)
    return "405 Method Not Allowed";
  if (soup_message_headers_get_one (headers, "Transfer-Encoding") != NULL ||
      soup_message_headers_get_content_length (headers) > 0 ||
      soup_message_headers_get_expectations (headers) != 0)
    return "413 Content Too Large";
  g_autofree char *local = name_local (request);
  if (!tengen_room_origin_is_host (host, local, self->port))
    return "421 Misdirected Request";
  if (!tengen_room_origin_is_own (get_header (request, "Origin"), host))
    return "403 Forbidden";
  return NULL;
}

/* Takes a request's stream away from libsoup, which reads no further. */
static void
refuse (SoupServerMessage *request, const char *fault)
{
  g_autoptr (GSocketConnection) connection =
      g_object_ref (get_connection (request));
  g_autoptr (GIOStream) stream = soup_server_message_steal_connection (request);
  g_autofree char *text =
      g_strdup_printf ("HTTP/1.1 %s\r\nContent-Length: 0\r\n"
                       "Connection: close\r\n\r\n",
                       fault);
  g_pollable_output_stream_write_nonblocking (
      G_POLLABLE_OUTPUT_STREAM (g_io_stream_get_output_stream (stream)),
      text,
      strlen (text),
      NULL,
      NULL);
  g_io_stream_close (stream, NULL, NULL);
}

static const char *
get_path (SoupServerMessage *request)
{
  return g_uri_get_path (soup_server_message_get_uri (request));
}

/* Begins to speak WebSocket, without extensions. */
static void
upgrade (TengenRoomServer *self, SoupServerMessage *request)
{
  g_autofree char *address = tengen_room_gate_name_address (
      soup_server_message_get_remote_address (request));
  if (!soup_websocket_server_check_handshake (request, NULL, NULL, NULL, NULL))
    {
      refuse (request, "400 Bad Request");
      return;
    }
  if (!tengen_room_crowd_enter (self->crowd, address))
    {
      refuse (request, "503 Service Unavailable");
      return;
    }
  g_autofree char *accept =
      tengen_room_frame_accept (get_header (request, "Sec-WebSocket-Key"));
  g_autoptr (GSocketConnection) connection =
      g_object_ref (get_connection (request));
  g_autoptr (GIOStream) stream = soup_server_message_steal_connection (request);
  tengen_room_gate_admit (connection, 0);
  TengenRoomLine *line =
      tengen_room_stream_new (stream,
                              g_socket_connection_get_socket (connection),
                              TENGEN_ROOM_FRAMING_FRAMES,
                              address,
                              FALSE);
  g_autofree char *text =
      g_strdup_printf ("HTTP/1.1 101 Switching Protocols\r\n"
                       "Upgrade: websocket\r\nConnection: Upgrade\r\n"
                       "Sec-WebSocket-Accept: %s\r\n\r\n",
                       accept);
  tengen_room_stream_greet (TENGEN_ROOM_STREAM (line), text);
  open_line (self, line);
}

static void
on_got_headers (SoupServerMessage *request, TengenRoomServer *self)
{
  SoupMessageHeaders *headers =
      soup_server_message_get_request_headers (request);
  const char *fault = soup_server_message_get_status (request) != 0
                          ? "400 Bad Request"
                          : find_fault (self, request);
  if (fault != NULL)
    refuse (request, fault);
  else if (g_str_equal (get_path (request), "/ws"))
    upgrade (self, request);
  else
    {
      /* many ranges make a long answer of a short file */
      soup_message_headers_remove (headers, "Range");
      tengen_room_gate_admit (get_connection (request), ANSWER_S);
    }
}

static void
on_request_started (SoupServer *soup,
                    SoupServerMessage *request,
                    TengenRoomServer *self)
{
  soup_message_body_set_accumulate (
      soup_server_message_get_request_body (request), FALSE);
  g_signal_connect_object (
      request, "got-headers", G_CALLBACK (on_got_headers), self, 0);
}

static void
answer_line (SoupServerMessage *request, const char *name)
{
  g_autofree char *text = g_strdup_printf ("{\"line\":\"%s\"}\n", name);
  soup_server_message_set_status (request, SOUP_STATUS_OK, NULL);
  soup_server_message_set_response (request,
                                    "text/plain; charset=utf-8",
                                    SOUP_MEMORY_COPY,
                                    text,
                                    strlen (text));
}

static void
open_poll (TengenRoomServer *self, SoupServerMessage *request)
{
  g_autofree char *address = tengen_room_gate_name_address (
      soup_server_message_get_remote_address (request));
  if (!tengen_room_crowd_enter (self->crowd, address))
    {
      soup_server_message_set_status (
          request, SOUP_STATUS_SERVICE_UNAVAILABLE, NULL);
      return;
    }
  g_autofree char *name = tengen_room_door_make_token ();
  TengenRoomLine *line = tengen_room_poll_new (name, address);
  g_hash_table_insert (self->polls, g_strdup (name), line);
  answer_line (request, name);
  open_line (self, line);
}

static void
on_poll (TengenRoomServer *self, SoupServerMessage *request)
{
  SoupMessageHeaders *headers =
      soup_server_message_get_response_headers (request);
  const char *name = get_header (request, LINE_HEADER);
  soup_message_headers_append (headers, "Cache-Control", "no-store");
  if (g_strcmp0 (name, "new") == 0)
    {
      open_poll (self, request);
      return;
    }
  TengenRoomPoll *line =
      name != NULL ? g_hash_table_lookup (self->polls, name) : NULL;
  if (line != NULL)
    tengen_room_poll_ask (line, request, get_header (request, SEND_HEADER));
  else
    soup_server_message_set_status (request, SOUP_STATUS_GONE, NULL);
}

static void
on_request (SoupServer *soup,
            SoupServerMessage *request,
            const char *path,
            GHashTable *query,
            gpointer data)
{
  TengenRoomServer *self = data;
  tengen_room_pages_add_headers (request);
  if (g_str_equal (path, "/poll"))
    on_poll (self, request);
  else if (!tengen_room_pages_answer (self->pages, request, path))
    soup_server_message_set_status (request, SOUP_STATUS_NOT_FOUND, NULL);
  else if (g_str_equal (path, "/") || g_str_equal (path, "/hello"))
    g_signal_emit (self, signals[CAME], 0);
}

/* --- Connections --- */

static void
accept_request (TengenRoomServer *self, GSocketConnection *connection)
{
  g_autoptr (GSocketAddress) local =
      g_socket_connection_get_local_address (connection, NULL);
  g_autoptr (GSocketAddress) remote =
      g_socket_connection_get_remote_address (connection, NULL);
  if (local == NULL || remote == NULL)
    return;
  g_object_set_data (G_OBJECT (remote), CONNECTION, connection);
  soup_server_accept_iostream (
      self->soup, G_IO_STREAM (connection), local, remote, NULL);
}

static void
on_first_byte (GSocketConnection *connection,
               const char *address,
               guint8 first,
               gpointer data)
{
  TengenRoomServer *self = data;
  if (first != '{')
    {
      accept_request (self, connection);
      return;
    }
  if (!tengen_room_crowd_enter (self->crowd, address))
    return;
  tengen_room_gate_admit (connection, 0);
  open_line (
      self,
      tengen_room_stream_new (G_IO_STREAM (connection),
                              g_socket_connection_get_socket (connection),
                              TENGEN_ROOM_FRAMING_LINES,
                              address,
                              FALSE));
}

static void
on_control (GSocketConnection *connection, gpointer data)
{
  TengenRoomServer *self = data;
  open_line (
      self,
      tengen_room_stream_new (G_IO_STREAM (connection),
                              g_socket_connection_get_socket (connection),
                              TENGEN_ROOM_FRAMING_LINES,
                              "control",
                              TRUE));
}

TengenRoomServer *
tengen_room_server_new (void)
{
  return g_object_new (TENGEN_TYPE_ROOM_SERVER, NULL);
}

guint16
tengen_room_server_listen (TengenRoomServer *self,
                           const char *address,
                           guint16 port,
                           GError **error)
{
  g_return_val_if_fail (TENGEN_IS_ROOM_SERVER (self) && self->port == 0, 0);
  guint16 first = port != 0 ? port : TENGEN_ROOM_PORT;
  guint16 last = port != 0 ? port : TENGEN_ROOM_LAST_PORT;
  for (guint16 at = first; at <= last; at++)
    {
      g_autoptr (GError) fault = NULL;
      if (tengen_room_gate_listen (self->gate, address, at, &fault))
        return self->port = at;
      if (at == last ||
          !g_error_matches (fault, G_IO_ERROR, G_IO_ERROR_ADDRESS_IN_USE))
        {
          g_propagate_error (error, g_steal_pointer (&fault));
          return 0;
        }
    }
  return 0;
}

gboolean
tengen_room_server_control (TengenRoomServer *self,
                            const char *path,
                            GError **error)
{
  g_return_val_if_fail (TENGEN_IS_ROOM_SERVER (self) && self->control == NULL,
                        FALSE);
  self->control = tengen_room_control_new (path, on_control, self, error);
  return self->control != NULL;
}

const char *
tengen_room_server_get_page (TengenRoomServer *self)
{
  g_return_val_if_fail (TENGEN_IS_ROOM_SERVER (self), "");
  return tengen_room_pages_get_hash (self->pages);
}

void
tengen_room_server_stop (TengenRoomServer *self)
{
  g_return_if_fail (TENGEN_IS_ROOM_SERVER (self));
  g_clear_pointer (&self->gate, tengen_room_gate_free);
  g_clear_pointer (&self->control, tengen_room_control_free);
  g_autoptr (GList) lines = g_hash_table_get_keys (self->lines);
  for (GList *at = lines; at != NULL; at = at->next)
    tengen_room_line_close (at->data);
}

static void
tengen_room_server_dispose (GObject *object)
{
  TengenRoomServer *self = TENGEN_ROOM_SERVER (object);
  GHashTableIter iter;
  gpointer line;
  g_clear_pointer (&self->gate, tengen_room_gate_free);
  g_clear_pointer (&self->control, tengen_room_control_free);
  g_hash_table_iter_init (&iter, self->lines);
  while (g_hash_table_iter_next (&iter, &line, NULL))
    g_signal_handlers_disconnect_by_data (line, self);
  g_hash_table_remove_all (self->polls);
  g_hash_table_remove_all (self->lines);
  g_signal_handlers_disconnect_by_data (self->soup, self);
  soup_server_remove_handler (self->soup, NULL);
  G_OBJECT_CLASS (tengen_room_server_parent_class)->dispose (object);
}

static void
tengen_room_server_finalize (GObject *object)
{
  TengenRoomServer *self = TENGEN_ROOM_SERVER (object);
  g_object_unref (self->soup);
  g_hash_table_unref (self->lines);
  g_hash_table_unref (self->polls);
  tengen_room_pages_free (self->pages);
  tengen_room_crowd_free (self->crowd);
  G_OBJECT_CLASS (tengen_room_server_parent_class)->finalize (object);
}

static void
tengen_room_server_class_init (TengenRoomServerClass *class)
{
  G_OBJECT_CLASS (class)->dispose = tengen_room_server_dispose;
  G_OBJECT_CLASS (class)->finalize = tengen_room_server_finalize;
  signals[OPENED] = g_signal_new ("opened",
                                  G_TYPE_FROM_CLASS (class),
                                  G_SIGNAL_RUN_LAST,
                                  0,
                                  NULL,
                                  NULL,
                                  NULL,
                                  G_TYPE_NONE,
                                  1,
                                  TENGEN_TYPE_ROOM_LINE);
  signals[CAME] = g_signal_new ("came",
                                G_TYPE_FROM_CLASS (class),
                                G_SIGNAL_RUN_LAST,
                                0,
                                NULL,
                                NULL,
                                NULL,
                                G_TYPE_NONE,
                                0);
}

static void
tengen_room_server_init (TengenRoomServer *self)
{
  self->soup = soup_server_new (NULL, NULL);
  soup_server_add_handler (self->soup, NULL, on_request, self, NULL);
  g_signal_connect (
      self->soup, "request-started", G_CALLBACK (on_request_started), self);
  self->gate = tengen_room_gate_new (on_first_byte, self);
  self->pages = tengen_room_pages_new ();
  self->crowd =
      tengen_room_crowd_new (TENGEN_ROOM_LINES, TENGEN_ROOM_LINES_OF_ADDRESS);
  self->lines = g_hash_table_new_full (NULL, NULL, g_object_unref, NULL);
  self->polls = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
}
