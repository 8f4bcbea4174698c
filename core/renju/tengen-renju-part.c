/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-renju-part: all that a black stone makes, with what becomes of it
 */
#include "tengen-renju-part.h"

#include "tengen-renju-line.h"
#include "tengen-renju-try.h"

#include <string.h>

static void
clear_try (gpointer data)
{
  TengenRenjuTry *try = data;

  g_clear_pointer (&try->reason, tengen_renju_reason_free);
}

static void
free_part (gpointer data)
{
  TengenRenjuPart *part = data;

  g_array_unref (part->tries);
  g_free (part);
}

static TengenRenjuPart *
add_part (GPtrArray *parts, const TengenRenjuShape *shape, gboolean counts)
{
  TengenRenjuPart *part = g_new (TengenRenjuPart, 1);

  part->shape = *shape;
  part->counts = counts;
  part->tries = g_array_new (FALSE, FALSE, sizeof (TengenRenjuTry));
  g_array_set_clear_func (part->tries, clear_try);
  g_ptr_array_add (parts, part);
  return part;
}

/* Leaves the first points that go on. */
static void
set_points (TengenRenjuShape *shape, int n)
{
  for (shape->n_points = n; n < (int) G_N_ELEMENTS (shape->points); n++)
    shape->points[n] = 0;
}

static void
add_rows (GPtrArray *parts, GArray *rows)
{
  for (guint i = 0; i < rows->len; i++)
    add_part (parts, &g_array_index (rows, TengenRenjuShape, i), TRUE);
}

/* Adds the tries of a four, to the same stones if they are a part already:
 * five at one end of them and six at the other. */
static void
add_four (GPtrArray *parts,
          const TengenRenjuLine *line,
          const TengenRenjuShape *four,
          gboolean counts)
{
  TengenRenjuPart *part = NULL;

  for (guint i = 0; i < parts->len; i++)
    {
      TengenRenjuPart *other = g_ptr_array_index (parts, i);

      if (memcmp (other->shape.stones, four->stones, sizeof four->stones) == 0)
        part = other;
    }
  if (part == NULL)
    part = add_part (parts, four, counts);
  if (!part->counts)
    set_points (&part->shape, 0);
  for (int i = 0; i < four->n_points; i++)
    {
      TengenRenjuTry try;

      tengen_renju_try_four (&try, line, four->points[i]);
      g_array_append_val (part->tries, try);
    }
}

/* Whether three stones that are no three would be taken for one: they have
 * room at both ends, if not enough of it. */
static gboolean
looks_like_three (const TengenRenjuPart *part)
{
  return part->shape.kind == TENGEN_RENJU_SHAPE_THREE
             ? part->tries->len == 2
             : g_array_index (part->tries, TengenRenjuTry, 0).cause !=
                   TENGEN_RENJU_CAUSE_SHUT;
}

static void
add_three (GPtrArray *parts,
           const TengenRenju *board,
           const TengenRenjuLine *line,
           const TengenRenjuShape *three,
           gboolean may_look)
{
  TengenRenjuPart *part = add_part (parts, three, FALSE);
  int n = 0;

  for (int i = 0; i < three->n_points; i++)
    {
      TengenRenjuTry try;

      tengen_renju_try_three (&try, board, line, three->points[i]);
      g_array_append_val (part->tries, try);
      if (try.cause == TENGEN_RENJU_CAUSE_NONE)
        part->shape.points[n++] = try.point;
    }
  set_points (&part->shape, n);
  part->counts = n > 0;
  if (!part->counts && !(may_look && looks_like_three (part)))
    g_ptr_array_remove_index (parts, parts->len - 1);
}

/* Gathers the parts of one line. What has a four, or looks like one, is not
 * said to look like a three besides. */
static void
gather_line (GPtrArray *parts,
             const TengenRenju *board,
             const TengenRenjuLine *line)
{
  g_autoptr (GArray) rows = tengen_renju_line_list_rows (line);
  g_autoptr (GArray) fours = tengen_renju_line_list_fours (line, FALSE);
  g_autoptr (GArray) longs = tengen_renju_line_list_fours (line, TRUE);
  g_autoptr (GArray) threes = tengen_renju_line_list_threes (line);

  add_rows (parts, rows);
  if (rows->len > 0)
    return;
  for (guint i = 0; i < fours->len; i++)
    add_four (parts, line, &g_array_index (fours, TengenRenjuShape, i), TRUE);
  for (guint i = 0; i < longs->len; i++)
    add_four (parts, line, &g_array_index (longs, TengenRenjuShape, i), FALSE);
  for (guint i = 0; i < threes->len; i++)
    add_three (parts,
               board,
               line,
               &g_array_index (threes, TengenRenjuShape, i),
               fours->len + longs->len == 0);
}

static int
get_rank (const TengenRenjuPart *part)
{
  int rank = tengen_renju_shape_is_three (&part->shape)  ? 2
             : tengen_renju_shape_is_four (&part->shape) ? 1
                                                         : 0;

  return part->counts ? rank : rank + 3;
}

static int
compare (gconstpointer a, gconstpointer b)
{
  const TengenRenjuPart *const *left = a, *const *right = b;

  if (get_rank (*left) != get_rank (*right))
    return get_rank (*left) - get_rank (*right);
  if ((*left)->shape.direction != (*right)->shape.direction)
    return (int) (*left)->shape.direction - (int) (*right)->shape.direction;
  return (int) (*left)->shape.stones[0] - (int) (*right)->shape.stones[0];
}

GPtrArray *
tengen_renju_part_gather (const TengenRenju *board, TengenPoint point)
{
  GPtrArray *parts = g_ptr_array_new_with_free_func (free_part);

  for (int i = 0; i < TENGEN_RENJU_N_DIRECTIONS; i++)
    {
      TengenRenjuLine line;

      tengen_renju_line_read (
          &line, board, point, (TengenRenjuDirection) i, TENGEN_STONE_BLACK);
      gather_line (parts, board, &line);
    }
  g_ptr_array_sort (parts, compare);
  return parts;
}
