/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-go-playout: a position played to its end once
 *
 * What:   moves by the policy until both sides pass, and whose the points are
 *         then.
 * Not:    which move is next (tengen-go-playout-policy); what many playouts say.
 */
#pragma once

#include "tengen-go-playout-policy.h"

G_BEGIN_DECLS

/* Moves of a playout at most, passes too. */
#define TENGEN_GO_PLAYOUT_MAX (4 * TENGEN_BOARD_MAX_POINTS)

/**
 * tengen_go_playout_limit:
 * @board: a position
 *
 * Gives after how many moves a playout from here goes round in circles.
 *
 * Returns: 1 to %TENGEN_GO_PLAYOUT_MAX
 */
guint tengen_go_playout_limit (const TengenGoPlayoutBoard *board);

/**
 * tengen_go_playout_run:
 * @board: a position; the end of the playout afterwards
 * @random: a row of numbers
 * @stone: the side that moves first
 * @last: the opponent's move just played, or 0
 * @limit: moves at most
 * @moves: (out caller-allocates) (optional): room for @limit; 0 for a pass
 *
 * Plays until both sides have passed.
 *
 * Returns: number of moves, passes too
 */
guint tengen_go_playout_run (TengenGoPlayoutBoard *board,
                             TengenBoardRandom *random,
                             TengenStone stone,
                             TengenGoPlayoutPoint last,
                             guint limit,
                             TengenGoPlayoutPoint *moves);

/* Tells which side owns a point in the end: an eye is its neighbours'. */
static inline TengenStone
tengen_go_playout_get_owner (const TengenGoPlayoutBoard *board,
                             TengenGoPlayoutPoint point)
{
  guint stone = tengen_go_playout_board_get (board, point);
  gboolean is_black, is_white;

  if (stone != TENGEN_STONE_NONE)
    return stone;
  is_black = tengen_go_playout_board_count_around (
                 board, point, TENGEN_STONE_BLACK) == 4;
  is_white = tengen_go_playout_board_count_around (
                 board, point, TENGEN_STONE_WHITE) == 4;
  /* Nothing but edges is around the only point of a board. */
  if (is_black != is_white)
    return is_black ? TENGEN_STONE_BLACK : TENGEN_STONE_WHITE;
  return TENGEN_STONE_NONE;
}

G_END_DECLS
