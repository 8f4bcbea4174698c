/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-renju: the lines of a Renju board, kept up to date stone by stone
 *
 * Shape: a stone changes the codes of the points on its lines. Where a sum
 *        changes with its code, what is sure is known at once; threes are
 *        judged again where a code that they were judged by has changed, so
 *        that all questions are answered by what stands written.
 */
#include "tengen-renju-judge.h"

#include <string.h>

/* So many points are changed one by one. */
#define FEW_POINTS 16

static gboolean
is_watched (const TengenRenju *self, TengenPoint point)
{
  return self->watched[point / 64] >> point % 64 & 1;
}

/* Its own code is what a point is judged by first. */
static void
watch (TengenRenju *self, TengenPoint point)
{
  guint64 bit = G_GUINT64_CONSTANT (1) << point % 64;

  self->watched[point / 64] |= bit;
  memset (self->seen[point], 0, sizeof self->seen[point]);
  self->seen[point][point / 64] = bit;
}

static void
unwatch (TengenRenju *self, TengenPoint point)
{
  self->watched[point / 64] &= ~(G_GUINT64_CONSTANT (1) << point % 64);
}

/* Writes what is sure of an empty point; judging it again is left. */
static void
note_sum (TengenRenju *self, int cell)
{
  TengenPoint point = tengen_renju_point (cell);
  guint sum = self->sums[cell];

  self->classes[point] = (guint8) tengen_renju_judge_sum (sum);
  if (!tengen_renju_judge_has_threes (sum))
    unwatch (self, point);
  else if (!is_watched (self, point))
    watch (self, point);
}

/* A line of a cell gets another code. */
static inline void
change_code (TengenRenju *self, int cell, int line, guint64 change)
{
  guint64 old = self->codes[cell];
  guint64 now = old + change;
  int old_sum = tengen_renju_table_sums[old >> (16 * line) & 0xFFFF];
  int sum = tengen_renju_table_sums[now >> (16 * line) & 0xFFFF];

  self->codes[cell] = now;
  if (sum == old_sum)
    return;
  self->sums[cell] = (guint16) (self->sums[cell] + sum - old_sum);
  if (self->cells[cell] == TENGEN_STONE_NONE)
    note_sum (self, cell);
}

/* Adds a digit to the codes that a cell is part of, which are those of cells
 * on its lines; to its own the table adds nothing. */
static void
change_lines (TengenRenju *self, int cell, int digit)
{
  for (int i = 0; i < TENGEN_RENJU_LINES; i++)
    for (int j = -TENGEN_RENJU_REACH; j <= TENGEN_RENJU_REACH; j++)
      {
        int distance = j * tengen_renju_steps[i];

        change_code (
            self,
            cell - distance,
            i,
            (guint64) digit *
                tengen_renju_table_weights[TENGEN_RENJU_SPAN + distance]);
      }
}

static gboolean
has_seen (const TengenRenju *self, TengenPoint point, const guint64 *points)
{
  const guint64 *seen = self->seen[point];
  guint64 both = 0;

  for (int i = 0; i < TENGEN_RENJU_WORDS; i++)
    both |= seen[i] & points[i];
  return both != 0;
}

static void
judge_again (TengenRenju *self, TengenPoint point)
{
  watch (self, point);
  if (tengen_renju_judge_threes (
          self, tengen_renju_cell (point), self->seen[point]))
    self->classes[point] |= TENGEN_RENJU_DOUBLE_THREE;
  else
    self->classes[point] &= (guint8) ~TENGEN_RENJU_DOUBLE_THREE;
}

/* Judges the threes that were judged by one of some points. */
static void
judge_changed (TengenRenju *self, const guint64 *points)
{
  for (int i = 0; i < TENGEN_RENJU_WORDS; i++)
    for (guint64 left = self->watched[i]; left != 0; left &= left - 1)
      {
        TengenPoint point = (TengenPoint) (64 * i + __builtin_ctzll (left));

        if (has_seen (self, point, points))
          judge_again (self, point);
      }
}

static void
clear (TengenRenju *self)
{
  memcpy (self->codes, tengen_renju_table_empty, sizeof self->codes);
  memset (self->sums, 0, sizeof self->sums);
  memset (self->classes, 0, sizeof self->classes);
  memset (self->watched, 0, sizeof self->watched);
  memset (self->cells, TENGEN_RENJU_FRAME, sizeof self->cells);
  for (TengenPoint i = 0; i < TENGEN_RENJU_POINTS; i += TENGEN_RENJU_SIZE)
    memset (self->cells + tengen_renju_cell (i),
            TENGEN_STONE_NONE,
            TENGEN_RENJU_SIZE);
}

