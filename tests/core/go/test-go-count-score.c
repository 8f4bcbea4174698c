/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-go-count-score: formulas, balancing and taxes; what holds for all games
 */
#include "tengen-go-count.h"

#include "go-random.h"
#include "board-picture.h"

static TengenGoCount *
count (const char *picture,
       const char *id,
       const TengenGoCounters *counters,
       int handicap)
{
  g_autoptr (TengenBoard) board = tengen_picture_parse (picture, NULL);
  const TengenGoRules *rules = tengen_go_rules_find (id);

  return tengen_go_count_new (board, rules, counters, NULL, 0, handicap);
}

static void
check_result (const TengenGoCount *self,
              int black_x2,
              int white_x2,
              TengenStone winner,
              int margin_x2)
{
  g_assert_cmpint (self->score_x2[TENGEN_STONE_BLACK], ==, black_x2);
  g_assert_cmpint (self->score_x2[TENGEN_STONE_WHITE], ==, white_x2);
  g_assert_cmpint (self->winner, ==, winner);
  g_assert_cmpint (self->margin_x2, ==, margin_x2);
}

/* More lost stones than territory: the score is negative, sums hold. */
static void
test_negative (void)
{
  const TengenGoCounters counters = {
    .board_moves = { { 0, 8, 3 } },
    .prisoners = { 0, 5, 0 },
  };
  g_autoptr (TengenGoCount) self =
      count (".XO./.XO./.XO.", "1-1", &counters, 0);

  check_result (self, -4, 6, TENGEN_STONE_WHITE, 10);
  g_assert_cmpint (self->extra[0], ==, 5);
  g_assert_cmpint (self->border[TENGEN_STONE_BLACK], ==, 5);
  g_assert_cmpint (self->points_x2[TENGEN_STONE_BLACK], ==, 7);
  g_assert_cmpint (self->points_x2[TENGEN_STONE_WHITE], ==, 17);
}

/* Black moved first and last: a virtual stone, or a negative move. */
static void
test_balance (void)
{
  const TengenGoCounters counters = {
    .board_moves = { { 0, 3, 2 } },
    .virtual_moves = { { 0, 1, 1 } },
    .first_mover = TENGEN_STONE_BLACK,
  };
  g_autoptr (TengenBoard) board = tengen_picture_parse ("XX./XOO", NULL);
  TengenGoAgreement agreement = TENGEN_GO_AGREEMENT_INIT;
  const TengenGoRules *rules = tengen_go_rules_find ("3-2");
  g_autoptr (TengenGoCount) stone =
      tengen_go_count_new (board, rules, &counters, &agreement, 0, 0);
  g_autoptr (TengenGoCount) negative = NULL;
  g_autoptr (TengenGoCount) science = NULL;

  agreement.balance = TENGEN_GO_BALANCE_NEGATIVE;
  negative = tengen_go_count_new (board, rules, &counters, &agreement, 0, 0);
  science = tengen_go_count_new (
      board, tengen_go_rules_find ("1-2"), &counters, &agreement, 0, 0);
  check_result (stone, -2, -4, TENGEN_STONE_BLACK, 2);
  g_assert_cmpint (stone->balancer, ==, TENGEN_STONE_WHITE);
  g_assert_cmpint (stone->virtual_moves[TENGEN_STONE_WHITE], ==, 2);
  g_assert_cmpint (stone->board_stones, ==, 8);
  check_result (negative, 0, -2, TENGEN_STONE_BLACK, 2);
  g_assert_cmpint (negative->balancer, ==, TENGEN_STONE_BLACK);
  g_assert_cmpint (negative->negative[TENGEN_STONE_BLACK], ==, 1);
  g_assert_cmpint (negative->board_stones, ==, 6);
  g_assert_cmpint (science->balancer, ==, TENGEN_STONE_NONE);
  g_assert_cmpint (science->virtual_moves[TENGEN_STONE_BLACK], ==, 0);
}

/* The passes that stop play hand nothing over, but pass stones always do. */
static void
test_passes (void)
{
  const TengenGoCounters counters = {
    .board_moves = { { 0, 2, 1 } },
    .passes = { { 0, 1, 2 }, { 0, 1, 0 } },
    .first_mover = TENGEN_STONE_BLACK,
    .first_passer = TENGEN_STONE_WHITE,
    .last_passer = TENGEN_STONE_BLACK,
    .last_passes = 3,
  };
  g_autoptr (TengenGoCount) alt = count ("XX/.O", "2-2alt", &counters, 0);
  g_autoptr (TengenGoCount) aga = count ("XX/.O", "aga-terr", &counters, 0);
  g_autoptr (TengenGoCount) wmsg = count ("XX/.O", "wmsg", &counters, 0);

  g_assert_cmpint (alt->passes[TENGEN_STONE_BLACK], ==, 1);
  g_assert_cmpint (alt->passes[TENGEN_STONE_WHITE], ==, 1);
  g_assert_cmpint (alt->balancer, ==, TENGEN_STONE_WHITE);
  g_assert_cmpint (aga->passes[TENGEN_STONE_BLACK], ==, 2);
  g_assert_cmpint (aga->passes[TENGEN_STONE_WHITE], ==, 3);
  g_assert_cmpint (aga->balancer, ==, TENGEN_STONE_WHITE);
  g_assert_cmpint (wmsg->pass_bonus_x2, ==, 2);
  check_result (alt, -2, -4, TENGEN_STONE_BLACK, 2);
  check_result (aga, 6, 4, TENGEN_STONE_BLACK, 2);
  check_result (wmsg, 5, 3, TENGEN_STONE_NONE, 0);
}

