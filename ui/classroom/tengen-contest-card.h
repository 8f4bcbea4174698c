/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-contest-card: a team that solves exercises: stone, name, points, who
 * comes to the board
 */
#pragma once

#include <gtk/gtk.h>

#include "tengen-exercise-relay.h"
#include "tengen-teams.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_CONTEST_CARD (tengen_contest_card_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenContestCard, tengen_contest_card, TENGEN, CONTEST_CARD, GtkWidget)

/* Makes the card of a team. */
GtkWidget *tengen_contest_card_new (TengenTeams *teams, TengenStone stone)
    G_GNUC_WARN_UNUSED_RESULT;

/* Shows how the team does in a relay. */
void tengen_contest_card_show (TengenContestCard *self,
                               const TengenExerciseRelay *relay);

G_END_DECLS
