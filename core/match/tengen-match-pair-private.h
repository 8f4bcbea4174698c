/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-match-pair-private: what the ways of pairing share
 */
#pragma once

#include "tengen-match-pair.h"

G_BEGIN_DECLS

/**
 * TengenMatchColours:
 * @more_black: (by player): games with Black above those with White
 * @last: (by player): the colour in the last game
 * @run: (by player): how many games in a row with it
 *
 * Which colours the players have had.
 */
typedef struct
{
  int more_black[TENGEN_MATCH_MAX_PLAYERS];
  TengenStone last[TENGEN_MATCH_MAX_PLAYERS];
  int run[TENGEN_MATCH_MAX_PLAYERS];
} TengenMatchColours;

/* What it costs that a colour comes three times in a row, or three times more
 * often than the other. */
#define TENGEN_MATCH_COLOUR_HARD 1000

/* Reads what colours the players have had; byes have none. */
void tengen_match_colours_init (TengenMatchColours *self,
                                const TengenMatch *match);

/**
 * tengen_match_colours_weigh:
 * @self: colours
 * @black: who would have Black
 * @white: who would have White
 *
 * Tells how bad these colours would be for the two.
 *
 * Returns: 0 and up, %TENGEN_MATCH_COLOUR_HARD and up for what should not be
 */
int tengen_match_colours_weigh (const TengenMatchColours *self,
                                int black,
                                int white);

/* Tells whether the ranks of two players decide which of them has Black. */
gboolean tengen_match_pair_by_rank (const TengenMatch *self, int a, int b);

/**
 * tengen_match_pair_add:
 * @self: a match
 * @round: in which round
 * @black: who has Black, unless the ranks decide
 * @white: the other, or %TENGEN_MATCH_NOBODY
 *
 * Adds a game at the next board of its round.
 */
void tengen_match_pair_add (TengenMatch *self, int round, int black, int white);

/* Sets handicap and komi, and who has Black where ranks decide that. */
void tengen_match_pair_set_terms (TengenMatch *self, int game);

/**
 * tengen_match_pair_add_even:
 * @self: a match
 * @colours: what colours there were before this round
 * @round: in which round
 * @a: a player
 * @b: another
 * @prefer_a: where both colours are as good, @a has Black
 *
 * Adds a game with the better colours.
 */
void tengen_match_pair_add_even (TengenMatch *self,
                                 const TengenMatchColours *colours,
                                 int round,
                                 int a,
                                 int b,
                                 gboolean prefer_a);

/* Adds a round of ROUND_ROBIN. Returns: %FALSE if no two present must meet. */
gboolean tengen_match_pair_circle (TengenMatch *self);

/* Adds the next round of a SWISS match; chance starts from @seed. */
void tengen_match_pair_swiss (TengenMatch *self, guint32 seed);

G_END_DECLS
