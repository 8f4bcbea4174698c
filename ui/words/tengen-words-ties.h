/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-words-ties: what is said of tie-breaks, groups, repeats and byes
 *
 * What:   names and explanations of what decides places in an event, and what
 *         the one who pairs a round should know of it.
 * Not:    the table (tengen-match-sheet), the formulas with examples (the help).
 */
#pragma once

#include "tengen-match-repeat.h"
#include "tengen-match-ties.h"

G_BEGIN_DECLS

/* Names it shortly, for a column: SOS, SODOS, SOS−1, 直接. */
const char *tengen_words_tie_column (TengenMatchTie tie);

/**
 * tengen_words_ties:
 * @ties: tie-breaks
 *
 * Tells in which order they decide, and what rounds without a game count.
 *
 * Returns: (transfer full): sentences
 */
char *tengen_words_ties (const TengenMatchTies *ties) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_words_groups:
 * @match: a match
 *
 * Tells with how much players start where there are groups by rank (マクマホン).
 *
 * Returns: (transfer full) (nullable): sentences, %NULL without groups
 */
char *tengen_words_groups (const TengenMatch *match) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_words_paired:
 * @match: a match
 * @round: from 1
 *
 * Tells all that should be known of how a round was paired: repeats, and a bye
 * that could not be.
 *
 * Returns: (transfer full) (nullable): sentences, %NULL where there is nothing
 */
char *tengen_words_paired (const TengenMatch *match,
                           int round) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
