/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-session-clock: the clock of a session at this moment
 *
 * What:  what is left now; pause, resume, added time, a turn that ended on a
 *        wooden board; the moments at which a face changes and a player wants
 *        to be warned; ends the game when a seat's time is up.
 * Not:   how time is kept (tengen-game-clock), words, sounds.
 * Shape: time is monotonic. A gap between two looks at it that is longer than
 *        five seconds (machine asleep, program stopped) is charged to neither
 *        player, and the clock is paused. While it runs a tick is written every
 *        ten seconds. A session with a game that comes from a journal is
 *        paused.
 */
#pragma once

#include "tengen-game-clock.h"
#include "tengen-session.h"

G_BEGIN_DECLS

/* Signals of a session for its clock:
 *   clock ()                   its face, whose digits are rounded up, changes:
 *                              every tenth of a second below ten seconds, else
 *                              every second while it runs; and after every
 *                              command. A command of the clock emits "changed"
 *                              too, but not when only time has passed
 *   clock-warned (int warning, int seconds)  once each: a TengenClockWarning
 */

/**
 * TengenClockWarning:
 * @TENGEN_CLOCK_WARNING_BYOYOMI: the main time is used up, @seconds is one
 *   period
 * @TENGEN_CLOCK_WARNING_PERIOD: one more period is used up, @seconds is how many
 *   periods are left
 * @TENGEN_CLOCK_WARNING_SECONDS: in byoyomi, to be counted aloud: @seconds used
 *   of the period: 10, 20, 30 ... and each of the last ten;
 *   in the last minute of a main time behind which nothing comes, or of a
 *   period of more than a minute: @seconds LEFT, negated: -60, -30, -20, -10
 *   to -1
 * @TENGEN_CLOCK_WARNING_UP: the time is up
 * @TENGEN_CLOCK_WARNING_AWAY: the machine or the program was away; the clock is
 *   paused
 *
 * What a person is warned of.
 */
typedef enum
{
  TENGEN_CLOCK_WARNING_BYOYOMI,
  TENGEN_CLOCK_WARNING_PERIOD,
  TENGEN_CLOCK_WARNING_SECONDS,
  TENGEN_CLOCK_WARNING_UP,
  TENGEN_CLOCK_WARNING_AWAY,
} TengenClockWarning;

/* Tells whether its game is played with a clock. */
gboolean tengen_session_has_clock (TengenSession *self);

/* Reads the clock at this moment. */
void tengen_session_get_clock (TengenSession *self, TengenClock *now);

/* Stops the clock. Returns: %TRUE if it was done. */
gboolean tengen_session_pause_clock (TengenSession *self);

/* Starts the clock, or goes on after a pause. Returns: %TRUE if it was done. */
gboolean tengen_session_start_clock (TengenSession *self);

/* Adds microseconds to a seat (先生が足す時間). Returns: %TRUE if done. */
gboolean
tengen_session_add_time (TengenSession *self, TengenSeat seat, gint64 us);

/**
 * tengen_session_end_turn:
 * @self: a session
 * @seat: the seat that has moved on a wooden board
 *
 * Ends a turn by the clock alone. The first one sets the clock going.
 *
 * Returns: %TRUE if it was that seat's turn
 */
gboolean tengen_session_end_turn (TengenSession *self, TengenSeat seat);

/**
 * tengen_session_pause_restored:
 * @self: a session whose game was replayed from a journal
 *
 * Stops a running clock as it stood at the last line: the time since then is
 * charged to neither player.
 */
void tengen_session_pause_restored (TengenSession *self);

/**
 * tengen_session_set_time_source:
 * @self: a session
 * @now: (nullable) (scope forever): gives monotonic microseconds; %NULL for the
 *   system's
 * @data: for @now
 *
 * Replaces the monotonic clock, for tests that do not wait.
 */
void tengen_session_set_time_source (TengenSession *self,
                                     gint64 (*now) (gpointer data),
                                     gpointer data);

/* Does what the timer does: emits what is due, ends the game if time is up. */
void tengen_session_look_at_clock (TengenSession *self);

G_END_DECLS
