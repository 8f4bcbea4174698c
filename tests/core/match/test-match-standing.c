/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-match-standing: tables that were worked out by hand
 *
 * Not:   other tie-breaks than those of old tables (test-match-ties-*).
 */
#include "match-class.h"
#include "tengen-match-standing.h"

/* A match whose ties are told apart as in tables of before. */
static TengenMatch *
make_old (TengenMatchKind kind, int n, const char *rules, int size)
{
  TengenMatch *match = match_class_new (kind, n, rules, size);

  tengen_match_ties_init_old (&match->ties);
  return match;
}

/* Adds a game of a round that was decided. */
static void
add (TengenMatch *match, int round, int black, int white, const char *result)
{
  TengenMatchGame *game = g_new0 (TengenMatchGame, 1);

  game->round = round;
  game->board = 1;
  game->black = black;
  game->white = white;
  g_assert_true (tengen_result_parse (result, &game->result));
  g_ptr_array_add (match->games, game);
}

/* A line as place, player, score, wins-draws-losses, SOS, SODOS. */
static char *
format (const TengenMatch *match)
{
  g_autoptr (GArray) lines = tengen_match_list_standings (match);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < lines->len; i++)
    {
      const TengenMatchStanding *line =
          &g_array_index (lines, TengenMatchStanding, i);

      g_string_append_printf (
          text,
          "%d %s %g %d-%d-%d %g %g\n",
          line->place,
          tengen_match_get_player (match, line->player)->name,
          line->score_x2 / 2.0,
          line->wins,
          line->draws,
          line->losses,
          line->sos_x2 / 2.0,
          line->sodos_x4 / 4.0);
    }
  return g_string_free (text, FALSE);
}

static void
check_table (const TengenMatch *match, const char *expected)
{
  g_autofree char *text = format (match);

  g_assert_cmpstr (text, ==, expected);
}

/* The winner has the difference, the loser nothing; resignation, time and
 * forfeit count 20, no result and a draw nothing. SOS: six times the other's
 * score; SODOS: twice for games won, half of it twice for drawn ones. */
static void
test_room (void)
{
  g_autoptr (TengenMatch) match =
      make_old (TENGEN_MATCH_SERIES, 2, "bsw-jp", 9);

  match->scoring = TENGEN_MATCH_SCORE_DIFFERENCE;
  add (match, 1, 0, 1, "W+35");
  add (match, 2, 1, 0, "W+R");
  add (match, 3, 0, 1, "B+T");
  add (match, 4, 1, 0, "0");
  add (match, 5, 0, 1, "Void");
  add (match, 6, 1, 0, "B+F");
  check_table (match,
               "1 p2 55 2-2-2 240 120\n"
               "2 p1 40 2-2-2 330 165\n");
}

/* Four, each against each: p1 3, p2 and p3 and p4 one each, in a circle, which
 * nothing tells apart. */
static void
test_circle (void)
{
  g_autoptr (TengenMatch) match =
      make_old (TENGEN_MATCH_ROUND_ROBIN, 4, "japan", 19);

  add (match, 1, 0, 1, "B+R");
  add (match, 1, 2, 3, "B+1.5");
  add (match, 2, 2, 0, "W+R");
  add (match, 2, 3, 1, "B+R");
  add (match, 3, 0, 3, "B+0.5");
  add (match, 3, 1, 2, "B+R");
  check_table (match,
               "1 p1 3 3-0-0 3 3\n"
               "2 p2 1 1-0-2 5 1\n"
               "2 p3 1 1-0-2 5 1\n"
               "2 p4 1 1-0-2 5 1\n");
}

/* Ties by SOS, then SODOS, then by the game between the two. */
static void
test_ties (void)
{
  g_autoptr (TengenMatch) match = make_old (TENGEN_MATCH_SWISS, 4, "japan", 19);

  add (match, 1, 0, 1, "B+R");
  add (match, 1, 2, 3, "B+R");
  add (match, 2, 0, 2, "W+R");
  add (match, 2, 1, 3, "B+R");
  check_table (match,
               "1 p3 2 2-0-0 1 1\n"
               "2 p1 1 1-0-1 3 1\n"
               "3 p2 1 1-0-1 1 0\n"
               "4 p4 0 0-0-2 3 0\n");
}

/* p1 and p2 are equal in all sums; p2 has won the game between them. */
static void
test_between (void)
{
  g_autoptr (TengenMatch) match = make_old (TENGEN_MATCH_SWISS, 4, "japan", 19);

  add (match, 1, 0, 1, "W+R");
  add (match, 1, 2, 3, "0");
  add (match, 2, 0, 2, "B+R");
  add (match, 2, 1, 3, "W+R");
  add (match, 3, 0, 3, "0");
  add (match, 3, 1, 2, "0");
  check_table (match,
               "1 p4 2 1-2-0 4 2.75\n"
               "2 p2 1.5 1-1-1 4.5 2\n"
               "3 p1 1.5 1-1-1 4.5 2\n"
               "4 p3 1 0-2-1 5 1.75\n");
}

