/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-words-record: what records say, in English and in Japanese
 */
#include "tengen-words-record.h"
#include "words-said.h"

static TengenRecord *
read_record (const char *text)
{
  g_autoptr (TengenSgfReading) reading =
      tengen_sgf_read (text, strlen (text), NULL, NULL);

  g_assert_nonnull (reading->record);
  return g_steal_pointer (&reading->record);
}

/* Every oddity has a sentence of its own in each language. */
static void
test_warning (void)
{
  TengenSgfWarning warning = { .line = 3, .column = 12, .name = "KM" };
  g_autoptr (GHashTable) seen =
      g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  speak ("ja");
  for (int i = 0; i <= TENGEN_SGF_FAULT_DATE; i++)
    {
      char *said;

      warning.fault = (TengenSgfFault) i;
      said = tengen_words_warning (&warning, TENGEN_FOREIGN_NONE);
      g_assert_true (g_str_has_prefix (said, "3行目・12文字目 KM："));
      g_assert_false (g_str_is_ascii (strstr (said, "：")));
      g_assert_true (g_hash_table_add (seen, said));
    }
  warning.name[0] = '\0';
  warning.fault = TENGEN_SGF_FAULT_KOMI;
  speak ("en");
  expect (tengen_words_warning (&warning, TENGEN_FOREIGN_NONE),
          "Line 3, column 12: The komi is written in hundredths or in stones; "
          "it was converted, the text is kept.");
  warning.fault = TENGEN_SGF_FAULT_MOVE_TAKEN;
  warning.number = 12;
  expect (tengen_words_warning (&warning, TENGEN_FOREIGN_GIB),
          "Line 3, column 12: This move is on a point that has a stone; "
          "12 moves were read.");
  warning.line = 0;
  expect (tengen_words_warning (&warning, TENGEN_FOREIGN_GIB),
          "This move is on a point that has a stone; 12 moves were read.");
}

/* Forms of bytes have no lines. */
static void
test_byte (void)
{
  TengenSgfWarning warning = { .fault = TENGEN_SGF_FAULT_MOVE_OFF_BOARD,
                               .line = 1,
                               .column = 25,
                               .number = 1 };

  speak ("en");
  expect (tengen_words_warning (&warning, TENGEN_FOREIGN_RENLIB),
          "Byte 25: This move is off the board; 1 move was read.");
  speak ("ja");
  expect (tengen_words_warning (&warning, TENGEN_FOREIGN_POS),
          "25バイト目：盤の外の手です。1手まで読み込みました。");
  g_assert_false (tengen_foreign_is_binary (TENGEN_FOREIGN_PISKVORK));
}

/* Each refusal is a sentence of its own that names the form. */
static void
test_foreign_error (void)
{
  g_autoptr (GHashTable) seen =
      g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GError) empty =
      g_error_new_literal (TENGEN_SGF_ERROR, TENGEN_SGF_ERROR_EMPTY, "detail");
  g_autoptr (GError) newer = g_error_new_literal (
      TENGEN_FOREIGN_ERROR, TENGEN_FOREIGN_ERROR_VERSION, "9.00");
  const int last = TENGEN_FOREIGN_ERROR_CHARSET;

  speak ("ja");
  for (int code = 0; code <= last; code++)
    {
      g_autoptr (GError) error =
          g_error_new_literal (TENGEN_FOREIGN_ERROR, code, "detail");
      char *said = tengen_words_foreign_error (error, TENGEN_FOREIGN_GIB);

      g_assert_true (code == TENGEN_FOREIGN_ERROR_LINKER ||
                     strstr (said, "Tygem GIB") != NULL);
      g_assert_true (g_hash_table_add (seen, said));
    }
  speak ("en");
  expect (tengen_words_foreign_error (newer, TENGEN_FOREIGN_RENLIB),
          "This RenLib (.lib) file is of the newer version 9.00, which is not "
          "known.");
  expect (tengen_words_foreign_error (empty, TENGEN_FOREIGN_NONE),
          "There is no game record in this file.");
}

static void
test_foreign_form (void)
{
  g_autoptr (GHashTable) seen =
      g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint form = 0; form <= TENGEN_FOREIGN_JAGO; form++)
    g_assert_true (g_hash_table_add (
        seen, tengen_words_foreign_form ((TengenForeignForm) form)));
}