TengenRenju *
tengen_renju_new (void)
{
  TengenRenju *self = g_new (TengenRenju, 1);

  clear (self);
  return self;
}

TengenRenju *
tengen_renju_copy (const TengenRenju *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return g_memdup2 (self, sizeof *self);
}

void
tengen_renju_free (TengenRenju *self)
{
  g_free (self);
}

void
tengen_renju_put (TengenRenju *self, TengenPoint point, TengenStone stone)
{
  int cell;

  g_return_if_fail (self != NULL);
  g_return_if_fail (point < TENGEN_RENJU_POINTS);
  g_return_if_fail (stone == TENGEN_STONE_BLACK || stone == TENGEN_STONE_WHITE);
  cell = tengen_renju_cell (point);
  g_return_if_fail (self->cells[cell] == TENGEN_STONE_NONE);

  self->cells[cell] = (guint8) stone;
  self->classes[point] = 0;
  unwatch (self, point);
  change_lines (self, cell, (int) stone);
  judge_changed (self, tengen_renju_table_stars[point]);
}

void
tengen_renju_take (TengenRenju *self, TengenPoint point)
{
  TengenStone stone = tengen_renju_get (self, point);
  int cell;

  g_return_if_fail (stone != TENGEN_STONE_NONE);
  cell = tengen_renju_cell (point);

  self->cells[cell] = TENGEN_STONE_NONE;
  note_sum (self, cell);
  change_lines (self, cell, -(int) stone);
  judge_changed (self, tengen_renju_table_stars[point]);
}

/* Adds what a stone of an unfinished board means for the codes. */
static void
add_codes (TengenRenju *self, int cell, guint64 digit)
{
  for (int i = 0; i < TENGEN_RENJU_LINES; i++)
    for (int j = -TENGEN_RENJU_REACH; j <= TENGEN_RENJU_REACH; j++)
      {
        int distance = j * tengen_renju_steps[i];

        self->codes[cell - distance] +=
            digit * tengen_renju_table_weights[TENGEN_RENJU_SPAN + distance];
      }
}

/* Adds the lines of a cell up. */
static guint16
sum_up (const TengenRenju *self, int cell)
{
  guint sum = 0;

  for (int i = 0; i < TENGEN_RENJU_LINES; i++)
    sum += tengen_renju_table_sums[self->codes[cell] >> (16 * i) & 0xFFFF];
  return (guint16) sum;
}

/* Works everything out from the stones. */
static void
build (TengenRenju *self, const guint8 *stones)
{
  clear (self);
  for (TengenPoint i = 0; i < TENGEN_RENJU_POINTS; i++)
    if (stones[i] != TENGEN_STONE_NONE)
      {
        self->cells[tengen_renju_cell (i)] = stones[i];
        add_codes (self, tengen_renju_cell (i), stones[i]);
      }
  for (TengenPoint i = 0; i < TENGEN_RENJU_POINTS; i++)
    {
      int cell = tengen_renju_cell (i);

      self->sums[cell] = sum_up (self, cell);
      if (self->cells[cell] == TENGEN_STONE_NONE)
        note_sum (self, cell);
    }
  for (TengenPoint i = 0; i < TENGEN_RENJU_POINTS; i++)
    if (is_watched (self, i))
      judge_again (self, i);
}

/* Makes a point what it shall be. */
static void
change (TengenRenju *self, TengenPoint point, TengenStone stone)
{
  if (tengen_renju_get (self, point) != TENGEN_STONE_NONE)
    tengen_renju_take (self, point);
  if (stone != TENGEN_STONE_NONE)
    tengen_renju_put (self, point, stone);
}

void
tengen_renju_put_all (TengenRenju *self, const guint8 *stones)
{
  TengenPoint different[FEW_POINTS];
  guint n = 0;

  g_return_if_fail (self != NULL && stones != NULL);

  for (TengenPoint i = 0; i < TENGEN_RENJU_POINTS; i++)
    if (self->cells[tengen_renju_cell (i)] != stones[i])
      {
        if (n == FEW_POINTS)
          {
            build (self, stones);
            return;
          }
        different[n++] = i;
      }
  for (guint i = 0; i < n; i++)
    change (self, different[i], (TengenStone) stones[different[i]]);
}

