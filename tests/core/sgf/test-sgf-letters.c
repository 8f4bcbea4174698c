/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The sets of characters.
 */
#include "tengen-sgf-letters.h"

static void
test_sets (void)
{
  static const struct
  {
    const char *letter;
    guint in;
    guint out;
  } cases[] = {
    { "碁",
      TENGEN_SGF_LETTER_JAPANESE | TENGEN_SGF_LETTER_JIS_1,
      TENGEN_SGF_LETTER_SIMPLIFIED | TENGEN_SGF_LETTER_KS },
    { "围",
      TENGEN_SGF_LETTER_SIMPLIFIED | TENGEN_SGF_LETTER_GB_1,
      TENGEN_SGF_LETTER_JIS_1 | TENGEN_SGF_LETTER_BIG5_1 },
    { "圍",
      TENGEN_SGF_LETTER_TRADITIONAL | TENGEN_SGF_LETTER_BIG5_1,
      TENGEN_SGF_LETTER_GB_1 | TENGEN_SGF_LETTER_GB_2 },
    { "바",
      TENGEN_SGF_LETTER_KOREAN | TENGEN_SGF_LETTER_KS,
      TENGEN_SGF_LETTER_JIS_1 },
    { "栩",
      TENGEN_SGF_LETTER_JAPANESE | TENGEN_SGF_LETTER_GB_2,
      TENGEN_SGF_LETTER_GB_1 },
    { "A", 0, 0xFFFF },
    { "\uFFFD", 0, 0xFFFF },
  };
  g_autofree guint16 *letters = tengen_sgf_letters_new ();

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      guint flags = letters[g_utf8_get_char (cases[i].letter)];

      g_test_message ("%s", cases[i].letter);
      g_assert_cmphex (flags & cases[i].in, ==, cases[i].in);
      g_assert_cmphex (flags & cases[i].out, ==, 0);
    }
}

/* The levels have as many characters as the standards. */
static void
test_levels (void)
{
  g_autofree guint16 *letters = tengen_sgf_letters_new ();
  int jis = 0, gb = 0, big5 = 0, ks = 0;

  for (guint c = 0; c < 0x10000; c++)
    {
      jis += (letters[c] & TENGEN_SGF_LETTER_JIS_1) != 0 ? 1 : 0;
      gb += (letters[c] & TENGEN_SGF_LETTER_GB_1) != 0 ? 1 : 0;
      big5 += (letters[c] & TENGEN_SGF_LETTER_BIG5_1) != 0 ? 1 : 0;
      ks += (letters[c] & TENGEN_SGF_LETTER_KS) != 0 ? 1 : 0;
    }
  g_assert_cmpint (jis, ==, 2965);
  g_assert_cmpint (ABS (gb - 3755), <=, 5);
  g_assert_cmpint (ABS (big5 - 5401), <=, 5);
  g_assert_cmpint (ks, ==, 2350);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sgf-letters/sets", test_sets);
  g_test_add_func ("/sgf-letters/levels", test_levels);
  return g_test_run ();
}
