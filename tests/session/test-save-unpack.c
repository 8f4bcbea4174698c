/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-save-unpack: packed files (.gz)
 */
#include <gio/gio.h>
#include <string.h>

#include "tengen-save-unpack.h"

#define MOST (1024u * 1024)

/* One member that holds a text. */
static void
append_member (GByteArray *to, const char *text, gsize length)
{
  g_autoptr (GZlibCompressor) packer =
      g_zlib_compressor_new (G_ZLIB_COMPRESSOR_FORMAT_GZIP, -1);
  GConverterResult result = G_CONVERTER_CONVERTED;
  guint8 step[512];

  while (result != G_CONVERTER_FINISHED)
    {
      gsize read = 0, written = 0;

      result = g_converter_convert (G_CONVERTER (packer),
                                    text,
                                    length,
                                    step,
                                    sizeof step,
                                    G_CONVERTER_INPUT_AT_END,
                                    &read,
                                    &written,
                                    NULL);
      g_assert_cmpint (result, !=, G_CONVERTER_ERROR);
      text += read;
      length -= read;
      g_byte_array_append (to, step, (guint) written);
    }
}

static void
check (const GByteArray *packed, const char *expected, const char *message)
{
  g_autoptr (GBytes) bytes = g_bytes_new (packed->data, packed->len);
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) text = tengen_unpack (bytes, MOST, &error);
  gsize length;
  const char *data;

  if (expected == NULL)
    {
      g_assert_null (text);
      g_assert_nonnull (error);
      g_assert_nonnull (strstr (error->message, message));
      return;
    }
  g_assert_no_error (error);
  data = g_bytes_get_data (text, &length);
  g_assert_cmpmem (data, length, expected, strlen (expected));
}

static void
test_members (void)
{
  g_autoptr (GByteArray) packed = g_byte_array_new ();
  const guint8 zeros[600] = { 0 };

  append_member (packed, "(;GM[1]", 7);
  check (packed, "(;GM[1]", NULL);
  append_member (packed, "", 0);
  append_member (packed, ")(;SZ[9])", 9);
  check (packed, "(;GM[1])(;SZ[9])", NULL);
  g_byte_array_append (packed, zeros, sizeof zeros);
  check (packed, "(;GM[1])(;SZ[9])", NULL);
  g_byte_array_append (packed, (const guint8 *) "x", 1);
  check (packed, NULL, "damaged");
}

/* Wherever it is cut, and whichever byte of the sums is wrong. */
static void
test_damage (void)
{
  g_autoptr (GByteArray) packed = g_byte_array_new ();
  guint whole;

  append_member (packed, "(;GM[1])", 8);
  append_member (packed, "(;GM[4])", 8);
  whole = packed->len;
  for (guint i = 1; i <= 8; i++)
    {
      packed->data[whole - i] ^= 1;
      check (packed, NULL, "damaged");
      packed->data[whole - i] ^= 1;
    }
  packed->data[whole / 2 - 8] ^= 1;
  check (packed, NULL, "damaged");
  packed->data[whole / 2 - 8] ^= 1;
  for (guint n = 2; n < whole; n++)
    if (n != whole / 2)
      {
        packed->len = n;
        check (packed, NULL, n == whole / 2 + 1 ? "damaged" : "cut off");
      }
  packed->len = whole;
  check (packed, "(;GM[1])(;GM[4])", NULL);
}

/* A little that becomes much is stopped on the way. */
static void
test_size (void)
{
  g_autoptr (GByteArray) packed = g_byte_array_new ();
  g_autofree char *much = g_strnfill (MOST + 1, 'x');
  g_autofree char *enough = g_strndup (much, MOST);

  append_member (packed, enough, MOST);
  check (packed, enough, NULL);
  append_member (packed, "x", 1);
  check (packed, NULL, "holds more than 1 MiB");
  g_byte_array_set_size (packed, 0);
  append_member (packed, much, MOST + 1);
  g_assert_cmpuint (packed->len, <, 10000);
  check (packed, NULL, "holds more than 1 MiB");
}

/* Of the start of a file there is what it tells. */
static void
test_start (void)
{
  g_autoptr (GByteArray) packed = g_byte_array_new ();
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GBytes) part = NULL;
  g_autoptr (GBytes) some = NULL;
  g_autoptr (GBytes) little = NULL;

  for (int i = 0; i < 5000; i++)
    g_string_append_printf (text, ";B[%c%c]", 'a' + i % 17, 'a' + i % 13);
  append_member (packed, text->str, text->len);
  part = g_bytes_new (packed->data, packed->len - 9);
  some = tengen_unpack_start (part, MOST);
  g_assert_cmpuint (g_bytes_get_size (some), >, text->len / 2);
  g_assert_true (strncmp (g_bytes_get_data (some, NULL), text->str, 1000) == 0);
  little = tengen_unpack_start (part, 1000);
  g_assert_cmpmem (g_bytes_get_data (little, NULL),
                   g_bytes_get_size (little),
                   text->str,
                   1000);
}

/* Other files are left alone. */
static void
test_plain (void)
{
  g_autoptr (GBytes) bytes = g_bytes_new_static ("(;)", 3);
  g_autoptr (GBytes) empty = g_bytes_new_static (NULL, 0);
  g_autoptr (GBytes) text = tengen_unpack (bytes, MOST, NULL);
  g_autoptr (GBytes) nothing = tengen_unpack (empty, MOST, NULL);
  g_autofree char *name = tengen_unpack_strip_name ("a.sgf.GZ");
  g_autofree char *same = tengen_unpack_strip_name ("a.sgf");

  g_assert_true (text == bytes);
  g_assert_true (nothing == empty);
  g_assert_cmpstr (name, ==, "a.sgf");
  g_assert_cmpstr (same, ==, "a.sgf");
  g_assert_false (tengen_unpack_is_name ("gz"));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/save/unpack/members", test_members);
  g_test_add_func ("/save/unpack/damage", test_damage);
  g_test_add_func ("/save/unpack/size", test_size);
  g_test_add_func ("/save/unpack/start", test_start);
  g_test_add_func ("/save/unpack/plain", test_plain);
  return g_test_run ();
}
