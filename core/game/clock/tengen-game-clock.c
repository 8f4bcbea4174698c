/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-game-clock: time that passes, turns that end
 *
 * Shape: time goes from the seat whose clock runs, main time first; what it
 *        cannot pay is idle. What a move gives back is given when its turn
 *        ends, so that a seat that waits shows what its next turn begins with.
 */
#include "tengen-game-clock-private.h"

static const TengenClockTime *
get_time (const TengenClock *self, TengenSeat seat)
{
  return &self->setting.seats[seat];
}

/* The room's clock with seconds for each turn and nothing else. */
static gboolean
is_by_turns (const TengenClockTime *time)
{
  return time->kind == TENGEN_CLOCK_ROOM && time->main_us == 0;
}

static gint64
get_periods (const TengenClockTime *time, const TengenClockSeat *seat)
{
  return seat->n > 0 ? seat->period_us + (seat->n - 1) * time->period_us : 0;
}

gint64
tengen_clock_get_left (const TengenClock *self, TengenSeat seat)
{
  const TengenClockTime *time;
  const TengenClockSeat *state;

  g_return_val_if_fail (self != NULL && seat <= TENGEN_SEAT_SECOND, 0);

  time = get_time (self, seat);
  state = &self->seats[seat];
  switch (time->kind)
    {
    case TENGEN_CLOCK_NONE:
      return 0;
    case TENGEN_CLOCK_ABSOLUTE:
    case TENGEN_CLOCK_FISCHER:
    case TENGEN_CLOCK_BRONSTEIN:
      return state->main_us;
    case TENGEN_CLOCK_ROOM:
      return is_by_turns (time) ? state->period_us : state->main_us;
    case TENGEN_CLOCK_JAPANESE:
      return state->main_us + get_periods (time, state);
    case TENGEN_CLOCK_CANADIAN:
      return state->main_us + state->period_us;
    }
  g_return_val_if_reached (0);
}

gint64
tengen_clock_get_shown (const TengenClock *self, TengenSeat seat)
{
  const TengenClockTime *time;
  const TengenClockSeat *state;

  g_return_val_if_fail (self != NULL && seat <= TENGEN_SEAT_SECOND, 0);

  time = get_time (self, seat);
  state = &self->seats[seat];
  if (is_by_turns (time))
    return state->period_us;
  if ((time->kind == TENGEN_CLOCK_JAPANESE ||
       time->kind == TENGEN_CLOCK_CANADIAN) &&
      state->in_period)
    return state->period_us;
  return state->main_us;
}

/* Whether byoyomi runs, of a seat whose time has just become less or more. */
static gboolean
is_in_period (const TengenClockTime *time, const TengenClockSeat *seat)
{
  switch (time->kind)
    {
    case TENGEN_CLOCK_ROOM:
      return time->main_us == 0 || seat->main_us < time->period_us;
    case TENGEN_CLOCK_JAPANESE:
    case TENGEN_CLOCK_CANADIAN:
      return seat->main_us == 0;
    case TENGEN_CLOCK_NONE:
    case TENGEN_CLOCK_ABSOLUTE:
    case TENGEN_CLOCK_FISCHER:
    case TENGEN_CLOCK_BRONSTEIN:
      return FALSE;
    }
  g_return_val_if_reached (FALSE);
}

void
tengen_clock_init (TengenClock *self, const TengenClockSetting *setting)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (tengen_clock_setting_is_valid (setting));

  *self = (TengenClock){ .setting = *setting };
  for (int i = TENGEN_SEAT_FIRST; i <= TENGEN_SEAT_SECOND; i++)
    {
      const TengenClockTime *time = &setting->seats[i];
      TengenClockSeat *seat = &self->seats[i];

      seat->main_us = time->main_us;
      seat->n = time->n;
      if (is_by_turns (time) || time->n > 0)
        seat->period_us = time->period_us;
      seat->in_period = is_in_period (time, seat);
    }
}

gboolean
tengen_clock_is_running (const TengenClock *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->started && !self->paused && self->turn != TENGEN_SEAT_NONE &&
         get_time (self, self->turn)->kind != TENGEN_CLOCK_NONE &&
         !self->seats[self->turn].is_up;
}

/* Takes time from the periods, several of them if it is much. */
static void
use_periods (const TengenClockTime *time, TengenClockSeat *seat, gint64 us)
{
  gint64 left = get_periods (time, seat) - us;

  seat->n = (int) ((left + time->period_us - 1) / time->period_us);
  seat->period_us = seat->n > 0 ? left - (seat->n - 1) * time->period_us : 0;
}

