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

/**
 * tengen_words_tie:
 * @tie: a tie-break
 *
 * Names it with what it is: SOS（対戦相手の得点の合計）.
 *
 * Returns: (transfer none): a text
 */
const char *tengen_words_tie (TengenMatchTie tie);

/**
 * tengen_words_tie_column:
 * @tie: a tie-break
 *
 * Names it shortly, for a column: SOS, SODOS, SOS−1, 直接.
 *
 * Returns: (transfer none): a word
 */
const char *tengen_words_tie_column (TengenMatchTie tie);

/**
 * tengen_words_unplayed:
 * @unplayed: what rounds without a game count
 *
 * Names it: 仮想の相手と打ったとして数える, 数えない.
 *
 * Returns: (transfer none): a text
 */
const char *tengen_words_unplayed (TengenMatchUnplayed unplayed);

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
 * tengen_words_repeat:
 * @match: a match
 * @round: from 1
 *
 * Tells who meets again in a round of a Swiss event (再戦), and why.
 *
 * Returns: (transfer full) (nullable): sentences, %NULL where nobody does
 */
char *tengen_words_repeat (const TengenMatch *match,
                           int round) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_words_refused_bye:
 * @match: a match
 * @round: from 1
 *
 * Tells that the player who was chosen for the bye of a round has an opponent,
 * and why.
 *
 * Returns: (transfer full) (nullable): a sentence, %NULL where it is not so
 */
char *tengen_words_refused_bye (const TengenMatch *match,
                                int round) G_GNUC_WARN_UNUSED_RESULT;

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
