/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-describe-find-fold: where a text stands in another
 */
#include "tengen-describe-find.h"

#include <string.h>

/* The places in brackets, as they stand in the text. */
static char *
bracket (const char *text, const char *wanted)
{
  g_autoptr (GArray) ranges = tengen_find_in_text (text, wanted);
  g_autoptr (GString) marked = g_string_new (NULL);
  guint at = 0;

  for (guint i = 0; i < ranges->len; i++)
    {
      const TengenFindRange *range =
          &g_array_index (ranges, TengenFindRange, i);
      g_autofree char *before = g_utf8_substring (text, at, range->start);
      g_autofree char *found =
          g_utf8_substring (text, range->start, range->end);

      g_string_append_printf (marked, "%s[%s]", before, found);
      at = range->end;
    }
  g_string_append (marked, g_utf8_offset_to_pointer (text, at));
  return g_string_free (g_steal_pointer (&marked), FALSE);
}

static void
test_text (void)
{
  static const struct
  {
    const char *text;
    const char *wanted;
    const char *marked;
  } CASES[] = {
    { "A good move, a GOOD answer", "good", "A [good] move, a [GOOD] answer" },
    { "Ｇｏｏｄ good", "good", "[Ｇｏｏｄ] [good]" },
    { "黒のｱﾀﾘとアタリ", "アタリ", "黒の[ｱﾀﾘ]と[アタリ]" },
    { "黒のガと白のｶﾞ", "ｶﾞ", "黒の[ガ]と白の[ｶﾞ]" },
    /* the mark belongs to the letter before it */
    { "カ\u3099とカ", "カ", "カ\u3099と[カ]" },
    { "カ\u3099とカ", "ガ", "[カ\u3099]とカ" },
    { "x\u0301 y", "x", "[x\u0301] y" },
    /* a letter that is found in part is found once */
    { "a ﬃx", "f", "a [ﬃ]x" },
    { "ﬃn", "in", "[ﬃn]" },
    { "㌔と①②", "1", "㌔と[①]②" },
    { "㌔", "ロ", "[㌔]" },
    { "Straße", "SS", "Stra[ß]e" },
    { "aaaa", "aa", "[aa][aa]" },
    { "aaa", "aa", "[aa]a" },
    { "ababab", "abab", "[abab]ab" },
    { "全角　空白", "角 空", "全[角　空]白" },
    { "two\nlines\there", "two\nlines here", "[two\nlines\there]" },
    { "백 집반승 집", "집", "백 [집]반승 [집]" },
    { "好手", "悪手", "好手" },
    { "", "x", "" },
    { "x", "", "x" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (CASES); i++)
    {
      g_autofree char *marked = bracket (CASES[i].text, CASES[i].wanted);

      g_assert_cmpstr (marked, ==, CASES[i].marked);
    }
}

static gunichar
pick_char (void)
{
  static const char OFTEN[] =
      "aBfi \n:AｱﾞＡア゙か゚好　집é。①～ßİſǅﬃﬁ½\u0301\u3099";
  static const gunichar FROM[] = { 0x20,   0xA0,   0x300,  0x900,  0x1100,
                                   0x1E00, 0x2000, 0x3000, 0x3130, 0xA960,
                                   0xAC00, 0xF900, 0xFB00, 0xFF00, 0x1D400 };
  gunichar c;

  if (g_test_rand_int_range (0, 4) != 0)
    return g_utf8_get_char (g_utf8_offset_to_pointer (
        OFTEN, g_test_rand_int_range (0, (gint32) g_utf8_strlen (OFTEN, -1))));
  do
    c = FROM[g_test_rand_int_range (0, (int) G_N_ELEMENTS (FROM))] +
        (gunichar) g_test_rand_int_range (0, 0x100);
  while (!g_unichar_validate (c));
  return c;
}

static char *
pick_text (int n)
{
  GString *text = g_string_new (NULL);

  for (; n > 0; n--)
    g_string_append_unichar (text, pick_char ());
  return g_string_free (text, FALSE);
}

static char *
fold (const char *text)
{
  g_autofree char *even = g_utf8_normalize (text, -1, G_NORMALIZE_NFKC);
  g_autofree char *low = g_utf8_casefold (even, -1);

  return g_utf8_normalize (low, -1, G_NORMALIZE_NFKC);
}

/* Part of a text, or any other. */
static char *
pick_wanted (const char *text)
{
  gint32 n = (gint32) g_utf8_strlen (text, -1);
  gint32 from = g_test_rand_int_range (0, n);

  return g_test_rand_bit ()
             ? pick_text (g_test_rand_int_range (1, 3))
             : g_utf8_substring (
                   text, from, g_test_rand_int_range (from + 1, n + 1));
}

/* A text is found where GLib's folding of the whole text has it, and each
 * place is one where it stands. */
static void
test_text_random (void)
{
  guint n_found = 0;

  for (int round = 0; round < 40000; round++)
    {
      g_autofree char *text = pick_text (g_test_rand_int_range (1, 12));
      g_autofree char *wanted = pick_wanted (text);
      g_autofree char *folded = fold (text);
      g_autofree char *folded_wanted = fold (wanted);
      g_autoptr (GArray) ranges = tengen_find_in_text (text, wanted);
      guint last = 0;

      g_assert_cmpint (
          ranges->len > 0, ==, strstr (folded, folded_wanted) != NULL);
      for (guint i = 0; i < ranges->len; i++)
        {
          const TengenFindRange *range =
              &g_array_index (ranges, TengenFindRange, i);
          g_autofree char *part =
              g_utf8_substring (text, range->start, range->end);
          g_autofree char *folded_part = fold (part);

          g_assert_cmpuint (range->start, >=, last);
          g_assert_cmpuint (range->end, >, range->start);
          g_assert_nonnull (strstr (folded_part, folded_wanted));
          last = range->end;
        }
      n_found += ranges->len;
    }
  g_assert_cmpuint (n_found, >, 15000);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/find/text", test_text);
  g_test_add_func ("/find/text/random", test_text_random);
  return g_test_run ();
}