/* Takes time from a seat that has so much. */
static void
use_time (const TengenClockTime *time, TengenClockSeat *seat, gint64 us)
{
  gint64 of_main = MIN (us, seat->main_us);
  gint64 rest = us - of_main;

  seat->main_us -= of_main;
  if (rest > 0 && time->kind == TENGEN_CLOCK_JAPANESE)
    use_periods (time, seat, rest);
  else
    seat->period_us -= rest;
  seat->in_period = seat->in_period || is_in_period (time, seat);
  seat->used_us += us;
}

void
tengen_clock_advance (TengenClock *self, gint64 us)
{
  gint64 used = 0;

  g_return_if_fail (self != NULL && us >= 0);

  us = MIN (us, G_MAXINT64 - self->elapsed_us);
  if (tengen_clock_is_running (self))
    {
      used = MIN (us, tengen_clock_get_left (self, self->turn));
      use_time (get_time (self, self->turn), &self->seats[self->turn], used);
      self->seats[self->turn].is_up =
          tengen_clock_get_left (self, self->turn) == 0;
    }
  self->turn_us += used;
  self->elapsed_us += us;
  self->idle_us += us - used;
}

/* What a seat gets for a move. */
static void
end_turn (const TengenClockTime *time, TengenClockSeat *seat, gint64 turn_us)
{
  switch (time->kind)
    {
    case TENGEN_CLOCK_NONE:
    case TENGEN_CLOCK_ABSOLUTE:
      break;
    case TENGEN_CLOCK_ROOM:
      if (is_by_turns (time))
        seat->period_us = time->period_us;
      else if (seat->in_period)
        seat->main_us = MAX (seat->main_us, time->period_us);
      break;
    case TENGEN_CLOCK_JAPANESE:
      seat->period_us = seat->n > 0 ? time->period_us : 0;
      break;
    case TENGEN_CLOCK_CANADIAN:
      if (seat->in_period && --seat->n == 0)
        {
          seat->n = time->n;
          seat->period_us = time->period_us;
        }
      break;
    case TENGEN_CLOCK_FISCHER:
      seat->main_us =
          MIN (seat->main_us + time->period_us, TENGEN_CLOCK_MAX_US);
      break;
    case TENGEN_CLOCK_BRONSTEIN:
      seat->main_us = MIN (seat->main_us + MIN (turn_us, time->period_us),
                           TENGEN_CLOCK_MAX_US);
      break;
    }
}

void
tengen_clock_set_turn (TengenClock *self, TengenSeat seat, gboolean moved)
{
  g_return_if_fail (self != NULL && seat <= TENGEN_SEAT_SECOND);

  if (seat == self->turn && !moved)
    return;
  if (moved && self->turn != TENGEN_SEAT_NONE)
    {
      TengenClockSeat *ended = &self->seats[self->turn];

      self->started = TRUE;
      ended->n_turns++;
      if (!ended->is_up)
        end_turn (get_time (self, self->turn), ended, self->turn_us);
    }
  self->turn = seat;
  self->turn_us = 0;
}

void
tengen_clock_start (TengenClock *self)
{
  g_return_if_fail (self != NULL);

  self->started = TRUE;
  self->paused = FALSE;
}

void
tengen_clock_pause (TengenClock *self)
{
  g_return_if_fail (self != NULL);

  self->paused = TRUE;
}

void
tengen_clock_add (TengenClock *self, TengenSeat seat, gint64 us)
{
  const TengenClockTime *time;
  TengenClockSeat *state;
  gint64 *added;

  g_return_if_fail (self != NULL && us >= 0);
  g_return_if_fail (seat == TENGEN_SEAT_FIRST || seat == TENGEN_SEAT_SECOND);

  time = get_time (self, seat);
  state = &self->seats[seat];
  if (time->kind == TENGEN_CLOCK_NONE || us == 0)
    return;
  added = is_by_turns (time) ? &state->period_us : &state->main_us;
  *added += MIN (us, TENGEN_CLOCK_MAX_US - *added);
  state->in_period = is_in_period (time, state);
  state->is_up = FALSE;
}

void
tengen_clock_set_left (
    TengenClock *self, TengenSeat seat, gint64 main_us, gint64 period_us, int n)
{
  const TengenClockTime *time = get_time (self, seat);
  TengenClockSeat *state = &self->seats[seat];
  gboolean has_period = is_by_turns (time) || time->n > 0;

  state->main_us = CLAMP (main_us, 0, TENGEN_CLOCK_MAX_US);
  state->period_us = has_period ? CLAMP (period_us, 0, time->period_us) : 0;
  state->n = CLAMP (n, MIN (time->n, 1), time->n);
  state->in_period =
      is_in_period (time, state) ||
      (time->kind == TENGEN_CLOCK_ROOM && state->main_us == time->period_us);
  state->is_up = tengen_clock_get_left (self, seat) == 0;
}