static void
test_edit (void)
{
  speak ("en");
  expect (tengen_words_edit ("mark"), "Mark");
  expect (tengen_words_edit ("what is this"), "Change");
  speak ("ja");
  expect (tengen_words_edit ("mark"), "印");
  expect (tengen_words_edit ("comment"), "コメント");
  expect (tengen_words_edit ("what is this"), "変更");
}

static void
test_evaluation (void)
{
  speak ("ja");
  expect (tengen_words_evaluation (TENGEN_EVALUATION_BAD, 1), "悪手");
  expect (tengen_words_evaluation (TENGEN_EVALUATION_BAD, 2), "大悪手");
  expect (tengen_words_evaluation (TENGEN_EVALUATION_EVEN, 1), "互角");
  speak ("en");
  expect (tengen_words_evaluation (TENGEN_EVALUATION_GOOD, 2),
          "Excellent move");
}

static void
test_date (void)
{
  speak ("ja");
  expect (tengen_words_date ("2026-11-21"), "2026年11月21日");
  expect (tengen_words_date ("1995-05"), "1995年5月");
  expect (tengen_words_date ("1846"), "1846年");
  expect (tengen_words_date ("1996-05-06,07,08"), "1996年5月6日・7日・8日");
  expect (tengen_words_date ("1996-05-06,06-07"), "1996年5月6日・6月7日");
  expect (tengen_words_date ("some day"), "some day");
  speak ("zh_CN");
  expect (tengen_words_date ("2026-11-21"), "2026年11月21日");
  speak ("en");
  expect (tengen_words_date ("2026-11-21"), "21 Nov 2026");
  expect (tengen_words_date ("1995-05"), "May 1995");
  expect (tengen_words_date ("1996-05-06,07"), "6 May 1996, 7");
  expect (tengen_words_date ("1996-05-06,06-07"), "6 May 1996, 7 Jun");
}

static void
test_era (void)
{
  speak ("ja");
  expect (tengen_words_date_and_era ("2026-11-21"),
          "2026年（令和8年）11月21日");
  expect (tengen_words_date_and_era ("2019-05-01"), "2019年（令和元年）5月1日");
  expect (tengen_words_date_and_era ("2019-04-30"),
          "2019年（平成31年）4月30日");
  expect (tengen_words_date_and_era ("1995-05"), "1995年（平成7年）5月");
  expect (tengen_words_date_and_era ("1996-05-06,07"),
          "1996年（平成8年）5月6日・7日");
  expect (tengen_words_date_and_era ("1846"), "1846年");
  speak ("en");
  expect (tengen_words_date_and_era ("2026-11-21"), "21 Nov 2026");
}

static void
test_day (void)
{
  g_autoptr (GDateTime) time = g_date_time_new_utc (2026, 1, 2, 3, 4, 5);

  speak ("ja");
  expect (tengen_words_day (time), "2026年1月2日");
  speak ("en");
  expect (tengen_words_day (time), "2 Jan 2026");
}

static void
test_result (void)
{
  speak ("ja");
  expect (tengen_words_recorded_result ("B+R", NULL), "黒の中押し勝ち");
  expect (tengen_words_recorded_result ("W+1.5", NULL), "白の1目半勝ち");
  expect (tengen_words_recorded_result ("Jigo", NULL), "引き分け");
  expect (tengen_words_recorded_result ("has adjourned.", NULL),
          "has adjourned.");
  expect (tengen_words_recorded_result ("?", NULL), "?");
}

static void
test_title (void)
{
  g_autoptr (TengenRecord) record =
      read_record ("(;EV[市民大会]RO[決勝]PB[花子]PW[太郎]GN[x])"
                   "(;GN[Game A]PB[Hanako])(;PW[ ])(;RO[ 2]PB[a])"
                   "(;EV[\u202E大会]PB[\u2066花子]PW[\u202E太郎])");

  speak ("ja");
  expect (tengen_words_title (record, tengen_record_get_game (record, 0)),
          "市民大会 決勝　花子 対 太郎");
  expect (tengen_words_title (record, tengen_record_get_game (record, 1)),
          "Game A　黒：Hanako");
  expect (tengen_words_title (record, tengen_record_get_game (record, 2)), "");
  expect (tengen_words_title (record, tengen_record_get_game (record, 3)),
          "第2局　黒：a");
  expect (tengen_words_title (record, tengen_record_get_game (record, 4)),
          "大会　花子 対 太郎");
  speak ("en");
  expect (tengen_words_title (record, tengen_record_get_game (record, 0)),
          "市民大会 決勝 · 花子 – 太郎");
}

