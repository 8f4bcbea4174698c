/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-review-layout: where the nodes of a tree are drawn (変化図)
 *
 * What: looking up what was placed, and letting a line grow.
 */
#include "tengen-review-layout-private.h"

#include <string.h>

TengenReviewLayout *
tengen_review_layout_new (void)
{
  TengenReviewLayout *self = g_new0 (TengenReviewLayout, 1);

  self->spots = g_array_new (FALSE, FALSE, sizeof (Spot));
  self->nodes = g_array_new (FALSE, FALSE, sizeof (TengenNode));
  self->lines = g_array_new (FALSE, FALSE, sizeof (Line));
  self->rows.starts = g_array_new (FALSE, TRUE, sizeof (guint32));
  self->rows.lines = g_array_new (FALSE, FALSE, sizeof (guint32));
  self->columns.starts = g_array_new (FALSE, TRUE, sizeof (guint32));
  self->columns.lines = g_array_new (FALSE, FALSE, sizeof (guint32));
  return self;
}

void
tengen_review_layout_free (TengenReviewLayout *self)
{
  if (self == NULL)
    return;
  g_array_unref (self->spots);
  g_array_unref (self->nodes);
  g_array_unref (self->lines);
  g_array_unref (self->rows.starts);
  g_array_unref (self->rows.lines);
  g_array_unref (self->columns.starts);
  g_array_unref (self->columns.lines);
  g_free (self);
}

/* Finds the first entry of a row that ends behind a column. */
static guint
find_in_row (const TengenReviewLayout *self, guint row, guint column)
{
  guint low = g_array_index (self->rows.starts, guint32, row);
  guint high = g_array_index (self->rows.starts, guint32, row + 1);

  while (low < high)
    {
      guint middle = low + (high - low) / 2;
      guint32 line = g_array_index (self->rows.lines, guint32, middle);

      if (get_end (get_line (self, line)) <= column)
        low = middle + 1;
      else
        high = middle;
    }
  return low;
}

/* Finds the line that comes down in a column from a row, or through it, to one
 * below; %NULL if there is none. */
static const Line *
find_through (const TengenReviewLayout *self, guint column, guint row)
{
  guint low = g_array_index (self->columns.starts, guint32, column);
  guint end = g_array_index (self->columns.starts, guint32, column + 1);
  guint high = end;
  const Line *line;

  while (low < high)
    {
      guint middle = low + (high - low) / 2;
      guint32 at = g_array_index (self->columns.lines, guint32, middle);

      if (get_line (self, at)->row <= row)
        low = middle + 1;
      else
        high = middle;
    }
  if (low == end)
    return NULL;
  line = get_line (self, g_array_index (self->columns.lines, guint32, low));
  return line->above <= row ? line : NULL;
}

/* Whether the place behind a line is free. */
static gboolean
has_room (const TengenReviewLayout *self, const Line *line)
{
  guint column = get_end (line);
  guint next = find_in_row (self, line->row, column);
  const Line *through;

  if (next < g_array_index (self->rows.starts, guint32, line->row + 1) &&
      get_corner (get_line (
          self, g_array_index (self->rows.lines, guint32, next))) <= column)
    return FALSE;
  if (column >= self->n_columns)
    return TRUE;
  through = find_through (self, column, line->row);
  return through == NULL || through->above == line->row;
}

/* Lets a line grow by a node; another line may stand behind it in the list. */
static void
append (TengenReviewLayout *self, Line *line, TengenNode node)
{
  guint end = line->first + line->n_nodes;

  if (end < self->nodes->len)
    {
      guint first = self->nodes->len;

      g_array_set_size (self->nodes, first + line->n_nodes);
      memcpy (&g_array_index (self->nodes, TengenNode, first),
              &g_array_index (self->nodes, TengenNode, line->first),
              line->n_nodes * sizeof node);
      line->first = first;
    }
  g_array_append_val (self->nodes, node);
  line->n_nodes++;
}

static void
add_column (TengenReviewLayout *self)
{
  guint32 end = self->columns.lines->len;

  g_array_append_val (self->columns.starts, end);
  self->n_columns++;
}

