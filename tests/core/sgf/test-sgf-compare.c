/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a file reads like in several charsets.
 */
#include "tengen-sgf-compare.h"

#include <string.h>

/* The readings of a file, a line each, `|` between charsets. */
static char *
compare (const char *data,
         gsize length,
         const char *const *charsets,
         guint most,
         guint *n_places)
{
  g_autoptr (GPtrArray) readings =
      tengen_sgf_compare (data, length, charsets, most, n_places);
  g_autoptr (GString) all = g_string_new (NULL);

  for (guint i = 0; i < readings->len; i++)
    {
      g_autofree char *lines = g_strjoinv ("\n", readings->pdata[i]);

      g_string_append_printf (all, "%s%s", i > 0 ? "|" : "", lines);
    }
  return g_string_free (g_steal_pointer (&all), FALSE);
}

static void
test_lines (void)
{
  static const char *const two[] = { "CP932", "CP1252", NULL };
  static const char *const old[] = { "ISO-2022-JP", NULL };
  static const struct
  {
    const char *data;
    const char *const *charsets;
    const char *lines;
    guint n_places;
  } cases[] = {
    { "", two, "|", 0 },
    { "(;C[plain])", two, "|", 0 },
    { "(;GM[1]PB[\xb1\xb2]PW[\xb3])", two, "ｱｲ · ｳ|±² · ³", 1 },
    { "(;C[a]\n;B[dd];W[pp]C[he\x92s fine] ;B[qq])",
      two,
      "he痴 fine|he’s fine",
      1 },
    { "(;PB[\033$B0O8k\033(B]PW[x])", old, "囲碁 · x", 1 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      guint n_places;
      g_autofree char *lines = compare (cases[i].data,
                                        strlen (cases[i].data),
                                        cases[i].charsets,
                                        3,
                                        &n_places);

      g_assert_cmpstr (lines, ==, cases[i].lines);
      g_assert_cmpuint (n_places, ==, cases[i].n_places);
    }
}

/* The place that tells two charsets apart is shown wherever it is, and in the
 * order of the file. */
static void
test_apart (void)
{
  static const char *const charsets[] = {
    "ISO-8859-1", "CP1252", "CP932", NULL
  };
  g_autoptr (GString) file = g_string_new ("(;GM[1]");
  g_autofree char *lines = NULL;
  guint n_places;

  for (guint i = 0; i < 20000; i++)
    g_string_append (file, ";B[dd]C[Nothing to be seen here.]");
  for (guint i = 0; i < 100; i++)
    g_string_append_printf (
        file, "\n;B[dd]C[\xe9 %u]C[more and more and more]", i);
  g_string_append (file, "\n;B[dd]C[\x93quoted\x94 ]C[more and more and more]");
  for (guint i = 0; i < 90; i++)
    g_string_append_printf (
        file, "\n;B[dd]C[\xe8 %u]C[more and more and more]", i);
  lines = compare (file->str, file->len, charsets, 2, &n_places);
  g_assert_cmpuint (n_places, ==, 191);
  g_assert_nonnull (strstr (lines, "“quoted”"));
  g_assert_nonnull (strstr (lines, "é 0"));
  g_assert_true (strstr (lines, "é 0") < strstr (lines, "quoted"));
}

/* Places that repeat are shown once, and there are never more than asked
 * for. */
static void
test_once (void)
{
  static const char *const charsets[] = { "CP1252", NULL };
  g_autoptr (GString) file = g_string_new (NULL);
  g_autoptr (GPtrArray) readings = NULL;
  guint n_places;

  for (guint i = 0; i < 3000; i++)
    g_string_append_printf (
        file, ";PB[Jos\xe9 %u];B[dd];W[dd];B[dd];W[dd]\n", i / 1000);
  readings = tengen_sgf_compare (file->str, file->len, charsets, 5, &n_places);
  g_assert_cmpuint (n_places, ==, 3000);
  g_assert_cmpuint (g_strv_length (readings->pdata[0]), ==, 3);
  g_ptr_array_unref (readings);
  readings = tengen_sgf_compare (file->str, file->len, charsets, 2, &n_places);
  g_assert_cmpuint (g_strv_length (readings->pdata[0]), ==, 2);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sgf-compare/lines", test_lines);
  g_test_add_func ("/sgf-compare/apart", test_apart);
  g_test_add_func ("/sgf-compare/once", test_once);
  return g_test_run ();
}
