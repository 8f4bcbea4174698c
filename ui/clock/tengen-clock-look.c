/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-clock-look: how a reading of a clock looks
 */
#include "tengen-clock-look.h"

#include "tengen-words-clock.h"
#include "tengen-words.h"

#define _(text) tengen_words_text (text)

/* Less than this is little time. */
#define LOW_US (10 * TENGEN_CLOCK_SECOND)

/* So many dots are seen at a glance. */
#define MOST_DOTS 10

static gboolean
is_low (const TengenClock *now, TengenSeat seat)
{
  const TengenClockTime *time = &now->setting.seats[seat];
  const TengenClockSeat *left = &now->seats[seat];

  if (tengen_clock_get_shown (now, seat) < LOW_US)
    return TRUE;
  return time->kind == TENGEN_CLOCK_JAPANESE && time->n > 1 &&
         left->in_period && left->n == 1;
}

TengenClockState
tengen_clock_look_state (const TengenClock *now, TengenSeat seat)
{
  g_return_val_if_fail (now != NULL, TENGEN_CLOCK_STATE_WAIT);

  if (now->seats[seat].is_up)
    return TENGEN_CLOCK_STATE_UP;
  if (now->turn != seat)
    return TENGEN_CLOCK_STATE_WAIT;
  if (now->paused)
    return TENGEN_CLOCK_STATE_PAUSED;
  if (!now->started)
    return TENGEN_CLOCK_STATE_READY;
  return is_low (now, seat) ? TENGEN_CLOCK_STATE_LOW : TENGEN_CLOCK_STATE_RUN;
}

const char *
tengen_clock_look_sign (TengenClockState state)
{
  switch (state)
    {
    case TENGEN_CLOCK_STATE_WAIT:
      return "";
    case TENGEN_CLOCK_STATE_READY:
      return "▷";
    case TENGEN_CLOCK_STATE_RUN:
      return "▶";
    case TENGEN_CLOCK_STATE_LOW:
      return "▲";
    case TENGEN_CLOCK_STATE_PAUSED:
      return "■";
    case TENGEN_CLOCK_STATE_UP:
      return "×";
    }
  g_assert_not_reached ();
}

const char *
tengen_clock_look_word (TengenClockState state)
{
  switch (state)
    {
    case TENGEN_CLOCK_STATE_WAIT:
    case TENGEN_CLOCK_STATE_RUN:
    /* words of the time itself say it */
    case TENGEN_CLOCK_STATE_UP:
      return "";
    case TENGEN_CLOCK_STATE_READY:
      return _ ("not started");
    case TENGEN_CLOCK_STATE_LOW:
      return _ ("little time");
    case TENGEN_CLOCK_STATE_PAUSED:
      return _ ("stopped");
    }
  g_assert_not_reached ();
}

const char *
tengen_clock_look_class (TengenClockState state)
{
  switch (state)
    {
    case TENGEN_CLOCK_STATE_WAIT:
      return "wait";
    case TENGEN_CLOCK_STATE_READY:
      return "ready";
    case TENGEN_CLOCK_STATE_RUN:
      return "run";
    case TENGEN_CLOCK_STATE_LOW:
      return "low";
    case TENGEN_CLOCK_STATE_PAUSED:
      return "paused";
    case TENGEN_CLOCK_STATE_UP:
      return "up";
    }
  g_assert_not_reached ();
}

char *
tengen_clock_look_dots (const TengenClock *now, TengenSeat seat)
{
  const TengenClockTime *time;
  GString *dots = g_string_new (NULL);
  int left;

  g_return_val_if_fail (now != NULL, NULL);

  time = &now->setting.seats[seat];
  left = now->seats[seat].is_up ? 0 : now->seats[seat].n;
  if (time->kind == TENGEN_CLOCK_JAPANESE && time->n > 1 &&
      time->n <= MOST_DOTS)
    for (int i = 0; i < time->n; i++)
      g_string_append (dots, i < left ? "●" : "○");
  return g_string_free (dots, FALSE);
}

static gint64
get_whole (const TengenClock *now, TengenSeat seat)
{
  const TengenClockTime *time = &now->setting.seats[seat];

  return now->seats[seat].in_period || time->main_us == 0 ? time->period_us
                                                          : time->main_us;
}

double
tengen_clock_look_part (const TengenClock *now, TengenSeat seat)
{
  gint64 whole;

  g_return_val_if_fail (now != NULL, 0);

  whole = get_whole (now, seat);
  if (whole <= 0)
    return 0;
  return CLAMP (
      (double) tengen_clock_get_shown (now, seat) / (double) whole, 0, 1);
}

/* --- Who --- */

/* The name, or NULL. */
static char *
find_name (TengenSession *session, TengenSeat seat)
{
  const TengenPosition *position = tengen_session_get_position (session);

  return tengen_words_player (position,
                              tengen_position_get_stone (position, seat));
}

char *
tengen_clock_look_name (TengenSession *session, TengenSeat seat)
{
  const TengenPosition *position;
  g_autofree char *name = NULL;

  g_return_val_if_fail (TENGEN_IS_SESSION (session), NULL);

  position = tengen_session_get_position (session);
  name = find_name (session, seat);
  return name != NULL
             ? g_steal_pointer (&name)
             : tengen_words_stone (tengen_position_get_stone (position, seat));
}

/* The same as a form of address: 花子さん. */
static char *
find_address (TengenSession *session, TengenSeat seat)
{
  const char *name;

  name = find_name (session, seat);
  return name != NULL
             /* TRANSLATORS: a person who is addressed, by name */
             ? g_strdup_printf (tengen_words_context ("address", "%s"), name)
             : tengen_clock_look_name (session, seat);
}

static TengenSeat
find_seat (const TengenClock *now)
{
  if (now->seats[TENGEN_SEAT_FIRST].is_up)
    return TENGEN_SEAT_FIRST;
  if (now->seats[TENGEN_SEAT_SECOND].is_up)
    return TENGEN_SEAT_SECOND;
  return now->turn != TENGEN_SEAT_NONE ? now->turn : TENGEN_SEAT_FIRST;
}

/* The last ten seconds are only counted. */
static char *
warn_seconds (const char *who, int seconds)
{
  return seconds <= -10 ? tengen_words_clock_left (who, -seconds) : NULL;
}

char *
tengen_clock_look_warning (TengenSession *session,
                           TengenClockWarning warning,
                           int seconds)
{
  TengenClock now;
  TengenSeat seat;
  g_autofree char *who = NULL;

  g_return_val_if_fail (TENGEN_IS_SESSION (session), NULL);

  tengen_session_get_clock (session, &now);
  seat = find_seat (&now);
  who = find_address (session, seat);
  switch (warning)
    {
    case TENGEN_CLOCK_WARNING_BYOYOMI:
      return tengen_words_clock_byoyomi (who, &now, seat);
    case TENGEN_CLOCK_WARNING_PERIOD:
      return tengen_words_clock_periods (who, seconds);
    case TENGEN_CLOCK_WARNING_SECONDS:
      return warn_seconds (who, seconds);
    case TENGEN_CLOCK_WARNING_UP:
      return tengen_words_clock_up (who);
    case TENGEN_CLOCK_WARNING_AWAY:
      return g_strdup (tengen_words_clock_away ());
    }
  g_assert_not_reached ();
}
