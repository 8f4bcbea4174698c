/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-room-rest: what becomes of a room in which nobody is
 */
#include "tengen-room-rest.h"

TengenRoomRestState
tengen_room_rest_look (TengenRoomRest *self, gint64 now_us, guint n)
{
  gint64 empty_us;

  g_return_val_if_fail (self != NULL, TENGEN_ROOM_REST_USED);

  if (n > 0)
    self->seen_us = now_us;
  empty_us = now_us - self->seen_us;
  if (empty_us >= TENGEN_ROOM_REST_OPEN_US)
    return TENGEN_ROOM_REST_OVER;
  return empty_us >= TENGEN_ROOM_REST_AWAKE_US ? TENGEN_ROOM_REST_LEFT
                                               : TENGEN_ROOM_REST_USED;
}
