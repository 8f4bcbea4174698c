/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-play-rules-list: the rows of the window in which rules are chosen
 *
 * What:  the sets in their order: the chosen one where it is no other, own
 *        ones, the named ones by family; a row for each, headings between.
 */
#pragma once

#include <gtk/gtk.h>

#include "tengen-rule-shelf.h"

G_BEGIN_DECLS

/**
 * TengenPlayRulesEntry:
 * @rules: the set
 * @name: (nullable): its own name
 * @is_own: it is on the shelf
 * @is_loose: it is the chosen one, neither on the shelf nor a named one
 *
 * What a row stands for.
 */
typedef struct
{
  TengenGoRules rules;
  char *name;
  gboolean is_own;
  gboolean is_loose;
} TengenPlayRulesEntry;

/**
 * tengen_play_rules_list_entries:
 * @shelf: the sets
 * @rules: the chosen one
 * @name: (nullable): its own name
 *
 * Lists what can be chosen.
 *
 * Returns: (transfer full) (element-type TengenPlayRulesEntry): entries
 */
GPtrArray *
tengen_play_rules_list_entries (TengenRuleShelf *shelf,
                                const TengenGoRules *rules,
                                const char *name) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_play_rules_list_find:
 * @entries: entries
 * @rules: a set
 * @name: (nullable): its own name
 *
 * Looks for a set among the entries.
 *
 * Returns: its index, -1 if it is not there
 */
int tengen_play_rules_list_find (GPtrArray *entries,
                                 const TengenGoRules *rules,
                                 const char *name);

/* Names an entry by its own name or that of the set. */
char *tengen_play_rules_list_title (const TengenPlayRulesEntry *entry)
    G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_play_rules_list_fill:
 * @list: a list box
 * @entries: (transfer none): entries, to live as long as the rows
 *
 * Makes the rows of a list anew, with their headings; row N is entry N.
 */
void tengen_play_rules_list_fill (GtkListBox *list, GPtrArray *entries);

G_END_DECLS
