/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Conversion with damage, escapes put in byte by byte, the look at brackets.
 */
#include "tengen-sgf-convert.h"

#include <string.h>

static void
test_convert (void)
{
  static const struct
  {
    const char *data;
    const char *charset;
    const char *text;
    gsize n_bad;
    gsize first_bad;
  } cases[] = {
    { "abc", "UTF-8", "abc", 0, 3 },
    { "a\xFF"
      "b\xFF",
      "UTF-8",
      "a\uFFFDb\uFFFD",
      2,
      1 },
    { "\x95\x5C", "CP932", "表", 0, 3 },
    { "\x95\x5C\xFF.", "CP932", "表\uFFFD.", 1, 3 },
    { "a\x95", "CP932", "a\uFFFD", 1, 1 },
    { "\xAD\xA1", "EUC-JP", "①", 0, 3 },
    { "\x92\x81.", "CP1252", "’\xC2\x81.", 0, 6 },
    { "\033$B8k\033(B.", "ISO-2022-JP", "碁.", 0, 4 },
    { "\033$B8k\n.", "ISO-2022-JP", "碁\n.", 0, 5 },
    { "\033(I1\033(J.", "ISO-2022-JP", "ｱ.", 0, 4 },
    { "\033$B-!\033(B", "ISO-2022-JP", "①", 0, 3 },
    { "\033x", "ISO-2022-JP", "\033x", 0, 2 },
  };
  TengenSgfConverted converted;

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_test_message ("%" G_GSIZE_FORMAT, i);
      g_assert_true (tengen_sgf_convert (cases[i].data,
                                         strlen (cases[i].data),
                                         cases[i].charset,
                                         10,
                                         &converted));
      g_assert_cmpstr (converted.text, ==, cases[i].text);
      g_assert_cmpuint (converted.length, ==, strlen (cases[i].text));
      g_assert_cmpuint (converted.n_bad, ==, cases[i].n_bad);
      g_assert_cmpuint (converted.first_bad, ==, cases[i].first_bad);
      g_free (converted.text);
    }
  g_assert_false (tengen_sgf_convert ("a", 1, "no such", 0, &converted));
}

/* It ends when too much does not fit. */
static void
test_stop (void)
{
  TengenSgfConverted converted;

  g_assert_true (
      tengen_sgf_convert ("\xFF\xFF\xFF\xFF", 4, "CP932", 1, &converted));
  g_assert_cmpuint (converted.n_bad, ==, 2);
  g_assert_cmpuint (converted.length, ==, 6);
  g_free (converted.text);
}

static void
test_ascii (void)
{
  g_autofree char *data = g_strnfill (200, 'x');

  g_assert_cmpuint (tengen_sgf_skip_ascii (data, 200), ==, 200);
  g_assert_cmpuint (tengen_sgf_count_high (data, 200), ==, 0);
  for (gsize i = 0; i < 200; i++)
    {
      data[i] = '\x80';
      g_assert_cmpuint (tengen_sgf_skip_ascii (data, 200), ==, i);
      g_assert_cmpuint (tengen_sgf_count_high (data, 200), ==, 1);
      data[i] = 'x';
    }
}

static void
test_mend (void)
{
  static const struct
  {
    const char *data;
    TengenSgfEscapes escapes;
    const char *mended;
  } cases[] = {
    { "[\x95\x5C\x5C]", TENGEN_SGF_ESCAPES_BYTES, "[\x95\x5C]" },
    { "[\x81\x5C\x5D]", TENGEN_SGF_ESCAPES_BYTES, "[\x81\x5D]" },
    { "[\x95\x5Cx]", TENGEN_SGF_ESCAPES_BYTES, NULL },
    { "[\xB1\x5C\x5C]", TENGEN_SGF_ESCAPES_BYTES, NULL },
    { "[\x8E]", TENGEN_SGF_ESCAPES_CUT, "[\xFF]" },
    { "[\x8E\xD0]", TENGEN_SGF_ESCAPES_CUT, NULL },
    { "\x8E", TENGEN_SGF_ESCAPES_CUT, NULL },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      gsize length;
      g_autofree char *mended = tengen_sgf_mend_escapes (cases[i].data,
                                                         strlen (cases[i].data),
                                                         "CP932",
                                                         cases[i].escapes,
                                                         &length);

      g_assert_cmpstr (mended, ==, cases[i].mended);
      if (mended != NULL)
        g_assert_cmpuint (length, ==, strlen (mended));
    }
}

static void
test_breaks (void)
{
  static const struct
  {
    const char *text;
    gsize breaks;
  } cases[] = {
    { "(;B[aa];W[bb](;C[x\\]y])(;AB[aa] [bb]))", 0 },
    { "mail\n(;B[aa]) between (;)", 0 },
    { "(;B[aa]", 1 },
    { "(;C[aa", 2 },
    { "(;C[aa]])", 1 },
    { "(;C[a]b])", 2 },
    { "(;C[a\\];B[aa])", 2 },
    { "(;PB[a PW[b])", 1 },
    { "(;[aa])", 1 },
    { "", 0 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_test_message ("%s", cases[i].text);
      g_assert_cmpuint (
          tengen_sgf_count_breaks (cases[i].text, strlen (cases[i].text)),
          ==,
          cases[i].breaks);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sgf-convert/convert", test_convert);
  g_test_add_func ("/sgf-convert/stop", test_stop);
  g_test_add_func ("/sgf-convert/ascii", test_ascii);
  g_test_add_func ("/sgf-convert/mend", test_mend);
  g_test_add_func ("/sgf-convert/breaks", test_breaks);
  return g_test_run ();
}
