/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-opponent-count: whether the computer agrees to what is marked at a
 * stop
 *
 * What: it holds to what no play can change, and takes a player's word for
 *       everything else.
 * Not:  judging doubtful stones (core/go/dead), agreeing (the session).
 */
#pragma once

#include "tengen-game-position.h"

G_BEGIN_DECLS

/**
 * TengenOpponentFault:
 * @TENGEN_OPPONENT_FAULT_NONE: nothing is wrong
 * @TENGEN_OPPONENT_FAULT_LIVES: no play can take the chain that a player marked
 *   dead
 * @TENGEN_OPPONENT_FAULT_DEAD: no play can save the chain that a player said
 *   is not dead
 *
 * What is wrong with a mark.
 */
typedef enum
{
  TENGEN_OPPONENT_FAULT_NONE,
  TENGEN_OPPONENT_FAULT_LIVES,
  TENGEN_OPPONENT_FAULT_DEAD,
} TengenOpponentFault;

/**
 * tengen_opponent_find_fault:
 * @position: a position in the phase COUNT
 * @point: (out): a stone of the chain; unset if nothing is wrong
 *
 * Looks for a mark of a player that no play could justify. Cost: O(points).
 *
 * Returns: what is wrong with the first such mark, row by row
 */
TengenOpponentFault tengen_opponent_find_fault (const TengenPosition *position,
                                                TengenPoint *point);

G_END_DECLS
