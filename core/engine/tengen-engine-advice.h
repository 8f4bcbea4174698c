/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-engine-advice: a choice of three points for a beginner (助言, 三択)
 *
 * What:   one move that is good and two that look sensible and lose points; or
 *         moves that are all good; and what may be said of the good one.
 * Not:    sentences and letters (ui).
 * Shape:  what a move loses comes from searches of the positions after it and
 *         after the best move, with as many playouts. It is a function of rules,
 *         actions, settings and seed.
 */
#pragma once

#include "tengen-engine.h"
#include "tengen-engine-advice-kind.h"

G_BEGIN_DECLS

/* How many points there are to choose from at most. */
#define TENGEN_ENGINE_ADVICE_POINTS 3

/**
 * TengenEngineAdvice:
 * @n_points: 0 to %TENGEN_ENGINE_ADVICE_POINTS; 0 if a pass is best
 * @points: from left to right, then from top to bottom: A, B, C
 * @is_good: whether each is as good as the best, up to a point
 * @loss_x2: half points each loses against the best, 0 and up
 * @answer: what the opponent plays next, or PASS
 * @kind: what the good move does and the others do not; NOTHING where more
 *   than one is good
 * @chain: a stone of the chain that @kind speaks of, or NONE
 * @n_stones: of that chain
 * @is_stopped: there was no time to find any
 *
 * What there is to choose from.
 */
typedef struct
{
  int n_points;
  TengenPoint points[TENGEN_ENGINE_ADVICE_POINTS];
  gboolean is_good[TENGEN_ENGINE_ADVICE_POINTS];
  int loss_x2[TENGEN_ENGINE_ADVICE_POINTS];
  TengenPoint answer[TENGEN_ENGINE_ADVICE_POINTS];
  TengenEngineAdviceKind kind;
  TengenPoint chain;
  int n_stones;
  gboolean is_stopped;
} TengenEngineAdvice;

/**
 * tengen_engine_advice_get_playouts:
 * @width: columns
 * @height: rows
 *
 * Gives a number of playouts for tengen_engine_advice_find() with which it
 * takes about a second, and up to a second and a half, in a release build.
 *
 * Returns: a budget for the settings
 */
guint tengen_engine_advice_get_playouts (int width, int height);

/**
 * tengen_engine_advice_find:
 * @go: a game on a board with sides up to %TENGEN_ENGINE_SIZE_MAX; moves are
 *   tried on it, it is the same afterwards
 * @settings: what else there is to know; @playouts are those of one search
 * @progress: (nullable): asked whether to go on; the playouts it is told are
 *   those of all searches
 * @data: for @progress
 * @advice: (out caller-allocates): the choice
 *
 * Looks for points to choose from for the side to move.
 *
 * Either one is good and one or two others lose three points or more; or all
 * that are shown, one to three, are good. Against searches of 50 times the
 * budget this holds for about 96 of 100 points on 7x7 and 9x9 (`driver
 * advice`).
 *
 * Cost: 30 times the playouts of the settings as a rule, 34 times at most; the
 * memory of an engine in between.
 */
void tengen_engine_advice_find (TengenGo *go,
                                const TengenEngineSettings *settings,
                                TengenEngineProgress progress,
                                gpointer data,
                                TengenEngineAdvice *advice);

G_END_DECLS
