/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-room-writer: messages that are written, and read again
 */
#include "tengen-room-json.h"

#include <string.h>

static void
test_write (void)
{
  TengenRoomWriter *writer = tengen_room_writer_new ("table");
  g_autofree char *text = NULL;

  tengen_room_writer_int (writer, "n", -3);
  tengen_room_writer_string (writer, "left", NULL);
  tengen_room_writer_bool (writer, "paused", FALSE);
  tengen_room_writer_open_array (writer, "say");
  tengen_room_writer_string (writer, NULL, "\"黒\\\n");
  tengen_room_writer_open_array (writer, NULL);
  tengen_room_writer_close (writer);
  tengen_room_writer_open_object (writer, NULL);
  tengen_room_writer_bool (writer, "x", TRUE);
  text = tengen_room_writer_end (writer);
  g_assert_cmpstr (text,
                   ==,
                   "{\"t\":\"table\",\"n\":-3,\"paused\":false,"
                   "\"say\":[\"\\\"黒\\\\\\u000a\",[],{\"x\":true}]}");
}

static void
test_no_kind (void)
{
  g_autofree char *text =
      tengen_room_writer_end (tengen_room_writer_new (NULL));

  g_assert_cmpstr (text, ==, "{}");
}

/* A name that is no UTF-8 does not spoil the message. */
static void
test_bytes (void)
{
  TengenRoomWriter *writer = tengen_room_writer_new ("x");
  g_autofree char *text = NULL;
  g_autoptr (TengenRoomJson) json = NULL;

  tengen_room_writer_string (writer, "name", "a\xff");
  text = tengen_room_writer_end (writer);
  json = tengen_room_json_read (text, strlen (text));
  g_assert_cmpstr (
      tengen_room_json_get_string (json, "name"), ==, "a\xef\xbf\xbd");
}

static void
test_again (void)
{
  static const char text[] =
      "{\"t\":\"a\",\"v\":[1,\"\\u0001\",[true,false],{\"k\":{}}]}";
  g_autoptr (TengenRoomJson) json = tengen_room_json_read (text, strlen (text));
  TengenRoomWriter *writer = tengen_room_writer_new ("a");
  g_autofree char *again = NULL;

  tengen_room_writer_value (writer, "v", tengen_room_json_get (json, "v"));
  tengen_room_writer_value (writer, "w", NULL);
  again = tengen_room_writer_end (writer);
  g_assert_cmpstr (again, ==, text);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/room-writer/write", test_write);
  g_test_add_func ("/room-writer/no-kind", test_no_kind);
  g_test_add_func ("/room-writer/bytes", test_bytes);
  g_test_add_func ("/room-writer/again", test_again);
  return g_test_run ();
}
