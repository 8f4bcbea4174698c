/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-room-play-private: what the files of a game at a table share
 */
#pragma once

#include "tengen-room-play.h"

G_BEGIN_DECLS

struct _TengenRoomPlay
{
  GObject parent_instance;

  /* Owned */
  TengenSession *session;
  TengenReason *reason;

  gboolean objected;
  gboolean started;
  /* Time: the system's less @offset, but not before @floor. */
  TengenSeat turn;
  gint64 floor_us;
  gint64 offset_us;
  gint64 lag_us[TENGEN_SEAT_SECOND + 1];
  /* ends a count on which both agree; 0 for none */
  guint finish_id;
};

/* Gives the phase of the game. */
TengenPhase tengen_room_play_get_phase (TengenRoomPlay *self);

/* Tells whether both agree to the count. */
gboolean tengen_room_play_is_agreed (TengenRoomPlay *self);

/* Says what the rules have against an action; %NULL if nothing. */
TengenReason *tengen_room_play_check (TengenRoomPlay *self,
                                      TengenSeat seat,
                                      TengenActionKind kind,
                                      int value) G_GNUC_WARN_UNUSED_RESULT;

/* Tells what became of the last wish, by its reason. */
TengenRoomPlayAnswer tengen_room_play_answer (TengenRoomPlay *self);

G_END_DECLS
