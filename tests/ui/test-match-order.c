/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-match-order: what decides places, chosen for a new event and changed later
 */
#include <gtk/gtk.h>
#include <string.h>

#include "display-start.h"
#include "tengen-match-create.h"
#include "tengen-match-groups.h"
#include "tengen-match-order-window.h"
#include "tengen-match-order.h"
#include "tengen-match-view.h"
#include "widget-find.h"

/* Chooses in a list what has this text. */
static void
pick (GtkWidget *widget, const char *name, const char *text)
{
  GtkDropDown *list = GTK_DROP_DOWN (need (widget, name));
  GListModel *model = gtk_drop_down_get_model (list);

  for (guint i = 0; i < g_list_model_get_n_items (model); i++)
    {
      g_autoptr (GtkStringObject) item = g_list_model_get_item (model, i);

      if (strstr (gtk_string_object_get_string (item), text) == NULL)
        continue;
      gtk_drop_down_set_selected (list, i);
      return;
    }
  g_error ("\"%s\" has no \"%s\"", name, text);
}

/* Types a rank into its spin button. */
static void
write_rank (GtkWidget *widget, const char *name, const char *text)
{
  GtkSpinButton *spin = GTK_SPIN_BUTTON (need (widget, name));

  gtk_editable_set_text (GTK_EDITABLE (spin), text);
  gtk_spin_button_update (spin);
}

static const char *
get_written (GtkWidget *widget, const char *name)
{
  return gtk_editable_get_text (GTK_EDITABLE (need (widget, name)));
}

static const char *
get_picked (GtkWidget *widget, const char *name)
{
  return gtk_string_object_get_string (
      gtk_drop_down_get_selected_item (GTK_DROP_DOWN (need (widget, name))));
}

static void
check (GtkWidget *widget, const char *name, gboolean on)
{
  gtk_check_button_set_active (GTK_CHECK_BUTTON (need (widget, name)), on);
}

static gboolean
says (GtkWidget *widget, const char *name, const char *text)
{
  return strstr (gtk_label_get_label (GTK_LABEL (need (widget, name))), text) !=
         NULL;
}

static void
count_cb (guint *n)
{
  (*n)++;
}

/* --- The order alone --- */

static TengenMatchOrder *
make_order (guint *n_changed)
{
  TengenMatchOrder *order =
      g_object_ref_sink (g_object_new (TENGEN_TYPE_MATCH_ORDER, NULL));

  g_signal_connect_swapped (order, "changed", G_CALLBACK (count_cb), n_changed);
  return order;
}

static void
set_words (TengenMatchOrder *order, const char *words)
{
  TengenMatchTies ties = { .unplayed = TENGEN_MATCH_UNPLAYED_VIRTUAL };

  g_assert_true (tengen_match_ties_parse (&ties, words));
  tengen_match_order_set (order, &ties);
}

static void
expect_words (TengenMatchOrder *order, const char *words)
{
  TengenMatchTies ties;
  g_autofree char *text = NULL;

  tengen_match_order_get (order, &ties);
  text = tengen_match_ties_format (&ties);
  g_assert_cmpstr (text, ==, words);
}

static void
test_usual (void)
{
  guint n_changed = 0;
  g_autoptr (TengenMatchOrder) order = make_order (&n_changed);
  GtkWidget *widget = GTK_WIDGET (order);
  TengenMatchTies ties;

  set_words (order, "sos sodos direct");
  g_assert_true (g_str_has_prefix (get_picked (widget, "usual"), "Usual"));
  g_assert_false (gtk_widget_get_visible (need (widget, "one_by_one")));
  g_assert_true (says (widget, "sentence", "virtual"));
  g_assert_cmpuint (n_changed, ==, 0);
  pick (widget, "usual", "Direct games first");
  expect_words (order, "direct sos sodos");
  check (widget, "virtual", FALSE);
  tengen_match_order_get (order, &ties);
  g_assert_cmpint (ties.unplayed, ==, TENGEN_MATCH_UNPLAYED_LEFT_OUT);
  g_assert_false (says (widget, "sentence", "virtual"));
  g_assert_cmpuint (n_changed, ==, 2);
  /* without sums nothing can be missing in them */
  pick (widget, "usual", "Equal points");
  expect_words (order, "none");
  g_assert_false (gtk_widget_get_visible (need (widget, "virtual")));
  g_assert_true (says (widget, "sentence", "share a place"));
}

