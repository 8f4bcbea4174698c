/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-go-dead-vote: playing a stopped position to its end many times
 *
 * What:   for each point how often it was a side's in the end.
 * Not:    calling anything dead: tengen-go-dead.
 * Shape:  a chain's share counts its points in the end, so that a stone that
 *         was taken and won back with the point is not lost.
 */
#pragma once

#include "tengen-go-playout-board.h"

G_BEGIN_DECLS

/**
 * TengenGoDeadVote:
 * @n: playouts counted
 * @n_moves: moves of tengen_go_dead_vote_run()
 * @black: for each point, how often it was Black's in the end
 * @white: how often White's
 *
 * What playouts say.
 */
typedef struct
{
  guint n;
  guint n_moves;
  guint16 black[TENGEN_BOARD_MAX_POINTS];
  guint16 white[TENGEN_BOARD_MAX_POINTS];
} TengenGoDeadVote;

/**
 * tengen_go_dead_vote_load:
 * @playouts: a board of the size of @board
 * @board: a position, every chain with a liberty
 * @settled: for each point 1 if no side shall play there
 *
 * Prepares a board for playouts.
 */
void tengen_go_dead_vote_load (TengenGoPlayoutBoard *playouts,
                               const TengenBoard *board,
                               const guint8 *settled);

/* Counts one playout; @board is its end. */
void tengen_go_dead_vote_count (TengenGoDeadVote *self,
                                const TengenGoPlayoutBoard *board);

/**
 * tengen_go_dead_vote_run:
 * @self: (out caller-allocates): what the playouts say
 * @board: a position, every chain with a liberty
 * @settled: for each point 1 if no side shall play there
 * @n: playouts, 1 to 65535
 *
 * Plays @n times to the end, the sides moving first in turn, with a fixed seed.
 */
void tengen_go_dead_vote_run (TengenGoDeadVote *self,
                              const TengenBoard *board,
                              const guint8 *settled,
                              guint n);

/**
 * tengen_go_dead_vote_get_share:
 * @self: what the playouts say, one at least
 * @point: a point
 *
 * Gives how surely a point is a side's.
 *
 * Returns: from -100, White's each time, to 100, Black's
 */
int tengen_go_dead_vote_get_share (const TengenGoDeadVote *self,
                                   TengenPoint point);

/**
 * tengen_go_dead_vote_get_kept:
 * @self: what the playouts say, one at least
 * @board: the position
 * @point: a point with a stone
 *
 * Gives how much of a chain's points its side has in the end.
 *
 * Returns: 0 to 100
 */
int tengen_go_dead_vote_get_kept (const TengenGoDeadVote *self,
                                  const TengenBoard *board,
                                  TengenPoint point);

G_END_DECLS
