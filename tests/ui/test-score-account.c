/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tests tengen-score-account: what stands in which cell of the table.
 */
#include "score-game.h"
#include "tengen-score-account.h"
#include "widget-find.h"

typedef struct
{
  TengenAccount account;
  TengenAccountLine lines[4];
} Sum;

/* 7 + 0 = 7; 28 + 14 = 42; White by 35. */
static void
fill_sum (Sum *sum)
{
  static const TengenAccountLine lines[] = {
    { TENGEN_ACCOUNT_TERRITORY, { 0, 14, 56 }, NULL },
    { TENGEN_ACCOUNT_DEAD, { 0, 0, 28 }, NULL },
    { TENGEN_ACCOUNT_KOMI, { 0, 0, 0 }, NULL },
    { TENGEN_ACCOUNT_TOTAL, { 0, 14, 84 }, NULL },
  };

  sum->account.lines = g_ptr_array_new ();
  sum->account.unit = TENGEN_GO_UNIT_MOKU;
  sum->account.winner = TENGEN_STONE_WHITE;
  sum->account.margin_x2 = 70;
  for (gsize i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      sum->lines[i] = lines[i];
      g_ptr_array_add (sum->account.lines, &sum->lines[i]);
    }
}

static const char *
get_cell (TengenScoreAccount *account, int column, int row)
{
  GtkGrid *grid = GTK_GRID (gtk_widget_get_template_child (
      GTK_WIDGET (account), TENGEN_TYPE_SCORE_ACCOUNT, "grid"));
  GtkWidget *child = gtk_grid_get_child_at (grid, column, row);

  g_assert_nonnull (child);
  return gtk_label_get_label (GTK_LABEL (find (child, GTK_TYPE_LABEL)));
}

static const char *
get_label (TengenScoreAccount *account, const char *name)
{
  return gtk_label_get_label (GTK_LABEL (gtk_widget_get_template_child (
      GTK_WIDGET (account), TENGEN_TYPE_SCORE_ACCOUNT, name)));
}

static TengenScoreAccount *
make_account (void)
{
  return g_object_ref_sink (g_object_new (TENGEN_TYPE_SCORE_ACCOUNT, NULL));
}

static void
test_cells (void)
{
  static const char *const wanted[][3] = {
    { NULL, "Black\nHanako", "White" },
    { "Territory", "7", "28" },
    { "Dead stones", "0", "14" },
    { "Komi", "—", "0" },
    { NULL, NULL, NULL }, /* the rule */
    { "Total", "7", "42" },
  };
  TengenScoreAccount *account = make_account ();
  g_autoptr (TengenGameSetup) setup =
      tengen_game_setup_new (tengen_go_rules_find ("japan"), 9);
  Sum sum;

  fill_sum (&sum);
  setup->black = g_strdup ("Hanako");
  tengen_score_account_set (account, &sum.account, setup);
  tengen_score_account_set (account, &sum.account, setup);
  for (int row = 0; row < (int) G_N_ELEMENTS (wanted); row++)
    for (int column = 0; column < 3; column++)
      if (wanted[row][column] != NULL)
        g_assert_cmpstr (
            get_cell (account, column, row), ==, wanted[row][column]);
  g_assert_cmpstr (get_label (account, "difference"), ==, "42 − 7 = 35");
  g_assert_nonnull (strstr (tengen_score_account_get_result (account), "35"));
  g_ptr_array_unref (sum.account.lines);
  g_object_unref (account);
}

/* Komi that stands with Black leaves the dash to White. */
static void
test_reverse_komi (void)
{
  TengenScoreAccount *account = make_account ();
  g_autoptr (TengenGameSetup) setup =
      tengen_game_setup_new (tengen_go_rules_find ("japan"), 9);
  Sum sum;

  fill_sum (&sum);
  sum.lines[2].amount_x2[TENGEN_STONE_BLACK] = 11;
  tengen_score_account_set (account, &sum.account, setup);
  g_assert_cmpstr (get_cell (account, 1, 3), ==, "5.5");
  g_assert_cmpstr (get_cell (account, 2, 3), ==, "—");
  g_ptr_array_unref (sum.account.lines);
  g_object_unref (account);
}

