/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-match-text: tables to texts and back
 */
#include "match-table.h"
#include "tengen-match-mcmahon.h"
#include "tengen-match-plan.h"
#include "tengen-match-sides.h"

static void
check_games (const TengenMatch *match, const TengenMatch *back)
{
  g_assert_cmpint (back->games->len, ==, match->games->len);
  for (int i = 0; i < (int) match->games->len; i++)
    {
      const TengenMatchGame *one = tengen_match_get_game (match, i);
      const TengenMatchGame *other = tengen_match_get_game (back, i);

      g_assert_cmpint (one->round, ==, other->round);
      g_assert_cmpint (one->board, ==, other->board);
      g_assert_cmpint (one->black, ==, other->black);
      g_assert_cmpint (one->white, ==, other->white);
      g_assert_cmpint (one->result.kind, ==, other->result.kind);
      g_assert_cmpint (one->result.winner, ==, other->result.winner);
      g_assert_cmpint (one->result.margin_x2, ==, other->result.margin_x2);
      g_assert_cmpint (one->sides, ==, other->sides);
      g_assert_cmpint (one->by_hand, ==, other->by_hand);
      g_assert_cmpstr (one->file, ==, other->file);
    }
}

/* What is written of what was read is the same, and so are the values. */
static void
check_round_trip (const TengenMatch *match)
{
  g_autofree char *text = tengen_match_to_text (match);
  g_autoptr (TengenMatch) back = match_table_read (text);
  g_autofree char *again = tengen_match_to_text (back);
  const TengenMatchPlayer *player = tengen_match_get_player (back, 1);

  g_assert_cmpstr (text, ==, again);
  g_assert_cmpstr (back->title, ==, match->title);
  g_assert_cmpint (back->kind, ==, match->kind);
  g_assert_cmpint (back->scoring, ==, match->scoring);
  g_assert_cmpmem (back->points_x2,
                   sizeof back->points_x2,
                   match->points_x2,
                   sizeof match->points_x2);
  g_assert_cmpint (back->setup->width, ==, 13);
  g_assert_cmpint (back->setup->komi_x2, ==, 12);
  g_assert_cmpstr (player->name, ==, "後 = ろ\\ # [x]");
  g_assert_cmpint (player->rank, ==, -7);
  g_assert_true (player->left);
  g_assert_cmpint (
      player->level, ==, tengen_match_get_player (match, 1)->level);
  g_assert_cmpstr (
      player->engine, ==, tengen_match_get_player (match, 1)->engine);
  check_games (match, back);
}

static void
test_round_trip (void)
{
  for (guint32 seed = 0; seed < 12; seed++)
    {
      TengenMatchKind kind = (TengenMatchKind) (seed % 3);
      int n = kind == TENGEN_MATCH_SERIES ? 2 : 3 + (int) seed;
      g_autoptr (TengenMatch) match = match_table_new (kind, n, seed);

      check_round_trip (match);
      tengen_match_set_computer (match, 1, 1 + (int) seed % 10, "");
      check_round_trip (match);
      tengen_match_set_computer (match, 1, 1, "own-1f");
      check_round_trip (match);
    }
}

/* An older Tengen plays on without the computer, and is told so; no other table
 * is. A level that cannot be is a fault like others. */
static void
test_computer (void)
{
  g_autoptr (TengenMatch) match = match_table_new (TENGEN_MATCH_SWISS, 3, 5);
  g_autofree char *people = tengen_match_to_text (match);
  g_autofree char *text = NULL;
  g_autofree char *wrong = NULL;
  g_autofree char *outside = NULL;
  TengenMatchTextReport report = { 0 };

  g_assert_nonnull (strstr (people, "minor=0"));
  g_assert_null (strstr (people, "computer="));
  tengen_match_set_computer (match, 2, 10, "");
  text = tengen_match_to_text (match);
  g_assert_nonnull (strstr (text, "minor=1"));
  g_assert_nonnull (strstr (text, "computer=10"));
  g_assert_null (strstr (text, "engine="));
  wrong = match_table_replace (text, "computer=10", "computer=11");
  g_assert_null (tengen_match_from_text (wrong, strlen (wrong), &report));
  tengen_match_text_report_clear (&report);
  tengen_match_set_computer (match, 2, 10, "gnugo");
  outside = tengen_match_to_text (match);
  g_assert_nonnull (strstr (outside, "minor=2"));
  g_assert_nonnull (strstr (outside, "engine=gnugo"));
  /* a person is no engine */
  tengen_match_set_computer (match, 2, 0, "gnugo");
  g_assert_cmpstr (tengen_match_get_player (match, 2)->engine, ==, "");
}

