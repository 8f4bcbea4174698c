/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-room-people: who is here (いる人)
 *
 * What:  the class with their pictures, those who are not here grey and behind
 *        the others, raised hands first.
 */
#pragma once

#include <gtk/gtk.h>

#include "tengen-room-lectern.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_ROOM_PEOPLE (tengen_room_people_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenRoomPeople, tengen_room_people, TENGEN, ROOM_PEOPLE, GtkWidget)

/* Signals:
 *   chosen (int member)   somebody was pressed
 */

/* Shows the people of a room and follows them; called once. */
void tengen_room_people_set_lectern (TengenRoomPeople *self,
                                     TengenRoomLectern *lectern);

G_END_DECLS
