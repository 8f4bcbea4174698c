/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tests tengen-score-terms in the scoring dialog: groups, needed eyes, equal
 * stones, balance, and what else stands below the sum.
 */
#include "score-window.h"

#include "tengen-score-terms.h"

/* The top of the neutral column of SCORE_BETWEEN. */
#define TOP 2

static gpointer
get_panel_part (Fixture *self, const char *name)
{
  return get_part (get_child (self, "panel"), TENGEN_TYPE_SCORE_PANEL, name);
}

static gpointer
get_term (Fixture *self, const char *name)
{
  return get_part (
      get_panel_part (self, "terms"), TENGEN_TYPE_SCORE_TERMS, name);
}

static gboolean
is_seen (Fixture *self, const char *name)
{
  return gtk_widget_get_visible (get_panel_part (self, "terms")) &&
         gtk_widget_get_visible (get_term (self, name));
}

static int
get_number (Fixture *self, const char *name)
{
  return gtk_spin_button_get_value_as_int (get_term (self, name));
}

static TengenGoAgreement
get_agreement (Fixture *self)
{
  TengenGoAgreement agreement;

  tengen_position_get_agreement (tengen_session_get_position (self->session),
                                 &agreement);
  return agreement;
}

static gboolean
is_part_seen (GtkWidget *terms, const char *name)
{
  return gtk_widget_get_visible (terms) &&
         gtk_widget_get_visible (
             get_part (terms, TENGEN_TYPE_SCORE_TERMS, name));
}

static void
check_seen (const TengenGoRules *rules)
{
  gboolean balance = rules->balance == TENGEN_GO_BALANCE_STONE ||
                     rules->balance == TENGEN_GO_BALANCE_NEGATIVE;
  TengenSession *session = score_stop (rules->id, SCORE_BETWEEN);
  const TengenPosition *position = tengen_session_get_position (session);
  g_autoptr (TengenGoCount) count = tengen_position_count (position);
  GtkWidget *terms =
      g_object_ref_sink (g_object_new (TENGEN_TYPE_SCORE_TERMS, NULL));

  tengen_score_terms_set (TENGEN_SCORE_TERMS (terms), position, count);
  g_assert_true (is_part_seen (terms, "sides") ==
                 (rules->tax != TENGEN_GO_TAX_NONE));
  g_assert_true (is_part_seen (terms, "equal") == rules->equal);
  g_assert_true (is_part_seen (terms, "balance") == balance);
  g_object_unref (terms);
  score_drop (session);
}

/* Only what the rules use is seen. */
static void
test_seen (void)
{
  for (guint i = 0; i < tengen_go_rules_get_n_named (); i++)
    check_seen (tengen_go_rules_get_named (i));
}

/* A group more costs a point, which the other gets. */
static void
test_groups (void)
{
  Fixture self;

  open_window (&self, "mingqing", SCORE_BETWEEN);
  g_assert_cmpstr (get_result (&self), ==, "Draw");
  g_assert_cmpint (get_number (&self, "black_spin"), ==, 1);
  g_assert_false (
      gtk_widget_get_sensitive (get_term (&self, "proposed_button")));
  gtk_check_button_set_active (get_child (&self, "black_agrees"), TRUE);
  gtk_spin_button_set_value (get_term (&self, "black_spin"), 3);
  g_assert_cmpint (get_agreement (&self).groups[TENGEN_STONE_BLACK], ==, 3);
  g_assert_cmpint (get_agreement (&self).groups[TENGEN_STONE_WHITE], ==, -1);
  g_assert_nonnull (strstr (get_result (&self), "White wins by 4"));
  g_assert_false (
      gtk_check_button_get_active (get_child (&self, "black_agrees")));
  g_signal_emit_by_name (get_term (&self, "proposed_button"), "clicked");
  g_assert_cmpint (get_number (&self, "black_spin"), ==, 1);
  g_assert_cmpstr (get_result (&self), ==, "Draw");
  act (&self, "score.unmark");
  g_assert_cmpint (get_number (&self, "black_spin"), ==, 3);
  act (&self, "score.unmark");
  g_assert_cmpint (get_number (&self, "black_spin"), ==, 1);
  close_all (&self);
}

static void
test_eyes (void)
{
  Fixture self;

  open_window (&self, "tang", SCORE_BETWEEN);
  g_assert_cmpint (get_number (&self, "white_spin"), ==, 2);
  gtk_spin_button_set_value (get_term (&self, "white_spin"), 1);
  g_assert_cmpint (get_agreement (&self).eyes[TENGEN_STONE_WHITE], ==, 1);
  g_assert_cmpint (get_agreement (&self).groups[TENGEN_STONE_WHITE], ==, -1);
  g_assert_nonnull (strstr (get_result (&self), "White wins by 1"));
  close_all (&self);
}

/* Any number that needs no stone taken off and that the bowls have. */
static void
test_equal (void)
{
  Fixture self;
  double least, most;

  open_window (&self, "4-2", SCORE_BETWEEN);
  gtk_spin_button_get_range (get_term (&self, "equal_spin"), &least, &most);
  g_assert_cmpint ((int) least, ==, 7);
  g_assert_cmpint ((int) most, ==, 12);
  g_assert_cmpint (get_number (&self, "equal_spin"), ==, 7);
  gtk_spin_button_set_value (get_term (&self, "equal_spin"), 9);
  g_assert_cmpint (get_agreement (&self).equal, ==, 9);
  g_assert_cmpstr (get_result (&self), ==, "Draw");
  gtk_spin_button_set_value (get_term (&self, "equal_spin"), 400);
  g_assert_cmpint (get_agreement (&self).equal, ==, 12);
  g_signal_emit_by_name (get_term (&self, "proposed_button"), "clicked");
  g_assert_cmpint (get_agreement (&self).equal, ==, -1);
  g_assert_cmpint (get_number (&self, "equal_spin"), ==, 7);
  close_all (&self);
}