/* 還棋頭 and needed eyes, as agreed or as proposed; a tie. */
static void
test_tax (void)
{
  g_autoptr (TengenBoard) board =
      tengen_picture_parse (".XX.XO./OOOOOO.", NULL);
  const TengenGoCounters none = { .first_passer = TENGEN_STONE_NONE };
  TengenGoAgreement agreement = TENGEN_GO_AGREEMENT_INIT;
  g_autoptr (TengenGoCount) proposed = tengen_go_count_new (
      board, tengen_go_rules_find ("mingqing"), &none, &agreement, 0, 0);
  g_autoptr (TengenGoCount) agreed = NULL;
  g_autoptr (TengenGoCount) tang = NULL;
  g_autoptr (TengenGoCount) tie = count ("XO", "ing", &none, 0);

  agreement.groups[TENGEN_STONE_BLACK] = 3;
  agreement.eyes[TENGEN_STONE_BLACK] = 4;
  agreed = tengen_go_count_new (
      board, tengen_go_rules_find ("mingqing"), &none, &agreement, 0, 0);
  tang = tengen_go_count_new (
      board, tengen_go_rules_find ("tang"), &none, &agreement, 0, 0);
  g_assert_cmpint (proposed->groups[TENGEN_STONE_BLACK], ==, 0);
  g_assert_cmpint (proposed->groups[TENGEN_STONE_WHITE], ==, 1);
  check_result (proposed, 10, 18, TENGEN_STONE_WHITE, 8);
  check_result (agreed, 4, 24, TENGEN_STONE_WHITE, 20);
  check_result (tang, -8, 0, TENGEN_STONE_WHITE, 8);
  check_result (tie, 2, 2, TENGEN_STONE_BLACK, 0);
}

/* Handicap stones: extra stones of the first phase, or points for White. */
static void
test_handicap (void)
{
  const TengenGoCounters counters = {
    .setup = { 0, 3, 0 },
    .board_moves = { { 0, 0, 3 } },
  };
  const char *picture = ".XO./.XO./.XO.";
  g_autoptr (TengenGoCount) artistic = count (picture, "1-1", &counters, 3);
  g_autoptr (TengenGoCount) legal = count (picture, "1-2", &counters, 3);
  g_autoptr (TengenGoCount) aga = count (picture, "aga-area", &counters, 3);

  g_assert_cmpint (artistic->handicap, ==, 3);
  check_result (artistic, 6, 6, TENGEN_STONE_NONE, 0);
  check_result (legal, 6, 6, TENGEN_STONE_NONE, 0);
  g_assert_cmpint (legal->own[TENGEN_STONE_BLACK], ==, 0);
  check_result (aga, 12, 12, TENGEN_STONE_WHITE, 4);
}

static void
check_conserved (const GoRandom *game, const TengenGoCount *self)
{
  const TengenGoCounters *counters = tengen_go_get_counters (game->go);
  int sum = self->dame;

  for (TengenStone c = TENGEN_STONE_BLACK; c <= TENGEN_STONE_WHITE; c++)
    {
      sum += self->stones[c] + self->territory[c] + self->seki_eyes[c];
      g_assert_cmpint (self->stones[c] + self->dead[c] + self->prisoners[c],
                       ==,
                       counters->board_moves[0][c] +
                           counters->board_moves[1][c] + counters->setup[c]);
      g_assert_cmpint (self->claimed[c], <=, self->territory[c]);
    }
  g_assert_cmpint (sum, ==, self->n_points);
}

static void
check_points (const TengenGoCount *self)
{
  if (self->has_points)
    g_assert_cmpint (
        self->points_x2[1] + self->points_x2[2], ==, 2 * self->n_points);
}

/* Under all sets, and ones with any fields, no stone and no point is lost. */
static void
test_conserved (void)
{
  for (int i = 0; i < 300; i++)
    {
      g_auto (GoRandom) game;

      go_random_init (&game, i % 3);
      for (guint j = 0; j < 2 * tengen_go_rules_get_n_named (); j++)
        {
          const TengenGoRules *named = tengen_go_rules_get_named (j / 2);
          TengenGoRules rules = j % 2 == 0 ? *named : go_random_shake (named);
          g_autoptr (TengenGoCount) self =
              tengen_go_count_new (tengen_go_get_board (game.go),
                                   &rules,
                                   tengen_go_get_counters (game.go),
                                   &game.agreement,
                                   13,
                                   game.handicap);

          check_conserved (&game, self);
          check_points (self);
          if (rules.equal)
            g_assert_cmpint (self->own[1] + self->own[2], ==, 0);
        }
    }
}

