/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-play-terms: handicap and komi of a new game, and why
 *
 * What:   how many stones, where they lie, komi; a line that explains them.
 *         They follow rules and ranks until they are chosen by hand.
 * Not:    the ranks (tengen-play-players), what they ask for
 *         (tengen-match-rank).
 * Source: 8.10 of the rules for the online room: komi in whole points, -6 to 9,
 *         stones on fixed points.
 */
#pragma once

#include <gtk/gtk.h>

#include "tengen-game-setup.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_PLAY_TERMS (tengen_play_terms_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenPlayTerms, tengen_play_terms, TENGEN, PLAY_TERMS, GtkWidget)

/* Signals:
 *   changed ()   handicap or komi were changed, by hand or following
 */

/* Says which rules of Go are played; komi follows. */
void tengen_play_terms_set_rules (TengenPlayTerms *self,
                                  const TengenGoRules *rules);

/* Says on which board; it may have room for fewer stones. */
void tengen_play_terms_set_size (TengenPlayTerms *self, int size);

/**
 * tengen_play_terms_set_ranks:
 * @self: terms
 * @black: rank of Black's player, 0 for none
 * @white: rank of White's player, 0 for none
 *
 * Sets the players' ranks; handicap and komi follow if both are known, unless
 * they were chosen by hand.
 */
void tengen_play_terms_set_ranks (TengenPlayTerms *self, int black, int white);

/**
 * tengen_play_terms_wants_exchange:
 * @self: terms
 * @black: rank of the player who is to have Black
 * @white: rank of the player who is to have White
 *
 * Asks whether the weaker player would have White, and nothing was chosen by
 * hand.
 *
 * Returns: %TRUE if the players should exchange
 */
gboolean
tengen_play_terms_wants_exchange (TengenPlayTerms *self, int black, int white);

/**
 * tengen_play_terms_fill:
 * @self: terms
 * @setup: a setup of Go
 *
 * Shows board, rules, ranks, handicap and komi of a setup. What differs from
 * what would follow counts as chosen by hand.
 */
void tengen_play_terms_fill (TengenPlayTerms *self,
                             const TengenGameSetup *setup);

/* Writes handicap and komi into a setup of Go. */
void tengen_play_terms_write (TengenPlayTerms *self, TengenGameSetup *setup);

/* Takes what was typed and not yet left. */
void tengen_play_terms_settle (TengenPlayTerms *self);

/* Asks whether they are the rules of the online room. */
gboolean tengen_play_terms_is_room (const TengenGoRules *rules);

/* Lets the labels be as wide as those of other rows. */
void tengen_play_terms_align (TengenPlayTerms *self, GtkSizeGroup *labels);

G_END_DECLS