static int
count_black (Fixture *self)
{
  g_autoptr (TengenGoCount) count =
      tengen_position_count (tengen_session_get_position (self->session));

  return count->score_x2[TENGEN_STONE_BLACK];
}

/* Black moved once more: White adds a stone, or Black takes one off. */
static void
test_balance (void)
{
  Fixture self = { tengen_session_new (score_open ("3-2", SCORE_BETWEEN)),
                   NULL };
  int black_x2;

  g_assert_true (tengen_session_play (self.session, TOP));
  score_end (self.session);
  show_window (&self);
  black_x2 = count_black (&self);
  g_assert_true (is_seen (&self, "stone_check"));
  g_assert_false (is_seen (&self, "balance_note"));
  g_assert_true (gtk_check_button_get_active (get_term (&self, "stone_check")));
  gtk_check_button_set_active (get_term (&self, "negative_check"), TRUE);
  g_assert_cmpint (
      get_agreement (&self).balance, ==, TENGEN_GO_BALANCE_NEGATIVE);
  g_assert_cmpint (count_black (&self), ==, black_x2 + 2);
  gtk_check_button_set_active (get_term (&self, "stone_check"), TRUE);
  g_assert_cmpint (get_agreement (&self).balance, ==, TENGEN_GO_BALANCE_NONE);
  act (&self, "score.unmark");
  g_assert_true (
      gtk_check_button_get_active (get_term (&self, "negative_check")));
  close_all (&self);
}

/* As many moves on both sides: said instead of a choice without effect. */
static void
test_balanced (void)
{
  Fixture self;

  open_window (&self, "3-2", SCORE_BETWEEN);
  g_assert_false (is_seen (&self, "stone_check"));
  g_assert_true (is_seen (&self, "balance_note"));
  close_all (&self);
}

/* Nothing can be changed once the result is final. */
static void
test_final (void)
{
  Fixture self;

  open_window (&self, "mingqing", SCORE_BETWEEN);
  gtk_check_button_set_active (get_child (&self, "black_agrees"), TRUE);
  gtk_check_button_set_active (get_child (&self, "white_agrees"), TRUE);
  act (&self, "score.finish");
  g_assert_false (gtk_widget_is_sensitive (get_term (&self, "black_spin")));
  g_assert_cmpint (get_number (&self, "black_spin"), ==, 1);
  close_all (&self);
}

/* The wheel is for the panel that scrolls. */
static void
test_wheel (void)
{
  Fixture self;
  g_autoptr (GListModel) list = NULL;

  open_window (&self, "4-1", SCORE_BETWEEN);
  list = gtk_widget_observe_controllers (get_term (&self, "equal_spin"));
  for (guint i = 0; i < g_list_model_get_n_items (list); i++)
    {
      g_autoptr (GtkEventController) controller =
          g_list_model_get_item (list, i);

      if (GTK_IS_EVENT_CONTROLLER_SCROLL (controller))
        g_assert_cmpint (
            gtk_event_controller_get_propagation_phase (controller),
            ==,
            GTK_PHASE_NONE);
    }
  close_all (&self);
}

static const char *
get_note (Fixture *self, const char *name)
{
  GtkWidget *label = get_panel_part (self, name);

  if (!gtk_widget_get_visible (label))
    return "";
  return get_text (GTK_LABEL (label));
}

/* The game has no komi, but its rules do; some rules have none either. */
static void
test_komi (void)
{
  Fixture self;

  open_window (&self, "bsw-jp", SCORE_BETWEEN);
  g_assert_nonnull (strstr (get_note (&self, "komi"), "White wins by 6"));
  close_all (&self);
  open_window (&self, "mingqing", SCORE_BETWEEN);
  g_assert_cmpstr (get_note (&self, "komi"), ==, "");
  close_all (&self);
}

static void
test_points (void)
{
  Fixture self;

  open_window (&self, "4-2", SCORE_BETWEEN);
  g_assert_nonnull (strstr (get_note (&self, "points"), "12.5 to 12.5"));
  close_all (&self);
  open_window (&self, "china", SCORE_BETWEEN);
  g_assert_cmpstr (get_note (&self, "points"), ==, "");
  close_all (&self);
}

int
main (int argc, char **argv)
{
  if (!start_tests (argc, argv))
    return 0;
  g_test_add_func ("/score/terms/seen", test_seen);
  g_test_add_func ("/score/terms/groups", test_groups);
  g_test_add_func ("/score/terms/eyes", test_eyes);
  g_test_add_func ("/score/terms/equal", test_equal);
  g_test_add_func ("/score/terms/balance", test_balance);
  g_test_add_func ("/score/terms/balance/none", test_balanced);
  g_test_add_func ("/score/terms/final", test_final);
  g_test_add_func ("/score/terms/wheel", test_wheel);
  g_test_add_func ("/score/terms/komi", test_komi);
  g_test_add_func ("/score/terms/points", test_points);
  return g_test_run ();
}
