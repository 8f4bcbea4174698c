/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-match-players: who takes part (参加者)
 *
 * What:  the players by number, and what is planned for them; another name or
 *        rank for one, one who leaves or comes back, one who comes late.
 * Not:   absences and byes of the chosen one (tengen-match-rest).
 */
#pragma once

#include <gtk/gtk.h>

#include "tengen-external-list.h"
#include "tengen-match-table.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_MATCH_PLAYERS (tengen_match_players_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenMatchPlayers, tengen_match_players, TENGEN, MATCH_PLAYERS, GtkWidget)

/* Shows the players of a match and follows it; called once. */
void tengen_match_players_set_table (TengenMatchPlayers *self,
                                     TengenMatchTable *table);

/* Offers engines outside, those that can play the games of the match. */
void tengen_match_players_set_externals (TengenMatchPlayers *self,
                                         TengenExternalList *list);

/* Says whether nothing can be changed. */
void tengen_match_players_set_read_only (TengenMatchPlayers *self,
                                         gboolean read_only);

G_END_DECLS
