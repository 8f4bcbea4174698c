/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-room-pulse: how long it takes to a client and back, and whether it is
 * still there
 *
 * Shape:  time is given, so that it can be tested.
 * Source: data/room/README.md, "Beats".
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define TENGEN_ROOM_PULSE_BEAT_US (2 * G_USEC_PER_SEC)
#define TENGEN_ROOM_PULSE_BROKEN_US (6 * G_USEC_PER_SEC)
#define TENGEN_ROOM_PULSE_GONE_US (10 * G_USEC_PER_SEC)
/* The smallest way there and back is that of the last 15 x 2 s. */
#define TENGEN_ROOM_PULSE_SPANS 15
#define TENGEN_ROOM_PULSE_SPAN_US (2 * G_USEC_PER_SEC)

/* When a client was heard, and the smallest way of each span. */
typedef struct
{
  gint64 heard_us;
  gint64 beat_us;
  gint64 span[TENGEN_ROOM_PULSE_SPANS];
  gint64 least_us[TENGEN_ROOM_PULSE_SPANS];
} TengenRoomPulse;

/* Begins to listen. */
TengenRoomPulse tengen_room_pulse_make (gint64 now_us);

/* A beat was answered after @took_us. */
void
tengen_room_pulse_add (TengenRoomPulse *self, gint64 took_us, gint64 now_us);

/* Gives the smallest way there and back of the last 30 s; 0 if none is known. */
gint64 tengen_room_pulse_get_round_us (const TengenRoomPulse *self,
                                       gint64 now_us);

/* Tells whether the next beat is due, and notes that it goes out. */
gboolean tengen_room_pulse_is_due (TengenRoomPulse *self, gint64 now_us);

/* Tells whether nothing was heard for 6 s. */
gboolean tengen_room_pulse_is_broken (const TengenRoomPulse *self,
                                      gint64 now_us);

/* Tells whether nothing was heard for 10 s. */
gboolean tengen_room_pulse_is_gone (const TengenRoomPulse *self, gint64 now_us);

G_END_DECLS
