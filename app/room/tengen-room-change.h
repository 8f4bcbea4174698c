/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-room-change: the settings of a room, before and while it is open
 *
 * What:  what the form says, told to the host; the form in a window of its own
 *        over an open room.
 * Not:   the form (ui/room), opening (tengen-room-window).
 */
#pragma once

#include "tengen-room-form.h"
#include "tengen-rule-shelf.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_ROOM_CHANGE (tengen_room_change_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenRoomChange, tengen_room_change, TENGEN, ROOM_CHANGE, GtkWindow)

/* Makes the window of the settings of an open room, over @parent. */
TengenRoomChange *
tengen_room_change_new (GtkWindow *parent,
                        TengenRoomLectern *lectern,
                        TengenRuleShelf *shelf) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_room_change_choose_game:
 * @parent: the window it stands before
 * @form: where it goes
 * @shelf: the rule sets to choose from
 *
 * Lets another game be chosen.
 */
void tengen_room_change_choose_game (GtkWindow *parent,
                                     TengenRoomForm *form,
                                     TengenRuleShelf *shelf);

/* Tells the host all settings of a form. */
void tengen_room_change_say (TengenRoomLectern *lectern, TengenRoomForm *form);

G_END_DECLS
