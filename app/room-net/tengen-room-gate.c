/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-room-gate: listens, and keeps connections within limits
 */
#include "tengen-room-gate.h"

#include <gio/gnetworking.h>

#include <string.h>
#include <sys/socket.h>

#include "tengen-room-limits.h"

#define GUEST "tengen-room-guest"
#define BACKLOG 128

struct TengenRoomGate
{
  /* guests may outlive the gate: they count */
  gatomicrefcount refs;
  GSocketService *service;
  TengenRoomGateFunc func;
  gpointer data;
  TengenRoomCrowd *crowd;
  TengenRoomCrowd *pending_crowd;
  GQueue pending; /* (element-type Guest): the oldest first */
};

/* A connection, as long as it is there. */
typedef struct
{
  TengenRoomGate *gate;
  GSocketConnection *connection; /* which owns it */
  char *address;
  gboolean is_pending;
  GSource *first_source;
  guint deadline_id;
} Guest;

static void
unref_gate (TengenRoomGate *self)
{
  if (!g_atomic_ref_count_dec (&self->refs))
    return;
  tengen_room_crowd_free (self->crowd);
  tengen_room_crowd_free (self->pending_crowd);
  g_free (self);
}

static void
stop_first_source (Guest *guest)
{
  if (guest->first_source == NULL)
    return;
  g_source_destroy (guest->first_source);
  g_clear_pointer (&guest->first_source, g_source_unref);
}

static void
end_pending (Guest *guest)
{
  if (!guest->is_pending)
    return;
  guest->is_pending = FALSE;
  g_queue_remove (&guest->gate->pending, guest);
  tengen_room_crowd_leave (guest->gate->pending_crowd, guest->address);
}

static void
free_guest (gpointer data)
{
  Guest *guest = data;
  stop_first_source (guest);
  g_clear_handle_id (&guest->deadline_id, g_source_remove);
  end_pending (guest);
  tengen_room_crowd_leave (guest->gate->crowd, guest->address);
  unref_gate (guest->gate);
  g_free (guest->address);
  g_free (guest);
}

/* The source holds the connection until its first byte; what reads
 * afterwards finds the end. */
static void
turn_out (Guest *guest)
{
  g_autoptr (GSocketConnection) connection = g_object_ref (guest->connection);
  end_pending (guest);
  g_socket_shutdown (
      g_socket_connection_get_socket (connection), TRUE, TRUE, NULL);
  stop_first_source (guest);
}

static gboolean
on_deadline (gpointer data)
{
  Guest *guest = data;
  guest->deadline_id = 0;
  turn_out (guest);
  return G_SOURCE_REMOVE;
}

static Guest *
find_oldest (TengenRoomGate *self, const char *address)
{
  for (GList *at = self->pending.head; at != NULL; at = at->next)
    if (address == NULL || g_str_equal (((Guest *) at->data)->address, address))
      return at->data;
  return NULL;
}

/* The newest may try: an honest connection is quick. */
static void
begin_pending (Guest *guest)
{
  TengenRoomGate *self = guest->gate;
  while (!tengen_room_crowd_enter (self->pending_crowd, guest->address))
    {
      Guest *oldest = find_oldest (self, guest->address);
      if (oldest == NULL || tengen_room_crowd_get_n (self->pending_crowd) >=
                                TENGEN_ROOM_GATE_PENDING)
        oldest = find_oldest (self, NULL);
      turn_out (oldest);
    }
  g_queue_push_tail (&self->pending, guest);
  guest->is_pending = TRUE;
  guest->deadline_id =
      g_timeout_add_seconds (TENGEN_ROOM_GATE_PENDING_S, on_deadline, guest);
}

static gboolean
on_first (GSocket *socket, GIOCondition condition, gpointer data)
{
  g_autoptr (GSocketConnection) connection = g_object_ref (data);
  Guest *guest = g_object_get_data (G_OBJECT (connection), GUEST);
  guint8 first;
  gssize n = recv (g_socket_get_fd (socket), &first, 1, MSG_PEEK);
  stop_first_source (guest);
  if (n == 1)
    guest->gate->func (connection, guest->address, first, guest->gate->data);
  return G_SOURCE_REMOVE;
}

static void
wait_for_first (Guest *guest)
{
  GSocket *socket = g_socket_connection_get_socket (guest->connection);
  guest->first_source = g_socket_create_source (socket, G_IO_IN, NULL);
  g_source_set_callback (guest->first_source,
                         G_SOURCE_FUNC (on_first),
                         g_object_ref (guest->connection),
                         g_object_unref);
  g_source_attach (guest->first_source, NULL);
}

