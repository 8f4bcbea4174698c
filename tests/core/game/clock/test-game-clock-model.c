/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-game-clock-model: the clock beside a slow one
 *
 * What:  random games of every way to keep time; the slow clock knows nothing
 *        but what happens in one tenth of a second and when a turn ends, and
 *        must agree with each reading.
 * Shape: whatever happens, nothing is negative, and all time is used by a seat
 *        or idle.
 */
#include "tengen-game-clock.h"

#define TENTH (TENGEN_CLOCK_SECOND / 10)
#define DAY (24 * 3600 * 10)

/* One person's slow clock: heaps of tenths. */
typedef struct
{
  int main;
  int now;
  int periods;
  int moves;
  gboolean byoyomi;
  gboolean lost;
  int used;
  int turns;
} Person;

typedef struct
{
  Person persons[3];
  int whose;
  int in_turn;
  gboolean begun;
  gboolean stopped;
  int idle;
} Slow;

/* The same game on both clocks. */
typedef struct
{
  TengenClockSetting setting;
  TengenClock clock;
  Slow slow;
} Pair;

static int
tenths (gint64 us)
{
  return (int) (us / TENTH);
}

/* The slow clock. */

static void
set_person (Person *person, const TengenClockTime *time)
{
  person->main = tenths (time->main_us);
  if (time->kind == TENGEN_CLOCK_JAPANESE)
    {
      person->periods = time->n;
      person->now = tenths (time->period_us);
    }
  if (time->kind == TENGEN_CLOCK_CANADIAN)
    {
      person->moves = time->n;
      person->now = tenths (time->period_us);
    }
  if (time->kind == TENGEN_CLOCK_ROOM && time->main_us == 0)
    person->main = tenths (time->period_us);
  person->byoyomi = time->kind == TENGEN_CLOCK_ROOM
                        ? time->main_us < time->period_us
                        : time->n > 0 && time->main_us == 0;
}

static void
burn_period (Person *person, const TengenClockTime *time)
{
  if (--person->now > 0)
    return;
  if (time->kind == TENGEN_CLOCK_CANADIAN || --person->periods == 0)
    person->lost = TRUE;
  else
    person->now = tenths (time->period_us);
}

/* One tenth of a second of one who thinks. */
static void
burn (Person *person, const TengenClockTime *time)
{
  gboolean has_more = time->kind == TENGEN_CLOCK_CANADIAN ? person->now > 0
                                                          : person->periods > 0;

  person->used++;
  if (person->main == 0)
    {
      burn_period (person, time);
      return;
    }
  person->main--;
  if (time->kind == TENGEN_CLOCK_ROOM)
    person->byoyomi |= person->main < tenths (time->period_us);
  else if (time->n > 0)
    person->byoyomi |= person->main == 0;
  person->lost = person->main == 0 && !has_more;
}

static void
pass_tenth (Slow *slow, const TengenClockSetting *setting)
{
  Person *person = &slow->persons[slow->whose];

  if (slow->whose == 0 || !slow->begun || slow->stopped || person->lost)
    {
      slow->idle++;
      return;
    }
  slow->in_turn++;
  burn (person, &setting->seats[slow->whose]);
}

static void
reward (Person *person, const TengenClockTime *time, int in_turn)
{
  int period = tenths (time->period_us);

  if (time->kind == TENGEN_CLOCK_ROOM && time->main_us == 0)
    person->main = period;
  else if (time->kind == TENGEN_CLOCK_ROOM && person->byoyomi &&
           person->main < period)
    person->main = period;
  else if (time->kind == TENGEN_CLOCK_JAPANESE && person->periods > 0)
    person->now = period;
  else if (time->kind == TENGEN_CLOCK_CANADIAN && person->byoyomi)
    {
      person->moves--;
      if (person->moves == 0)
        {
          person->moves = time->n;
          person->now = period;
        }
    }
  else if (time->kind == TENGEN_CLOCK_FISCHER)
    person->main = MIN (person->main + period, DAY);
  else if (time->kind == TENGEN_CLOCK_BRONSTEIN)
    person->main = MIN (person->main + MIN (in_turn, period), DAY);
}

static void
hand_over (Slow *slow,
           const TengenClockSetting *setting,
           int whose,
           gboolean moved)
{
  Person *person = &slow->persons[slow->whose];

  if (!moved && whose == slow->whose)
    return;
  if (moved && slow->whose != 0)
    {
      slow->begun = TRUE;
      person->turns++;
      if (!person->lost)
        reward (person, &setting->seats[slow->whose], slow->in_turn);
    }
  slow->whose = whose;
  slow->in_turn = 0;
}

static void
give (Person *person, const TengenClockTime *time, int more)
{
  if (more == 0)
    return;
  person->main = MIN (person->main + more, DAY);
  person->lost = FALSE;
  if (time->kind != TENGEN_CLOCK_ROOM)
    person->byoyomi = FALSE;
  else if (time->main_us > 0)
    person->byoyomi = person->main < tenths (time->period_us);
}

/* Both. */

static int
get_all (const Person *person, const TengenClockTime *time)
{
  if (person->lost)
    return 0;
  if (time->kind == TENGEN_CLOCK_JAPANESE && person->periods > 0)
    return person->main + person->now +
           (person->periods - 1) * tenths (time->period_us);
  return person->main + (time->n > 0 ? person->now : 0);
}

