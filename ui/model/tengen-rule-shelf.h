/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-rule-shelf: the rule sets to choose from
 *
 * What:   the named sets and the user's own, as one list; own sets are added,
 *         changed and removed by name.
 * Not:    GTK; where own sets are stored: the code that stores them binds
 *         "saved".
 * Shape:  own sets first, then the named sets in their order. An own set is a
 *         text as tengen_go_rules_format() writes it.
 */
#pragma once

#include <gio/gio.h>

#include "tengen-go-rules.h"

G_BEGIN_DECLS

/* Letters of a name. */
#define TENGEN_RULE_SHELF_NAME_MAX 60

#define TENGEN_TYPE_RULE_SHELF (tengen_rule_shelf_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenRuleShelf, tengen_rule_shelf, TENGEN, RULE_SHELF, GObject)

/* Properties:
 *   saved  GVariant "a(ss)"  name and text of each own set; texts that cannot
 *                            be read are kept but not offered
 * Signals:
 *   changed ()  own sets were added, changed or removed
 */

/* Makes a shelf without own sets. */
TengenRuleShelf *tengen_rule_shelf_new (void) G_GNUC_WARN_UNUSED_RESULT;

/* Counts own sets that can be used. Returns: 0 and up. */
guint tengen_rule_shelf_get_n_own (TengenRuleShelf *self);

/**
 * tengen_rule_shelf_get_own:
 * @self: a shelf
 * @index: 0 to the number of own sets - 1
 * @name: (out) (optional) (transfer none): its name
 *
 * Gives an own set.
 *
 * Returns: (transfer none): the set, valid until the shelf changes
 */
const TengenGoRules *tengen_rule_shelf_get_own (TengenRuleShelf *self,
                                                guint index,
                                                const char **name);

/**
 * tengen_rule_shelf_find:
 * @self: a shelf
 * @name: a name
 *
 * Looks an own set up; blanks around @name do not matter.
 *
 * Returns: (transfer none) (nullable): the set, valid until the shelf changes,
 *   or %NULL
 */
const TengenGoRules *tengen_rule_shelf_find (TengenRuleShelf *self,
                                             const char *name);

/**
 * tengen_rule_shelf_save:
 * @self: a shelf
 * @name: a name, not only blanks, up to %TENGEN_RULE_SHELF_NAME_MAX letters
 * @rules: a set without contradictions
 *
 * Keeps an own set under a name without the blanks around it. Another one of
 * the same name is replaced in its place; one that cannot be read stays beside
 * it in "saved".
 *
 * Returns: %FALSE if the name is none, or the rules contradict themselves
 */
gboolean tengen_rule_shelf_save (TengenRuleShelf *self,
                                 const char *name,
                                 const TengenGoRules *rules);

/* Removes an own set. Returns: %FALSE if there is none of this name. */
gboolean tengen_rule_shelf_remove (TengenRuleShelf *self, const char *name);

G_END_DECLS
