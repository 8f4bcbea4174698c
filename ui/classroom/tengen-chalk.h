/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-chalk: the score of two teams on a blackboard (得点板)
 *
 * What:   for each team its name, its points in chalk and as a number, one more
 *         and one less; all wiped off, and a way back.
 * Shape:  everything is measured in letters of the widget. It follows the teams
 *         and changes them only where it is pressed. Keys, while it is seen: F2
 *         a point for Black, F3 for White, with Shift one less, F4 back.
 */
#pragma once

#include <gtk/gtk.h>

#include "tengen-teams.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_CHALK (tengen_chalk_get_type ())
G_DECLARE_FINAL_TYPE (TengenChalk, tengen_chalk, TENGEN, CHALK, GtkWidget)

/* Makes what shows the score of two teams. */
GtkWidget *tengen_chalk_new (TengenTeams *teams) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
