/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-score-window: the scoring dialog (終局の確認)
 *
 * What: a window of its own with a board of its own: marks of dead stones,
 *       what has to be checked (たしかめてください; keys N, A, D, S), claims,
 *       the written sum and what it needs, 数える手順, 数え方くらべ, 元に戻す,
 *       対局に戻る, both agreements, 確定. Closing it only hides it; phase and
 *       marks are the session's.
 * Not:  the proposals and the phase (session), opening it (the application
 *       presents it when play stops or when it is asked for), the windows for
 *       the steps and the comparison.
 */
#pragma once

#include <gtk/gtk.h>

#include "tengen-notice.h"
#include "tengen-session.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_SCORE_WINDOW (tengen_score_window_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenScoreWindow, tengen_score_window, TENGEN, SCORE_WINDOW, GtkWindow)

/* Actions (score.NAME): unmark, finish, close, steps, compare.
 * Signals:
 *   steps ()    the steps of the count are asked for (数える手順)
 *   compare ()  the count under all rule sets is asked for (数え方くらべ)
 */

/**
 * tengen_score_window_new:
 * @parent: (nullable): the window of the game
 * @session: (nullable): whose count is shown
 *
 * Makes the window, hidden; gtk_window_present() opens it.
 *
 * It hides itself when the session leaves the count without a result, and
 * lives as long as its parent.
 *
 * Returns: (transfer none): a window, owned by GTK
 */
TengenScoreWindow *tengen_score_window_new (GtkWindow *parent,
                                            TengenSession *session);

/* Gives the place below the board where it tells what is not of the count. */
TengenNotice *tengen_score_window_get_notice (TengenScoreWindow *self);

G_END_DECLS
