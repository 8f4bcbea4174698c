/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-teams: the two teams of a class: names, numbers of people, points
 *
 * What:   what is the same from one board to the next, and the points that are
 *         written in chalk (得点), with a way back.
 * Not:    GTK, files, games: nothing here is changed but by a person.
 * Shape:  a team is named by its colour.
 */
#pragma once

#include <gio/gio.h>

#include "tengen-board-stone.h"

G_BEGIN_DECLS

/* People of a team. */
#define TENGEN_TEAMS_MOST_MEMBERS 40

/* Letters of a name. */
#define TENGEN_TEAMS_MOST_LETTERS 12

/* Points of a team. */
#define TENGEN_TEAMS_MOST_POINTS 99

#define TENGEN_TYPE_TEAMS (tengen_teams_get_type ())
G_DECLARE_FINAL_TYPE (TengenTeams, tengen_teams, TENGEN, TEAMS, GObject)

/* Signals:
 *   changed ()   a name, a number of people or points are others now
 */

/* Makes two teams without names, people who are not counted, no points. */
TengenTeams *tengen_teams_new (void) G_GNUC_WARN_UNUSED_RESULT;

/* Gives the name of a team, %NULL for that of the colour. */
const char *tengen_teams_get_name (TengenTeams *self, TengenStone stone);

/**
 * tengen_teams_set_name:
 * @self: teams
 * @stone: a colour
 * @name: (nullable): a name; blanks around it and what is too long are cut off,
 *   nothing left is %NULL
 *
 * Names a team.
 */
void
tengen_teams_set_name (TengenTeams *self, TengenStone stone, const char *name);

/* Tells how many people are in a team; 0 where they are not counted. */
int tengen_teams_get_members (TengenTeams *self, TengenStone stone);

/* Sets the people in a team, 0 to %TENGEN_TEAMS_MOST_MEMBERS. */
void
tengen_teams_set_members (TengenTeams *self, TengenStone stone, int members);

/* Tells the points of a team, 0 to %TENGEN_TEAMS_MOST_POINTS. */
int tengen_teams_get_points (TengenTeams *self, TengenStone stone);

/* Changes a team's points by more or less. Returns: %FALSE if out of range. */
gboolean tengen_teams_add_points (TengenTeams *self, TengenStone stone, int by);

/* Wipes the points of both teams off. Returns: %FALSE if there are none. */
gboolean tengen_teams_wipe (TengenTeams *self);

/* Tells whether a change of points can be taken back. */
gboolean tengen_teams_can_undo (TengenTeams *self);

/* Takes the last change of points back. Returns: %FALSE if there was none. */
gboolean tengen_teams_undo (TengenTeams *self);

G_END_DECLS
