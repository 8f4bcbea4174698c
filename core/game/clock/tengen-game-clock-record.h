/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-game-clock-record: TNT, TM and OT, BL and WL, OB and OW
 *
 * What:  the setting of a clock in a record, and what is left beside a move.
 * Shape: TNT says all of a setting, TM and OT tell other programs of it. What
 *        is left after a move stands in its node: BL or WL, and OB or OW where
 *        a period (the periods left) or block (the moves left) runs.
 */
#pragma once

#include "tengen-game-clock.h"
#include "tengen-record.h"

G_BEGIN_DECLS

/**
 * tengen_clock_parse_seconds:
 * @text: a text
 * @us: (out): microseconds, 0 to below 10^18
 *
 * Reads seconds in decimal, up to six digits behind the point.
 *
 * Returns: %FALSE if they are none
 */
gboolean tengen_clock_parse_seconds (const char *text, gint64 *us);

/**
 * tengen_clock_read_setting:
 * @record: a record
 * @root: the first node of a game
 * @self: (out): its setting
 *
 * Reads TNT. A game that tells only TM and OT has no clock here: they say what
 * it was once played with.
 */
void tengen_clock_read_setting (const TengenRecord *record,
                                TengenNode root,
                                TengenClockSetting *self);

/**
 * tengen_clock_write_setting:
 * @self: a valid setting
 * @record: a record
 * @root: the first node of a game
 *
 * Writes TNT, and TM and OT where both seats have the same; nothing without a
 * clock.
 */
void tengen_clock_write_setting (const TengenClockSetting *self,
                                 TengenRecord *record,
                                 TengenNode root);

/**
 * tengen_clock_format_left:
 * @self: a clock
 * @seat: a seat
 * @left: (out) (transfer full): the value of BL or WL, in brackets
 * @n: (out) (transfer full) (nullable): that of OB or OW, or %NULL for none
 *
 * Writes what a seat has left, to the millisecond; what is less is rounded up,
 * so that a player with time left has it when the game is opened again.
 */
void tengen_clock_format_left (const TengenClock *self,
                               TengenSeat seat,
                               char **left,
                               char **n);

/**
 * tengen_clock_read_left:
 * @self: a clock
 * @seat: the seat that has @stone
 * @stone: a colour
 * @record: a record
 * @node: a node of a move
 *
 * Reads what a seat had left, if the node says so. What it cannot have is cut
 * to what it can.
 */
void tengen_clock_read_left (TengenClock *self,
                             TengenSeat seat,
                             TengenStone stone,
                             const TengenRecord *record,
                             TengenNode node);

G_END_DECLS
