/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-play-walk: the row to walk through a game: first, back, forward, last
 *
 * What: four buttons with the actions of the page, a slider, where one is and
 *       how long the line is.
 */
#pragma once

#include <gtk/gtk.h>

#include "tengen-session.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_PLAY_WALK (tengen_play_walk_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenPlayWalk, tengen_play_walk, TENGEN, PLAY_WALK, GtkWidget)

/**
 * tengen_play_walk_set_session:
 * @self: a row
 * @session: (nullable) (transfer none): the game to walk through
 *
 * Follows a game.
 */
void tengen_play_walk_set_session (TengenPlayWalk *self,
                                   TengenSession *session);

/**
 * tengen_play_walk_get_text:
 * @self: a row
 *
 * Gives where one is: `15 / 20`.
 *
 * Returns: (transfer none): a text
 */
const char *tengen_play_walk_get_text (TengenPlayWalk *self);

/**
 * tengen_play_walk_get_scale:
 * @self: a row
 *
 * Gives the slider.
 *
 * Returns: (transfer none): the slider
 */
GtkRange *tengen_play_walk_get_scale (TengenPlayWalk *self);

G_END_DECLS
