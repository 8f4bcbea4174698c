/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-game-renju: what only a position of Renju (連珠) can be asked
 *
 * What:   rows and forbidden points, the opening, what was declared, how the
 *         game ended.
 * Shape:  a view into a state of the kind (tengen-game-renju.c).
 */
#pragma once

#include "tengen-renju-opening.h"

G_BEGIN_DECLS

/**
 * TengenRenjuEnd:
 * @TENGEN_RENJU_END_NONE: not over, or ended otherwise (投了, 時間切れ)
 * @TENGEN_RENJU_END_FIVE: a row of five, or more for White
 * @TENGEN_RENJU_END_FORBIDDEN: Black made a forbidden move
 * @TENGEN_RENJU_END_FULL: no point is left (満局); where endings are declared
 *   once both passed or agreed
 * @TENGEN_RENJU_END_PASSES: both passed
 * @TENGEN_RENJU_END_AGREED: both agreed to a draw
 *
 * How a game of Renju ended.
 */
typedef enum
{
  TENGEN_RENJU_END_NONE,
  TENGEN_RENJU_END_FIVE,
  TENGEN_RENJU_END_FORBIDDEN,
  TENGEN_RENJU_END_FULL,
  TENGEN_RENJU_END_PASSES,
  TENGEN_RENJU_END_AGREED,
} TengenRenjuEnd;

/**
 * TengenGameRenju:
 * @board: rows and forbidden points; %NULL never
 * @opening: the opening as it stands
 * @pattern: 0 to 25 of tengen_renju_pattern_get(), or -1: none (yet)
 * @end: how the game ended
 * @point: (FIVE, or a declared five): a stone of the row, the last one put if it
 *   is of it; (FORBIDDEN): the forbidden stone; else %TENGEN_POINT_NONE
 * @classes: (FORBIDDEN): #TengenRenjuClass flags
 * @declared: the side whose declared five waits for an answer, or none
 *
 * What only Renju knows of a position.
 */
typedef struct
{
  const TengenRenju *board;
  const TengenRenjuOpening *opening;
  int pattern;
  TengenRenjuEnd end;
  TengenPoint point;
  guint classes;
  TengenStone declared;
} TengenGameRenju;

G_END_DECLS
