/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-room-play: a game at a table, its time less the way of the messages
 */
#include "tengen-room-play.h"

#define LAG_US (TENGEN_CLOCK_SECOND / 5)

static TengenRoomPlay *
begin (const char *clock)
{
  g_autoptr (TengenGameSetup) setup =
      tengen_game_setup_new (tengen_go_rules_find ("pure"), 5);
  TengenRoomPlay *play;

  tengen_clock_setting_decode (clock, &setup->clock);
  play = tengen_room_play_new (tengen_game_new (setup));
  tengen_room_play_start (play);
  return play;
}

static void
tap (TengenRoomPlay *play, TengenSeat seat, TengenPoint point)
{
  g_assert_cmpint (
      tengen_room_play_tap (play, seat, point), ==, TENGEN_ROOM_PLAY_DONE);
}

static gint64
get_used (TengenRoomPlay *play, TengenSeat seat)
{
  TengenClock clock;

  tengen_session_get_clock (tengen_room_play_get_session (play), &clock);
  return clock.seats[seat].used_us;
}

/* A turn of a player with a long way begins later, and no time goes back. */
static void
test_lag (void)
{
  g_autoptr (TengenRoomPlay) play = begin ("absolute 60");

  tengen_room_play_set_lag (play, TENGEN_SEAT_SECOND, LAG_US);
  tap (play, TENGEN_SEAT_FIRST, 12);
  g_usleep (LAG_US / 2);
  g_assert_cmpint (get_used (play, TENGEN_SEAT_SECOND), <, 1000);
  g_usleep (LAG_US);
  tap (play, TENGEN_SEAT_SECOND, 13);
  g_assert_cmpint (get_used (play, TENGEN_SEAT_SECOND), >=, LAG_US / 2 - 1000);
  g_assert_cmpint (get_used (play, TENGEN_SEAT_SECOND), <, LAG_US);
  /* the other has none */
  g_usleep (LAG_US / 4);
  g_assert_cmpint (get_used (play, TENGEN_SEAT_FIRST), >=, LAG_US / 4);
}

static void
test_most_lag (void)
{
  g_autoptr (TengenRoomPlay) play = begin ("absolute 1");

  /* a second, whatever is said: the flag falls after two */
  tengen_room_play_set_lag (
      play, TENGEN_SEAT_SECOND, 3600 * TENGEN_CLOCK_SECOND);
  tap (play, TENGEN_SEAT_FIRST, 12);
  gint64 began = g_get_monotonic_time ();
  while (tengen_position_get_phase (tengen_room_play_get_position (play)) !=
         TENGEN_PHASE_OVER)
    g_main_context_iteration (NULL, TRUE);
  gint64 took = g_get_monotonic_time () - began;
  g_assert_cmpint (took, >=, 19 * TENGEN_CLOCK_SECOND / 10);
  g_assert_cmpint (took, <, 3 * TENGEN_CLOCK_SECOND);
}

static gboolean
has_act (TengenRoomPlay *play, TengenSeat seat, const char *act)
{
  g_autoptr (GPtrArray) acts = tengen_room_play_list_acts (play, seat, TRUE);

  return g_ptr_array_find_with_equal_func (acts, act, g_str_equal, NULL);
}

/* What can be done and is done: from the first stone to the result. */
static void
test_acts (void)
{
  g_autoptr (TengenRoomPlay) play = begin ("none");

  g_assert_true (has_act (play, TENGEN_SEAT_FIRST, "pass"));
  g_assert_false (has_act (play, TENGEN_SEAT_SECOND, "pass"));
  g_assert_true (has_act (play, TENGEN_SEAT_SECOND, "resign"));
  g_assert_cmpint (tengen_room_play_tap (play, TENGEN_SEAT_SECOND, 3),
                   ==,
                   TENGEN_ROOM_PLAY_NOT_NOW);
  tap (play, TENGEN_SEAT_FIRST, 12);
  g_assert_cmpint (tengen_room_play_tap (play, TENGEN_SEAT_SECOND, 12),
                   ==,
                   TENGEN_ROOM_PLAY_REFUSED);
  g_assert_cmpint (
      tengen_room_play_get_reason (play)->code, ==, TENGEN_REASON_OCCUPIED);
  for (int seat = TENGEN_SEAT_SECOND; seat >= TENGEN_SEAT_FIRST; seat--)
    g_assert_cmpint (tengen_room_play_act (play, (TengenSeat) seat, "pass"),
                     ==,
                     TENGEN_ROOM_PLAY_DONE);
  g_assert_true (has_act (play, TENGEN_SEAT_FIRST, "resume"));
  g_assert_false (tengen_room_play_can_tap (play, TENGEN_SEAT_FIRST));
  while (!has_act (play, TENGEN_SEAT_FIRST, "agree"))
    g_main_context_iteration (NULL, TRUE);
  for (int seat = TENGEN_SEAT_FIRST; seat <= TENGEN_SEAT_SECOND; seat++)
    g_assert_cmpint (tengen_room_play_act (play, (TengenSeat) seat, "agree"),
                     ==,
                     TENGEN_ROOM_PLAY_DONE);
  g_assert_cmpint (
      tengen_position_get_phase (tengen_room_play_get_position (play)),
      ==,
      TENGEN_PHASE_OVER);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/room-play/lag", test_lag);
  g_test_add_func ("/room-play/most-lag", test_most_lag);
  g_test_add_func ("/room-play/acts", test_acts);
  return g_test_run ();
}
