/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-describe-info-result: results as files have them
 */
#include "tengen-describe-info.h"

/* Results. */

static void
test_result (void)
{
  static const struct
  {
    const char *text;
    const char *expected; /* as RE has it, NULL for none */
  } CASES[] = {
    { "B+3.5", "B+3.5" },
    { "W+0.5", "W+0.5" },
    { "W+.5", "W+0.5" },
    { "B+R", "B+R" },
    { "B+Resign", "B+R" },
    { "W+T", "W+T" },
    { "W+Time", "W+T" },
    { "B+F", "B+F" },
    { "b+r", "B+R" },
    { "B + R", "B+R" },
    { "B+Res.", "B+R" },
    { "W+", "W+" },
    { "B+3½", "B+3.5" },
    { "B+½", "B+0.5" },
    { "Draw", "0" },
    { "0", "0" },
    { "Jigo", "0" },
    { "jigo.", "0" },
    { "Void", "Void" },
    { "No result", "Void" },
    { "Black wins by resignation", "B+R" },
    { "White wins by 3.5 points", "W+3.5" },
    { "Black won by 1 point", "B+1" },
    { "White wins on time", "W+T" },
    { "Black resigns", "W+R" },
    { "White loses by forfeit", "B+F" },
    { "White lost on time.", "B+T" },
    { "B wins", "B+" },
    { "B+R (257 moves)", "B+R" },
    { "黒中押し勝ち", "B+R" },
    { "黒の中押し勝ち", "B+R" },
    { "白中押勝", "W+R" },
    { "黒中押し", "B+R" },
    { "白番中押し勝ち", "W+R" },
    { "白1目半勝", "W+1.5" },
    { "白１目半勝ち", "W+1.5" },
    { "白一目半勝ち", "W+1.5" },
    { "黒半目勝ち", "B+0.5" },
    { "黒の半目勝ち", "B+0.5" },
    { "黒十二目勝ち", "B+12" },
    { "黒二十一目半勝", "B+21.5" },
    { "黒3.5目勝ち", "B+3.5" },
    { "白6目勝ち。", "W+6" },
    { "白時間切れ勝ち", "W+T" },
    { "白時間切れ負け", "B+T" },
    { "黒反則負け", "W+F" },
    { "白不戦勝", "W+F" },
    { "白投了", "B+R" },
    { "黒勝ち", "B+" },
    { "黒負け", "W+" },
    { "257手完　黒中押し勝ち", "B+R" },
    { "257手完, 黒中押し勝ち", "B+R" },
    { "２５７手完　白番半目勝ち", "W+0.5" },
    { "全257手 黒中押し勝ち", "B+R" },
    { "黒中押し勝ち（257手）", "B+R" },
    { "持碁", "0" },
    { "引き分け", "0" },
    { "満局", "0" },
    { "ジゴ", "0" },
    { "ｼﾞｺﾞ", "0" },
    { "無勝負", "Void" },
    { "黑中盘胜", "B+R" },
    { "黑中盤勝", "B+R" },
    { "黑胜", "B+" },
    { "白胜3.5子", "W+7" },
    { "白勝3又3/4子", "W+7.5" },
    { "黑胜1/4子", "B+0.5" },
    { "黑胜四分之三子", "B+1.5" },
    { "黑胜2目半", "B+2.5" },
    { "白超时负", "B+T" },
    { "黑认输", "W+R" },
    { "和棋", "0" },
    { "흑불계승", "B+R" },
    { "W+0", "W+0" },
    { "B+0.25", NULL },
    { "W+0.0", "W+0" },
    { "흑 불계승", "B+R" },
    { "백 3집반승", "W+3.5" },
    { "백 반집승", "W+0.5" },
    { "흑 1집 반 승", "B+1.5" },
    { "흑시간승", "B+T" },
    { "무승부", "0" },
    /* nothing that is sure */
    { "", NULL },
    { "?", NULL },
    { "? (No further moves known)", NULL },
    { "W", NULL },
    { "B+3.25", NULL },
    { "B+3.7", NULL },
    { "W+12 3", NULL },
    { "W+3 1/2", NULL },
    { "B+R?", NULL },
    { "B+R or W+R", NULL },
    { "B+R (time)", NULL },
    { "Both lose", NULL },
    { "打ち掛け", NULL },
    { "打掛", NULL },
    { "白時間切れ", NULL },
    { "黒3目半", NULL },
    { "3目半勝ち", NULL },
    { "先番中押し勝ち", NULL },
    { "黒中押し勝ちか", NULL },
    { "黒白中押し勝ち", NULL },
    { "has adjourned.", NULL },
    { "unknown", NULL },
    { "Blackwood wins", NULL },
    { "wins", NULL },
    { "257手", NULL },
    { "井山の中押し勝ち", NULL },
    { "\xE3\x81", NULL },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (CASES); i++)
    {
      TengenResult result;
      gboolean any = tengen_info_parse_result (CASES[i].text, &result);
      g_autofree char *text = tengen_result_format (&result);

      g_assert_cmpint (any, ==, CASES[i].expected != NULL);
      g_assert_cmpstr (
          text, ==, CASES[i].expected != NULL ? CASES[i].expected : "?");
    }
}

/* All that FF[4] can say is understood. */
static void
test_result_all (void)
{
  for (int kind = TENGEN_RESULT_COUNT; kind <= TENGEN_RESULT_WIN; kind++)
    for (int winner = TENGEN_STONE_BLACK; winner <= TENGEN_STONE_WHITE;
         winner++)
      for (int margin_x2 = 1; margin_x2 < 800; margin_x2++)
        {
          TengenResult result = { (TengenResultKind) kind,
                                  (TengenStone) winner,
                                  margin_x2 };
          g_autofree char *text = tengen_result_format (&result);
          g_autofree char *again = NULL;
          TengenResult read;

          g_assert_true (tengen_info_parse_result (text, &read));
          again = tengen_result_format (&read);
          g_assert_cmpstr (again, ==, text);
          if (kind != TENGEN_RESULT_COUNT)
            break;
        }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/info/result", test_result);
  g_test_add_func ("/info/result/all", test_result_all);
  return g_test_run ();
}
