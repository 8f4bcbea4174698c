/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-words-clock: the time of a game in words and digits
 */
#include "tengen-words-clock.h"

#include <locale.h>

#include "tengen-words-text.h"
#include "words-said.h"

#define S TENGEN_CLOCK_SECOND

static void
test_duration (void)
{
  expect (tengen_words_duration (0), "0 s");
  expect (tengen_words_duration (30 * S + S / 2), "30 s");
  expect (tengen_words_duration (90 * S), "1 min 30 s");
  expect (tengen_words_duration (600 * S), "10 min");
  expect (tengen_words_duration (3600 * S), "1 h");
  expect (tengen_words_duration (5400 * S), "1 h 30 min");
  expect (tengen_words_duration (3605 * S), "1 h 0 min 5 s");
}

static const struct
{
  TengenClockTime time;
  const char *said;
  const char *brief;
} settings[] = {
  { { TENGEN_CLOCK_NONE, 0, 0, 0 }, "No clock", "No clock" },
  { { TENGEN_CLOCK_ABSOLUTE, 600 * S, 0, 0 },
    "10 min for the whole game",
    "10 min in all" },
  { { TENGEN_CLOCK_ROOM, 0, 30 * S, 0 }, "30 s for each move", "30 s a move" },
  { { TENGEN_CLOCK_ROOM, 600 * S, 30 * S, 0 },
    "10 min in all; with less than 30 s left, 30 s for each move",
    "10 min (last 30 s)" },
  { { TENGEN_CLOCK_JAPANESE, 600 * S, 30 * S, 3 },
    "10 min, then 3 periods of 30 s",
    "10 min + 30 s×3" },
  { { TENGEN_CLOCK_JAPANESE, 600 * S, 30 * S, 1 },
    "10 min, then 30 s for each move",
    "10 min + 30 s×1" },
  { { TENGEN_CLOCK_JAPANESE, 0, 30 * S, 1 },
    "30 s for each move",
    "30 s a move" },
  { { TENGEN_CLOCK_JAPANESE, 0, 60 * S, 5 }, "5 periods of 1 min", "1 min×5" },
  { { TENGEN_CLOCK_CANADIAN, 600 * S, 300 * S, 15 },
    "10 min, then 15 moves in each 5 min",
    "10 min + 5 min for 15 moves" },
  { { TENGEN_CLOCK_CANADIAN, 0, 300 * S, 1 },
    "1 move in each 5 min",
    "5 min for 1 move" },
  { { TENGEN_CLOCK_FISCHER, 300 * S, 10 * S, 0 },
    "5 min and 10 s more after each move",
    "5 min + 10 s a move" },
  { { TENGEN_CLOCK_BRONSTEIN, 300 * S, 10 * S, 0 },
    "5 min, up to 10 s of each move given back",
    "5 min, 10 s back" },
};

static TengenClockSetting
make_setting (const TengenClockTime *black, const TengenClockTime *white)
{
  TengenClockSetting setting = { 0 };

  setting.seats[TENGEN_SEAT_FIRST] = *black;
  setting.seats[TENGEN_SEAT_SECOND] = *white;
  return setting;
}

static void
test_settings (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (settings); i++)
    {
      TengenClockSetting both =
          make_setting (&settings[i].time, &settings[i].time);

      expect (tengen_words_clock_time (&settings[i].time), settings[i].said);
      expect (tengen_words_clock (&both), settings[i].said);
      expect (tengen_words_clock_short (&both), settings[i].brief);
    }
}

static void
test_unequal (void)
{
  TengenClockSetting setting =
      make_setting (&settings[1].time, &settings[2].time);

  expect (tengen_words_clock (&setting),
          "Black: 10 min for the whole game / White: 30 s for each move");
  expect (tengen_words_clock_short (&setting),
          "Black: 10 min in all / White: 30 s a move");
}

