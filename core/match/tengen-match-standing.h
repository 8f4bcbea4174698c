/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-match-standing: who is ahead (順位)
 *
 * Shape: by score, with which a player of a group by rank starts; ties by the
 *        tie-breaks of the match in their order; who is still equal shares a
 *        place. Sums are integers of half and quarter points.
 * Source: OpenGotha, placement criteria (SOS, SODOS, direct confrontation;
 *        "for SOS, count not played games as half point").
 */
#pragma once

#include "tengen-match.h"

G_BEGIN_DECLS

/**
 * TengenMatchStanding:
 * @player: who
 * @place: from 1; equal players share one
 * @start_x2: what the player started with, half points
 * @score_x2: half points, the start among them
 * @wins: games won, byes too
 * @draws: drawn, or without result
 * @losses: lost, also where both have lost
 * @sos_x2: sum of the opponents' scores, half points
 * @sos_less_x2: without the lowest of them
 * @sodos_x4: sum of the beaten opponents' scores, drawn ones half, quarters
 * @direct_x2: (DIRECT, DIRECT_ANY): score in the games between those who were
 *   still equal, half points
 * @is_direct: @direct_x2 tells something: others were still equal, and with
 *   DIRECT all of them have met
 * @ties_x4: the value of each tie-break of the match, quarters
 *
 * One line of a table.
 */
typedef struct
{
  int player;
  int place;
  int start_x2;
  int score_x2;
  int wins;
  int draws;
  int losses;
  int sos_x2;
  int sos_less_x2;
  int sodos_x4;
  int direct_x2;
  gboolean is_direct;
  int ties_x4[TENGEN_MATCH_MAX_TIES];
} TengenMatchStanding;

/**
 * tengen_match_list_standings:
 * @self: a match
 *
 * Makes the table, best first.
 *
 * A game counts when it is decided; before that it counts for neither player. A
 * game was played if two players had to meet and it was no forfeit: drawn
 * games, games without result and games that both have lost were played.
 *
 * LEFT_OUT: SOS adds the score of each opponent, forfeits too; SODOS that of
 * the beaten ones and half of that of those drawn with.
 *
 * VIRTUAL, with R rounds that are finished (all their games are decided), the
 * start S of a player, and D for what a draw is worth:
 * - as an opponent, a player has S, what the games that were played are worth,
 *   and D for each of the R rounds without one (bye, absence, not there yet or
 *   any more, forfeit won or lost);
 * - SOS adds that of the opponent for each game that was played, and S + R * D,
 *   with the player's own S, for each of the R rounds without one: the virtual
 *   opponent drew in every round;
 * - SODOS adds the same where the game was won, half of it where it was drawn;
 *   a virtual opponent is beaten in a bye and in a forfeit that was won.
 *
 * SOS_LESS_LOWEST is SOS without its lowest addend, 0 without any.
 *
 * DIRECT takes those who are equal in score and in the tie-breaks before it. If
 * each two of them have a decided game with each other (forfeits too), it is
 * what those games are worth together, else 0 for all of them. DIRECT_ANY does
 * not ask whether they have met.
 *
 * Returns: (transfer full) (element-type TengenMatchStanding): a line for each
 *   player
 */
GArray *
tengen_match_list_standings (const TengenMatch *self) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