gboolean
tengen_review_layout_extend (TengenReviewLayout *self,
                             const TengenRecord *record,
                             TengenNode node)
{
  TengenNode parent;
  Spot spot;
  Line *line;

  g_return_val_if_fail (self != NULL && record != NULL, FALSE);

  if (node != self->spots->len || self->nodes->len > 2 * self->spots->len)
    return FALSE;
  parent = tengen_record_get_parent (record, node);
  if (parent == TENGEN_NODE_NONE || parent >= node ||
      tengen_record_get_child (record, parent) != node ||
      tengen_record_get_sibling (record, node) != TENGEN_NODE_NONE ||
      tengen_record_get_child (record, node) != TENGEN_NODE_NONE)
    return FALSE;
  spot = *get_spot (self, parent);
  if (spot.line == NO_LINE)
    return FALSE;
  line = get_line (self, spot.line);
  if (line->hidden > 0 || !has_room (self, line))
    return FALSE;
  append (self, line, node);
  spot.column++;
  g_array_append_val (self->spots, spot);
  if (spot.column == self->n_columns)
    add_column (self);
  return TRUE;
}

guint
tengen_review_layout_get_n_columns (const TengenReviewLayout *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->n_columns;
}

guint
tengen_review_layout_get_n_rows (const TengenReviewLayout *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->n_rows;
}

gboolean
tengen_review_layout_find (const TengenReviewLayout *self,
                           TengenNode node,
                           guint *column,
                           guint *row)
{
  const Spot *spot;

  g_return_val_if_fail (self != NULL, FALSE);

  if (node >= self->spots->len)
    return FALSE;
  spot = get_spot (self, node);
  if (spot->line == NO_LINE)
    return FALSE;
  if (column != NULL)
    *column = spot->column;
  if (row != NULL)
    *row = get_line (self, spot->line)->row;
  return TRUE;
}

static TengenReviewLine
show_line (const TengenReviewLayout *self, const Line *line)
{
  return (TengenReviewLine){
    .row = line->row,
    .column = line->column,
    .above = line->above,
    .n_nodes = line->n_nodes,
    .hidden = line->hidden,
    .nodes = &g_array_index (self->nodes, TengenNode, line->first),
  };
}

gboolean
tengen_review_layout_get_line (const TengenReviewLayout *self,
                               TengenNode node,
                               TengenReviewLine *line)
{
  g_return_val_if_fail (self != NULL && line != NULL, FALSE);

  if (!tengen_review_layout_find (self, node, NULL, NULL))
    return FALSE;
  *line = show_line (self, get_line (self, get_spot (self, node)->line));
  return TRUE;
}

TengenNode
tengen_review_layout_pick (const TengenReviewLayout *self,
                           guint column,
                           guint row,
                           gboolean *sign)
{
  const Line *line;
  guint at;
  guint index;

  g_return_val_if_fail (self != NULL, TENGEN_NODE_NONE);

  if (sign != NULL)
    *sign = FALSE;
  if (row >= self->n_rows)
    return TENGEN_NODE_NONE;
  at = find_in_row (self, row, column);
  if (at == g_array_index (self->rows.starts, guint32, row + 1))
    return TENGEN_NODE_NONE;
  line = get_line (self, g_array_index (self->rows.lines, guint32, at));
  if (column < line->column)
    return TENGEN_NODE_NONE;
  index = MIN (column - line->column, line->n_nodes - 1);
  if (sign != NULL)
    *sign = index < column - line->column;
  return g_array_index (self->nodes, TengenNode, line->first + index);
}

static void
visit_row (const TengenReviewLayout *self,
           const TengenReviewArea *area,
           guint row,
           TengenReviewVisit visit,
           gpointer data)
{
  guint end = g_array_index (self->rows.starts, guint32, row + 1);

  for (guint at = find_in_row (self, row, area->column); at < end; at++)
    {
      const Line *line =
          get_line (self, g_array_index (self->rows.lines, guint32, at));
      TengenReviewLine shown = show_line (self, line);

      if (get_corner (line) > area->last_column)
        return;
      visit (&shown, data);
    }
}

void
tengen_review_layout_visit (const TengenReviewLayout *self,
                            const TengenReviewArea *area,
                            TengenReviewVisit visit,
                            gpointer data)
{
  g_return_if_fail (self != NULL && area != NULL && visit != NULL);

  for (guint row = area->row; row <= area->last_row && row < self->n_rows;
       row++)
    visit_row (self, area, row, visit, data);
  for (guint column = area->column;
       column <= area->last_column && column < self->n_columns;
       column++)
    {
      const Line *line = find_through (self, column, area->last_row);

      if (line != NULL)
        {
          TengenReviewLine shown = show_line (self, line);

          visit (&shown, data);
        }
    }
}