static void
check_seat (const Pair *pair, int i)
{
  const TengenClockTime *time = &pair->setting.seats[i];
  const TengenClockSeat *seat = &pair->clock.seats[i];
  const Person *person = &pair->slow.persons[i];
  gint64 shown = tengen_clock_get_shown (&pair->clock, (TengenSeat) i);

  g_assert_cmpint (seat->main_us, >=, 0);
  g_assert_cmpint (seat->main_us, <=, TENGEN_CLOCK_MAX_US);
  g_assert_cmpint (seat->period_us, >=, 0);
  g_assert_cmpint (tengen_clock_get_left (&pair->clock, (TengenSeat) i),
                   ==,
                   get_all (person, time) * TENTH);
  g_assert_cmpint (seat->is_up, ==, person->lost);
  g_assert_cmpint (seat->in_period, ==, person->byoyomi);
  g_assert_cmpint (seat->used_us, ==, person->used * TENTH);
  g_assert_cmpuint (seat->n_turns, ==, (guint) person->turns);
  if (time->n > 0)
    g_assert_cmpint (seat->n,
                     ==,
                     time->kind == TENGEN_CLOCK_JAPANESE ? person->periods
                                                         : person->moves);
  if (!person->lost)
    g_assert_cmpint (
        shown,
        ==,
        (time->n > 0 && person->byoyomi ? person->now : person->main) * TENTH);
}

static void
check_pair (const Pair *pair)
{
  const TengenClock *clock = &pair->clock;

  check_seat (pair, 1);
  check_seat (pair, 2);
  g_assert_cmpint (clock->idle_us, ==, pair->slow.idle * TENTH);
  g_assert_cmpint (clock->turn_us, ==, pair->slow.in_turn * TENTH);
  g_assert_cmpint (clock->elapsed_us,
                   ==,
                   clock->idle_us + clock->seats[1].used_us +
                       clock->seats[2].used_us);
}

static void
pass (Pair *pair, int n)
{
  /* in slices of any length, it comes to the same */
  gint64 us = n * TENTH;
  gint64 first = us > 0 ? g_test_rand_int_range (0, (int) us) : 0;

  tengen_clock_advance (&pair->clock, first);
  tengen_clock_advance (&pair->clock, us - first);
  for (int i = 0; i < n; i++)
    pass_tenth (&pair->slow, &pair->setting);
}

static void
turn (Pair *pair, int whose, gboolean moved)
{
  tengen_clock_set_turn (&pair->clock, (TengenSeat) whose, moved);
  hand_over (&pair->slow, &pair->setting, whose, moved);
}

static void
disturb (Pair *pair, int dice)
{
  int seat = g_test_rand_int_range (1, 3);
  int more = g_test_rand_int_range (0, 50);

  if (dice == 0)
    {
      tengen_clock_pause (&pair->clock);
      pair->slow.stopped = TRUE;
    }
  else if (dice == 1)
    {
      tengen_clock_start (&pair->clock);
      pair->slow.stopped = FALSE;
      pair->slow.begun = TRUE;
    }
  else if (dice == 2)
    {
      tengen_clock_add (&pair->clock, (TengenSeat) seat, more * TENTH);
      give (&pair->slow.persons[seat], &pair->setting.seats[seat], more);
    }
  else
    turn (pair, g_test_rand_int_range (0, 3), dice == 3);
}

static TengenClockTime
make_time (void)
{
  TengenClockTime time = { 0 };

  time.kind = (TengenClockKind) g_test_rand_int_range (
      TENGEN_CLOCK_ABSOLUTE, TENGEN_CLOCK_BRONSTEIN + 1);
  time.main_us = g_test_rand_int_range (0, 4) == 0
                     ? 0
                     : g_test_rand_int_range (1, 300) * TENTH;
  if (time.main_us == 0 && (time.kind == TENGEN_CLOCK_ABSOLUTE ||
                            time.kind == TENGEN_CLOCK_FISCHER ||
                            time.kind == TENGEN_CLOCK_BRONSTEIN))
    time.main_us = 30 * TENTH;
  if (time.kind != TENGEN_CLOCK_ABSOLUTE)
    time.period_us = g_test_rand_int_range (10, 60) * TENTH;
  if (time.kind == TENGEN_CLOCK_JAPANESE || time.kind == TENGEN_CLOCK_CANADIAN)
    time.n = g_test_rand_int_range (1, 5);
  return time;
}

static void
make_pair (Pair *pair)
{
  *pair = (Pair){ 0 };
  pair->setting.seats[1] = make_time ();
  pair->setting.seats[2] =
      g_test_rand_bit () ? make_time () : pair->setting.seats[1];
  g_assert_true (tengen_clock_setting_is_valid (&pair->setting));
  tengen_clock_init (&pair->clock, &pair->setting);
  set_person (&pair->slow.persons[1], &pair->setting.seats[1]);
  set_person (&pair->slow.persons[2], &pair->setting.seats[2]);
  turn (pair, 1, FALSE);
}

static void
test_random (void)
{
  for (int game = 0; game < 10000; game++)
    {
      Pair pair;

      make_pair (&pair);
      check_pair (&pair);
      for (int i = 0; i < 24; i++)
        {
          int dice = g_test_rand_int_range (0, 30);

          pass (&pair, g_test_rand_int_range (0, dice == 0 ? 200 : 40));
          check_pair (&pair);
          if (dice < 5)
            disturb (&pair, dice);
          else
            turn (&pair, 3 - MAX (pair.slow.whose, 1), TRUE);
          check_pair (&pair);
        }
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/clock/model", test_random);
  return g_test_run ();
}
