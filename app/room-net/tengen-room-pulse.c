/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-room-pulse: how long it takes to a client and back, and whether it is
 * still there
 */
#include "tengen-room-pulse.h"

TengenRoomPulse
tengen_room_pulse_make (gint64 now_us)
{
  TengenRoomPulse pulse = { .heard_us = now_us, .beat_us = now_us };
  for (int i = 0; i < TENGEN_ROOM_PULSE_SPANS; i++)
    pulse.span[i] = -1;
  return pulse;
}

void
tengen_room_pulse_add (TengenRoomPulse *self, gint64 took_us, gint64 now_us)
{
  gint64 span = now_us / TENGEN_ROOM_PULSE_SPAN_US;
  int i = (int) (span % TENGEN_ROOM_PULSE_SPANS);
  if (self->span[i] != span || took_us < self->least_us[i])
    self->least_us[i] = took_us;
  self->span[i] = span;
}

gint64
tengen_room_pulse_get_round_us (const TengenRoomPulse *self, gint64 now_us)
{
  gint64 span = now_us / TENGEN_ROOM_PULSE_SPAN_US;
  gint64 least = -1;
  for (int i = 0; i < TENGEN_ROOM_PULSE_SPANS; i++)
    if (self->span[i] > span - TENGEN_ROOM_PULSE_SPANS &&
        (least < 0 || self->least_us[i] < least))
      least = self->least_us[i];
  return MAX (least, 0);
}

gboolean
tengen_room_pulse_is_due (TengenRoomPulse *self, gint64 now_us)
{
  if (now_us - self->beat_us < TENGEN_ROOM_PULSE_BEAT_US)
    return FALSE;
  self->beat_us = now_us;
  return TRUE;
}

gboolean
tengen_room_pulse_is_broken (const TengenRoomPulse *self, gint64 now_us)
{
  return now_us - self->heard_us > TENGEN_ROOM_PULSE_BROKEN_US;
}

gboolean
tengen_room_pulse_is_gone (const TengenRoomPulse *self, gint64 now_us)
{
  return now_us - self->heard_us > TENGEN_ROOM_PULSE_GONE_US;
}
