/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-go-count: counts of stopped positions
 *
 * Marks: a picture with `+` dead, `=` seki, anything else alive.
 * Owners: X O stones, b w territory, c v eyes in seki, d neutral.
 */
#include "tengen-go-count.h"

#include "board-picture.h"

static const char letters[] = "XObwcvd";

static TengenGoCount *
count (const char *picture,
       const char *marks_picture,
       const char *rules_text,
       const TengenGoCounters *counters,
       int komi_x2,
       int handicap)
{
  g_autoptr (TengenBoard) board = tengen_picture_parse (picture, NULL);
  const TengenGoCounters none = { .first_passer = TENGEN_STONE_NONE };
  guint8 marks[TENGEN_BOARD_MAX_POINTS];
  TengenGoAgreement agreement =
      tengen_go_agreement_make (marks_picture == NULL ? NULL : marks);
  TengenGoRules rules;
  int n = 0;

  g_assert_true (tengen_go_rules_parse (rules_text, &rules));
  for (const char *c = marks_picture; c != NULL && *c != '\0'; c++)
    if (*c == '+')
      marks[n++] = TENGEN_GO_MARK_DEAD;
    else if (*c == '=')
      marks[n++] = TENGEN_GO_MARK_SEKI;
    else if (*c != '/')
      marks[n++] = TENGEN_GO_MARK_ALIVE;
  return tengen_go_count_new (board,
                              &rules,
                              counters == NULL ? &none : counters,
                              &agreement,
                              komi_x2,
                              handicap);
}