/* There is always an order: nothing stands twice, or behind a gap. */
static void
test_one_by_one (void)
{
  guint n_changed = 0;
  g_autoptr (TengenMatchOrder) order = make_order (&n_changed);
  GtkWidget *widget = GTK_WIDGET (order);
  g_autofree char *name = NULL;

  set_words (order, "sos sodos direct");
  pick (widget, "usual", "One by one");
  g_assert_true (gtk_widget_get_visible (need (widget, "one_by_one")));
  g_assert_cmpuint (n_changed, ==, 0);
  g_assert_cmpstr (get_picked (widget, "tie_4"), ==, "None");
  pick (widget, "tie_1", "Direct games");
  expect_words (order, "direct sodos sos");
  g_assert_cmpstr (get_picked (widget, "tie_3"), ==, "SOS");
  pick (widget, "tie_4", "SOS−1");
  expect_words (order, "direct sodos sos sos-1");
  pick (widget, "tie_2", "None");
  expect_words (order, "direct sos sos-1");
  g_assert_cmpstr (get_picked (widget, "tie_2"), ==, "SOS");
  g_assert_cmpstr (get_picked (widget, "tie_4"), ==, "None");
  g_assert_cmpuint (n_changed, ==, 3);
  name = tengen_match_order_make_name (order);
  g_assert_cmpstr (name, ==, "Direct games → SOS → SOS−1");
  /* it stays so where the order has a name */
  set_words (order, "sos sodos direct");
  g_assert_cmpstr (get_picked (widget, "usual"), ==, "One by one");
  pick (widget, "usual", "Usual");
  g_assert_false (gtk_widget_get_visible (need (widget, "one_by_one")));
}

static guint
count_offered (GtkWidget *widget, const char *name)
{
  return g_list_model_get_n_items (
      gtk_drop_down_get_model (GTK_DROP_DOWN (need (widget, name))));
}

/* What only old tables have is offered to them alone, and told. */
static void
test_old (void)
{
  guint n_changed = 0;
  g_autoptr (TengenMatchOrder) order = make_order (&n_changed);
  GtkWidget *widget = GTK_WIDGET (order);
  guint n_usual = count_offered (widget, "usual");
  guint n_ties = count_offered (widget, "tie_1");
  TengenMatchTies ties;

  tengen_match_ties_init_old (&ties);
  tengen_match_order_set (order, &ties);
  expect_words (order, "sos sodos direct-any");
  g_assert_cmpuint (n_changed, ==, 0);
  g_assert_cmpuint (count_offered (widget, "usual"), ==, n_usual + 1);
  g_assert_cmpuint (count_offered (widget, "tie_1"), ==, n_ties + 1);
  g_assert_true (g_str_has_prefix (get_picked (widget, "usual"), "As before"));
  g_assert_true (says (widget, "sentence", "earlier"));
  /* both ways to take direct games are one */
  pick (widget, "usual", "One by one");
  pick (widget, "tie_1", "Direct games");
  expect_words (order, "direct sodos sos");
  g_assert_false (says (widget, "sentence", "earlier"));
  pick (widget, "usual", "As before");
  expect_words (order, "sos sodos direct-any");
}

/* --- Groups by rank alone --- */

static TengenMatch *
make_match (TengenMatchKind kind, TengenMatchScoring scoring)
{
  g_autoptr (TengenGameSetup) setup =
      tengen_game_setup_new (tengen_go_rules_find ("japan"), 9);
  TengenMatch *match = tengen_match_new ("id", kind, setup);

  match->scoring = scoring;
  for (int i = 1; i <= 4; i++)
    {
      g_autofree char *name = g_strdup_printf ("P%d", i);

      tengen_match_add_player (match, name, -3 * i);
    }
  return match;
}

static void
expect_groups (TengenMatchGroups *groups, int bar, int floor)
{
  int there_bar, there_floor;

  tengen_match_groups_get (groups, &there_bar, &there_floor);
  g_assert_cmpint (there_bar, ==, bar);
  g_assert_cmpint (there_floor, ==, floor);
}

