/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-chalk-side: one team on the blackboard
 */
#pragma once

#include <gtk/gtk.h>

#include "tengen-teams.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_CHALK_SIDE (tengen_chalk_side_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenChalkSide, tengen_chalk_side, TENGEN, CHALK_SIDE, GtkWidget)

/* Shows the points of a team. */
GtkWidget *tengen_chalk_side_new (TengenTeams *teams,
                                  TengenStone stone) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