/* Own rules with their name, a clock, stones put freely. */
static void
test_setup (void)
{
  g_autoptr (TengenMatch) match =
      match_class_new (TENGEN_MATCH_SERIES, 2, "japan", 19);
  g_autoptr (TengenMatch) back = NULL;
  g_autofree char *text = NULL;
  TengenGameSetup *setup = match->setup;

  g_assert_true (tengen_go_rules_parse ("japan komi=-11", &setup->rules));
  setup->rules_name = g_strdup ("うちの ルール");
  setup->komi_x2 = -11;
  setup->handicap = 2;
  setup->free_handicap = TRUE;
  g_assert_true (
      tengen_clock_setting_decode ("japanese 600 30 3", &setup->clock));
  text = tengen_match_to_text (match);
  back = match_table_read (text);
  g_assert_true (tengen_go_rules_equal (&back->setup->rules, &setup->rules));
  g_assert_cmpstr (back->setup->rules_name, ==, "うちの ルール");
  g_assert_cmpint (back->setup->komi_x2, ==, -11);
  g_assert_cmpint (back->setup->handicap, ==, 2);
  g_assert_true (back->setup->free_handicap);
  g_assert_true (
      tengen_clock_setting_equal (&back->setup->clock, &setup->clock));
}

/* Of Renju also what RE does not tell apart. */
static void
test_renju (void)
{
  static const TengenResultKind KINDS[] = { TENGEN_RESULT_FIVE,
                                            TENGEN_RESULT_FORBIDDEN,
                                            TENGEN_RESULT_WIN,
                                            TENGEN_RESULT_FORFEIT };
  TengenRenjuRules renju;
  g_autoptr (TengenGameSetup) setup = NULL;
  g_autoptr (TengenMatch) match = NULL;

  g_assert_true (tengen_renju_rules_parse ("s26 declared", &renju));
  setup = tengen_game_setup_new_renju (&renju);
  match = tengen_match_new ("renju", TENGEN_MATCH_SERIES, setup);
  tengen_match_add_player (match, "a", 0);
  tengen_match_add_player (match, "b", 0);
  tengen_match_pair (match, 0);
  for (gsize i = 0; i < G_N_ELEMENTS (KINDS); i++)
    {
      TengenResult result = { KINDS[i], TENGEN_STONE_WHITE, 0 };
      g_autoptr (TengenMatch) back = NULL;
      g_autofree char *text = NULL;

      tengen_match_set_result (match, 0, &result, FALSE);
      text = tengen_match_to_text (match);
      back = match_table_read (text);
      g_assert_true (tengen_game_setup_is_renju (back->setup));
      g_assert_cmpint (back->setup->renju.regulation, ==, renju.regulation);
      g_assert_cmpint (
          tengen_match_get_game (back, 0)->result.kind, ==, KINDS[i]);
      g_assert_cmpint (tengen_match_get_game (back, 0)->result.winner,
                       ==,
                       TENGEN_STONE_WHITE);
    }
}

/* Colours at the end are kept, in a format that an older Tengen refuses; a
 * table without them is as old ones can read it. */
static void
test_colours (void)
{
  g_autoptr (TengenMatch) match =
      match_class_new (TENGEN_MATCH_SERIES, 2, "japan", 19);
  TengenResult open = { .kind = TENGEN_RESULT_UNKNOWN };

  tengen_match_pair (match, 0);
  for (int i = TENGEN_MATCH_SIDES_UNSAID; i <= TENGEN_MATCH_SIDES_EXCHANGED;
       i++)
    {
      g_autoptr (TengenMatch) back = NULL;
      g_autofree char *text = NULL;

      match_class_decide (match, 0, "B+R");
      tengen_match_set_sides (match, 0, (TengenMatchSides) i);
      text = tengen_match_to_text (match);
      g_assert_nonnull (strstr (
          text, i == TENGEN_MATCH_SIDES_UNSAID ? "format=1\n" : "format=2\n"));
      back = match_table_read (text);
      g_assert_cmpint (tengen_match_get_game (back, 0)->sides, ==, i);
      tengen_match_set_result (back, 0, &open, TRUE);
      g_free (text);
      text = tengen_match_to_text (back);
      g_assert_nonnull (strstr (text, "format=1\n"));
      g_assert_null (strstr (text, "colours="));
    }
}

