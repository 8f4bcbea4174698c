/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-renju-shape: rows, fours and threes (連・四・三) with their stones
 *
 * Shape:  line by line (tengen-renju-line); of each three the points are tried
 *         (tengen-renju-try), and it is one if a try succeeds.
 */
#include "tengen-renju-shape.h"

#include "tengen-renju-line.h"
#include "tengen-renju-try.h"

static GArray *
make_list (void)
{
  return g_array_new (FALSE, FALSE, sizeof (TengenRenjuShape));
}

static void
append (GArray *shapes, GArray *more)
{
  g_array_append_vals (shapes, more->data, more->len);
  g_array_unref (more);
}

/* Leaves only the points of a three where a straight four can be made. */
static void
try_points (const TengenRenju *board,
            const TengenRenjuLine *line,
            TengenRenjuShape *three)
{
  int n = 0;

  for (int i = 0; i < three->n_points; i++)
    {
      TengenRenjuTry try;

      tengen_renju_try_three (&try, board, line, three->points[i]);
      if (try.cause == TENGEN_RENJU_CAUSE_NONE)
        three->points[n++] = try.point;
    }
  for (int i = n; i < three->n_points; i++)
    three->points[i] = 0;
  three->n_points = n;
}

static void
append_threes (GArray *shapes,
               const TengenRenju *board,
               const TengenRenjuLine *line)
{
  g_autoptr (GArray) threes = tengen_renju_line_list_threes (line);

  for (guint i = 0; i < threes->len; i++)
    {
      TengenRenjuShape three = g_array_index (threes, TengenRenjuShape, i);

      try_points (board, line, &three);
      if (three.n_points > 0)
        g_array_append_val (shapes, three);
    }
}

static gboolean
has_five (const GArray *rows, TengenStone stone)
{
  for (guint i = 0; i < rows->len; i++)
    if (stone == TENGEN_STONE_WHITE ||
        g_array_index (rows, TengenRenjuShape, i).kind ==
            TENGEN_RENJU_SHAPE_FIVE)
      return TRUE;
  return FALSE;
}

/* Lists what the stone that lies on a point is part of. */
static GArray *
list_shapes_of (const TengenRenju *board, TengenPoint point, TengenStone stone)
{
  TengenRenjuLine lines[TENGEN_RENJU_N_DIRECTIONS];
  g_autoptr (GArray) rows = make_list ();
  g_autoptr (GArray) shapes = make_list ();

  for (int i = 0; i < TENGEN_RENJU_N_DIRECTIONS; i++)
    {
      TengenRenjuDirection direction = (TengenRenjuDirection) i;

      tengen_renju_line_read (&lines[i], board, point, direction, stone);
      append (rows, tengen_renju_line_list_rows (&lines[i]));
    }
  if (has_five (rows, stone))
    return g_steal_pointer (&rows);
  for (int i = 0; i < TENGEN_RENJU_N_DIRECTIONS; i++)
    {
      append (shapes, tengen_renju_line_list_rows (&lines[i]));
      append (shapes, tengen_renju_line_list_fours (&lines[i], FALSE));
      append_threes (shapes, board, &lines[i]);
    }
  return g_steal_pointer (&shapes);
}

GArray *
tengen_renju_list_shapes (const TengenRenju *self,
                          TengenPoint point,
                          TengenStone stone)
{
  g_autoptr (TengenRenju) board = NULL;

  g_return_val_if_fail (point < TENGEN_RENJU_POINTS, NULL);
  g_return_val_if_fail (stone != TENGEN_STONE_NONE, NULL);
  if (tengen_renju_get (self, point) == stone)
    return list_shapes_of (self, point, stone);
  g_return_val_if_fail (tengen_renju_get (self, point) == TENGEN_STONE_NONE,
                        NULL);
  board = tengen_renju_copy (self);
  tengen_renju_put (board, point, stone);
  return list_shapes_of (board, point, stone);
}

/* Reads the line that begins on a point; all of it is asked about. */
static gboolean
read_from (TengenRenjuLine *line,
           const TengenRenju *board,
           int point,
           int direction,
           TengenStone stone)
{
  gboolean begins;

  tengen_renju_line_read (line,
                          board,
                          (TengenPoint) point,
                          (TengenRenjuDirection) direction,
                          stone);
  begins = line->at == 0;
  line->at = -1;
  return begins;
}

GArray *
tengen_renju_list_rows (const TengenRenju *self, TengenStone stone)
{
  GArray *rows = make_list ();
  TengenRenjuLine line;

  for (int d = 0; d < TENGEN_RENJU_N_DIRECTIONS; d++)
    for (int p = 0; p < TENGEN_RENJU_POINTS; p++)
      if (read_from (&line, self, p, d, stone))
        append (rows, tengen_renju_line_list_rows (&line));
  for (guint i = rows->len; i-- > 0;)
    if (stone == TENGEN_STONE_BLACK &&
        g_array_index (rows, TengenRenjuShape, i).kind !=
            TENGEN_RENJU_SHAPE_FIVE)
      g_array_remove_index (rows, i);
  return rows;
}

static int
compare (gconstpointer a, gconstpointer b)
{
  const TengenRenjuShape *left = a, *right = b;

  gboolean is_three = tengen_renju_shape_is_three (left);

  if (is_three != tengen_renju_shape_is_three (right))
    return is_three ? 1 : -1;
  for (int i = 0; i < left->n_stones; i++)
    if (left->stones[i] != right->stones[i])
      return (int) left->stones[i] - (int) right->stones[i];
  return 0;
}

/* Of two White fours with the same winning point only one is reported; stones
 * of the other do not count as a three as well. */
static void
drop_parts_of_fours (GArray *threats, const TengenRenju *self)
{
  for (guint i = threats->len; i-- > 0;)
    {
      const TengenRenjuShape *threat =
          &g_array_index (threats, TengenRenjuShape, i);
      g_autoptr (GArray) shapes =
          tengen_renju_list_shapes (self, threat->stones[0], threat->stone);
      gboolean found = !tengen_renju_shape_is_three (threat);

      for (guint k = 0; k < shapes->len && !found; k++)
        found =
            compare (threat, &g_array_index (shapes, TengenRenjuShape, k)) == 0;
      if (!found)
        g_array_remove_index (threats, i);
    }
}

GArray *
tengen_renju_list_threats (const TengenRenju *self, TengenStone stone)
{
  GArray *threats = make_list ();
  TengenRenjuLine line;

  for (int d = 0; d < TENGEN_RENJU_N_DIRECTIONS; d++)
    for (int p = 0; p < TENGEN_RENJU_POINTS; p++)
      if (read_from (&line, self, p, d, stone))
        {
          append (threats, tengen_renju_line_list_fours (&line, FALSE));
          append_threes (threats, self, &line);
        }
  if (stone == TENGEN_STONE_WHITE)
    drop_parts_of_fours (threats, self);
  g_array_sort (threats, compare);
  return threats;
}
