/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-board-symmetry: turns and mirror images
 */
#include "tengen-board-symmetry.h"

/* One board of 3 x 2, `abc` over `def`, and what becomes of it. */
static const char *const images[TENGEN_SYMMETRY_COUNT] = {
  "abcdef", /* abc/def */
  "cbafed", /* cba/fed */
  "defabc", /* def/abc */
  "fedcba", /* fed/cba */
  "adbecf", /* ad/be/cf */
  "cfbead", /* cf/be/ad */
  "daebfc", /* da/eb/fc */
  "fcebda", /* fc/eb/da */
};

static void
test_stones (void)
{
  for (guint s = 0; s < TENGEN_SYMMETRY_COUNT; s++)
    {
      char to[6];

      for (int p = 0; p < 6; p++)
        to[tengen_symmetry_point (s, 3, 2, p)] = images[0][p];
      g_assert_cmpmem (to, 6, images[s], 6);
    }
}

/* What takes each back: the two turns of 90 degrees change places. */
static void
test_inverse (void)
{
  static const guint inverses[TENGEN_SYMMETRY_COUNT] = {
    0, 1, 2, 3, 4, TENGEN_SYMMETRY_RIGHT, TENGEN_SYMMETRY_LEFT, 7
  };
  static const int sizes[][2] = { { 1, 1 }, { 1, 4 },   { 3, 2 },
                                  { 5, 5 }, { 52, 52 }, { 52, 7 } };

  for (gsize i = 0; i < G_N_ELEMENTS (sizes); i++)
    for (guint s = 0; s < TENGEN_SYMMETRY_COUNT; s++)
      {
        guint back = inverses[s];
        int width = sizes[i][0], height = sizes[i][1];
        int new_width = s < 4 ? width : height;
        int new_height = s < 4 ? height : width;

        g_assert_cmpint (inverses[back], ==, s);
        for (int p = 0; p < width * height; p++)
          {
            TengenPoint q = tengen_symmetry_point (s, width, height, p);

            g_assert_cmpint (q, <, width * height);
            g_assert_cmpint (
                tengen_symmetry_point (back, new_width, new_height, q), ==, p);
          }
      }
}

static void
test_no_points (void)
{
  for (guint s = 0; s < TENGEN_SYMMETRY_COUNT; s++)
    {
      g_assert_cmpint (tengen_symmetry_point (s, 9, 9, TENGEN_POINT_PASS),
                       ==,
                       TENGEN_POINT_PASS);
      g_assert_cmpint (tengen_symmetry_point (s, 9, 9, TENGEN_POINT_NONE),
                       ==,
                       TENGEN_POINT_NONE);
    }
}

/* The eight differ from each other on a square board too. */
static void
test_differ (void)
{
  for (guint s = 0; s < TENGEN_SYMMETRY_COUNT; s++)
    for (guint t = s + 1; t < TENGEN_SYMMETRY_COUNT; t++)
      g_assert_cmpint (tengen_symmetry_point (s, 5, 5, 1),
                       !=,
                       tengen_symmetry_point (t, 5, 5, 1));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_set_nonfatal_assertions ();
  g_test_add_func ("/board-symmetry/stones", test_stones);
  g_test_add_func ("/board-symmetry/inverse", test_inverse);
  g_test_add_func ("/board-symmetry/no-points", test_no_points);
  g_test_add_func ("/board-symmetry/differ", test_differ);
  return g_test_run ();
}
