/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-room-line-private: what a carrier does for a line, and tells it
 */
#pragma once

#include "tengen-room-line.h"

G_BEGIN_DECLS

struct _TengenRoomLineClass
{
  GObjectClass parent_class;
  /* Sends one message, without its line feed. In none of these is the line
   * lost. */
  void (*write) (TengenRoomLine *self, const char *text);
  /* Closes behind what was written. */
  void (*finish) (TengenRoomLine *self);
  /* Closes at once. */
  void (*drop) (TengenRoomLine *self);
};

/* A carrier was made. */
void tengen_room_line_begin (TengenRoomLine *self,
                             const char *address,
                             gboolean is_control);

/* A message came, or what should be one. */
void
tengen_room_line_take (TengenRoomLine *self, const char *data, gsize length);

/* Something came that no client of a room sends: the line closes. */
void tengen_room_line_reject (TengenRoomLine *self);

/* Something came that costs as much as a message; %FALSE if that was too much:
 * the line closes. */
gboolean tengen_room_line_spend (TengenRoomLine *self);

/* Something came that is no message, but shows that a client that said hello is
 * there. */
void tengen_room_line_hear (TengenRoomLine *self);

/* The carrier is gone. */
void tengen_room_line_lose (TengenRoomLine *self);

/* Tells whether the line is closed, or about to be. */
gboolean tengen_room_line_is_ending (TengenRoomLine *self);

G_END_DECLS
