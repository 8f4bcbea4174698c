/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-match-plan: absences that are announced, byes that are chosen
 */
#include "match-class.h"
#include "tengen-match-plan.h"

static const TengenMatchGame *
find_game (const TengenMatch *match, int round, int player)
{
  for (int i = 0; i < (int) match->games->len; i++)
    {
      const TengenMatchGame *game = tengen_match_get_game (match, i);

      if (game->round == round &&
          (game->black == player || game->white == player))
        return game;
    }
  return NULL;
}

static void
pair (TengenMatch *match)
{
  g_assert_cmpint (tengen_match_pair (match, 1), ==, TENGEN_MATCH_FAULT_NONE);
}

static void
decide_all (TengenMatch *match)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (3);

  match_class_decide_all (match, rand);
}

/* An absent player stands in the round as resting, and has no opponent. */
static void
test_absent (void)
{
  g_autoptr (TengenMatch) match =
      match_class_new (TENGEN_MATCH_SWISS, 6, "japan", 19);
  const TengenMatchGame *game;

  g_assert_cmpint (
      tengen_match_set_absent (match, 3, 2, TRUE), ==, TENGEN_MATCH_FAULT_NONE);
  g_assert_true (tengen_match_is_absent (match, 3, 2));
  g_assert_false (tengen_match_is_absent (match, 3, 1));
  g_assert_cmpint (tengen_match_count_present (match, 1), ==, 6);
  g_assert_cmpint (tengen_match_count_present (match, 2), ==, 5);
  pair (match);
  g_assert_cmpint (find_game (match, 1, 3)->white, !=, TENGEN_MATCH_NOBODY);
  decide_all (match);
  pair (match);
  game = find_game (match, 2, 3);
  g_assert_cmpint (game->black, ==, 3);
  g_assert_cmpint (game->white, ==, TENGEN_MATCH_NOBODY);
  g_assert_cmpint (game->result.kind, ==, TENGEN_RESULT_VOID);
  g_assert_cmpint (
      tengen_match_get_outcome (match, (int) match->games->len - 1, 3),
      ==,
      TENGEN_MATCH_RESTED);
  g_assert_cmpint (
      tengen_match_score (match, (int) match->games->len - 1, 3), ==, 0);
  /* one of the other five has the bye */
  g_assert_cmpint (match->games->len, ==, 3 + 4);
  /* an absence is no place that could be exchanged, the bye is one */
  g_assert_false (
      tengen_match_swap (match, 3, TRUE, (int) match->games->len - 1, TRUE));
  g_assert_true (tengen_match_swap (match, 3, TRUE, 5, TRUE));
}

/* An absence is no bye: when all three have met, and the other two have had one
 * bye each, the player who was absent is left over. */
static void
test_absent_then_bye (void)
{
  g_autoptr (TengenMatch) match =
      match_class_new (TENGEN_MATCH_SWISS, 3, "japan", 19);

  for (int i = 0; i < 3; i++)
    tengen_match_get_player (match, i)->rank = 3 + i;
  tengen_match_set_absent (match, 2, 1, TRUE);
  for (int round = 1; round <= 4; round++)
    {
      pair (match);
      decide_all (match);
    }
  g_assert_cmpint (
      find_game (match, 1, 2)->result.kind, ==, TENGEN_RESULT_VOID);
  g_assert_cmpint (find_game (match, 4, 2)->white, ==, TENGEN_MATCH_NOBODY);
  g_assert_cmpint (
      find_game (match, 4, 2)->result.kind, ==, TENGEN_RESULT_FORFEIT);
}

