/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-room-private: what the files of a room share
 */
#pragma once

#include "tengen-room.h"

G_BEGIN_DECLS

/* A clock that stands stands no longer than a day. */
#define TENGEN_ROOM_MAX_BREAKS_S 86400

struct TengenRoom
{
  TengenRoomSettings settings;
  GPtrArray *members; /* (element-type TengenRoomMember) */
  GPtrArray *tables;  /* (element-type TengenRoomTable) */
  TengenMatch *match; /* its players are the members */
  gboolean paused;
  gboolean closed;
  int shown;
};

/* Gives a table that can be changed, not one that was taken away. */
TengenRoomTable *tengen_room_find (const TengenRoom *self, int table);

/* Whether a table of these sides can be. */
TengenRoomFault tengen_room_check_sides (const TengenRoom *self,
                                         const TengenRoomSide *sides);

/* Puts up a table of two sides that can be. */
void
tengen_room_seat (TengenRoom *self, const TengenRoomSide *sides, guint32 seed);

/* Pairs and puts up the tables, or tells why not; then nothing has changed. */
TengenRoomFault tengen_room_pair (TengenRoom *self,
                                  const TengenRoomEvent *event);

/* Tells whether those could be paired now. */
TengenRoomFault tengen_room_check_pair (const TengenRoom *self,
                                        const TengenRoomEvent *event);

G_END_DECLS
