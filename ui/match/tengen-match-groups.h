/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-match-groups: chooses groups by rank (マクマホン)
 *
 * What:  whether there are any, and between which ranks; what that means in a
 *        sentence, or why it cannot be chosen.
 * Not:   changing a match.
 */
#pragma once

#include <gtk/gtk.h>

#include "tengen-match.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_MATCH_GROUPS (tengen_match_groups_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenMatchGroups, tengen_match_groups, TENGEN, MATCH_GROUPS, GtkWidget)

/* Signals:
 *   changed ()   a person has chosen something else
 */

/**
 * tengen_match_groups_show:
 * @self: a choice
 * @match: a match
 *
 * Shows the groups of a match. Where it can have none, what was chosen before is
 * kept for when it can again.
 */
void tengen_match_groups_show (TengenMatchGroups *self,
                               const TengenMatch *match);

/**
 * tengen_match_groups_get:
 * @self: a choice
 * @bar: (out): the upper rank, 0 without groups
 * @floor: (out): the lower rank, 0 without groups
 *
 * Tells what is chosen; the bar is never below the floor.
 */
void tengen_match_groups_get (TengenMatchGroups *self, int *bar, int *floor);

G_END_DECLS