static void
test_refused (void)
{
  g_autoptr (TengenMatch) match =
      match_class_new (TENGEN_MATCH_SWISS, 5, "japan", 19);
  g_autoptr (TengenMatch) series =
      match_class_new (TENGEN_MATCH_SERIES, 2, "japan", 19);
  g_autoptr (TengenMatch) circle =
      match_class_new (TENGEN_MATCH_ROUND_ROBIN, 5, "japan", 19);

  g_assert_cmpint (tengen_match_set_absent (series, 0, 2, TRUE),
                   ==,
                   TENGEN_MATCH_FAULT_KIND);
  g_assert_cmpint (
      tengen_match_set_bye (series, 0, 2, TRUE), ==, TENGEN_MATCH_FAULT_KIND);
  g_assert_cmpint (
      tengen_match_set_bye (circle, 0, 2, TRUE), ==, TENGEN_MATCH_FAULT_KIND);
  g_assert_cmpint (
      tengen_match_set_bye (match, 0, 0, TRUE), ==, TENGEN_MATCH_FAULT_ROUND);
  g_assert_cmpint (
      tengen_match_set_bye (match, 0, 5, TRUE), ==, TENGEN_MATCH_FAULT_ROUND);
  g_assert_cmpint (tengen_match_set_absent (circle, 0, 65, TRUE),
                   ==,
                   TENGEN_MATCH_FAULT_ROUND);
  g_assert_cmpint (tengen_match_set_absent (circle, 0, 64, TRUE),
                   ==,
                   TENGEN_MATCH_FAULT_NONE);
  pair (match);
  g_assert_cmpint (tengen_match_set_absent (match, 0, 1, TRUE),
                   ==,
                   TENGEN_MATCH_FAULT_PAIRED);
  g_assert_cmpint (
      tengen_match_set_bye (match, 0, 1, TRUE), ==, TENGEN_MATCH_FAULT_PAIRED);
  g_assert_cmpint (
      tengen_match_set_bye (match, 0, 2, TRUE), ==, TENGEN_MATCH_FAULT_NONE);
  g_assert_cmpint (
      tengen_match_set_bye (match, 1, 2, TRUE), ==, TENGEN_MATCH_FAULT_CHOSEN);
  g_assert_cmpint (
      tengen_match_set_absent (match, 0, 2, TRUE), ==, TENGEN_MATCH_FAULT_BOTH);
  tengen_match_set_absent (match, 2, 3, TRUE);
  g_assert_cmpint (
      tengen_match_set_bye (match, 2, 3, TRUE), ==, TENGEN_MATCH_FAULT_BOTH);
  g_assert_cmpint (tengen_match_find_bye (match, 2), ==, 0);
  g_assert_cmpint (tengen_match_find_bye (match, 3), ==, TENGEN_MATCH_NOBODY);
  g_assert_cmpint (
      tengen_match_set_bye (match, 0, 2, FALSE), ==, TENGEN_MATCH_FAULT_NONE);
  g_assert_cmpint (tengen_match_find_bye (match, 2), ==, TENGEN_MATCH_NOBODY);
}

/* Whoever is chosen has the bye of an odd round, though others had none. */
static void
test_bye (void)
{
  g_autoptr (TengenMatch) match =
      match_class_new (TENGEN_MATCH_SWISS, 7, "japan", 19);

  for (int round = 1; round <= 4; round++)
    g_assert_cmpint (
        tengen_match_set_bye (match, round < 3 ? 0 : 4, round, TRUE),
        ==,
        TENGEN_MATCH_FAULT_NONE);
  for (int round = 1; round <= 4; round++)
    {
      const TengenMatchGame *game;

      pair (match);
      game = find_game (match, round, round < 3 ? 0 : 4);
      g_assert_cmpint (game->white, ==, TENGEN_MATCH_NOBODY);
      g_assert_cmpint (game->result.kind, ==, TENGEN_RESULT_FORFEIT);
      g_assert_cmpint (tengen_match_find_refused_bye (match, round),
                       ==,
                       TENGEN_MATCH_NOBODY);
      decide_all (match);
    }
}

/* With an even number no player can be left over; that is reported, and none is
 * left out. An absence makes it odd again. */
static void
test_even (void)
{
  g_autoptr (TengenMatch) match =
      match_class_new (TENGEN_MATCH_SWISS, 6, "japan", 19);

  tengen_match_set_bye (match, 2, 1, TRUE);
  tengen_match_set_bye (match, 2, 2, TRUE);
  tengen_match_set_absent (match, 5, 2, TRUE);
  g_assert_cmpint (
      tengen_match_find_refused_bye (match, 1), ==, TENGEN_MATCH_NOBODY);
  pair (match);
  g_assert_cmpint (match->games->len, ==, 3);
  g_assert_cmpint (tengen_match_find_refused_bye (match, 1), ==, 2);
  decide_all (match);
  pair (match);
  g_assert_cmpint (find_game (match, 2, 2)->white, ==, TENGEN_MATCH_NOBODY);
  g_assert_cmpint (
      find_game (match, 2, 2)->result.kind, ==, TENGEN_RESULT_FORFEIT);
  g_assert_cmpint (
      find_game (match, 2, 5)->result.kind, ==, TENGEN_RESULT_VOID);
  g_assert_cmpint (
      tengen_match_find_refused_bye (match, 2), ==, TENGEN_MATCH_NOBODY);
}

