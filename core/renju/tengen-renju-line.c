/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-renju-line: one line of a Renju board and what could grow on it
 *
 * Shape:  fours and threes are found from the empty point that would complete
 *         them; those of the same stones are then one shape with two points.
 */
#include "tengen-renju-line.h"

#include <string.h>

#define FIVE 5

static const int DX[TENGEN_RENJU_N_DIRECTIONS] = { 1, 0, 1, 1 };
static const int DY[TENGEN_RENJU_N_DIRECTIONS] = { 0, 1, 1, -1 };

static gboolean
is_on_board (int x, int y)
{
  return x >= 0 && y >= 0 && x < TENGEN_RENJU_SIZE && y < TENGEN_RENJU_SIZE;
}

void
tengen_renju_line_read (TengenRenjuLine *self,
                        const TengenRenju *board,
                        TengenPoint point,
                        TengenRenjuDirection direction,
                        TengenStone stone)
{
  int dx = DX[direction], dy = DY[direction];
  int x = tengen_point_x (point, TENGEN_RENJU_SIZE);
  int y = tengen_point_y (point, TENGEN_RENJU_SIZE);

  self->stone = stone;
  self->direction = direction;
  self->at = 0;
  self->length = 0;
  for (; is_on_board (x - dx, y - dy); x -= dx, y -= dy)
    self->at++;
  for (; is_on_board (x, y); x += dx, y += dy)
    {
      TengenPoint here = tengen_point_make (TENGEN_RENJU_SIZE, x, y);

      self->points[self->length] = here;
      self->stones[self->length++] = tengen_renju_get (board, here);
    }
}

int
tengen_renju_line_find (const TengenRenjuLine *self, TengenPoint point)
{
  int index = 0;

  while (self->points[index] != point)
    index++;
  return index;
}

gboolean
tengen_renju_line_is_empty (const TengenRenjuLine *self, int index)
{
  return index >= 0 && index < self->length &&
         self->stones[index] == TENGEN_STONE_NONE;
}

int
tengen_renju_line_measure (const TengenRenjuLine *self,
                           int index,
                           int *first,
                           int *last)
{
  *first = *last = index;
  while (*first > 0 && self->stones[*first - 1] == self->stone)
    --*first;
  while (*last < self->length - 1 && self->stones[*last + 1] == self->stone)
    ++*last;
  return *last - *first + 1;
}

gboolean
tengen_renju_line_wins (const TengenRenjuLine *self, int length)
{
  return self->stone == TENGEN_STONE_BLACK ? length == FIVE : length >= FIVE;
}

void
tengen_renju_line_make_shape (const TengenRenjuLine *self,
                              TengenRenjuShapeKind kind,
                              int first,
                              int last,
                              int gap,
                              TengenRenjuShape *shape)
{
  memset (shape, 0, sizeof *shape);
  shape->kind = kind;
  shape->stone = self->stone;
  shape->direction = self->direction;
  for (int i = first; i <= last; i++)
    if (i != gap)
      shape->stones[shape->n_stones++] = self->points[i];
}

/* Whether what lies between two points has the one asked about. */
static gboolean
is_asked (const TengenRenjuLine *self, int first, int last)
{
  return self->at < 0 || (first <= self->at && self->at <= last);
}

GArray *
tengen_renju_line_list_rows (const TengenRenjuLine *self)
{
  GArray *rows = g_array_new (FALSE, FALSE, sizeof (TengenRenjuShape));

  for (int i = 0, first, last; i < self->length; i++)
    {
      TengenRenjuShape row;
      int length;

      if (self->stones[i] != self->stone)
        continue;
      length = tengen_renju_line_measure (self, i, &first, &last);
      i = last;
      if (length < FIVE || !is_asked (self, first, last))
        continue;
      tengen_renju_line_make_shape (self,
                                    length == FIVE
                                        ? TENGEN_RENJU_SHAPE_FIVE
                                        : TENGEN_RENJU_SHAPE_OVERLINE,
                                    first,
                                    last,
                                    -1,
                                    &row);
      g_array_append_val (rows, row);
    }
  return rows;
}

/* Adds a point to the shape of the same stones, or a new shape. */
static void
add_point (GArray *shapes, const TengenRenjuShape *shape, TengenPoint point)
{
  TengenRenjuShape *same = NULL;

  for (guint i = 0; i < shapes->len; i++)
    {
      TengenRenjuShape *other = &g_array_index (shapes, TengenRenjuShape, i);

      if (memcmp (other->stones, shape->stones, sizeof shape->stones) == 0)
        same = other;
    }
  if (same == NULL)
    {
      g_array_append_vals (shapes, shape, 1);
      same = &g_array_index (shapes, TengenRenjuShape, shapes->len - 1);
    }
  same->points[same->n_points++] = point;
}

