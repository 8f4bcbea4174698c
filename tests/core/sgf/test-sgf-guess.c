/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Guessing charsets: how often it is right on short texts, what is offered.
 *
 * The texts are what records hold: one name, two names, an event, a comment,
 * each as the only text of a file that is not ASCII and without any hint. The
 * figures reached are at `languages` below. They say that the tables know names of
 * players, not that any name can be known: what is no player's name does worse.
 */
#include "charsets-kept.h"
#include "guess-texts.h"
#include "tengen-sgf-guess.h"

#include <string.h>

typedef struct
{
  const char *charset;
  /* How many of each hundred must be right: names, pairs of names, the rest. */
  int names;
  int pairs;
  int others;
  const char *const *texts;
} Language;

/* Reached: names 54 of 54 in CP932, 53 of 54 in EUC-JP, 49 of 52 in GB18030, 52
 * of 52 in BIG5-HKSCS, 53 of 53 in CP949, 39 of 39 in CP1252; pairs all but one
 * (GB18030); others all but one (BIG5-HKSCS); half-width kana: names 22 of 28,
 * others 5 of 6. The floors are a little below. */
static const Language languages[] = {
  { "CP932", 96, 95, 96, japanese },
  { "EUC-JP", 96, 95, 96, japanese },
  { "GB18030", 92, 95, 96, simplified },
  { "BIG5-HKSCS", 96, 95, 96, traditional },
  { "CP949", 96, 95, 96, korean },
  { "CP1252", 96, 95, 95, latin },
  { "CP932", 75, 95, 80, half_width },
  { "CP1252", 95, 95, 95, windows },
};

/* A file with a text as its only one. */
static char *
make_file (const char *text, const char *charset, gsize *length)
{
  g_autofree char *file = NULL;
  const char *slash = strchr (text, '/');

  if (*text == '=')
    file = g_strdup_printf ("(;GM[1]SZ[19]C[%s]\n;B[pd];W[dd])", text + 1);
  else if (slash == NULL)
    file = g_strdup_printf ("(;GM[1]PB[%s]PW[x]\n;B[pd];W[dd])", text);
  else
    file = g_strdup_printf ("(;GM[1]PB[%.*s]PW[%s]\n;B[pd];W[dd])",
                            (int) (slash - text),
                            text,
                            slash + 1);
  return g_convert_with_fallback (
      file, -1, charset, "UTF-8", "?", NULL, length, NULL);
}

/* Counts the texts of a language that are taken for what they are, in
 * hundredths: names, pairs, others. */
static void
measure (const Language *language, int rates[3])
{
  int right[3] = { 0 }, all[3] = { 0 };

  for (gsize i = 0; language->texts[i] != NULL; i++)
    {
      const char *text = language->texts[i];
      int class = *text == '=' ? 2 : strchr (text, '/') != NULL ? 1 : 0;
      gsize length;
      g_autofree char *file = make_file (text, language->charset, &length);
      TengenSgfGuess guess;

      if (g_utf8_validate (file, (gssize) length, NULL))
        continue;
      guess = tengen_sgf_guess (file, length);
      all[class]++;
      if (strcmp (guess.charset, language->charset) == 0)
        right[class]++;
      else
        g_test_message ("%s in %s: %s %d",
                        text,
                        language->charset,
                        guess.charset,
                        guess.score);
    }
  for (int class = 0; class < 3; class ++)
    rates[class] = right[class] * 100 / MAX (all[class], 1);
  g_test_message ("%s: names %d of %d, pairs %d of %d, others %d of %d",
                  language->charset,
                  right[0],
                  all[0],
                  right[1],
                  all[1],
                  right[2],
                  all[2]);
}

static void
test_short (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (languages); i++)
    {
      int rates[3];

      measure (&languages[i], rates);
      g_assert_cmpint (rates[0], >=, languages[i].names);
      g_assert_cmpint (rates[1], >=, languages[i].pairs);
      g_assert_cmpint (rates[2], >=, languages[i].others);
    }
}

/* All texts of a language in one file are never taken for another. */
static void
test_long (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (languages); i++)
    {
      g_autofree char *all = g_strjoinv ("\n", (char **) languages[i].texts);
      gsize length;
      g_autofree char *file = make_file (all, languages[i].charset, &length);
      TengenSgfGuess guess = tengen_sgf_guess (file, length);

      g_assert_cmpstr (guess.charset, ==, languages[i].charset);
      /* half-width kana can always be two letters of another charset */
      g_assert_cmpint (
          guess.score, >, languages[i].texts == half_width ? 0 : 900);
      g_assert_cmpuint (guess.n_bad, ==, 0);
    }
}

/* A charset that fits goes before a likelier one in which bytes are left. */
static void
test_fits (void)
{
  static const char text[] =
      "(;SZ[19]PB[\xbd\xb2\xa5\xe0\xad\xb3]PW[\xa5\\\xa4\xd2]"
      "RE[B+R];B[pd];W[dp])";
  TengenSgfGuess guess = tengen_sgf_guess (text, sizeof text - 1);

  g_assert_cmpstr (guess.charset, ==, "BIG5-HKSCS");
  g_assert_cmpuint (guess.n_bad, ==, 0);
  /* no bytes at all fit everything */
  guess = tengen_sgf_guess (NULL, 0);
  g_assert_cmpuint (guess.n_bad, ==, 0);
}

