/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-paper-round: what paper says of the games of a round
 *
 * What:  players, and what is not even.
 * Not:   where it stands (tengen-paper-results, -pairings, -slips).
 */
#pragma once

#include "tengen-match.h"

G_BEGIN_DECLS

/* Names a player (transfer full), a dash for none. */
char *tengen_paper_round_player (const TengenMatch *match,
                                 int player) G_GNUC_WARN_UNUSED_RESULT;

/* Tells a game's handicap or komi (transfer full), "" for neither. */
char *tengen_paper_round_terms (const TengenMatch *match,
                                const TengenMatchGame *game)
    G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_paper_round_has_terms:
 * @match: a match
 *
 * Tells whether any game has other terms than the match: a handicap, or another
 * komi.
 *
 * Returns: %TRUE if a game has
 */
gboolean tengen_paper_round_has_terms (const TengenMatch *match);

/**
 * tengen_paper_round_list:
 * @match: a match
 * @round: from 1
 * @byes: whether those who have no opponent belong to it
 *
 * Lists the games of a round by their boards.
 *
 * Returns: (transfer full) (element-type int): indices of games
 */
GArray *tengen_paper_round_list (const TengenMatch *match,
                                 int round,
                                 gboolean byes) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
