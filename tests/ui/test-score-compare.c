/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tests tengen-score-table and tengen-score-compare: all rule sets on one
 * stopped game, in the window, in CSV and on paper.
 */
#include "score-game.h"
#include "tengen-score-compare.h"
#include "tengen-score-table.h"
#include "tengen-words-rules.h"

#include "cff-leak.h"

#include <string.h>

static const TengenPosition *
stop_dead (TengenSession **session)
{
  *session = score_stop ("japan", SCORE_DEAD);
  score_wait_dead (*session, SCORE_A5);
  score_wait_dead (*session, SCORE_G2);
  return tengen_session_get_position (*session);
}

static const TengenGoComparison *
find_row (const GPtrArray *rows, const char *id)
{
  for (guint i = 0; i < rows->len; i++)
    {
      const TengenGoComparison *row = rows->pdata[i];

      if (strcmp (row->rules.id, id) == 0)
        return row;
    }
  g_assert_not_reached ();
}

static void
check_cell (const GPtrArray *rows,
            const char *id,
            TengenScoreColumn column,
            const char *wanted)
{
  g_autofree char *cell = tengen_score_table_cell (find_row (rows, id), column);

  g_assert_cmpstr (cell, ==, wanted);
}

static void
test_cells (void)
{
  g_autoptr (TengenSession) session = NULL;
  const TengenPosition *position = stop_dead (&session);
  g_autoptr (GPtrArray) rows =
      tengen_score_table_compare (position, TENGEN_SCORE_KOMI_GAME);

  g_assert_cmpuint (rows->len, ==, tengen_go_rules_get_n_named ());
  check_cell (rows, "japan", TENGEN_SCORE_COLUMN_BLACK, "9 points");
  check_cell (rows, "japan", TENGEN_SCORE_COLUMN_LEAD, "Black +4");
  check_cell (rows, "japan", TENGEN_SCORE_COLUMN_POINTS, "");
  check_cell (rows, "japan", TENGEN_SCORE_COLUMN_KOMI, "0");
  check_cell (rows, "china", TENGEN_SCORE_COLUMN_LEAD, "Black +7");
  check_cell (rows, "china", TENGEN_SCORE_COLUMN_POINTS, "28 : 21");
}

static void
test_komi (void)
{
  g_autoptr (TengenSession) session = NULL;
  const TengenPosition *position = stop_dead (&session);
  g_autoptr (GPtrArray) rows =
      tengen_score_table_compare (position, TENGEN_SCORE_KOMI_RULES);

  check_cell (rows, "japan", TENGEN_SCORE_COLUMN_KOMI, "6.5");
  check_cell (rows, "china", TENGEN_SCORE_COLUMN_KOMI, "7.5");
}

/* A lead of White's is a number below zero. */
static void
test_csv_lead (void)
{
  g_autoptr (TengenSession) session = NULL;
  const TengenPosition *position = stop_dead (&session);
  g_autoptr (GPtrArray) rows =
      tengen_score_table_compare (position, TENGEN_SCORE_KOMI_RULES);
  g_autoptr (GBytes) bytes = NULL;
  g_autofree char *text = NULL;
  gsize length;
  const char *data;

  for (guint i = 0; i < rows->len; i++)
    {
      TengenGoComparison *row = rows->pdata[i];

      if (row->count != NULL)
        row->count->score_x2[TENGEN_STONE_WHITE] =
            row->count->score_x2[TENGEN_STONE_BLACK] + 5;
    }
  bytes = tengen_score_table_csv (rows);
  data = g_bytes_get_data (bytes, &length);
  text = g_strndup (data, length);
  g_assert_nonnull (strstr (text, ",-2.5,"));
  g_assert_null (strstr (text, ",2.5,"));
}

/* Each line has ten fields, and quotes where a field has a comma. */
static void
test_csv (void)
{
  g_autoptr (TengenSession) session = NULL;
  const TengenPosition *position = stop_dead (&session);
  g_autoptr (GPtrArray) rows =
      tengen_score_table_compare (position, TENGEN_SCORE_KOMI_RULES);
  g_autoptr (GBytes) bytes = tengen_score_table_csv (rows);
  gsize length;
  const char *data = g_bytes_get_data (bytes, &length);
  g_autofree char *text = g_strndup (data, length);
  g_auto (GStrv) lines = g_strsplit (text, "\r\n", -1);

  g_assert_true (g_str_has_prefix (text,
                                   "\xEF\xBB\xBF"
                                   "Id,"));
  g_assert_cmpuint (g_strv_length (lines), ==, rows->len + 2);
  for (guint i = 0; i <= rows->len; i++)
    {
      gboolean quoted = FALSE;
      int n = 1;

      for (const char *c = lines[i]; *c != '\0'; c++)
        if (*c == '"')
          quoted = !quoted;
        else if (*c == ',' && !quoted)
          n++;
      g_assert_false (quoted);
      g_assert_cmpint (n, ==, 10);
    }
  g_assert_nonnull (strstr (text, ",9,5,4,,,6.5,"));
}

