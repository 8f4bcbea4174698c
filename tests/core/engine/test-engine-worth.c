/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-engine-worth: the worth of finished games beside the game's own count
 *
 * Not: groups and needed eyes: the count is told those that the engine sees.
 */
#include "tengen-engine-worth.h"

#include "engine-board.h"
#include "go-random.h"

/* Black's lead by the game's own count, half points. */
static int
count (const GoRandom *game,
       const TengenGoRules *rules,
       const TengenEngineTally *tally,
       int komi_x2)
{
  TengenGoAgreement agreement = TENGEN_GO_AGREEMENT_INIT;
  g_autoptr (TengenGoCount) count = NULL;

  for (int side = TENGEN_STONE_BLACK; side <= TENGEN_STONE_WHITE; side++)
    {
      agreement.groups[side] = tally->groups[side];
      agreement.eyes[side] = tally->eyes[side];
    }
  count = tengen_go_count_new (tengen_go_get_board (game->go),
                               rules,
                               tengen_go_get_counters (game->go),
                               &agreement,
                               komi_x2,
                               game->handicap);
  return count->score_x2[TENGEN_STONE_BLACK] -
         count->score_x2[TENGEN_STONE_WHITE] - count->komi_x2 -
         count->bonus_x2 - count->pass_bonus_x2;
}

static GoRandomKind
find_kind (const TengenGoRules *rules)
{
  if ((rules->acts & TENGEN_GO_ACT_PROPOSE) != 0)
    return GO_RANDOM_WORDS;
  return (rules->acts & TENGEN_GO_ACT_VIRTUAL) != 0 ? GO_RANDOM_VIRTUAL
                                                    : GO_RANDOM_PASSES;
}

static void
check_game (const TengenGoRules *rules, int komi_x2)
{
  GoRandom game;
  TengenEngineTally tally;
  guint8 stones[TENGEN_BOARD_MAX_POINTS];
  g_autoptr (TengenGoPlayoutBoard) board = NULL;

  go_random_init (&game, find_kind (rules));
  tengen_board_read (tengen_go_get_board (game.go), stones);
  board = tengen_go_playout_board_new (game.width, game.height);
  tengen_go_playout_board_load (board, stones);
  tengen_engine_tally_lying (&tally, board);
  g_assert_cmpint (tengen_engine_worth (
                       rules,
                       tengen_go_get_counters (game.go),
                       &tally,
                       komi_x2 + tengen_go_rules_bonus (rules, game.handicap)),
                   ==,
                   count (&game, rules, &tally, komi_x2));
  go_random_clear (&game);
}

static void
test_count (void)
{
  for (guint i = 0; i < tengen_go_rules_get_n_named (); i++)
    for (int j = 0; j < 200; j++)
      check_game (tengen_go_rules_get_named (i), j % 20 - 5);
}

/* Chains that share an eye are a group; it needs two eyes, a third is none of
 * them. */
static void
test_groups (void)
{
  g_autoptr (TengenGoPlayoutBoard) board =
      playout_picture_read (".X.X./XXXXX/OOOOO/O.O.O/.OOO.");
  TengenEngineTally tally;

  tengen_engine_tally_lying (&tally, board);
  g_assert_cmpint (tally.groups[TENGEN_STONE_BLACK], ==, 1);
  g_assert_cmpint (tally.eyes[TENGEN_STONE_BLACK], ==, 2);
  g_assert_cmpint (tally.groups[TENGEN_STONE_WHITE], ==, 1);
  g_assert_cmpint (tally.eyes[TENGEN_STONE_WHITE], ==, 2);
  g_assert_cmpint (tally.stones[TENGEN_STONE_BLACK], ==, 7);
  g_assert_cmpint (tally.area[TENGEN_STONE_BLACK], ==, 10);
  g_assert_cmpint (tally.area[TENGEN_STONE_WHITE], ==, 15);
}

/* In a closed territory stones of the opponent are dead. */
static void
test_closed (void)
{
  g_autoptr (TengenGoPlayoutBoard) board =
      playout_picture_read (".XO./.X../.XXX");
  guint8 closed[12] = { 1, 0, 1, 1, 1, 0, 1, 1, 1, 0, 0, 0 };
  TengenEngineTally tally;

  tengen_engine_tally_ended (&tally, board, closed);
  g_assert_cmpint (tally.area[TENGEN_STONE_BLACK], ==, 12);
  g_assert_cmpint (tally.area[TENGEN_STONE_WHITE], ==, 0);
  tengen_engine_tally_ended (&tally, board, NULL);
  g_assert_cmpint (tally.area[TENGEN_STONE_BLACK], ==, 5);
  g_assert_cmpint (tally.area[TENGEN_STONE_WHITE], ==, 1);
}

static void
test_kinds (void)
{
  static const char *const free[] = { "pure", "china", "aga-area",
                                      "ing",  "wmsg",  "mingqing" };
  guint n = 0;

  for (guint i = 0; i < tengen_go_rules_get_n_named (); i++)
    n += tengen_engine_worth_has_free_moves (tengen_go_rules_get_named (i));
  g_assert_cmpuint (n, ==, G_N_ELEMENTS (free));
  for (gsize i = 0; i < G_N_ELEMENTS (free); i++)
    g_assert_true (
        tengen_engine_worth_has_free_moves (tengen_go_rules_find (free[i])));
  g_assert_true (tengen_engine_worth_is_stones (tengen_go_rules_find ("pure")));
  g_assert_false (
      tengen_engine_worth_is_stones (tengen_go_rules_find ("china")));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/engine/worth/count", test_count);
  g_test_add_func ("/engine/worth/groups", test_groups);
  g_test_add_func ("/engine/worth/closed", test_closed);
  g_test_add_func ("/engine/worth/kinds", test_kinds);
  return g_test_run ();
}
