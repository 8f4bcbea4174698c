/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-go-handicap: handicap points and stars
 */
#include "tengen-go-handicap.h"

#include "tengen-board-notation.h"

static char *
format_points (int width, int height, const TengenPoint *points, int n)
{
  GString *text = g_string_new (NULL);

  for (int i = 0; i < n; i++)
    {
      g_autofree char *name =
          tengen_notation_format (TENGEN_NOTATION_A1, width, height, points[i]);

      g_string_append_printf (text, i > 0 ? " %s" : "%s", name);
    }
  return g_string_free (text, FALSE);
}

static void
test_points (void)
{
  const struct
  {
    int size, stones;
    const char *points;
  } cases[] = {
    { 19, 2, "D4 Q16" },
    { 19, 3, "D4 Q16 Q4" },
    { 19, 4, "D4 Q16 Q4 D16" },
    { 19, 5, "D4 Q16 Q4 D16 K10" },
    { 19, 6, "D4 Q16 Q4 D16 D10 Q10" },
    { 19, 7, "D4 Q16 Q4 D16 D10 Q10 K10" },
    { 19, 8, "D4 Q16 Q4 D16 D10 Q10 K4 K16" },
    { 19, 9, "D4 Q16 Q4 D16 D10 Q10 K4 K16 K10" },
    { 13, 2, "D4 K10" },
    { 13, 9, "D4 K10 K4 D10 D7 K7 G4 G10 G7" },
    { 9, 3, "C3 G7 G3" },
    { 9, 9, "C3 G7 G3 C7 C5 G5 E3 E7 E5" },
    { 7, 4, "C3 E5 E3 C5" },
    { 8, 4, "C3 F6 F3 C6" },
    { 19, 1, "" },
    { 19, 10, "" },
    { 7, 5, "" },
    { 8, 5, "" },
    { 5, 2, "" },
    { 19, -1, "" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      TengenPoint points[TENGEN_GO_HANDICAP_MAX];
      int n =
          tengen_go_handicap_points (cases[i].size, cases[i].stones, points);
      g_autofree char *text =
          format_points (cases[i].size, cases[i].size, points, n);

      g_assert_cmpstr (text, ==, cases[i].points);
    }
}

static void
test_max (void)
{
  const int wanted[][2] = {
    { 2, 0 },  { 5, 0 },  { 6, 0 },  { 7, 4 },  { 8, 4 },  { 9, 9 },
    { 10, 4 }, { 19, 9 }, { 52, 4 }, { 51, 9 }, { 53, 0 }, { -7, 0 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (wanted); i++)
    g_assert_cmpint (tengen_go_handicap_max (wanted[i][0]), ==, wanted[i][1]);
}

static void
test_stars (void)
{
  const struct
  {
    int width, height;
    const char *points;
  } cases[] = {
    { 19, 19, "D4 Q16 Q4 D16 D10 Q10 K4 K16 K10" },
    { 15, 15, "D4 M12 M4 D12 H8" },
    { 13, 13, "D4 K10 K4 D10 G7" },
    { 9, 9, "C3 G7 G3 C7 E5" },
    { 8, 8, "C3 F6 F3 C6" },
    { 7, 7, "C3 E5 E3 C5" },
    { 5, 5, "C3" },
    { 6, 6, "" },
    { 2, 2, "" },
    { 1, 1, "" },
    { 19, 9, "D3 Q7 Q3 D7 K5" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      TengenPoint points[9];
      int n = tengen_go_star_points (cases[i].width, cases[i].height, points);
      g_autofree char *text =
          format_points (cases[i].width, cases[i].height, points, n);

      g_assert_cmpstr (text, ==, cases[i].points);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/go/handicap/points", test_points);
  g_test_add_func ("/go/handicap/max", test_max);
  g_test_add_func ("/go/handicap/stars", test_stars);
  return g_test_run ();
}
