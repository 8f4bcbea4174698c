/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-go-dead-state: what is thought of a position so far
 *
 * What:  what is settled at once, and for each chain what the steps of the
 *        judgement leave to the next.
 * Not:   thinking: tengen-go-dead, tengen-go-dead-ask.
 */
#pragma once

#include "tengen-go-dead-vote.h"
#include "tengen-go-dead.h"

G_BEGIN_DECLS

/**
 * TengenGoDeadState:
 * @board: the position without the chains that have no liberty
 * @n_points: of the board
 * @ko_fights: what a ko is worth
 * @life: for each point what is thought of its stone (borrowed)
 * @stones: for each point its stone on @board
 * @is_first: for each point 1 if it is the first stone of a chain in rising
 *   order; chains are gone through by these, so that the order does not depend
 *   on how they came to be
 * @settled: for each point 1 if it needs no play
 * @share: for each point how surely it is Black's, -100 to 100
 * @kept: for each point with a stone, how often its side keeps it, 0 to 100
 * @doubtful: for each point 1 if there is something to be searched
 * @vote: what playouts say
 */
typedef struct
{
  TengenBoard *board;
  int n_points;
  TengenGoKoFights ko_fights;
  guint8 *life;
  guint8 stones[TENGEN_BOARD_MAX_POINTS];
  guint8 is_first[TENGEN_BOARD_MAX_POINTS];
  guint8 settled[TENGEN_BOARD_MAX_POINTS];
  gint8 share[TENGEN_BOARD_MAX_POINTS];
  guint8 kept[TENGEN_BOARD_MAX_POINTS];
  guint8 doubtful[TENGEN_BOARD_MAX_POINTS];
  TengenGoDeadVote vote;
} TengenGoDeadState;

/**
 * tengen_go_dead_state_new:
 * @board: a position; it is copied
 * @ko_fights: what a ko is worth
 * @life: (out caller-allocates): a #TengenGoLife for each point with a stone
 *
 * Settles what is certain: unconditionally alive chains, what is dead in their
 * territory, and a side that is alone on the board. A chain without liberties
 * is in doubt if that does not settle it, and not played with.
 *
 * Returns: (transfer full): a new state
 */
TengenGoDeadState *
tengen_go_dead_state_new (const TengenBoard *board,
                          TengenGoKoFights ko_fights,
                          guint8 *life) G_GNUC_WARN_UNUSED_RESULT;

/* Frees a state; does nothing for %NULL. */
void tengen_go_dead_state_free (TengenGoDeadState *self);

/**
 * tengen_go_dead_state_set:
 * @self: a state
 * @point: a point with a stone
 * @life: what is thought of it
 * @doubtful: whether there is something to be searched
 *
 * Sets this for the whole chain.
 */
void tengen_go_dead_state_set (TengenGoDeadState *self,
                               TengenPoint point,
                               TengenGoLife life,
                               gboolean doubtful);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TengenGoDeadState, tengen_go_dead_state_free)

G_END_DECLS
