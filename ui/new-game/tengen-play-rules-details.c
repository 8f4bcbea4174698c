/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-play-rules-details: what a rule set says, in words
 */
#include "tengen-play-rules-details.h"

#include "tengen-label.h"
#include "tengen-words-rules.h"

#define _(s) tengen_words_text (s)

static GtkWidget *
make_label (const char *text, const char *css_class)
{
  GtkWidget *label = tengen_label_new (text, css_class);

  gtk_label_set_yalign (GTK_LABEL (label), 0);
  return label;
}

static GtkWidget *
make_value (const TengenWordsField *field)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *value =
      make_label (field->value, field->is_changed ? "changed" : "rule-value");

  gtk_widget_set_hexpand (value, TRUE);
  gtk_box_append (GTK_BOX (box), value);
  if (field->is_changed)
    {
      GtkWidget *tag = make_label (_ ("changed"), "tag");

      gtk_widget_set_valign (tag, GTK_ALIGN_START);
      gtk_box_append (GTK_BOX (box), tag);
    }
  return box;
}

static GtkWidget *
make_table (GPtrArray *fields, GString *spoken)
{
  GtkWidget *grid = gtk_grid_new ();

  gtk_grid_set_row_spacing (GTK_GRID (grid), 10);
  gtk_grid_set_column_spacing (GTK_GRID (grid), 16);
  for (guint i = 0; i < fields->len; i++)
    {
      const TengenWordsField *field = g_ptr_array_index (fields, i);
      GtkWidget *name = make_label (field->name, "dim");

      gtk_label_set_width_chars (GTK_LABEL (name), 8);
      gtk_label_set_max_width_chars (GTK_LABEL (name), 14);
      gtk_grid_attach (GTK_GRID (grid), name, 0, (int) i, 1, 1);
      gtk_grid_attach (GTK_GRID (grid), make_value (field), 1, (int) i, 1, 1);
      g_string_append_printf (spoken,
                              "%s: %s%s%s\n",
                              field->name,
                              field->value,
                              field->is_changed ? " — " : "",
                              field->is_changed ? _ ("changed") : "");
    }
  return grid;
}

/* From which named set a set was made. */
static char *
say_base (const TengenGoRules *rules)
{
  const TengenGoRules *named = tengen_go_rules_find (rules->id);
  g_autofree char *name = tengen_words_rules (named != NULL ? named : rules);

  return g_strdup_printf (_ ("Made from: %s"), name);
}

void
tengen_play_rules_details_fill (GtkBox *box,
                                const char *title,
                                const TengenGoRules *rules,
                                gboolean is_made)
{
  g_autofree char *line = NULL;
  g_autoptr (GPtrArray) fields = NULL;
  g_autoptr (GString) spoken = g_string_new (NULL);
  GtkWidget *child;

  g_return_if_fail (GTK_IS_BOX (box));
  g_return_if_fail (title != NULL);
  g_return_if_fail (rules != NULL);

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (box))) != NULL)
    gtk_box_remove (box, child);
  line = tengen_words_rules_line (rules);
  fields = tengen_words_rules_fields (rules);
  g_string_append_printf (spoken, "%s\n", line);
  gtk_box_append (box, make_label (title, "rule-title"));
  if (is_made)
    {
      g_autofree char *base = say_base (rules);

      gtk_box_append (box, make_label (base, "dim"));
      g_string_append_printf (spoken, "%s\n", base);
    }
  gtk_box_append (box, make_label (line, "rule-line"));
  gtk_box_append (box, make_table (fields, spoken));
  gtk_accessible_update_property (GTK_ACCESSIBLE (box),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  title,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  spoken->str,
                                  -1);
}
