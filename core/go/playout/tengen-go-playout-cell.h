/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-go-playout-cell: what is around a chain or a point, in one number
 *
 * What:   adding and taking off liberties (呼吸点) and stones, whether all
 *         liberties are one point. Private to tengen-go-playout-board.
 * Shape:  a chain's liberties are counted once for each stone that they touch.
 *         A cell is a sum of touches, 1 + p * 2^16 + p^2 * 2^32 for a liberty
 *         p: from bit 0 there is the number of touches, from bit 16 the sum of
 *         points, from bit 32 (25 bits) the sum of their squares. A point
 *         touches 4 stones at most, so that only up to 4 touches can be of one
 *         point. For so few no part runs over into the next, whatever was
 *         added before: sums are exact modulo 2^57. They are of one point if
 *         their number times the sum of squares is the square of the sum.
 *         The cell of an empty point is about the empty points around it in
 *         the same way. It also has the number of black squares around from
 *         bit 57 (3 bits), of white ones from bit 60. Of chains these bits are
 *         rubbish.
 */
#pragma once

#include "tengen-board-stone.h"

G_BEGIN_DECLS

typedef guint64 TengenGoPlayoutCell;

/* The bits about liberties. */
#define TENGEN_GO_PLAYOUT_LIBERTIES ((G_GUINT64_CONSTANT (1) << 57) - 1)

/* The greatest point for which they are enough. */
#define TENGEN_GO_PLAYOUT_CELL_MAX 2896

/**
 * tengen_go_playout_cell_touch:
 * @point: up to %TENGEN_GO_PLAYOUT_CELL_MAX
 *
 * Makes what a liberty adds for each stone that it touches.
 *
 * Returns: a cell of one touch
 */
static inline TengenGoPlayoutCell
tengen_go_playout_cell_touch (guint point)
{
  guint64 p = point;

  return 1 + (p << 16) + (p * p << 32);
}

/* Makes what a black or white stone adds to the empty points around it. */
static inline TengenGoPlayoutCell
tengen_go_playout_cell_stone (TengenStone stone)
{
  return G_GUINT64_CONSTANT (1) << (54 + 3 * stone);
}

/* Counts the touches. Returns: 0 and up. */
static inline guint
tengen_go_playout_cell_count (TengenGoPlayoutCell self)
{
  return self & 0xffff;
}

/**
 * tengen_go_playout_cell_count_stones:
 * @self: the cell of an empty point
 * @stone: %TENGEN_STONE_BLACK or %TENGEN_STONE_WHITE
 *
 * Counts the stones around.
 *
 * Returns: 0 to 4
 */
static inline guint
tengen_go_playout_cell_count_stones (TengenGoPlayoutCell self,
                                     TengenStone stone)
{
  return self >> (54 + 3 * stone) & 7;
}

/* Finds the point that all touches are of. */
static inline guint
tengen_go_playout_cell_get_only (TengenGoPlayoutCell self)
{
  guint64 squares = (self & TENGEN_GO_PLAYOUT_LIBERTIES) >> 32;
  guint sum = self >> 16 & 0xffff;
  guint n = tengen_go_playout_cell_count (self);

  if (n - 1 > 3 || n * squares != (guint64) sum * sum)
    return 0;
  return n == 3 ? sum / 3 : sum >> n / 2;
}

/**
 * tengen_go_playout_cell_is_only:
 * @self: a cell
 * @point: a point that it has a touch of
 *
 * Tells whether all touches are of one point; without a branch.
 *
 * Returns: %TRUE if they are
 */
static inline gboolean
tengen_go_playout_cell_is_only (TengenGoPlayoutCell self, guint point)
{
  guint64 n = tengen_go_playout_cell_count (self);

  return (n <= 4) & ((self & TENGEN_GO_PLAYOUT_LIBERTIES) ==
                     n * tengen_go_playout_cell_touch (point));
}

G_END_DECLS
