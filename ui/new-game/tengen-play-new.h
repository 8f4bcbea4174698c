/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-play-new: the small window in which a new game is chosen
 *
 * What:  純碁 with a size only, 囲碁 with size, rules, handicap and komi, 連珠
 *        with opening regulation and ending; the players, the time, and whether
 *        it is one game or a match of several; filled with the settings of last
 *        time, Enter starts.
 * Not:   making the game or the match, remembering the settings (app); the
 *        parts, each of which is a widget of its own.
 */
#pragma once

#include <gtk/gtk.h>

#include "tengen-game-setup.h"
#include "tengen-external-list.h"
#include "tengen-level-shelf.h"
#include "tengen-play-plan.h"
#include "tengen-player-shelf.h"
#include "tengen-rule-shelf.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_PLAY_NEW (tengen_play_new_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenPlayNew, tengen_play_new, TENGEN, PLAY_NEW, GtkWindow)

/* Signals:
 *   start (gpointer setup)   a const TengenGameSetup (transfer none) to play;
 *                            the window closes itself; ask
 *                            tengen_play_new_get_plan() for the rest
 */

/**
 * tengen_play_new_new:
 * @parent: (nullable): the window it stands before
 * @shelf: the rule sets to choose from
 * @last: (nullable): the settings of last time; 純碁 on 9 x 9 without
 *
 * Makes the window; present it with gtk_window_present().
 *
 * Returns: (transfer none): the window, owned by GTK
 */
TengenPlayNew *tengen_play_new_new (GtkWindow *parent,
                                    TengenRuleShelf *shelf,
                                    const TengenGameSetup *last);

/* Gives the choice as it stands. */
TengenGameSetup *
tengen_play_new_get_setup (TengenPlayNew *self) G_GNUC_WARN_UNUSED_RESULT;

/* Gives the choice: how many games, and how strictly. */
void tengen_play_new_get_plan (TengenPlayNew *self, TengenPlayPlan *plan);

/* Offers the players of @shelf, and notes there those who start a game. */
void tengen_play_new_set_players (TengenPlayNew *self,
                                  TengenPlayerShelf *shelf);

/* Lets おまかせ be what @shelf says. */
void tengen_play_new_set_levels (TengenPlayNew *self, TengenLevelShelf *shelf);

/* Offers engines outside as the computer. */
void tengen_play_new_set_engines (TengenPlayNew *self,
                                  TengenExternalList *list);

/**
 * tengen_play_new_seat_computer:
 * @self: a window
 *
 * Lets the computer sit down at White, unless it has a seat; of a game that it
 * does not know, 純碁 is chosen.
 */
void tengen_play_new_seat_computer (TengenPlayNew *self);

/**
 * tengen_play_new_set_event:
 * @self: a window that is not shown yet
 *
 * Makes it the choice of the game of an event: nothing is asked about the
 * players, and the button starts nothing but takes the choice.
 */
void tengen_play_new_set_event (TengenPlayNew *self);

G_END_DECLS
