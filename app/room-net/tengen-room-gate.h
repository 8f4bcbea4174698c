/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-room-gate: listens, and keeps connections within limits
 *
 * What:   counts connections, waits for the first byte, closes what has not
 *         said in time what it wants.
 * Shape:  of those who have not said it yet only a part may be one address's;
 *         the oldest of them makes room for the newest, so that half requests
 *         do not keep out whole ones.
 */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* Connections that have not said yet what they want, in all and of one address,
 * and how long they may take. */
#define TENGEN_ROOM_GATE_PENDING 256
#define TENGEN_ROOM_GATE_PENDING_OF_ADDRESS 64
#define TENGEN_ROOM_GATE_PENDING_S 10

typedef struct TengenRoomGate TengenRoomGate;

/* A connection said its first byte, which was not taken from it. */
typedef void (*TengenRoomGateFunc) (GSocketConnection *connection,
                                    const char *address,
                                    guint8 first,
                                    gpointer data);

/* Makes a gate that does not listen yet (transfer full). */
TengenRoomGate *tengen_room_gate_new (TengenRoomGateFunc func,
                                      gpointer data) G_GNUC_WARN_UNUSED_RESULT;

/* Stops listening and frees it; connections that were let in live on. */
void tengen_room_gate_free (TengenRoomGate *self);

/**
 * tengen_room_gate_listen:
 * @self: a gate
 * @address: (nullable): the address to listen at, %NULL for all
 * @port: the port
 * @error: return location for an error
 *
 * Begins to listen.
 *
 * Returns: whether it does
 */
gboolean tengen_room_gate_listen (TengenRoomGate *self,
                                  const char *address,
                                  guint16 port,
                                  GError **error);

/**
 * tengen_room_gate_admit:
 * @connection: one that was let in
 * @seconds: how long it may still take in all, 0 for as long as it likes
 *
 * It has said what it wants.
 */
void tengen_room_gate_admit (GSocketConnection *connection, guint seconds);

/* Names an address (transfer full), of IPv6 the network: that is what counts. */
char *tengen_room_gate_name_address (GSocketAddress *address)
    G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
