/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-match-pair: series, and what a teacher changes
 */
#include "match-class.h"

static void
test_series (void)
{
  g_autoptr (TengenMatch) match =
      match_class_new (TENGEN_MATCH_SERIES, 2, "japan", 19);

  for (int i = 0; i < 3; i++)
    {
      g_assert_cmpint (
          tengen_match_pair (match, 1), ==, TENGEN_MATCH_FAULT_NONE);
      /* seed 1: the second begins with Black */
      g_assert_cmpint (tengen_match_get_game (match, i)->black, ==, 1 - i % 2);
      g_assert_cmpint (tengen_match_get_round (match), ==, i + 1);
      g_assert_cmpint (
          tengen_match_pair (match, 1), ==, TENGEN_MATCH_FAULT_OPEN);
      g_assert_false (tengen_match_is_over (match));
      g_assert_true (tengen_match_has_next (match) == (i < 2));
      match_class_decide (match, i, "B+R");
    }
  g_assert_true (tengen_match_is_over (match));
  g_assert_cmpint (tengen_match_pair (match, 1), ==, TENGEN_MATCH_FAULT_OVER);
}

/* Two wins decide three games; a draw does not. */
static void
test_series_won (void)
{
  g_autoptr (TengenMatch) match =
      match_class_new (TENGEN_MATCH_SERIES, 2, "japan", 19);

  tengen_match_pair (match, 0);
  match_class_decide (match, 0, "B+2.5");
  tengen_match_pair (match, 0);
  match_class_decide (match, 1, "0");
  g_assert_false (tengen_match_is_over (match));
  match_class_decide (match, 1, "W+T");
  g_assert_true (tengen_match_is_over (match));
  match_class_decide (match, 1, "?");
  g_assert_false (tengen_match_is_over (match));
  g_assert_false (tengen_match_get_game (match, 1)->by_hand);
}

/* The player who takes a handicap keeps Black. */
static void
test_series_handicap (void)
{
  g_autoptr (TengenMatch) match =
      match_class_new (TENGEN_MATCH_SERIES, 2, "japan", 19);

  match->setup->handicap = 3;
  match->setup->komi_x2 = 0;
  for (int i = 0; i < 2; i++)
    {
      tengen_match_pair (match, 1);
      g_assert_cmpint (tengen_match_get_game (match, i)->black, ==, 0);
      g_assert_cmpint (tengen_match_get_game (match, i)->handicap, ==, 3);
      g_assert_cmpint (tengen_match_get_game (match, i)->komi_x2, ==, 0);
      match_class_decide (match, i, "0");
    }
}

static void
test_few (void)
{
  g_autoptr (TengenMatch) match =
      match_class_new (TENGEN_MATCH_SERIES, 1, "japan", 19);

  g_assert_cmpint (tengen_match_pair (match, 1), ==, TENGEN_MATCH_FAULT_FEW);
  g_assert_cmpint (match->games->len, ==, 0);
}

/* --- What a teacher changes --- */

static TengenMatch *
new_round (void)
{
  TengenMatch *match = match_class_new (TENGEN_MATCH_SWISS, 5, "japan", 19);

  g_assert_cmpint (tengen_match_pair (match, 1), ==, TENGEN_MATCH_FAULT_NONE);
  g_assert_cmpint (match->games->len, ==, 3);
  return match;
}

static void
test_swap (void)
{
  g_autoptr (TengenMatch) match = new_round ();
  TengenMatchGame *first = tengen_match_get_game (match, 0);
  TengenMatchGame *bye = tengen_match_get_game (match, 2);
  int black = first->black, white = first->white, free = bye->black;

  g_assert_true (tengen_match_swap (match, 0, TRUE, 0, TRUE));
  g_assert_cmpint (first->black, ==, white);
  g_assert_cmpint (first->white, ==, black);
  g_assert_true (tengen_match_swap (match, 0, FALSE, 2, TRUE));
  g_assert_cmpint (first->white, ==, free);
  g_assert_cmpint (bye->black, ==, black);
  g_assert_cmpint (bye->result.kind, ==, TENGEN_RESULT_FORFEIT);
  /* with no player, and with one who has played */
  g_assert_false (tengen_match_swap (match, 0, FALSE, 2, FALSE));
  match_class_decide (match, 0, "B+R");
  g_assert_false (tengen_match_swap (match, 0, FALSE, 1, FALSE));
  g_assert_cmpint (first->white, ==, free);
}

