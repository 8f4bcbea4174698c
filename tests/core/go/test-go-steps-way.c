/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-go-steps-way: which way each rule set counts on the board
 */
#include "tengen-go-steps-way.h"

#define BLACK TENGEN_STONE_BLACK
#define WHITE TENGEN_STONE_WHITE

/* Each named set puts stones back, fills in, or adds up what lies there. */
static void
test_ways (void)
{
  static const char *const back[] = { "japan", "1-1",  "2-2alt",  "3-1",
                                      "4-2",   "tang", "aga-terr" };
  static const char *const area[] = { "china",    "aga-area", "wmsg",
                                      "mingqing", "bsw-cn",   "pure" };

  for (guint i = 0; i < G_N_ELEMENTS (back); i++)
    g_assert_true (tengen_go_way_fills_back (tengen_go_rules_find (back[i])));
  for (guint i = 0; i < G_N_ELEMENTS (area); i++)
    {
      const TengenGoRules *rules = tengen_go_rules_find (area[i]);

      g_assert_false (tengen_go_way_fills_back (rules));
      g_assert_false (tengen_go_way_fills_in (rules));
      g_assert_false (tengen_go_way_keeps_none (rules));
    }
  g_assert_true (tengen_go_way_fills_in (tengen_go_rules_find ("ing")));
  g_assert_true (tengen_go_way_keeps_none (tengen_go_rules_find ("ing")));
  g_assert_true (tengen_go_way_keeps_none (tengen_go_rules_find ("4-1")));
  g_assert_true (tengen_go_way_hands_over (tengen_go_rules_find ("aga-terr")));
  g_assert_false (tengen_go_way_hands_over (tengen_go_rules_find ("2-2alt")));
}

/* The balancing stone or pass was not there before the count. */
static void
test_balance (void)
{
  TengenGoCount count = { .virtual_moves = { 0, 3, 4 },
                          .passes = { 0, 2, 5 },
                          .balancer = WHITE,
                          .balance = TENGEN_GO_BALANCE_STONE };

  g_assert_cmpint (tengen_go_way_count_virtual (&count, BLACK), ==, 3);
  g_assert_cmpint (tengen_go_way_count_virtual (&count, WHITE), ==, 3);
  g_assert_cmpint (tengen_go_way_count_passes (&count, WHITE), ==, 5);
  count.balance = TENGEN_GO_BALANCE_WHITE_LAST;
  g_assert_cmpint (tengen_go_way_count_virtual (&count, WHITE), ==, 4);
  g_assert_cmpint (tengen_go_way_count_passes (&count, WHITE), ==, 4);
  count.balancer = TENGEN_STONE_NONE;
  g_assert_cmpint (tengen_go_way_count_passes (&count, WHITE), ==, 5);
}

static void
test_groups (void)
{
  const TengenGoCount count = { .groups = { 0, 5, 3 } };
  const TengenGoRules *taxed = tengen_go_rules_find ("mingqing");
  const TengenGoRules *free = tengen_go_rules_find ("china");

  g_assert_cmpint (
      tengen_go_way_count_more_groups (&count, taxed, BLACK), ==, 2);
  g_assert_cmpint (
      tengen_go_way_count_more_groups (&count, taxed, WHITE), ==, 0);
  g_assert_cmpint (
      tengen_go_way_count_more_groups (&count, free, BLACK), ==, 0);
}

/* Nothing is known at first, all in the end, and never less than before. */
static void
test_lines (void)
{
  for (guint i = 0; i < tengen_go_rules_get_n_named (); i++)
    {
      const TengenGoRules *rules = tengen_go_rules_get_named (i);
      g_autoptr (TengenBoard) board = tengen_board_new (5, 5);
      const TengenGoCounters none = { .setup = { 0 } };
      g_autoptr (TengenGoCount) count =
          tengen_go_count_new (board, rules, &none, NULL, 13, 0);
      g_autoptr (TengenAccount) account = tengen_account_new (count, rules);
      guint before = 0;

      for (TengenGoStepCode code = TENGEN_GO_STEP_STOP;
           code <= TENGEN_GO_STEP_RESULT;
           code++)
        {
          guint n = tengen_go_way_count_lines (account, count, rules, code);

          g_assert_cmpuint (n, >=, before);
          before = n;
        }
      g_assert_cmpuint (before, ==, account->lines->len);
      g_assert_cmpuint (tengen_go_way_count_lines (
                            account, count, rules, TENGEN_GO_STEP_DEAD),
                        ==,
                        0);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/go/steps-way/ways", test_ways);
  g_test_add_func ("/go/steps-way/balance", test_balance);
  g_test_add_func ("/go/steps-way/groups", test_groups);
  g_test_add_func ("/go/steps-way/lines", test_lines);
  return g_test_run ();
}
