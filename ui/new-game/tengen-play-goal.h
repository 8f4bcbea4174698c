/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-play-goal: how a new game of Pure Go (純碁) is won: by stones on the
 *                   board, or by taking stones first (石取り)
 *
 * What: buttons, and a sentence about the chosen one.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define TENGEN_TYPE_PLAY_GOAL (tengen_play_goal_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenPlayGoal, tengen_play_goal, TENGEN, PLAY_GOAL, GtkWidget)

/* Properties (read, write, notified):
 *   goal   gint   stones that have to be taken, 0 for the count
 */

/**
 * tengen_play_goal_set:
 * @self: the widget
 * @goal: 0 to %TENGEN_GO_GOAL_MAX
 *
 * Sets the property `goal`. One that has no button stays until a button is
 * pressed.
 */
void tengen_play_goal_set (TengenPlayGoal *self, int goal);

/* Tells how many stones have to be taken, 0 for the count. */
int tengen_play_goal_get (TengenPlayGoal *self);

G_END_DECLS
