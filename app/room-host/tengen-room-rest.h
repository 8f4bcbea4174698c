/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-room-rest: what becomes of a room in which nobody is
 *
 * What: a room outlives its window, and a teacher may forget it. For half an
 *       hour it keeps the computer awake, for a day it can be entered; then the
 *       program ends, and the room goes on when the teacher opens it again.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define TENGEN_ROOM_REST_AWAKE_US (30 * 60 * G_TIME_SPAN_SECOND)
#define TENGEN_ROOM_REST_OPEN_US (G_TIME_SPAN_DAY)

/**
 * TengenRoomRestState:
 * @TENGEN_ROOM_REST_USED: devices are there, or were a little while ago
 * @TENGEN_ROOM_REST_LEFT: the computer may sleep
 * @TENGEN_ROOM_REST_OVER: the program may end
 *
 * How long a room has been empty.
 */
typedef enum
{
  TENGEN_ROOM_REST_USED,
  TENGEN_ROOM_REST_LEFT,
  TENGEN_ROOM_REST_OVER,
} TengenRoomRestState;

/**
 * TengenRoomRest:
 * @seen_us: when a device was there last
 *
 * What is known of it; to be begun with the time at which the room opens.
 */
typedef struct
{
  gint64 seen_us;
} TengenRoomRest;

/**
 * tengen_room_rest_look:
 * @self: what is known
 * @now_us: the time, which also counts while the computer sleeps
 * @n: how many devices are there
 *
 * Looks at the room; to be asked about once a minute.
 *
 * Returns: how long it has been empty
 */
TengenRoomRestState
tengen_room_rest_look (TengenRoomRest *self, gint64 now_us, guint n);

G_END_DECLS
