/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-go-dead-search: playouts of an area that begin with good moves
 *
 * What:   playouts in which both sides keep to the moves that turned out well:
 *         this shows which side owns an area in doubt if a certain side moves
 *         first.
 * Not:    proof: tengen-go-dead-read.
 * Shape:  a tree of moves that grows with the playouts; a move is rated by the
 *         playouts through it and by those in which it came later.
 * Source: Gelly, Silver, Combining Online and Offline Knowledge in UCT (2007).
 */
#pragma once

#include "tengen-go-dead-vote.h"

G_BEGIN_DECLS

/**
 * tengen_go_dead_search_run:
 * @vote: (out caller-allocates): what the second half of the playouts says
 * @board: a position, every chain with a liberty
 * @settled: for each point 1 if no side shall play there
 * @area: a #TengenGoDeadArea for each point, at least one in doubt
 * @first: the side that moves first
 * @n: playouts, 2 to 65535
 *
 * Searches an area with a fixed seed: each side is after the points in doubt,
 * with its first moves in the area.
 */
void tengen_go_dead_search_run (TengenGoDeadVote *vote,
                                const TengenBoard *board,
                                const guint8 *settled,
                                const guint8 *area,
                                TengenStone first,
                                guint n);

G_END_DECLS
