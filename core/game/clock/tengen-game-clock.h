/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-game-clock: the time of two players (対局時計)
 *
 * What:   what time each seat has, what is left of it after all that was done.
 *         A reading is a function of the setting and of what happened in
 *         order, with the time in between; nothing here reads a clock.
 * Not:    who sets it going (tengen-game), when now is (ui/model), sentences
 *         and digits (ui/words).
 * Shape:  a plain value that can be copied: who wants to know what is left at
 *         this moment copies it and lets the copy advance.
 * Source: seed 004 (time, byoyomi) with A27 of the rules for ROOM; the others
 *         as they are commonly played.
 */
#pragma once

#include "tengen-game-action.h"

G_BEGIN_DECLS

/* What a clock can be set to, microseconds. */
#define TENGEN_CLOCK_SECOND G_GINT64_CONSTANT (1000000)
#define TENGEN_CLOCK_MAX_US (24 * 3600 * TENGEN_CLOCK_SECOND)

/**
 * TengenClockKind:
 * @TENGEN_CLOCK_NONE: no clock
 * @TENGEN_CLOCK_ABSOLUTE: @main_us for the whole game (切れ負け)
 * @TENGEN_CLOCK_ROOM: the byoyomi of the online room, one clock: with main time
 *   a turn that begins with, or comes to, less than @period_us may use what is
 *   left, and each later turn begins with @period_us; without main time each
 *   turn has @period_us
 * @TENGEN_CLOCK_JAPANESE: after @main_us, @n periods of @period_us; a turn that
 *   ends within a period gives that period back (秒読み)
 * @TENGEN_CLOCK_CANADIAN: after @main_us, blocks of @n moves in @period_us
 *   (カナダ式)
 * @TENGEN_CLOCK_FISCHER: @period_us more after each move (フィッシャー式)
 * @TENGEN_CLOCK_BRONSTEIN: what a move used, up to @period_us, is given back
 *   after it (ブロンシュタイン式)
 *
 * How time is kept.
 */
typedef enum
{
  TENGEN_CLOCK_NONE,
  TENGEN_CLOCK_ABSOLUTE,
  TENGEN_CLOCK_ROOM,
  TENGEN_CLOCK_JAPANESE,
  TENGEN_CLOCK_CANADIAN,
  TENGEN_CLOCK_FISCHER,
  TENGEN_CLOCK_BRONSTEIN,
} TengenClockKind;

/**
 * TengenClockTime:
 * @kind: how
 * @main_us: main time (持ち時間), 0 to %TENGEN_CLOCK_MAX_US
 * @period_us: (ROOM, JAPANESE, CANADIAN, FISCHER, BRONSTEIN): one period, block
 *   or supplement, one second to an hour
 * @n: (JAPANESE): periods, (CANADIAN): moves, 1 to 100
 *
 * The time of one seat. What does not belong to the kind is 0.
 */
typedef struct
{
  TengenClockKind kind;
  gint64 main_us;
  gint64 period_us;
  int n;
} TengenClockTime;

/**
 * TengenClockSetting:
 * @seats: by #TengenSeat; that of NONE is unused and zero
 *
 * The time of a game; both seats are NONE or neither is.
 */
typedef struct
{
  TengenClockTime seats[3];
} TengenClockSetting;

/**
 * tengen_clock_setting_is_valid:
 * @self: a setting
 *
 * Tells whether it is valid: all values are in range, both seats have a clock
 * or neither, and each seat with a clock has some time to begin with.
 *
 * Returns: %TRUE for no clock too
 */
gboolean tengen_clock_setting_is_valid (const TengenClockSetting *self);

/* Tells whether the game has no clock. */
gboolean tengen_clock_setting_is_none (const TengenClockSetting *self);

/* Tells whether two seats have the same time. */
gboolean tengen_clock_time_equal (const TengenClockTime *one,
                                  const TengenClockTime *other);

/* Tells whether two settings are the same. */
gboolean tengen_clock_setting_equal (const TengenClockSetting *self,
                                     const TengenClockSetting *other);

/**
 * tengen_clock_setting_encode:
 * @self: a valid setting
 *
 * Writes a setting as it stands in a record under TNT, times in seconds:
 * `absolute 600`, `room 600 30`, `japanese 600 30 3`, `canadian 600 300 15`,
 * `fischer 300 10`, `bronstein 300 10`; ` / ` between the seats where they
 * differ; `none`.
 *
 * Returns: (transfer full): the text
 */
