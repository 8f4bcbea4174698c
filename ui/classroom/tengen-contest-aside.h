/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-contest-aside: below an exercise on the wall: what can be answered,
 * both teams, the way on
 */
#pragma once

#include <gtk/gtk.h>

#include "tengen-exercise-relay.h"
#include "tengen-teams.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_CONTEST_ASIDE (tengen_contest_aside_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenContestAside, tengen_contest_aside, TENGEN, CONTEST_ASIDE, GtkWidget)

/* Signals:
 *   next ()   the way on was pressed
 */

/* Makes it for two teams, or without any (nullable). */
GtkWidget *
tengen_contest_aside_new (TengenTeams *teams) G_GNUC_WARN_UNUSED_RESULT;

/* Puts what can be answered above all, %NULL for nothing. */
void tengen_contest_aside_set_answers (TengenContestAside *self,
                                       GtkWidget *answers);

/* Shows how both teams do. */
void tengen_contest_aside_show (TengenContestAside *self,
                                const TengenExerciseRelay *relay);

/* Names the way on, and tells whether it can be gone. */
void tengen_contest_aside_set_next (TengenContestAside *self,
                                    const char *label,
                                    gboolean sensitive);

G_END_DECLS
