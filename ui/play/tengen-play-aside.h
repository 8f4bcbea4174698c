/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-play-aside: the stones beside the board (盤外)
 *
 * What: a column beside the board, White's virtual moves (虚着) from the top and
 *       Black's from the bottom, as stones with their number. It has room
 *       wherever the rules have such moves, so that the board does not move.
 * Not:  prisoners (tengen-play-card).
 */
#pragma once

#include <gtk/gtk.h>

#include "tengen-game-position.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_PLAY_ASIDE (tengen_play_aside_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenPlayAside, tengen_play_aside, TENGEN, PLAY_ASIDE, GtkWidget)

/* Shows the present stones; marks the last one if it was the last move. */
void tengen_play_aside_update (TengenPlayAside *self,
                               const TengenPosition *position);

G_END_DECLS
