/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-review-layout-private: what the files of the layout share
 *
 * Shape: lines in the order in which they are placed. As each is below or left
 *        of those before, counting them into rows from the last to the first,
 *        and into columns from the first to the last, leaves both in order
 *        without sorting. In a column the strokes that come down do not
 *        overlap: each starts where the one before ends.
 */
#pragma once

#include "tengen-review-layout.h"

G_BEGIN_DECLS

#define NO_LINE G_MAXUINT32

/**
 * Line:
 * @row: its row
 * @column: of its first node
 * @above: where its stroke comes from
 * @first: its first node in the list of nodes
 * @n_nodes: how many
 * @hidden: how many are folded away at its end
 *
 * A line.
 */
typedef struct
{
  guint32 row;
  guint32 column;
  guint32 above;
  guint32 first;
  guint32 n_nodes;
  guint32 hidden;
} Line;

/**
 * Spot:
 * @line: the number of its line, or %NO_LINE
 * @column: its column
 *
 * Where a node is.
 */
typedef struct
{
  guint32 line;
  guint32 column;
} Spot;

/**
 * Branch:
 * @node: the first node of a line
 * @above: its parent or the variation before it
 * @column: its column
 *
 * A line still to be placed.
 */
typedef struct
{
  TengenNode node;
  TengenNode above;
  guint32 column;
} Branch;

/**
 * Index:
 * @starts: (element-type guint32): for each row (column) its first entry, and
 *   the end
 * @lines: (element-type guint32): lines
 *
 * The lines of each row, or of each column in which they come down.
 */
typedef struct
{
  GArray *starts;
  GArray *lines;
} Index;

struct TengenReviewLayout
{
  /* Of nodes by their number, from 0. */
  GArray *spots;
  /* Nodes line by line. A line that grew may have moved to the end. */
  GArray *nodes;
  GArray *lines;
  Index rows;
  Index columns;
  guint n_rows;
  guint n_columns;
};

static inline Line *
get_line (const TengenReviewLayout *self, guint line)
{
  return &g_array_index (self->lines, Line, line);
}

static inline Spot *
get_spot (const TengenReviewLayout *self, TengenNode node)
{
  return &g_array_index (self->spots, Spot, node);
}

/* The column behind the last one a line needs. */
static inline guint
get_end (const Line *line)
{
  return line->column + line->n_nodes +
         (line->hidden > 0 ? TENGEN_REVIEW_FOLD_COLUMNS : 0);
}

/* The first column a line needs: of its corner. */
static inline guint
get_corner (const Line *line)
{
  return line->column > 0 ? line->column - 1 : 0;
}

G_END_DECLS
