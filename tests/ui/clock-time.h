/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * clock-time: a game with a clock whose time goes by as a test wishes
 */
#pragma once

#include "tengen-session-clock.h"

/* The time of the test, microseconds. */
static gint64 the_time;

static inline gint64
read_time (gpointer data)
{
  return the_time;
}

/* Lets time go by, one second or less at a time, as a program sees it. */
static inline void
pass_time (TengenSession *session, gint64 us)
{
  while (us > 0)
    {
      gint64 step = MIN (us, TENGEN_CLOCK_SECOND);

      the_time += step;
      us -= step;
      tengen_session_look_at_clock (session);
    }
}

static inline TengenSession *
make_timed_session (const TengenClockTime *time)
{
  g_autoptr (TengenGameSetup) setup =
      tengen_game_setup_new (tengen_go_rules_find ("japan"), 9);
  TengenSession *session;

  setup->black = g_strdup ("Hanako");
  setup->clock.seats[TENGEN_SEAT_FIRST] = *time;
  setup->clock.seats[TENGEN_SEAT_SECOND] = *time;
  session = tengen_session_new (tengen_game_new (setup));
  tengen_session_set_time_source (session, read_time, NULL);
  return session;
}