/* A match of which nothing needs the format that has tie-breaks. */
static TengenMatch *
make_old (void)
{
  TengenMatch *match = match_class_new (TENGEN_MATCH_SWISS, 5, "japan", 19);

  tengen_match_ties_init_old (&match->ties);
  g_assert_cmpint (tengen_match_pair (match, 1), ==, TENGEN_MATCH_FAULT_NONE);
  return match;
}

/* Writes a match and reads it again; a part of the text must be there, and the
 * format be one that programs of before refuse. */
static TengenMatch *
check_new (const TengenMatch *match, const char *part)
{
  g_autofree char *text = tengen_match_to_text (match);
  TengenMatch *back = match_table_read (text);
  g_autofree char *again = tengen_match_to_text (back);

  g_assert_nonnull (strstr (text, "format=3\n"));
  g_assert_nonnull (strstr (text, part));
  g_assert_cmpstr (text, ==, again);
  return back;
}

static void
check_format (const TengenMatch *match, const char *format)
{
  g_autofree char *text = tengen_match_to_text (match);

  g_assert_nonnull (strstr (text, format));
  g_assert_null (strstr (text, "ties="));
  g_assert_null (strstr (text, "unplayed="));
  g_assert_null (strstr (text, "floor="));
  g_assert_null (strstr (text, "absent="));
  g_assert_null (strstr (text, "bye="));
  g_assert_null (strstr (text, "how="));
}

static void
test_old (void)
{
  g_autoptr (TengenMatch) match = make_old ();

  check_format (match, "format=1\n");
  match_class_decide (match, 0, "B+R");
  tengen_match_set_sides (match, 0, TENGEN_MATCH_SIDES_KEPT);
  check_format (match, "format=2\n");
}

/* Each of the new things alone. */
static void
test_ties (void)
{
  static const char *const TIES[] = {
    "none",
    "sos sodos direct",
    "direct sos-1",
    "sodos sos direct-any",
  };
  g_autoptr (TengenMatch) match = make_old ();

  for (gsize i = 0; i < G_N_ELEMENTS (TIES); i++)
    {
      g_autofree char *part = g_strdup_printf ("\nties=%s\n", TIES[i]);
      g_autoptr (TengenMatch) back = NULL;

      g_assert_true (tengen_match_ties_parse (&match->ties, TIES[i]));
      back = check_new (match, part);
      g_assert_true (tengen_match_ties_equal_kinds (&match->ties, &back->ties));
      g_assert_cmpint (back->ties.unplayed, ==, TENGEN_MATCH_UNPLAYED_LEFT_OUT);
    }
  tengen_match_ties_init_old (&match->ties);
  check_format (match, "format=1\n");
}

static void
test_unplayed (void)
{
  g_autoptr (TengenMatch) match = make_old ();
  g_autoptr (TengenMatch) back = NULL;

  match->ties.unplayed = TENGEN_MATCH_UNPLAYED_VIRTUAL;
  back = check_new (match, "\nunplayed=virtual\n");
  g_assert_true (tengen_match_ties_equal_kinds (&match->ties, &back->ties));
  g_assert_cmpint (back->ties.unplayed, ==, TENGEN_MATCH_UNPLAYED_VIRTUAL);
}

static void
test_mcmahon (void)
{
  g_autoptr (TengenMatch) match = make_old ();
  g_autoptr (TengenMatch) back = NULL;

  g_assert_true (tengen_match_set_groups (match, 3, -5));
  back = check_new (match, "\nbar=3d\nfloor=5k\n");
  g_assert_cmpint (back->bar, ==, 3);
  g_assert_cmpint (back->floor, ==, -5);
  g_assert_true (tengen_match_set_groups (back, 0, 0));
  check_format (back, "format=1\n");
}

