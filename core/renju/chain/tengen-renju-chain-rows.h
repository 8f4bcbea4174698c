/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-renju-chain-rows: where a stone makes a five or a four, kept up to
 *                          date stone by stone
 *
 * What:   all rows of five points on the board, and which of them hold three or
 *         four stones of one side and none of the other.
 * Not:    whether Black may put the stone (tengen-renju).
 * Shape:  a row is five points side by side; what Black may not have beside
 *         them, so that five do not become six, is looked at when asked.
 * Source: International Rules of Renju, chapter 3.
 */
#pragma once

#include "tengen-renju.h"

G_BEGIN_DECLS

/* Rows of five points: across and down 11 on each of 15 lines, 11 x 11 on the
 * diagonals of a direction. */
#define TENGEN_RENJU_CHAIN_ROWS 572

typedef struct TengenRenjuChainRows TengenRenjuChainRows;

/**
 * TengenRenjuChainFour:
 * @point: an empty point where a stone makes a four
 * @five: where it would make five then
 * @is_double: there are two such points at least; @five is any of them
 *
 * A move that makes a four.
 */
typedef struct
{
  TengenPoint point;
  TengenPoint five;
  gboolean is_double;
} TengenRenjuChainFour;

/* Makes the rows of an empty board. */
TengenRenjuChainRows *
tengen_renju_chain_rows_new (void) G_GNUC_WARN_UNUSED_RESULT;

/* Frees the rows. */
void tengen_renju_chain_rows_free (TengenRenjuChainRows *self);

/* Makes the board what another one is. */
void tengen_renju_chain_rows_load (TengenRenjuChainRows *self,
                                   const TengenRenju *board);

/* Puts a stone on an empty point. */
void tengen_renju_chain_rows_put (TengenRenjuChainRows *self,
                                  TengenPoint point,
                                  TengenStone stone);

/* Takes a stone off. */
void tengen_renju_chain_rows_take (TengenRenjuChainRows *self,
                                   TengenPoint point);

/**
 * tengen_renju_chain_rows_may_forbid:
 * @self: the rows
 * @point: an empty point
 *
 * Tells quickly of most points that Black may play there: a stone is forbidden
 * only where it may make threes or fours in two directions, two fours in one, or
 * six in a row.
 *
 * Returns: %FALSE if it is not forbidden, %TRUE if the board has to be asked
 */
gboolean tengen_renju_chain_rows_may_forbid (const TengenRenjuChainRows *self,
                                             TengenPoint point);

/**
 * tengen_renju_chain_rows_find_fives:
 * @self: the rows
 * @stone: a side
 * @first: (out): the first point row by row from the top where it makes five,
 *   or %TENGEN_POINT_NONE
 *
 * Looks for points where a stone makes five, of White five or more.
 *
 * Returns: how many there are, 2 for more than that
 */
guint tengen_renju_chain_rows_find_fives (const TengenRenjuChainRows *self,
                                          TengenStone stone,
                                          TengenPoint *first);

/**
 * tengen_renju_chain_rows_list_fours:
 * @self: the rows
 * @stone: a side without a point that makes five
 * @fours: (out caller-allocates) (array fixed-size=225): the moves that make a
 *   four, by their points row by row from the top
 *
 * Lists the moves that make a four, forbidden ones too.
 *
 * Returns: how many there are
 */
guint tengen_renju_chain_rows_list_fours (const TengenRenjuChainRows *self,
                                          TengenStone stone,
                                          TengenRenjuChainFour *fours);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TengenRenjuChainRows,
                               tengen_renju_chain_rows_free)

G_END_DECLS
