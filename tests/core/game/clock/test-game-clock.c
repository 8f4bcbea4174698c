/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-game-clock: what is left, of every way to keep time
 */
#include "tengen-game-clock.h"

#define S TENGEN_CLOCK_SECOND

static TengenClock
make_clock (const char *text)
{
  TengenClockSetting setting;
  TengenClock clock;

  g_assert_true (tengen_clock_setting_decode (text, &setting));
  tengen_clock_init (&clock, &setting);
  tengen_clock_set_turn (&clock, TENGEN_SEAT_FIRST, FALSE);
  tengen_clock_start (&clock);
  return clock;
}

/* The first seat thinks and moves, the other answers at once. */
static void
think (TengenClock *clock, gint64 us)
{
  tengen_clock_advance (clock, us);
  tengen_clock_set_turn (clock, TENGEN_SEAT_SECOND, TRUE);
  tengen_clock_set_turn (clock, TENGEN_SEAT_FIRST, TRUE);
}

static void
check_first (const TengenClock *clock,
             gint64 main_us,
             gint64 period_us,
             int n,
             gboolean in_period)
{
  const TengenClockSeat *seat = &clock->seats[TENGEN_SEAT_FIRST];

  g_assert_cmpint (seat->main_us, ==, main_us);
  g_assert_cmpint (seat->period_us, ==, period_us);
  g_assert_cmpint (seat->n, ==, n);
  g_assert_cmpint (seat->in_period, ==, in_period);
  g_assert_cmpint (
      seat->is_up, ==, tengen_clock_get_left (clock, TENGEN_SEAT_FIRST) == 0);
}

static void
test_absolute (void)
{
  TengenClock clock = make_clock ("absolute 60");

  think (&clock, 59 * S);
  check_first (&clock, S, 0, 0, FALSE);
  tengen_clock_advance (&clock, S - 1);
  g_assert_true (tengen_clock_is_running (&clock));
  tengen_clock_advance (&clock, 1);
  check_first (&clock, 0, 0, 0, FALSE);
  g_assert_false (tengen_clock_is_running (&clock));
  tengen_clock_advance (&clock, 7 * S);
  g_assert_cmpint (clock.idle_us, ==, 7 * S);
  g_assert_cmpint (clock.seats[TENGEN_SEAT_FIRST].used_us, ==, 60 * S);
}

/* Inside the main time: a turn that comes to less than the seconds may use what
 * is left, the later ones begin with them. */
static void
test_room (void)
{
  TengenClock clock = make_clock ("room 60 20");

  think (&clock, 40 * S);
  check_first (&clock, 20 * S, 0, 0, FALSE);
  tengen_clock_advance (&clock, 1);
  check_first (&clock, 20 * S - 1, 0, 0, TRUE);
  think (&clock, 14 * S);
  check_first (&clock, 20 * S, 0, 0, TRUE);
  think (&clock, 19 * S);
  check_first (&clock, 20 * S, 0, 0, TRUE);
  think (&clock, 20 * S);
  check_first (&clock, 0, 0, 0, TRUE);
}

/* A whole game shorter than the seconds of a move: its first turn has no more
 * than the main time. */
static void
test_room_short (void)
{
  TengenClock clock = make_clock ("room 10 30");

  check_first (&clock, 10 * S, 0, 0, TRUE);
  think (&clock, 9 * S);
  check_first (&clock, 30 * S, 0, 0, TRUE);
  clock = make_clock ("room 10 30");
  tengen_clock_advance (&clock, 10 * S);
  g_assert_true (clock.seats[TENGEN_SEAT_FIRST].is_up);
}

static void
test_room_turns (void)
{
  TengenClock clock = make_clock ("room 0 30");

  check_first (&clock, 0, 30 * S, 0, TRUE);
  think (&clock, 29 * S);
  check_first (&clock, 0, 30 * S, 0, TRUE);
  tengen_clock_add (&clock, TENGEN_SEAT_FIRST, 15 * S);
  think (&clock, 44 * S);
  check_first (&clock, 0, 30 * S, 0, TRUE);
  think (&clock, 30 * S);
  check_first (&clock, 0, 0, 0, TRUE);
}

static void
test_japanese (void)
{
  TengenClock clock = make_clock ("japanese 60 30 3");

  check_first (&clock, 60 * S, 30 * S, 3, FALSE);
  think (&clock, 60 * S);
  check_first (&clock, 0, 30 * S, 3, TRUE);
  think (&clock, 29 * S);
  check_first (&clock, 0, 30 * S, 3, TRUE);
  tengen_clock_advance (&clock, 30 * S);
  check_first (&clock, 0, 30 * S, 2, TRUE);
  think (&clock, 10 * S);
  check_first (&clock, 0, 30 * S, 2, TRUE);
  think (&clock, 60 * S);
  check_first (&clock, 0, 0, 0, TRUE);
}

/* From the main time through two periods in one turn. */
static void
test_japanese_through (void)
{
  TengenClock clock = make_clock ("japanese 10 30 3");

  tengen_clock_advance (&clock, 75 * S);
  check_first (&clock, 0, 25 * S, 1, TRUE);
  g_assert_cmpint (
      tengen_clock_get_shown (&clock, TENGEN_SEAT_FIRST), ==, 25 * S);
  think (&clock, 0);
  check_first (&clock, 0, 30 * S, 1, TRUE);
  tengen_clock_add (&clock, TENGEN_SEAT_FIRST, 5 * S);
  check_first (&clock, 5 * S, 30 * S, 1, FALSE);
}