TengenStone
tengen_renju_get (const TengenRenju *self, TengenPoint point)
{
  g_return_val_if_fail (self != NULL, TENGEN_STONE_NONE);
  g_return_val_if_fail (point < TENGEN_RENJU_POINTS, TENGEN_STONE_NONE);

  return (TengenStone) self->cells[tengen_renju_cell (point)];
}

/* A stone that lies there is judged when it is asked for. */
static guint
classify_stone (const TengenRenju *self, int cell)
{
  guint64 seen[TENGEN_RENJU_WORDS] = { 0 };
  guint sum = self->sums[cell];
  guint classes = tengen_renju_judge_sum (sum);

  if (tengen_renju_judge_has_threes (sum) &&
      tengen_renju_judge_threes (self, cell, seen))
    classes |= TENGEN_RENJU_DOUBLE_THREE;
  return classes;
}

guint
tengen_renju_classify (const TengenRenju *self, TengenPoint point)
{
  int cell;

  g_return_val_if_fail (self != NULL, 0);
  g_return_val_if_fail (point < TENGEN_RENJU_POINTS, 0);
  cell = tengen_renju_cell (point);
  g_return_val_if_fail (self->cells[cell] != TENGEN_STONE_WHITE, 0);

  if (self->cells[cell] == TENGEN_STONE_BLACK)
    return classify_stone (self, cell);
  return self->classes[point];
}

gboolean
tengen_renju_may_put (const TengenRenju *self,
                      TengenPoint point,
                      TengenStone stone)
{
  return tengen_renju_get (self, point) == TENGEN_STONE_NONE &&
         (stone == TENGEN_STONE_WHITE ||
          (self->classes[point] & TENGEN_RENJU_FORBIDDEN) == 0);
}

void
tengen_renju_map (const TengenRenju *self, guint8 *classes)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (classes != NULL);

  memcpy (classes, self->classes, sizeof self->classes);
}

/* The row of a colour that a stone on a cell would be in. */
static int
get_run (const TengenRenju *self, int cell, int step, TengenStone stone)
{
  int n = 1;

  for (int i = cell - step; self->cells[i] == stone; i -= step)
    n++;
  for (int i = cell + step; self->cells[i] == stone; i += step)
    n++;
  return n;
}

static gboolean
is_row (const TengenRenju *self, int cell, TengenStone stone)
{
  if (stone == TENGEN_STONE_BLACK)
    return (self->sums[cell] & TENGEN_RENJU_SUM_FIVES) != 0;
  for (int i = 0; i < TENGEN_RENJU_LINES; i++)
    if (get_run (self, cell, tengen_renju_steps[i], stone) >= 5)
      return TRUE;
  return FALSE;
}

gboolean
tengen_renju_wins (const TengenRenju *self,
                   TengenPoint point,
                   TengenStone stone)
{
  TengenStone there = tengen_renju_get (self, point);

  g_return_val_if_fail (point < TENGEN_RENJU_POINTS, FALSE);
  g_return_val_if_fail (
      stone == TENGEN_STONE_BLACK || stone == TENGEN_STONE_WHITE, FALSE);
  g_return_val_if_fail (there == TENGEN_STONE_NONE || there == stone, FALSE);

  return is_row (self, tengen_renju_cell (point), stone);
}

guint
tengen_renju_list_fives (const TengenRenju *self,
                         TengenStone stone,
                         TengenPoint *points)
{
  guint n = 0;

  g_return_val_if_fail (self != NULL && points != NULL, 0);
  g_return_val_if_fail (
      stone == TENGEN_STONE_BLACK || stone == TENGEN_STONE_WHITE, 0);

  for (TengenPoint point = 0; point < TENGEN_RENJU_POINTS; point++)
    {
      int cell = tengen_renju_cell (point);

      if (self->cells[cell] == TENGEN_STONE_NONE && is_row (self, cell, stone))
        points[n++] = point;
    }
  return n;
}

TengenPoint
tengen_renju_find_five (const TengenRenju *self, TengenStone stone)
{
  g_return_val_if_fail (self != NULL, TENGEN_POINT_NONE);
  g_return_val_if_fail (stone == TENGEN_STONE_BLACK ||
                            stone == TENGEN_STONE_WHITE,
                        TENGEN_POINT_NONE);

  for (TengenPoint point = 0; point < TENGEN_RENJU_POINTS; point++)
    {
      int cell = tengen_renju_cell (point);

      if (self->cells[cell] == stone && is_row (self, cell, stone))
        return point;
    }
  return TENGEN_POINT_NONE;
}
