/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-session-watch: two computers that play each other
 */
#include "tengen-session-watch.h"

#include "tengen-session-private.h"

gboolean
tengen_session_is_watched (TengenSession *self)
{
  g_return_val_if_fail (TENGEN_IS_SESSION (self), FALSE);

  return tengen_session_has_computer (self) &&
         tengen_game_computer_is_both (
             tengen_game_get_setup (tengen_session_get_game (self))->computers);
}

/* A clock goes while they play, and only then. */
static void
let_clock (TengenSession *self, gboolean paused)
{
  const TengenClock *clock =
      tengen_game_get_clock (tengen_session_get_game (self));

  if (!tengen_session_is_watched (self) || clock == NULL ||
      (clock->paused != FALSE) == paused)
    return;
  if (paused)
    tengen_session_pause_clock (self);
  else
    tengen_session_start_clock (self);
}

static void
set_paused (TengenSession *self, gboolean paused)
{
  TengenSessionThoughts *thoughts = tengen_session_get_thoughts (self);

  if (thoughts->is_paused == paused)
    return;
  thoughts->is_paused = paused;
  let_clock (self, paused);
  g_object_notify (G_OBJECT (self), "watch-paused");
}

void
tengen_session_set_watch_paused (TengenSession *self, gboolean paused)
{
  g_return_if_fail (TENGEN_IS_SESSION (self));

  if (!tengen_session_is_watched (self))
    return;
  tengen_session_get_thoughts (self)->is_stepping = FALSE;
  set_paused (self, paused != FALSE);
  tengen_session_consider_computer (self);
}

gboolean
tengen_session_get_watch_paused (TengenSession *self)
{
  g_return_val_if_fail (TENGEN_IS_SESSION (self), FALSE);

  return tengen_session_is_watched (self) &&
         tengen_session_get_thoughts (self)->is_paused;
}

void
tengen_session_step_watch (TengenSession *self)
{
  g_return_if_fail (TENGEN_IS_SESSION (self));

  if (!tengen_session_awaits_computer (self) ||
      !tengen_session_is_watched (self))
    return;
  set_paused (self, TRUE);
  let_clock (self, FALSE);
  tengen_session_get_thoughts (self)->is_stepping = TRUE;
  tengen_session_consider_computer (self);
}

void
tengen_session_end_step (TengenSession *self)
{
  TengenSessionThoughts *thoughts = tengen_session_get_thoughts (self);

  if (!thoughts->is_stepping)
    return;
  thoughts->is_stepping = FALSE;
  let_clock (self, TRUE);
}

void
tengen_session_begin_watch (TengenSession *self)
{
  const TengenGame *game = tengen_session_get_game (self);
  TengenSessionThoughts *thoughts = tengen_session_get_thoughts (self);

  thoughts->is_stepping = FALSE;
  set_paused (self,
              tengen_session_is_watched (self) &&
                  tengen_game_get_live (game) != tengen_game_get_root (game));
}

gboolean
tengen_session_holds_watch (TengenSession *self)
{
  return tengen_session_get_watch_paused (self) &&
         !tengen_session_get_thoughts (self)->is_stepping;
}

guint
tengen_session_get_least_ms (TengenSession *self)
{
  static const guint paces[] = {
    [TENGEN_PACE_SLOW] = 2000,
    [TENGEN_PACE_MEDIUM] = 1000,
    [TENGEN_PACE_FAST] = 100,
  };

  return tengen_session_is_watched (self)
             ? paces[tengen_session_get_thoughts (self)->pace]
             : TENGEN_SESSION_COMPUTER_LEAST_MS;
}

void
tengen_session_set_pace (TengenSession *self, TengenPace pace)
{
  g_return_if_fail (TENGEN_IS_SESSION (self));
  g_return_if_fail (pace <= TENGEN_PACE_FAST);

  tengen_session_get_thoughts (self)->pace = pace;
}

TengenPace
tengen_session_get_pace (TengenSession *self)
{
  g_return_val_if_fail (TENGEN_IS_SESSION (self), TENGEN_PACE_MEDIUM);

  return tengen_session_get_thoughts (self)->pace;
}
