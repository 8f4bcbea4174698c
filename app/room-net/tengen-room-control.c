/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-room-control: the socket of the file system over which the teacher's
 * program comes in
 */
#include "tengen-room-control.h"

#include <gio/gunixsocketaddress.h>
#include <glib/gstdio.h>
#include <sys/stat.h>

struct TengenRoomControl
{
  GSocketService *service;
  char *path;
  TengenRoomControlFunc func;
  gpointer data;
};

/* A socket without a listener was left by a host that was killed. */
static gboolean
is_alive (GSocketAddress *address)
{
  g_autoptr (GSocket) socket = g_socket_new (G_SOCKET_FAMILY_UNIX,
                                             G_SOCKET_TYPE_STREAM,
                                             G_SOCKET_PROTOCOL_DEFAULT,
                                             NULL);
  return socket != NULL && g_socket_connect (socket, address, NULL, NULL);
}

static gboolean
clear_place (const char *path, GSocketAddress *address, GError **error)
{
  struct stat info;
  if (g_lstat (path, &info) != 0)
    return TRUE;
  if (!S_ISSOCK (info.st_mode) || is_alive (address))
    {
      g_set_error (error,
                   G_IO_ERROR,
                   G_IO_ERROR_EXISTS,
                   "%s: there is a room already",
                   path);
      return FALSE;
    }
  g_unlink (path);
  return TRUE;
}

/* Only its owner may open the file, from its first moment on. */
static gboolean
listen (TengenRoomControl *self, GSocketAddress *address, GError **error)
{
  mode_t mask = umask (0177);
  gboolean done =
      g_socket_listener_add_address (G_SOCKET_LISTENER (self->service),
                                     address,
                                     G_SOCKET_TYPE_STREAM,
                                     G_SOCKET_PROTOCOL_DEFAULT,
                                     NULL,
                                     NULL,
                                     error);
  umask (mask);
  return done;
}

static gboolean
on_incoming (GSocketService *service,
             GSocketConnection *connection,
             GObject *source,
             gpointer data)
{
  TengenRoomControl *self = data;
  self->func (connection, self->data);
  return TRUE;
}

TengenRoomControl *
tengen_room_control_new (const char *path,
                         TengenRoomControlFunc func,
                         gpointer data,
                         GError **error)
{
  g_autoptr (GSocketAddress) address = g_unix_socket_address_new (path);
  if (!clear_place (path, address, error))
    return NULL;
  TengenRoomControl *self = g_new0 (TengenRoomControl, 1);
  self->service = g_socket_service_new ();
  self->func = func;
  self->data = data;
  g_signal_connect (self->service, "incoming", G_CALLBACK (on_incoming), self);
  if (listen (self, address, error))
    self->path = g_strdup (path);
  else
    g_clear_pointer (&self, tengen_room_control_free);
  return self;
}

void
tengen_room_control_free (TengenRoomControl *self)
{
  if (self == NULL)
    return;
  g_signal_handlers_disconnect_by_data (self->service, self);
  g_socket_service_stop (self->service);
  g_socket_listener_close (G_SOCKET_LISTENER (self->service));
  g_object_unref (self->service);
  if (self->path != NULL)
    g_unlink (self->path);
  g_free (self->path);
  g_free (self);
}
