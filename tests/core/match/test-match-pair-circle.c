/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-match-pair-circle: each meets each, with colours as even as can be
 */
#include "match-class.h"

static int
count_colours (const TengenMatch *match, int player)
{
  int more = 0;

  for (int i = 0; i < (int) match->games->len; i++)
    {
      const TengenMatchGame *game = tengen_match_get_game (match, i);

      if (game->white != TENGEN_MATCH_NOBODY)
        more += (game->black == player) - (game->white == player);
    }
  return more;
}

static int
count_rests (const TengenMatch *match, int player)
{
  int n = 0;

  for (int i = 0; i < (int) match->games->len; i++)
    {
      const TengenMatchGame *game = tengen_match_get_game (match, i);

      if (game->white == TENGEN_MATCH_NOBODY && game->black == player)
        n++;
    }
  return n;
}

static void
run_round_robin (int n, int times)
{
  g_autoptr (TengenMatch) match =
      match_class_new (TENGEN_MATCH_ROUND_ROBIN, n, "japan", 19);
  g_autoptr (GRand) rand = g_rand_new_with_seed ((guint32) n);
  TengenMatchMeetings meetings;
  int rounds = times * (n % 2 == 0 ? n - 1 : n);

  match->n_rounds = times;
  for (int i = 0; i < rounds; i++)
    {
      g_assert_false (tengen_match_is_over (match));
      g_assert_cmpint (
          tengen_match_pair (match, 1), ==, TENGEN_MATCH_FAULT_NONE);
      g_assert_true (tengen_match_has_next (match) == (i < rounds - 1));
      match_class_decide_all (match, rand);
    }
  g_assert_true (tengen_match_is_over (match));
  tengen_match_count_meetings (match, &meetings);
  for (int i = 0; i < n; i++)
    {
      for (int k = 0; k < n; k++)
        g_assert_cmpint (meetings.n[i][k], ==, i == k ? 0 : times);
      g_assert_cmpint (ABS (count_colours (match, i)), <=, times % 2);
      g_assert_cmpint (count_rests (match, i), ==, n % 2 == 0 ? 0 : times);
    }
}

static void
test_round_robin (void)
{
  for (int n = 2; n <= 20; n++)
    {
      run_round_robin (n, 1);
      run_round_robin (n, 2);
    }
  if (g_getenv ("TENGEN_FULL") != NULL)
    run_round_robin (64, 1);
}

/* Where people come and go all who are there still meet. */
static void
run_come_and_go (int n, guint32 seed)
{
  g_autoptr (TengenMatch) match =
      match_class_new (TENGEN_MATCH_ROUND_ROBIN, n, "japan", 19);
  g_autoptr (GRand) rand = g_rand_new_with_seed (seed);
  TengenMatchMeetings meetings;

  for (int round = 1; !tengen_match_is_over (match); round++)
    {
      g_assert_cmpint (round, <=, 3 * n + 6);
      g_assert_cmpint (
          tengen_match_pair (match, 1), ==, TENGEN_MATCH_FAULT_NONE);
      match_class_decide_all (match, rand);
      if (round == 2)
        tengen_match_add_player (match, "late", 0);
      if (round == 3)
        tengen_match_get_player (match, 1)->left = TRUE;
    }
  tengen_match_count_meetings (match, &meetings);
  for (int i = 0; i < (int) match->players->len; i++)
    for (int k = 0; k < i; k++)
      if (i != 1 && k != 1)
        g_assert_cmpint (meetings.n[i][k], ==, 1);
}

static void
test_come_and_go (void)
{
  for (int n = 4; n <= 12; n++)
    run_come_and_go (n, (guint32) n);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/match-pair-circle/round-robin", test_round_robin);
  g_test_add_func ("/match-pair-circle/come-and-go", test_come_and_go);
  return g_test_run ();
}