/* Where the five points begin that a stone completes, of a row that may be
 * longer: with the point asked about; with four stones side by side. */
static int
choose_window (const TengenRenjuLine *self, int index, int first, int last)
{
  int chosen = -1, best = -1;

  for (int from = MAX (first, index - FIVE + 1);
       from <= MIN (index, last - FIVE + 1);
       from++)
    {
      int to = from + FIVE - 1;
      int worth = (is_asked (self, from, to) ? 2 : 0) +
                  (index == from || index == to ? 1 : 0);

      if (worth > best)
        {
          chosen = from;
          best = worth;
        }
    }
  return chosen;
}

static void
add_four (
    const TengenRenjuLine *self, GArray *fours, int index, int first, int last)
{
  int from = choose_window (self, index, first, last);
  int to = from + FIVE - 1;
  TengenRenjuShapeKind kind = index == from || index == to
                                  ? TENGEN_RENJU_SHAPE_FOUR
                                  : TENGEN_RENJU_SHAPE_SPLIT_FOUR;
  TengenRenjuShape shape;

  tengen_renju_line_make_shape (self, kind, from, to, index, &shape);
  add_point (fours, &shape, self->points[index]);
}

/* Whether what lies beside a point is no row of five or more already: it needs
 * no stone there. Asked about a point, only its own side matters. */
static gboolean
is_unfinished (const TengenRenjuLine *self, int index, int first, int last)
{
  gboolean before = index - first < FIVE;
  gboolean after = last - index < FIVE;

  if (self->at < 0)
    return before && after;
  return self->at < index ? before : after;
}

/* Whether a stone at the index completes a four to what is asked for. */
static gboolean
completes (const TengenRenjuLine *self,
           int index,
           gboolean is_long,
           int *first,
           int *last)
{
  int length;

  if (!tengen_renju_line_is_empty (self, index))
    return FALSE;
  length = tengen_renju_line_measure (self, index, first, last);
  return length >= FIVE && is_asked (self, *first, *last) &&
         is_unfinished (self, index, *first, *last) &&
         tengen_renju_line_wins (self, length) != is_long;
}

GArray *
tengen_renju_line_list_fours (const TengenRenjuLine *self, gboolean is_long)
{
  GArray *fours = g_array_new (FALSE, FALSE, sizeof (TengenRenjuShape));

  for (int i = 0, first, last; i < self->length; i++)
    if (completes (self, i, is_long, &first, &last))
      add_four (self, fours, i, first, last);
  for (guint i = 0; i < fours->len && !is_long; i++)
    {
      TengenRenjuShape *four = &g_array_index (fours, TengenRenjuShape, i);

      if (four->n_points == 2)
        four->kind = TENGEN_RENJU_SHAPE_STRAIGHT_FOUR;
    }
  return fours;
}

static gboolean
shares_stone (const TengenRenjuShape *self, const TengenRenjuShape *other)
{
  for (int i = 0; i < self->n_stones; i++)
    for (int j = 0; j < other->n_stones; j++)
      if (self->stones[i] == other->stones[j])
        return TRUE;
  return FALSE;
}

static gboolean
is_of_four (const TengenRenjuShape *three, const GArray *fours)
{
  for (guint i = 0; i < fours->len; i++)
    if (shares_stone (three, &g_array_index (fours, TengenRenjuShape, i)))
      return TRUE;
  return FALSE;
}

GArray *
tengen_renju_line_list_threes (const TengenRenjuLine *self)
{
  GArray *threes = g_array_new (FALSE, FALSE, sizeof (TengenRenjuShape));
  g_autoptr (GArray) fours = tengen_renju_line_list_fours (self, FALSE);

  for (int i = 0, first, last; i < self->length; i++)
    {
      TengenRenjuShape three;

      if (!tengen_renju_line_is_empty (self, i) ||
          tengen_renju_line_measure (self, i, &first, &last) != FIVE - 1 ||
          !is_asked (self, first, last))
        continue;
      tengen_renju_line_make_shape (self,
                                    i == first || i == last
                                        ? TENGEN_RENJU_SHAPE_THREE
                                        : TENGEN_RENJU_SHAPE_SPLIT_THREE,
                                    first,
                                    last,
                                    i,
                                    &three);
      if (!is_of_four (&three, fours))
        add_point (threes, &three, self->points[i]);
    }
  return threes;
}
