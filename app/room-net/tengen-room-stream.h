/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-room-stream: a line over a stream of bytes: plain lines, or the frames
 * of WebSocket
 */
#pragma once

#include "tengen-room-line-private.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_ROOM_STREAM (tengen_room_stream_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenRoomStream, tengen_room_stream, TENGEN, ROOM_STREAM, TengenRoomLine)

/**
 * TengenRoomFraming:
 * @TENGEN_ROOM_FRAMING_LINES: a message is a line
 * @TENGEN_ROOM_FRAMING_FRAMES: a message is a frame of WebSocket
 */
typedef enum
{
  TENGEN_ROOM_FRAMING_LINES,
  TENGEN_ROOM_FRAMING_FRAMES,
} TengenRoomFraming;

/**
 * tengen_room_stream_new:
 * @stream: a stream whose ends can be polled
 * @socket: what it stands on
 * @framing: how messages are kept apart
 * @address: of the other end
 * @is_control: whether it is the teacher's program
 *
 * Makes a line. Nothing is read before the main loop runs.
 *
 * Returns: (transfer full): a line
 */
TengenRoomLine *
tengen_room_stream_new (GIOStream *stream,
                        GSocket *socket,
                        TengenRoomFraming framing,
                        const char *address,
                        gboolean is_control) G_GNUC_WARN_UNUSED_RESULT;

/* Sends bytes that are no message, before any message. */
void tengen_room_stream_greet (TengenRoomStream *self, const char *text);

G_END_DECLS