static void
test_pdf (void)
{
  g_autoptr (TengenSession) session = NULL;
  const TengenPosition *position = stop_dead (&session);
  g_autoptr (GPtrArray) rows =
      tengen_score_table_compare (position, TENGEN_SCORE_KOMI_NONE);
  g_autoptr (GBytes) bytes =
      tengen_score_table_pdf (rows, "数え方くらべ", "純碁");
  gsize length;
  const char *data = g_bytes_get_data (bytes, &length);

  g_assert_cmpuint (length, >, 2000);
  g_assert_cmpint (memcmp (data, "%PDF-", 5), ==, 0);
}

static void
steps_cb (TengenScoreCompare *window,
          gpointer rules,
          int komi,
          TengenGoRules *wanted)
{
  *wanted = *(const TengenGoRules *) rules;
}

static void
test_window (void)
{
  g_autoptr (TengenSession) session = NULL;
  TengenGoRules wanted = { 0 };
  TengenScoreCompare *window;
  GtkWidget *view;

  stop_dead (&session);
  window = tengen_score_compare_new (NULL, session);
  g_signal_connect (window, "steps", G_CALLBACK (steps_cb), &wanted);
  gtk_window_present (GTK_WINDOW (window));
  view = GTK_WIDGET (gtk_widget_get_template_child (
      GTK_WIDGET (window), TENGEN_TYPE_SCORE_COMPARE, "view"));
  while (g_list_model_get_n_items (G_LIST_MODEL (
             gtk_column_view_get_model (GTK_COLUMN_VIEW (view)))) == 0)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (
                        gtk_column_view_get_model (GTK_COLUMN_VIEW (view)))),
                    ==,
                    tengen_go_rules_get_n_named ());
  gtk_selection_model_select_item (
      gtk_column_view_get_model (GTK_COLUMN_VIEW (view)), 2, TRUE);
  gtk_widget_activate_action (GTK_WIDGET (window), "compare.steps", NULL);
  g_assert_true (
      tengen_go_rules_equal (&wanted, tengen_go_rules_get_named (2)));
  gtk_window_destroy (GTK_WINDOW (window));
}

static GtkWidget *
find_css_name (GtkWidget *widget, const char *name)
{
  GtkWidget *found =
      g_str_equal (gtk_widget_get_css_name (widget), name) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget);
       child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_css_name (child, name);
  return found;
}

/* How far from the left edge of all rows a text begins. */
static float
find_start (GtkWidget *view, GtkWidget *cell)
{
  graphene_rect_t bounds;

  g_assert_true (
      gtk_widget_compute_bounds (find_css_name (cell, "label"), view, &bounds));
  return bounds.origin.x;
}

/* The bar at the left of the chosen row takes 5 units; words are clear of it,
 * and stand below that of their column. */
static void
test_clear_of_bar (void)
{
  g_autoptr (TengenSession) session = score_stop ("japan", SCORE_DEAD);
  TengenScoreCompare *window = tengen_score_compare_new (NULL, session);
  GtkWidget *view = GTK_WIDGET (gtk_widget_get_template_child (
      GTK_WIDGET (window), TENGEN_TYPE_SCORE_COMPARE, "view"));
  GtkWidget *cell;

  gtk_window_present (GTK_WINDOW (window));
  while ((cell = find_css_name (view, "cell")) == NULL ||
         gtk_widget_get_width (cell) == 0)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpfloat (find_start (view, cell), >=, 5 + 6);
  g_assert_cmpfloat_with_epsilon (
      find_start (view, cell),
      find_start (view, find_css_name (view, "header")),
      1.5);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* The rows do not fit into a low window; that of the game is seen. */
static void
test_scroll (void)
{
  const TengenGoRules *last =
      tengen_go_rules_get_named (tengen_go_rules_get_n_named () - 1);
  g_autoptr (TengenSession) session = score_stop (last->id, SCORE_DEAD);
  TengenScoreCompare *window = tengen_score_compare_new (NULL, session);
  GtkAdjustment *adjustment;
  GtkWidget *view;

  gtk_window_set_default_size (GTK_WINDOW (window), 900, 420);
  gtk_window_present (GTK_WINDOW (window));
  view = GTK_WIDGET (gtk_widget_get_template_child (
      GTK_WIDGET (window), TENGEN_TYPE_SCORE_COMPARE, "view"));
  adjustment = gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (view));
  for (int i = 0; i < 2000 && gtk_adjustment_get_value (adjustment) == 0; i++)
    {
      g_main_context_iteration (NULL, FALSE);
      g_usleep (1000);
    }
  g_assert_cmpfloat (gtk_adjustment_get_value (adjustment), >, 0);
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int argc, char **argv)
{
  if (!start_tests (argc, argv))
    return 0;
  g_test_add_func ("/score-compare/cells", test_cells);
  g_test_add_func ("/score-compare/komi", test_komi);
  g_test_add_func ("/score-compare/csv", test_csv);
  g_test_add_func ("/score-compare/csv-lead", test_csv_lead);
  g_test_add_func ("/score-compare/pdf", test_pdf);
  g_test_add_func ("/score-compare/window", test_window);
  g_test_add_func ("/score-compare/clear-of-bar", test_clear_of_bar);
  g_test_add_func ("/score-compare/scroll", test_scroll);
  return g_test_run ();
}
