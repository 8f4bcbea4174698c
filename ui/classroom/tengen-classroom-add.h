/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-classroom-add: which board is to be added (板を足す)
 *
 * What:   a page of large buttons: a copy of what is seen, an empty board, a game
 *         of captures or a relay of two teams, games that are open elsewhere.
 * Not:    where the board goes: "chosen" tells who asked.
 * Shape:  it covers its parent, whose height its letters follow; arrows and Tab
 *         go from button to button, Escape closes.
 */
#pragma once

#include "tengen-session.h"
#include "tengen-show.h"
#include "tengen-teams.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_CLASSROOM_ADD (tengen_classroom_add_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenClassroomAdd, tengen_classroom_add, TENGEN, CLASSROOM_ADD, GtkWidget)

/* Signals:
 *   chosen (TengenShow *show)   this is to be added
 *   closed ()                   nothing is
 */

/* Makes the page. */
GtkWidget *
tengen_classroom_add_new (TengenTeams *teams) G_GNUC_WARN_UNUSED_RESULT;

/* Sets what is seen and can be copied (nullable). */
void tengen_classroom_add_set_seen (TengenClassroomAdd *self, TengenShow *show);

/* Offers a game that is open elsewhere. */
void tengen_classroom_add_offer (TengenClassroomAdd *self,
                                 const char *title,
                                 TengenSession *session);

/* Offers no games that are open elsewhere. */
void tengen_classroom_add_forget_offers (TengenClassroomAdd *self);

G_END_DECLS
