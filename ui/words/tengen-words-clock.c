/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-words-clock: the time of a game in words and digits
 *
 * Shape: a setting is said as a phrase and as a short text by the same pieces:
 *        lengths of time, put together differently for each kind.
 */
#include "tengen-words-clock.h"

#include "tengen-words.h"

#define _(text) tengen_words_text (text)

#define TENTH (TENGEN_CLOCK_SECOND / 10)

char *
tengen_words_duration (gint64 us)
{
  int seconds = (int) (MAX (us, 0) / TENGEN_CLOCK_SECOND);
  int h = seconds / 3600;
  int min = seconds / 60 % 60;
  int s = seconds % 60;

  if (h > 0 && s > 0)
    /* TRANSLATORS: hours, minutes, seconds */
    return g_strdup_printf (_ ("%d h %d min %d s"), h, min, s);
  if (h > 0 && min > 0)
    /* TRANSLATORS: hours, minutes */
    return g_strdup_printf (_ ("%d h %d min"), h, min);
  if (h > 0)
    return g_strdup_printf (_ ("%d h"), h);
  if (min > 0 && s > 0)
    /* TRANSLATORS: minutes, seconds */
    return g_strdup_printf (_ ("%d min %d s"), min, s);
  if (min > 0)
    return g_strdup_printf (_ ("%d min"), min);
  return g_strdup_printf (_ ("%d s"), s);
}

/* --- Settings --- */

static char *
say_room (const TengenClockTime *time, const char *main, const char *period)
{
  if (time->main_us == 0)
    return g_strdup_printf (_ ("%s for each move"), period);
  return g_strdup_printf (
      /* TRANSLATORS: main time, one period */
      _ ("%1$s in all; with less than %2$s left, %2$s for each move"),
      main,
      period);
}

static char *
say_japanese (const TengenClockTime *time, const char *main, const char *period)
{
  if (time->main_us == 0 && time->n == 1)
    return g_strdup_printf (_ ("%s for each move"), period);
  if (time->main_us == 0)
    return g_strdup_printf (
        /* TRANSLATORS: byo-yomi: how many periods, how long each */
        tengen_words_plural (
            "%1$d period of %2$s", "%1$d periods of %2$s", time->n),
        time->n,
        period);
  if (time->n == 1)
    return g_strdup_printf (_ ("%1$s, then %2$s for each move"), main, period);
  return g_strdup_printf (
      /* TRANSLATORS: main time, how many periods, how long each */
      tengen_words_plural ("%1$s, then %2$d period of %3$s",
                           "%1$s, then %2$d periods of %3$s",
                           time->n),
      main,
      time->n,
      period);
}

static char *
say_canadian (const TengenClockTime *time, const char *main, const char *period)
{
  if (time->main_us == 0)
    return g_strdup_printf (
        /* TRANSLATORS: Canadian byo-yomi: how many moves, in what time */
        tengen_words_plural (
            "%1$d move in each %2$s", "%1$d moves in each %2$s", time->n),
        time->n,
        period);
  return g_strdup_printf (
      /* TRANSLATORS: main time, how many moves, in what time */
      tengen_words_plural ("%1$s, then %2$d move in each %3$s",
                           "%1$s, then %2$d moves in each %3$s",
                           time->n),
      main,
      time->n,
      period);
}

char *
tengen_words_clock_time (const TengenClockTime *time)
{
  g_autofree char *main = NULL;
  g_autofree char *period = NULL;

  g_return_val_if_fail (time != NULL, NULL);

  main = tengen_words_duration (time->main_us);
  period = tengen_words_duration (time->period_us);
  switch (time->kind)
    {
    case TENGEN_CLOCK_NONE:
      return g_strdup (_ ("No clock"));
    case TENGEN_CLOCK_ABSOLUTE:
      return g_strdup_printf (_ ("%s for the whole game"), main);
    case TENGEN_CLOCK_ROOM:
      return say_room (time, main, period);
    case TENGEN_CLOCK_JAPANESE:
      return say_japanese (time, main, period);
    case TENGEN_CLOCK_CANADIAN:
      return say_canadian (time, main, period);
    case TENGEN_CLOCK_FISCHER:
      return g_strdup_printf (
          /* TRANSLATORS: Fischer: time, what is added */
          _ ("%1$s and %2$s more after each move"),
          main,
          period);
    case TENGEN_CLOCK_BRONSTEIN:
      return g_strdup_printf (
          /* TRANSLATORS: Bronstein: time, what is given back at most */
          _ ("%1$s, up to %2$s of each move given back"),
          main,
          period);
    }
  g_assert_not_reached ();
}

