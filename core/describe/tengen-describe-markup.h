/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-describe-markup: what a record draws on the board at a node (印)
 *
 * What:   marks, labels, lines and arrows, dimmed and hidden points, claimed
 *         territory, moves that may follow; inherited settings are followed
 *         from the first node on.
 * Not:    stones and numbers (position, tengen-describe-number), drawing
 *         (ui/paint), changing it (tengen-annotate).
 * Source: SGF FF[4]: CR MA SL SQ TR LB AR LN DD VW TB TW ST; FF[1-3]: L M.
 */
#pragma once

#include "tengen-game-position.h"

G_BEGIN_DECLS

/**
 * TengenMarkKind:
 * @TENGEN_MARK_NONE: no mark
 * @TENGEN_MARK_CIRCLE: CR, 丸
 * @TENGEN_MARK_CROSS: MA, バツ
 * @TENGEN_MARK_SQUARE: SQ, 四角
 * @TENGEN_MARK_TRIANGLE: TR, 三角
 * @TENGEN_MARK_SELECTED: SL, a filled square
 *
 * Marks of which a point has at most one.
 */
typedef enum
{
  TENGEN_MARK_NONE,
  TENGEN_MARK_CIRCLE,
  TENGEN_MARK_CROSS,
  TENGEN_MARK_SQUARE,
  TENGEN_MARK_TRIANGLE,
  TENGEN_MARK_SELECTED,
} TengenMarkKind;

/**
 * TengenMarkupLine:
 * @from: a point
 * @to: another
 * @arrow: has a head at @to
 *
 * A line or an arrow.
 */
typedef struct
{
  TengenPoint from;
  TengenPoint to;
  gboolean arrow;
} TengenMarkupLine;

/**
 * TengenMarkupNext:
 * @node: the node of a move that may follow, or stands beside the present one
 * @point: where
 * @stone: whose
 * @main: it is the first of them
 *
 * A variation to be seen on the board.
 */
typedef struct
{
  TengenNode node;
  TengenPoint point;
  TengenStone stone;
  gboolean main;
} TengenMarkupNext;

/**
 * TengenMarkup:
 * @width: columns
 * @height: rows
 * @marks: a #TengenMarkKind for each point
 * @labels: (array) a text for each point, %NULL for none; whole, however long
 * @dimmed: 1 for each dimmed point (DD, inherited)
 * @hidden: 1 for each point outside of the visible part (VW, inherited)
 * @owner: a #TengenStone for each point: claimed territory (TB, TW)
 * @lines: (element-type TengenMarkupLine): lines and arrows, no two of them
 *   equal
 * @next: (element-type TengenMarkupNext): passes are left out
 * @style: ST of the first node, 0 where there is none: bit 0: @next are the
 *   variations beside this move, not those after it; bit 1: the record asks
 *   not to show them on the board
 *
 * What a node draws.
 */
typedef struct
{
  int width;
  int height;
  guint8 *marks;
  char **labels;
  guint8 *dimmed;
  guint8 *hidden;
  guint8 *owner;
  GArray *lines;
  GArray *next;
  int style;
} TengenMarkup;

/**
 * tengen_markup_new:
 * @position: a position
 *
 * Reads what the node of a position draws. What is not on the board is left
 * out; of marks or labels that overlap the first counts. Of a game without a
 * board there is nothing. Cost: the node and its variations.
 *
 * Returns: (transfer full): the markup
 */
TengenMarkup *
tengen_markup_new (const TengenPosition *position) G_GNUC_WARN_UNUSED_RESULT;

/* Frees it; does nothing for %NULL. */
void tengen_markup_free (TengenMarkup *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TengenMarkup, tengen_markup_free)

G_END_DECLS