/* Some damaged bytes change nothing, where it is plain what the rest is. */
static void
test_damaged (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (languages); i++)
    {
      g_autofree char *all = g_strjoinv ("\n", (char **) languages[i].texts);
      gsize length;
      g_autofree char *file = make_file (all, languages[i].charset, &length);
      TengenSgfGuess guess;

      if (languages[i].texts == half_width)
        continue;
      file[length / 2] = '\xFF';
      file[length / 3] = '\xFF';
      guess = tengen_sgf_guess (file, length);
      g_assert_cmpstr (guess.charset, ==, languages[i].charset);
    }
}

/* Hints turn a name that could be from two countries. */
static void
test_hints (void)
{
  static const struct
  {
    const char *head;
    const char *charset;
  } cases[] = {
    { "AP[foxwq]KM[375]", "GB18030" },
    { "RU[Chinese]PC[Beijing]", "GB18030" },
    { "PC[Seoul, Korea]RU[Korean]", "CP949" },
    { "PC[Tokyo, Japan]", "EUC-JP" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      /* Level two of JIS and GB at once: they cannot be told apart. */
      g_autofree char *file = g_strdup_printf (
          "(;GM[1]%sPB[\xC4\xCF\xC0\xCE]PW[x])", cases[i].head);

      g_assert_cmpstr (
          tengen_sgf_guess (file, strlen (file)).charset, ==, cases[i].charset);
    }
}

/* Whether a list has a charset; where. */
static int
find_charset (const GArray *list, const char *charset)
{
  for (guint i = 0; i < list->len; i++)
    if (strcmp (g_array_index (list, TengenSgfGuess, i).charset, charset) == 0)
      return (int) i;
  return -1;
}

static void
test_list (void)
{
  static const char data[] = "(;PB[\x88\xE4\x8E\x52\x97\x54\x91\xBE])";
  g_autoptr (GArray) list = tengen_sgf_guess_list (data, strlen (data));
  g_autoptr (GArray) none = tengen_sgf_guess_list ("", 0);
  g_autoptr (GArray) utf8 = NULL;
  g_autoptr (GArray) wide = NULL;

  g_assert_cmpint (find_charset (list, "CP932"), ==, 0);
  g_assert_cmpint (find_charset (list, "GB18030"), >, 0);
  g_assert_cmpint (find_charset (list, "ISO-8859-1"), >, 0);
  g_assert_cmpint (find_charset (list, "UTF-8"), ==, -1);
  g_assert_cmpint (find_charset (list, "EUC-JP"), ==, -1);
  for (guint i = 1; i < list->len; i++)
    g_assert_cmpint (g_array_index (list, TengenSgfGuess, i - 1).score,
                     >=,
                     g_array_index (list, TengenSgfGuess, i).score);
  g_assert_cmpuint (none->len, >, 5);
  utf8 = tengen_sgf_guess_list ("(;C[黒の石])", strlen ("(;C[黒の石])"));
  g_assert_cmpint (find_charset (utf8, "UTF-8"), ==, 0);
  wide = tengen_sgf_guess_list ("(\0;\0C\0[\0\xD2\x9E]\0)\0", 14);
  g_assert_cmpint (find_charset (wide, "UTF-16LE"), ==, 0);
}

static void
test_offered (void)
{
  guint n = 0;

  for (; tengen_sgf_guess_get_charset (n) != NULL; n++)
    {
      g_autofree char *text = g_convert (
          "a ", 2, "UTF-8", tengen_sgf_guess_get_charset (n), NULL, NULL, NULL);

      g_assert_nonnull (text);
    }
  g_assert_cmpuint (n, >, 10);
  g_assert_null (tengen_sgf_guess_get_charset (n + 5));
}

/* Any bytes get an answer, in time. */
static void
test_any (void)
{
  g_autofree char *data = g_malloc (1 << 20);

  for (gsize i = 0; i < 1 << 20; i++)
    data[i] = (char) g_test_rand_int_range (0, 256);
  for (gsize length = 0; length < 200; length++)
    g_assert_nonnull (tengen_sgf_guess (data + length, length).charset);
  g_assert_nonnull (tengen_sgf_guess (data, 1 << 20).charset);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  keep_charsets ();
  g_test_add_func ("/sgf-guess/short", test_short);
  g_test_add_func ("/sgf-guess/long", test_long);
  g_test_add_func ("/sgf-guess/fits", test_fits);
  g_test_add_func ("/sgf-guess/damaged", test_damaged);
  g_test_add_func ("/sgf-guess/hints", test_hints);
  g_test_add_func ("/sgf-guess/list", test_list);
  g_test_add_func ("/sgf-guess/offered", test_offered);
  g_test_add_func ("/sgf-guess/any", test_any);
  return g_test_run ();
}
