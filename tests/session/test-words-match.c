/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-words-match: titles, ranks, why a handicap is suggested, where a match
 * stands
 */
#include <string.h>

#include "tengen-match-pair.h"
#include "tengen-match-sheet.h"
#include "tengen-match-sides.h"
#include "tengen-words-match.h"
#include "tengen-words-series.h"

static void
check_hint (const char *rules, int black, int white, const char *expected)
{
  const TengenGoRules *found = tengen_go_rules_find (rules);
  TengenMatchHint hint = tengen_match_rank_suggest (found, 19, black, white);
  g_autofree char *said = tengen_words_match_hint (&hint, found, hint.komi_x2);

  g_assert_cmpstr (said, ==, expected);
}

static void
test_hint (void)
{
  check_hint ("bsw-jp",
              -3,
              -1,
              "The players are 2 ranks apart. So the weaker has Black and 2 "
              "handicap stones. As there are handicap stones, there is no "
              "komi.");
  check_hint ("bsw-jp",
              -3,
              -2,
              "The players are 1 rank apart. So the weaker has Black and moves "
              "first. As Black only moves first, there is no komi.");
  check_hint ("japan", -3, -3, "The komi of these rules is 6.5 points.");
  check_hint ("pure", 0, 0, "These rules have no komi.");
}

/* What is usual never reads as what is in force. */
static void
test_own_komi (void)
{
  static const struct
  {
    int handicap;
    int usual_x2;
    const char *said;
  } CASES[] = {
    { 0, 0, "By these rules there is usually no komi." },
    { 0, 13, "The usual komi of these rules is 6.5 points." },
    { 0, -13, "By these rules Black usually gets a komi of 6.5 points." },
    { 1, 0, "Where Black only moves first, there is usually no komi." },
    { 1, 1, "Where Black only moves first, the komi is usually 0.5 points." },
    { 3, 0, "With handicap stones there is usually no komi." },
    { 3, 1, "With handicap stones the komi is usually 0.5 points." },
    { 3, -1, "By these rules Black usually gets a komi of 0.5 points." },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (CASES); i++)
    {
      const TengenMatchHint hint = { .handicap = CASES[i].handicap,
                                     .komi_x2 = CASES[i].usual_x2 };
      g_autofree char *said =
          tengen_words_match_hint (&hint, tengen_go_rules_find ("japan"), 11);
      g_autofree char *expected = g_strconcat (
          "You have chosen the komi yourself. ", CASES[i].said, NULL);

      g_assert_cmpstr (said, ==, expected);
    }
}

static void
test_rank (void)
{
  static const struct
  {
    int rank;
    const char *said;
  } CASES[] = { { 0, "" }, { -3, "3 kyu" }, { 1, "1 dan" }, { 4, "4 dan" } };

  for (gsize i = 0; i < G_N_ELEMENTS (CASES); i++)
    {
      g_autofree char *said = tengen_words_match_rank (CASES[i].rank);

      g_assert_cmpstr (said, ==, CASES[i].said);
    }
}

