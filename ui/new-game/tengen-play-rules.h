/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-play-rules: the window in which a rule set is chosen (ルールを選ぶ)
 *
 * What:   own sets, then the named ones by family with a sentence each; the
 *         details of the chosen one in words; a copy with changed fields can be
 *         saved by name as an own set, contradictions named.
 * Not:    texts (ui/words), keeping own sets (shelf), the form for an own set
 *         (tengen-play-edit-rules), which is a page of this window.
 */
#pragma once

#include <gtk/gtk.h>

#include "tengen-rule-shelf.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_PLAY_RULES (tengen_play_rules_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenPlayRules, tengen_play_rules, TENGEN, PLAY_RULES, GtkWindow)

/* Signals:
 *   chosen (gpointer rules, const char *name)   a const TengenGoRules and its
 *                        own name or NULL; the window closes itself
 */

/**
 * tengen_play_rules_new:
 * @parent: (nullable): the window it stands before
 * @shelf: the sets
 * @rules: the set chosen so far
 * @name: (nullable): its own name
 *
 * Makes the window; present it with gtk_window_present().
 *
 * Returns: (transfer none): the window, owned by GTK
 */
TengenPlayRules *tengen_play_rules_new (GtkWindow *parent,
                                        TengenRuleShelf *shelf,
                                        const TengenGoRules *rules,
                                        const char *name);

G_END_DECLS
