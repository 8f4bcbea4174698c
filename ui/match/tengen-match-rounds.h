/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-match-rounds: who plays whom, round by round (組合せ)
 *
 * What:  the games of a round with their results, above them who meets again
 *        and why, and beside them what can be done with the chosen one.
 * Not:   pairing the next round (tengen-match-view).
 */
#pragma once

#include <gtk/gtk.h>

#include "tengen-match-table.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_MATCH_ROUNDS (tengen_match_rounds_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenMatchRounds, tengen_match_rounds, TENGEN, MATCH_ROUNDS, GtkWidget)

/* Actions: match-rounds.previous, match-rounds.next. Above it has to be:
 *   match.pair.
 */

/* Shows the last round of a match and follows it; called once. */
void tengen_match_rounds_set_table (TengenMatchRounds *self,
                                    TengenMatchTable *table);

/* Says whether nothing can be changed. */
void tengen_match_rounds_set_read_only (TengenMatchRounds *self,
                                        gboolean read_only);

G_END_DECLS
