/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-engine-ladder: whether atari after atari takes a chain (シチョウ)
 *
 * What:   reads to the end: the attacker plays nothing but atari, the defender
 *         extends or takes a chain beside that is in atari.
 * Not:    other ways to catch a chain; repetition: wherever a ko comes up, and
 *         where it takes too long, nothing is claimed.
 * Shape:  moves are tried on the board given, which is the same afterwards.
 */
#pragma once

#include "tengen-board.h"

G_BEGIN_DECLS

/**
 * TengenEngineLadder:
 * @TENGEN_ENGINE_LADDER_NO: it is not so
 * @TENGEN_ENGINE_LADDER_YES: it is so
 * @TENGEN_ENGINE_LADDER_UNSURE: a ko came up, or it takes too long
 *
 * What was read.
 */
typedef enum
{
  TENGEN_ENGINE_LADDER_NO,
  TENGEN_ENGINE_LADDER_YES,
  TENGEN_ENGINE_LADDER_UNSURE,
} TengenEngineLadder;

/* Moves that suffice for a question; a ladder across 19x19 takes some 70. */
#define TENGEN_ENGINE_LADDER_MOVES 400

/**
 * tengen_engine_ladder_catches:
 * @board: a position
 * @chain: a point with a stone
 * @moves: that may be tried, up to %TENGEN_ENGINE_LADDER_MOVES
 *
 * Asks whether a chain is taken if the other side moves.
 *
 * Returns: NO for a chain with three liberties and more
 */
TengenEngineLadder
tengen_engine_ladder_catches (TengenBoard *board, TengenPoint chain, int moves);

/**
 * tengen_engine_ladder_escapes:
 * @board: a position
 * @chain: a point with a stone, in atari
 * @moves: that may be tried, up to %TENGEN_ENGINE_LADDER_MOVES
 *
 * Asks whether a chain gets away if its side moves.
 *
 * Returns: NO if it is taken whatever is done
 */
TengenEngineLadder
tengen_engine_ladder_escapes (TengenBoard *board, TengenPoint chain, int moves);

/**
 * tengen_engine_ladder_find_danger:
 * @board: a position
 * @stone: a side
 * @moves: that may be tried for a chain
 * @danger: (out caller-allocates): for each point the stones of the largest
 *   chain of that side which has two liberties, one of them there, and which is
 *   taken if the other side moves; %G_MAXUINT8 for as many and more
 *
 * Looks at all chains of a side.
 */
void tengen_engine_ladder_find_danger (TengenBoard *board,
                                       TengenStone stone,
                                       int moves,
                                       guint8 *danger);

G_END_DECLS
