/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-room-view: a room as the teacher sees it
 *
 * What:  the wall, one board large, the way in large, the results; beside them
 *        who is here, who waits, the way in.
 * Not:   the window and its title bar, opening and leaving (app/room).
 */
#pragma once

#include <gtk/gtk.h>

#include "tengen-room-lectern.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_ROOM_VIEW (tengen_room_view_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenRoomView, tengen_room_view, TENGEN, ROOM_VIEW, GtkWidget)

/* Properties:
 *   by-hand  gboolean  (read, write, notified) boards stay where they are put
 * Actions (of the group): room.wall, room.next (the next board that waits),
 *   room.entrance, room.results, room.pair, room.pause, room.by-hand
 */

/* Makes the view of a room. */
GtkWidget *
tengen_room_view_new (TengenRoomLectern *lectern) G_GNUC_WARN_UNUSED_RESULT;

/* Gives its actions, for a title bar and menus beside it (as `room`). */
GActionGroup *tengen_room_view_get_actions (TengenRoomView *self);

/* Says something at the top of it. */
void tengen_room_view_tell (TengenRoomView *self, const char *text);

/**
 * tengen_room_view_ask:
 * @self: a view
 * @text: a question
 * @labels: (array fixed-size=2): two answers, the harmless one first
 * @actions: (array fixed-size=2): what they do
 *
 * Asks something at the top of it; closing that does nothing.
 */
void tengen_room_view_ask (TengenRoomView *self,
                           const char *text,
                           const char *const labels[2],
                           const char *const actions[2]);

G_END_DECLS