static char *
shorten_japanese (const TengenClockTime *time,
                  const char *main,
                  const char *period)
{
  if (time->main_us == 0 && time->n == 1)
    return g_strdup_printf (_ ("%s a move"), period);
  if (time->main_us == 0)
    return g_strdup_printf ("%s×%d", period, time->n);
  return g_strdup_printf ("%s + %s×%d", main, period, time->n);
}

static char *
shorten_canadian (const TengenClockTime *time,
                  const char *main,
                  const char *period)
{
  g_autofree char *block = g_strdup_printf (
      /* TRANSLATORS: Canadian byo-yomi: how many moves, in what time */
      tengen_words_plural (
          "%2$s for %1$d move", "%2$s for %1$d moves", time->n),
      time->n,
      period);

  if (time->main_us == 0)
    return g_steal_pointer (&block);
  return g_strdup_printf ("%s + %s", main, block);
}

static char *
shorten_time (const TengenClockTime *time)
{
  g_autofree char *main = tengen_words_duration (time->main_us);
  g_autofree char *period = tengen_words_duration (time->period_us);

  switch (time->kind)
    {
    case TENGEN_CLOCK_NONE:
      return g_strdup (_ ("No clock"));
    case TENGEN_CLOCK_ABSOLUTE:
      return g_strdup_printf (_ ("%s in all"), main);
    case TENGEN_CLOCK_ROOM:
      if (time->main_us == 0)
        return g_strdup_printf (_ ("%s a move"), period);
      /* TRANSLATORS: time in all, from what is left of it byo-yomi begins */
      return g_strdup_printf (_ ("%1$s (last %2$s)"), main, period);
    case TENGEN_CLOCK_JAPANESE:
      return shorten_japanese (time, main, period);
    case TENGEN_CLOCK_CANADIAN:
      return shorten_canadian (time, main, period);
    case TENGEN_CLOCK_FISCHER:
      /* TRANSLATORS: Fischer: time, what is added for each move */
      return g_strdup_printf (_ ("%1$s + %2$s a move"), main, period);
    case TENGEN_CLOCK_BRONSTEIN:
      /* TRANSLATORS: Bronstein: time, what is given back for each move */
      return g_strdup_printf (_ ("%1$s, %2$s back"), main, period);
    }
  g_assert_not_reached ();
}

static char *
say_both (const TengenClockSetting *setting,
          char *(*say) (const TengenClockTime *time))
{
  const TengenClockTime *first = &setting->seats[TENGEN_SEAT_FIRST];
  const TengenClockTime *second = &setting->seats[TENGEN_SEAT_SECOND];
  g_autofree char *black = say (first);
  g_autofree char *white = NULL;

  if (tengen_clock_time_equal (first, second))
    return g_steal_pointer (&black);
  white = say (second);
  /* TRANSLATORS: what time each has */
  return g_strdup_printf (_ ("Black: %1$s / White: %2$s"), black, white);
}

char *
tengen_words_clock (const TengenClockSetting *setting)
{
  g_return_val_if_fail (setting != NULL, NULL);

  return say_both (setting, tengen_words_clock_time);
}

char *
tengen_words_clock_short (const TengenClockSetting *setting)
{
  g_return_val_if_fail (setting != NULL, NULL);

  return say_both (setting, shorten_time);
}

/* --- A face --- */

static int
round_up (gint64 us, gint64 unit)
{
  return (int) ((MAX (us, 0) + unit - 1) / unit);
}

char *
tengen_words_clock_digits (gint64 us)
{
  int tenths = round_up (us, TENTH);
  int s = round_up (us, TENGEN_CLOCK_SECOND);

  if (tenths < 100)
    return g_strdup_printf ("0:%02d.%d", tenths / 10, tenths % 10);
  if (s < 3600)
    return g_strdup_printf ("%d:%02d", s / 60, s % 60);
  return g_strdup_printf ("%d:%02d:%02d", s / 3600, s / 60 % 60, s % 60);
}

