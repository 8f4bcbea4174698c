/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-score-steps-rules: the list of rule sets to count under
 */
#include "tengen-score-steps-rules.h"

#include "tengen-words-rules.h"
#include "tengen-words-text.h"
#include "tengen-words.h"

#define _(s) tengen_words_text (s)

GtkStringList *
tengen_score_steps_list_rules (const TengenGoRules *own)
{
  GtkStringList *list = gtk_string_list_new (NULL);
  g_autofree char *name = NULL;

  g_return_val_if_fail (own != NULL, list);

  name = tengen_words_rules (own);
  gtk_string_list_take (list,
                        g_strdup_printf (_ ("Rules of the game: %s"), name));
  for (guint i = 0; i < tengen_go_rules_get_n_named (); i++)
    {
      const TengenGoRules *rules = tengen_go_rules_get_named (i);
      g_autofree char *family =
          tengen_words_family (tengen_go_rules_get_family (rules));
      g_autofree char *set = tengen_words_rules (rules);

      /* Translators: a family of rule sets, and one of them */
      gtk_string_list_take (
          list,
          g_strdup_printf (
              tengen_words_context ("family", "%1$s: %2$s"), family, set));
    }
  return list;
}

guint
tengen_score_steps_find_rules (const TengenGoRules *rules)
{
  if (rules == NULL)
    return 0;
  for (guint i = 0; i < tengen_go_rules_get_n_named (); i++)
    if (tengen_go_rules_equal (tengen_go_rules_get_named (i), rules))
      return i + 1;
  return GTK_INVALID_LIST_POSITION;
}

TengenGameSetup
tengen_score_steps_make_terms (const TengenGameSetup *setup,
                               const TengenGoRules *rules,
                               TengenScoreKomi komi)
{
  TengenGameSetup terms = *setup;

  if (rules != NULL)
    {
      terms.rules = *rules;
      terms.rules_name = NULL;
    }
  switch (komi)
    {
    case TENGEN_SCORE_KOMI_GAME:
      break;
    case TENGEN_SCORE_KOMI_RULES:
      terms.komi_x2 = tengen_go_rules_komi (&terms.rules, setup->handicap);
      break;
    case TENGEN_SCORE_KOMI_NONE:
      terms.komi_x2 = 0;
      break;
    }
  return terms;
}

static void
setup_row_cb (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  /* a drop-down has one line, and what tells two versions of a rule set apart
   * is at the end of it */
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_MIDDLE);
  gtk_label_set_width_chars (GTK_LABEL (label), 24);
  gtk_list_item_set_child (item, label);
}

static void
bind_row_cb (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  GtkStringObject *row = gtk_list_item_get_item (item);
  GtkWidget *label = gtk_list_item_get_child (item);
  const char *text = gtk_string_object_get_string (row);

  gtk_label_set_label (GTK_LABEL (label), text);
  gtk_widget_set_tooltip_text (label, text);
}

GtkListItemFactory *
tengen_score_steps_make_row_factory (void)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();

  g_signal_connect (factory, "setup", G_CALLBACK (setup_row_cb), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_row_cb), NULL);
  return factory;
}
