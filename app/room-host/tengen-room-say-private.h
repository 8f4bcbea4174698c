/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-room-say-private: what the files of the message about a table share
 */
#pragma once

#include "tengen-room-host-private.h"

G_BEGIN_DECLS

/**
 * TengenRoomSaying:
 *
 * What a message about a table is made of.
 */
typedef struct
{
  TengenRoomDesk *desk;
  const TengenRoomView *view;
  const TengenRoom *room;
  const TengenRoomTable *table;
  const TengenPosition *position;
  TengenPhase phase;
  gboolean paused;
  TengenRoomWriter *writer;
} TengenRoomSaying;

/* Gives the word of a stone. */
const char *tengen_room_say_stone (TengenStone stone);

/* Gives how points are named. */
TengenNotation tengen_room_say_get_notation (const TengenRoomSaying *self);

/* Tells whether the client asked for advice, which nobody else sees. */
gboolean tengen_room_say_is_advised (const TengenRoomSaying *self);

/* Gives the points of advice. Returns: how many, 0 where there is none yet. */
int tengen_room_say_list_advised (const TengenRoomSaying *self,
                                  const TengenPoint **points);

/* Says how the game ended (transfer full). */
char *
tengen_room_say_result (const TengenRoomSaying *self) G_GNUC_WARN_UNUSED_RESULT;

/* Adds what is on the board. */
void tengen_room_say_board (const TengenRoomSaying *self);

/* Adds what is said under it. */
void tengen_room_say_sentence (const TengenRoomSaying *self);

G_END_DECLS
