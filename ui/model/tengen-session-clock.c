/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-session-clock: looks at the clock when its face changes
 *
 * Shape: the game's clock stands as after the last command; what is shown is a
 *        copy advanced by the time elapsed since then. One timer, only while
 *        the clock runs, set to the next change of the face; every command
 *        looks first, so that no player moves after the time is up.
 */
#include "tengen-session-private.h"

#include <time.h>

/* A longer gap between two looks is charged to neither player. */
#define GAP_US (5 * TENGEN_CLOCK_SECOND)

/* How often a line is written. */
#define TICK_US (10 * TENGEN_CLOCK_SECOND)

/* Below this tenths are shown. */
#define TENTHS_US (10 * TENGEN_CLOCK_SECOND)

/* A longer period is counted in its last minute, by what is left. */
#define COUNTED_US (60 * TENGEN_CLOCK_SECOND)

/* Time. */

/* With the time that the machine was suspended, where the system tells it: a
 * sleep is a gap like any other. Nothing here follows the wall clock. */
static gint64
read_system (void)
{
#ifdef CLOCK_BOOTTIME
  struct timespec time;

  if (clock_gettime (CLOCK_BOOTTIME, &time) == 0)
    return time.tv_sec * TENGEN_CLOCK_SECOND + time.tv_nsec / 1000;
#endif
  return g_get_monotonic_time ();
}

static gint64
read_now (TengenSession *self)
{
  const TengenSessionTime *time = tengen_session_get_time (self);

  return time->now != NULL ? time->now (time->data) : read_system ();
}

static const TengenClock *
get_clock (TengenSession *self)
{
  return tengen_game_get_clock (tengen_session_get_game (self));
}

gboolean
tengen_session_has_clock (TengenSession *self)
{
  g_return_val_if_fail (TENGEN_IS_SESSION (self), FALSE);

  return get_clock (self) != NULL;
}

static gboolean
is_running (TengenSession *self)
{
  const TengenClock *clock = get_clock (self);

  return clock != NULL && tengen_clock_is_running (clock);
}

/* Whether the last look is so long ago that neither player is charged. */
static gboolean
was_away (TengenSession *self)
{
  return is_running (self) &&
         read_now (self) - tengen_session_get_time (self)->seen_us > GAP_US;
}

gint64
tengen_session_get_since (TengenSession *self)
{
  const TengenSessionTime *time = tengen_session_get_time (self);
  gint64 until = was_away (self) ? time->seen_us : read_now (self);

  return MAX (until - time->sent_us, 0);
}

void
tengen_session_note_time (TengenSession *self)
{
  TengenSessionTime *time = tengen_session_get_time (self);

  time->sent_us = time->seen_us = read_now (self);
}

void
tengen_session_get_clock (TengenSession *self, TengenClock *now)
{
  g_return_if_fail (TENGEN_IS_SESSION (self) && now != NULL);

  *now = (TengenClock){ 0 };
  if (!tengen_session_has_clock (self))
    return;
  *now = *get_clock (self);
  tengen_clock_advance (now, tengen_session_get_since (self));
}

/* What is counted aloud. */

/* What is counted of a turn: seconds used, or those left, negated. */
typedef struct
{
  gboolean of_period;
  int n;
  int length;
  int number;
} Count;

/* Of a turn to which time was added nothing counts before its period. */
static void
count_period (const TengenClockTime *time, gint64 shown, Count *count)
{
  gint64 used = MAX (time->period_us - shown, 0);

  count->length = (int) (time->period_us / TENGEN_CLOCK_SECOND);
  count->number = (int) (used / TENGEN_CLOCK_SECOND);
}

/* Nothing is counted of a main time behind which byoyomi comes. */
static void
get_count (const TengenClock *clock, Count *count)
{
  const TengenClockTime *time = &clock->setting.seats[clock->turn];
  const TengenClockSeat *seat = &clock->seats[clock->turn];
  gint64 shown = tengen_clock_get_shown (clock, clock->turn);
  gboolean has_byoyomi = time->kind == TENGEN_CLOCK_ROOM ||
                         time->kind == TENGEN_CLOCK_JAPANESE ||
                         time->kind == TENGEN_CLOCK_CANADIAN;

  *count = (Count){ .of_period = seat->in_period, .n = seat->n };
  if (seat->in_period && time->period_us <= COUNTED_US)
    count_period (time, shown, count);
  else if (seat->in_period || !has_byoyomi)
    count->number =
        -(int) ((shown + TENGEN_CLOCK_SECOND - 1) / TENGEN_CLOCK_SECOND);
}

static gboolean
is_said (const Count *count, int number)
{
  if (number > 0)
    return number < count->length &&
           (number % 10 == 0 || number > count->length - 10);
  return number < 0 &&
         (number >= -10 || number == -20 || number == -30 || number == -60);
}

