/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-engine-renju-fours: wins by fours, looked for on the board of a search
 *
 * What:   whether a side that is to move wins by nothing but fours, within a
 *         number of moves and of stones put.
 * Not:    the shortest way, all ways, that there is none at all: those are
 *         core/renju/chain's, which takes longer.
 */
#pragma once

#include "tengen-engine-renju-table.h"

G_BEGIN_DECLS

/**
 * tengen_engine_renju_fours_find:
 * @board: a board; it is the same afterwards
 * @table: of the search; what is found goes into it
 * @stone: the side that attacks and is to move; it has no five to make
 * @moves: of this side at most, without the five
 * @most_put: stop when so many stones were put since the board was made
 * @first: (out) (optional): the first move if there is a win
 *
 * Looks for a win by fours.
 *
 * Returns: how many moves of both sides it has at most, the five among them; 0
 *   if none was found
 */
guint tengen_engine_renju_fours_find (TengenEngineRenjuBoard *board,
                                      TengenEngineRenjuTable *table,
                                      TengenStone stone,
                                      guint moves,
                                      guint most_put,
                                      TengenPoint *first);

G_END_DECLS
