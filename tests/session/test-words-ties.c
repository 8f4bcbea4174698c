/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-words-ties: what is said of tie-breaks, repeats, byes, and in the table
 */
#include <string.h>

#include "tengen-match-mcmahon.h"
#include "tengen-match-pair.h"
#include "tengen-match-plan.h"
#include "tengen-match-sheet.h"
#include "tengen-words-match.h"
#include "tengen-words-text.h"
#include "tengen-words-ties.h"
#include "words-said.h"

static TengenMatch *
make_event (TengenMatchKind kind, int n)
{
  g_autoptr (TengenGameSetup) setup =
      tengen_game_setup_new (tengen_go_rules_find ("japan"), 19);
  TengenMatch *match = tengen_match_new ("a", kind, setup);

  for (int i = 0; i < n; i++)
    {
      char name[] = { (char) ('A' + i), '\0' };

      tengen_match_add_player (match, name, 0);
    }
  return match;
}

static void
decide (TengenMatch *match, int game, TengenResultKind kind, TengenStone winner)
{
  TengenResult result = { kind, winner, 0 };

  tengen_match_set_result (match, game, &result, TRUE);
}

static void
decide_all (TengenMatch *match)
{
  for (int i = 0; i < (int) match->games->len; i++)
    if (tengen_match_get_game (match, i)->result.kind == TENGEN_RESULT_UNKNOWN)
      decide (match, i, TENGEN_RESULT_RESIGN, TENGEN_STONE_BLACK);
}

static void
check_ties (const char *words, TengenMatchUnplayed unplayed, const char *said)
{
  TengenMatchTies ties = { .unplayed = unplayed };
  g_autofree char *text = NULL;

  g_assert_true (tengen_match_ties_parse (&ties, words));
  text = tengen_words_ties (&ties);
  g_assert_cmpstr (text, ==, said);
}

static void
test_ties (void)
{
  check_ties (
      "sodos direct",
      TENGEN_MATCH_UNPLAYED_VIRTUAL,
      "With equal points these decide: SODOS (the points of the beaten "
      "opponents together), then the games between those who are equal, "
      "if all of them have met. A round without a game counts in SOS "
      "and SODOS as one against a virtual opponent who draws every "
      "round.");
  check_ties ("direct-any",
              TENGEN_MATCH_UNPLAYED_VIRTUAL,
              "With equal points these decide: the games between those who are "
              "equal.");
  check_ties (
      "none", TENGEN_MATCH_UNPLAYED_LEFT_OUT, "Equal points share a place.");
  speak ("ja");
  check_ties (
      "sos sodos sos-1 direct",
      TENGEN_MATCH_UNPLAYED_LEFT_OUT,
      "同点のときの順位：SOS（対戦相手の得点の合計）、次にSODOS（勝った相手の得"
      "点"
      "の合計）、次にSOS−1（最低点の相手を除いたSOS）、次に直接対決（並んだ全員"
      "が互いに打ったとき）。相手のいない回は、SOSとSODOSに数えません。");
  speak ("en");
}

static void
test_groups (void)
{
  g_autoptr (TengenMatch) match = make_event (TENGEN_MATCH_SWISS, 2);
  g_autofree char *none = tengen_words_groups (match);
  g_autofree char *text = NULL;

  g_assert_null (none);
  g_assert_true (tengen_match_set_groups (match, 2, -5));
  text = tengen_words_groups (match);
  g_assert_cmpstr (
      text,
      ==,
      "McMahon system: whoever is 5 kyu, weaker or without a rank "
      "starts with 0 points; each rank above it is worth a win, up "
      "to 2 dan.");
}

