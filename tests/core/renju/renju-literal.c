/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * renju-literal: the rules of Renju word by word, slowly
 */
#include "renju-literal.h"

#define SIDE 15
#define N_LINES 4
#define OUTSIDE -1

/* The point that lies some steps along a line, or OUTSIDE. */
static int
step (int point, int line, int steps)
{
  static const int DX[N_LINES] = { 1, 0, 1, 1 };
  static const int DY[N_LINES] = { 0, 1, 1, -1 };
  int x = point % SIDE + steps * DX[line];
  int y = point / SIDE + steps * DY[line];

  return x < 0 || y < 0 || x >= SIDE || y >= SIDE ? OUTSIDE : y * SIDE + x;
}

/* What lies there; the edge is like a stone of neither side. */
static int
look (const guint8 *stones, int point)
{
  return point == OUTSIDE ? OUTSIDE : stones[point];
}

int
renju_literal_run (const guint8 *stones, TengenPoint point, int line)
{
  int n = 1;

  for (int k = 1; look (stones, step (point, line, k)) == stones[point]; k++)
    n++;
  for (int k = 1; look (stones, step (point, line, -k)) == stones[point]; k++)
    n++;
  return n;
}

static gboolean
is_five (int run, int stone)
{
  return stone == TENGEN_STONE_BLACK ? run == 5 : run >= 5;
}

/* Whether a stone there would make five on the line. */
static gboolean
would_make_five (const guint8 *stones, int point, int line, int stone)
{
  guint8 with[SIDE * SIDE];

  for (int i = 0; i < SIDE * SIDE; i++)
    with[i] = stones[i];
  with[point] = (guint8) stone;
  return is_five (renju_literal_run (with, (TengenPoint) point, line), stone);
}

/* The empty one of five points that begin @from steps along the line, if the
 * other four have the stones of a four; else OUTSIDE. */
static int
find_gap (const guint8 *stones, TengenPoint point, int line, int from)
{
  int gap = OUTSIDE, n_stones = 0;

  for (int k = from; k < from + 5; k++)
    {
      int at = step (point, line, k);

      if (look (stones, at) == stones[point])
        n_stones++;
      else if (look (stones, at) == TENGEN_STONE_NONE)
        gap = at;
    }
  return n_stones == 4 && gap != OUTSIDE &&
                 would_make_five (stones, gap, line, stones[point])
             ? gap
             : OUTSIDE;
}

/* The stones of the five points, one bit for each step from -4 on. */
static guint
get_set (const guint8 *stones, TengenPoint point, int line, int from)
{
  guint set = 0;

  for (int k = from; k < from + 5; k++)
    if (look (stones, step (point, line, k)) == stones[point])
      set |= 1u << (k + 4);
  return set;
}

int
renju_literal_fours (const guint8 *stones, TengenPoint point, int line)
{
  guint sets[5];
  int n = 0;

  for (int from = -4; from <= 0; from++)
    {
      guint set = get_set (stones, point, line, from);
      gboolean is_new = find_gap (stones, point, line, from) != OUTSIDE;

      for (int i = 0; i < n; i++)
        is_new = is_new && sets[i] != set;
      if (is_new)
        sets[n++] = set;
    }
  return n;
}

int
renju_literal_five_points (const guint8 *stones,
                           TengenPoint point,
                           int line,
                           TengenPoint *points)
{
  int n = 0;

  for (int k = -SIDE; k <= SIDE; k++)
    {
      int at = step (point, line, k);
      gboolean completes = FALSE;

      for (int from = -4; from <= 0; from++)
        completes = completes || (at != OUTSIDE &&
                                  find_gap (stones, point, line, from) == at);
      if (completes)
        points[n++] = (TengenPoint) at;
    }
  return n;
}

/* Whether the row of a stone is an unbroken four that holds another one, with
 * five at both of its ends. */
static gboolean
is_straight_four (const guint8 *stones, int end, int line, TengenPoint other)
{
  int first = 0, last = 0;
  gboolean holds = FALSE;

  while (look (stones, step (end, line, first - 1)) == stones[end])
    first--;
  while (look (stones, step (end, line, last + 1)) == stones[end])
    last++;
  for (int k = first; k <= last; k++)
    holds = holds || step (end, line, k) == other;
  for (int side = 0; side < 2; side++)
    {
      int beside = step (end, line, side == 0 ? first - 1 : last + 1);

      if (look (stones, beside) != TENGEN_STONE_NONE ||
          !would_make_five (stones, beside, line, stones[end]))
        return FALSE;
    }
  return holds && last - first == 3;
}

/* Whether a stone just put for a straight four may be used for it. */
static gboolean
may_be_used (guint8 *stones, TengenPoint point)
{
  return stones[point] == TENGEN_STONE_BLACK
             ? renju_literal_class (stones, point) == 0
             : !renju_literal_wins (stones, point);
}

int
renju_literal_three_points (guint8 *stones,
                            TengenPoint point,
                            int line,
                            TengenPoint *points)
{
  int n = 0;

  for (int k = -4; k <= 4; k++)
    {
      int at = step (point, line, k);

      if (look (stones, at) != TENGEN_STONE_NONE)
        continue;
      stones[at] = stones[point];
      if (is_straight_four (stones, at, line, point) &&
          may_be_used (stones, (TengenPoint) at))
        points[n++] = (TengenPoint) at;
      stones[at] = TENGEN_STONE_NONE;
    }
  return n;
}

gboolean
renju_literal_wins (const guint8 *stones, TengenPoint point)
{
  for (int line = 0; line < N_LINES; line++)
    if (is_five (renju_literal_run (stones, point, line), stones[point]))
      return TRUE;
  return FALSE;
}

guint
renju_literal_class (guint8 *stones, TengenPoint point)
{
  TengenPoint points[SIDE];
  guint classes = 0;
  int n_fours = 0, n_threes = 0;

  if (renju_literal_wins (stones, point))
    return TENGEN_RENJU_FIVE;
  for (int line = 0; line < N_LINES; line++)
    {
      if (renju_literal_run (stones, point, line) >= 6)
        classes |= TENGEN_RENJU_OVERLINE;
      n_fours += renju_literal_fours (stones, point, line);
      if (renju_literal_three_points (stones, point, line, points) > 0)
        n_threes++;
    }
  if (n_fours >= 2)
    classes |= TENGEN_RENJU_DOUBLE_FOUR;
  if (n_threes >= 2)
    classes |= TENGEN_RENJU_DOUBLE_THREE;
  return classes;
}

void
renju_literal_map (guint8 *stones, guint8 *classes)
{
  for (int point = 0; point < SIDE * SIDE; point++)
    {
      classes[point] = 0;
      if (stones[point] != TENGEN_STONE_NONE)
        continue;
      stones[point] = TENGEN_STONE_BLACK;
      classes[point] =
          (guint8) renju_literal_class (stones, (TengenPoint) point);
      stones[point] = TENGEN_STONE_NONE;
    }
}