/* Where it cannot be it is grey, and why is told. */
static void
expect_refused (TengenMatchGroups *groups,
                TengenMatchKind kind,
                TengenMatchScoring scoring,
                const char *why)
{
  GtkWidget *widget = GTK_WIDGET (groups);
  g_autoptr (TengenMatch) match = make_match (kind, scoring);

  tengen_match_groups_show (groups, match);
  g_assert_false (gtk_widget_get_sensitive (need (widget, "grouped")));
  g_assert_false (gtk_widget_get_visible (need (widget, "ranks")));
  g_assert_true (says (widget, "sentence", why));
}

static void
test_groups (void)
{
  guint n_changed = 0;
  g_autoptr (TengenMatchGroups) groups =
      g_object_ref_sink (g_object_new (TENGEN_TYPE_MATCH_GROUPS, NULL));
  g_autoptr (TengenMatch) match =
      make_match (TENGEN_MATCH_SWISS, TENGEN_MATCH_SCORE_WINS);
  GtkWidget *widget = GTK_WIDGET (groups);

  g_signal_connect_swapped (
      groups, "changed", G_CALLBACK (count_cb), &n_changed);
  tengen_match_groups_show (groups, match);
  expect_groups (groups, 0, 0);
  g_assert_true (gtk_widget_get_sensitive (need (widget, "grouped")));
  check (widget, "grouped", TRUE);
  expect_groups (groups, 1, -10);
  /* the bar stays above the floor */
  write_rank (widget, "bar", "12k");
  expect_groups (groups, -12, -12);
  write_rank (widget, "floor", "3 dan");
  expect_groups (groups, 3, 3);
  g_assert_cmpstr (get_written (widget, "bar"), ==, "3 dan");
  /* there is no step between 1 dan and 1 kyu, and what is no rank is left */
  write_rank (widget, "floor", "1d");
  gtk_spin_button_spin (
      GTK_SPIN_BUTTON (need (widget, "floor")), GTK_SPIN_STEP_BACKWARD, 1);
  expect_groups (groups, 3, -1);
  write_rank (widget, "floor", "strong");
  expect_groups (groups, 3, -1);
  g_assert_cmpstr (get_written (widget, "floor"), ==, "1 kyu");
  g_assert_cmpuint (n_changed, ==, 5);
  g_assert_true (tengen_match_set_groups (match, 9, -30));
  tengen_match_groups_show (groups, match);
  expect_groups (groups, 9, -30);
  g_assert_cmpuint (n_changed, ==, 5);
  g_assert_true (gtk_widget_get_visible (need (widget, "ranks")));
  g_assert_true (says (widget, "sentence", "9 dan"));
  expect_refused (
      groups, TENGEN_MATCH_ROUND_ROBIN, TENGEN_MATCH_SCORE_WINS, "Swiss");
  expect_refused (
      groups, TENGEN_MATCH_SWISS, TENGEN_MATCH_SCORE_DIFFERENCE, "difference");
  /* kept for when it can be again */
  tengen_match_groups_show (groups, match);
  expect_groups (groups, 9, -30);
  tengen_match_pair (match, 1);
  tengen_match_groups_show (groups, match);
  g_assert_false (gtk_widget_get_sensitive (need (widget, "grouped")));
  g_assert_false (gtk_widget_is_sensitive (need (widget, "bar")));
  g_assert_true (says (widget, "sentence", "9 dan"));
  g_assert_true (says (widget, "sentence", "first round"));
}

/* --- A new event --- */

static TengenMatchCreate *
make_page (void)
{
  TengenMatchCreate *page = TENGEN_MATCH_CREATE (
      g_object_ref_sink (g_object_new (TENGEN_TYPE_MATCH_CREATE, NULL)));
  g_autoptr (TengenGameSetup) setup =
      tengen_game_setup_new (tengen_go_rules_find ("japan"), 9);

  tengen_match_create_set_setup (page, setup);
  gtk_text_buffer_set_text (gtk_text_view_get_buffer (GTK_TEXT_VIEW (
                                need (GTK_WIDGET (page), "names"))),
                            "A 3d\nB 1k\nC 9k\nD",
                            -1);
  /* what is closed is not in it */
  gtk_expander_set_expanded (GTK_EXPANDER (need (GTK_WIDGET (page), "places")),
                             TRUE);
  return page;
}

static void
press (TengenMatchCreate *page, const char *kind)
{
  gtk_toggle_button_set_active (
      GTK_TOGGLE_BUTTON (need (GTK_WIDGET (page), kind)), TRUE);
}

