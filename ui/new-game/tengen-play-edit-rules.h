/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-play-edit-rules: the form for a rule set of one's own
 *
 * What:  a name, a control for each choice of a set in four groups; what
 *        differs from the named set has a tag; a contradiction is said at once
 *        and nothing can be saved until it is resolved.
 * Not:   texts (ui/words), keeping the set (who listens to "saved").
 */
#pragma once

#include <gtk/gtk.h>

#include "tengen-rule-shelf.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_PLAY_EDIT_RULES (tengen_play_edit_rules_get_type ())
G_DECLARE_FINAL_TYPE (TengenPlayEditRules,
                      tengen_play_edit_rules,
                      TENGEN,
                      PLAY_EDIT_RULES,
                      GtkWidget)

/* Signals:
 *   saved (gpointer rules, const char *name)   a const TengenGoRules without
 *                        contradictions and a name for it
 *   cancelled ()         nothing is to be saved
 */

/* Says which names are taken. */
void tengen_play_edit_rules_set_shelf (TengenPlayEditRules *self,
                                       TengenRuleShelf *shelf);

/* Fills the form. A set without an own name (%NULL) is offered one. */
void tengen_play_edit_rules_set (TengenPlayEditRules *self,
                                 const TengenGoRules *rules,
                                 const char *name);

/* Gives the button that saves. */
GtkWidget *tengen_play_edit_rules_get_default (TengenPlayEditRules *self);

G_END_DECLS