/* Zeros alone only when nothing is left, and no jump where tenths begin. */
static void
test_digits (void)
{
  expect (tengen_words_clock_digits (0), "0:00.0");
  expect (tengen_words_clock_digits (1), "0:00.1");
  expect (tengen_words_clock_digits (8 * S + 3 * S / 10), "0:08.3");
  expect (tengen_words_clock_digits (9 * S + 9 * S / 10), "0:09.9");
  expect (tengen_words_clock_digits (9 * S + 9 * S / 10 + 1), "0:10");
  expect (tengen_words_clock_digits (10 * S), "0:10");
  expect (tengen_words_clock_digits (10 * S + 1), "0:11");
  expect (tengen_words_clock_digits (754 * S), "12:34");
  expect (tengen_words_clock_digits (3599 * S + 1), "1:00:00");
  expect (tengen_words_clock_digits (3753 * S), "1:02:33");
  expect (tengen_words_clock_digits (TENGEN_CLOCK_MAX_US), "24:00:00");
}

static TengenClock
make_clock (const TengenClockTime *time)
{
  TengenClockSetting setting = make_setting (time, time);
  TengenClock clock;

  tengen_clock_init (&clock, &setting);
  tengen_clock_start (&clock);
  tengen_clock_set_turn (&clock, TENGEN_SEAT_FIRST, FALSE);
  return clock;
}

static void
test_behind_japanese (void)
{
  TengenClock clock = make_clock (&settings[4].time);

  expect (tengen_words_clock_behind (&clock, TENGEN_SEAT_FIRST), "then 30 s×3");
  expect (tengen_words_clock_spoken (&clock, TENGEN_SEAT_FIRST, "Hanako"),
          "Hanako 10 min then 30 s×3");
  tengen_clock_advance (&clock, 601 * S);
  expect (tengen_words_clock_behind (&clock, TENGEN_SEAT_FIRST),
          "3 periods left");
  expect (tengen_words_clock_byoyomi ("Hanako", &clock, TENGEN_SEAT_FIRST),
          "Hanako, byo-yomi begins: 30 s, 3 periods left.");
  tengen_clock_advance (&clock, 65 * S);
  expect (tengen_words_clock_behind (&clock, TENGEN_SEAT_FIRST), "last period");
  expect (tengen_words_clock_spoken (&clock, TENGEN_SEAT_FIRST, "Hanako"),
          "Hanako 24 s last period");
  tengen_clock_advance (&clock, 65 * S);
  expect (tengen_words_clock_behind (&clock, TENGEN_SEAT_FIRST), "Time is up");
  expect (tengen_words_clock_spoken (&clock, TENGEN_SEAT_FIRST, "Hanako"),
          "Hanako Time is up");
  expect (tengen_words_clock_behind (&clock, TENGEN_SEAT_SECOND),
          "then 30 s×3");
}

static void
expect_behind (guint setting, gint64 used, const char *expected)
{
  TengenClock clock = make_clock (&settings[setting].time);

  tengen_clock_advance (&clock, used);
  expect (tengen_words_clock_behind (&clock, TENGEN_SEAT_FIRST), expected);
}

static void
test_behind (void)
{
  expect_behind (1, 0, "for the whole game");
  expect_behind (2, 0, "30 s a move");
  expect_behind (3, 0, "byo-yomi from 30 s");
  expect_behind (3, 580 * S, "30 s a move");
  expect_behind (5, 0, "30 s a move");
  expect_behind (8, 0, "then 5 min for 15 moves");
  expect_behind (8, 601 * S, "15 moves to make");
  expect_behind (10, 0, "+10 s a move");
  expect_behind (11, 0, "up to 10 s back");
}

static void
test_warnings (void)
{
  TengenClock clock = make_clock (&settings[5].time);

  expect (tengen_words_clock_byoyomi ("Taro", &clock, TENGEN_SEAT_FIRST),
          "Taro, byo-yomi begins: 30 s a move.");
  clock = make_clock (&settings[8].time);
  tengen_clock_advance (&clock, 601 * S);
  expect (tengen_words_clock_byoyomi ("Taro", &clock, TENGEN_SEAT_FIRST),
          "Taro, byo-yomi begins: 5 min, 15 moves to make.");
  expect (tengen_words_clock_periods ("Taro", 2), "Taro, 2 periods left.");
  expect (tengen_words_clock_periods ("Taro", 1),
          "Taro, this is the last period.");
  expect (tengen_words_clock_left ("Taro", 60), "Taro, 1 min left.");
  expect (tengen_words_clock_up ("Taro"), "Taro, your time is up.");
  g_assert_cmpstr (tengen_words_clock_away (), !=, "");
}

