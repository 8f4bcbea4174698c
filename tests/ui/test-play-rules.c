/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-play-rules: choosing a rule set, and making one's own
 */

#include "display-start.h"
#include "tengen-notice.h"
#include "tengen-play-edit-field.h"
#include "tengen-play-edit-rules.h"
#include "tengen-play-rules.h"
#include "tengen-words-rules.h"

typedef struct
{
  TengenRuleShelf *shelf;
  TengenPlayRules *window;
  /* what was chosen */
  TengenGoRules rules;
  char *name;
  int n_chosen;
} Fixture;

static void
chosen_cb (TengenPlayRules *window,
           gpointer rules,
           const char *name,
           Fixture *f)
{
  f->rules = *(const TengenGoRules *) rules;
  g_free (f->name);
  f->name = g_strdup (name);
  f->n_chosen++;
}

static void
open_window (Fixture *f, const char *id, const char *name)
{
  const TengenGoRules *rules = name != NULL
                                   ? tengen_rule_shelf_find (f->shelf, name)
                                   : tengen_go_rules_find (id);

  g_assert_nonnull (rules);
  f->window = tengen_play_rules_new (NULL, f->shelf, rules, name);
  g_object_add_weak_pointer (G_OBJECT (f->window), (gpointer *) &f->window);
  g_signal_connect (f->window, "chosen", G_CALLBACK (chosen_cb), f);
}

static void
set_up (Fixture *f, gconstpointer data)
{
  f->shelf = tengen_rule_shelf_new ();
  open_window (f, "japan", NULL);
}

static void
tear_down (Fixture *f, gconstpointer data)
{
  if (f->window != NULL)
    gtk_window_destroy (GTK_WINDOW (f->window));
  g_clear_object (&f->shelf);
  g_free (f->name);
}

static gpointer
child (Fixture *f, const char *id)
{
  return gtk_widget_get_template_child (
      GTK_WIDGET (f->window), TENGEN_TYPE_PLAY_RULES, id);
}

static gpointer
form_child (Fixture *f, const char *id)
{
  return gtk_widget_get_template_child (
      child (f, "form"), TENGEN_TYPE_PLAY_EDIT_RULES, id);
}

static void
press (gpointer button)
{
  g_assert_true (gtk_widget_get_sensitive (button));
  g_signal_emit_by_name (button, "clicked");
}

/* The row's index, counted from the first own set. */
static void
select_row (Fixture *f, guint index)
{
  GtkListBox *list = child (f, "list");
  GtkListBoxRow *row = gtk_list_box_get_row_at_index (list, (int) index);

  g_assert_nonnull (row);
  gtk_list_box_select_row (list, row);
}

static int
find_named (const char *id)
{
  for (guint i = 0; i < tengen_go_rules_get_n_named (); i++)
    if (g_str_equal (tengen_go_rules_get_named (i)->id, id))
      return (int) i;
  g_assert_not_reached ();
}

static void
select_named (Fixture *f, const char *id)
{
  select_row (f,
              tengen_rule_shelf_get_n_own (f->shelf) + (guint) find_named (id));
}

static guint
count_rows (Fixture *f)
{
  guint n = 0;

  while (gtk_list_box_get_row_at_index (child (f, "list"), (int) n) != NULL)
    n++;
  return n;
}

static TengenPlayEditField *
find_field (GtkWidget *parent, guint index, guint *seen)
{
  const char *name = tengen_go_rules_get_field (index, NULL, NULL);
  g_autofree char *title = tengen_words_field (name);

  for (GtkWidget *w = gtk_widget_get_first_child (parent); w != NULL;
       w = gtk_widget_get_next_sibling (w))
    for (GtkWidget *line = gtk_widget_get_first_child (w); line != NULL;
         line = gtk_widget_get_next_sibling (line))
      if (TENGEN_IS_PLAY_EDIT_FIELD (line) &&
          g_str_equal (gtk_label_get_label (
                           GTK_LABEL (gtk_widget_get_first_child (line))),
                       title))
        {
          (*seen)++;
          return TENGEN_PLAY_EDIT_FIELD (line);
        }
  return NULL;
}

/* A list, spin button or check button. */
static GtkWidget *
find_control (TengenPlayEditField *line, int bit)
{
  GtkWidget *control = gtk_widget_get_last_child (GTK_WIDGET (line));

  if (!GTK_IS_BOX (control))
    return control;
  control = gtk_widget_get_first_child (control);
  while (bit-- > 0)
    control = gtk_widget_get_next_sibling (control);
  return control;
}

/* The control of a field of the form. */
static gpointer
control (Fixture *f, const char *name, int bit)
{
  guint seen = 0;

  for (guint i = 0; i < tengen_go_rules_get_n_fields (); i++)
    if (g_str_equal (tengen_go_rules_get_field (i, NULL, NULL), name))
      return find_control (find_field (form_child (f, "groups"), i, &seen),
                           bit);
  g_assert_not_reached ();
}

static const char *
get_page (Fixture *f)
{
  return gtk_stack_get_visible_child_name (child (f, "stack"));
}

