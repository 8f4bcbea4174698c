/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-words-clock: the time of a game in words and digits
 *
 * What: settings, the digits of a face and what is behind them, what is said
 *       aloud, and of what a person is warned.
 * Not:  keeping time (tengen-game-clock), showing and speaking (ui/clock).
 */
#pragma once

#include "tengen-describe-time-left.h"
#include "tengen-game-clock.h"

G_BEGIN_DECLS

/**
 * tengen_words_duration:
 * @us: microseconds, 0 and up; parts of a second are left out
 *
 * Says a length of time: 1時間30分, 12分34秒, 30秒.
 *
 * Returns: (transfer full): a text
 */
char *tengen_words_duration (gint64 us) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_words_clock_time:
 * @time: the time of one seat
 *
 * Says what time a player has: 持ち時間 10分、切れたら 30秒の秒読み 3回; 1手 30秒;
 * 10分切れ負け; なし.
 *
 * Returns: (transfer full): a phrase without full stop
 */
char *
tengen_words_clock_time (const TengenClockTime *time) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_words_clock:
 * @setting: the time of a game
 *
 * Says it; once where both have the same, else that of each.
 *
 * Returns: (transfer full): a phrase without full stop
 */
char *tengen_words_clock (const TengenClockSetting *setting)
    G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_words_clock_short:
 * @setting: the time of a game
 *
 * Says it as a button does: 10分 + 30秒×3, 10分切れ負け, 1手 30秒, なし.
 *
 * Returns: (transfer full): a short text
 */
char *tengen_words_clock_short (const TengenClockSetting *setting)
    G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_words_clock_digits:
 * @us: what a face shows, microseconds, 0 and up
 *
 * Writes digits: `1:02:33`, `12:34`, and tenths below ten seconds, `0:08.3`.
 * They are rounded up, so that there is nothing but zeros only when the time is
 * up.
 *
 * Returns: (transfer full): digits
 */
char *tengen_words_clock_digits (gint64 us) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_words_clock_behind:
 * @clock: a reading
 * @seat: a seat
 *
 * Says what stands behind the digits: before byoyomi what comes, in it what is
 * left of it: 30秒 3回, 残り 3回, 最後の1回, あと 12手, 1手ごとに +10秒, 切れ負け, 時間切れ.
 *
 * Returns: (transfer full): a few words
 */
char *tengen_words_clock_behind (const TengenClock *clock,
                                 TengenSeat seat) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_words_clock_spoken:
 * @clock: a reading
 * @seat: a seat
 * @name: the player in the seat
 *
 * Says what a face shows, as a screen reader reads it: 花子 12分34秒 30秒 3回.
 *
 * Returns: (transfer full): a phrase
 */
char *tengen_words_clock_spoken (const TengenClock *clock,
                                 TengenSeat seat,
                                 const char *name) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_words_time_left:
 * @left: what a record says a player has left
 *
 * Writes it as a card does: `12:34`, in byo-yomi with the periods or moves left,
 * `0:30 (3)`.
 *
 * Returns: (transfer full): a short text
 */
char *
tengen_words_time_left (const TengenTimeLeft *left) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_words_time_left_spoken:
 * @left: what a record says a player has left
 *
 * Says it in words: 残り時間 12分34秒, 残り時間 30秒、残り 3回.
 *
 * Returns: (transfer full): a phrase
 */
char *tengen_words_time_left_spoken (const TengenTimeLeft *left)
    G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_words_clock_byoyomi:
 * @name: who
 * @clock: a reading, the seat's main time just used up
 * @seat: the seat
 *
 * Warns that byoyomi begins: 花子さん、秒読みに入ります。1回 30秒、3回です。
 *
 * Returns: (transfer full): a sentence
 */
char *tengen_words_clock_byoyomi (const char *name,
                                  const TengenClock *clock,
                                  TengenSeat seat) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_words_clock_periods:
 * @name: who
 * @n: periods left, with the one that runs
 *
 * Warns that a period is used up: 花子さん、残り 2回です。
 *
 * Returns: (transfer full): a sentence
 */
char *tengen_words_clock_periods (const char *name,
                                  int n) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_words_clock_left:
 * @name: who
 * @seconds: what is left, seconds
 *
 * Warns that all time will soon be used up: 花子さん、残り1分です。
 *
 * Returns: (transfer full): a sentence
 */
char *tengen_words_clock_left (const char *name,
                               int seconds) G_GNUC_WARN_UNUSED_RESULT;

/* Says whose time is up (transfer full): 花子さんの 時間切れです。 */
char *tengen_words_clock_up (const char *name) G_GNUC_WARN_UNUSED_RESULT;

/* Says that the clock was stopped since the computer was asleep. */
const char *tengen_words_clock_away (void);

/**
 * tengen_words_clock_count:
 * @seconds: as in the session's warning SECONDS: used of the period, or what is
 *   left, negated
 * @period_us: a period's length; ignored where @seconds is negative
 *
 * Counts aloud as a timekeeper does beside a board: 10秒, 20秒, and of the last
 * ten seconds of a period 1, 2, 3; 残り1分, 残り30秒, then 9, 8, 7.
 *
 * Returns: (transfer full): what is said
 */
char *tengen_words_clock_count (int seconds,
                                gint64 period_us) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
