/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-game-result: RE texts both ways
 */
#include "tengen-game-result.h"

static const struct
{
  const char *text;
  TengenResultKind kind;
  TengenStone winner;
  int margin_x2;
} ROWS[] = {
  { "B+3.5", TENGEN_RESULT_COUNT, TENGEN_STONE_BLACK, 7 },
  { "W+0.5", TENGEN_RESULT_COUNT, TENGEN_STONE_WHITE, 1 },
  { "W+35", TENGEN_RESULT_COUNT, TENGEN_STONE_WHITE, 70 },
  { "B+R", TENGEN_RESULT_RESIGN, TENGEN_STONE_BLACK, 0 },
  { "W+T", TENGEN_RESULT_TIME, TENGEN_STONE_WHITE, 0 },
  { "W+F", TENGEN_RESULT_FORFEIT, TENGEN_STONE_WHITE, 0 },
  { "B+", TENGEN_RESULT_WIN, TENGEN_STONE_BLACK, 0 },
  { "0", TENGEN_RESULT_DRAW, TENGEN_STONE_NONE, 0 },
  { "Void", TENGEN_RESULT_VOID, TENGEN_STONE_NONE, 0 },
  { "?", TENGEN_RESULT_UNKNOWN, TENGEN_STONE_NONE, 0 },
};

static void
test_both_ways (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (ROWS); i++)
    {
      TengenResult result;
      g_autofree char *text = NULL;

      g_assert_true (tengen_result_parse (ROWS[i].text, &result));
      g_assert_cmpint (result.kind, ==, ROWS[i].kind);
      g_assert_cmpint (result.winner, ==, ROWS[i].winner);
      g_assert_cmpint (result.margin_x2, ==, ROWS[i].margin_x2);
      text = tengen_result_format (&result);
      g_assert_cmpstr (text, ==, ROWS[i].text);
    }
}

static void
test_long_words (void)
{
  TengenResult result;

  g_assert_true (tengen_result_parse ("W+Resign", &result));
  g_assert_cmpint (result.kind, ==, TENGEN_RESULT_RESIGN);
  g_assert_true (tengen_result_parse ("B+Time", &result));
  g_assert_cmpint (result.kind, ==, TENGEN_RESULT_TIME);
  g_assert_true (tengen_result_parse ("Draw", &result));
  g_assert_cmpint (result.kind, ==, TENGEN_RESULT_DRAW);
}

static void
test_free_text (void)
{
  static const char *const TEXTS[] = {
    "",     "W",       "B+x",  "257手完, 黒中押し勝ち",
    "和棋", "B+3.5.1", "b+r",  "has adjourned.",
    "B+-3", "W + 3",   "B+RR", "draw"
  };

  for (gsize i = 0; i < G_N_ELEMENTS (TEXTS); i++)
    {
      TengenResult result = { TENGEN_RESULT_COUNT, TENGEN_STONE_BLACK, 3 };

      g_assert_false (tengen_result_parse (TEXTS[i], &result));
      g_assert_cmpint (result.kind, ==, TENGEN_RESULT_UNKNOWN);
      g_assert_cmpint (result.winner, ==, TENGEN_STONE_NONE);
    }
}

/* A record does not say by what a game of Renju was won; the position does. */
static void
test_renju (void)
{
  const struct
  {
    TengenResult result;
    const char *text;
    TengenResultKind read;
  } cases[] = {
    { { TENGEN_RESULT_FIVE, TENGEN_STONE_BLACK, 0 }, "B+", TENGEN_RESULT_WIN },
    { { TENGEN_RESULT_FIVE, TENGEN_STONE_WHITE, 0 }, "W+", TENGEN_RESULT_WIN },
    { { TENGEN_RESULT_FORBIDDEN, TENGEN_STONE_WHITE, 0 },
      "W+F",
      TENGEN_RESULT_FORFEIT },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      TengenResult read;
      g_autofree char *text = tengen_result_format (&cases[i].result);

      g_assert_cmpstr (text, ==, cases[i].text);
      g_assert_true (tengen_result_parse (text, &read));
      g_assert_cmpint (read.kind, ==, cases[i].read);
      g_assert_cmpint (read.winner, ==, cases[i].result.winner);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/game/result/both-ways", test_both_ways);
  g_test_add_func ("/game/result/long-words", test_long_words);
  g_test_add_func ("/game/result/free-text", test_free_text);
  g_test_add_func ("/game/result/renju", test_renju);
  return g_test_run ();
}