static const char *
get_verdict (Fixture *f)
{
  return gtk_label_get_label (form_child (f, "verdict"));
}

/* Every named set has a row and can be chosen. */
static void
test_choose (Fixture *f, gconstpointer data)
{
  static const char *const ids[] = { "bsw-jp", "3-1", "2-2alt", "tang" };

  g_assert_cmpuint (count_rows (f), ==, tengen_go_rules_get_n_named ());
  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    {
      if (f->window == NULL)
        open_window (f, "japan", NULL);
      select_named (f, ids[i]);
      press (child (f, "choose"));
      g_assert_null (f->window);
      g_assert_cmpint (f->n_chosen, ==, (int) i + 1);
      g_assert_cmpstr (f->rules.id, ==, ids[i]);
      g_assert_null (f->name);
    }
}

/* The set chosen so far is selected: Enter keeps it, Escape too. */
static void
test_first (Fixture *f, gconstpointer data)
{
  g_assert_false (gtk_widget_get_visible (child (f, "remove")));
  g_signal_emit_by_name (child (f, "list"),
                         "row-activated",
                         gtk_list_box_get_selected_row (child (f, "list")));
  g_assert_cmpstr (f->rules.id, ==, "japan");
  open_window (f, "3-1", NULL);
  gtk_window_present (GTK_WINDOW (f->window));
  gtk_window_close (GTK_WINDOW (f->window));
  while (f->window != NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpint (f->n_chosen, ==, 1);
}

/* A set that is neither named nor on the shelf has a row of its own. */
static void
test_loose (Fixture *f, gconstpointer data)
{
  TengenGoRules rules = *tengen_go_rules_find ("china");

  gtk_window_destroy (GTK_WINDOW (f->window));
  rules.komi_x2 = 5;
  f->window = tengen_play_rules_new (NULL, f->shelf, &rules, "lost");
  g_object_add_weak_pointer (G_OBJECT (f->window), (gpointer *) &f->window);
  g_signal_connect (f->window, "chosen", G_CALLBACK (chosen_cb), f);
  g_assert_cmpuint (count_rows (f), ==, tengen_go_rules_get_n_named () + 1);
  press (child (f, "choose"));
  g_assert_cmpstr (f->name, ==, "lost");
  g_assert_true (tengen_go_rules_equal (&f->rules, &rules));
}

/* 日本ルール with another komi and positional superko, by name. */
static void
test_own (Fixture *f, gconstpointer data)
{
  const char *name = NULL;

  press (child (f, "edit"));
  g_assert_cmpstr (get_page (f), ==, "form");
  g_assert_cmpstr (gtk_editable_get_text (form_child (f, "name")), !=, "");
  /* the form gives the focus to the name, and Tab leads back out of there */
  g_assert_true (gtk_widget_grab_focus (child (f, "form")));
  g_assert_false (
      gtk_widget_child_focus (child (f, "form"), GTK_DIR_TAB_BACKWARD));
  gtk_spin_button_set_value (control (f, "komi", 0), 11);
  gtk_drop_down_set_selected (control (f, "repetition", 0),
                              TENGEN_GO_REPETITION_POSITIONAL);
  gtk_editable_set_text (form_child (f, "name"), "  ");
  g_assert_false (gtk_widget_get_sensitive (form_child (f, "save")));
  g_assert_cmpstr (get_verdict (f), !=, "");
  gtk_editable_set_text (form_child (f, "name"), " わが教室 ");
  g_assert_cmpstr (get_verdict (f), ==, "");
  press (form_child (f, "save"));

  g_assert_cmpstr (get_page (f), ==, "list");
  g_assert_cmpuint (tengen_rule_shelf_get_n_own (f->shelf), ==, 1);
  g_assert_cmpint (
      tengen_rule_shelf_get_own (f->shelf, 0, &name)->komi_x2, ==, 11);
  g_assert_cmpstr (name, ==, "わが教室");
  g_assert_cmpuint (count_rows (f), ==, tengen_go_rules_get_n_named () + 1);
  press (child (f, "choose"));
  g_assert_cmpstr (f->name, ==, "わが教室");
  g_assert_cmpint (f->rules.repetition, ==, TENGEN_GO_REPETITION_POSITIONAL);
  g_assert_cmpstr (f->rules.id, ==, "japan");

  /* the next window has it at the top, selected when it was chosen */
  open_window (f, NULL, "わが教室");
  g_assert_true (gtk_list_box_get_selected_row (child (f, "list")) ==
                 gtk_list_box_get_row_at_index (child (f, "list"), 0));
  g_assert_true (gtk_widget_get_visible (child (f, "remove")));
  g_assert_cmpuint (count_rows (f), ==, tengen_go_rules_get_n_named () + 1);
}

/* A contradiction is said at once and stands against saving. */
static void
test_clash (Fixture *f, gconstpointer data)
{
  g_autofree char *stop = tengen_words_clash (TENGEN_GO_CLASH_NO_STOP);
  g_autofree char *two = tengen_words_clash (TENGEN_GO_CLASH_TWO_STOPS);
  const int abstain = 1, propose = 3;

  press (child (f, "edit"));
  g_assert_true (gtk_widget_get_sensitive (form_child (f, "save")));
  gtk_check_button_set_active (control (f, "acts", abstain), FALSE);
  g_assert_cmpstr (get_verdict (f), ==, stop);
  g_assert_cmpstr (get_verdict (f), !=, "");
  g_assert_false (gtk_widget_get_sensitive (form_child (f, "save")));
  gtk_check_button_set_active (control (f, "acts", propose), TRUE);
  g_assert_cmpstr (get_verdict (f), ==, "");
  gtk_check_button_set_active (control (f, "acts", abstain), TRUE);
  g_assert_cmpstr (get_verdict (f), ==, two);
  gtk_check_button_set_active (control (f, "acts", propose), FALSE);
  g_assert_true (gtk_widget_get_sensitive (form_child (f, "save")));
  press (form_child (f, "save"));
  g_assert_true (
      tengen_go_rules_equal (tengen_rule_shelf_get_own (f->shelf, 0, NULL),
                             tengen_go_rules_find ("japan")));
}

/* A name that is taken is said; going back saves nothing. */
static void
test_taken (Fixture *f, gconstpointer data)
{
  TengenGoRules rules = *tengen_go_rules_find ("china");

  g_assert_true (tengen_rule_shelf_save (f->shelf, "Club", &rules));
  select_named (f, "japan");
  press (child (f, "edit"));
  gtk_editable_set_text (form_child (f, "name"), "Club");
  g_assert_cmpstr (get_verdict (f), !=, "");
  g_assert_true (gtk_widget_get_sensitive (form_child (f, "save")));
  g_signal_emit_by_name (child (f, "form"), "cancelled");
  g_assert_cmpstr (get_page (f), ==, "list");
  g_assert_cmpstr (tengen_rule_shelf_find (f->shelf, "Club")->id, ==, "china");
  press (child (f, "edit"));
  gtk_editable_set_text (form_child (f, "name"), "Club");
  press (form_child (f, "save"));
  g_assert_cmpuint (tengen_rule_shelf_get_n_own (f->shelf), ==, 1);
  g_assert_cmpstr (tengen_rule_shelf_find (f->shelf, "Club")->id, ==, "japan");
}

/* Deleted, and brought back. */
static void
test_remove (Fixture *f, gconstpointer data)
{
  TengenGoRules rules = *tengen_go_rules_find ("china");
  TengenGoRules other = *tengen_go_rules_find ("japan");

  g_assert_true (tengen_rule_shelf_save (f->shelf, "Club", &rules));
  g_assert_true (tengen_rule_shelf_save (f->shelf, "School", &other));
  select_row (f, 0);
  press (child (f, "remove"));
  g_assert_cmpuint (tengen_rule_shelf_get_n_own (f->shelf), ==, 1);
  g_assert_null (tengen_rule_shelf_find (f->shelf, "Club"));
  g_assert_nonnull (tengen_notice_get_text (child (f, "notice")));
  g_assert_cmpint (gtk_list_box_row_get_index (
                       gtk_list_box_get_selected_row (child (f, "list"))),
                   ==,
                   1 + find_named ("japan"));
  gtk_widget_activate_action (GTK_WIDGET (f->window), "rules.bring-back", NULL);
  g_assert_cmpuint (tengen_rule_shelf_get_n_own (f->shelf), ==, 2);
  press (child (f, "choose"));
  g_assert_cmpstr (f->name, ==, "Club");
  g_assert_true (tengen_go_rules_equal (&f->rules, &rules));
}

/* Every field of every set has a line that shows it and reads it again. */
static void
test_fields (Fixture *f, gconstpointer data)
{
  for (guint i = 0; i < tengen_go_rules_get_n_named (); i++)
    {
      const TengenGoRules *rules = tengen_go_rules_get_named (i);
      TengenGoRules read = *tengen_go_rules_get_named (0);
      guint seen = 0;

      g_strlcpy (read.id, rules->id, sizeof read.id);
      tengen_play_edit_rules_set (child (f, "form"), rules, NULL);
      for (guint field = 0; field < tengen_go_rules_get_n_fields (); field++)
        tengen_play_edit_field_read (
            find_field (form_child (f, "groups"), field, &seen), &read);
      g_assert_cmpuint (seen, ==, tengen_go_rules_get_n_fields ());
      g_assert_true (tengen_go_rules_equal (&read, rules));
    }
}

int
main (int argc, char **argv)
{
  if (!start_tests (argc, argv))
    return 0;

#define ADD(path, test)                                                        \
  g_test_add (path, Fixture, NULL, set_up, test, tear_down)
  ADD ("/play/rules/choose", test_choose);
  ADD ("/play/rules/first", test_first);
  ADD ("/play/rules/loose", test_loose);
  ADD ("/play/rules/own", test_own);
  ADD ("/play/rules/clash", test_clash);
  ADD ("/play/rules/taken", test_taken);
  ADD ("/play/rules/remove", test_remove);
  ADD ("/play/rules/fields", test_fields);
#undef ADD
  return g_test_run ();
}
