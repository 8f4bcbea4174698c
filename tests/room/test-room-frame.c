/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-room-frame: the frames of WebSocket; the examples are those of RFC 6455
 */
#include "tengen-room-frame.h"

#include <string.h>

#include "tengen-room-json.h"

static void
test_accept (void)
{
  g_autofree char *accept =
      tengen_room_frame_accept ("dGhlIHNhbXBsZSBub25jZQ==");
  g_assert_cmpstr (accept, ==, "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=");
}

static void
test_read (void)
{
  guint8 frame[] = { 0x81, 0x85, 0x37, 0xfa, 0x21, 0x3d, 0x7f,
                     0x9f, 0x4d, 0x51, 0x58, 0x99, 0x99 };
  gsize head, payload;
  for (gsize n = 0; n < 11; n++)
    g_assert_cmpint (tengen_room_frame_read (frame, n, &head, &payload),
                     ==,
                     TENGEN_ROOM_FRAME_HALF);
  g_assert_cmpint (
      tengen_room_frame_read (frame, sizeof frame, &head, &payload),
      ==,
      TENGEN_ROOM_FRAME_TEXT);
  g_assert_cmpmem (frame + head, payload, "Hello", 5);
  g_assert_cmpuint (head, ==, 6);
}

static TengenRoomFrameKind
read_head (const char *bytes, gsize length)
{
  guint8 frame[TENGEN_ROOM_FRAME_HEAD + 200] = { 0 };
  gsize head, payload;
  memcpy (frame, bytes, length);
  return tengen_room_frame_read (frame, length, &head, &payload);
}

static void
test_wrong (void)
{
  static const char *const heads[] = {
    "\x81\x05", /* not masked */
    "\x01\x85", /* a part */
    "\x80\x85", /* the last part */
    "\x82\x85", /* binary */
    "\xc1\x85", /* compressed */
    "\x83\x85", /* unknown */
    "\x89\xfe", /* a ping that is too long */
    "\x09\x85", /* a part of a ping */
  };
  for (gsize i = 0; i < G_N_ELEMENTS (heads); i++)
    g_assert_cmpint (read_head (heads[i], 2), ==, TENGEN_ROOM_FRAME_WRONG);
  const char *largest = "\x81\xff\0\0\0\0\0\1\0\0mask";
  const char *larger = "\x81\xff\0\0\0\0\0\1\0\1mask";
  const char *huge = "\x81\xff\xff\xff\xff\xff\xff\xff\xff\xffmask";
  g_assert_cmpint (read_head (largest, 14), ==, TENGEN_ROOM_FRAME_HALF);
  g_assert_cmpint (read_head (larger, 14), ==, TENGEN_ROOM_FRAME_WRONG);
  g_assert_cmpint (read_head (huge, 14), ==, TENGEN_ROOM_FRAME_WRONG);
  g_assert_cmpint (read_head ("\x88\x80mask", 6), ==, TENGEN_ROOM_FRAME_CLOSE);
  g_assert_cmpint (read_head ("\x89\x80mask", 6), ==, TENGEN_ROOM_FRAME_PING);
  g_assert_cmpint (read_head ("\x8a\x80mask", 6), ==, TENGEN_ROOM_FRAME_PONG);
}

static void
assert_head (gsize length, const char *head, gsize head_length)
{
  g_autoptr (GByteArray) out = g_byte_array_new ();
  g_autofree char *text = g_strnfill (length, 'x');
  tengen_room_frame_write (out, TENGEN_ROOM_FRAME_TEXT, text, length);
  g_assert_cmpuint (out->len, ==, head_length + length);
  g_assert_cmpmem (out->data, head_length, head, head_length);
  g_assert_cmpmem (out->data + head_length, length, text, length);
}

static void
test_write (void)
{
  assert_head (0, "\x81\x00", 2);
  assert_head (125, "\x81\x7d", 2);
  assert_head (126, "\x81\x7e\x00\x7e", 4);
  assert_head (65535, "\x81\x7e\xff\xff", 4);
  assert_head (65536, "\x81\x7f\0\0\0\0\0\1\0\0", 10);
}

/* Whatever comes, what is read lies within it. */
static void
test_any (void)
{
  for (int i = 0; i < 200000; i++)
    {
      gsize length = (gsize) g_test_rand_int_range (0, 40);
      g_autofree guint8 *data = g_malloc (length);
      for (gsize at = 0; at < length; at++)
        data[at] = (guint8) g_test_rand_int ();
      if (length > 1 && i % 2 == 0)
        data[0] = 0x81, data[1] |= 0x80;
      gsize head, payload;
      if (tengen_room_frame_read (data, length, &head, &payload) <
          TENGEN_ROOM_FRAME_WRONG)
        g_assert_cmpuint (head + payload, <=, length);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/room-frame/accept", test_accept);
  g_test_add_func ("/room-frame/read", test_read);
  g_test_add_func ("/room-frame/wrong", test_wrong);
  g_test_add_func ("/room-frame/write", test_write);
  g_test_add_func ("/room-frame/any", test_any);
  return g_test_run ();
}
