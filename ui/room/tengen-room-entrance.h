/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-room-entrance: how pupils come in
 *
 * What:  QR code, the six digits, the address; another address where there are
 *        several; what is wrong: wrong digits, nobody came in for a minute.
 * Shape: small beside the boards, large for the projector; both are the same
 *        widget.
 */
#pragma once

#include <gtk/gtk.h>

#include "tengen-room-lectern.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_ROOM_ENTRANCE (tengen_room_entrance_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenRoomEntrance, tengen_room_entrance, TENGEN, ROOM_ENTRANCE, GtkWidget)

/* Properties:
 *   large  gboolean  (construct only) for the projector
 * Actions: entrance.next (another address), entrance.code (other digits)
 * Above a small one there has to be: room.entrance (shows it large)
 */

/* Shows the way into a room; called once. */
void tengen_room_entrance_set_lectern (TengenRoomEntrance *self,
                                       TengenRoomLectern *lectern);

/* Tells what to look at when nobody comes in, now or after a minute. */
void tengen_room_entrance_show_trouble (TengenRoomEntrance *self);

G_END_DECLS
