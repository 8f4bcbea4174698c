/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-match-mcmahon: with how much players start by rank
 */
#include "match-class.h"
#include "tengen-match-mcmahon.h"
#include "tengen-match-standing.h"

static TengenMatch *
make_event (const int *ranks, int n)
{
  TengenMatch *match = match_class_new (TENGEN_MATCH_SWISS, n, "japan", 19);

  for (int i = 0; i < n; i++)
    tengen_match_get_player (match, i)->rank = ranks[i];
  return match;
}

/* 3 dan to 2 kyu: 2 kyu 0, 1 kyu 1, 1 dan 2 (there is no step between), 2 dan 3,
 * 3 dan 4. */
static void
test_start (void)
{
  static const int RANKS[] = { 9, 3, 2, 1, -1, -2, -3, -30, 0 };
  static const int STARTS[] = { 4, 4, 3, 2, 1, 0, 0, 0, 0 };
  g_autoptr (TengenMatch) match = make_event (RANKS, G_N_ELEMENTS (RANKS));

  g_assert_false (tengen_match_has_groups (match));
  g_assert_cmpint (tengen_match_get_start (match, 0), ==, 0);
  g_assert_true (tengen_match_set_groups (match, 3, -2));
  g_assert_true (tengen_match_has_groups (match));
  for (int i = 0; i < (int) G_N_ELEMENTS (RANKS); i++)
    g_assert_cmpint (tengen_match_get_start (match, i), ==, 2 * STARTS[i]);
  /* a win is worth three points then, and so is a rank */
  match->scoring = TENGEN_MATCH_SCORE_POINTS;
  match->points_x2[0] = 6;
  for (int i = 0; i < (int) G_N_ELEMENTS (RANKS); i++)
    g_assert_cmpint (tengen_match_get_start (match, i), ==, 6 * STARTS[i]);
  g_assert_true (tengen_match_set_groups (match, 0, 0));
  g_assert_cmpint (tengen_match_get_start (match, 0), ==, 0);
}

static void
test_refused (void)
{
  static const int RANKS[] = { 1, -1 };
  g_autoptr (TengenMatch) match = make_event (RANKS, 2);
  int bar = 0, floor = 0;

  g_assert_false (tengen_match_set_groups (match, -3, 2));
  g_assert_false (tengen_match_set_groups (match, 3, 0));
  g_assert_false (tengen_match_set_groups (match, 0, -3));
  g_assert_cmpint (match->bar, ==, 0);
  match->scoring = TENGEN_MATCH_SCORE_DIFFERENCE;
  g_assert_false (tengen_match_can_group (match));
  g_assert_false (tengen_match_set_groups (match, 3, -3));
  match->scoring = TENGEN_MATCH_SCORE_WINS;
  match->kind = TENGEN_MATCH_ROUND_ROBIN;
  g_assert_false (tengen_match_set_groups (match, 3, -3));
  g_assert_true (tengen_match_parse_groups ("二段:5級", &bar, &floor));
  g_assert_cmpint (bar, ==, 2);
  g_assert_cmpint (floor, ==, -5);
  g_assert_false (tengen_match_parse_groups ("5k:2d", &bar, &floor));
  g_assert_false (tengen_match_parse_groups ("5k", &bar, &floor));
  g_assert_false (tengen_match_parse_groups (":5k", &bar, &floor));
  g_assert_false (tengen_match_parse_groups ("2d:5k:7k", &bar, &floor));
  g_assert_false (tengen_match_parse_groups ("strong:weak", &bar, &floor));
}

/* The start is in the score, so that groups meet among themselves first; who
 * wins the weaker group meets the losers of the stronger one next. */
static void
test_pairing (void)
{
  static const int RANKS[] = { -8, 3, -9, 4, 3, -8, 5, -7 };
  g_autoptr (TengenMatch) match = make_event (RANKS, G_N_ELEMENTS (RANKS));
  g_autoptr (GArray) lines = NULL;

  g_assert_true (tengen_match_set_groups (match, 1, 0 - 1));
  g_assert_cmpint (tengen_match_pair (match, 2), ==, TENGEN_MATCH_FAULT_NONE);
  for (int i = 0; i < (int) match->games->len; i++)
    {
      const TengenMatchGame *game = tengen_match_get_game (match, i);

      g_assert_true ((RANKS[game->black] > 0) == (RANKS[game->white] > 0));
      match_class_decide (match, i, "B+R");
    }
  lines = tengen_match_list_standings (match);
  for (guint i = 0; i < lines->len; i++)
    {
      const TengenMatchStanding *line =
          &g_array_index (lines, TengenMatchStanding, i);

      g_assert_cmpint (line->start_x2, ==, RANKS[line->player] > 0 ? 2 : 0);
      g_assert_cmpint (line->score_x2, ==, line->start_x2 + 2 * line->wins);
    }
  g_assert_cmpint (tengen_match_pair (match, 2), ==, TENGEN_MATCH_FAULT_NONE);
  for (int i = 4; i < (int) match->games->len; i++)
    {
      const TengenMatchGame *game = tengen_match_get_game (match, i);
      int scores[2] = { 0 };

      for (guint k = 0; k < lines->len; k++)
        {
          const TengenMatchStanding *line =
              &g_array_index (lines, TengenMatchStanding, k);

          if (line->player == game->black)
            scores[0] = line->score_x2;
          if (line->player == game->white)
            scores[1] = line->score_x2;
        }
      g_assert_cmpint (scores[0], ==, scores[1]);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/match-mcmahon/start", test_start);
  g_test_add_func ("/match-mcmahon/refused", test_refused);
  g_test_add_func ("/match-mcmahon/pairing", test_pairing);
  return g_test_run ();
}
