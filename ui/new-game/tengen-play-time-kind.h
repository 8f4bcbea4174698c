/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-play-time-kind: what the form for a time asks, for each kind of clock
 *
 * What:  names of kinds and of their numbers, which numbers a kind has.
 * Not:   the form (tengen-play-time).
 */
#pragma once

#include "tengen-game-clock.h"

G_BEGIN_DECLS

/**
 * TengenPlayTimeRow:
 * @TENGEN_PLAY_TIME_MAIN: main time
 * @TENGEN_PLAY_TIME_PERIOD: byoyomi, or what is added
 * @TENGEN_PLAY_TIME_N: how many
 * @TENGEN_PLAY_TIME_N_ROWS: how many rows there are
 *
 * Rows of the form.
 */
typedef enum
{
  TENGEN_PLAY_TIME_MAIN,
  TENGEN_PLAY_TIME_PERIOD,
  TENGEN_PLAY_TIME_N,
  TENGEN_PLAY_TIME_N_ROWS,
} TengenPlayTimeRow;

/* Names a way to keep time in a few words. */
const char *tengen_play_time_name_kind (TengenClockKind kind);

/* Names its byoyomi, or what is added for each move. */
const char *tengen_play_time_name_period (TengenClockKind kind);

/* Tells whether a way to keep time has such a number. */
gboolean tengen_play_time_has_row (TengenClockKind kind, TengenPlayTimeRow row);

/* Tells how short the main time may be, in minutes. */
double tengen_play_time_get_least_main (TengenClockKind kind);

G_END_DECLS