static char *
say_periods (const TengenClockTime *time, const TengenClockSeat *now)
{
  g_autofree char *period = NULL;

  if (now->in_period && time->n > 1)
    return now->n == 1
               ? g_strdup (_ ("last period"))
               : g_strdup_printf (tengen_words_plural ("%d period left",
                                                       "%d periods left",
                                                       now->n),
                                  now->n);
  period = tengen_words_duration (time->period_us);
  if (time->n == 1)
    return g_strdup_printf (_ ("%s a move"), period);
  /* TRANSLATORS: what comes after the main time: a period, how many */
  return g_strdup_printf (_ ("then %1$s×%2$d"), period, time->n);
}

static char *
say_block (const TengenClockTime *time, const TengenClockSeat *now)
{
  g_autofree char *period = NULL;

  if (now->in_period)
    return g_strdup_printf (
        tengen_words_plural ("%d move to make", "%d moves to make", now->n),
        now->n);
  period = tengen_words_duration (time->period_us);
  return g_strdup_printf (
      /* TRANSLATORS: what comes after the main time */
      tengen_words_plural (
          "then %2$s for %1$d move", "then %2$s for %1$d moves", time->n),
      time->n,
      period);
}

static char *
say_room_rest (const TengenClockTime *time, const TengenClockSeat *now)
{
  g_autofree char *period = tengen_words_duration (time->period_us);

  if (now->in_period || time->main_us == 0)
    return g_strdup_printf (_ ("%s a move"), period);
  return g_strdup_printf (_ ("byo-yomi from %s"), period);
}

char *
tengen_words_clock_behind (const TengenClock *clock, TengenSeat seat)
{
  const TengenClockTime *time;
  const TengenClockSeat *now;
  g_autofree char *period = NULL;

  g_return_val_if_fail (clock != NULL && seat != TENGEN_SEAT_NONE, NULL);

  time = &clock->setting.seats[seat];
  now = &clock->seats[seat];
  if (now->is_up)
    return g_strdup (_ ("Time is up"));
  period = tengen_words_duration (time->period_us);
  switch (time->kind)
    {
    case TENGEN_CLOCK_NONE:
      return g_strdup ("");
    case TENGEN_CLOCK_ABSOLUTE:
      return g_strdup (_ ("for the whole game"));
    case TENGEN_CLOCK_ROOM:
      return say_room_rest (time, now);
    case TENGEN_CLOCK_JAPANESE:
      return say_periods (time, now);
    case TENGEN_CLOCK_CANADIAN:
      return say_block (time, now);
    case TENGEN_CLOCK_FISCHER:
      return g_strdup_printf (_ ("+%s a move"), period);
    case TENGEN_CLOCK_BRONSTEIN:
      return g_strdup_printf (_ ("up to %s back"), period);
    }
  g_assert_not_reached ();
}

char *
tengen_words_clock_spoken (const TengenClock *clock,
                           TengenSeat seat,
                           const char *name)
{
  g_autofree char *left = NULL;
  g_autofree char *behind = NULL;

  g_return_val_if_fail (clock != NULL && name != NULL, NULL);
  g_return_val_if_fail (seat != TENGEN_SEAT_NONE, NULL);

  behind = tengen_words_clock_behind (clock, seat);
  if (clock->seats[seat].is_up)
    return g_strdup_printf ("%s %s", name, behind);
  left = tengen_words_duration (
      round_up (tengen_clock_get_shown (clock, seat), TENGEN_CLOCK_SECOND) *
      TENGEN_CLOCK_SECOND);
  return g_strdup_printf ("%s %s %s", name, left, behind);
}

/* --- What a record says --- */

char *
tengen_words_time_left (const TengenTimeLeft *left)
{
  g_autofree char *digits = NULL;

  g_return_val_if_fail (left != NULL, NULL);

  digits = tengen_words_clock_digits (left->us);
  return left->n >= 0 ? g_strdup_printf ("%s (%d)", digits, left->n)
                      : g_steal_pointer (&digits);
}

