/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-play-rules-list: the rows of the window in which rules are chosen
 */
#include "tengen-play-rules-list.h"

#include "tengen-label.h"
#include "tengen-words-rules.h"

#define _(s) tengen_words_text (s)

static void
free_entry (TengenPlayRulesEntry *entry)
{
  g_free (entry->name);
  g_free (entry);
}

static TengenPlayRulesEntry *
add_entry (GPtrArray *entries, const TengenGoRules *rules, const char *name)
{
  TengenPlayRulesEntry *entry = g_new0 (TengenPlayRulesEntry, 1);

  entry->rules = *rules;
  entry->name = g_strdup (name);
  g_ptr_array_add (entries, entry);
  return entry;
}

GPtrArray *
tengen_play_rules_list_entries (TengenRuleShelf *shelf,
                                const TengenGoRules *rules,
                                const char *name)
{
  GPtrArray *entries =
      g_ptr_array_new_with_free_func ((GDestroyNotify) free_entry);

  for (guint i = 0; i < tengen_rule_shelf_get_n_own (shelf); i++)
    {
      const char *own_name = NULL;
      const TengenGoRules *own =
          tengen_rule_shelf_get_own (shelf, i, &own_name);

      add_entry (entries, own, own_name)->is_own = TRUE;
    }
  for (guint i = 0; i < tengen_go_rules_get_n_named (); i++)
    add_entry (entries, tengen_go_rules_get_named (i), NULL);
  if (tengen_play_rules_list_find (entries, rules, name) < 0)
    {
      TengenPlayRulesEntry *loose = add_entry (entries, rules, name);

      loose->is_loose = TRUE;
      g_ptr_array_steal_index (entries, entries->len - 1);
      g_ptr_array_insert (entries, 0, loose);
    }
  return entries;
}

int
tengen_play_rules_list_find (GPtrArray *entries,
                             const TengenGoRules *rules,
                             const char *name)
{
  for (guint i = 0; i < entries->len; i++)
    {
      const TengenPlayRulesEntry *entry = g_ptr_array_index (entries, i);

      if (g_strcmp0 (entry->name, name) == 0 &&
          tengen_go_rules_equal (&entry->rules, rules))
        return (int) i;
    }
  return -1;
}

char *
tengen_play_rules_list_title (const TengenPlayRulesEntry *entry)
{
  return entry->name != NULL ? g_strdup (entry->name)
                             : tengen_words_rules (&entry->rules);
}

static gboolean
is_variant (const TengenPlayRulesEntry *entry)
{
  return !entry->is_own && !entry->is_loose &&
         tengen_go_rules_is_variant (&entry->rules);
}

static GtkWidget *
make_title (const TengenPlayRulesEntry *entry, const char *title)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);

  gtk_box_append (GTK_BOX (box), tengen_label_new (title, "rule-name"));
  if (is_variant (entry))
    {
      GtkWidget *tag = tengen_label_new (_ ("another way"), "tag");

      gtk_widget_set_valign (tag, GTK_ALIGN_CENTER);
      gtk_box_append (GTK_BOX (box), tag);
    }
  return box;
}

/* What a screen reader says of a row. */
static void
describe_row (GtkWidget *row,
              const TengenPlayRulesEntry *entry,
              const char *title,
              const char *line)
{
  g_autofree char *name =
      is_variant (entry) ? g_strdup_printf ("%s, %s", title, _ ("another way"))
                         : g_strdup (title);

  gtk_accessible_update_property (GTK_ACCESSIBLE (row),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  name,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  line,
                                  -1);
}

static GtkWidget *
make_row (const TengenPlayRulesEntry *entry)
{
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  g_autofree char *title = tengen_play_rules_list_title (entry);
  g_autofree char *line = tengen_words_rules_line (&entry->rules);

  gtk_box_append (GTK_BOX (box), make_title (entry, title));
  if (*line != '\0')
    gtk_box_append (GTK_BOX (box), tengen_label_new (line, "dim"));
  if (is_variant (entry))
    gtk_widget_add_css_class (row, "variant");
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  describe_row (row, entry, title, line);
  return row;
}

/* Entries of one heading have the same number. */
static int
get_section (const TengenPlayRulesEntry *entry)
{
  if (entry->is_loose)
    return -2;
  if (entry->is_own)
    return -1;
  return (int) tengen_go_rules_get_family (&entry->rules);
}

static GtkWidget *
make_heading (const TengenPlayRulesEntry *entry)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  TengenGoFamily family = tengen_go_rules_get_family (&entry->rules);
  g_autofree char *title = NULL;
  g_autofree char *line = NULL;

  if (entry->is_loose)
    title = g_strdup (_ ("Chosen Now"));
  else if (entry->is_own)
    title = g_strdup (_ ("My Own Rules"));
  else
    {
      title = tengen_words_family (family);
      line = tengen_words_family_line (family);
    }
  gtk_box_append (GTK_BOX (box), tengen_label_new (title, "rule-family"));
  if (line != NULL && *line != '\0')
    gtk_box_append (GTK_BOX (box), tengen_label_new (line, "dim"));
  gtk_widget_add_css_class (box, "rule-heading");
  return box;
}

static void
header_cb (GtkListBoxRow *row, GtkListBoxRow *before, gpointer data)
{
  GPtrArray *entries = data;
  const TengenPlayRulesEntry *entry =
      g_ptr_array_index (entries, (guint) gtk_list_box_row_get_index (row));
  const TengenPlayRulesEntry *last =
      before != NULL ? g_ptr_array_index (
                           entries, (guint) gtk_list_box_row_get_index (before))
                     : NULL;

  if (last != NULL && get_section (last) == get_section (entry))
    gtk_list_box_row_set_header (row, NULL);
  else if (gtk_list_box_row_get_header (row) == NULL)
    gtk_list_box_row_set_header (row, make_heading (entry));
}

void
tengen_play_rules_list_fill (GtkListBox *list, GPtrArray *entries)
{
  GtkWidget *row;

  g_return_if_fail (GTK_IS_LIST_BOX (list));
  g_return_if_fail (entries != NULL);

  gtk_list_box_set_header_func (list, NULL, NULL, NULL);
  while ((row = gtk_widget_get_first_child (GTK_WIDGET (list))) != NULL)
    gtk_list_box_remove (list, row);
  for (guint i = 0; i < entries->len; i++)
    gtk_list_box_append (list, make_row (g_ptr_array_index (entries, i)));
  gtk_list_box_set_header_func (list, header_cb, entries, NULL);
}