/* A round without enough players is not paired, and nothing has changed. */
static void
test_few (void)
{
  g_autoptr (TengenMatch) match =
      match_class_new (TENGEN_MATCH_SWISS, 3, "japan", 19);

  tengen_match_set_absent (match, 0, 1, TRUE);
  tengen_match_set_absent (match, 1, 1, TRUE);
  g_assert_cmpint (tengen_match_pair (match, 1), ==, TENGEN_MATCH_FAULT_FEW);
  g_assert_cmpint (match->games->len, ==, 0);
  tengen_match_set_absent (match, 1, 1, FALSE);
  pair (match);
  g_assert_cmpint (match->games->len, ==, 2);
}

/* Each meets each also where some were absent; where only absent ones have still
 * to meet, that is said. */
static void
test_circle (void)
{
  g_autoptr (TengenMatch) match =
      match_class_new (TENGEN_MATCH_ROUND_ROBIN, 4, "japan", 19);
  TengenMatchMeetings meetings;
  int rounds = 0;

  tengen_match_set_absent (match, 1, 1, TRUE);
  tengen_match_set_absent (match, 2, 2, TRUE);
  tengen_match_set_absent (match, 3, 2, TRUE);
  while (!tengen_match_is_over (match))
    {
      pair (match);
      rounds++;
      if (rounds == 1)
        g_assert_cmpint (
            find_game (match, 1, 1)->white, ==, TENGEN_MATCH_NOBODY);
      decide_all (match);
      g_assert_cmpint (rounds, <, 8);
    }
  tengen_match_count_meetings (match, &meetings);
  for (int i = 0; i < 4; i++)
    for (int k = 0; k < 4; k++)
      g_assert_cmpint (meetings.n[i][k], ==, i == k ? 0 : 1);
}

static void
test_circle_waits (void)
{
  g_autoptr (TengenMatch) match =
      match_class_new (TENGEN_MATCH_ROUND_ROBIN, 3, "japan", 19);

  for (int round = 1; round <= 2; round++)
    tengen_match_set_absent (match, 0, round, TRUE);
  pair (match);
  g_assert_cmpint (match->games->len, ==, 2);
  decide_all (match);
  g_assert_cmpint (tengen_match_pair (match, 1), ==, TENGEN_MATCH_FAULT_ABSENT);
  g_assert_cmpint (match->games->len, ==, 2);
  tengen_match_set_absent (match, 0, 2, FALSE);
  pair (match);
}

/* Copies have it too. */
static void
test_copy (void)
{
  g_autoptr (TengenMatch) match =
      match_class_new (TENGEN_MATCH_SWISS, 3, "japan", 19);
  g_autoptr (TengenMatch) copy = NULL;

  tengen_match_set_absent (match, 0, 1, TRUE);
  tengen_match_set_bye (match, 1, 2, TRUE);
  tengen_match_ties_parse (&match->ties, "sos-1");
  copy = tengen_match_copy (match);
  tengen_match_set_absent (match, 0, 1, FALSE);
  g_assert_true (tengen_match_is_absent (copy, 0, 1));
  g_assert_cmpint (tengen_match_find_bye (copy, 2), ==, 1);
  g_assert_cmpint (copy->ties.n, ==, 1);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/match-plan/absent", test_absent);
  g_test_add_func ("/match-plan/absent-then-bye", test_absent_then_bye);
  g_test_add_func ("/match-plan/refused", test_refused);
  g_test_add_func ("/match-plan/bye", test_bye);
  g_test_add_func ("/match-plan/even", test_even);
  g_test_add_func ("/match-plan/few", test_few);
  g_test_add_func ("/match-plan/circle", test_circle);
  g_test_add_func ("/match-plan/circle-waits", test_circle_waits);
  g_test_add_func ("/match-plan/copy", test_copy);
  return g_test_run ();
}
