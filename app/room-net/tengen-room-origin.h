/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-room-origin: whether a request was meant for this room
 *
 * Shape:  a page of another place that a pupil's browser shows may ask any
 *         address, and can give itself a name that leads here; so the name
 *         that is asked for, and the place that asks, have to be the room's own.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * tengen_room_origin_is_host:
 * @host: (nullable): the request's Host
 * @address: the address at which it came in
 * @port: the room's port
 *
 * Tells whether a host is the room's own: the address at which the request came
 * in, localhost, or the computer's name, also with `.local`.
 *
 * Returns: whether it is
 */
gboolean tengen_room_origin_is_host (const char *host,
                                     const char *address,
                                     guint16 port);

/* Tells whether the request's Origin, if there is one, is that of its Host. */
gboolean tengen_room_origin_is_own (const char *origin, const char *host);

G_END_DECLS
