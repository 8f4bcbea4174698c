/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-team-name: the name of a team, and a way to change it
 *
 * What:   a button with the name; pressed it opens a field to write in.
 * Shape:  no field is there before that, so that keys for the board are never
 *         written into a name.
 */
#pragma once

#include <gtk/gtk.h>

#include "tengen-teams.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_TEAM_NAME (tengen_team_name_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenTeamName, tengen_team_name, TENGEN, TEAM_NAME, GtkWidget)

/* Makes the button. */
GtkWidget *tengen_team_name_new (TengenTeams *teams,
                                 TengenStone stone) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