/* A bye is a win without an opponent; a rest is nothing. */
static void
test_byes (void)
{
  g_autoptr (TengenMatch) match = make_old (TENGEN_MATCH_SWISS, 3, "japan", 19);

  add (match, 1, 0, 1, "B+R");
  add (match, 1, 2, TENGEN_MATCH_NOBODY, "B+F");
  check_table (match,
               "1 p1 1 1-0-0 0 0\n"
               "1 p3 1 1-0-0 0 0\n"
               "3 p2 0 0-0-1 1 0\n");
  match->scoring = TENGEN_MATCH_SCORE_DIFFERENCE;
  g_assert_cmpint (tengen_match_score (match, 1, 2), ==, 40);
  add (match, 2, 1, TENGEN_MATCH_NOBODY, "Void");
  g_assert_cmpint (tengen_match_score (match, 2, 1), ==, 0);
  match->scoring = TENGEN_MATCH_SCORE_POINTS;
  g_assert_cmpint (tengen_match_score (match, 2, 1), ==, 0);
  g_assert_cmpint (tengen_match_score (match, 1, 2), ==, 4);
  g_assert_cmpint (tengen_match_score (match, 0, 1), ==, 0);
}

/* Every kind of result under every way of scoring, half points. */
static void
test_scores (void)
{
  static const struct
  {
    const char *result;
    int black_x2[3];
    int white_x2[3];
  } CASES[] = {
    { "B+3.5", { 2, 7, 6 }, { 0, 0, 1 } },
    { "W+35", { 0, 0, 1 }, { 2, 70, 6 } },
    { "B+R", { 2, 40, 6 }, { 0, 0, 1 } },
    { "W+T", { 0, 0, 1 }, { 2, 40, 6 } },
    { "B+F", { 2, 40, 6 }, { 0, 0, 1 } },
    { "W+", { 0, 0, 1 }, { 2, 40, 6 } },
    { "0", { 1, 0, 3 }, { 1, 0, 3 } },
    { "Void", { 1, 0, 3 }, { 1, 0, 3 } },
    { "?", { 0, 0, 0 }, { 0, 0, 0 } },
  };
  g_autoptr (TengenMatch) match =
      make_old (TENGEN_MATCH_SERIES, 2, "japan", 19);

  match->points_x2[0] = 6;
  match->points_x2[1] = 3;
  match->points_x2[2] = 1;
  for (gsize i = 0; i < G_N_ELEMENTS (CASES); i++)
    {
      add (match, (int) i + 1, 1, 0, CASES[i].result);
      for (int scoring = 0; scoring < 3; scoring++)
        {
          match->scoring = (TengenMatchScoring) scoring;
          g_assert_cmpint (tengen_match_score (match, (int) i, 1),
                           ==,
                           CASES[i].black_x2[scoring]);
          g_assert_cmpint (tengen_match_score (match, (int) i, 0),
                           ==,
                           CASES[i].white_x2[scoring]);
        }
    }
}

/* The largest table that can be read: no sum begins again below 0. */
static void
test_large (void)
{
  g_autoptr (TengenMatch) match =
      make_old (TENGEN_MATCH_SERIES, 2, "japan", 19);
  g_autoptr (GArray) lines = NULL;
  const TengenMatchStanding *all;

  match->scoring = TENGEN_MATCH_SCORE_DIFFERENCE;
  for (int i = 0; i < TENGEN_MATCH_MAX_GAMES; i++)
    add (match, i + 1, i % 2, 1 - i % 2, i % 4 < 3 ? "B+100000" : "0");
  lines = tengen_match_list_standings (match);
  all = (const void *) lines->data;
  g_assert_cmpint (all[0].score_x2, ==, 2048 * 200000);
  g_assert_cmpint (all[1].score_x2, ==, 1024 * 200000);
  g_assert_cmpint (all[0].sos_x2, ==, all[1].sos_x2);
  g_assert_cmpint (all[0].sodos_x4, ==, G_MAXINT / 4);
}

static void
test_empty (void)
{
  g_autoptr (TengenMatch) match = make_old (TENGEN_MATCH_SWISS, 0, "japan", 19);

  check_table (match, "");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/match-standing/room", test_room);
  g_test_add_func ("/match-standing/circle", test_circle);
  g_test_add_func ("/match-standing/ties", test_ties);
  g_test_add_func ("/match-standing/between", test_between);
  g_test_add_func ("/match-standing/byes", test_byes);
  g_test_add_func ("/match-standing/scores", test_scores);
  g_test_add_func ("/match-standing/large", test_large);
  g_test_add_func ("/match-standing/empty", test_empty);
  return g_test_run ();
}
