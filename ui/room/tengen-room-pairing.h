/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-room-pairing: who plays whom (組合せ)
 *
 * What:  by lot, Swiss, round robin, relay, or two people by hand; taking boards
 *        away on which nothing was played yet.
 * Not:   pairing: the host does that.
 */
#pragma once

#include <gtk/gtk.h>

#include "tengen-room-lectern.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_ROOM_PAIRING (tengen_room_pairing_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenRoomPairing, tengen_room_pairing, TENGEN, ROOM_PAIRING, GtkWindow)

/* Actions: pairing.pair, pairing.undo */

/* Makes the window before @parent (nullable); it closes itself. */
TengenRoomPairing *tengen_room_pairing_new (GtkWindow *parent,
                                            TengenRoomLectern *lectern);

G_END_DECLS
