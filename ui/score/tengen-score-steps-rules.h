/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-score-steps-rules: the list of rule sets to count under
 *
 * What: the game's own first, then all named ones by family.
 */
#pragma once

#include <gtk/gtk.h>

#include "tengen-score-table.h"

G_BEGIN_DECLS

/**
 * tengen_score_steps_list_rules:
 * @own: the game's own rules
 *
 * Lists rule sets by name.
 *
 * Returns: (transfer full): 1 + the number of named sets
 */
GtkStringList *tengen_score_steps_list_rules (const TengenGoRules *own)
    G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_score_steps_find_rules:
 * @rules: (nullable): rules, %NULL for the game's own
 *
 * Finds the place of rules in that list.
 *
 * Returns: a place, %GTK_INVALID_LIST_POSITION if they are not in it
 */
guint tengen_score_steps_find_rules (const TengenGoRules *rules);

/**
 * tengen_score_steps_make_terms:
 * @setup: what the game started from
 * @rules: (nullable): the rules to count under; %NULL for the game's own
 * @komi: with which komi
 *
 * Makes the terms of a count.
 *
 * Returns: terms that borrow the names of @setup
 */
TengenGameSetup tengen_score_steps_make_terms (const TengenGameSetup *setup,
                                               const TengenGoRules *rules,
                                               TengenScoreKomi komi);

/**
 * tengen_score_steps_make_row_factory:
 *
 * Makes rows for the list: a long name ends in dots, its tooltip has it whole.
 *
 * Returns: (transfer full): a factory
 */
GtkListItemFactory *
tengen_score_steps_make_row_factory (void) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