static void
test_names (void)
{
  speak ("ja");
  expect (tengen_words_property (TENGEN_PROPERTY_TR), "三角印");
  g_assert_null (tengen_words_property (TENGEN_PROPERTY_OTHER));
  expect (tengen_words_charset ("CP932"), "日本語（Shift_JIS）");
  expect (tengen_words_charset ("UTF-16LE"), "UTF-16（LE）");
  expect (tengen_words_charset ("UTF-16BE"), "UTF-16（BE）");
  expect (tengen_words_charset ("CP1251"), "キリル文字（Windows-1251）");
  expect (tengen_words_charset ("CP1252"), "西欧（Windows-1252）");
  expect (tengen_words_charset ("ISO-8859-2"), "中欧（ISO-8859-2）");
  expect (tengen_words_charset ("KOI8-R"), "KOI8-R");
}

/* A move of long ago is named, not advised against. */
static void
test_forced (void)
{
  const TengenReason ko = { .code = TENGEN_REASON_KO, .move = 14 };
  const TengenReason stone = { .code = TENGEN_REASON_OCCUPIED };

  speak ("en");
  expect (tengen_words_forced (&ko),
          "Played as recorded, though the rules forbid it. (Ko)");
  speak ("ja");
  expect (tengen_words_forced (&ko),
          "棋譜のとおりに打ちましたが、ルールでは打てない手です（コウです）");
  expect (tengen_words_forced (&stone),
          "棋譜のとおりに打ちましたが、ルールでは打てない手です"
          "（ここには、もう石があります）");
}

static void
test_again (void)
{
  g_autoptr (GArray) again =
      g_array_new (FALSE, FALSE, sizeof (TengenNumberAgain));
  const TengenNumberAgain first = { 20, 112, 5 };
  const TengenNumberAgain second = { 31, 0, 3 * 19 + 15 };
  const TengenNumbers numbers = { .again = again };

  speak ("ja");
  expect (tengen_words_again (&numbers, TENGEN_NOTATION_JAPANESE, 19, 19), "");
  g_array_append_val (again, first);
  g_array_append_val (again, second);
  expect (tengen_words_again (&numbers, TENGEN_NOTATION_JAPANESE, 19, 19),
          "20 = 112、31（16の四）");
  speak ("en");
  expect (tengen_words_again (&numbers, TENGEN_NOTATION_A1, 19, 19),
          "20 = 112, 31 (Q16)");
}

static void
test_games (void)
{
  TengenGameSetup setup = { .game = 4, .width = 15, .height = 15 };

  speak ("ja");
  expect (tengen_words_game (&setup), "連珠　15路盤");
  expect (tengen_words_start (&setup, "　"), "連珠　15路盤");
  setup.game = 8;
  setup.width = setup.height = 1;
  expect (tengen_words_game (&setup), "将棋");
  expect (tengen_words_terms (&setup), "");
  setup.game = 99;
  expect (tengen_words_game (&setup), "99番のゲーム");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  tengen_words_init ("/nonexistent");
  g_test_add_func ("/words/record/warning", test_warning);
  g_test_add_func ("/words/record/byte", test_byte);
  g_test_add_func ("/words/record/foreign/error", test_foreign_error);
  g_test_add_func ("/words/record/foreign/form", test_foreign_form);
  g_test_add_func ("/words/record/edit", test_edit);
  g_test_add_func ("/words/record/evaluation", test_evaluation);
  g_test_add_func ("/words/record/date", test_date);
  g_test_add_func ("/words/record/era", test_era);
  g_test_add_func ("/words/record/day", test_day);
  g_test_add_func ("/words/record/result", test_result);
  g_test_add_func ("/words/record/title", test_title);
  g_test_add_func ("/words/record/names", test_names);
  g_test_add_func ("/words/record/forced", test_forced);
  g_test_add_func ("/words/record/again", test_again);
  g_test_add_func ("/words/record/games", test_games);
  return g_test_run ();
}
