/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-clock-look: how a reading of a clock looks
 *
 * What:  the state of a seat with its sign, periods as dots, the length of the
 *        bar, the player in the seat. A state has a sign of its own besides a
 *        colour.
 * Not:   digits and sentences (tengen-words-clock).
 */
#pragma once

#include "tengen-session-clock.h"

G_BEGIN_DECLS

/**
 * TengenClockState:
 * @TENGEN_CLOCK_STATE_WAIT: the other player's turn, or neither's
 * @TENGEN_CLOCK_STATE_READY: to act, the clock was not started yet
 * @TENGEN_CLOCK_STATE_RUN: to act, its clock runs
 * @TENGEN_CLOCK_STATE_LOW: the same, with little time: below ten seconds, or in
 *   the last of several periods
 * @TENGEN_CLOCK_STATE_PAUSED: to act, the clock is stopped
 * @TENGEN_CLOCK_STATE_UP: the time is up
 *
 * What the clock of a seat does.
 */
typedef enum
{
  TENGEN_CLOCK_STATE_WAIT,
  TENGEN_CLOCK_STATE_READY,
  TENGEN_CLOCK_STATE_RUN,
  TENGEN_CLOCK_STATE_LOW,
  TENGEN_CLOCK_STATE_PAUSED,
  TENGEN_CLOCK_STATE_UP,
} TengenClockState;

/* Tells what the clock of a seat does. */
TengenClockState tengen_clock_look_state (const TengenClock *now,
                                          TengenSeat seat);

/* Gives the sign of a look; "" for WAIT. */
const char *tengen_clock_look_sign (TengenClockState state);

/* Gives its word for those who see no sign, "" for nothing to say. */
const char *tengen_clock_look_word (TengenClockState state);

/* Gives the style class of widgets in that state. */
const char *tengen_clock_look_class (TengenClockState state);

/**
 * tengen_clock_look_dots:
 * @now: a reading
 * @seat: a seat
 *
 * Draws periods as dots, those used up as rings.
 *
 * Returns: (transfer full): dots, "" where there is at most one period, or more
 *   than can be seen at a glance
 */
char *tengen_clock_look_dots (const TengenClock *now,
                              TengenSeat seat) G_GNUC_WARN_UNUSED_RESULT;

/* Tells how much of the main time or the running period is left: 0 to 1. */
double tengen_clock_look_part (const TengenClock *now, TengenSeat seat);

/* Says who has a seat: the name, else the colour (transfer full). */
char *tengen_clock_look_name (TengenSession *session,
                              TengenSeat seat) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_clock_look_warning:
 * @session: a session
 * @warning: what it warns of
 * @seconds: what came with it
 *
 * Says a warning; whose it is, is whose turn it is.
 *
 * Returns: (transfer full) (nullable): a sentence, or %NULL for what is only
 *   counted
 */
char *tengen_clock_look_warning (TengenSession *session,
                                 TengenClockWarning warning,
                                 int seconds) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
