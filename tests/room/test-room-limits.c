/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-room-limits: what one address and one client may use
 */
#include "tengen-room-limits.h"

#define S G_USEC_PER_SEC

static int
take_all (TengenRoomBucket *bucket, gint64 now)
{
  int n = 0;
  while (tengen_room_bucket_take (bucket, now))
    n++;
  return n;
}

static void
test_bucket (void)
{
  TengenRoomBucket bucket = tengen_room_bucket_make (20, 40, 0);
  g_assert_cmpint (take_all (&bucket, 0), ==, 40);
  g_assert_cmpint (take_all (&bucket, S / 2), ==, 10);
  g_assert_cmpint (take_all (&bucket, 1000 * S), ==, 40);
  /* a time before the last changes nothing */
  g_assert_cmpint (take_all (&bucket, 0), ==, 0);
}

static void
test_crowd (void)
{
  TengenRoomCrowd *crowd = tengen_room_crowd_new (5, 3);
  for (int i = 0; i < 3; i++)
    g_assert_true (tengen_room_crowd_enter (crowd, "a"));
  g_assert_false (tengen_room_crowd_enter (crowd, "a"));
  g_assert_true (tengen_room_crowd_enter (crowd, "b"));
  g_assert_true (tengen_room_crowd_enter (crowd, "b"));
  g_assert_false (tengen_room_crowd_enter (crowd, "c"));
  g_assert_cmpuint (tengen_room_crowd_get_n (crowd), ==, 5);
  tengen_room_crowd_leave (crowd, "a");
  g_assert_true (tengen_room_crowd_enter (crowd, "c"));
  tengen_room_crowd_leave (crowd, "c");
  g_assert_true (tengen_room_crowd_enter (crowd, "a"));
  g_assert_false (tengen_room_crowd_enter (crowd, "a"));
  tengen_room_crowd_free (crowd);
}

/* A class of thirty behind one address loads the page all at once. */
static void
test_class (void)
{
  g_assert_cmpint (TENGEN_ROOM_CONNECTIONS_OF_ADDRESS, >=, 30 * 7);
  g_assert_cmpint (TENGEN_ROOM_LINES_OF_ADDRESS, >=, 64);
  g_assert_cmpint (TENGEN_ROOM_CONNECTIONS, ==, 512);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/room-limits/bucket", test_bucket);
  g_test_add_func ("/room-limits/crowd", test_crowd);
  g_test_add_func ("/room-limits/class", test_class);
  return g_test_run ();
}