static gboolean
on_incoming (GSocketService *service,
             GSocketConnection *connection,
             GObject *source,
             gpointer data)
{
  TengenRoomGate *self = data;
  g_autoptr (GSocketAddress) remote =
      g_socket_connection_get_remote_address (connection, NULL);
  g_autofree char *address =
      remote != NULL ? tengen_room_gate_name_address (remote) : NULL;
  if (address == NULL || !tengen_room_crowd_enter (self->crowd, address))
    return TRUE;
  Guest *guest = g_new0 (Guest, 1);
  g_atomic_ref_count_inc (&self->refs);
  guest->gate = self;
  guest->connection = connection;
  guest->address = g_steal_pointer (&address);
  g_object_set_data_full (G_OBJECT (connection), GUEST, guest, free_guest);
  GSocket *socket = g_socket_connection_get_socket (connection);
  g_socket_set_keepalive (socket, TRUE);
  /* a move must not wait for an answer to the message before it */
  g_socket_set_option (socket, IPPROTO_TCP, TCP_NODELAY, 1, NULL);
  begin_pending (guest);
  wait_for_first (guest);
  return TRUE;
}

TengenRoomGate *
tengen_room_gate_new (TengenRoomGateFunc func, gpointer data)
{
  TengenRoomGate *self = g_new0 (TengenRoomGate, 1);
  g_atomic_ref_count_init (&self->refs);
  self->func = func;
  self->data = data;
  self->crowd = tengen_room_crowd_new (TENGEN_ROOM_CONNECTIONS,
                                       TENGEN_ROOM_CONNECTIONS_OF_ADDRESS);
  self->pending_crowd = tengen_room_crowd_new (
      TENGEN_ROOM_GATE_PENDING, TENGEN_ROOM_GATE_PENDING_OF_ADDRESS);
  self->service = g_socket_service_new ();
  g_socket_listener_set_backlog (G_SOCKET_LISTENER (self->service), BACKLOG);
  g_signal_connect (self->service, "incoming", G_CALLBACK (on_incoming), self);
  return self;
}

void
tengen_room_gate_free (TengenRoomGate *self)
{
  g_signal_handlers_disconnect_by_data (self->service, self);
  g_socket_service_stop (self->service);
  g_socket_listener_close (G_SOCKET_LISTENER (self->service));
  g_clear_object (&self->service);
  while (self->pending.head != NULL)
    turn_out (self->pending.head->data);
  unref_gate (self);
}

gboolean
tengen_room_gate_listen (TengenRoomGate *self,
                         const char *address,
                         guint16 port,
                         GError **error)
{
  GSocketListener *listener = G_SOCKET_LISTENER (self->service);
  if (address == NULL)
    return g_socket_listener_add_inet_port (listener, port, NULL, error);
  g_autoptr (GSocketAddress) at =
      g_inet_socket_address_new_from_string (address, port);
  if (at == NULL)
    {
      g_set_error (error,
                   G_IO_ERROR,
                   G_IO_ERROR_INVALID_ARGUMENT,
                   "not an address: %s",
                   address);
      return FALSE;
    }
  return g_socket_listener_add_address (listener,
                                        at,
                                        G_SOCKET_TYPE_STREAM,
                                        G_SOCKET_PROTOCOL_TCP,
                                        NULL,
                                        NULL,
                                        error);
}

void
tengen_room_gate_admit (GSocketConnection *connection, guint seconds)
{
  Guest *guest = g_object_get_data (G_OBJECT (connection), GUEST);
  g_return_if_fail (guest != NULL);
  end_pending (guest);
  g_clear_handle_id (&guest->deadline_id, g_source_remove);
  if (seconds > 0)
    guest->deadline_id = g_timeout_add_seconds (seconds, on_deadline, guest);
}

char *
tengen_room_gate_name_address (GSocketAddress *address)
{
  if (!G_IS_INET_SOCKET_ADDRESS (address))
    return g_strdup ("local");
  GInetAddress *inet =
      g_inet_socket_address_get_address (G_INET_SOCKET_ADDRESS (address));
  g_autofree char *text = g_inet_address_to_string (inet);
  if (g_str_has_prefix (text, "::ffff:"))
    return g_strdup (text + strlen ("::ffff:"));
  if (g_inet_address_get_family (inet) != G_SOCKET_FAMILY_IPV6)
    return g_steal_pointer (&text);
  const guint8 *bytes = g_inet_address_to_bytes (inet);
  return g_strdup_printf ("%02x%02x:%02x%02x:%02x%02x:%02x%02x::/64",
                          bytes[0],
                          bytes[1],
                          bytes[2],
                          bytes[3],
                          bytes[4],
                          bytes[5],
                          bytes[6],
                          bytes[7]);
}