static void
check_owner (const TengenGoCount *self, const char *owners)
{
  int i = 0;

  for (const char *c = owners; *c != '\0'; c++)
    if (*c != '/')
      {
        g_assert_cmpint (letters[self->owner[i]], ==, *c);
        i++;
      }
  g_assert_cmpint (i, ==, self->n_points);
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

/* A wall in the middle: territory on both sides. */
static void
test_territory (void)
{
  g_autoptr (TengenGoCount) japan =
      count (".XO../.XO../.XO..", NULL, "japan", NULL, 0, 0);
  g_autoptr (TengenGoCount) china =
      count (".XO../.XO../.XO..", NULL, "china", NULL, 0, 0);
  g_autoptr (TengenGoCount) pure =
      count (".XO../.XO../.XO..", NULL, "pure", NULL, 0, 0);

  check_owner (japan, "bXOww/bXOww/bXOww");
  check_result (japan, 6, 12, TENGEN_STONE_WHITE, 6);
  check_result (china, 12, 18, TENGEN_STONE_WHITE, 6);
  check_result (pure, 6, 6, TENGEN_STONE_NONE, 0);
}

/* 純碁の遊び方 (5): the stones on the board and nothing else, 41 to 34 there;
 * dead marks mean nothing. */
static void
test_pure (void)
{
  TengenGoCounters counters = { .prisoners = { 0, 9, 2 } };
  g_autoptr (TengenGoCount) self =
      count ("X.X/XXX/OOX", ".../.../++.", "pure", &counters, 0, 0);

  check_owner (self, "XbX/XXX/OOX");
  check_result (self, 12, 4, TENGEN_STONE_BLACK, 8);
  g_assert_cmpint (self->dead[TENGEN_STONE_WHITE], ==, 0);
}

static void
test_dead (void)
{
  g_autoptr (TengenGoCount) japan =
      count (".XO.X/.XO../.XO..", "....+/...../.....", "japan", NULL, 0, 0);
  g_autoptr (TengenGoCount) china =
      count (".XO.X/.XO../.XO..", "....+/...../.....", "china", NULL, 0, 0);

  check_owner (japan, "bXOww/bXOww/bXOww");
  g_assert_cmpint (japan->dead[TENGEN_STONE_BLACK], ==, 1);
  g_assert_cmpint (japan->removed[4], ==, TENGEN_STONE_BLACK);
  g_assert_cmpint (japan->removed[3], ==, TENGEN_STONE_NONE);
  check_result (japan, 6, 14, TENGEN_STONE_WHITE, 8);
  check_result (china, 12, 18, TENGEN_STONE_WHITE, 6);
}

static void
test_prisoners (void)
{
  TengenGoCounters counters = { .prisoners = { 0, 3, 5 } };
  const char *picture = ".XO../.XO../.XO..";
  g_autoptr (TengenGoCount) hold =
      count (picture, NULL, "japan", &counters, 0, 0);
  g_autoptr (TengenGoCount) back =
      count (picture, NULL, "japan hold=0", &counters, 0, 0);
  g_autoptr (TengenGoCount) china =
      count (picture, NULL, "china", &counters, 0, 0);

  check_result (hold, 16, 18, TENGEN_STONE_WHITE, 2);
  check_result (back, 0, 2, TENGEN_STONE_WHITE, 2);
  check_result (china, 12, 18, TENGEN_STONE_WHITE, 6);
}

/* One point touches both sides: neutral, or half of it for each. */
static void
test_dame (void)
{
  g_autoptr (TengenGoCount) japan =
      count (".X.O./.XOO./.XO..", NULL, "japan", NULL, 0, 0);
  g_autoptr (TengenGoCount) china =
      count (".X.O./.XOO./.XO..", NULL, "china", NULL, 0, 0);

  check_owner (japan, "bXdOw/bXOOw/bXOww");
  g_assert_cmpint (japan->dame, ==, 1);
  check_result (japan, 6, 8, TENGEN_STONE_WHITE, 2);
  check_result (china, 13, 17, TENGEN_STONE_WHITE, 4);
}

/* The eye of a stone marked as seki counts where the rules say so. */
static void
test_seki (void)
{
  const char *picture = ".X.O./XX.OO";
  const char *marks = ".=.../==...";
  g_autoptr (TengenGoCount) japan = count (picture, marks, "japan", NULL, 0, 0);
  g_autoptr (TengenGoCount) china = count (picture, marks, "china", NULL, 0, 0);
  g_autoptr (TengenGoCount) plain = count (picture, NULL, "japan", NULL, 0, 0);

  check_owner (japan, "cXdOw/XXdOO");
  check_owner (china, "cXdOw/XXdOO");
  check_owner (plain, "bXdOw/XXdOO");
  check_result (japan, 0, 2, TENGEN_STONE_WHITE, 2);
  check_result (china, 10, 10, TENGEN_STONE_NONE, 0);
  check_result (plain, 2, 2, TENGEN_STONE_NONE, 0);
}

static void
test_komi_and_bonus (void)
{
  const char *picture = ".XO./.XO.";
  g_autoptr (TengenGoCount) komi = count (picture, NULL, "japan", NULL, 13, 0);
  g_autoptr (TengenGoCount) negative =
      count (picture, NULL, "japan", NULL, -9, 0);
  g_autoptr (TengenGoCount) bonus = count (picture, NULL, "china", NULL, 0, 3);
  g_autoptr (TengenGoCount) none = count (picture, NULL, "china", NULL, 0, 1);

  check_result (komi, 4, 4, TENGEN_STONE_WHITE, 13);
  check_result (negative, 4, 4, TENGEN_STONE_BLACK, 9);
  check_result (bonus, 8, 8, TENGEN_STONE_WHITE, 6);
  check_result (none, 8, 8, TENGEN_STONE_NONE, 0);
}

static void
test_empty_board (void)
{
  g_autoptr (TengenGoCount) self = count ("../..", NULL, "japan", NULL, 0, 0);

  check_owner (self, "dd/dd");
  check_result (self, 0, 0, TENGEN_STONE_NONE, 0);
}

static TengenGo *
play_random_game (const TengenGoRules *rules, int size, int n_moves)
{
  TengenGo *go = tengen_go_new (rules, size, size);

  for (int i = 0; i < n_moves; i++)
    {
      TengenStone stone = tengen_go_get_to_move (go);
      TengenPoint point = g_test_rand_int_range (0, size * size);

      if (tengen_go_check (go, point, stone, NULL) == TENGEN_REASON_NONE)
        tengen_go_play (go, point, stone);
      else
        tengen_go_pass (go, stone);
    }
  return go;
}

static void
check_conservation (const TengenGo *go, const TengenGoCount *self)
{
  const TengenGoCounters *counters = tengen_go_get_counters (go);
  int sum = self->dame;

  for (TengenStone c = TENGEN_STONE_BLACK; c <= TENGEN_STONE_WHITE; c++)
    {
      sum += self->stones[c] + self->territory[c] + self->seki_eyes[c];
      g_assert_cmpint (self->stones[c] + self->dead[c] + self->prisoners[c],
                       ==,
                       counters->board_moves[0][c] + counters->setup[c]);
    }
  g_assert_cmpint (sum, ==, self->n_points);
}

/* Conservation, and two ways to write the same territory count. */
static void
test_random (void)
{
  const TengenGoRules *japan = tengen_go_rules_find ("japan");
  const TengenGoRules *china = tengen_go_rules_find ("china");
  TengenGoRules back = *japan;

  back.hold = FALSE;
  for (int i = 0; i < 300; i++)
    {
      int size = g_test_rand_int_range (1, 10);
      g_autoptr (TengenGo) go = play_random_game (japan, size, 120);
      const TengenBoard *board = tengen_go_get_board (go);
      const TengenGoCounters *counters = tengen_go_get_counters (go);
      guint8 marks[81];
      TengenGoAgreement agreement = tengen_go_agreement_make (marks);
      g_autoptr (TengenGoCount) one = NULL;
      g_autoptr (TengenGoCount) two = NULL;
      g_autoptr (TengenGoCount) area = NULL;

      for (int j = 0; j < size * size; j++)
        marks[j] = g_test_rand_int_range (0, 3);
      one = tengen_go_count_new (board, japan, counters, &agreement, 13, 0);
      two = tengen_go_count_new (board, &back, counters, &agreement, 13, 0);
      area = tengen_go_count_new (board, china, counters, &agreement, 13, 0);
      check_conservation (go, one);
      check_conservation (go, area);
      g_assert_cmpint (one->winner, ==, two->winner);
      g_assert_cmpint (one->margin_x2, ==, two->margin_x2);
      g_assert_cmpint (
          area->score_x2[1] + area->score_x2[2], ==, 2 * size * size);
    }
}

/* 単方有权, the figure of the book: a claim of a neutral point counts, one of
 * an owned point or a stone means nothing. */
static void
test_claims (void)
{
  g_autoptr (TengenBoard) board =
      tengen_picture_parse ("OOOX./..OX./XXOXX/XXOX./.OOX.", NULL);
  const TengenGoCounters counters = {
    .board_moves = { { 0, 10, 10 } },
    .prisoners = { 0, 0, 2 },
    .passes = { { 0, 1, 1 } },
    .last_passes = 2,
  };
  guint8 claims[25] = {
    [3] = TENGEN_STONE_WHITE, [4] = TENGEN_STONE_WHITE, [6] = TENGEN_STONE_BLACK
  };
  TengenGoAgreement agreement = TENGEN_GO_AGREEMENT_INIT;
  g_autoptr (TengenGoCount) science = NULL;
  g_autoptr (TengenGoCount) japan = NULL;

  agreement.claims = claims;
  science = tengen_go_count_new (
      board, tengen_go_rules_find ("1-1"), &counters, &agreement, 0, 0);
  japan = tengen_go_count_new (
      board, tengen_go_rules_find ("japan"), &counters, &agreement, 0, 0);
  check_owner (science, "OOOXb/dbOXb/XXOXX/XXOXb/dOOXb");
  g_assert_cmpint (science->claimed[TENGEN_STONE_BLACK], ==, 1);
  g_assert_cmpint (science->claimed[TENGEN_STONE_WHITE], ==, 0);
  check_result (science, 10, -4, TENGEN_STONE_BLACK, 14);
  g_assert_true (science->has_points);
  g_assert_cmpint (science->points_x2[TENGEN_STONE_BLACK], ==, 32);
  g_assert_cmpint (science->points_x2[TENGEN_STONE_WHITE], ==, 18);
  g_assert_cmpint (science->board_stones, ==, 20);
  check_owner (japan, "OOOXb/ddOXb/XXOXX/XXOXb/dOOXb");
  g_assert_false (japan->has_points);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/go/count/territory", test_territory);
  g_test_add_func ("/go/count/pure", test_pure);
  g_test_add_func ("/go/count/dead", test_dead);
  g_test_add_func ("/go/count/prisoners", test_prisoners);
  g_test_add_func ("/go/count/dame", test_dame);
  g_test_add_func ("/go/count/seki", test_seki);
  g_test_add_func ("/go/count/komi-and-bonus", test_komi_and_bonus);
  g_test_add_func ("/go/count/empty-board", test_empty_board);
  g_test_add_func ("/go/count/random", test_random);
  g_test_add_func ("/go/count/claims", test_claims);
  return g_test_run ();
}
