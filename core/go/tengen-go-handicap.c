/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-go-handicap: fixed handicap points (置き石) and marked points (星)
 *
 * Shape: three lines each way, near, middle and far; a place is a pair of
 *        them. Lower left and upper right come first, then lower right, upper
 *        left, the sides, below and above, and the middle whenever the number
 *        of stones is odd from 5 on.
 */
#include "tengen-go-handicap.h"

#define CENTRE 8

/* Column and row as -1, 0, 1 from the middle of the board. */
static const gint8 places[TENGEN_GO_HANDICAP_MAX][2] = {
  { -1, 1 },  /* lower left */
  { 1, -1 },  /* upper right */
  { 1, 1 },   /* lower right */
  { -1, -1 }, /* upper left */
  { -1, 0 },  /* left */
  { 1, 0 },   /* right */
  { 0, 1 },   /* below */
  { 0, -1 },  /* above */
  { 0, 0 },   /* the middle (天元) */
};

static int
find_line (int length, int side)
{
  int edge = length >= 13 ? 3 : 2;

  if (side == 0)
    return length / 2;
  return side < 0 ? edge : length - 1 - edge;
}

static TengenPoint
find_point (int width, int height, int place)
{
  return tengen_point_make (width,
                            find_line (width, places[place][0]),
                            find_line (height, places[place][1]));
}

int
tengen_go_handicap_max (int size)
{
  if (size < 7 || size > TENGEN_BOARD_MAX)
    return 0;
  if (size == 7 || size % 2 == 0)
    return 4;
  return TENGEN_GO_HANDICAP_MAX;
}

int
tengen_go_handicap_points (int size, int stones, TengenPoint *points)
{
  gboolean centre = stones >= 5 && stones % 2 == 1;

  g_return_val_if_fail (points != NULL, 0);

  if (stones < 2 || stones > tengen_go_handicap_max (size))
    return 0;
  for (int i = 0; i < stones; i++)
    {
      int place = centre && i == stones - 1 ? CENTRE : i;

      points[i] = find_point (size, size, place);
    }
  return stones;
}

/* Marks need more room than stones: none at the sides of small boards. */
static gboolean
has_mark (int width, int height, int place)
{
  int shorter = MIN (width, height);
  gboolean odd = width % 2 == 1 && height % 2 == 1;

  if (place == CENTRE)
    return odd && (shorter >= 9 || shorter == 5 || shorter == 3);
  if (places[place][0] != 0 && places[place][1] != 0)
    return shorter >= 7;
  return odd && shorter >= 17;
}

int
tengen_go_star_points (int width, int height, TengenPoint *points)
{
  int n = 0;

  g_return_val_if_fail (points != NULL, 0);

  for (int place = 0; place < TENGEN_GO_HANDICAP_MAX; place++)
    if (has_mark (width, height, place))
      points[n++] = find_point (width, height, place);
  return n;
}
