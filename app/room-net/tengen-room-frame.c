/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-room-frame: messages in the frames of WebSocket
 */
#include "tengen-room-frame.h"

#include <string.h>

#include "tengen-room-json.h"

#define FIN 0x80
#define EXTENDED 0x70
#define MASKED 0x80
#define MASK 4

/* Longest payload that is written into the first two bytes. */
#define SHORT 125
#define OF_TWO_BYTES 126
#define OF_EIGHT_BYTES 127

static gboolean
is_known (guint8 first)
{
  switch (first & 0x0f)
    {
    case TENGEN_ROOM_FRAME_TEXT:
    case TENGEN_ROOM_FRAME_CLOSE:
    case TENGEN_ROOM_FRAME_PING:
    case TENGEN_ROOM_FRAME_PONG:
      return (first & FIN) != 0 && (first & EXTENDED) == 0;
    default:
      return FALSE;
    }
}

static guint64
read_number (const guint8 *data, int bytes)
{
  guint64 number = 0;
  for (int i = 0; i < bytes; i++)
    number = number << 8 | data[i];
  return number;
}

TengenRoomFrameKind
tengen_room_frame_read (guint8 *data, gsize length, gsize *head, gsize *payload)
{
  if (length < 2)
    return TENGEN_ROOM_FRAME_HALF;
  guint8 size = data[1] & 0x7f;
  gboolean is_control = (data[0] & 0x08) != 0;
  if (!is_known (data[0]) || (data[1] & MASKED) == 0 ||
      (is_control && size > SHORT))
    return TENGEN_ROOM_FRAME_WRONG;
  int more = size == OF_TWO_BYTES ? 2 : size == OF_EIGHT_BYTES ? 8 : 0;
  gsize front = 2 + (gsize) more + MASK;
  if (length < front)
    return TENGEN_ROOM_FRAME_HALF;
  guint64 n = more > 0 ? read_number (data + 2, more) : size;
  if (n > TENGEN_ROOM_MESSAGE_MAX)
    return TENGEN_ROOM_FRAME_WRONG;
  if (length - front < n)
    return TENGEN_ROOM_FRAME_HALF;
  for (gsize i = 0; i < n; i++)
    data[front + i] ^= data[front - MASK + i % MASK];
  *head = front;
  *payload = n;
  return data[0] & 0x0f;
}

void
tengen_room_frame_write (GByteArray *out,
                         TengenRoomFrameKind kind,
                         const void *payload,
                         gsize length)
{
  guint8 head[10] = { FIN | (guint8) kind };
  guint n = 2;
  if (length <= SHORT)
    head[1] = (guint8) length;
  else
    {
      int bytes = length <= G_MAXUINT16 ? 2 : 8;
      head[1] = bytes == 2 ? OF_TWO_BYTES : OF_EIGHT_BYTES;
      for (int i = 0; i < bytes; i++)
        head[n++] = (guint8) ((guint64) length >> 8 * (bytes - 1 - i));
    }
  g_byte_array_append (out, head, n);
  g_byte_array_append (out, payload, (guint) length);
}

char *
tengen_room_frame_accept (const char *key)
{
  guint8 sum[20];
  gsize length = sizeof sum;
  g_autoptr (GChecksum) checksum = g_checksum_new (G_CHECKSUM_SHA1);
  g_checksum_update (checksum, (const guchar *) key, -1);
  g_checksum_update (
      checksum, (const guchar *) "258EAFA5-E914-47DA-95CA-C5AB0DC85B11", -1);
  g_checksum_get_digest (checksum, sum, &length);
  return g_base64_encode (sum, length);
}
