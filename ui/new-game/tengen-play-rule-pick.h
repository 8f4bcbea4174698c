/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-play-rule-pick: the rule set of a new game
 *
 * What:  a button with the name of the set and a sentence under it; it opens a
 *        short menu of own sets and usual ones, at its end the window with all.
 * Not:   that window (tengen-play-rules), keeping own sets (shelf).
 */
#pragma once

#include <gtk/gtk.h>

#include "tengen-rule-shelf.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_PLAY_RULE_PICK (tengen_play_rule_pick_get_type ())
G_DECLARE_FINAL_TYPE (TengenPlayRulePick,
                      tengen_play_rule_pick,
                      TENGEN,
                      PLAY_RULE_PICK,
                      GtkWidget)

/* Signals:
 *   picked (gboolean differs)   a set was chosen, perhaps the same again, or
 *                               the chosen own set was changed
 */

/* Says where own sets are. */
void tengen_play_rule_pick_set_shelf (TengenPlayRulePick *self,
                                      TengenRuleShelf *shelf);

/**
 * tengen_play_rule_pick_set:
 * @self: a pick
 * @rules: a set
 * @name: (nullable): its own name
 *
 * Shows a set, without the signal. An own set that has been changed since is
 * taken as it is now.
 */
void tengen_play_rule_pick_set (TengenPlayRulePick *self,
                                const TengenGoRules *rules,
                                const char *name);

/**
 * tengen_play_rule_pick_get:
 * @self: a pick
 * @name: (out) (optional) (nullable) (transfer none): its own name
 *
 * Gives the chosen set.
 *
 * Returns: (transfer none): a set, valid until another is chosen
 */
const TengenGoRules *tengen_play_rule_pick_get (TengenPlayRulePick *self,
                                                const char **name);

G_END_DECLS