char *tengen_clock_setting_encode (const TengenClockSetting *self)
    G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_clock_setting_decode:
 * @text: a text
 * @self: (out): the setting, no clock where it fails
 *
 * Reads what tengen_clock_setting_encode() writes.
 *
 * Returns: %FALSE if it is none
 */
gboolean tengen_clock_setting_decode (const char *text,
                                      TengenClockSetting *self);

/**
 * TengenClockSeat:
 * @main_us: what is left of the main time; of ABSOLUTE, ROOM with main time,
 *   FISCHER and BRONSTEIN: of all time
 * @period_us: (JAPANESE, CANADIAN): what is left of the period or block that
 *   runs; (ROOM without main time): of this turn
 * @n: (JAPANESE): periods left, with the one that runs, 0 when all are used up;
 *   (CANADIAN): moves still to be made in this block
 * @in_period: byoyomi runs: (ROOM): less than a period was left, or each turn has
 *   one; (JAPANESE, CANADIAN): the main time is used up
 * @is_up: nothing is left (時間切れ)
 * @used_us: how long its clock has run
 * @n_turns: turns ended by a move
 *
 * What a seat has left.
 */
typedef struct
{
  gint64 main_us;
  gint64 period_us;
  int n;
  gboolean in_period;
  gboolean is_up;
  gint64 used_us;
  guint n_turns;
} TengenClockSeat;

/**
 * TengenClock:
 * @setting: what it was set to
 * @seats: by #TengenSeat
 * @turn: the seat to act, whose clock runs unless it is paused; NONE in the
 *   count and after the end
 * @turn_us: how long this turn has taken on the clock
 * @started: the first move was made, or the clock was set going
 * @paused: stopped by hand, or by the program after it was away
 * @elapsed_us: all time since the game began
 * @idle_us: of that, time in which nobody's clock ran;
 *   elapsed = idle + used of both seats
 *
 * A reading. The clock stands until it is started: the first move is free, so
 * that no player loses time by finding a seat.
 */
typedef struct
{
  TengenClockSetting setting;
  TengenClockSeat seats[3];
  TengenSeat turn;
  gint64 turn_us;
  gboolean started;
  gboolean paused;
  gint64 elapsed_us;
  gint64 idle_us;
} TengenClock;

/* Sets a clock: nobody's turn, not started. @setting: a valid setting. */
void tengen_clock_init (TengenClock *self, const TengenClockSetting *setting);

/**
 * tengen_clock_is_running:
 * @self: a clock
 *
 * Tells whether the clock of the seat to act runs.
 *
 * Returns: %FALSE before it is started, while it is paused, for nobody's turn,
 *   for NONE, and when that seat's time is up
 */
gboolean tengen_clock_is_running (const TengenClock *self);

/* Lets @us, 0 and up, pass. What goes beyond a seat's time is idle. */
void tengen_clock_advance (TengenClock *self, gint64 us);

/**
 * tengen_clock_set_turn:
 * @self: a clock
 * @seat: who is to act now, or none
 * @moved: whether who acted so far has made a move; %FALSE for 待った and what
 *   comes from elsewhere, where nothing is given back or added
 *
 * Ends a turn and begins the next one; the same seat goes on with its turn
 * unless it moved.
 */
void tengen_clock_set_turn (TengenClock *self, TengenSeat seat, gboolean moved);

/* Sets it going: started, not paused. */
void tengen_clock_start (TengenClock *self);

/* Stops it. */
void tengen_clock_pause (TengenClock *self);

/**
 * tengen_clock_add:
 * @self: a clock
 * @seat: who gets it
 * @us: more main time, microseconds, 0 and up; never above
 *   %TENGEN_CLOCK_MAX_US
 *
 * Adds time. A seat in byoyomi is back in its main time; a seat whose time was
 * up has time again. (ROOM without main time: this turn is longer.)
 */
void tengen_clock_add (TengenClock *self, TengenSeat seat, gint64 us);

/* Tells how many microseconds, 0 and up, a seat has until its time is up. */
gint64 tengen_clock_get_left (const TengenClock *self, TengenSeat seat);

/**
 * tengen_clock_get_shown:
 * @self: a clock
 * @seat: a seat
 *
 * Tells what a clock's face shows: what is left of the main time or of the
 * period that runs.
 *
 * Returns: microseconds, 0 and up
 */
gint64 tengen_clock_get_shown (const TengenClock *self, TengenSeat seat);

G_END_DECLS
