/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-room-control: the socket of the file system over which the teacher's
 * program comes in
 *
 * Shape:  who may open the file is the teacher: its owner (0600). A file that a
 *         host left behind that was killed is replaced; one that a host listens
 *         at is not.
 */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

typedef struct TengenRoomControl TengenRoomControl;

/* A program connected. */
typedef void (*TengenRoomControlFunc) (GSocketConnection *connection,
                                       gpointer data);

/**
 * tengen_room_control_new:
 * @path: where to make the socket
 * @func: what is called when a program connected
 * @data: for @func
 * @error: return location for an error; EXISTS where another host listens
 *
 * Makes the socket and begins to listen.
 *
 * Returns: (transfer full) (nullable): a control
 */
TengenRoomControl *
tengen_room_control_new (const char *path,
                         TengenRoomControlFunc func,
                         gpointer data,
                         GError **error) G_GNUC_WARN_UNUSED_RESULT;

/* Stops listening and removes the file; does nothing for %NULL. */
void tengen_room_control_free (TengenRoomControl *self);

G_END_DECLS
