/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-room-pulse: beats, the smallest way there and back, silence
 */
#include "tengen-room-pulse.h"

#define S G_USEC_PER_SEC

static void
test_round (void)
{
  TengenRoomPulse pulse = tengen_room_pulse_make (100 * S);
  g_assert_cmpint (tengen_room_pulse_get_round_us (&pulse, 100 * S), ==, 0);
  tengen_room_pulse_add (&pulse, 30000, 102 * S);
  tengen_room_pulse_add (&pulse, 5000, 104 * S);
  tengen_room_pulse_add (&pulse, 9000, 104 * S);
  tengen_room_pulse_add (&pulse, 20000, 120 * S);
  g_assert_cmpint (tengen_room_pulse_get_round_us (&pulse, 121 * S), ==, 5000);
  g_assert_cmpint (tengen_room_pulse_get_round_us (&pulse, 133 * S), ==, 5000);
  g_assert_cmpint (tengen_room_pulse_get_round_us (&pulse, 135 * S), ==, 20000);
  g_assert_cmpint (tengen_room_pulse_get_round_us (&pulse, 200 * S), ==, 0);
  /* the place of 104 s is used again */
  tengen_room_pulse_add (&pulse, 40000, 134 * S);
  tengen_room_pulse_add (&pulse, 50000, 134 * S);
  g_assert_cmpint (tengen_room_pulse_get_round_us (&pulse, 151 * S), ==, 40000);
}

static void
test_beats (void)
{
  TengenRoomPulse pulse = tengen_room_pulse_make (0);
  int n = 0;
  for (gint64 now = 0; now <= 20 * S; now += S / 2)
    n += tengen_room_pulse_is_due (&pulse, now);
  g_assert_cmpint (n, ==, 10);
}

static void
test_silence (void)
{
  TengenRoomPulse pulse = tengen_room_pulse_make (0);
  g_assert_false (tengen_room_pulse_is_broken (&pulse, 6 * S));
  g_assert_true (tengen_room_pulse_is_broken (&pulse, 6 * S + 1));
  g_assert_false (tengen_room_pulse_is_gone (&pulse, 10 * S));
  g_assert_true (tengen_room_pulse_is_gone (&pulse, 10 * S + 1));
  pulse.heard_us = 10 * S;
  g_assert_false (tengen_room_pulse_is_broken (&pulse, 11 * S));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/room-pulse/round", test_round);
  g_test_add_func ("/room-pulse/beats", test_beats);
  g_test_add_func ("/room-pulse/silence", test_silence);
  return g_test_run ();
}
