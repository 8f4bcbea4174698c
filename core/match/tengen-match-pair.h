/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-match-pair: which players meet
 *
 * What:  the next round of a match: SERIES the next game with colours exchanged;
 *        ROUND_ROBIN by the circle method, colours as even as can be, and
 *        players who come later meet the others in additional rounds; SWISS
 *        players with equal points, never the same two twice as long as that is
 *        possible, then as seldom as can be, colours balanced, the bye to the
 *        player chosen for it, else to the last of those with the fewest byes
 *        whose bye avoids repeated meetings, where there is one. Absent players
 *        rest.
 * Not:   the search itself (tengen-match-graph).
 */
#pragma once

#include "tengen-match.h"

G_BEGIN_DECLS

/**
 * tengen_match_pair:
 * @self: a match
 * @seed: what chance starts from: who has Black first; the order of players
 *   without rank and points in the first round
 *
 * Pairs the next round and adds its games. The same match and seed give the
 * same round.
 *
 * Returns: FEW, OPEN, OVER, ABSENT, or NONE; nothing has changed but for NONE
 */
TengenMatchFault tengen_match_pair (TengenMatch *self, guint32 seed);

/**
 * tengen_match_add_game:
 * @self: a match, no series
 * @round: the last round, or the one behind it
 * @black: a player
 * @white: another
 *
 * Adds a game as a teacher likes.
 *
 * Returns: ROUND, PAIRED if one of them has a game in that round, or NONE
 */
TengenMatchFault
tengen_match_add_game (TengenMatch *self, int round, int black, int white);

/**
 * tengen_match_swap:
 * @self: a match
 * @first: a game that is not decided
 * @first_black: its Black, else its White
 * @second: another of the same round, or the same one (which exchanges colours)
 * @second_black: its Black, else its White
 *
 * Lets two players exchange places, as the teacher likes.
 *
 * Returns: %FALSE if one of the games is decided or the rest of an absent
 *   player of a SWISS event, or they are of two rounds
 */
gboolean tengen_match_swap (TengenMatch *self,
                            int first,
                            gboolean first_black,
                            int second,
                            gboolean second_black);

/**
 * tengen_match_drop_round:
 * @self: a match
 *
 * Takes the last round away, if nothing of it is decided or begun (byes aside).
 *
 * Returns: %FALSE if it has to stay
 */
gboolean tengen_match_drop_round (TengenMatch *self);

G_END_DECLS
