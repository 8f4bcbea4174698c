/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-score-account: the written sum as a table, the result large under it
 *
 * What: a column for each side, a row for each line of the sum, the total, the
 *       difference of the totals and who wins by how much.
 * Not:  counting (core/go), names of lines (ui/words).
 */
#pragma once

#include <gtk/gtk.h>

#include "tengen-game-setup.h"
#include "tengen-go-account.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_SCORE_ACCOUNT (tengen_score_account_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenScoreAccount, tengen_score_account, TENGEN, SCORE_ACCOUNT, GtkWidget)

/**
 * tengen_score_account_set:
 * @self: a table
 * @account: a written sum
 * @setup: what the game started from, for names and terms
 *
 * Shows a sum; nothing of it is kept.
 */
void tengen_score_account_set (TengenScoreAccount *self,
                               const TengenAccount *account,
                               const TengenGameSetup *setup);

/**
 * tengen_score_account_set_start:
 * @self: a table
 * @account: a written sum
 * @setup: what the game started from, for names and terms
 * @n_lines: how many lines are known
 *
 * Shows a sum as far as it is known: the other lines have names, but no
 * figures, and without the total there is no result.
 */
void tengen_score_account_set_start (TengenScoreAccount *self,
                                     const TengenAccount *account,
                                     const TengenGameSetup *setup,
                                     guint n_lines);

/* Shows the result larger once it is final. */
void tengen_score_account_set_final (TengenScoreAccount *self, gboolean final);

/* Gives the sentence that says who wins. */
const char *tengen_score_account_get_result (TengenScoreAccount *self);

G_END_DECLS
