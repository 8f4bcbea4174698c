/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-describe-time-left: what time a record says a player has left (残り時間)
 *
 * What:   BL and WL with OB and OW, as they hold at a node.
 * Not:    the clock of a game that is played (tengen-game-clock), words.
 * Source: SGF FF[4] for BL, WL, OB, OW; OT as servers write it, where what OB
 *         and OW count are periods.
 */
#pragma once

#include "tengen-board.h"
#include "tengen-record.h"

G_BEGIN_DECLS

/**
 * TengenTimeLeft:
 * @us: microseconds left, of the period or block where @n counts
 * @n: moves to be made in this block, or periods left; -1 before byo-yomi
 * @of_periods: @n counts periods
 *
 * What a player has left.
 */
typedef struct
{
  gint64 us;
  int n;
  gboolean of_periods;
} TengenTimeLeft;

/**
 * tengen_time_left_find:
 * @record: a record
 * @node: a node
 * @stone: whose time, %TENGEN_STONE_BLACK or %TENGEN_STONE_WHITE
 * @left: (out): what is left; untouched where it fails
 *
 * Finds what a player had left at a node: what stands there, or else with this
 * player's last move before it. What an earlier move says is too old to be
 * true, and a value that is no number, or more than a year, says nothing.
 *
 * Cost: the path back to that move.
 *
 * Returns: %FALSE if the record says nothing
 */
gboolean tengen_time_left_find (const TengenRecord *record,
                                TengenNode node,
                                TengenStone stone,
                                TengenTimeLeft *left);

G_END_DECLS
