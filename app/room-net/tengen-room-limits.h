/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-room-limits: how much of the host one address, or one client, may use
 *
 * What:   buckets that fill with time, and connections counted by address.
 * Shape:  time is given, so that it can be tested. Behind one address may be a
 *         whole class: what an address has is enough for thirty browsers.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Connections in all, and of one address. A browser opens six at once to load a
 * page. */
#define TENGEN_ROOM_CONNECTIONS 512
#define TENGEN_ROOM_CONNECTIONS_OF_ADDRESS 256
/* Lines, which cost more, in all and of one address. */
#define TENGEN_ROOM_LINES 256
#define TENGEN_ROOM_LINES_OF_ADDRESS 128
/* Messages of a client: as many a second, and as many at once. */
#define TENGEN_ROOM_MESSAGES_A_SECOND 20
#define TENGEN_ROOM_MESSAGES_AT_ONCE 40

/**
 * TengenRoomBucket:
 * @rate: what comes in a second
 * @most: what it holds
 *
 * Something that may be done @rate times a second, @most times at once.
 */
typedef struct
{
  double rate;
  double most;
  double level;
  gint64 at_us;
} TengenRoomBucket;

/* Makes a full bucket. */
TengenRoomBucket
tengen_room_bucket_make (double rate, double most, gint64 now_us);

/* Takes one out; %FALSE if it is empty. */
gboolean tengen_room_bucket_take (TengenRoomBucket *self, gint64 now_us);

typedef struct TengenRoomCrowd TengenRoomCrowd;

/**
 * tengen_room_crowd_new:
 * @most: how many there may be
 * @of_address: how many of one address
 *
 * Begins to count.
 *
 * Returns: (transfer full): a count of none
 */
TengenRoomCrowd *
tengen_room_crowd_new (guint most, guint of_address) G_GNUC_WARN_UNUSED_RESULT;

/* Frees it; does nothing for %NULL. */
void tengen_room_crowd_free (TengenRoomCrowd *self);

/* Counts one more of an address; %FALSE if that is too many. */
gboolean tengen_room_crowd_enter (TengenRoomCrowd *self, const char *address);

/* One of an address is gone. */
void tengen_room_crowd_leave (TengenRoomCrowd *self, const char *address);

/* Counts them all. */
guint tengen_room_crowd_get_n (const TengenRoomCrowd *self);

G_END_DECLS
