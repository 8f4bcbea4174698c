/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-renju-judge: whether threes can become straight fours, to any depth
 *
 * What:   from the sum of the lines of a point to what a stone makes of it.
 * Not:    when a point has to be judged again (tengen-renju).
 * Shape:  the board stays as it is; stones that are put in mind are a list on
 *         the stack, and what they add to a code is looked up.
 * Source: International Rules of Renju, chapter 3 and 9.3.
 */
#pragma once

#include "tengen-renju-private.h"

G_BEGIN_DECLS

/**
 * tengen_renju_judge_sum:
 * @sum: the sum of a point
 *
 * Tells what is sure without looking at other points.
 *
 * Returns: #TengenRenjuClass flags without %TENGEN_RENJU_DOUBLE_THREE
 */
static inline guint
tengen_renju_judge_sum (guint sum)
{
  if (sum & TENGEN_RENJU_SUM_FIVES)
    return TENGEN_RENJU_FIVE;
  return (sum & TENGEN_RENJU_SUM_OVERLINES ? TENGEN_RENJU_OVERLINE : 0) |
         ((sum & TENGEN_RENJU_SUM_FOURS) > TENGEN_RENJU_ONE_FOUR
              ? TENGEN_RENJU_DOUBLE_FOUR
              : 0);
}

/**
 * tengen_renju_judge_has_threes:
 * @sum: the sum of a point
 *
 * Tells whether there is something to be judged: no five, and threes on two
 * lines at least, as long as no other point is looked at.
 *
 * Returns: %TRUE if there is
 */
static inline gboolean
tengen_renju_judge_has_threes (guint sum)
{
  return (sum & TENGEN_RENJU_SUM_FIVES) == 0 &&
         (sum & TENGEN_RENJU_SUM_THREES) > TENGEN_RENJU_ONE_THREE;
}

/**
 * tengen_renju_judge_threes:
 * @self: a board
 * @cell: a cell, empty or with a black stone
 * @seen: (inout): the points whose codes are looked at are added, as bits
 *
 * Tells whether a black stone makes threes on two lines, each of which can be
 * made a straight four by a move that is neither forbidden nor a five.
 *
 * Returns: %TRUE if it does
 */
gboolean
tengen_renju_judge_threes (const TengenRenju *self, int cell, guint64 *seen);

G_END_DECLS
