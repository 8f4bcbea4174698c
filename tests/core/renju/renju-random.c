/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * renju-random: random boards on which much may happen
 */
#include "renju-random.h"

#define SIDE TENGEN_RENJU_SIZE

gboolean
renju_random_is_lucky (int percent)
{
  return g_test_rand_int_range (0, 100) < percent;
}

static gboolean
is_inside (int x, int y)
{
  return x >= 0 && y >= 0 && x < SIDE && y < SIDE;
}

/* Stones of both colours everywhere. */
static void
scatter (guint8 *stones, int percent_black, int percent_white)
{
  for (int i = 0; i < TENGEN_RENJU_POINTS; i++)
    if (renju_random_is_lucky (percent_black))
      stones[i] = TENGEN_STONE_BLACK;
    else if (renju_random_is_lucky (percent_white))
      stones[i] = TENGEN_STONE_WHITE;
}

/* Many black stones in a square, which hangs over an edge now and then. */
static void
crowd (guint8 *stones)
{
  int side = g_test_rand_int_range (5, 10);
  int left = g_test_rand_int_range (-2, SIDE - side + 3);
  int top = g_test_rand_int_range (-2, SIDE - side + 3);
  int percent = g_test_rand_int_range (20, 60);

  for (int y = top; y < top + side; y++)
    for (int x = left; x < left + side; x++)
      if (is_inside (x, y) && renju_random_is_lucky (percent))
        stones[y * SIDE + x] = TENGEN_STONE_BLACK;
}

/* Black stones on the lines through a point, the point left empty. */
static void
shine (guint8 *stones)
{
  static const int DX[] = { 1, 0, 1, 1 }, DY[] = { 0, 1, 1, -1 };
  int x = g_test_rand_int_range (0, SIDE);
  int y = g_test_rand_int_range (0, SIDE);
  int percent = g_test_rand_int_range (25, 60);

  for (int line = 0; line < 4; line++)
    for (int k = -5; k <= 5; k++)
      {
        int at_x = x + k * DX[line], at_y = y + k * DY[line];

        if (is_inside (at_x, at_y))
          stones[at_y * SIDE + at_x] = k != 0 && renju_random_is_lucky (percent)
                                           ? TENGEN_STONE_BLACK
                                           : TENGEN_STONE_NONE;
      }
}

void
renju_random_board (guint8 *stones)
{
  int n = g_test_rand_int_range (1, 4);

  for (int i = 0; i < TENGEN_RENJU_POINTS; i++)
    stones[i] = TENGEN_STONE_NONE;
  switch (g_test_rand_int_range (0, 4))
    {
    case 0:
      scatter (
          stones, g_test_rand_int_range (5, 40), g_test_rand_int_range (0, 40));
      break;
    case 1:
      for (int i = 0; i < n; i++)
        crowd (stones);
      break;
    default:
      for (int i = 0; i < n; i++)
        shine (stones);
    }
  scatter (stones, 2, g_test_rand_int_range (0, 12));
}

void
renju_random_order (TengenPoint *points)
{
  for (int i = 0; i < TENGEN_RENJU_POINTS; i++)
    {
      int at = g_test_rand_int_range (0, i + 1);

      points[i] = points[at];
      points[at] = (TengenPoint) i;
    }
}

char *
renju_random_picture (const guint8 *stones)
{
  char *text = g_malloc0 (TENGEN_RENJU_POINTS + 1);

  for (int i = 0; i < TENGEN_RENJU_POINTS; i++)
    text[i] = ".XO"[stones[i]];
  return text;
}
