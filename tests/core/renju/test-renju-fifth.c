/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-renju-fifth: which fifth moves make the same shape
 */
#include "tengen-renju-fifth.h"

#include <stdlib.h>

static TengenPoint
at (const char *text)
{
  return tengen_point_make (15, text[0] - 'A', 15 - atoi (text + 1));
}

/* Stones 1 to 4, two fifth moves, whether they are the same. */
static void
test_cases (void)
{
  const struct
  {
    const char *stones[4], *first, *second;
    gboolean is_same;
  } cases[] = {
    /* all four on column H: it is the mirror, not the board's row 8 */
    { { "H8", "H9", "H7", "H10" }, "I9", "G9", TRUE },
    { { "H8", "H9", "H7", "H10" }, "I9", "I8", FALSE },
    { { "H8", "H9", "H7", "H10" }, "I7", "I9", FALSE },
    { { "H8", "H9", "H7", "H10" }, "H11", "H6", FALSE },
    /* symmetrical ends: half a turn and both mirrors */
    { { "H8", "H9", "H7", "H6" }, "I9", "G9", TRUE },
    { { "H8", "H9", "H7", "H6" }, "I9", "I6", TRUE },
    { { "H8", "H9", "H7", "H6" }, "I9", "G6", TRUE },
    { { "H8", "H9", "H7", "H6" }, "H10", "H5", TRUE },
    { { "H8", "H9", "H7", "H6" }, "I8", "G7", TRUE },
    { { "H8", "H9", "H7", "H6" }, "I9", "I8", FALSE },
    /* a square of two diagonals: mirrored in both, turned half */
    { { "H8", "H9", "I9", "I8" }, "J10", "G7", TRUE },
    { { "H8", "H9", "I9", "I8" }, "J10", "G10", FALSE },
    { { "H8", "H9", "I9", "I8" }, "J9", "I10", TRUE },
    { { "H8", "H9", "I9", "I8" }, "J9", "G8", TRUE },
    { { "H8", "H9", "I9", "I8" }, "J9", "H10", FALSE },
    /* no symmetry at all */
    { { "H8", "H9", "I7", "K8" }, "G9", "I9", FALSE },
    { { "H8", "H9", "I7", "K8" }, "G7", "I8", FALSE },
    /* the stones lie in a corner, the mirror image on the edge */
    { { "A1", "B2", "C3", "D4" }, "A2", "B1", TRUE },
    { { "A1", "B2", "C3", "D4" }, "A2", "C4", FALSE },
    /* Black's two stones and White's two each on a line of their own */
    { { "H8", "I9", "H10", "G9" }, "J9", "F9", TRUE },
    { { "H8", "I9", "H10", "G9" }, "H11", "H7", TRUE },
    { { "H8", "I9", "H10", "G9" }, "H11", "J9", FALSE },
    { { "H8", "I9", "H10", "G9" }, "H9", "H9", TRUE },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      TengenPoint stones[4], first = at (cases[i].first),
                             second = at (cases[i].second);

      for (int j = 0; j < 4; j++)
        stones[j] = at (cases[i].stones[j]);
      g_test_message ("%s %s", cases[i].first, cases[i].second);
      g_assert_cmpint (tengen_renju_fifth_is_same (stones, first, second),
                       ==,
                       cases[i].is_same);
      g_assert_cmpint (tengen_renju_fifth_is_same (stones, second, first),
                       ==,
                       cases[i].is_same);
    }
}

/* Two coordinates after one of the eight turns, about no point in particular.
 */
static void
turn (int symmetry, TengenPoint point, int *x, int *y)
{
  int u = point % 15, v = point / 15;

  u = symmetry & 1 ? -u : u;
  v = symmetry & 2 ? -v : v;
  *x = symmetry & 4 ? v : u;
  *y = symmetry & 4 ? u : v;
}

static gboolean
has_stone (const TengenPoint *stones, int colour, int x, int y)
{
  return (stones[colour] % 15 == x && stones[colour] / 15 == y) ||
         (stones[colour + 2] % 15 == x && stones[colour + 2] / 15 == y);
}

/* Another way to ask: does a map that leaves the four stones as they are, by
 * their own centre, take one fifth to the other? White has just two stones, so
 * such a map is all there can be. */
static gboolean
is_image (const TengenPoint *stones,
          TengenPoint first,
          TengenPoint second,
          int symmetry)
{
  int left = 0, top = 0, x, y;

  for (int i = 0; i < 4; i++)
    {
      turn (symmetry, stones[i], &x, &y);
      left += stones[i] % 15 - x;
      top += stones[i] / 15 - y;
    }
  if (left % 4 != 0 || top % 4 != 0)
    return FALSE;
  for (int i = 0; i < 4; i++)
    {
      turn (symmetry, stones[i], &x, &y);
      if (!has_stone (stones, i % 2, x + left / 4, y + top / 4))
        return FALSE;
    }
  turn (symmetry, first, &x, &y);
  return second % 15 == x + left / 4 && second / 15 == y + top / 4;
}

static gboolean
is_any_image (const TengenPoint *stones, TengenPoint first, TengenPoint second)
{
  for (int symmetry = 0; symmetry < 8; symmetry++)
    if (is_image (stones, first, second, symmetry))
      return TRUE;
  return FALSE;
}

static TengenPoint
draw_point (const TengenPoint *stones, int n_stones)
{
  TengenPoint point;
  int taken;

  do
    {
      point = tengen_point_make (
          15, g_test_rand_int_range (5, 9), g_test_rand_int_range (6, 10));
      for (taken = 0; taken < n_stones && stones[taken] != point; taken++)
        ;
    }
  while (taken < n_stones);
  return point;
}

static void
test_random (void)
{
  int n_same = 0;

  for (int i = 0; i < 20000; i++)
    {
      TengenPoint points[6];

      for (int j = 0; j < 6; j++)
        points[j] = draw_point (points, j);
      g_assert_cmpint (
          tengen_renju_fifth_is_same (points, points[4], points[5]),
          ==,
          is_any_image (points, points[4], points[5]));
      n_same += is_any_image (points, points[4], points[5]);
    }
  /* both answers come up */
  g_assert_cmpint (n_same, >, 30);
  g_assert_cmpint (n_same, <, 1500);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/renju/fifth/cases", test_cases);
  g_test_add_func ("/renju/fifth/random", test_random);
  return g_test_run ();
}