static void
test_plans (void)
{
  g_autoptr (TengenMatch) match = make_old ();
  g_autoptr (TengenMatch) absent = NULL;
  g_autoptr (TengenMatch) back = NULL;

  match->n_rounds = 64;
  tengen_match_set_absent (match, 1, 64, TRUE);
  tengen_match_set_absent (match, 1, 3, TRUE);
  absent = check_new (match, "\nabsent=3 64\n");
  tengen_match_set_bye (match, 1, 2, TRUE);
  back = check_new (match, "\nabsent=3 64\nbye=2\n");
  g_assert_true (tengen_match_is_absent (back, 1, 64));
  g_assert_false (tengen_match_is_absent (back, 1, 2));
  g_assert_cmpint (tengen_match_find_bye (back, 2), ==, 1);
  tengen_match_set_absent (absent, 1, 64, FALSE);
  tengen_match_set_absent (absent, 1, 3, FALSE);
  check_format (absent, "format=1\n");
}

static void
test_both_lost (void)
{
  g_autoptr (TengenMatch) match = make_old ();
  g_autoptr (TengenMatch) back = NULL;
  TengenResult result = { TENGEN_RESULT_BOTH_LOST, TENGEN_STONE_NONE, 0 };
  TengenResult open = { .kind = TENGEN_RESULT_UNKNOWN };

  tengen_match_set_result (match, 0, &result, TRUE);
  back = check_new (match, "\nresult=?\nhow=both-lost\n");
  g_assert_cmpint (tengen_match_get_game (back, 0)->result.kind,
                   ==,
                   TENGEN_RESULT_BOTH_LOST);
  for (int scoring = 0; scoring < 3; scoring++)
    {
      const TengenMatchGame *game = tengen_match_get_game (back, 0);

      back->scoring = (TengenMatchScoring) scoring;
      back->points_x2[2] = 1;
      g_assert_cmpint (tengen_match_get_outcome (back, 0, game->black),
                       ==,
                       TENGEN_MATCH_LOST);
      g_assert_cmpint (tengen_match_get_outcome (back, 0, game->white),
                       ==,
                       TENGEN_MATCH_LOST);
      /* what a loss is worth */
      g_assert_cmpint (tengen_match_score (back, 0, game->black),
                       ==,
                       scoring == TENGEN_MATCH_SCORE_POINTS ? 1 : 0);
    }
  tengen_match_set_result (back, 0, &open, TRUE);
  check_format (back, "format=1\n");
}

/* What a later Tengen of the same format wrote stays, also a teacher's remark;
 * a round that was dropped is not left behind. */
static void
test_unknown (void)
{
  g_autoptr (TengenMatch) match = match_table_new (TENGEN_MATCH_SWISS, 4, 1);
  g_autofree char *text = tengen_match_to_text (match);
  g_autofree char *minor =
      match_table_replace (text, "minor=0", "minor=7\nroom=3b");
  g_autofree char *more = match_table_replace (
      minor,
      "[Player 2]",
      "[Lunch]\nat=12:00\n\n[Player 2]\n#sat out\nclass=5");
  g_autoptr (TengenMatch) back = match_table_read (more);
  g_autofree char *again = NULL;

  g_assert_true (tengen_match_drop_round (back));
  again = tengen_match_to_text (back);
  g_assert_nonnull (strstr (again, "minor=7\n"));
  g_assert_nonnull (strstr (again, "room=3b\n"));
  g_assert_nonnull (strstr (again, "[Lunch]\nat=12:00\n"));
  g_assert_nonnull (strstr (again, "#sat out\nclass=5\n"));
  g_assert_nonnull (strstr (again, "[Game 4]"));
  g_assert_null (strstr (again, "[Game 5]"));
  g_assert_true (g_str_has_suffix (again, "\n[End]\ncomplete=true\n"));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/match-text/round-trip", test_round_trip);
  g_test_add_func ("/match-text/computer", test_computer);
  g_test_add_func ("/match-text/setup", test_setup);
  g_test_add_func ("/match-text/renju", test_renju);
  g_test_add_func ("/match-text/colours", test_colours);
  g_test_add_func ("/match-text/old", test_old);
  g_test_add_func ("/match-text/ties", test_ties);
  g_test_add_func ("/match-text/unplayed", test_unplayed);
  g_test_add_func ("/match-text/mcmahon", test_mcmahon);
  g_test_add_func ("/match-text/plans", test_plans);
  g_test_add_func ("/match-text/both-lost", test_both_lost);
  g_test_add_func ("/match-text/unknown", test_unknown);
  return g_test_run ();
}