/* Ranks and series as people write them. */
static void
test_kanji (void)
{
  g_autoptr (TengenMatch) match = make_event (TENGEN_MATCH_SERIES, 2);
  static const char *const DANS[] = { "初段", "二段", "三段", "四段", "五段",
                                      "六段", "七段", "八段", "九段" };

  speak ("ja");
  for (int i = 1; i <= 9; i++)
    {
      g_autofree char *rank = tengen_words_match_rank (i);
      int back = 0;

      g_assert_cmpstr (rank, ==, DANS[i - 1]);
      g_assert_true (tengen_match_rank_parse (rank, &back));
      g_assert_cmpint (back, ==, i);
    }
  for (int n = 2; n <= 11; n++)
    {
      static const char *const SERIES[] = {
        "二番勝負", "三番勝負", "四番勝負", "五番勝負", "六番勝負",
        "七番勝負", "八番勝負", "九番勝負", "十番勝負", "11番勝負",
      };
      g_autofree char *expected = g_strdup_printf ("A 対 B　%s", SERIES[n - 2]);
      g_autofree char *title = NULL;

      match->n_rounds = n;
      title = tengen_words_match_title (match);
      g_assert_cmpstr (title, ==, expected);
    }
  speak ("en");
}

/* Three have met each other after three rounds. */
static void
test_repeat (void)
{
  g_autoptr (TengenMatch) match = make_event (TENGEN_MATCH_SWISS, 3);
  g_autofree char *said = NULL;

  for (int round = 1; round <= 4; round++)
    {
      g_autofree char *before = tengen_words_paired (match, round - 1);

      g_assert_null (before);
      g_assert_cmpint (
          tengen_match_pair (match, 1), ==, TENGEN_MATCH_FAULT_NONE);
      decide_all (match);
    }
  said = tengen_words_paired (match, 4);
  g_assert_true (g_str_has_prefix (said, "Meeting again: "));
  g_assert_true (g_str_has_suffix (said,
                                   "). Otherwise not everybody would have an "
                                   "opponent: too many have met already."));
}

static void
test_refused_bye (void)
{
  g_autoptr (TengenMatch) match = make_event (TENGEN_MATCH_SWISS, 4);
  g_autofree char *said = NULL;

  tengen_match_set_bye (match, 2, 1, TRUE);
  tengen_match_pair (match, 1);
  said = tengen_words_paired (match, 1);
  g_assert_cmpstr (said,
                   ==,
                   "C cannot have the chosen bye: the number of players in "
                   "this round is even. C has an opponent.");
}

/* --- The table --- */

static guint
find_column (const TengenMatchSheet *sheet, const char *title)
{
  for (guint i = 0; i < tengen_match_sheet_get_n_columns (sheet); i++)
    if (strcmp (tengen_match_sheet_get_title (sheet, i), title) == 0)
      return i;
  return G_MAXUINT;
}

/* Columns are those of the event, in its order. */
static void
test_columns (void)
{
  g_autoptr (TengenMatch) match = make_event (TENGEN_MATCH_SWISS, 4);
  g_autoptr (TengenMatchSheet) sheet = NULL;
  guint direct, start;

  tengen_match_ties_parse (&match->ties, "direct sos-1");
  tengen_match_set_groups (match, 1, -1);
  sheet = tengen_match_sheet_new (match);
  start = find_column (sheet, "Start");
  direct = find_column (sheet, "Direct");
  g_assert_cmpuint (start, !=, G_MAXUINT);
  g_assert_cmpstr (
      tengen_match_sheet_get_title (sheet, start + 1), ==, "Points");
  g_assert_cmpuint (direct, ==, start + 2);
  g_assert_cmpuint (find_column (sheet, "SOS−1"), ==, direct + 1);
  g_assert_cmpuint (find_column (sheet, "SOS"), ==, G_MAXUINT);
  g_assert_cmpuint (find_column (sheet, "SODOS"), ==, G_MAXUINT);
  /* no players have met, so that it tells nothing */
  g_assert_cmpstr (tengen_match_sheet_get_text (sheet, 0, direct), ==, "");
}

static const char *
get_cell (const TengenMatchSheet *sheet, const char *name, const char *title)
{
  guint names = find_column (sheet, "Name");

  for (guint row = 0; row < tengen_match_sheet_get_n_rows (sheet); row++)
    if (strcmp (tengen_match_sheet_get_text (sheet, row, names), name) == 0)
      return tengen_match_sheet_get_text (
          sheet, row, find_column (sheet, title));
  g_assert_not_reached ();
}

