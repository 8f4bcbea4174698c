/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-match-sides: who has which colour when a game ends
 */
#include "match-class.h"
#include "tengen-match-sides.h"

/* Two players of Renju, p1 with Black when it starts. */
static TengenMatch *
make_match (const char *rules)
{
  TengenRenjuRules renju;
  g_autoptr (TengenGameSetup) setup = NULL;
  TengenMatch *match;

  g_assert_true (tengen_renju_rules_parse (rules, &renju));
  setup = tengen_game_setup_new_renju (&renju);
  match = tengen_match_new ("renju", TENGEN_MATCH_SERIES, setup);
  tengen_match_add_player (match, "p1", 0);
  tengen_match_add_player (match, "p2", 0);
  tengen_match_pair (match, 0);
  g_assert_cmpint (tengen_match_get_game (match, 0)->black, ==, 0);
  return match;
}

static void
check (const TengenMatch *match, TengenStone first, TengenStone second)
{
  g_assert_cmpint (tengen_match_get_stone (match, 0, 0), ==, first);
  g_assert_cmpint (tengen_match_get_stone (match, 0, 1), ==, second);
}

static void
test_which (void)
{
  static const struct
  {
    const char *rules;
    gboolean may;
  } CASES[] = {
    { "s26", TRUE },   { "rif", TRUE },       { "tara-10", TRUE },
    { "free", FALSE }, { "long-pro", FALSE },
  };
  g_autoptr (TengenMatch) go =
      match_class_new (TENGEN_MATCH_SERIES, 2, "japan", 19);

  g_assert_false (tengen_match_may_exchange (go));
  for (gsize i = 0; i < G_N_ELEMENTS (CASES); i++)
    {
      g_autoptr (TengenMatch) match = make_match (CASES[i].rules);

      g_assert_cmpint (tengen_match_may_exchange (match), ==, CASES[i].may);
    }
}

/* The sides are unknown until said; a forbidden move says it by itself. */
static void
test_renju (void)
{
  g_autoptr (TengenMatch) match = make_match ("s26");
  TengenResult result = { .kind = TENGEN_RESULT_FIVE,
                          .winner = TENGEN_STONE_BLACK };

  check (match, TENGEN_STONE_NONE, TENGEN_STONE_NONE);
  tengen_match_set_result (match, 0, &result, TRUE);
  check (match, TENGEN_STONE_NONE, TENGEN_STONE_NONE);
  tengen_match_set_sides (match, 0, TENGEN_MATCH_SIDES_KEPT);
  check (match, TENGEN_STONE_BLACK, TENGEN_STONE_WHITE);
  tengen_match_set_sides (match, 0, TENGEN_MATCH_SIDES_EXCHANGED);
  check (match, TENGEN_STONE_WHITE, TENGEN_STONE_BLACK);
  /* the winner is the same player in both cases */
  g_assert_cmpint (
      tengen_match_get_outcome (match, 0, 0), ==, TENGEN_MATCH_WON);
  tengen_match_set_sides (match, 0, TENGEN_MATCH_SIDES_UNSAID);
  result.kind = TENGEN_RESULT_FORBIDDEN;
  tengen_match_set_result (match, 0, &result, TRUE);
  check (match, TENGEN_STONE_WHITE, TENGEN_STONE_BLACK);
  result.winner = TENGEN_STONE_WHITE;
  tengen_match_set_result (match, 0, &result, TRUE);
  check (match, TENGEN_STONE_BLACK, TENGEN_STONE_WHITE);
}

/* Where nothing is exchanged colours are as they were, unless the two sat down
 * the other way round; a result that is taken back takes that with it. */
static void
test_go (void)
{
  g_autoptr (TengenMatch) match =
      match_class_new (TENGEN_MATCH_SERIES, 2, "japan", 19);
  g_autoptr (TengenMatch) copy = NULL;
  TengenResult open = { .kind = TENGEN_RESULT_UNKNOWN };

  tengen_match_pair (match, 0);
  check (match, TENGEN_STONE_BLACK, TENGEN_STONE_WHITE);
  match_class_decide (match, 0, "W+3.5");
  tengen_match_set_sides (match, 0, TENGEN_MATCH_SIDES_EXCHANGED);
  copy = tengen_match_copy (match);
  check (copy, TENGEN_STONE_WHITE, TENGEN_STONE_BLACK);
  tengen_match_set_result (match, 0, &open, TRUE);
  check (match, TENGEN_STONE_BLACK, TENGEN_STONE_WHITE);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/match-sides/which", test_which);
  g_test_add_func ("/match-sides/renju", test_renju);
  g_test_add_func ("/match-sides/go", test_go);
  return g_test_run ();
}
