/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-match-rest: when a player will not play (休み, 不戦勝)
 *
 * What:  rounds for which an absence is announced, the bye of the next round.
 * Not:   which player that is (tengen-match-players), players who leave.
 */
#pragma once

#include <gtk/gtk.h>

#include "tengen-match-table.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_MATCH_REST (tengen_match_rest_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenMatchRest, tengen_match_rest, TENGEN, MATCH_REST, GtkWidget)

/* Signals:
 *   told (text)   something was chosen: why it cannot be, "" where it can
 */

/* Says which match is changed; called once. */
void tengen_match_rest_set_table (TengenMatchRest *self,
                                  TengenMatchTable *table);

/* Shows what is planned for a player, -1 for none; @read_only: no changes. */
void
tengen_match_rest_show (TengenMatchRest *self, int player, gboolean read_only);

G_END_DECLS
