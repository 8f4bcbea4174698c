/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-room-form: what is said before a room is opened (部屋を開く)
 *
 * What:  title, names, the game, 待った, hints, other names; and plainly that the
 *        room is not encrypted.
 * Not:   choosing the game (the window of a new game, app), opening (app).
 */
#pragma once

#include <gtk/gtk.h>

#include "tengen-game-setup.h"
#include "tengen-room-lectern.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_ROOM_FORM (tengen_room_form_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenRoomForm, tengen_room_form, TENGEN, ROOM_FORM, GtkWidget)

/* Signals:
 *   choose-game ()   another game is wanted
 *   open ()          all is said
 *   cancel ()        never mind
 *   resume ()        the room that is offered is to go on
 */

/* Says which game is played. */
void tengen_room_form_set_setup (TengenRoomForm *self,
                                 const TengenGameSetup *setup);

/* Gives the game; %NULL before one was set. */
const TengenGameSetup *tengen_room_form_get_setup (TengenRoomForm *self);

/* Shows what is set in a room that is open; names are none of it then. */
void tengen_room_form_set_terms (TengenRoomForm *self,
                                 const TengenRoomTerms *terms);

/* Offers names (element-type utf8) that are kept here already. */
void tengen_room_form_offer_names (TengenRoomForm *self,
                                   const GPtrArray *names);

/* Gives the title; a usual one where none was typed (transfer full). */
char *
tengen_room_form_get_title (TengenRoomForm *self) G_GNUC_WARN_UNUSED_RESULT;

/* Gives the names (transfer full) (element-type utf8), none twice. */
GPtrArray *
tengen_room_form_get_names (TengenRoomForm *self) G_GNUC_WARN_UNUSED_RESULT;

/* Gives how 待った goes: `ask`, `free` or `none`. */
const char *tengen_room_form_get_undo (TengenRoomForm *self);

/* Tells whether players can be helped. */
gboolean tengen_room_form_get_hints (TengenRoomForm *self);

/* Tells whether names that are not in the list may enter. */
gboolean tengen_room_form_get_open (TengenRoomForm *self);

/* Gives the level of the computer that plays the odd one. */
int tengen_room_form_get_level (TengenRoomForm *self);

/* Offers a room that was not closed, by the name of its folder; %NULL: none. */
void tengen_room_form_offer_room (TengenRoomForm *self, const char *name);

/* Says why it could not be opened, or %NULL; @busy: it is being opened. */
void
tengen_room_form_say (TengenRoomForm *self, const char *text, gboolean busy);

G_END_DECLS
