/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-engine-renju-threes: wins by fours and threes (追い手, VCT)
 *
 * What:   whether a side that is to move wins by moves that each make a four or
 *         a three, within a number of moves and of stones put.
 * Not:    that there is no such win; moves that threaten fours to come.
 * Shape:  what is found is proved: to a three every stone on the board is tried
 *         as an answer, most of which leave the straight four where it was.
 */
#pragma once

#include "tengen-engine-renju-table.h"

G_BEGIN_DECLS

/**
 * tengen_engine_renju_threes_find:
 * @board: a board; it is the same afterwards
 * @table: of the search; what is found goes into it
 * @stone: the side that attacks and is to move; it has no five to make
 * @moves: of this side at most, fours at the end not counted
 * @most_put: stop when so many stones were put since the board was made
 * @first: (out) (optional): the first move if there is a win
 *
 * Looks for a win by fours and threes, with few moves first.
 *
 * Returns: how many moves of both sides it has at most; 0 if none was found
 */
guint tengen_engine_renju_threes_find (TengenEngineRenjuBoard *board,
                                       TengenEngineRenjuTable *table,
                                       TengenStone stone,
                                       guint moves,
                                       guint most_put,
                                       TengenPoint *first);

G_END_DECLS