/* However a record writes it; its own words stay. */
static void
test_rank_text (void)
{
  static const struct
  {
    const char *text;
    const char *said;
  } CASES[] = {
    { NULL, NULL },      { "", NULL },
    { "3k", "3 kyu" },   { "2級", "2 kyu" },
    { "二段", "2 dan" }, { "初段", "1 dan" },
    { "9d?", "9d?" },    { "名人", "名人" },
    { " ", NULL },       { "in training", "in training" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (CASES); i++)
    {
      g_autofree char *said = tengen_words_rank (CASES[i].text);

      g_assert_cmpstr (said, ==, CASES[i].said);
    }
}

static void
check_title (const TengenMatch *match, const char *expected)
{
  g_autofree char *said = tengen_words_match_title (match);

  g_assert_cmpstr (said, ==, expected);
}

static void
test_title (void)
{
  g_autoptr (TengenGameSetup) setup =
      tengen_game_setup_new (tengen_go_rules_find ("japan"), 19);
  g_autoptr (TengenMatch) match =
      tengen_match_new ("a", TENGEN_MATCH_SERIES, setup);

  check_title (match, "Series of games");
  tengen_match_add_player (match, "A", 0);
  tengen_match_add_player (match, "B", 0);
  check_title (match, "A and B, 3 games");
  match->kind = TENGEN_MATCH_SWISS;
  check_title (match, "Swiss system, 2 players");
  g_free (match->title);
  match->title = g_strdup ("Cup");
  check_title (match, "Cup");
}

/* Notes a result of the last game, and says where the match stands. */
static void
check_score (TengenMatch *match, const char *text, const char *expected)
{
  int game = (int) match->games->len - 1;
  TengenResult result;
  g_autofree char *said = NULL;

  g_assert_true (tengen_result_parse (text, &result));
  tengen_match_set_result (match, game, &result, TRUE);
  said = tengen_words_series_score (match, game);
  g_assert_cmpstr (said, ==, expected);
}

static void
test_score (void)
{
  g_autoptr (TengenGameSetup) setup =
      tengen_game_setup_new (tengen_go_rules_find ("japan"), 19);
  g_autoptr (TengenMatch) match =
      tengen_match_new ("a", TENGEN_MATCH_SERIES, setup);

  tengen_match_add_player (match, "A", 0);
  tengen_match_add_player (match, "B", 0);
  /* seed 0: A has Black first */
  tengen_match_pair (match, 0);
  check_score (match, "W+R", "A 0 won – B 1 won");
  tengen_match_pair (match, 0);
  check_score (match, "0", "A 0 won, 1 drawn\nB 1 won, 1 drawn");
  check_score (match, "W+T", "A 1 won – B 1 won");
  tengen_match_pair (match, 0);
  check_score (match, "B+0.5", "A 2 won – B 1 won\nA wins the match.");
  check_score (
      match, "Void", "A 1 won, 1 drawn\nB 1 won, 1 drawn\nThe match is drawn.");
  match->scoring = TENGEN_MATCH_SCORE_DIFFERENCE;
  check_score (match,
               "B+3.5",
               "A 23.5 in the table\nB 20 in the table\nA wins the match.");
  match->kind = TENGEN_MATCH_SWISS;
  check_score (match, "B+3.5", "Round 3: A is at place 1, B at place 2");
}

/* Where colours may be exchanged the winner has a name, and the reason is the
 * right player's. */
static void
test_exchanged (void)
{
  static const struct
  {
    TengenResultKind kind;
    TengenMatchSides sides;
    const char *said;
  } CASES[] = {
    { TENGEN_RESULT_WIN, TENGEN_MATCH_SIDES_UNSAID, "A wins" },
    { TENGEN_RESULT_RESIGN, TENGEN_MATCH_SIDES_UNSAID, "A wins (B resigned)" },
    { TENGEN_RESULT_TIME,
      TENGEN_MATCH_SIDES_EXCHANGED,
      "A (White) wins (time of B is up)" },
    { TENGEN_RESULT_FIVE,
      TENGEN_MATCH_SIDES_KEPT,
      "A (Black) wins (five in a row)" },
    { TENGEN_RESULT_FORBIDDEN,
      TENGEN_MATCH_SIDES_EXCHANGED,
      "A (White) wins (Black’s forbidden move)" },
    { TENGEN_RESULT_FORBIDDEN,
      TENGEN_MATCH_SIDES_UNSAID,
      "A (White) wins (Black’s forbidden move)" },
  };
  TengenRenjuRules rules;
  g_autoptr (TengenGameSetup) setup = NULL;
  g_autoptr (TengenMatch) match = NULL;

  tengen_renju_rules_init (&rules, TENGEN_RENJU_S26);
  setup = tengen_game_setup_new_renju (&rules);
  match = tengen_match_new ("a", TENGEN_MATCH_SERIES, setup);
  tengen_match_add_player (match, "A", 0);
  tengen_match_add_player (match, "B", 0);
  tengen_match_pair (match, 0);
  g_assert_cmpstr (tengen_words_match_side (match, TENGEN_STONE_BLACK),
                   ==,
                   "Tentative Black");
  for (gsize i = 0; i < G_N_ELEMENTS (CASES); i++)
    {
      TengenResult result = { CASES[i].kind, TENGEN_STONE_BLACK, 0 };
      g_autofree char *said = NULL;

      tengen_match_set_result (match, 0, &result, TRUE);
      tengen_match_set_sides (match, 0, CASES[i].sides);
      said = tengen_words_match_result (match, 0);
      g_assert_cmpstr (said, ==, CASES[i].said);
    }
}

static void
check_legend (const TengenMatch *match, const char *expected)
{
  g_autoptr (TengenMatchSheet) sheet = tengen_match_sheet_new (match);
  g_autofree char *text = tengen_match_sheet_explain (sheet);
  const char *legend = strchr (text, '\n');

  g_assert_cmpstr (legend != NULL ? legend + 1 : NULL, ==, expected);
}

static TengenMatch *
make_event (TengenMatchKind kind)
{
  g_autoptr (TengenGameSetup) setup =
      tengen_game_setup_new (tengen_go_rules_find ("japan"), 19);
  TengenMatch *match = tengen_match_new ("a", kind, setup);

  for (const char *name = "A\0B\0C\0"; *name != '\0'; name += 2)
    tengen_match_add_player (match, name, 0);
  return match;
}

static void
decide (TengenMatch *match, const char *text)
{
  int game = (int) match->games->len - 1;
  TengenResult result;

  while (tengen_match_get_game (match, game)->white == TENGEN_MATCH_NOBODY)
    game--;
  g_assert_true (tengen_result_parse (text, &result));
  tengen_match_set_result (match, game, &result, TRUE);
}

/* Each sign that stands in the table is explained below it, and no other. */
static void
test_legend (void)
{
  g_autoptr (TengenMatch) swiss = make_event (TENGEN_MATCH_SWISS);
  g_autoptr (TengenMatch) circle = make_event (TENGEN_MATCH_ROUND_ROBIN);
  g_autoptr (TengenMatch) series = make_event (TENGEN_MATCH_SERIES);

  check_legend (swiss, NULL);
  tengen_match_pair (swiss, 1);
  check_legend (swiss,
                "… not decided yet, “bye” won without an opponent. "
                "The number after it is the opponent’s.");
  decide (swiss, "B+R");
  check_legend (swiss,
                "○ won, ● lost, “bye” won without an opponent. "
                "The number after it is the opponent’s.");
  decide (swiss, "Void");
  check_legend (swiss,
                "－ no result, “bye” won without an opponent. "
                "The number after it is the opponent’s.");
  tengen_match_pair (circle, 1);
  decide (circle, "0");
  check_legend (circle,
                "△ drawn, ＼ the same player. "
                "The numbers above are the opponents’.");
  tengen_match_pair (series, 0);
  check_legend (series, "… not decided yet.");
}

/* A rest in a large round robin has a word of its own, not the sign of a game
 * without result. */
static void
test_rest (void)
{
  g_autoptr (TengenMatch) match = make_event (TENGEN_MATCH_ROUND_ROBIN);

  for (int i = 0; i < 10; i++)
    {
      g_autofree char *name = g_strdup_printf ("p%d", i);

      tengen_match_add_player (match, name, 0);
    }
  tengen_match_pair (match, 1);
  check_legend (match,
                "… not decided yet, “rest” did not play. "
                "The number after it is the opponent’s.");
}

static void
test_faults (void)
{
  TengenMatchTextReport report = {
    TENGEN_MATCH_TEXT_VALUE, (char *) "Game 2", (char *) "white", FALSE
  };
  g_autofree char *said = tengen_words_match_text_fault (&report);

  g_assert_cmpstr (
      said,
      ==,
      "The table cannot be used: “white” of [Game 2] is missing, wrong or "
      "there twice.");
  g_assert_null (tengen_words_match_fault (TENGEN_MATCH_FAULT_NONE));
  for (int i = 1; i < TENGEN_MATCH_N_FAULTS; i++)
    g_assert_nonnull (tengen_words_match_fault ((TengenMatchFault) i));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/words-match/hint", test_hint);
  g_test_add_func ("/words-match/own-komi", test_own_komi);
  g_test_add_func ("/words-match/rank", test_rank);
  g_test_add_func ("/words-match/rank-text", test_rank_text);
  g_test_add_func ("/words-match/title", test_title);
  g_test_add_func ("/words-match/score", test_score);
  g_test_add_func ("/words-match/exchanged", test_exchanged);
  g_test_add_func ("/words-match/legend", test_legend);
  g_test_add_func ("/words-match/rest", test_rest);
  g_test_add_func ("/words-match/faults", test_faults);
  return g_test_run ();
}
