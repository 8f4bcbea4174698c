/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-match-repeat: who meets again in a Swiss event, and why (再戦)
 */
#pragma once

#include "tengen-match.h"

G_BEGIN_DECLS

/**
 * TengenMatchRepeat:
 * @TENGEN_MATCH_REPEAT_NONE: no two of the round had met before
 * @TENGEN_MATCH_REPEAT_FORCED: without that not all could be paired, whichever
 *   player had the bye
 * @TENGEN_MATCH_REPEAT_BYES: it could have been avoided by a bye for a player
 *   who has had more byes than others
 * @TENGEN_MATCH_REPEAT_BYE: it could have been avoided by another player in the
 *   bye that was chosen
 * @TENGEN_MATCH_REPEAT_HAND: it could have been avoided: places were exchanged by
 *   hand
 *
 * Why two players meet again.
 */
typedef enum
{
  TENGEN_MATCH_REPEAT_NONE,
  TENGEN_MATCH_REPEAT_FORCED,
  TENGEN_MATCH_REPEAT_BYES,
  TENGEN_MATCH_REPEAT_BYE,
  TENGEN_MATCH_REPEAT_HAND,
} TengenMatchRepeat;

/**
 * tengen_match_find_earlier:
 * @self: a match
 * @game: which game
 *
 * Looks for the last round before that of a game in which its two were paired
 * with each other, decided or not.
 *
 * Returns: a round from 1, or 0
 */
int tengen_match_find_earlier (const TengenMatch *self, int game);

/**
 * tengen_match_find_repeat:
 * @self: a match
 * @round: from 1
 *
 * Tells whether and why some meet again in a round of a SWISS event; others
 * repeat pairings by their nature.
 *
 * Returns: why, NONE for other kinds
 */
TengenMatchRepeat tengen_match_find_repeat (const TengenMatch *self, int round);

G_END_DECLS
