/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-go-playout-policy: which move a weighted playout plays next
 *
 * What:   answers to what was just played: a chain in atari is taken or saved,
 *         a small eye space gets its vital point (急所), else a move in contact;
 *         now and then any move that is not absurd.
 * Not:    playing well. Stopped positions must come out right on average.
 * Shape:  reads the board and one row of random numbers, keeps no state.
 */
#pragma once

#include "tengen-go-playout-board.h"
#include "tengen-board-random.h"

G_BEGIN_DECLS

/**
 * tengen_go_playout_policy_is_sensible:
 * @board: a position
 * @stone: the side that moves
 * @point: an empty point
 *
 * Tells whether a move is legal and not absurd: it does not fill an own eye,
 * nor put three stones or more into atari unless it takes something or they
 * are to be taken (ナカデ).
 *
 * Returns: %TRUE if it may be considered
 */
gboolean
tengen_go_playout_policy_is_sensible (const TengenGoPlayoutBoard *board,
                                      TengenStone stone,
                                      TengenGoPlayoutPoint point);

/**
 * tengen_go_playout_policy_choose_any:
 * @board: a position
 * @random: a row of numbers
 * @stone: the side that moves
 *
 * Chooses by chance among all sensible moves.
 *
 * Returns: a legal move, or 0 if there is none that makes sense
 */
TengenGoPlayoutPoint
tengen_go_playout_policy_choose_any (const TengenGoPlayoutBoard *board,
                                     TengenBoardRandom *random,
                                     TengenStone stone);

/**
 * tengen_go_playout_policy_choose:
 * @board: a position
 * @random: a row of numbers
 * @stone: the side that moves
 * @last: the opponent's move just played, or 0
 *
 * Chooses a move, an answer to @last mostly.
 *
 * Returns: a legal move, or 0 to pass if there is none that makes sense
 */
TengenGoPlayoutPoint
tengen_go_playout_policy_choose (const TengenGoPlayoutBoard *board,
                                 TengenBoardRandom *random,
                                 TengenStone stone,
                                 TengenGoPlayoutPoint last);

G_END_DECLS
