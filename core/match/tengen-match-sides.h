/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-match-sides: who has which colour when a game of a match ends
 *
 * What:  whether colours may be exchanged in a match, and what is known of one
 *        game.
 * Not:   who won: a result names its winner by the colour of the start.
 */
#pragma once

#include "tengen-match.h"

G_BEGIN_DECLS

/**
 * tengen_match_may_exchange:
 * @self: a match
 *
 * Tells whether its games begin with an opening in which colours may be
 * exchanged: most regulations of Renju.
 *
 * Returns: %TRUE if its first colours are tentative (仮先, 仮後)
 */
gboolean tengen_match_may_exchange (const TengenMatch *self);

/**
 * tengen_match_set_sides:
 * @self: a match
 * @game: which game, no bye
 * @sides: what is known of its colours
 *
 * Notes whether colours were exchanged. It is forgotten when the result is taken
 * back.
 */
void
tengen_match_set_sides (TengenMatch *self, int game, TengenMatchSides sides);

/**
 * tengen_match_get_sides:
 * @self: a match
 * @game: which game
 *
 * Tells what is known of the colours of a game. A forbidden move tells it too,
 * since it can only be Black's.
 *
 * Returns: KEPT where nothing can be exchanged and nothing else was noted
 */
TengenMatchSides tengen_match_get_sides (const TengenMatch *self, int game);

/* Tells a player's colour at the end of a game, NONE where it is not known. */
TengenStone
tengen_match_get_stone (const TengenMatch *self, int game, int player);

G_END_DECLS
