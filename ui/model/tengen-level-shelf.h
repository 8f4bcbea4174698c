/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-level-shelf: which level of the computer suits whom (おまかせ)
 *
 * What:  a level for each player, game and size of board, which follows how the
 *        games end: two wins in a row raise it, two losses lower it.
 * Not:   GTK; where it is stored: the code that stores it binds "saved".
 * Shape: most recent first, at most %TENGEN_LEVEL_SHELF_MAX.
 */
#pragma once

#include "tengen-game-setup.h"

#include <gio/gio.h>

G_BEGIN_DECLS

/* Beyond this many, what was played longest ago is forgotten. */
#define TENGEN_LEVEL_SHELF_MAX 256

/* The level of a player who has not played here. */
#define TENGEN_LEVEL_SHELF_FIRST 1

#define TENGEN_TYPE_LEVEL_SHELF (tengen_level_shelf_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenLevelShelf, tengen_level_shelf, TENGEN, LEVEL_SHELF, GObject)

/* Properties:
 *   saved  GVariant "a(sii)"  of each: player and game, level, wins in a row
 *                             (1) or losses (-1)
 */

/* Makes an empty shelf. */
TengenLevelShelf *tengen_level_shelf_new (void) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_level_shelf_find:
 * @self: a shelf
 * @name: (nullable): the player, %NULL for one without a name
 * @setup: what is played: its rules and board
 *
 * Finds the level that suits a player.
 *
 * Returns: 1 to %TENGEN_GAME_COMPUTER_LEVELS
 */
int tengen_level_shelf_find (TengenLevelShelf *self,
                             const char *name,
                             const TengenGameSetup *setup);

/**
 * tengen_level_shelf_note:
 * @self: a shelf
 * @name: (nullable): the player
 * @setup: what was played
 * @level: the level of the computer
 * @won: whether the player won; else they lost
 * @helped: they had moves taken back or were advised: a win does not raise then
 *
 * Notes how a game with an adapting level ended.
 */
void tengen_level_shelf_note (TengenLevelShelf *self,
                              const char *name,
                              const TengenGameSetup *setup,
                              int level,
                              gboolean won,
                              gboolean helped);

G_END_DECLS