/* 10, 20, then one to ten. */
static void
test_count (void)
{
  expect (tengen_words_clock_count (10, 30 * S), "10 s");
  expect (tengen_words_clock_count (20, 30 * S), "20 s");
  expect (tengen_words_clock_count (21, 30 * S), "1");
  expect (tengen_words_clock_count (29, 30 * S), "9");
  expect (tengen_words_clock_count (50, 60 * S), "50 s");
  expect (tengen_words_clock_count (3, 10 * S), "3");
  expect (tengen_words_clock_count (3, 5 * S), "3");
  expect (tengen_words_clock_count (-60, 0), "1 min left");
  expect (tengen_words_clock_count (-10, 0), "10 s left");
  expect (tengen_words_clock_count (-9, 0), "9");
}

static void
expect_left (gint64 us,
             int n,
             gboolean of_periods,
             const char *brief,
             const char *spoken)
{
  TengenTimeLeft left = { us, n, of_periods };

  expect (tengen_words_time_left (&left), brief);
  expect (tengen_words_time_left_spoken (&left), spoken);
}

static void
test_left (void)
{
  expect_left (754 * S, -1, FALSE, "12:34", "Time left 12 min 34 s");
  expect_left (3753 * S, -1, FALSE, "1:02:33", "Time left 1 h 2 min 33 s");
  expect_left (30 * S, 3, TRUE, "0:30 (3)", "Time left 30 s, 3 periods left");
  expect_left (30 * S, 1, TRUE, "0:30 (1)", "Time left 30 s, 1 period left");
  expect_left (250 * S,
               12,
               FALSE,
               "4:10 (12)",
               "Time left 4 min 10 s, 12 moves to make");
}

/* A clock is read in Japanese as it is said beside a board. */
static void
test_japanese (void)
{
  TengenClockSetting setting =
      make_setting (&settings[4].time, &settings[4].time);
  TengenClock clock = make_clock (&settings[4].time);

  speak ("ja");
  expect (tengen_words_clock (&setting),
          "持ち時間 10分、切れたら 30秒の秒読み 3回");
  expect (tengen_words_clock_short (&setting), "10分 + 30秒×3");
  expect (tengen_words_clock_time (&settings[2].time), "1手 30秒");
  expect (tengen_words_clock_time (&settings[1].time), "10分切れ負け");
  expect (tengen_words_clock_time (&settings[10].time),
          "5分＋1手ごとに 10秒（フィッシャー式）");
  tengen_clock_advance (&clock, 601 * S);
  expect (tengen_words_clock_behind (&clock, TENGEN_SEAT_FIRST), "残り 3回");
  expect (tengen_words_clock_count (20, 30 * S), "20秒");
  expect (tengen_words_clock_count (-60, 0), "残り1分");
  expect_left (754 * S, -1, FALSE, "12:34", "残り時間 12分34秒");
  expect_left (30 * S, 3, TRUE, "0:30 (3)", "残り時間 30秒、残り 3回");
}

int
main (int argc, char **argv)
{
  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);
  g_test_set_nonfatal_assertions ();
  tengen_words_init ("/nonexistent");
  speak ("en");
  g_test_add_func ("/words/clock/duration", test_duration);
  g_test_add_func ("/words/clock/settings", test_settings);
  g_test_add_func ("/words/clock/unequal", test_unequal);
  g_test_add_func ("/words/clock/digits", test_digits);
  g_test_add_func ("/words/clock/behind-japanese", test_behind_japanese);
  g_test_add_func ("/words/clock/behind", test_behind);
  g_test_add_func ("/words/clock/warnings", test_warnings);
  g_test_add_func ("/words/clock/count", test_count);
  g_test_add_func ("/words/clock/left", test_left);
  g_test_add_func ("/words/clock/japanese", test_japanese);
  return g_test_run ();
}