/* Fewer points than stones lost: a minus that is no dash. */
static void
test_negative (void)
{
  TengenScoreAccount *account = make_account ();
  g_autoptr (TengenGameSetup) setup =
      tengen_game_setup_new (tengen_go_rules_find ("1-1"), 7);
  Sum sum;

  fill_sum (&sum);
  sum.lines[1].code = TENGEN_ACCOUNT_LOST_DEAD;
  sum.lines[1].amount_x2[TENGEN_STONE_BLACK] = -20;
  sum.lines[3].amount_x2[TENGEN_STONE_BLACK] = -6;
  sum.account.margin_x2 = 90;
  tengen_score_account_set (account, &sum.account, setup);
  g_assert_cmpstr (get_cell (account, 1, 2), ==, "−10");
  g_assert_cmpstr (get_cell (account, 1, 5), ==, "−3");
  g_assert_cmpstr (get_label (account, "difference"), ==, "42 − (−3) = 45");
  g_ptr_array_unref (sum.account.lines);
  g_object_unref (account);
}

/* A bonus leaves the dash to Black. */
static void
test_pass_bonus (void)
{
  TengenScoreAccount *account = make_account ();
  g_autoptr (TengenGameSetup) setup =
      tengen_game_setup_new (tengen_go_rules_find ("wmsg"), 9);
  Sum sum;

  fill_sum (&sum);
  sum.lines[2].code = TENGEN_ACCOUNT_PASS_BONUS;
  sum.lines[2].amount_x2[TENGEN_STONE_WHITE] = 2;
  tengen_score_account_set (account, &sum.account, setup);
  g_assert_cmpstr (get_cell (account, 1, 3), ==, "—");
  g_assert_cmpstr (get_cell (account, 2, 3), ==, "1");
  g_ptr_array_unref (sum.account.lines);
  g_object_unref (account);
}

static void
test_draw (void)
{
  TengenScoreAccount *account = make_account ();
  g_autoptr (TengenGameSetup) setup =
      tengen_game_setup_new (tengen_go_rules_find ("pure"), 7);
  Sum sum;

  fill_sum (&sum);
  sum.account.winner = TENGEN_STONE_NONE;
  sum.account.margin_x2 = 0;
  sum.lines[3].amount_x2[TENGEN_STONE_WHITE] = 14;
  tengen_score_account_set (account, &sum.account, setup);
  g_assert_cmpstr (tengen_score_account_get_result (account), ==, "Draw");
  g_assert_cmpstr (get_label (account, "difference"), ==, "7 − 7 = 0");
  g_ptr_array_unref (sum.account.lines);
  g_object_unref (account);
}

/* 純碁: the stones alone need no total. */
static void
test_single (void)
{
  TengenScoreAccount *account = make_account ();
  g_autoptr (TengenGameSetup) setup =
      tengen_game_setup_new (tengen_go_rules_find ("pure"), 7);
  GtkGrid *grid = GTK_GRID (gtk_widget_get_template_child (
      GTK_WIDGET (account), TENGEN_TYPE_SCORE_ACCOUNT, "grid"));
  Sum sum;

  fill_sum (&sum);
  g_ptr_array_remove_range (sum.account.lines, 1, 2);
  tengen_score_account_set (account, &sum.account, setup);
  g_assert_cmpstr (get_cell (account, 1, 1), ==, "7");
  g_assert_null (gtk_grid_get_child_at (grid, 0, 2));
  g_ptr_array_unref (sum.account.lines);
  g_object_unref (account);
}

static void
test_final (void)
{
  TengenScoreAccount *account = make_account ();
  GtkWidget *box = GTK_WIDGET (gtk_widget_get_template_child (
      GTK_WIDGET (account), TENGEN_TYPE_SCORE_ACCOUNT, "result_box"));

  tengen_score_account_set_final (account, TRUE);
  g_assert_true (gtk_widget_has_css_class (box, "final"));
  tengen_score_account_set_final (account, FALSE);
  g_assert_false (gtk_widget_has_css_class (box, "final"));
  g_object_unref (account);
}

int
main (int argc, char **argv)
{
  if (!start_tests (argc, argv))
    return 0;
  g_test_add_func ("/score/account/cells", test_cells);
  g_test_add_func ("/score/account/reverse-komi", test_reverse_komi);
  g_test_add_func ("/score/account/negative", test_negative);
  g_test_add_func ("/score/account/pass-bonus", test_pass_bonus);
  g_test_add_func ("/score/account/draw", test_draw);
  g_test_add_func ("/score/account/single", test_single);
  g_test_add_func ("/score/account/final", test_final);
  return g_test_run ();
}
