/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-describe-info: game info as files have it; texts that are anything
 */
#include "edit-apply.h"
#include "tengen-describe-info.h"

static void
check_info (const TengenGame *game,
            TengenNode node,
            TengenProperty property,
            const char *expected)
{
  g_autofree char *text =
      tengen_info_get (tengen_game_get_record (game), node, property);

  g_assert_cmpstr (text, ==, expected);
}

static void
test_get (void)
{
  g_autoptr (TengenGame) game = open_text (
      "(;SZ[5]PB[a\\]b]EV[x];B[aa](;W[bb]PB[c]RE[B+R];B[cc])(;W[dd]KM[]))");
  const TengenRecord *record = tengen_game_get_record (game);

  check_info (game, 1, TENGEN_PROPERTY_PB, "a]b");
  check_info (game, 2, TENGEN_PROPERTY_PB, "a]b");
  check_info (game, 4, TENGEN_PROPERTY_PB, "c");
  check_info (game, 4, TENGEN_PROPERTY_EV, "x");
  check_info (game, 4, TENGEN_PROPERTY_RE, "B+R");
  check_info (game, 5, TENGEN_PROPERTY_RE, NULL);
  check_info (game, 5, TENGEN_PROPERTY_KM, NULL);
  check_info (game, 1, TENGEN_PROPERTY_DT, NULL);
  g_assert_cmpuint (tengen_info_find_node (record, 4), ==, 3);
  g_assert_cmpuint (tengen_info_find_node (record, 2), ==, 1);
}

static void
test_find_node (void)
{
  g_autoptr (TengenGame) game = open_text ("(;SZ[5];B[aa];W[bb])");

  g_assert_cmpuint (
      tengen_info_find_node (tengen_game_get_record (game), 3), ==, 1);
}

static void
test_dialect (void)
{
  g_autoptr (TengenGame) game = open_text (
      "(TE[第1期名人戦]RD[2001年2月3日]KO[黒6目半]LT[60]LC[5]TM[8時間]"
      "PB[甲]PW[乙]RE[257手完　黒中押し勝ち]GK[1];B[pd]TE[1];W[dd])");
  const TengenRecord *record = tengen_game_get_record (game);

  g_assert_true (tengen_info_is_dialect (record, 1));
  check_info (game, 2, TENGEN_PROPERTY_EV, "第1期名人戦");
  check_info (game, 2, TENGEN_PROPERTY_DT, "2001年2月3日");
  check_info (game, 1, TENGEN_PROPERTY_KM, "黒6目半");
  check_info (game, 1, TENGEN_PROPERTY_OT, "5x60 byo-yomi");
  check_info (game, 1, TENGEN_PROPERTY_TM, "8時間");
  check_info (game, 1, TENGEN_PROPERTY_RE, "257手完　黒中押し勝ち");
  g_assert_true (tengen_info_has_other_name (record, 1, TENGEN_PROPERTY_EV));
  g_assert_false (tengen_info_has_other_name (record, 2, TENGEN_PROPERTY_EV));
  g_assert_false (tengen_info_has_other_name (record, 1, TENGEN_PROPERTY_PB));

  /* an edit stands beside what the dialect says, and hides it */
  apply (game, tengen_edit_text (record, 1, TENGEN_PROPERTY_EV, "x"));
  check_info (game, 2, TENGEN_PROPERTY_EV, "x");
  apply (game, tengen_edit_text (record, 1, TENGEN_PROPERTY_EV, NULL));
  check_info (game, 2, TENGEN_PROPERTY_EV, NULL);
  g_assert_null (tengen_edit_text (record, 1, TENGEN_PROPERTY_EV, ""));
  g_assert_true (tengen_info_is_dialect (record, 1));
}

static void
test_no_dialect (void)
{
  static const char *const FILES[] = {
    "(;SZ[5]TE[1]RD[2001-02-03])", "(;SZ[5]TE[x])",
    "(;SZ[5]RD[2001-02-03])",      "(;SZ[5]TE[x]RD[])",
    "(;SZ[5]KO[]RD[x])",
  };

  for (gsize i = 0; i < G_N_ELEMENTS (FILES); i++)
    {
      g_autoptr (TengenGame) game = open_text (FILES[i]);

      g_assert_false (
          tengen_info_is_dialect (tengen_game_get_record (game), 1));
      check_info (game, 1, TENGEN_PROPERTY_EV, NULL);
    }
}

/* Random texts do no harm. */
static void
test_random_texts (void)
{
  static const char *const PARTS[] = {
    "B", "W",  "+",  "黒", "白", "勝",  "ち",   "半", "目", "1",  "9",
    ".", "/",  "手", "完", "(",  ")",   "2026", "年", "月", "日", "-",
    ",", "昭", "和", "元", "十", "May", " ",    "½",  "子", "又", "\xE3",
  };

  for (int round = 0; round < 20000; round++)
    {
      g_autoptr (GString) text = g_string_new (NULL);
      g_autoptr (GArray) dates = NULL;
      g_autofree char *written = NULL;
      TengenResult result;

      for (int i = g_test_rand_int_range (0, 9); i > 0; i--)
        g_string_append (
            text, PARTS[g_test_rand_int_range (0, (int) G_N_ELEMENTS (PARTS))]);
      dates = tengen_info_parse_dates (text->str);
      written = tengen_info_write_dates (dates);
      g_assert_cmpint (written[0] == '\0', ==, dates->len == 0);
      if (!tengen_info_parse_result (text->str, &result))
        g_assert_cmpint (result.kind, ==, TENGEN_RESULT_UNKNOWN);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/info/get", test_get);
  g_test_add_func ("/info/find-node", test_find_node);
  g_test_add_func ("/info/dialect", test_dialect);
  g_test_add_func ("/info/dialect/none", test_no_dialect);
  g_test_add_func ("/info/random", test_random_texts);
  return g_test_run ();
}
