/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-review-usual: results and rules that are chosen from a list
 *
 * Shape: row N of the regulations of Renju is regulation N: the one that is
 *        none has the number 0.
 */
#include "tengen-review-usual.h"

#include "tengen-words-record.h"
#include "tengen-words-renju.h"

#define _(s) tengen_words_text (s)

static const char *const results[] = {
  "B+R", "W+R", "B+T", "W+T", "0", "Void",
};

/* --- Lists --- */

static void
append_results (GtkStringList *names, const TengenGameSetup *setup)
{
  for (guint i = 0; i < G_N_ELEMENTS (results); i++)
    gtk_string_list_take (names,
                          tengen_words_recorded_result (results[i], setup));
}

static void
append_regulations (GtkStringList *names)
{
  for (int i = TENGEN_RENJU_FREE; i < TENGEN_RENJU_N_REGULATIONS; i++)
    {
      TengenRenjuRules rules;

      tengen_renju_rules_init (&rules, (TengenRenjuRegulation) i);
      gtk_string_list_take (names, tengen_words_renju_regulation (&rules));
    }
}

static void
append_sets (GtkStringList *names)
{
  for (guint i = 0; i < tengen_go_rules_get_n_named (); i++)
    gtk_string_list_take (names,
                          tengen_words_rules (tengen_go_rules_get_named (i)));
}

GtkStringList *
tengen_review_usual_list (TengenProperty property, const TengenGameSetup *setup)
{
  GtkStringList *names;

  g_return_val_if_fail (setup != NULL, NULL);

  names = gtk_string_list_new (NULL);
  gtk_string_list_append (names, _ ("Usual…"));
  if (property == TENGEN_PROPERTY_RE)
    append_results (names, setup);
  else if (tengen_game_setup_is_renju (setup))
    append_regulations (names);
  else
    append_sets (names);
  return names;
}

/* --- Texts --- */

static char *
get_rules (const TengenGameSetup *setup, guint row)
{
  TengenRenjuRules rules;

  if (!tengen_game_setup_is_renju (setup))
    return g_strdup (
        tengen_go_rules_get_text (tengen_go_rules_get_named (row - 1)));
  tengen_renju_rules_init (&rules, (TengenRenjuRegulation) row);
  return tengen_renju_rules_get_text (&rules);
}

char *
tengen_review_usual_get (TengenProperty property,
                         const TengenGameSetup *setup,
                         guint row)
{
  g_return_val_if_fail (setup != NULL && row > 0, NULL);

  if (property != TENGEN_PROPERTY_RE)
    return get_rules (setup, row);
  g_return_val_if_fail (row <= G_N_ELEMENTS (results), NULL);
  return g_strdup (results[row - 1]);
}

/* --- TNR --- */

static char *
format_go (const char *text)
{
  TengenGoRules rules;

  return tengen_go_rules_read_text (text, &rules)
             ? tengen_go_rules_format (&rules)
             : NULL;
}

static char *
format_renju (const TengenGameSetup *setup, const char *text)
{
  TengenRenjuRules rules;
  g_autofree char *own = NULL;

  if (!tengen_renju_rules_find_text (text, &rules))
    return NULL;
  rules.declared = setup->renju.declared;
  own = tengen_renju_rules_format (&rules);
  return g_strconcat ("renju ", own, NULL);
}

char *
tengen_review_usual_format_rules (const TengenGameSetup *setup,
                                  const char *text)
{
  g_return_val_if_fail (setup != NULL && text != NULL, NULL);

  return tengen_game_setup_is_renju (setup) ? format_renju (setup, text)
                                            : format_go (text);
}
