/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-room-door: who may come in
 */
#include "tengen-room-door.h"

#include <string.h>

#define S G_USEC_PER_SEC
#define KEY "00112233445566778899aabbccddeeff"

static TengenRoomDoor *
make_door (void)
{
  return tengen_room_door_new ("472913", KEY);
}

static void
test_new (void)
{
  g_autoptr (TengenRoomDoor) door = tengen_room_door_new (NULL, NULL);
  g_autofree char *code = g_strdup (tengen_room_door_get_code (door));
  g_autofree char *key = g_strdup (tengen_room_door_get_key (door));
  g_assert_cmpuint (strspn (code, "0123456789"), ==, 6);
  g_assert_cmpuint (strlen (code), ==, 6);
  g_assert_cmpuint (strspn (key, "0123456789abcdef"), ==, 32);
  tengen_room_door_renew (door);
  g_assert_cmpstr (key, !=, tengen_room_door_get_key (door));
  g_assert_false (tengen_room_door_try_key (door, key));
  g_assert_true (
      tengen_room_door_try_key (door, tengen_room_door_get_key (door)));
}

static void
test_typed (void)
{
  static const char *const right[] = {
    "472913",  " 472 913 ",      "４７２９１３", "４７2 913",
    "472-913", "４７２・９１３", "٤٧٢٩١٣",
  };
  static const char *const wrong[] = {
    "", "47291", "4729130", "0472913", "４７２９１", "472913472913"
  };
  g_autoptr (TengenRoomDoor) door = make_door ();
  for (gsize i = 0; i < G_N_ELEMENTS (right); i++)
    g_assert_cmpint (tengen_room_door_try_code (door, right[i], 0),
                     ==,
                     TENGEN_ROOM_DOOR_RIGHT);
  for (gsize i = 0; i < G_N_ELEMENTS (wrong); i++)
    g_assert_cmpint (tengen_room_door_try_code (door, wrong[i], 0),
                     ==,
                     TENGEN_ROOM_DOOR_WRONG);
  g_assert_false (tengen_room_door_try_key (door, "472913"));
  g_assert_true (tengen_room_door_try_key (door, KEY));
}

static void
try_wrong (TengenRoomDoor *door, int n, gint64 now)
{
  for (int i = 0; i < n; i++)
    g_assert_cmpint (tengen_room_door_try_code (door, "000000", now + i),
                     ==,
                     TENGEN_ROOM_DOOR_WRONG);
}

static void
test_tries (void)
{
  g_autoptr (TengenRoomDoor) door = make_door ();
  try_wrong (door, 9, 0);
  g_assert_cmpint (tengen_room_door_get_tries (door, 10), ==, 9);
  g_assert_cmpint (tengen_room_door_get_wait (door, 10), ==, 0);
  /* slowly as many as one likes */
  try_wrong (door, 9, 61 * S);
  g_assert_cmpint (tengen_room_door_get_tries (door, 62 * S), ==, 9);
  try_wrong (door, 1, 100 * S);
  /* now even the right one is not looked at; the key is */
  g_assert_cmpint (tengen_room_door_get_tries (door, 100 * S), ==, 10);
  g_assert_cmpint (tengen_room_door_get_wait (door, 100 * S), ==, 60);
  g_assert_cmpint (tengen_room_door_try_code (door, "472913", 159 * S),
                   ==,
                   TENGEN_ROOM_DOOR_LOCKED);
  g_assert_cmpint (tengen_room_door_get_wait (door, 159 * S), ==, 1);
  g_assert_true (tengen_room_door_try_key (door, KEY));
  /* one a minute */
  try_wrong (door, 1, 160 * S);
  g_assert_cmpint (tengen_room_door_try_code (door, "000000", 161 * S),
                   ==,
                   TENGEN_ROOM_DOOR_LOCKED);
  try_wrong (door, 1, 220 * S);
  g_assert_cmpint (tengen_room_door_get_wait (door, 220 * S), ==, 60);
  g_assert_cmpint (tengen_room_door_try_code (door, "472913", 280 * S),
                   ==,
                   TENGEN_ROOM_DOOR_RIGHT);
  g_assert_cmpint (tengen_room_door_get_wait (door, 280 * S), ==, 0);
  try_wrong (door, 9, 281 * S);
}

static void
test_forgiven (void)
{
  g_autoptr (TengenRoomDoor) door = make_door ();
  try_wrong (door, 10, 0);
  try_wrong (door, 1, 70 * S);
  g_assert_cmpint (tengen_room_door_get_wait (door, 71 * S), ==, 59);
  try_wrong (door, 9, 670 * S + 1);
  g_assert_cmpint (tengen_room_door_get_wait (door, 671 * S), ==, 0);
  try_wrong (door, 1, 671 * S);
  g_assert_cmpint (tengen_room_door_get_wait (door, 671 * S), ==, 60);
  tengen_room_door_renew (door);
  g_assert_cmpint (tengen_room_door_get_wait (door, 671 * S), ==, 0);
  g_assert_cmpint (tengen_room_door_get_tries (door, 671 * S), ==, 0);
}

static void
test_tokens (void)
{
  g_autofree char *token = tengen_room_door_make_token ();
  g_autofree char *other = tengen_room_door_make_token ();
  g_assert_cmpuint (strspn (token, "0123456789abcdef"), ==, 32);
  g_assert_cmpuint (strlen (token), ==, 32);
  g_assert_false (tengen_room_door_is_equal (token, other));
  g_assert_true (tengen_room_door_is_equal (token, token));
  g_assert_false (tengen_room_door_is_equal ("a", "ab"));
  g_autofree char *sum = tengen_room_door_sum ("abc");
  g_assert_cmpstr (sum,
                   ==,
                   "ba7816bf8f01cfea414140de5dae2223"
                   "b00361a396177a9cb410ff61f20015ad");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/room-door/new", test_new);
  g_test_add_func ("/room-door/typed", test_typed);
  g_test_add_func ("/room-door/tries", test_tries);
  g_test_add_func ("/room-door/forgiven", test_forgiven);
  g_test_add_func ("/room-door/tokens", test_tokens);
  return g_test_run ();
}