/* Any equal number of stones gives the same difference and the same points. */
static void
test_equal (void)
{
  for (int i = 0; i < 100; i++)
    {
      const TengenGoRules *rules =
          tengen_go_rules_find (i % 2 == 0 ? "4-1" : "4-2");
      g_auto (GoRandom) game;
      TengenGoAgreement other;
      g_autoptr (TengenGoCount) one = NULL;
      g_autoptr (TengenGoCount) two = NULL;
      const TengenBoard *board;

      go_random_init (&game, GO_RANDOM_PASSES);
      board = tengen_go_get_board (game.go);
      other = game.agreement;
      other.equal = 180;
      game.agreement.equal = -1;
      one = tengen_go_count_new (board,
                                 rules,
                                 tengen_go_get_counters (game.go),
                                 &game.agreement,
                                 0,
                                 0);
      two = tengen_go_count_new (
          board, rules, tengen_go_get_counters (game.go), &other, 0, 0);
      g_assert_cmpint (one->equal,
                       ==,
                       MAX (one->stones[1] - one->border[1],
                            one->stones[2] - one->border[2]));
      g_assert_cmpint (two->equal, ==, 180);
      for (int side = 1; side < 3; side++)
        {
          g_assert_cmpint (one->points_x2[side], ==, two->points_x2[side]);
          g_assert_cmpint (one->score_x2[side] + 2 * one->equal,
                           ==,
                           two->score_x2[side] + 2 * two->equal);
        }
    }
}

static void
swap_pair (int figures[3])
{
  int black = figures[TENGEN_STONE_BLACK];

  figures[TENGEN_STONE_BLACK] = figures[TENGEN_STONE_WHITE];
  figures[TENGEN_STONE_WHITE] = black;
}

static TengenStone
swap_stone (TengenStone stone)
{
  return stone == TENGEN_STONE_NONE ? stone : tengen_stone_other (stone);
}

static TengenGoCounters
swap_counters (const TengenGoCounters *counters)
{
  TengenGoCounters self = *counters;

  for (int phase = 0; phase < 2; phase++)
    {
      swap_pair (self.board_moves[phase]);
      swap_pair (self.virtual_moves[phase]);
      swap_pair (self.passes[phase]);
    }
  swap_pair (self.setup);
  swap_pair (self.prisoners);
  self.first_mover = swap_stone (self.first_mover);
  self.first_passer = swap_stone (self.first_passer);
  self.last_passer = swap_stone (self.last_passer);
  return self;
}

/* With the colours swapped the scores are swapped, but where a rule names a
 * colour. */
static void
test_mirrored (void)
{
  for (int i = 0; i < 150; i++)
    {
      g_auto (GoRandom) game;
      g_autoptr (TengenBoard) swapped = NULL;
      TengenGoAgreement agreement;
      TengenGoCounters counters;
      guint8 stones[TENGEN_BOARD_MAX_POINTS];

      go_random_init (&game, i % 3);
      tengen_board_read (tengen_go_get_board (game.go), stones);
      agreement = game.agreement;
      swap_pair (agreement.groups);
      swap_pair (agreement.eyes);
      counters = swap_counters (tengen_go_get_counters (game.go));
      swapped = tengen_board_new (game.width, game.height);
      for (int j = 0; j < game.width * game.height; j++)
        tengen_board_put (swapped, j, swap_stone (stones[j]));
      agreement.claims = game.agreement.claims = NULL;
      for (guint j = 0; j < tengen_go_rules_get_n_named (); j++)
        {
          const TengenGoRules *rules = tengen_go_rules_get_named (j);
          g_autoptr (TengenGoCount) one =
              tengen_go_count_new (tengen_go_get_board (game.go),
                                   rules,
                                   tengen_go_get_counters (game.go),
                                   &game.agreement,
                                   0,
                                   0);
          g_autoptr (TengenGoCount) two =
              tengen_go_count_new (swapped, rules, &counters, &agreement, 0, 0);

          if (rules->balance == TENGEN_GO_BALANCE_WHITE_LAST)
            continue;
          for (int side = 1; side < 3; side++)
            {
              g_assert_cmpint (
                  one->score_x2[side], ==, two->score_x2[3 - side]);
              g_assert_cmpint (
                  one->points_x2[side], ==, two->points_x2[3 - side]);
            }
        }
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/go/count-score/negative", test_negative);
  g_test_add_func ("/go/count-score/balance", test_balance);
  g_test_add_func ("/go/count-score/passes", test_passes);
  g_test_add_func ("/go/count-score/tax", test_tax);
  g_test_add_func ("/go/count-score/handicap", test_handicap);
  g_test_add_func ("/go/count-score/conserved", test_conserved);
  g_test_add_func ("/go/count-score/equal", test_equal);
  g_test_add_func ("/go/count-score/mirrored", test_mirrored);
  return g_test_run ();
}
