/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-engine-worth: what the end of a game is worth under a rule set
 *
 * What:   the lead of Black in half points, komi and bonus taken off, from the
 *         stones and the area of both sides and what happened before.
 * Not:    whose the points are where stones are dead: the engine plays until
 *         dead stones are taken; groups and needed eyes as players agree on
 *         them (tengen-go-propose).
 * Shape:  every rule set of the table is the same sum with other parts.
 * Source: go-rules 5.5 to 5.8, as tengen-go-count-score carries them out.
 */
#pragma once

#include "tengen-go-play.h"
#include "tengen-go-playout.h"

G_BEGIN_DECLS

/**
 * TengenEngineTally:
 * @stones: stones on the board, by colour
 * @area: stones and the empty points that only touch them, by colour
 * @groups: chains connected by shared eyes, by colour
 * @eyes: empty points that @groups need to live, two each at most, by colour
 *
 * What is counted on the board at the end. Index with #TengenStone.
 */
typedef struct
{
  int stones[3];
  int area[3];
  int groups[3];
  int eyes[3];
} TengenEngineTally;

/**
 * tengen_engine_tally_lying:
 * @self: (out caller-allocates): the tally
 * @board: a position
 *
 * Counts a position as it lies: all stones live, empty regions belong to the
 * only side that they touch. Groups and eyes are those of
 * tengen_engine_tally_ended(). Cost: O(points).
 */
void tengen_engine_tally_lying (TengenEngineTally *self,
                                const TengenGoPlayoutBoard *board);

/**
 * tengen_engine_tally_ended:
 * @self: (out caller-allocates): the tally
 * @board: the end of a playout
 * @closed: (nullable): for each point the side whose settled territory it is,
 *   stones of the opponent in it are dead; or none
 *
 * Counts the end of a playout: an empty point belongs to the side that has all
 * its neighbours, see tengen_go_playout_get_owner(). Cost: O(points).
 */
void tengen_engine_tally_ended (TengenEngineTally *self,
                                const TengenGoPlayoutBoard *board,
                                const guint8 *closed);

/**
 * tengen_engine_tally_groups:
 * @self: a tally
 * @board: the end of a playout
 *
 * Counts groups and the eyes that they need: chains that share an eye are a
 * group, it needs two eyes if it has them. Cost: O(points).
 */
void tengen_engine_tally_groups (TengenEngineTally *self,
                                 const TengenGoPlayoutBoard *board);

/**
 * tengen_engine_worth:
 * @rules: how to count
 * @counters: what happened until the end
 * @tally: what is on the board at the end
 * @offset_x2: komi and handicap bonus, half points, for White
 *
 * Counts. Where groups or needed eyes cost something, those of @tally do.
 *
 * Returns: Black's lead in half points; negative if White leads
 */
int tengen_engine_worth (const TengenGoRules *rules,
                         const TengenGoCounters *counters,
                         const TengenEngineTally *tally,
                         int offset_x2);

/**
 * tengen_engine_worth_is_stones:
 * @rules: a rule set
 *
 * Tells whether nothing but stones counts, so that own territory must be
 * filled.
 *
 * Returns: %TRUE if so
 */
gboolean tengen_engine_worth_is_stones (const TengenGoRules *rules);

/**
 * tengen_engine_worth_has_free_moves:
 * @rules: a rule set
 *
 * Tells whether a move into own territory, or into the opponent's where it is
 * answered, costs nothing: stones on the board count and lost ones do not.
 *
 * Returns: %TRUE if so
 */
gboolean tengen_engine_worth_has_free_moves (const TengenGoRules *rules);

G_END_DECLS