static void
expect_event (TengenMatchCreate *page,
              const char *words,
              TengenMatchUnplayed unplayed,
              gboolean groups)
{
  g_autoptr (TengenMatch) match = tengen_match_create_make (page, "id");
  g_autofree char *text = tengen_match_ties_format (&match->ties);

  g_assert_cmpstr (text, ==, words);
  g_assert_cmpint (match->ties.unplayed, ==, unplayed);
  g_assert_true (tengen_match_has_groups (match) == groups);
  g_assert_true ((match->bar != 0) == groups);
}

static void
test_create (void)
{
  g_autoptr (TengenMatchCreate) page = make_page ();
  GtkWidget *widget = GTK_WIDGET (page);

  /* what a kind has usually, until something is chosen */
  expect_event (page, "sos sodos direct", TENGEN_MATCH_UNPLAYED_VIRTUAL, FALSE);
  press (page, "round_robin");
  expect_event (
      page, "sos sodos direct", TENGEN_MATCH_UNPLAYED_LEFT_OUT, FALSE);
  press (page, "swiss");
  check (widget, "grouped", TRUE);
  expect_event (page, "sos sodos direct", TENGEN_MATCH_UNPLAYED_VIRTUAL, TRUE);
  pick (widget, "usual", "Weakest");
  g_assert_true (says (widget, "places_name", "SOS−1 → SOS → SODOS"));
  expect_event (page, "sos-1 sos sodos", TENGEN_MATCH_UNPLAYED_VIRTUAL, TRUE);
  /* where it cannot be there are no groups, but the order stays */
  pick (widget, "scoring", "Differences");
  g_assert_false (gtk_widget_get_sensitive (need (widget, "grouped")));
  expect_event (page, "sos-1 sos sodos", TENGEN_MATCH_UNPLAYED_VIRTUAL, FALSE);
  pick (widget, "scoring", "Wins");
  expect_event (page, "sos-1 sos sodos", TENGEN_MATCH_UNPLAYED_VIRTUAL, TRUE);
  press (page, "round_robin");
  expect_event (page, "sos-1 sos sodos", TENGEN_MATCH_UNPLAYED_VIRTUAL, FALSE);
}

static const char *
get_places_name (TengenMatchCreate *page)
{
  return gtk_label_get_label (
      GTK_LABEL (need (GTK_WIDGET (page), "places_name")));
}

/* The same order is called as it was chosen, by its name or one by one. */
static void
test_create_name (void)
{
  g_autoptr (TengenMatchCreate) page = make_page ();
  GtkWidget *widget = GTK_WIDGET (page);

  g_assert_cmpstr (get_places_name (page),
                   ==,
                   "What decides places: Usual (SOS → SODOS → direct)");
  pick (widget, "usual", "One by one");
  g_assert_cmpstr (get_places_name (page),
                   ==,
                   "What decides places: SOS → SODOS → Direct games");
  check (widget, "grouped", TRUE);
  g_assert_cmpstr (get_places_name (page),
                   ==,
                   "What decides places: SOS → SODOS → Direct games");
  pick (widget, "usual", "Usual");
  g_assert_true (says (widget, "places_name", "Usual"));
  /* an order of nothing needs a name */
  pick (widget, "usual", "Equal points");
  pick (widget, "usual", "One by one");
  g_assert_true (says (widget, "places_name", "Equal points share a place"));
}

/* Two players have no others to be compared with. */
static void
test_create_series (void)
{
  g_autoptr (TengenMatchCreate) page = make_page ();
  GtkWidget *widget = GTK_WIDGET (page);

  pick (widget, "usual", "Direct games first");
  check (widget, "grouped", TRUE);
  press (page, "series");
  g_assert_false (gtk_widget_get_visible (need (widget, "places")));
  gtk_text_buffer_set_text (
      gtk_text_view_get_buffer (GTK_TEXT_VIEW (need (widget, "names"))),
      "A 3d\nB 1k",
      -1);
  expect_event (
      page, "sos sodos direct-any", TENGEN_MATCH_UNPLAYED_LEFT_OUT, FALSE);
}

/* --- Later --- */

