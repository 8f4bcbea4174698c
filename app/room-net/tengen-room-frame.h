/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-room-frame: messages in the frames of WebSocket
 *
 * Shape:  libsoup 3.2 keeps what it could not send, and the parts of a message
 *         in many frames, without limit; here a message is one frame, no longer
 *         than a message may be, and a frame that is longer is known by its head.
 * Source: RFC 6455.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The head of a client's frame at its longest. */
#define TENGEN_ROOM_FRAME_HEAD 14

/**
 * TengenRoomFrameKind:
 * @TENGEN_ROOM_FRAME_WRONG: what no client of a room sends: parts, binary, too
 *   long, unmasked, extended
 * @TENGEN_ROOM_FRAME_HALF: more is to come
 *
 * What stands at the beginning of what came.
 */
typedef enum
{
  TENGEN_ROOM_FRAME_TEXT = 1,
  TENGEN_ROOM_FRAME_CLOSE = 8,
  TENGEN_ROOM_FRAME_PING = 9,
  TENGEN_ROOM_FRAME_PONG = 10,
  TENGEN_ROOM_FRAME_WRONG = 16,
  TENGEN_ROOM_FRAME_HALF,
} TengenRoomFrameKind;

/**
 * tengen_room_frame_read:
 * @data: what came; the payload is unmasked in place
 * @length: how much
 * @head: (out): length of the frame's head
 * @payload: (out): length of its payload
 *
 * Reads a client's frame.
 *
 * Returns: what it is; @head and @payload are set unless it is HALF or WRONG
 */
TengenRoomFrameKind tengen_room_frame_read (guint8 *data,
                                            gsize length,
                                            gsize *head,
                                            gsize *payload);

/* Writes a frame behind @out. */
void tengen_room_frame_write (GByteArray *out,
                              TengenRoomFrameKind kind,
                              const void *payload,
                              gsize length);

/* Gives the answer to a client's Sec-WebSocket-Key (transfer full). */
char *tengen_room_frame_accept (const char *key) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
