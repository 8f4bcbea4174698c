/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-room-poll: a line over requests, where WebSocket is refused
 *
 * Source: data/room/README.md, "Long polling".
 */
#pragma once

#include <libsoup/soup.h>

#include "tengen-room-line-private.h"

G_BEGIN_DECLS

/* What stands in Tengen-Send is no longer, as it is written there. */
#define TENGEN_ROOM_POLL_SEND_MAX 8192
/* A request waits as long as this for a message. */
#define TENGEN_ROOM_POLL_WAIT_S 20

#define TENGEN_TYPE_ROOM_POLL (tengen_room_poll_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenRoomPoll, tengen_room_poll, TENGEN, ROOM_POLL, TengenRoomLine)

/* Makes a line (transfer full) that is known by a secret name. */
TengenRoomLine *tengen_room_poll_new (const char *name, const char *address)
    G_GNUC_WARN_UNUSED_RESULT;

/* Gives its name. */
const char *tengen_room_poll_get_name (TengenRoomPoll *self);

/**
 * tengen_room_poll_ask:
 * @self: a line
 * @request: a request for it
 * @send: (nullable): what the client sends, as it stands in Tengen-Send
 *
 * Takes what the client sends; answers the request, now or later.
 */
void tengen_room_poll_ask (TengenRoomPoll *self,
                           SoupServerMessage *request,
                           const char *send);

G_END_DECLS
