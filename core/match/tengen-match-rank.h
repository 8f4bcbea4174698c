/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-match-rank: ranks (段級位) and the handicap that goes with them
 *
 * Shape: a rank is a number: -30 to -1 for 30 to 1 kyu (級), 1 to 9 for dan
 *        (段), 0 for none. One step is one rank; there is no step between 1 kyu
 *        and 1 dan but the one.
 */
#pragma once

#include "tengen-game-setup.h"

G_BEGIN_DECLS

/**
 * tengen_match_rank_parse:
 * @text: `3k`, `3 kyu`, `3級`, `三級`, `1d`, `1 dan`, `初段`, `二段`, `2p`; also
 *   in full-width digits; empty for none
 * @rank: (out): the rank, 0 where it fails
 *
 * Reads a rank.
 *
 * Returns: %FALSE if it is none
 */
gboolean tengen_match_rank_parse (const char *text, int *rank);

/* Writes a rank as in BR and WR (transfer full): `3k`, `1d`; %NULL for none. */
char *tengen_match_rank_format (int rank) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_match_rank_difference:
 * @stronger: a rank
 * @weaker: another
 *
 * Tells how many steps the first is above the second.
 *
 * Returns: steps, negative below; 0 where either has none
 */
int tengen_match_rank_difference (int stronger, int weaker);

/**
 * TengenMatchHint:
 * @swap: there is a handicap and who was to have White is weaker, and should have
 *   Black
 * @handicap: 0 even, 1 Black only moves first, 2 and up stones
 * @komi_x2: the komi that goes with it under the rules, half points
 * @steps: ranks between the two
 *
 * What is suggested.
 */
typedef struct
{
  gboolean swap;
  int handicap;
  int komi_x2;
  int steps;
} TengenMatchHint;

/**
 * tengen_match_rank_suggest:
 * @rules: a rule set of Go
 * @size: the side of the board
 * @black: rank of the player who is to have Black
 * @white: rank of the player who is to have White
 *
 * Suggests handicap and komi: on 19 x 19 a stone a rank; on smaller boards as
 * many fewer as the board has fewer points (13: a stone for about two ranks, 9:
 * for about four). No more than fit on the board's points. Pure Go has none.
 *
 * Returns: a suggestion
 */
TengenMatchHint tengen_match_rank_suggest (const TengenGoRules *rules,
                                           int size,
                                           int black,
                                           int white);

G_END_DECLS
