/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-score-compare: one position under all rule sets (数え方くらべ)
 *
 * What:   a window with a table: rule set, both scores, difference, komi,
 *         winner, what makes the difference; saved as CSV and PDF. Choosing a
 *         row and 手順を見る shows its steps.
 * Not:    counting (core/go compare), sentences (ui/words).
 */
#pragma once

#include <gtk/gtk.h>

#include "tengen-session.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_SCORE_COMPARE (tengen_score_compare_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenScoreCompare, tengen_score_compare, TENGEN, SCORE_COMPARE, GtkWindow)

/* Signals:
 *   steps (gpointer rules, int komi)  the steps under a const TengenGoRules
 *                           with a TengenScoreKomi are wanted
 */

/**
 * tengen_score_compare_new:
 * @parent: (nullable): the window it belongs to
 * @session: (nullable): whose position at the cursor is counted
 *
 * Makes the window; gtk_window_present() opens it. It counts anew when the
 * session changes.
 *
 * Returns: (transfer none): a window, owned by GTK
 */
TengenScoreCompare *tengen_score_compare_new (GtkWindow *parent,
                                              TengenSession *session);

G_END_DECLS
