/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-play-level: how strong the computer plays in a new game
 *
 * What: おまかせ and the levels 1 to 10, with what the chosen one sees.
 * Not:  finding the level that suits a player (tengen-level-shelf).
 */
#pragma once

#include <gtk/gtk.h>

#include "tengen-external-list.h"
#include "tengen-game-setup.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_PLAY_LEVEL (tengen_play_level_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenPlayLevel, tengen_play_level, TENGEN, PLAY_LEVEL, GtkWidget)

/* Signals:
 *   changed ()   another level was chosen
 */

/* Chooses a level, whether it adapts, and which engine. */
void tengen_play_level_set (TengenPlayLevel *self,
                            const TengenGameComputer *computer);

/* Gives what plays: level, whether it adapts, and engine; no seed. */
void tengen_play_level_get (TengenPlayLevel *self,
                            TengenGameComputer *computer);

/* Gives what was chosen, also a level that does not play on this board. */
void tengen_play_level_get_wanted (TengenPlayLevel *self,
                                   TengenGameComputer *computer);

/**
 * tengen_play_level_set_game:
 * @self: levels
 * @suiting: the level that suits the player (おまかせ), 0 if there is none
 * @setup: rules and board; levels that do not play on it say so
 *
 * Says what is played.
 */
void tengen_play_level_set_game (TengenPlayLevel *self,
                                 int suiting,
                                 const TengenGameSetup *setup);

/* Offers engines outside. */
void tengen_play_level_set_engines (TengenPlayLevel *self,
                                    TengenExternalList *list);

/* Names the chosen computer as a player: コンピューター, or its engine. */
const char *tengen_play_level_get_name (TengenPlayLevel *self);

G_END_DECLS
