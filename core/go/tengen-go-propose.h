/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-go-propose: what is proposed for a count besides dead stones
 *
 * What:   claims of neutral points (申告), living groups and their eyes.
 * Not:    deciding: the players correct it all. Dead stones: tengen-go-dead.
 * Source: 子空皆地・等子比空, definition of 目 (3); go-rules 5.3 and 8.3.
 */
#pragma once

#include "tengen-board-point.h"
#include "tengen-board-stone.h"

G_BEGIN_DECLS

/**
 * tengen_go_propose_claims:
 * @stones: width x height values, dead stones off
 * @width: columns
 * @height: rows
 * @claims: (out caller-allocates): for each point the side it is proposed to
 *   belong to, or none; only neutral empty points get a side
 *
 * Proposes the liberties that one side has alone within a region both touch
 * (四気のセキ): the points next to stones of both colours are taken out, and
 * each piece left that touches one colour only is that colour's. One-sided
 * dame and kos that need no connection have no shape and are not found.
 * Cost: O(points).
 *
 * Returns: how many points
 */
int tengen_go_propose_claims (const guint8 *stones,
                              int width,
                              int height,
                              guint8 *claims);

/**
 * tengen_go_propose_groups:
 * @stones: width x height values, dead stones off
 * @width: columns
 * @height: rows
 * @groups: (out caller-allocates): living groups, by colour
 * @eyes: (out caller-allocates): needed eye points, by colour: two a group, or
 *   one where its regions have a single point in all
 *
 * Counts groups: chains of one colour that border one and the same region
 * owned by that colour are one group. Chains without such a region (in seki,
 * without eyes) are none. Claims are liberties, no eyes: they make no group.
 * Cost: O(points).
 */
void tengen_go_propose_groups (
    const guint8 *stones, int width, int height, int groups[3], int eyes[3]);

G_END_DECLS
