/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * game-clock: short ways to play with a clock in tests
 */
#pragma once

#include "game-play.h"

#define SECOND TENGEN_CLOCK_SECOND

/* A game on 7 x 7; the clock as tengen_clock_setting_encode() writes
 * it, the match as TNM has it, or NULL. */
static inline TengenGame *
start_timed (const char *clock, const char *match)
{
  g_autoptr (TengenGameSetup) setup =
      tengen_game_setup_new (tengen_go_rules_find ("japan"), 7);

  g_assert_true (tengen_clock_setting_decode (clock, &setup->clock));
  setup->match = g_strdup (match);
  return tengen_game_new (setup);
}

/* Does what is done after so many seconds. */
static inline TengenReasonCode
send_after (TengenGame *game, double seconds, TengenCommand *command)
{
  command->dt_us = (gint64) (seconds * SECOND);
  return send (game, command);
}

static inline TengenReasonCode
play_after (TengenGame *game, double seconds, const char *point)
{
  const TengenPosition *position = tengen_game_get_position (game);
  TengenCommand *command = tengen_command_new (TENGEN_COMMAND_ACT);
  gboolean passes = strcmp (point, "pass") == 0;

  command->action.kind = passes ? TENGEN_ACTION_PASS : TENGEN_ACTION_PLAY;
  command->action.seat = tengen_position_get_actor (position);
  command->action.stone = tengen_position_get_to_move (position);
  command->action.point = passes ? TENGEN_POINT_PASS : at (game, point);
  return send_after (game, seconds, command);
}

static inline TengenReasonCode
clock_after (TengenGame *game,
             double seconds,
             TengenClockAct act,
             TengenSeat seat,
             gint64 us)
{
  TengenCommand *command = tengen_command_new (TENGEN_COMMAND_CLOCK);

  command->clock = act;
  command->seat = seat;
  command->us = us;
  return send_after (game, seconds, command);
}

/* The clock in a line. */
static inline char *
describe_clock (const TengenGame *game)
{
  const TengenClock *clock = tengen_game_get_clock (game);
  GString *text = g_string_new (NULL);

  if (clock == NULL)
    return g_string_free (text, FALSE);
  g_string_append_printf (text,
                          "turn %d%s%s",
                          clock->turn,
                          clock->started ? "" : " stands",
                          clock->paused ? " paused" : "");
  for (int i = TENGEN_SEAT_FIRST; i <= TENGEN_SEAT_SECOND; i++)
    {
      const TengenClockSeat *seat = &clock->seats[i];

      g_string_append_printf (
          text,
          " | %g",
          (double) tengen_clock_get_shown (clock, (TengenSeat) i) / SECOND);
      if (clock->setting.seats[i].n > 0 && seat->in_period)
        g_string_append_printf (text, " x%d", seat->n);
      if (seat->is_up)
        g_string_append (text, " up");
    }
  return g_string_free (text, FALSE);
}

static inline void
check_clock (const TengenGame *game, const char *wanted)
{
  g_autofree char *text = describe_clock (game);

  g_assert_cmpstr (text, ==, wanted);
}
