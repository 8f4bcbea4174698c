/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-engine-capture: playouts of games in which captures decide (石取り)
 *
 * What:   how many stones either side has taken, and games played on until one
 *         has enough or cannot move.
 * Not:    counting; there are no passes, so what fills an own eye is a move too.
 * Shape:  a playout takes what wins, saves what would lose, and is else the
 *         policy's (tengen-engine-policy), but for moves that lose at once.
 */
#pragma once

#include "tengen-engine-policy.h"

G_BEGIN_DECLS

/**
 * TengenEngineCapture:
 * @goal: stones that have to be taken; 0 where captures do not decide
 * @taken: by each side
 * @winner: the side that has won, or none
 *
 * How captures stand. Index with #TengenStone.
 */
typedef struct
{
  int goal;
  int taken[3];
  TengenStone winner;
} TengenEngineCapture;

/* Adds what a side's move has taken. */
void tengen_engine_capture_note (TengenEngineCapture *self,
                                 TengenStone stone,
                                 guint taken);

/**
 * tengen_engine_capture_wins:
 * @self: how captures stand
 * @board: a position
 * @stone: the side that moves
 * @point: an empty point where it is legal
 *
 * Tells whether a move takes as many stones as are missing. Cost: the chains
 * around, if one of them is in atari.
 *
 * Returns: %TRUE if it wins; %FALSE where captures do not decide
 */
gboolean tengen_engine_capture_wins (const TengenEngineCapture *self,
                                     const TengenGoPlayoutBoard *board,
                                     TengenStone stone,
                                     TengenGoPlayoutPoint point);

/**
 * tengen_engine_capture_run:
 * @self: how captures stand; the end afterwards
 * @board: a position; the end afterwards
 * @patterns: shapes
 * @random: a row of numbers
 * @stone: the side that moves
 * @last: the opponent's move just played, or 0
 * @before: the side's own move before it, or 0
 * @limit: moves at most
 * @moves: (out caller-allocates): room for @limit moves
 *
 * Plays until a side has won, or to the limit.
 *
 * Returns: how many moves
 */
guint tengen_engine_capture_run (TengenEngineCapture *self,
                                 TengenGoPlayoutBoard *board,
                                 const TengenEnginePatterns *patterns,
                                 TengenBoardRandom *random,
                                 TengenStone stone,
                                 TengenGoPlayoutPoint last,
                                 TengenGoPlayoutPoint before,
                                 guint limit,
                                 TengenGoPlayoutPoint *moves);

G_END_DECLS
