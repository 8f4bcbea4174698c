/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-score-steps: the count shown step by step (数える手順, 整地)
 *
 * What:   a window with a board on which the stones of a count are moved: step,
 *         back, first, last, auto; the written sum grows with it; a step is
 *         saved as a picture, all of them as PDF. The rule set can be changed
 *         to see what another does.
 * Not:    the procedure (core/go steps), its sentences (ui/words).
 */
#pragma once

#include <gtk/gtk.h>

#include "tengen-score-table.h"
#include "tengen-session.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_SCORE_STEPS (tengen_score_steps_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenScoreSteps, tengen_score_steps, TENGEN, SCORE_STEPS, GtkWindow)

/* Actions (steps.NAME): next, back, first, last, auto, save (the picture of the
 * step shown), save-all (PDF), close.
 */

/**
 * tengen_score_steps_new:
 * @parent: (nullable): the window it belongs to
 * @session: (nullable): whose position at the cursor is counted
 *
 * Makes the window; gtk_window_present() opens it. It counts anew when the
 * session changes.
 *
 * Returns: (transfer none): a window, owned by GTK
 */
TengenScoreSteps *tengen_score_steps_new (GtkWindow *parent,
                                          TengenSession *session);

/**
 * tengen_score_steps_set_rules:
 * @self: a window
 * @rules: (nullable): rules to count under; %NULL for the game's own
 * @komi: with which komi, also for rules that are chosen in the window later
 *
 * Chooses the rules to count under; the first step is shown.
 */
void tengen_score_steps_set_rules (TengenScoreSteps *self,
                                   const TengenGoRules *rules,
                                   TengenScoreKomi komi);

/**
 * tengen_score_steps_save_async:
 * @self: a window
 * @file: the destination; `.svg` and `.pdf` at the end of its name say what to
 *   write, anything else is PNG
 * @callback: called when it is done
 * @data: for @callback
 *
 * Saves the step shown as a picture, or all steps as PDF, in a worker; an
 * existing file is replaced.
 */
void tengen_score_steps_save_async (TengenScoreSteps *self,
                                    GFile *file,
                                    GAsyncReadyCallback callback,
                                    gpointer data);

/**
 * tengen_score_steps_save_finish:
 * @self: a window
 * @result: what the callback got
 * @error: return location for a %G_IO_ERROR
 *
 * Tells how saving ended. %G_IO_ERROR_NOT_INITIALIZED: there is no count.
 *
 * Returns: %TRUE if it was saved
 */
gboolean tengen_score_steps_save_finish (TengenScoreSteps *self,
                                         GAsyncResult *result,
                                         GError **error);

G_END_DECLS
