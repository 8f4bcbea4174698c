/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-room-panel: what the teacher can do with one of the class
 *
 * What:  another name, another device, out of the room.
 * Not:   games (tengen-room-large, tengen-room-pairing).
 */
#pragma once

#include <gtk/gtk.h>

#include "tengen-room-lectern.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_ROOM_PANEL (tengen_room_panel_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenRoomPanel, tengen_room_panel, TENGEN, ROOM_PANEL, GtkPopover)

/* Makes the panel of no member yet. */
GtkWidget *tengen_room_panel_new (TengenRoomLectern *lectern);

/**
 * tengen_room_panel_open:
 * @self: a panel
 * @member: number of a member
 * @place: where it points to, in its parent
 *
 * Opens it for a member; without effect for a number that is not there.
 */
void tengen_room_panel_open (TengenRoomPanel *self,
                             int member,
                             const GdkRectangle *place);

G_END_DECLS
