/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-renju-try: what becomes of one more stone of a four or a three
 */
#include "tengen-renju-try.h"

#include <string.h>

#define OVERLINE 6

/* Shows a row of five or more. */
static void
show_row (TengenRenjuTry *self,
          const TengenRenjuLine *line,
          int first,
          int last)
{
  TengenRenjuShapeKind kind = last - first + 1 >= OVERLINE
                                  ? TENGEN_RENJU_SHAPE_OVERLINE
                                  : TENGEN_RENJU_SHAPE_FIVE;

  tengen_renju_line_make_shape (line, kind, first, last, -1, &self->shape);
}

/* Shows the row that wins, which the stone makes on another line. */
static void
show_five (TengenRenjuTry *self, const TengenRenju *board, TengenStone stone)
{
  for (int i = 0; i < TENGEN_RENJU_N_DIRECTIONS; i++)
    {
      TengenRenjuLine line;
      int first, last;

      tengen_renju_line_read (
          &line, board, self->point, (TengenRenjuDirection) i, stone);
      if (!tengen_renju_line_wins (
              &line, tengen_renju_line_measure (&line, line.at, &first, &last)))
        continue;
      show_row (self, &line, first, last);
      return;
    }
  g_assert_not_reached ();
}

/* The straight four fits on its line: what else does its point make? */
static void
ask_point (TengenRenjuTry *self, const TengenRenju *board, TengenStone stone)
{
  if (stone == TENGEN_STONE_BLACK)
    self->classes = tengen_renju_classify (board, self->point);
  else if (tengen_renju_wins (board, self->point, stone))
    self->classes = TENGEN_RENJU_FIVE;
  if (self->classes == TENGEN_RENJU_FIVE)
    {
      self->cause = TENGEN_RENJU_CAUSE_FIVE;
      show_five (self, board, stone);
    }
  else if (self->classes != 0)
    self->cause = TENGEN_RENJU_CAUSE_FORBIDDEN;
}

/* An end of the four where a fifth stone would make six or more. */
static gboolean
show_overline (TengenRenjuTry *self, const TengenRenjuLine *line, int end)
{
  int first, last;

  if (tengen_renju_line_wins (
          line, tengen_renju_line_measure (line, end, &first, &last)))
    return FALSE;
  self->cause = TENGEN_RENJU_CAUSE_OVERLINE;
  show_row (self, line, first, last);
  self->shape.points[self->shape.n_points++] = line->points[end];
  return TRUE;
}

/* Makes the four and gives it the ends that are points of five. */
static void
show_four (TengenRenjuTry *self,
           const TengenRenjuLine *line,
           TengenRenjuShapeKind kind,
           int first,
           int last)
{
  const int ends[] = { first - 1, last + 1 };

  tengen_renju_line_make_shape (line, kind, first, last, -1, &self->shape);
  for (guint i = 0; i < G_N_ELEMENTS (ends); i++)
    if (tengen_renju_line_is_empty (line, ends[i]) &&
        tengen_renju_line_wins (
            line, tengen_renju_line_measure (line, ends[i], &first, &last)))
      self->shape.points[self->shape.n_points++] = line->points[ends[i]];
}

void
tengen_renju_try_three (TengenRenjuTry *self,
                        const TengenRenju *board,
                        const TengenRenjuLine *line,
                        TengenPoint point)
{
  TengenRenjuLine with = *line;
  int first, last;
  int index = tengen_renju_line_find (line, point);

  memset (self, 0, sizeof *self);
  self->point = point;
  with.stones[index] = line->stone;
  tengen_renju_line_measure (&with, index, &first, &last);
  if (!tengen_renju_line_is_empty (&with, first - 1) ||
      !tengen_renju_line_is_empty (&with, last + 1))
    {
      self->cause = TENGEN_RENJU_CAUSE_SHUT;
      show_four (self, &with, TENGEN_RENJU_SHAPE_FOUR, first, last);
      return;
    }
  if (show_overline (self, &with, first - 1) ||
      show_overline (self, &with, last + 1))
    return;
  show_four (self, &with, TENGEN_RENJU_SHAPE_STRAIGHT_FOUR, first, last);
  ask_point (self, board, line->stone);
}

void
tengen_renju_try_four (TengenRenjuTry *self,
                       const TengenRenjuLine *line,
                       TengenPoint point)
{
  int first, last, length;

  memset (self, 0, sizeof *self);
  self->point = point;
  length = tengen_renju_line_measure (
      line, tengen_renju_line_find (line, point), &first, &last);
  if (!tengen_renju_line_wins (line, length))
    self->cause = TENGEN_RENJU_CAUSE_OVERLINE;
  show_row (self, line, first, last);
}
