/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-room-rest: a room in which nobody is
 */
#include "tengen-room-rest.h"

#define MINUTE (60 * G_TIME_SPAN_SECOND)
#define HOUR (60 * MINUTE)

static void
test_forgotten (void)
{
  TengenRoomRest rest = { .seen_us = 7 };

  g_assert_cmpint (
      tengen_room_rest_look (&rest, 7, 0), ==, TENGEN_ROOM_REST_USED);
  g_assert_cmpint (tengen_room_rest_look (&rest, 7 + 29 * MINUTE, 0),
                   ==,
                   TENGEN_ROOM_REST_USED);
  g_assert_cmpint (tengen_room_rest_look (&rest, 7 + 30 * MINUTE, 0),
                   ==,
                   TENGEN_ROOM_REST_LEFT);
  g_assert_cmpint (tengen_room_rest_look (&rest, 6 + 24 * HOUR, 0),
                   ==,
                   TENGEN_ROOM_REST_LEFT);
  g_assert_cmpint (tengen_room_rest_look (&rest, 7 + 24 * HOUR, 0),
                   ==,
                   TENGEN_ROOM_REST_OVER);
}

/* One device is enough, also after a night. */
static void
test_used (void)
{
  TengenRoomRest rest = { 0 };

  g_assert_cmpint (
      tengen_room_rest_look (&rest, 23 * HOUR, 1), ==, TENGEN_ROOM_REST_USED);
  g_assert_cmpint (
      tengen_room_rest_look (&rest, 24 * HOUR, 0), ==, TENGEN_ROOM_REST_LEFT);
  g_assert_cmpint (
      tengen_room_rest_look (&rest, 30 * HOUR, 2), ==, TENGEN_ROOM_REST_USED);
  g_assert_cmpint (
      tengen_room_rest_look (&rest, 31 * HOUR, 0), ==, TENGEN_ROOM_REST_LEFT);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/room-rest/forgotten", test_forgotten);
  g_test_add_func ("/room-rest/used", test_used);
  return g_test_run ();
}