/* Both lost, a forfeit, a bye and an absence each have their sign, and the signs
 * their meaning. */
static void
test_signs (void)
{
  g_autoptr (TengenMatch) match = make_event (TENGEN_MATCH_SWISS, 6);
  g_autoptr (TengenMatchSheet) sheet = NULL;
  g_autofree char *text = NULL;
  g_autofree char *said = NULL;
  const TengenMatchGame *both, *forfeit;
  guint column;

  tengen_match_set_absent (match, 5, 1, TRUE);
  tengen_match_pair (match, 1);
  g_assert_cmpuint (match->games->len, ==, 4);
  decide (match, 0, TENGEN_RESULT_BOTH_LOST, TENGEN_STONE_NONE);
  decide (match, 1, TENGEN_RESULT_FORFEIT, TENGEN_STONE_WHITE);
  both = tengen_match_get_game (match, 0);
  forfeit = tengen_match_get_game (match, 1);
  sheet = tengen_match_sheet_new (match);
  for (int i = 0; i < 6; i++)
    {
      const char *name = tengen_match_get_player (match, i)->name;
      const char *cell = get_cell (sheet, name, "R1");
      g_autofree char *expected =
          i == both->black      ? g_strdup_printf ("×%d", both->white + 1)
          : i == both->white    ? g_strdup_printf ("×%d", both->black + 1)
          : i == forfeit->black ? g_strdup_printf ("●%d!", forfeit->white + 1)
          : i == forfeit->white ? g_strdup_printf ("○%d!", forfeit->black + 1)
          : i == 5              ? g_strdup ("rest")
                                : g_strdup ("bye");

      g_assert_cmpstr (cell, ==, expected);
    }
  g_assert_cmpstr (get_cell (sheet,
                             tengen_match_get_player (match, both->black)->name,
                             "Lost"),
                   ==,
                   "1");
  text = tengen_match_sheet_explain (sheet);
  g_assert_nonnull (strstr (text,
                            "○ won, ● lost, × both lost, ! by forfeit, without "
                            "a game, “bye” won without an opponent, “rest” did "
                            "not play."));
  g_assert_nonnull (strstr (text, "virtual opponent"));
  column = find_column (sheet, "R1");
  for (guint row = 0; row < 6; row++)
    if (strchr (tengen_match_sheet_get_text (sheet, row, column), '!') != NULL)
      {
        g_free (said);
        said = tengen_match_sheet_say (sheet, row, column);
        g_assert_true (g_str_has_suffix (said, " by forfeit"));
      }
  g_assert_nonnull (said);
}

/* In an event a forfeit is one of somebody who did not come. */
static void
test_results (void)
{
  g_autoptr (TengenMatch) match = make_event (TENGEN_MATCH_SWISS, 2);
  g_autofree char *both = NULL;
  g_autofree char *forfeit = NULL;

  tengen_match_pair (match, 1);
  decide (match, 0, TENGEN_RESULT_BOTH_LOST, TENGEN_STONE_NONE);
  speak ("ja");
  both = tengen_words_match_result (match, 0);
  g_assert_cmpstr (both, ==, "両者負け");
  decide (match, 0, TENGEN_RESULT_FORFEIT, TENGEN_STONE_BLACK);
  forfeit = tengen_words_match_result (match, 0);
  g_assert_cmpstr (forfeit, ==, "黒の不戦勝");
  speak ("en");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  tengen_words_init ("/nonexistent");
  speak ("en");
  g_test_add_func ("/words-ties/ties", test_ties);
  g_test_add_func ("/words-ties/groups", test_groups);
  g_test_add_func ("/words-ties/kanji", test_kanji);
  g_test_add_func ("/words-ties/repeat", test_repeat);
  g_test_add_func ("/words-ties/refused-bye", test_refused_bye);
  g_test_add_func ("/words-ties/columns", test_columns);
  g_test_add_func ("/words-ties/signs", test_signs);
  g_test_add_func ("/words-ties/results", test_results);
  return g_test_run ();
}
