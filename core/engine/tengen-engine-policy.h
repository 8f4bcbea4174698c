/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-engine-policy: playouts of the opponent, and what a move does
 *
 * What:   the next move of a playout: an answer to atari, a vital point, a
 *         fight for two liberties, a shape near the last two moves, any
 *         sensible move. And facts about a move that playouts and priors ask.
 * Not:    the judge's playouts (tengen-go-playout-policy), which must come out
 *         right where play has stopped; these are to win games.
 * Shape:  reads the board, the patterns and one row of random numbers.
 */
#pragma once

#include "tengen-engine-pattern.h"
#include "tengen-go-playout.h"

G_BEGIN_DECLS

/* Liberties are told apart up to this number; more are as good. */
#define TENGEN_ENGINE_LIBERTIES 3

/**
 * TengenEngineMove:
 * @taken: stones of the opponent that it takes
 * @saved: own stones in atari that have two liberties or more afterwards
 * @size: stones of the chain that it makes
 * @liberties: of that chain, %TENGEN_ENGINE_LIBERTIES for as many or more; a
 *   chain taken counts as one, of two stones and more as two
 * @atari: stones of the opponent that it puts into atari
 *
 * What a move does.
 */
typedef struct
{
  guint taken;
  guint saved;
  guint size;
  guint liberties;
  guint atari;
} TengenEngineMove;

/**
 * tengen_engine_policy_list_liberties:
 * @board: a position
 * @chain: a stone
 * @most: 1 to %TENGEN_ENGINE_LIBERTIES
 * @liberties: (out caller-allocates): room for @most
 *
 * Lists liberties of a chain until there are @most. Cost: the stones of the
 * chain at most.
 *
 * Returns: how many were found
 */
guint tengen_engine_policy_list_liberties (const TengenGoPlayoutBoard *board,
                                           TengenGoPlayoutPoint chain,
                                           guint most,
                                           TengenGoPlayoutPoint *liberties);

/**
 * tengen_engine_policy_look:
 * @board: a position
 * @stone: the side that moves
 * @point: an empty point where it is legal
 * @move: (out caller-allocates): what the move does
 *
 * Looks at a move without playing it. Cost: the chains around.
 */
void tengen_engine_policy_look (const TengenGoPlayoutBoard *board,
                                TengenStone stone,
                                TengenGoPlayoutPoint point,
                                TengenEngineMove *move);

/**
 * tengen_engine_policy_is_too_early:
 * @board: a position
 * @n_moves: moves of the game so far
 * @stone: the side that moves
 * @point: an empty point where it is legal
 *
 * Tells whether a move lies on the first line of a board of 13x13 or more in
 * the first 30 moves and takes and saves one stone at most. Cost: the chains
 * around.
 *
 * Returns: %TRUE if it does
 */
gboolean tengen_engine_policy_is_too_early (const TengenGoPlayoutBoard *board,
                                            guint n_moves,
                                            TengenStone stone,
                                            TengenGoPlayoutPoint point);

/**
 * tengen_engine_policy_choose:
 * @board: a position
 * @patterns: shapes
 * @random: a row of numbers
 * @stone: the side that moves
 * @last: the opponent's move just played, or 0
 * @before: the side's own move before it, or 0
 *
 * Chooses a move of a playout.
 *
 * Returns: a legal move, or 0 to pass if there is none that makes sense
 */
TengenGoPlayoutPoint
tengen_engine_policy_choose (const TengenGoPlayoutBoard *board,
                             const TengenEnginePatterns *patterns,
                             TengenBoardRandom *random,
                             TengenStone stone,
                             TengenGoPlayoutPoint last,
                             TengenGoPlayoutPoint before);

/**
 * tengen_engine_policy_run:
 * @board: a position; the end of the playout afterwards
 * @patterns: shapes
 * @random: a row of numbers
 * @stone: the side that moves first
 * @last: the opponent's move just played, or 0
 * @before: the side's own move before it, or 0
 * @limit: moves at most
 * @moves: (out caller-allocates): room for @limit; 0 for a pass
 *
 * Plays until both sides have passed.
 *
 * Returns: number of moves, passes too
 */
guint tengen_engine_policy_run (TengenGoPlayoutBoard *board,
                                const TengenEnginePatterns *patterns,
                                TengenBoardRandom *random,
                                TengenStone stone,
                                TengenGoPlayoutPoint last,
                                TengenGoPlayoutPoint before,
                                guint limit,
                                TengenGoPlayoutPoint *moves);

G_END_DECLS
