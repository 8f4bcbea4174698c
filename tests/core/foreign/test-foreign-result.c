/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Results in words of four languages.
 */
#include "tengen-foreign-result.h"

#include <string.h>

static const struct
{
  const char *text;
  const char *result;
} cases[] = {
  { "Black wins by 0.5!", "B+0.5" },
  { "White wins by  resign!", "W+R" },
  { "Black wins by 34win >> White(58):Black(92)", "B+34" },
  { "White 19Win  >> White(83):Black(64)", "W+19" },
  { "white wins by resignation", "W+R" },
  { "black 4 points win", "B+4" },
  { "White wins by 12.50 points", "W+12.5" },
  { "White loses on time", "B+T" },
  { "Black lost by 3.5 points", "W+3.5" },
  { "Black wins on time", "B+T" },
  { "White resigns", "B+R" },
  { "Black wins, White resigns", "B+R" },
  { "White wins, Black lost", "W+" },
  { "Black wins by forfeit", "B+F" },
  { "Black withdraws, White wins", "B+F" },
  { "Drawn game", "0" },
  { "Black wins", "B+" },
  { "Black wins by 123456789012", "B+" },
  { "黒2目半勝ち", "B+2.5" },
  { "黒２目半勝ち", "B+2.5" },
  { "232手完、黒2目半勝ち", "B+2.5" },
  { "232手完、白半目勝ち", "W+0.5" },
  { "白番三目半勝ち", "W+" },
  { "黒中押し勝ち!", "B+R" },
  { "黒時間切れ負け", "W+T" },
  { "持碁", "0" },
  { "白11目胜", "W+11" },
  { "黑中盘胜(现场消息)", "B+R" },
  { "白超时负", "B+T" },
  { "黑胜3又1/4子", "B+" },
  { "黑胜3.75子", "B+" },
  { "흑 불계승", "B+R" },
  { "백 불계패", "B+R" },
  { "흑 3집반승", "B+3.5" },
  { "백 반집승", "W+0.5" },
  { "백 시간승", "W+T" },
  { "무승부", "0" },
  { "Progressing!", NULL },
  { "Black to play", NULL },
  { "12.5", NULL },
  { "\xFF", NULL },
  { "", NULL },
};

static void
test_words (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *result =
          tengen_foreign_result_parse (cases[i].text, strlen (cases[i].text));

      g_test_message ("row %zu", i);
      g_assert_cmpstr (result, ==, cases[i].result);
    }
}

/* What is behind the end is not read, nor is what goes on and on. */
static void
test_length (void)
{
  g_autofree char *part = tengen_foreign_result_parse ("Black wins by 12", 15);
  g_autofree char *blanks = g_strnfill (300, ' ');
  g_autofree char *late = g_strconcat (blanks, "Black wins", NULL);
  g_autofree char *none = tengen_foreign_result_parse (late, strlen (late));

  g_assert_cmpstr (part, ==, "B+1");
  g_assert_null (none);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/foreign/result/words", test_words);
  g_test_add_func ("/foreign/result/length", test_length);
  return g_test_run ();
}
