/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-match-rank: ranks as people write them, and the handicaps they ask for
 */
#include "tengen-match-rank.h"

static void
test_parse (void)
{
  static const struct
  {
    const char *text;
    int rank;
  } CASES[] = {
    { "3k", -3 },      { "3 kyu", -3 },   { "3級", -3 },       { "三級", -3 },
    { "3级", -3 },     { "３級", -3 },    { "30K", -30 },      { "十級", -10 },
    { "十五級", -15 }, { "二十級", -20 }, { "二十一級", -21 }, { "1d", 1 },
    { "1 dan", 1 },    { "初段", 1 },     { "二段", 2 },       { "九段", 9 },
    { "2p", 2 },       { " 7 Dan ", 7 },  { "", 0 },           { "  ", 0 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (CASES); i++)
    {
      int rank = 99;

      g_assert_true (tengen_match_rank_parse (CASES[i].text, &rank));
      g_assert_cmpint (rank, ==, CASES[i].rank);
    }
}

static void
test_no_rank (void)
{
  static const char *const CASES[] = { "31k",  "10d", "0k",    "k",
                                       "3",    "3x",  "級",    "3kk",
                                       "-3k",  "初",  "3 k x", "99999999999k",
                                       "\xff", "十",  "3k 2d" };

  for (gsize i = 0; i < G_N_ELEMENTS (CASES); i++)
    {
      int rank = 99;

      g_assert_false (tengen_match_rank_parse (CASES[i], &rank));
      g_assert_cmpint (rank, ==, 0);
    }
}

static void
test_format (void)
{
  for (int rank = -30; rank <= 9; rank++)
    {
      g_autofree char *text = tengen_match_rank_format (rank);
      int read = 99;

      g_assert_true (tengen_match_rank_parse (text != NULL ? text : "", &read));
      g_assert_cmpint (read, ==, rank);
    }
}

static void
test_difference (void)
{
  g_assert_cmpint (tengen_match_rank_difference (1, -1), ==, 1);
  g_assert_cmpint (tengen_match_rank_difference (3, -3), ==, 5);
  g_assert_cmpint (tengen_match_rank_difference (-5, -2), ==, -3);
  g_assert_cmpint (tengen_match_rank_difference (4, 4), ==, 0);
  g_assert_cmpint (tengen_match_rank_difference (4, 0), ==, 0);
}

static void
check_hint (const char *rules,
            int size,
            int black,
            int white,
            gboolean swap,
            int handicap,
            int komi_x2)
{
  TengenMatchHint hint = tengen_match_rank_suggest (
      tengen_go_rules_find (rules), size, black, white);

  g_assert_cmpint (hint.swap, ==, swap);
  g_assert_cmpint (hint.handicap, ==, handicap);
  g_assert_cmpint (hint.komi_x2, ==, komi_x2);
}

static void
test_suggest (void)
{
  check_hint ("japan", 19, -3, -3, FALSE, 0, 13);
  check_hint ("japan", 19, -3, 0, FALSE, 0, 13);
  check_hint ("japan", 19, -4, -3, FALSE, 1, 1);
  check_hint ("japan", 19, -3, 2, FALSE, 4, 1);
  check_hint ("japan", 19, 2, -3, TRUE, 4, 1);
  check_hint ("japan", 19, -30, 9, FALSE, 9, 1);
  /* online room: no komi with any handicap */
  check_hint ("bsw-jp", 19, -3, -3, FALSE, 0, 12);
  check_hint ("bsw-jp", 19, -4, -3, FALSE, 1, 0);
  check_hint ("bsw-cn", 9, -20, -2, FALSE, 4, 0);
  /* smaller boards */
  check_hint ("japan", 13, -6, -2, FALSE, 2, 1);
  check_hint ("japan", 9, -6, -2, FALSE, 1, 1);
  check_hint ("japan", 9, 1, -1, FALSE, 0, 13);
  /* no room for stones */
  check_hint ("japan", 6, -30, 9, FALSE, 1, 1);
  /* 純碁 */
  check_hint ("pure", 9, -30, 9, FALSE, 0, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/match-rank/parse", test_parse);
  g_test_add_func ("/match-rank/no-rank", test_no_rank);
  g_test_add_func ("/match-rank/format", test_format);
  g_test_add_func ("/match-rank/difference", test_difference);
  g_test_add_func ("/match-rank/suggest", test_suggest);
  return g_test_run ();
}
