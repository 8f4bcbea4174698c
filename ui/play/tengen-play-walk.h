/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-play-walk: the row to walk through a game: first, back, forward, last
 *
 * What: buttons with the actions of the page, a slider, the current move and
 *       the length of the line, which takes a typed number too; in the review
 *       also ten moves at once, and autoplay with its interval.
 */
#pragma once

#include <gtk/gtk.h>

#include "tengen-play-auto.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_PLAY_WALK (tengen_play_walk_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenPlayWalk, tengen_play_walk, TENGEN, PLAY_WALK, GtkWidget)

/* Follows a game to walk through; may be %NULL. */
void tengen_play_walk_set_session (TengenPlayWalk *self,
                                   TengenSession *session);

/* Shows all the controls, or those needed in play. */
void tengen_play_walk_set_review (TengenPlayWalk *self, gboolean review);

/* Gives what walks by itself. */
TengenPlayAuto *tengen_play_walk_get_auto (TengenPlayWalk *self);

/* Asks for the number of a move to go to. */
void tengen_play_walk_ask (TengenPlayWalk *self);

/**
 * tengen_play_walk_go_to:
 * @self: a row
 * @text: a number as the user types it, also in full width
 *
 * Goes to a move of the current line, 0 is the first node.
 *
 * Returns: %FALSE if there is no such move
 */
gboolean tengen_play_walk_go_to (TengenPlayWalk *self, const char *text);

G_END_DECLS
