/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-play-players: who plays a new game, and who has Black
 *
 * What:   a row for each side with name and rank, both typed or taken from a
 *         list, or the computer; the players can exchange, or let it be decided.
 * Not:    what follows from the ranks (tengen-play-terms), remembering players
 *         (tengen-player-shelf).
 */
#pragma once

#include <gtk/gtk.h>

#include "tengen-board-stone.h"
#include "tengen-game-setup.h"
#include "tengen-external-list.h"
#include "tengen-level-shelf.h"
#include "tengen-player-shelf.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_PLAY_PLAYERS (tengen_play_players_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenPlayPlayers, tengen_play_players, TENGEN, PLAY_PLAYERS, GtkWidget)

/* Signals:
 *   ranked ()     a rank was settled: chosen, or typed and left
 *   arranged (gboolean exchanged)   the players have arranged by hand who has
 *                 Black
 *   seated ()     a person or the computer sits down, or another level or
 *                 player was chosen for it
 */

/* Offers the players of @shelf, who have played here. */
void tengen_play_players_set_shelf (TengenPlayPlayers *self,
                                    TengenPlayerShelf *shelf);

/* Lets おまかせ be what @shelf says. */
void tengen_play_players_set_levels (TengenPlayPlayers *self,
                                     TengenLevelShelf *shelf);

/* Says what the computer would play: rules and board. */
void tengen_play_players_set_game (TengenPlayPlayers *self,
                                   const TengenGameSetup *setup);

/* Offers engines outside as the computer. */
void tengen_play_players_set_engines (TengenPlayPlayers *self,
                                      TengenExternalList *list);

/* Lets the computer sit down at a colour, and a person at the other. */
void tengen_play_players_seat_computer (TengenPlayPlayers *self,
                                        TengenStone stone);

/* Tells whether the computer has a seat. */
gboolean tengen_play_players_has_computer (TengenPlayPlayers *self);

/* Shows names and ranks of a setup. */
void tengen_play_players_fill (TengenPlayPlayers *self,
                               const TengenGameSetup *setup);

/**
 * tengen_play_players_write:
 * @self: players
 * @setup: a setup without names and ranks
 *
 * Writes names and ranks into a setup, and the seat of the computer with a seed.
 */
void tengen_play_players_write (TengenPlayPlayers *self,
                                TengenGameSetup *setup);

/* Notes on the shelf that these two play. */
void tengen_play_players_remember (TengenPlayPlayers *self);

/* Gives a rank as tengen_match_rank_parse() does, 0 for none. */
int tengen_play_players_get_rank (TengenPlayPlayers *self, TengenStone stone);

/* Lets the two exchange their places, without a signal. */
void tengen_play_players_exchange (TengenPlayPlayers *self);

/**
 * tengen_play_players_set_kind:
 * @self: players
 * @renju: whether it is decided as in Renju who has Black
 * @first: (nullable): what the first player is called instead of Black
 * @second: (nullable): what the other player is called instead of White
 *
 * Says for what game they are.
 */
void tengen_play_players_set_kind (TengenPlayPlayers *self,
                                   gboolean renju,
                                   const char *first,
                                   const char *second);

/**
 * tengen_play_players_check:
 * @self: players
 *
 * Asks whether what is typed as ranks are ranks; goes to the first that is
 * none and says so.
 *
 * Returns: %TRUE if the game can begin
 */
gboolean tengen_play_players_check (TengenPlayPlayers *self);

/* Lets the labels be as wide as those of other rows. */
void tengen_play_players_align (TengenPlayPlayers *self, GtkSizeGroup *labels);

G_END_DECLS
