/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-room-json: messages that are read, and what is none
 */
#include "tengen-room-json.h"

#include <string.h>

static TengenRoomJson *
read (const char *text)
{
  return tengen_room_json_read (text, strlen (text));
}

static void
test_values (void)
{
  g_autoptr (TengenRoomJson) json = read (
      " {\"t\":\"tap\" , \"n\":-17,\"up\":true,\"down\":false,"
      "\"none\":null,\"list\":[1,\"\xe5\x9b\xb2\",[]],\"in\":{\"x\":0}} ");
  const TengenRoomJson *list;
  gint64 number = 5;

  g_assert_nonnull (json);
  g_assert_cmpuint (tengen_room_json_get_n (json), ==, 7);
  g_assert_cmpstr (tengen_room_json_get_key (json, 1), ==, "n");
  g_assert_cmpstr (tengen_room_json_get_string (json, "t"), ==, "tap");
  g_assert_cmpint (tengen_room_json_get_int (json, "n", -99, 0, 1), ==, -17);
  g_assert_true (tengen_room_json_get_bool (json, "up"));
  g_assert_false (tengen_room_json_get_bool (json, "down"));
  g_assert_cmpint (
      tengen_room_json_get_kind (tengen_room_json_get (json, "none")),
      ==,
      TENGEN_ROOM_JSON_NULL);
  list = tengen_room_json_get (json, "list");
  g_assert_cmpint (
      tengen_room_json_get_kind (list), ==, TENGEN_ROOM_JSON_ARRAY);
  g_assert_cmpuint (tengen_room_json_get_n (list), ==, 3);
  g_assert_true (tengen_room_json_as_int (
      tengen_room_json_get_at (list, 0), 1, 1, &number));
  g_assert_cmpint (number, ==, 1);
  g_assert_cmpstr (
      tengen_room_json_as_string (tengen_room_json_get_at (list, 1)), ==, "囲");
  g_assert_null (tengen_room_json_get_at (list, 3));
  g_assert_null (tengen_room_json_get_key (list, 0));
  g_assert_cmpint (tengen_room_json_get_int (
                       tengen_room_json_get (json, "in"), "x", 0, 0, 9),
                   ==,
                   0);
}

/* What is not there, or of another kind, or out of bounds. */
static void
test_missing (void)
{
  g_autoptr (TengenRoomJson) json = read ("{\"n\":5,\"s\":\"5\"}");
  gint64 number = 7;

  g_assert_cmpint (tengen_room_json_get_int (json, "n", 0, 4, -1), ==, -1);
  g_assert_cmpint (tengen_room_json_get_int (json, "n", 6, 9, -1), ==, -1);
  g_assert_cmpint (tengen_room_json_get_int (json, "s", 0, 9, -1), ==, -1);
  g_assert_null (tengen_room_json_get_string (json, "n"));
  g_assert_null (tengen_room_json_get_string (json, "x"));
  g_assert_false (tengen_room_json_get_bool (json, "n"));
  g_assert_null (tengen_room_json_get (tengen_room_json_get (json, "s"), "a"));
  g_assert_cmpint (tengen_room_json_get_kind (NULL), ==, TENGEN_ROOM_JSON_NULL);
  g_assert_cmpuint (tengen_room_json_get_n (NULL), ==, 0);
  g_assert_false (tengen_room_json_as_int (NULL, 0, 9, &number));
  g_assert_cmpint (number, ==, 7);
  tengen_room_json_free (NULL);
}

static void
test_strings (void)
{
  static const struct
  {
    const char *text;
    const char *read;
  } CASES[] = {
    { "\"\"", "" },
    { "\"a\\\"\\\\\\/\\b\\f\\n\\r\\t\"", "a\"\\/\b\f\n\r\t" },
    { "\"\\u9ed2\\u0041\"", "黒A" },
    { "\"\\ud83c\\udfb4\"", "🎴" },
    { "\"\x7f\"", "\x7f" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (CASES); i++)
    {
      g_autofree char *text = g_strdup_printf ("{\"s\":%s}", CASES[i].text);
      g_autoptr (TengenRoomJson) json = read (text);

      g_assert_cmpstr (
          tengen_room_json_get_string (json, "s"), ==, CASES[i].read);
    }
}

static void
test_no_message (void)
{
  static const char *const CASES[] = {
    "",
    " ",
    "5",
    "[]",
    "\"t\"",
    "{",
    "}",
    "{}}",
    "{}{}",
    "{\"a\"}",
    "{\"a\":}",
    "{\"a\":1,}",
    "{,}",
    "{a:1}",
    "{\"a\":1 \"b\":2}",
    "{\"a\":[1,]}",
    "{\"a\":[1}",
    "{\"a\":01}",
    "{\"a\":-}",
    "{\"a\":-0}",
    "{\"a\":+1}",
    "{\"a\":1.5}",
    "{\"a\":1e3}",
    "{\"a\":9223372036854775808}",
    "{\"a\":True}",
    "{\"a\":nul",
    "{\"a\":\"x}",
    "{\"a\":\"\\x\"}",
    "{\"a\":\"\\u12g4\"}",
    "{\"a\":\"\\u0000\"}",
    "{\"a\":\"\\ud83c\"}",
    "{\"a\":\"\\ud83c\\u0041\"}",
    "{\"a\":\"\\udfb4\"}",
    "{\"a\":\"\\",
    "{\"a\":\"\n\"}",
    "{\"a\":\"\xff\"}",
    "{\"a\":1,\"a\":2}",
    "{\"a\":1,\"\\u0061\":2}",
    "{\"a\":[[[[[[[[]]]]]]]]}",
  };

  for (gsize i = 0; i < G_N_ELEMENTS (CASES); i++)
    {
      g_autoptr (TengenRoomJson) json = read (CASES[i]);

      if (json != NULL)
        g_test_message ("taken for a message: %s", CASES[i]);
      g_assert_null (json);
    }
  g_assert_null (tengen_room_json_read ("{}\0", 3));
}

static void
test_bounds (void)
{
  g_autofree char *letters =
      g_strnfill (TENGEN_ROOM_MESSAGE_MAX - strlen ("{\"a\":\"\"}"), 'x');
  g_autofree char *most = g_strdup_printf ("{\"a\":\"%s\"}", letters);
  g_autofree char *more = g_strdup_printf ("{\"a\":\"%sx\"}", letters);
  g_autoptr (TengenRoomJson) longest = read (most);
  g_autoptr (TengenRoomJson) deepest = read ("{\"a\":[[[[[[[]]]]]]]}");
  g_autofree char *brackets = g_strnfill (TENGEN_ROOM_MESSAGE_MAX, '[');
  g_autoptr (GString) keys = g_string_new ("{\"k\":0");

  g_assert_nonnull (longest);
  g_assert_null (read (more));
  g_assert_nonnull (deepest);
  g_assert_null (read (brackets));
  for (int i = 1; i < TENGEN_ROOM_JSON_MAX_KEYS; i++)
    g_string_append_printf (keys, ",\"k%d\":0", i);
  for (int i = 0; i < 2; i++)
    {
      g_autofree char *text = g_strdup_printf ("%s}", keys->str);
      g_autoptr (TengenRoomJson) json = read (text);

      g_assert_true ((json != NULL) == (i == 0));
      g_string_append (keys, ",\"last\":0");
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/room-json/values", test_values);
  g_test_add_func ("/room-json/missing", test_missing);
  g_test_add_func ("/room-json/strings", test_strings);
  g_test_add_func ("/room-json/no-message", test_no_message);
  g_test_add_func ("/room-json/bounds", test_bounds);
  return g_test_run ();
}
