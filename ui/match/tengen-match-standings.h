/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-match-standings: who is ahead, to be read from the last row (成績表)
 *
 * What:  the sheet of a match as a list with columns, and what decides the
 *        places in words.
 * Not:   what stands in it (tengen-match-sheet).
 */
#pragma once

#include <gtk/gtk.h>

#include "tengen-match-table.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_MATCH_STANDINGS (tengen_match_standings_get_type ())
G_DECLARE_FINAL_TYPE (TengenMatchStandings,
                      tengen_match_standings,
                      TENGEN,
                      MATCH_STANDINGS,
                      GtkWidget)

/* Above it has to be the action match.order. */

/* Shows a match and follows it; called once. */
void tengen_match_standings_set_table (TengenMatchStandings *self,
                                       TengenMatchTable *table);

G_END_DECLS
