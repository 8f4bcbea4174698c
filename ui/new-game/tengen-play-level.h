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

/**
 * tengen_play_level_set:
 * @self: levels
 * @computer: level, whether it adapts, and which engine
 *
 * Chooses a level.
 */
void tengen_play_level_set (TengenPlayLevel *self,
                            const TengenGameComputer *computer);

/**
 * tengen_play_level_get:
 * @self: levels
 * @computer: (out caller-allocates): level, whether it adapts, and which engine;
 *   no seed
 *
 * Gives the choice.
 */
void tengen_play_level_get (TengenPlayLevel *self,
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

/**
 * tengen_play_level_get_name:
 * @self: levels
 *
 * Names the chosen computer as a player.
 *
 * Returns: (transfer none): コンピューター, or the name of an engine
 */
const char *tengen_play_level_get_name (TengenPlayLevel *self);

G_END_DECLS
