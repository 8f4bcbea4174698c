/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Where the reading of bytes depends on the charset.
 */
#include "tengen-sgf-stretch.h"

#include <string.h>

/* The stretches of a text, with `|` between them. */
static char *
list_stretches (const char *data, gsize length, gsize most)
{
  g_autoptr (GString) list = g_string_new (NULL);
  TengenSgfStretch stretch = { 0, 0 };

  while (tengen_sgf_stretch_next (data, length, most, &stretch))
    {
      g_string_append (list, list->len > 0 ? "|" : "");
      g_string_append_len (
          list, data + stretch.start, (gssize) (stretch.end - stretch.start));
    }
  return g_string_free (g_steal_pointer (&list), FALSE);
}

static void
test_cases (void)
{
  static const struct
  {
    const char *data;
    gsize most;
    const char *stretches;
  } cases[] = {
    { "", 4096, "" },
    { "(;C[all is plain])", 4096, "" },
    { "\xe9", 4096, "\xe9" },
    { "(;C[\xe9])", 4096, "(;C[\xe9])" },
    /* what is near each other stays together */
    { "C[\xe9 and \xe8];B[aa]", 4096, "C[\xe9 and \xe8];B[aa]" },
    { "0123456789 123456789\xe9"
      "123456789 123456789 rest of it, \xe8",
      4096,
      "456789 123456789\xe9"
      "123456789 123456789 |rest of it, \xe8" },
    /* a digit, a letter or a bracket may belong to the byte before it */
    { "\x81\x30\x81\x30"
      "0000000000000000000000[]\n\xe9",
      4,
      "\x81\x30\x81\x30"
      "0000000000000000000000[]\n|\xe9" },
    { "\x82\xa0\n\x82\xa0\n\x82\xa0", 3, "\x82\xa0\n\x82\xa0\n|\x82\xa0" },
    /* ISO-2022-JP, to the escape that ends it */
    { "C[\033$B0O8k;^3J@o0O8k;^3J@o\033(B] and plain words, plain words. End",
      4,
      "C[\033$B0O8k;^3J@o0O8k;^3J@o\033(B] " },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *list =
          list_stretches (cases[i].data, strlen (cases[i].data), cases[i].most);

      g_assert_cmpstr (list, ==, cases[i].stretches);
    }
}

/* Every byte that is not ASCII is in a stretch, whatever the bytes, and none
 * is endless. */
static void
test_any (void)
{
  g_autofree char *data = g_malloc (200000);
  TengenSgfStretch stretch = { 0, 0 };
  gsize at = 0;

  for (gsize i = 0; i < 200000; i++)
    data[i] = (char) (i < 100000 ? g_test_rand_int_range (0x80, 0x100)
                                 : g_test_rand_int_range (0, 0x82));
  while (tengen_sgf_stretch_next (data, 200000, 100, &stretch))
    {
      g_assert_cmpuint (stretch.start, >=, at);
      g_assert_cmpuint (stretch.end, >, stretch.start);
      g_assert_cmpuint (stretch.end - stretch.start, <=, 8193 + 100);
      for (; at < stretch.start; at++)
        g_assert_false (data[at] & 0x80);
      at = stretch.end;
    }
  for (; at < 200000; at++)
    g_assert_false (data[at] & 0x80);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sgf-stretch/cases", test_cases);
  g_test_add_func ("/sgf-stretch/any", test_any);
  return g_test_run ();
}
