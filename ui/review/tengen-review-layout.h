/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-review-layout: where the nodes of a tree are drawn (変化図)
 *
 * What:   a column and a row for each node of a game; what is in a part of it.
 * Not:    pixels, colours, what a node says.
 * Shape:  a line is a node with its first children to the end, all in one row,
 *         one column each. The main line is in row 0. A variation goes into
 *         the first row below its parent where line and corner fit whole, so
 *         that nothing crosses; its corner is in the column of its parent:
 *
 *             0---1---2---3---4
 *                 |   +---3---4
 *                 +---2---3
 *
 *         Lines near the end are placed first, each with all below it; so a
 *         later line is below or left of an earlier one, and the lowest row
 *         used in each column is all that must be remembered.
 * Memory: 12 bytes a node of the record, 32 a line, 4 a row and a column.
 */
#pragma once

#include "tengen-record.h"

G_BEGIN_DECLS

typedef struct TengenReviewLayout TengenReviewLayout;

/* Columns behind a folded node that are kept free for the sign. */
#define TENGEN_REVIEW_FOLD_COLUMNS 2

/**
 * TengenReviewLine:
 * @row: where all its nodes are
 * @column: where its first node is
 * @above: in the column before the first node a stroke comes down from this
 *   row (of the parent, or of the variation before); @row for the main line
 * @n_nodes: how many are seen, at least 1
 * @hidden: how many are folded away behind the last one
 * @nodes: (array length=n_nodes) (transfer none): the nodes
 *
 * A line of the tree.
 */
typedef struct
{
  guint row;
  guint column;
  guint above;
  guint n_nodes;
  guint hidden;
  const TengenNode *nodes;
} TengenReviewLine;

/**
 * TengenReviewArea:
 * @column: the first column
 * @row: the first row
 * @last_column: the last column
 * @last_row: the last row
 *
 * A part of the tree.
 */
typedef struct
{
  guint column;
  guint row;
  guint last_column;
  guint last_row;
} TengenReviewArea;

/**
 * TengenReviewVisit:
 * @line: a line
 * @data: what was given
 *
 * Is told of a line.
 */
typedef void (*TengenReviewVisit) (const TengenReviewLine *line, gpointer data);

/* Makes the layout of nothing. */
TengenReviewLayout *tengen_review_layout_new (void) G_GNUC_WARN_UNUSED_RESULT;

/* Frees a layout; does nothing for %NULL. */
void tengen_review_layout_free (TengenReviewLayout *self);

/**
 * tengen_review_layout_update:
 * @self: a layout
 * @record: a record
 * @root: the first node of a game of it
 * @folded: (nullable) (element-type TengenNode): a set of nodes (numbers as
 *   pointers) whose children are not shown
 *
 * Lays a game out. Cost: its nodes; no recursion.
 */
void tengen_review_layout_update (TengenReviewLayout *self,
                                  const TengenRecord *record,
                                  TengenNode root,
                                  GHashTable *folded);

/**
 * tengen_review_layout_extend:
 * @self: a layout
 * @record: the record it is of, with one node more and else as it was
 * @node: the new node
 *
 * Puts a new node at the end of a line if there is room for it; then all else
 * stays where it would be anyway. Cost: O(log n).
 *
 * Returns: %FALSE if nothing was done and all must be laid out
 */
gboolean tengen_review_layout_extend (TengenReviewLayout *self,
                                      const TengenRecord *record,
                                      TengenNode node);

/* Tells how wide it is. */
guint tengen_review_layout_get_n_columns (const TengenReviewLayout *self);

/* Tells how high it is. */
guint tengen_review_layout_get_n_rows (const TengenReviewLayout *self);

/**
 * tengen_review_layout_find:
 * @self: a layout
 * @node: a node
 * @column: (out) (optional): its column
 * @row: (out) (optional): its row
 *
 * Tells where a node is. Cost: O(1).
 *
 * Returns: %FALSE if it is folded away or of another game
 */
gboolean tengen_review_layout_find (const TengenReviewLayout *self,
                                    TengenNode node,
                                    guint *column,
                                    guint *row);

/**
 * tengen_review_layout_get_line:
 * @self: a layout
 * @node: a node
 * @line: (out caller-allocates): its line
 *
 * Gives the line of a node. Cost: O(1).
 *
 * Returns: %FALSE if it is folded away or of another game
 */
gboolean tengen_review_layout_get_line (const TengenReviewLayout *self,
                                        TengenNode node,
                                        TengenReviewLine *line);

/**
 * tengen_review_layout_pick:
 * @self: a layout
 * @column: a column
 * @row: a row
 * @sign: (out) (optional): the place is the sign of a fold behind the node
 *
 * Tells which node is at a place. Cost: O(log n).
 *
 * Returns: a node or none
 */
TengenNode tengen_review_layout_pick (const TengenReviewLayout *self,
                                      guint column,
                                      guint row,
                                      gboolean *sign);

/**
 * tengen_review_layout_visit:
 * @self: a layout
 * @area: a part of it
 * @visit: (scope call): is told of each line of which anything is there, once
 * @data: for @visit
 *
 * Finds what is seen: lines whose row is in the part, and such as only come
 * down through it. Cost: what is found, and O(log n) for each row and column.
 */
void tengen_review_layout_visit (const TengenReviewLayout *self,
                                 const TengenReviewArea *area,
                                 TengenReviewVisit visit,
                                 gpointer data);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TengenReviewLayout, tengen_review_layout_free)

G_END_DECLS