static void
expect_table (TengenMatchTable *table, const char *words)
{
  g_autofree char *text =
      tengen_match_ties_format (&tengen_match_table_get (table)->ties);

  g_assert_cmpstr (text, ==, words);
}

static void
test_window (void)
{
  g_autoptr (TengenMatchTable) table = tengen_match_table_new (
      make_match (TENGEN_MATCH_SWISS, TENGEN_MATCH_SCORE_WINS));
  GtkWidget *window = GTK_WIDGET (tengen_match_order_window_new (NULL, table));

  pick (window, "usual", "Direct games first");
  expect_table (table, "direct sos sodos");
  check (window, "grouped", TRUE);
  g_assert_cmpint (tengen_match_table_get (table)->bar, ==, 1);
  write_rank (window, "floor", "9k");
  g_assert_cmpint (tengen_match_table_get (table)->floor, ==, -9);
  /* each is a change that can be undone, and the window follows */
  g_assert_true (tengen_match_table_undo (table));
  g_assert_cmpstr (get_written (window, "floor"), ==, "10 kyu");
  g_assert_true (tengen_match_table_undo (table));
  g_assert_false (tengen_match_has_groups (tengen_match_table_get (table)));
  g_assert_false (gtk_widget_get_visible (need (window, "ranks")));
  /* after the first round the order alone */
  g_assert_cmpint (tengen_match_table_pair (table), ==, 0);
  g_assert_false (gtk_widget_get_sensitive (need (window, "grouped")));
  check (window, "virtual", FALSE);
  g_assert_cmpint (tengen_match_table_get (table)->ties.unplayed,
                   ==,
                   TENGEN_MATCH_UNPLAYED_LEFT_OUT);
  gtk_window_destroy (GTK_WINDOW (window));
}

static guint
count_windows (void)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  return g_list_length (windows);
}

static void
activate (GtkWidget *view, const char *name)
{
  g_action_group_activate_action (
      tengen_match_view_get_actions (TENGEN_MATCH_VIEW (view)), name, NULL);
}

static gboolean
is_enabled (GtkWidget *view, const char *name)
{
  return g_action_group_get_action_enabled (
      tengen_match_view_get_actions (TENGEN_MATCH_VIEW (view)), name);
}

/* It is one window, and goes when nothing can be changed any more. */
static void
test_action (void)
{
  g_autoptr (TengenMatchTable) table = tengen_match_table_new (
      make_match (TENGEN_MATCH_SWISS, TENGEN_MATCH_SCORE_WINS));
  GtkWidget *window = gtk_window_new ();
  GtkWidget *view = tengen_match_view_new (table);
  guint n = count_windows ();

  gtk_window_set_child (GTK_WINDOW (window), view);
  activate (view, "order");
  activate (view, "order");
  g_assert_cmpuint (count_windows (), ==, n + 1);
  g_object_set (view, "read-only", TRUE, NULL);
  g_assert_cmpuint (count_windows (), ==, n);
  g_assert_false (is_enabled (view, "order"));
  g_object_set (view, "read-only", FALSE, NULL);
  activate (view, "order");
  g_assert_cmpuint (count_windows (), ==, n + 1);
  gtk_window_destroy (GTK_WINDOW (window));
  g_assert_cmpuint (count_windows (), ==, n - 1);
}

static void
test_series (void)
{
  g_autoptr (TengenMatchTable) table = tengen_match_table_new (
      make_match (TENGEN_MATCH_SERIES, TENGEN_MATCH_SCORE_WINS));
  GtkWidget *view = g_object_ref_sink (tengen_match_view_new (table));

  g_assert_false (is_enabled (view, "order"));
  g_object_unref (view);
}

int
main (int argc, char **argv)
{
  if (!start_tests (argc, argv))
    return 0;
  g_test_add_func ("/match-order/usual", test_usual);
  g_test_add_func ("/match-order/one-by-one", test_one_by_one);
  g_test_add_func ("/match-order/old", test_old);
  g_test_add_func ("/match-order/groups", test_groups);
  g_test_add_func ("/match-order/create", test_create);
  g_test_add_func ("/match-order/create-name", test_create_name);
  g_test_add_func ("/match-order/create-series", test_create_series);
  g_test_add_func ("/match-order/window", test_window);
  g_test_add_func ("/match-order/action", test_action);
  g_test_add_func ("/match-order/series", test_series);
  return g_test_run ();
}
