/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-engine-renju-advice: points to choose from, for a person who plays
 *                             Renju (助言)
 *
 * What:   one to three points for the side to move, which of them are good, and
 *         what the good one does, read off the board.
 * Not:    sentences (ui), when help is allowed (ui/model).
 * Shape:  a function of the stones, the side to move and the seed.
 */
#pragma once

#include "tengen-engine-renju.h"

G_BEGIN_DECLS

/* How many points there are to choose from at most. */
#define TENGEN_ENGINE_RENJU_ADVICE_POINTS 3

/**
 * TengenEngineRenjuAdviceKind:
 * @TENGEN_ENGINE_RENJU_ADVICE_NOTHING: nothing that could be proved
 * @TENGEN_ENGINE_RENJU_ADVICE_FIVE: 五連: wins at once
 * @TENGEN_ENGINE_RENJU_ADVICE_STOP_FOUR: 四を止める: stops a four
 * @TENGEN_ENGINE_RENJU_ADVICE_STRAIGHT_FOUR: makes a four with two points that
 *   make five (棒四, of White also 四々)
 * @TENGEN_ENGINE_RENJU_ADVICE_FOUR_THREE: 四三, which wins
 * @TENGEN_ENGINE_RENJU_ADVICE_FORBIDDEN: 禁手に追い込む: White begins fours, the
 *   last of which could only be stopped on a point that is forbidden for Black
 * @TENGEN_ENGINE_RENJU_ADVICE_FOURS: 四追い: begins fours that win
 * @TENGEN_ENGINE_RENJU_ADVICE_THREES: 追い手: begins fours and threes that win
 * @TENGEN_ENGINE_RENJU_ADVICE_STOP_THREE: 三を止める: stops a three, or whatever
 *   else could become a straight four
 * @TENGEN_ENGINE_RENJU_ADVICE_STOP_FOURS: stops fours that would win
 *
 * What a move does; the first of the list that holds.
 */
typedef enum
{
  TENGEN_ENGINE_RENJU_ADVICE_NOTHING,
  TENGEN_ENGINE_RENJU_ADVICE_FIVE,
  TENGEN_ENGINE_RENJU_ADVICE_STOP_FOUR,
  TENGEN_ENGINE_RENJU_ADVICE_STRAIGHT_FOUR,
  TENGEN_ENGINE_RENJU_ADVICE_FOUR_THREE,
  TENGEN_ENGINE_RENJU_ADVICE_FORBIDDEN,
  TENGEN_ENGINE_RENJU_ADVICE_FOURS,
  TENGEN_ENGINE_RENJU_ADVICE_THREES,
  TENGEN_ENGINE_RENJU_ADVICE_STOP_THREE,
  TENGEN_ENGINE_RENJU_ADVICE_STOP_FOURS,
} TengenEngineRenjuAdviceKind;

/**
 * TengenEngineRenjuAdvice:
 * @n_points: 0 to %TENGEN_ENGINE_RENJU_ADVICE_POINTS; 0 if every free point is
 *   forbidden
 * @points: from left to right, then from top to bottom: A, B, C
 * @is_good: whether each is about as good as the best
 * @loses: whether the other side wins for sure after it
 * @answer: what the other side plays next, or PASS
 * @kind: what the good move does and the others do not; NOTHING where more
 *   than one is good
 * @is_stopped: there was no time to find any
 *
 * What there is to choose from.
 */
typedef struct
{
  int n_points;
  TengenPoint points[TENGEN_ENGINE_RENJU_ADVICE_POINTS];
  gboolean is_good[TENGEN_ENGINE_RENJU_ADVICE_POINTS];
  gboolean loses[TENGEN_ENGINE_RENJU_ADVICE_POINTS];
  TengenPoint answer[TENGEN_ENGINE_RENJU_ADVICE_POINTS];
  TengenEngineRenjuAdviceKind kind;
  gboolean is_stopped;
} TengenEngineRenjuAdvice;

/**
 * tengen_engine_renju_advice_find:
 * @board: a board without a row that wins
 * @stone: the side to move
 * @seed: any number
 * @progress: (nullable): asked whether to go on, with the positions of all
 *   searches
 * @data: for @progress
 * @advice: (out caller-allocates): the choice
 *
 * Looks for points to choose from: either one is good and one or two others
 * are clearly worse; or all that are shown are good. No point is forbidden.
 *
 * Cost: half a second at most.
 */
void tengen_engine_renju_advice_find (const TengenRenju *board,
                                      TengenStone stone,
                                      guint64 seed,
                                      TengenEngineRenjuProgress progress,
                                      gpointer data,
                                      TengenEngineRenjuAdvice *advice);

G_END_DECLS