static void
test_swap_rounds (void)
{
  g_autoptr (TengenMatch) match =
      match_class_new (TENGEN_MATCH_SWISS, 2, "japan", 19);

  tengen_match_pair (match, 1);
  match_class_decide (match, 0, "0");
  tengen_match_pair (match, 1);
  match_class_decide (match, 0, "?");
  g_assert_false (tengen_match_swap (match, 0, TRUE, 1, TRUE));
}

static void
test_drop (void)
{
  g_autoptr (TengenMatch) match = new_round ();

  match_class_decide (match, 1, "B+R");
  g_assert_false (tengen_match_drop_round (match));
  match_class_decide (match, 1, "?");
  tengen_match_get_game (match, 1)->file = g_strdup ("begun.sgf");
  g_assert_false (tengen_match_drop_round (match));
  g_clear_pointer (&tengen_match_get_game (match, 1)->file, g_free);
  g_assert_true (tengen_match_drop_round (match));
  g_assert_cmpint (match->games->len, ==, 0);
  g_assert_false (tengen_match_drop_round (match));
}

/* As the teacher likes: each once a round. */
static void
test_add (void)
{
  g_autoptr (TengenMatch) match =
      match_class_new (TENGEN_MATCH_SWISS, 4, "japan", 19);
  g_autoptr (TengenMatch) series =
      match_class_new (TENGEN_MATCH_SERIES, 2, "japan", 19);

  g_assert_cmpint (
      tengen_match_add_game (match, 0, 2, 1), ==, TENGEN_MATCH_FAULT_ROUND);
  g_assert_cmpint (
      tengen_match_add_game (match, 2, 2, 1), ==, TENGEN_MATCH_FAULT_ROUND);
  g_assert_cmpint (
      tengen_match_add_game (match, 1, 2, 1), ==, TENGEN_MATCH_FAULT_NONE);
  g_assert_cmpint (
      tengen_match_add_game (match, 1, 0, 2), ==, TENGEN_MATCH_FAULT_PAIRED);
  g_assert_cmpint (
      tengen_match_add_game (match, 1, 0, 3), ==, TENGEN_MATCH_FAULT_NONE);
  g_assert_cmpint (tengen_match_get_game (match, 0)->black, ==, 2);
  g_assert_cmpint (tengen_match_get_game (match, 1)->board, ==, 2);
  match_class_decide (match, 0, "B+R");
  match_class_decide (match, 1, "W+3");
  /* the next round is paired by the points of those games */
  g_assert_cmpint (tengen_match_pair (match, 1), ==, TENGEN_MATCH_FAULT_NONE);
  g_assert_cmpint (tengen_match_get_round (match), ==, 2);
  g_assert_cmpint (
      tengen_match_add_game (match, 1, 0, 1), ==, TENGEN_MATCH_FAULT_ROUND);
  g_assert_cmpint (
      tengen_match_add_game (series, 1, 0, 1), ==, TENGEN_MATCH_FAULT_KIND);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/match-pair/series", test_series);
  g_test_add_func ("/match-pair/series-won", test_series_won);
  g_test_add_func ("/match-pair/series-handicap", test_series_handicap);
  g_test_add_func ("/match-pair/few", test_few);
  g_test_add_func ("/match-pair/swap", test_swap);
  g_test_add_func ("/match-pair/swap-rounds", test_swap_rounds);
  g_test_add_func ("/match-pair/drop", test_drop);
  g_test_add_func ("/match-pair/add", test_add);
  return g_test_run ();
}
