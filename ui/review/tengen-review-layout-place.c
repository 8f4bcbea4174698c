/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-review-layout-place: gives each line of a tree its place
 *
 * Shape: a stack of lines that are still to come; the one nearest to the end
 *        of the last line is on top.
 */
#include "tengen-review-layout-private.h"

#include <string.h>

/**
 * Work:
 * @layout: what is made
 * @record: of what
 * @folded: (nullable): folded nodes
 * @branches: (element-type Branch): a stack
 * @skyline: (element-type guint32): for each column the first row that is free
 *   from there on
 *
 * A layout in the making.
 */
typedef struct
{
  TengenReviewLayout *layout;
  const TengenRecord *record;
  GHashTable *folded;
  GArray *branches;
  GArray *skyline;
} Work;

static guint
count_below (const TengenRecord *record, TengenNode top)
{
  TengenNode node = tengen_record_get_child (record, top);
  guint count = 0;

  while (node != TENGEN_NODE_NONE)
    {
      TengenNode next = tengen_record_get_child (record, node);

      count++;
      while (next == TENGEN_NODE_NONE && node != top)
        {
          next = tengen_record_get_sibling (record, node);
          if (next == TENGEN_NODE_NONE)
            node = tengen_record_get_parent (record, node);
        }
      node = node == top ? TENGEN_NODE_NONE : next;
    }
  return count;
}

/* Remembers the variations of a node, so that the first comes off first. */
static void
push_variations (Work *work, TengenNode child, guint column)
{
  guint from = work->branches->len;
  TengenNode before = tengen_record_get_parent (work->record, child);
  TengenNode node = tengen_record_get_sibling (work->record, child);
  guint to;

  for (; node != TENGEN_NODE_NONE;
       before = node, node = tengen_record_get_sibling (work->record, node))
    {
      Branch branch = { .node = node, .above = before, .column = column };

      g_array_append_val (work->branches, branch);
    }
  for (to = work->branches->len; from + 1 < to; from++, to--)
    {
      Branch *a = &g_array_index (work->branches, Branch, from);
      Branch *b = &g_array_index (work->branches, Branch, to - 1);
      Branch swapped = *a;

      *a = *b;
      *b = swapped;
    }
}

/* Lists the nodes of a line and remembers what branches from it. */
static void
walk_line (Work *work, Line *line, TengenNode node, guint number)
{
  TengenReviewLayout *self = work->layout;
  guint column = line->column;

  line->first = self->nodes->len;
  for (;;)
    {
      TengenNode child = tengen_record_get_child (work->record, node);

      *get_spot (self, node) = (Spot){ .line = number, .column = column++ };
      g_array_append_val (self->nodes, node);
      if (child == TENGEN_NODE_NONE)
        break;
      if (work->folded != NULL &&
          g_hash_table_contains (work->folded, GUINT_TO_POINTER (node)))
        {
          line->hidden = count_below (work->record, node);
          break;
        }
      if (tengen_record_get_sibling (work->record, child) != TENGEN_NODE_NONE)
        push_variations (work, child, column);
      node = child;
    }
  line->n_nodes = self->nodes->len - line->first;
}

/* Finds the first row in which a line fits, and takes it. */
static void
take_row (Work *work, Line *line)
{
  guint from = get_corner (line);
  guint end = get_end (line);
  guint32 *skyline;

  if (work->skyline->len < end)
    g_array_set_size (work->skyline, end);
  skyline = (guint32 *) (gpointer) work->skyline->data;
  for (guint i = from; i < end; i++)
    line->row = MAX (line->row, skyline[i]);
  for (guint i = from; i < end; i++)
    skyline[i] = line->row + 1;
}

static void
place (Work *work, const Branch *branch)
{
  TengenReviewLayout *self = work->layout;
  Line line = { .column = branch->column };

  walk_line (work, &line, branch->node, self->lines->len);
  take_row (work, &line);
  line.above = line.row;
  if (branch->above != TENGEN_NODE_NONE)
    line.above = get_line (self, get_spot (self, branch->above)->line)->row;
  self->n_rows = MAX (self->n_rows, line.row + 1);
  g_array_append_val (self->lines, line);
}

static void
place_all (Work *work, TengenNode root)
{
  Branch branch = { .node = root };

  place (work, &branch);
  while (work->branches->len > 0)
    {
      guint last = work->branches->len - 1;

      branch = g_array_index (work->branches, Branch, last);
      g_array_set_size (work->branches, last);
      place (work, &branch);
    }
  work->layout->n_columns = work->skyline->len;
}

/* --- Rows and columns --- */

/* Makes room for so many rows (columns), each without lines. */
static guint32 *
begin_index (Index *index, guint n, guint n_lines)
{
  g_array_set_size (index->starts, 0);
  g_array_set_size (index->starts, n + 1);
  g_array_set_size (index->lines, n_lines);
  return (guint32 *) (gpointer) index->starts->data;
}

/* Fills from the end of each row, the first lines to the right. */
static void
index_rows (TengenReviewLayout *self)
{
  guint32 *starts = begin_index (&self->rows, self->n_rows, self->lines->len);

  for (guint i = 0; i < self->lines->len; i++)
    starts[get_line (self, i)->row]++;
  for (guint row = 1; row <= self->n_rows; row++)
    starts[row] += starts[row - 1];
  for (guint32 i = 0; i < self->lines->len; i++)
    g_array_index (
        self->rows.lines, guint32, --starts[get_line (self, i)->row]) = i;
}

/* The main line comes down in no column. */
static void
index_columns (TengenReviewLayout *self)
{
  guint n = self->lines->len - 1;
  guint32 *starts = begin_index (&self->columns, self->n_columns, n);

  for (guint i = 1; i < self->lines->len; i++)
    starts[get_corner (get_line (self, i))]++;
  for (guint column = 1; column <= self->n_columns; column++)
    starts[column] += starts[column - 1];
  for (guint32 i = n; i > 0; i--)
    g_array_index (self->columns.lines,
                   guint32,
                   --starts[get_corner (get_line (self, i))]) = i;
}

void
tengen_review_layout_update (TengenReviewLayout *self,
                             const TengenRecord *record,
                             TengenNode root,
                             GHashTable *folded)
{
  Work work = { .layout = self, .record = record, .folded = folded };

  g_return_if_fail (self != NULL && record != NULL);
  g_return_if_fail (root != TENGEN_NODE_NONE);

  if (folded != NULL && g_hash_table_size (folded) == 0)
    work.folded = NULL;
  work.branches = g_array_new (FALSE, FALSE, sizeof (Branch));
  work.skyline = g_array_new (FALSE, TRUE, sizeof (guint32));
  g_array_set_size (self->spots, tengen_record_get_n_nodes (record) + 1);
  memset (self->spots->data, 0xff, self->spots->len * sizeof (Spot));
  g_array_set_size (self->nodes, 0);
  g_array_set_size (self->lines, 0);
  self->n_rows = 0;
  place_all (&work, root);
  index_rows (self);
  index_columns (self);
  g_array_unref (work.branches);
  g_array_unref (work.skyline);
}