/* The newest number since the last look; a period that has just begun is
 * counted from its beginning. */
static int
find_number (const TengenClock *before, const TengenClock *now)
{
  Count old, new;
  int number;

  get_count (before, &old);
  get_count (now, &new);
  if (old.of_period != new.of_period || old.n != new.n)
    old.number = new.length > 0 ? 0 : new.number;
  for (number = new.number; number > old.number; number--)
    if (is_said (&new, number))
      return number;
  return 0;
}

/* Tells of byoyomi, of periods used up, of seconds. */
static void
warn_of_turn (TengenSession *self,
              const TengenClock *before,
              const TengenClock *now)
{
  const TengenClockTime *time = &now->setting.seats[now->turn];
  const TengenClockSeat *old = &before->seats[now->turn];
  const TengenClockSeat *seat = &now->seats[now->turn];
  int number = find_number (before, now);

  if (seat->in_period && !old->in_period)
    tengen_session_emit_warning (self,
                                 TENGEN_CLOCK_WARNING_BYOYOMI,
                                 (int) (time->period_us / TENGEN_CLOCK_SECOND));
  if (time->kind == TENGEN_CLOCK_JAPANESE && seat->n < old->n && seat->n > 0)
    tengen_session_emit_warning (self, TENGEN_CLOCK_WARNING_PERIOD, seat->n);
  if (seat->is_up)
    tengen_session_emit_warning (self, TENGEN_CLOCK_WARNING_UP, 0);
  else if (number != 0)
    tengen_session_emit_warning (self, TENGEN_CLOCK_WARNING_SECONDS, number);
}

static void
warn (TengenSession *self, const TengenClock *now)
{
  TengenSessionTime *time = tengen_session_get_time (self);
  TengenClock before = time->told;

  time->told = *now;
  if (before.turn == now->turn && now->turn != TENGEN_SEAT_NONE &&
      before.seats[now->turn].n_turns == now->seats[now->turn].n_turns &&
      !before.seats[now->turn].is_up)
    warn_of_turn (self, &before, now);
}

/* The timer. */

static gboolean
look_cb (gpointer data)
{
  TengenSession *self = TENGEN_SESSION (data);

  tengen_session_get_time (self)->source = 0;
  tengen_session_look_at_clock (self);
  return G_SOURCE_REMOVE;
}

void
tengen_session_stop_looking (TengenSession *self)
{
  g_clear_handle_id (&tengen_session_get_time (self)->source, g_source_remove);
}

/* How long until the digits change that are rounded up. */
static gint64
get_until_change (const TengenClock *clock)
{
  gint64 shown = tengen_clock_get_shown (clock, clock->turn);
  gint64 unit =
      shown <= TENTHS_US ? TENGEN_CLOCK_SECOND / 10 : TENGEN_CLOCK_SECOND;
  gint64 until = shown % unit;

  return until > 0 ? until : unit;
}

static void
look_later (TengenSession *self)
{
  TengenSessionTime *time = tengen_session_get_time (self);
  TengenClock now;

  tengen_session_stop_looking (self);
  if (!is_running (self))
    return;
  /* also where the time has just run out: the look ends the game */
  tengen_session_get_clock (self, &now);
  time->source = g_timeout_add (
      (guint) ((get_until_change (&now) + 999) / 1000), look_cb, self);
}

/* Looks. */

static gboolean
send_clock_at (TengenSession *self, TengenClockAct act, gint64 dt_us)
{
  g_autoptr (TengenCommand) command = tengen_command_new (TENGEN_COMMAND_CLOCK);

  command->clock = act;
  return tengen_session_send_at (self, command, dt_us);
}

/* The player whose time is up loses at the end of play, whatever position is
 * shown. The last of the time and the loss are one line: a program killed
 * between two lines would leave a game with no time and no end. */
static void
end_game (TengenSession *self, TengenSeat seat)
{
  const TengenGame *game = tengen_session_get_game (self);
  gint64 since = tengen_session_get_since (self);
  g_autoptr (TengenCommand) go = tengen_command_new (TENGEN_COMMAND_GOTO);
  g_autoptr (TengenCommand) lose = tengen_command_new (TENGEN_COMMAND_ACT);

  go->node = tengen_game_get_live (game);
  if (tengen_game_get_cursor (game) != go->node)
    tengen_session_send_at (self, go, 0);
  lose->action = (TengenAction){ .kind = TENGEN_ACTION_TIME,
                                 .seat = seat,
                                 .point = TENGEN_POINT_NONE };
  tengen_session_send_at (self, lose, since);
}

