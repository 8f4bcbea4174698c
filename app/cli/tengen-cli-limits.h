/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-cli-limits: how long the computer may think where another program
 * keeps the clock
 *
 * What:   main time, then periods for some stones each (Canadian byo-yomi), as
 *         the Go Text Protocol has them; what is left to either side.
 * Not:    measuring: the caller says what a move took.
 * Units:  microseconds.
 * Source: G. Farnebäck, Specification of the Go Text Protocol, version 2,
 *         draft 2 (2002), time handling.
 */
#pragma once

#include "tengen-board-stone.h"

G_BEGIN_DECLS

/**
 * TengenCliLimits:
 * @is_limited: there is a limit at all
 * @main_us: main time of either side
 * @period_us: a period, 0 for none
 * @stones: how many are to be put in it
 * @left_us: by colour, of the main time or of the period
 * @left_stones: by colour, in the period; 0 in the main time
 *
 * Limits; all zero is none.
 */
typedef struct
{
  gboolean is_limited;
  gint64 main_us;
  gint64 period_us;
  int stones;
  gint64 left_us[3];
  int left_stones[3];
} TengenCliLimits;

/**
 * tengen_cli_limits_set:
 * @self: limits
 * @main_us: main time, 0 and up
 * @period_us: a period, 0 and up
 * @stones: stones in it, 0 and up; a period for none of them is no limit at all,
 *   and no time at all is none either
 *
 * Sets the limits of a game that begins.
 */
void tengen_cli_limits_set (TengenCliLimits *self,
                            gint64 main_us,
                            gint64 period_us,
                            int stones);

/* Begins a game anew: either side has all its time. */
void tengen_cli_limits_restart (TengenCliLimits *self);

/**
 * tengen_cli_limits_note:
 * @self: limits
 * @stone: a side
 * @left_us: what it has left, 0 and up
 * @stones: stones in that time, 0 if it is main time
 *
 * Notes what a side has left; limits where there were none, too.
 */
void tengen_cli_limits_note (TengenCliLimits *self,
                             TengenStone stone,
                             gint64 left_us,
                             int stones);

/**
 * tengen_cli_limits_allow:
 * @self: limits
 * @stone: a side
 *
 * Tells how long a move may take: of main time a twentieth of what is left, or
 * what a move has in a period if that is more; in a period its part of it. A tenth
 * is kept back; 10 ms a move has in any case.
 *
 * Returns: a time, or -1 without limits
 */
gint64 tengen_cli_limits_allow (const TengenCliLimits *self, TengenStone stone);

/* Takes the microseconds of a move from what the side has left. */
void
tengen_cli_limits_spend (TengenCliLimits *self, TengenStone stone, gint64 us);

G_END_DECLS
