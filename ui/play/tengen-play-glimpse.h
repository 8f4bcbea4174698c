/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-play-glimpse: a small board with an earlier position
 *
 * What: a card beside the board that shows the position which would come back,
 *       or did, and says after which move it was. It is hidden at first.
 * Not:  going there (the walk), saying why (tengen-play-line).
 */
#pragma once

#include <gtk/gtk.h>

#include "tengen-game.h"
#include "tengen-paint-view.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_PLAY_GLIMPSE (tengen_play_glimpse_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenPlayGlimpse, tengen_play_glimpse, TENGEN, PLAY_GLIMPSE, GtkWidget)

/* Its button activates game.close-picture of a widget above. */

/**
 * tengen_play_glimpse_show:
 * @self: a card
 * @game: a game with a board
 * @node: a node of it
 * @move: the number of its last move, 0 for the start
 *
 * Shows the position at a node with its last move marked, and announces it.
 * Cost: the moves of the path, and some milliseconds.
 */
void tengen_play_glimpse_show (TengenPlayGlimpse *self,
                               const TengenGame *game,
                               TengenNode node,
                               guint move);

/* Takes it away. */
void tengen_play_glimpse_hide (TengenPlayGlimpse *self);

/* Tells what is shown. */
TengenNode tengen_play_glimpse_get_node (TengenPlayGlimpse *self);

/* Gives what is painted. Returns: a view, %NULL while it is hidden. */
const TengenView *tengen_play_glimpse_get_view (TengenPlayGlimpse *self);

G_END_DECLS