/* The time during which the clock was not looked at is not charged. */
static void
come_back (TengenSession *self)
{
  send_clock_at (self, TENGEN_CLOCK_ACT_PAUSE, tengen_session_get_since (self));
  tengen_session_emit_warning (self, TENGEN_CLOCK_WARNING_AWAY, 0);
}

static void
look (TengenSession *self)
{
  TengenSessionTime *time = tengen_session_get_time (self);
  gboolean away = was_away (self);
  TengenClock now;

  tengen_session_get_clock (self, &now);
  warn (self, &now);
  if (now.turn != TENGEN_SEAT_NONE && now.seats[now.turn].is_up)
    end_game (self, now.turn);
  else if (away)
    come_back (self);
  else
    {
      time->seen_us = read_now (self);
      if (time->seen_us - time->sent_us >= TICK_US)
        send_clock_at (
            self, TENGEN_CLOCK_ACT_TICK, tengen_session_get_since (self));
    }
}

void
tengen_session_look_at_clock (TengenSession *self)
{
  TengenSessionTime *time;

  g_return_if_fail (TENGEN_IS_SESSION (self));

  time = tengen_session_get_time (self);
  if (time->looking || !is_running (self))
    return;
  time->looking = TRUE;
  g_object_ref (self);
  look (self);
  time->looking = FALSE;
  tengen_session_settle_time (self);
  g_object_unref (self);
}

void
tengen_session_settle_time (TengenSession *self)
{
  TengenClock now;

  if (tengen_session_get_time (self)->looking ||
      !tengen_session_has_clock (self))
    return;
  /* time went by since the look before the command */
  tengen_session_get_clock (self, &now);
  warn (self, &now);
  look_later (self);
  tengen_session_emit_clock (self);
}

void
tengen_session_begin_time (TengenSession *self)
{
  TengenSessionTime *time = tengen_session_get_time (self);

  tengen_session_stop_looking (self);
  tengen_session_note_time (self);
  tengen_session_get_clock (self, &time->told);
  look_later (self);
}

void
tengen_session_set_time_source (TengenSession *self,
                                gint64 (*now) (gpointer data),
                                gpointer data)
{
  TengenSessionTime *time;

  g_return_if_fail (TENGEN_IS_SESSION (self));

  time = tengen_session_get_time (self);
  time->now = now;
  time->data = data;
  tengen_session_begin_time (self);
}

/* What people do with it. */

static gboolean
send_clock (TengenSession *self, TengenClockAct act, TengenSeat seat, gint64 us)
{
  g_autoptr (TengenCommand) command = tengen_command_new (TENGEN_COMMAND_CLOCK);

  command->clock = act;
  command->seat = seat;
  command->us = us;
  return tengen_session_send (self, command);
}

gboolean
tengen_session_pause_clock (TengenSession *self)
{
  g_return_val_if_fail (TENGEN_IS_SESSION (self), FALSE);

  tengen_session_look_at_clock (self);
  if (!tengen_session_has_clock (self) || get_clock (self)->paused)
    return FALSE;
  return send_clock (self, TENGEN_CLOCK_ACT_PAUSE, TENGEN_SEAT_NONE, 0);
}

gboolean
tengen_session_start_clock (TengenSession *self)
{
  const TengenClock *clock;

  g_return_val_if_fail (TENGEN_IS_SESSION (self), FALSE);

  clock = get_clock (self);
  if (clock == NULL || (clock->started && !clock->paused))
    return FALSE;
  return send_clock (self, TENGEN_CLOCK_ACT_START, TENGEN_SEAT_NONE, 0);
}

gboolean
tengen_session_add_time (TengenSession *self, TengenSeat seat, gint64 us)
{
  g_return_val_if_fail (TENGEN_IS_SESSION (self), FALSE);
  g_return_val_if_fail (us >= 0 && us <= TENGEN_CLOCK_MAX_US, FALSE);

  if (!tengen_session_has_clock (self) || seat == TENGEN_SEAT_NONE)
    return FALSE;
  return send_clock (self, TENGEN_CLOCK_ACT_ADD, seat, us);
}

gboolean
tengen_session_end_turn (TengenSession *self, TengenSeat seat)
{
  g_return_val_if_fail (TENGEN_IS_SESSION (self), FALSE);

  if (!tengen_session_has_clock (self) || seat == TENGEN_SEAT_NONE ||
      get_clock (self)->turn != seat)
    return FALSE;
  return send_clock (self, TENGEN_CLOCK_ACT_TURN, seat, 0);
}

void
tengen_session_pause_restored (TengenSession *self)
{
  g_return_if_fail (TENGEN_IS_SESSION (self));

  if (is_running (self))
    send_clock_at (self, TENGEN_CLOCK_ACT_PAUSE, 0);
}
