/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-room-window: the window in which a room is opened and led (部屋)
 *
 * What:  what is said before, then the room; a room that runs already is found
 *        again; the computer does not go to sleep while it is open; closing the
 *        room, with or without keeping it.
 * Not:   what is in the room (tengen-room-view), the line (tengen-room-wire).
 * Shape: there is one. Closing the window leaves the room as it is.
 */
#pragma once

#include "tengen-program.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_ROOM_WINDOW (tengen_room_window_get_type ())
G_DECLARE_FINAL_TYPE (TengenRoomWindow,
                      tengen_room_window,
                      TENGEN,
                      ROOM_WINDOW,
                      GtkApplicationWindow)

/* Signals:
 *   left-open ()   the window was closed while its room runs on
 */

/* Makes the window: with the room that runs, or with what is said before. */
TengenRoomWindow *tengen_room_window_new (TengenProgram *program);

G_END_DECLS
