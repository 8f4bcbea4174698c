/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-match-mcmahon: groups by rank (マクマホン)
 *
 * What:  with how many points each player of a Swiss event starts, so that the
 *        stronger meet each other from the first round on.
 * Shape: a win for each rank above the floor, up to the bar: a player stronger
 *        than the bar starts as the bar does, a player weaker than the floor or
 *        without a rank as the floor does, with 0. The start is part of the
 *        score.
 *        Where differences count (DIFFERENCE) there are no groups: no number of
 *        points on the board is worth a rank.
 */
#pragma once

#include "tengen-match.h"

G_BEGIN_DECLS

/* Tells whether it can have groups by rank: SWISS, scored by wins or points. */
gboolean tengen_match_can_group (const TengenMatch *self);

/**
 * tengen_match_set_groups:
 * @self: a match
 * @bar: the rank from which on all start equal
 * @floor: the rank down from which all start with 0; 0 and a bar of 0 for no
 *   groups
 *
 * Sets the groups.
 *
 * Returns: %FALSE if it cannot have them, or the bar is below the floor; nothing
 *   has changed then
 */
gboolean tengen_match_set_groups (TengenMatch *self, int bar, int floor);

/* Tells whether it has groups. */
gboolean tengen_match_has_groups (const TengenMatch *self);

/* Tells the half points that a player starts with: 0 without groups. */
int tengen_match_get_start (const TengenMatch *self, int player);

/**
 * tengen_match_parse_groups:
 * @text: `3d:5k`, the bar and the floor
 * @bar: (out): the bar
 * @floor: (out): the floor
 *
 * Reads both ranks.
 *
 * Returns: %FALSE if one is missing, or the bar is below the floor
 */
gboolean tengen_match_parse_groups (const char *text, int *bar, int *floor);

G_END_DECLS