static void
test_canadian (void)
{
  TengenClock clock = make_clock ("canadian 10 60 3");

  think (&clock, 12 * S);
  check_first (&clock, 0, 58 * S, 2, TRUE);
  think (&clock, 20 * S);
  think (&clock, 37 * S);
  check_first (&clock, 0, 60 * S, 3, TRUE);
  think (&clock, 60 * S);
  check_first (&clock, 0, 0, 3, TRUE);
}

static void
test_fischer (void)
{
  TengenClock clock = make_clock ("fischer 60 10");

  think (&clock, 4 * S);
  check_first (&clock, 66 * S, 0, 0, FALSE);
  think (&clock, 66 * S);
  check_first (&clock, 0, 0, 0, FALSE);
  clock = make_clock ("fischer 86395 10");
  think (&clock, 0);
  check_first (&clock, TENGEN_CLOCK_MAX_US, 0, 0, FALSE);
}

static void
test_bronstein (void)
{
  TengenClock clock = make_clock ("bronstein 60 10");

  think (&clock, 4 * S);
  check_first (&clock, 60 * S, 0, 0, FALSE);
  think (&clock, 25 * S);
  check_first (&clock, 45 * S, 0, 0, FALSE);
  tengen_clock_advance (&clock, 45 * S);
  g_assert_true (clock.seats[TENGEN_SEAT_FIRST].is_up);
}

/* A turn that was not ended by a move gives nothing back. */
static void
test_not_moved (void)
{
  TengenClock clock = make_clock ("japanese 0 30 1");

  tengen_clock_advance (&clock, 20 * S);
  tengen_clock_set_turn (&clock, TENGEN_SEAT_FIRST, FALSE);
  g_assert_cmpint (clock.turn_us, ==, 20 * S);
  tengen_clock_set_turn (&clock, TENGEN_SEAT_SECOND, FALSE);
  g_assert_cmpint (clock.turn_us, ==, 0);
  check_first (&clock, 0, 10 * S, 1, TRUE);
  g_assert_cmpuint (clock.seats[TENGEN_SEAT_FIRST].n_turns, ==, 0);
}

static void
test_stands (void)
{
  TengenClock clock = make_clock ("absolute 60");

  tengen_clock_init (&clock, &clock.setting);
  tengen_clock_advance (&clock, S);
  tengen_clock_set_turn (&clock, TENGEN_SEAT_FIRST, FALSE);
  tengen_clock_advance (&clock, S);
  check_first (&clock, 60 * S, 0, 0, FALSE);
  tengen_clock_set_turn (&clock, TENGEN_SEAT_SECOND, TRUE);
  g_assert_true (tengen_clock_is_running (&clock));
  tengen_clock_pause (&clock);
  tengen_clock_advance (&clock, S);
  tengen_clock_start (&clock);
  tengen_clock_set_turn (&clock, TENGEN_SEAT_NONE, TRUE);
  tengen_clock_advance (&clock, S);
  g_assert_cmpint (clock.idle_us, ==, 4 * S);
  g_assert_cmpint (clock.elapsed_us, ==, 4 * S);
}

/* Each seat has its own. */
static void
test_unlike (void)
{
  TengenClock clock = make_clock ("absolute 60 / fischer 30 5");

  tengen_clock_advance (&clock, 10 * S);
  tengen_clock_set_turn (&clock, TENGEN_SEAT_SECOND, TRUE);
  tengen_clock_advance (&clock, 10 * S);
  tengen_clock_set_turn (&clock, TENGEN_SEAT_FIRST, TRUE);
  g_assert_cmpint (
      tengen_clock_get_left (&clock, TENGEN_SEAT_FIRST), ==, 50 * S);
  g_assert_cmpint (
      tengen_clock_get_left (&clock, TENGEN_SEAT_SECOND), ==, 25 * S);
}

/* Time that has run out can be added to, up to a day. */
static void
test_add (void)
{
  TengenClock clock = make_clock ("japanese 1 1 1");

  tengen_clock_advance (&clock, 9 * S);
  g_assert_true (clock.seats[TENGEN_SEAT_FIRST].is_up);
  tengen_clock_add (&clock, TENGEN_SEAT_FIRST, 60 * S);
  check_first (&clock, 60 * S, 0, 0, FALSE);
  g_assert_true (tengen_clock_is_running (&clock));
  tengen_clock_add (&clock, TENGEN_SEAT_FIRST, G_MAXINT64);
  check_first (&clock, TENGEN_CLOCK_MAX_US, 0, 0, FALSE);
  tengen_clock_advance (&clock, G_MAXINT64);
  tengen_clock_advance (&clock, G_MAXINT64);
  g_assert_cmpint (clock.elapsed_us, ==, G_MAXINT64);
  g_assert_cmpint (clock.elapsed_us,
                   ==,
                   clock.idle_us + clock.seats[TENGEN_SEAT_FIRST].used_us);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/clock/absolute", test_absolute);
  g_test_add_func ("/clock/room", test_room);
  g_test_add_func ("/clock/room-short", test_room_short);
  g_test_add_func ("/clock/room-turns", test_room_turns);
  g_test_add_func ("/clock/japanese", test_japanese);
  g_test_add_func ("/clock/japanese-through", test_japanese_through);
  g_test_add_func ("/clock/canadian", test_canadian);
  g_test_add_func ("/clock/fischer", test_fischer);
  g_test_add_func ("/clock/bronstein", test_bronstein);
  g_test_add_func ("/clock/not-moved", test_not_moved);
  g_test_add_func ("/clock/stands", test_stands);
  g_test_add_func ("/clock/unlike", test_unlike);
  g_test_add_func ("/clock/add", test_add);
  return g_test_run ();
}
