/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Whether bytes are UTF-8: the same answer as GLib's, for all short sequences
 * and for random ones.
 */
#include "tengen-sgf-utf8.h"

#include <string.h>

/* How far the bytes are UTF-8, NUL allowed, as GLib sees it. */
static gsize
measure_slowly (const char *data, gsize length)
{
  const char *at = data;
  const char *end = data + length;

  while (!g_utf8_validate_len (at, (gsize) (end - at), &at) && *at == '\0')
    at++;
  return (gsize) (at - data);
}

static void
check (const guint8 *bytes, gsize length)
{
  /* exactly as long, so that reading behind it is noticed */
  g_autofree char *data = g_malloc (MAX (length, 1));

  memcpy (data, bytes, length);
  g_assert_cmpuint (tengen_sgf_utf8_measure (data, length),
                    ==,
                    measure_slowly (data, length));
}

static void
test_empty (void)
{
  g_assert_cmpuint (tengen_sgf_utf8_measure (NULL, 0), ==, 0);
  g_assert_cmpuint (tengen_sgf_utf8_measure ("", 1), ==, 1);
  g_assert_cmpuint (tengen_sgf_utf8_measure ("天元", 6), ==, 6);
  g_assert_cmpuint (tengen_sgf_utf8_measure ("天元", 5), ==, 3);
}

/* All pairs of bytes, alone and with tails behind them. */
static void
test_short (void)
{
  for (int first = 0; first < 256; first++)
    for (int second = 0; second < 256; second++)
      {
        const guint8 bytes[] = {
          (guint8) first, (guint8) second, 0x80, 0xBF, 'x'
        };

        for (gsize length = 1; length <= sizeof bytes; length++)
          check (bytes, length);
      }
}

/* The second, third or fourth byte of a character is none. */
static void
test_tails (void)
{
  static const char *const characters[] = {
    "é", "天", "𠀋", "\xF4\x8F\xBF\xBF"
  };

  for (gsize i = 0; i < G_N_ELEMENTS (characters); i++)
    for (gsize place = 1; place < strlen (characters[i]); place++)
      for (int byte = 0; byte < 256; byte++)
        {
          guint8 bytes[8] = { 0 };

          memcpy (bytes, characters[i], strlen (characters[i]));
          bytes[place] = (guint8) byte;
          check (bytes, sizeof bytes);
        }
}

/* Texts of ASCII, kana, kanji and others, with a wrong byte here and there. */
static void
test_random (void)
{
  static const char *const pieces[] = {
    "a", "0123456789abcdefghij", "\n", "の", "天元", "é", "𠀋", "ࠀ", "퟿", ""
  };

  for (int round = 0; round < 5000; round++)
    {
      g_autoptr (GString) text = g_string_new (NULL);

      for (int i = g_test_rand_int_range (0, 20); i > 0; i--)
        g_string_append (
            text, pieces[g_test_rand_int_range (0, G_N_ELEMENTS (pieces))]);
      if (text->len > 0 && g_test_rand_bit ())
        text->str[g_test_rand_int_range (0, (int) text->len)] =
            (char) g_test_rand_int_range (0, 256);
      check ((const guint8 *) text->str, text->len);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sgf-utf8/empty", test_empty);
  g_test_add_func ("/sgf-utf8/short", test_short);
  g_test_add_func ("/sgf-utf8/tails", test_tails);
  g_test_add_func ("/sgf-utf8/random", test_random);
  return g_test_run ();
}
