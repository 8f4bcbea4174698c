/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-room-awake: keeps the computer from falling asleep while a room is open
 */
#include "tengen-room-awake.h"

#include <gio/gunixfdlist.h>
#include <unistd.h>

#define PLACE "org.freedesktop.login1"
#define OBJECT "/org/freedesktop/login1"

struct TengenRoomAwake
{
  GCancellable *cancellable;
  char *why;
  /* the computer stays awake until it is closed; -1 for none */
  int fd;
};

/* What was cancelled comes back after self has been freed. */
static void
inhibited_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  TengenRoomAwake *self = data;
  g_autoptr (GUnixFDList) fds = NULL;
  g_autoptr (GVariant) reply = g_dbus_connection_call_with_unix_fd_list_finish (
      G_DBUS_CONNECTION (source), &fds, result, NULL);
  int handle;

  if (reply == NULL || fds == NULL)
    return;
  g_variant_get (reply, "(h)", &handle);
  self->fd = g_unix_fd_list_get (fds, handle, NULL);
}

static void
connected_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  TengenRoomAwake *self = data;
  g_autoptr (GDBusConnection) bus = g_bus_get_finish (result, NULL);

  if (bus == NULL)
    return;
  g_dbus_connection_set_exit_on_close (bus, FALSE);
  g_dbus_connection_call_with_unix_fd_list (
      bus,
      PLACE,
      OBJECT,
      PLACE ".Manager",
      "Inhibit",
      g_variant_new ("(ssss)", "sleep:idle", "Tengen", self->why, "block"),
      G_VARIANT_TYPE ("(h)"),
      G_DBUS_CALL_FLAGS_NONE,
      -1,
      NULL,
      self->cancellable,
      inhibited_cb,
      self);
}

TengenRoomAwake *
tengen_room_awake_new (const char *why)
{
  TengenRoomAwake *self = g_new0 (TengenRoomAwake, 1);

  self->cancellable = g_cancellable_new ();
  self->why = g_strdup (why);
  self->fd = -1;
  g_bus_get (G_BUS_TYPE_SYSTEM, self->cancellable, connected_cb, self);
  return self;
}

void
tengen_room_awake_free (TengenRoomAwake *self)
{
  if (self == NULL)
    return;
  g_cancellable_cancel (self->cancellable);
  g_object_unref (self->cancellable);
  if (self->fd >= 0)
    close (self->fd);
  g_free (self->why);
  g_free (self);
}