static char *
say_rest (const TengenTimeLeft *left)
{
  if (left->of_periods)
    return g_strdup_printf (tengen_words_plural ("%d period left",
                                                 "%d periods left",
                                                 (gulong) left->n),
                            left->n);
  return g_strdup_printf (tengen_words_plural ("%d move to make",
                                               "%d moves to make",
                                               (gulong) left->n),
                          left->n);
}

char *
tengen_words_time_left_spoken (const TengenTimeLeft *left)
{
  g_autofree char *time = NULL;
  g_autofree char *rest = NULL;

  g_return_val_if_fail (left != NULL, NULL);

  time = tengen_words_duration (round_up (left->us, TENGEN_CLOCK_SECOND) *
                                TENGEN_CLOCK_SECOND);
  if (left->n < 0)
    /* TRANSLATORS: what a record says a player has left: a length of time */
    return g_strdup_printf (_ ("Time left %s"), time);
  rest = say_rest (left);
  /* TRANSLATORS: a length of time, periods or moves left */
  return g_strdup_printf (_ ("Time left %1$s, %2$s"), time, rest);
}

/* --- Warnings --- */

char *
tengen_words_clock_byoyomi (const char *name,
                            const TengenClock *clock,
                            TengenSeat seat)
{
  g_autofree char *behind = NULL;
  g_autofree char *period = NULL;

  g_return_val_if_fail (name != NULL && clock != NULL, NULL);
  g_return_val_if_fail (seat != TENGEN_SEAT_NONE, NULL);

  behind = tengen_words_clock_behind (clock, seat);
  period = tengen_words_duration (clock->setting.seats[seat].period_us);
  if (clock->setting.seats[seat].kind == TENGEN_CLOCK_JAPANESE &&
      clock->setting.seats[seat].n > 1)
    return g_strdup_printf (
        /* TRANSLATORS: who, how long a period is, how many are left */
        _ ("%1$s, byo-yomi begins: %2$s, %3$s."),
        name,
        period,
        behind);
  if (clock->setting.seats[seat].kind == TENGEN_CLOCK_CANADIAN)
    return g_strdup_printf (
        /* TRANSLATORS: who, how long a block is, how many moves are to be made
         */
        _ ("%1$s, byo-yomi begins: %2$s, %3$s."),
        name,
        period,
        behind);
  /* TRANSLATORS: who, how long each move may take */
  return g_strdup_printf (
      _ ("%1$s, byo-yomi begins: %2$s a move."), name, period);
}

char *
tengen_words_clock_periods (const char *name, int n)
{
  g_return_val_if_fail (name != NULL, NULL);

  if (n == 1)
    return g_strdup_printf (_ ("%s, this is the last period."), name);
  return g_strdup_printf (tengen_words_plural ("%1$s, %2$d period left.",
                                               "%1$s, %2$d periods left.",
                                               n),
                          name,
                          n);
}

char *
tengen_words_clock_left (const char *name, int seconds)
{
  g_autofree char *left = NULL;

  g_return_val_if_fail (name != NULL, NULL);

  left = tengen_words_duration (seconds * TENGEN_CLOCK_SECOND);
  /* TRANSLATORS: who, how much time */
  return g_strdup_printf (_ ("%1$s, %2$s left."), name, left);
}

char *
tengen_words_clock_up (const char *name)
{
  g_return_val_if_fail (name != NULL, NULL);

  return g_strdup_printf (_ ("%s, your time is up."), name);
}

const char *
tengen_words_clock_away (void)
{
  return _ ("The computer was away for a while. The clock is stopped, and "
            "nobody lost time.");
}

char *
tengen_words_clock_count (int seconds, gint64 period_us)
{
  int last = (int) (period_us / TENGEN_CLOCK_SECOND) - 10;
  g_autofree char *length =
      tengen_words_duration (ABS (seconds) * TENGEN_CLOCK_SECOND);

  if (seconds <= -10)
    return g_strdup_printf (_ ("%s left"), length);
  if (seconds < 0)
    return g_strdup_printf ("%d", -seconds);
  if (seconds > last)
    return g_strdup_printf ("%d", seconds - MAX (last, 0));
  return g_steal_pointer (&length);
}
