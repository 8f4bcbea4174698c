/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-words-renju: the sentences of Renju, in English and in Japanese
 */
#include "tengen-words-record.h"
#include "tengen-words-renju.h"

#include "tengen-board-notation.h"
#include "tengen-sgf-reader.h"
#include "tengen-words.h"
#include "words-said.h"

#include <string.h>

static TengenPoint
at (const char *name)
{
  TengenPoint point = TENGEN_POINT_NONE;

  g_assert_true (
      tengen_notation_parse (TENGEN_NOTATION_RENJU, 15, 15, name, &point));
  return point;
}

/* Whatever there is to tell, it is told in the language of the reader. */
static void
check_words (char *said, const char *stop)
{
  g_assert_false (g_str_is_ascii (said));
  g_assert_null (strchr (said, '%'));
  g_assert_true (g_str_has_suffix (said, stop));
  g_free (said);
}

static void
test_names (void)
{
  speak ("ja");
  expect (tengen_words_renju_shape (TENGEN_RENJU_SHAPE_FIVE), "五連");
  expect (tengen_words_renju_shape (TENGEN_RENJU_SHAPE_OVERLINE), "長連");
  expect (tengen_words_renju_shape (TENGEN_RENJU_SHAPE_STRAIGHT_FOUR), "棒四");
  expect (tengen_words_renju_shape (TENGEN_RENJU_SHAPE_FOUR), "四");
  expect (tengen_words_renju_shape (TENGEN_RENJU_SHAPE_SPLIT_FOUR), "トビ四");
  expect (tengen_words_renju_shape (TENGEN_RENJU_SHAPE_THREE), "三");
  expect (tengen_words_renju_shape (TENGEN_RENJU_SHAPE_SPLIT_THREE), "トビ三");
  expect (tengen_words_renju_classes (0), "");
  expect (tengen_words_renju_classes (TENGEN_RENJU_FIVE), "五連");
  expect (tengen_words_renju_classes (TENGEN_RENJU_FORBIDDEN),
          "長連・四々・三々");
  expect (tengen_words_renju_player (TENGEN_RENJU_PLAYER_FIRST), "仮先");
  expect (tengen_words_renju_player (TENGEN_RENJU_PLAYER_SECOND), "仮後");
  speak ("en");
  expect (tengen_words_renju_shape (TENGEN_RENJU_SHAPE_STRAIGHT_FOUR),
          "straight four");
  expect (tengen_words_renju_classes (TENGEN_RENJU_DOUBLE_FOUR |
                                      TENGEN_RENJU_DOUBLE_THREE),
          "double-four and double-three");
}

static void
test_patterns (void)
{
  speak ("ja");
  expect (tengen_words_renju_pattern (3), "花月（かげつ）");
  expect (tengen_words_renju_pattern_name (3), "花月");
  expect (tengen_words_renju_pattern (22), "明星（みょうじょう）");
  speak ("en");
  expect (tengen_words_renju_pattern (3), "Kagetsu (花月)");
  expect (tengen_words_renju_pattern_name (3), "Kagetsu");
  speak ("zh_CN");
  expect (tengen_words_renju_pattern (1), "溪月");
  expect (tengen_words_renju_pattern_name (1), "溪月");
}

/* --- Regulations --- */

static char *
name_regulation (const char *text)
{
  TengenRenjuRules rules;

  g_assert_true (tengen_renju_rules_parse (text, &rules));
  return tengen_words_renju_regulation (&rules);
}

static void
test_regulations (void)
{
  g_autoptr (GHashTable) seen =
      g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  speak ("ja");
  for (int i = TENGEN_RENJU_FREE; i < TENGEN_RENJU_N_REGULATIONS; i++)
    {
      TengenRenjuRules rules;

      tengen_renju_rules_init (&rules, (TengenRenjuRegulation) i);
      g_assert_true (
          g_hash_table_add (seen, tengen_words_renju_regulation (&rules)));
      check_words (
          tengen_words_renju_regulation_line ((TengenRenjuRegulation) i), "。");
    }
  expect (name_regulation ("none"), NULL);
  expect (name_regulation ("free"), "自由打ち");
  expect (name_regulation ("s26"), "珠型交代打ち");
  expect (name_regulation ("tara-10 declared"), "五珠交替打ち（10題）");
  expect (name_regulation ("tara-5"), "五珠交替打ち（5題）");
  expect (name_regulation ("soos-8"), "四珠交替打ち（8題まで）");
  check_words (tengen_words_renju_ending_line (TRUE), "。");
  check_words (tengen_words_renju_ending_line (FALSE), "。");
  speak ("en");
  expect (name_regulation ("soos-4"), "Soosõrv-4");
  expect (tengen_words_renju_ending_line (FALSE),
          "Five in a row ends the game by itself. Before a forbidden move "
          "Black is asked; played, it loses.");
}

/* --- Openings --- */

static void
decide (TengenRenjuOpening *opening, const char *word)
{
  static const char *const choices[] = { "stay", "swap", "fifths", "more" };

  for (gsize i = 0; i < G_N_ELEMENTS (choices); i++)
    if (g_str_equal (word, choices[i]))
      {
        tengen_renju_opening_choose (opening, (TengenRenjuChoice) i);
        return;
      }
  if (g_ascii_isdigit (*word))
    tengen_renju_opening_declare (opening, word[0] - '0');
  else if (*word == '+')
    tengen_renju_opening_offer (opening, at (word + 1));
  else
    tengen_renju_opening_put (opening, at (word));
}

/* The prompts before each word of a script and after the last one. */
static char *
prompt (const char *rules_text, const char *script, const char *who)
{
  g_auto (GStrv) words = g_strsplit (script, " ", -1);
  GString *text = g_string_new (NULL);
  TengenRenjuRules rules;
  TengenRenjuOpening opening;

  g_assert_true (tengen_renju_rules_parse (rules_text, &rules));
  tengen_renju_opening_init (&opening, &rules);
  for (guint i = 0; words[i] != NULL; i++)
    {
      g_autofree char *said = tengen_words_renju_prompt (&opening, who);

      g_string_append_printf (text, "%s\n", said != NULL ? said : "-");
      decide (&opening, words[i]);
    }
  g_assert_null (tengen_words_renju_prompt (&opening, who));
  return g_string_free (text, FALSE);
}

static const struct
{
  const char *rules;
  const char *script;
  const char *japanese;
} openings[] = {
  { "s26",
    "H8 I9 H9 stay",
    "仮先：珠型を選んでください。\n"
    "仮先：珠型の2手目（白）を中央の3×3の中に置いてください。\n"
    "仮先：珠型の3手目（黒）を中央の5×5の中に置いてください。\n"
    "仮後：黒白を交代しますか。\n" },
  { "yama",
    "H8 I9 H9 3 swap J8 +G10 +L5 +L12 L5",
    "仮先：珠型を選んでください。\n"
    "仮先：珠型の2手目（白）を中央の3×3の中に置いてください。\n"
    "仮先：珠型の3手目（黒）を中央の5×5の中に置いてください。\n"
    "仮先：題数（五手目の候補の数）を決めてください（1〜12）。\n"
    "仮後：題数は 3 です。黒白を交代しますか。\n"
    "白：4手目を好きな所に打ってください。\n"
    "黒：五手目の候補を3個出してください（同じ形は出せません）。\n"
    "黒：五手目の候補をあと2個出してください。\n"
    "黒：五手目の候補をあと1個出してください。\n"
    "白：残す五手目を一つ選んでください。\n" },
  { "soos-8",
    "H8 I9 H9 stay J8 1 swap G10",
    "仮先：珠型を選んでください。\n"
    "仮先：珠型の2手目（白）を中央の3×3の中に置いてください。\n"
    "仮先：珠型の3手目（黒）を中央の5×5の中に置いてください。\n"
    "仮後：黒白を交代しますか。\n"
    "白：4手目を好きな所に打ってください。\n"
    "白：題数（五手目の候補の数）を決めてください（1〜8）。\n"
    "黒：題数は 1 です。黒白を交代しますか。\n"
    "黒：5手目を好きな所に打ってください。\n" },
  { "tara-10",
    "H8 stay I9 swap H9 stay J8 fifths +G10 +L5 +L12 +D3 +A1 +O15 +C9 +M3 +B7 "
    "+N9 D3",
    "黒：初手を天元（H8）に打ってください。\n"
    "白：黒白を交代しますか。\n"
    "白：2手目を中央の3×3の中に打ってください。\n"
    "黒：黒白を交代しますか。\n"
    "黒：3手目を中央の5×5の中に打ってください。\n"
    "白：黒白を交代しますか。\n"
    "白：4手目を中央の7×7の中に打ってください。\n"
    "黒：どう進めますか（候補を出すなら10個）。\n"
    "黒：五手目の候補を10個出してください（同じ形は出せません）。\n"
    "黒：五手目の候補をあと9個出してください。\n"
    "黒：五手目の候補をあと8個出してください。\n"
    "黒：五手目の候補をあと7個出してください。\n"
    "黒：五手目の候補をあと6個出してください。\n"
    "黒：五手目の候補をあと5個出してください。\n"
    "黒：五手目の候補をあと4個出してください。\n"
    "黒：五手目の候補をあと3個出してください。\n"
    "黒：五手目の候補をあと2個出してください。\n"
    "黒：五手目の候補をあと1個出してください。\n"
    "白：残す五手目を一つ選んでください。\n" },
  { "tara-1",
    "H8 stay I9 stay H9 stay J8 fifths G10",
    "黒：初手を天元（H8）に打ってください。\n"
    "白：黒白を交代しますか。\n"
    "白：2手目を中央の3×3の中に打ってください。\n"
    "黒：黒白を交代しますか。\n"
    "黒：3手目を中央の5×5の中に打ってください。\n"
    "白：黒白を交代しますか。\n"
    "白：4手目を中央の7×7の中に打ってください。\n"
    "黒：どう進めますか（候補を出すなら1個）。\n"
    "黒：5手目を好きな所に打ってください。\n" },
  { "tara-10",
    "H8 stay I9 stay H9 stay J8 stay G10 stay",
    "黒：初手を天元（H8）に打ってください。\n"
    "白：黒白を交代しますか。\n"
    "白：2手目を中央の3×3の中に打ってください。\n"
    "黒：黒白を交代しますか。\n"
    "黒：3手目を中央の5×5の中に打ってください。\n"
    "白：黒白を交代しますか。\n"
    "白：4手目を中央の7×7の中に打ってください。\n"
    "黒：どう進めますか（候補を出すなら10個）。\n"
    "黒：5手目を中央の9×9の中に打ってください。\n"
    "白：黒白を交代しますか。\n" },
  { "ssakata",
    "H8 I9 H9 J8 G10 more L5 L12 stay",
    "仮先：珠型を選んでください。\n"
    "仮先：珠型の2手目（白）を中央の3×3の中に置いてください。\n"
    "仮先：珠型の3手目（黒）を中央の5×5の中に置いてください。\n"
    "仮後：4手目（白）を中央の7×7の中に打ってください。\n"
    "仮後：5手目（黒）を中央の9×9の中に打ってください。\n"
    "仮先：黒白どちらを持つか決めるか、白と黒を一つずつ置いて相手に選ば"
    "せてください。\n"
    "仮先：6手目（白）を好きな所に打ってください。\n"
    "仮先：7手目（黒）を好きな所に打ってください。\n"
    "仮後：黒白どちらを持つか決めるか、白と黒を一つずつ置いて相手に選ば"
    "せてください。\n" },
  { "pro",
    "H8 I9 L4",
    "黒：初手を天元（H8）に打ってください。\n"
    "白：2手目を好きな所に打ってください。\n"
    "黒：3手目を中央の5×5の外に打ってください。\n" },
};

static void
test_prompts (void)
{
  speak ("ja");
  for (gsize i = 0; i < G_N_ELEMENTS (openings); i++)
    expect (prompt (openings[i].rules, openings[i].script, NULL),
            openings[i].japanese);
  expect (prompt ("free", "H8", "花子"),
          "花子（黒）：初手を天元（H8）に打ってください。\n");
  expect (prompt ("swap1", "H8 swap", "花子"),
          "花子（仮先）：1手目（黒）を好きな所に打ってください。\n"
          "花子（仮後）：黒白を交代しますか。\n");
}

static void
test_prompts_english (void)
{
  speak ("en");
  expect (prompt ("rif", "H8 I9 H9 swap J8 +G10 +L5 L5", NULL),
          "Tentative Black: choose an opening pattern.\n"
          "Tentative Black: put stone 2 (White) of the pattern within the "
          "central 3×3.\n"
          "Tentative Black: put stone 3 (Black) of the pattern within the "
          "central 5×5.\n"
          "Tentative White: do you exchange the colours?\n"
          "White: put stone 4 wherever you like.\n"
          "Black: offer 2 fifth moves, no two of them of the same shape.\n"
          "Black: offer 1 fifth move more.\n"
          "White: choose the fifth move that stays.\n");
  expect (prompt ("free", "H8", "Hanako"),
          "Hanako (Black): put the first stone on the centre (H8).\n");
}

static void
test_choices (void)
{
  speak ("ja");
  expect (
      tengen_words_renju_choice (TENGEN_RENJU_CHOICE_STAY, TENGEN_STONE_WHITE),
      "このまま（白）");
  expect (
      tengen_words_renju_choice (TENGEN_RENJU_CHOICE_SWAP, TENGEN_STONE_WHITE),
      "交代する（黒を持つ）");
  expect (tengen_words_renju_choice (TENGEN_RENJU_CHOICE_FIFTHS,
                                     TENGEN_STONE_BLACK),
          "五手目の候補を出す（黒のまま）");
  expect (
      tengen_words_renju_choice (TENGEN_RENJU_CHOICE_MORE, TENGEN_STONE_WHITE),
      "石を二つ置く（相手が選ぶ）");
  speak ("en");
  expect (
      tengen_words_renju_choice (TENGEN_RENJU_CHOICE_SWAP, TENGEN_STONE_BLACK),
      "Exchange (take White)");
}

/* --- What may not be done --- */

static const struct
{
  TengenReasonCode code;
  const char *point;
  const char *japanese;
} refusals[] = {
  { TENGEN_REASON_FORBIDDEN,
    NULL,
    "禁手です。黒がここに打つと白の勝ちになります。" },
  { TENGEN_REASON_CENTER, NULL, "初手は天元（H8）に打ちます。" },
  { TENGEN_REASON_AREA,
    NULL,
    "開局の決まりで、この石は示された範囲の中に打ちます。" },
  { TENGEN_REASON_STEP,
    NULL,
    "先に済ませる開局の手順があります。表示されている指示に従ってください。" },
  { TENGEN_REASON_OFFERED,
    NULL,
    "その点はもう候補に出ています。別の点を選んでください。" },
  { TENGEN_REASON_TWIN,
    NULL,
    "この五手目は前に出した候補と同じ形です（回すか裏返すと重なります）。別の点"
    "を選んでください。" },
  { TENGEN_REASON_TWIN,
    "J7",
    "この五手目は J7 "
    "と同じ形です（回すか裏返すと重なります）。別の点を選んでください。" },
  { TENGEN_REASON_NOT_OFFERED,
    NULL,
    "その点は候補に出ていません。盤に示された候補の中から選んでください。" },
  { TENGEN_REASON_EARLY_PASS,
    NULL,
    "六つ目の石が置かれるまでパスはできません。" },
  { TENGEN_REASON_NO_CLAIM,
    NULL,
    "この対局は自動で終わるので、宣言や指摘はいりません。" },
  { TENGEN_REASON_NO_FIVE,
    NULL,
    "その色の五連は盤にありません。対局を続けてください。" },
  { TENGEN_REASON_NO_FORBIDDEN,
    NULL,
    "指摘できる禁手はありません。対局を続けてください。" },
  { TENGEN_REASON_NO_FORBIDDEN,
    "J7",
    "黒の最後の石（J7）は禁手ではありません。対局を続けてください。" },
  { TENGEN_REASON_LATE,
    NULL,
    "禁手の指摘は、白が次の手を打つ前に限ります。対局を続けてください。" },
  { TENGEN_REASON_ADMIT,
    NULL,
    "五連が宣言されています。まず、認めるかどうか答えてください。" },
  { TENGEN_REASON_OTHER_GAME, NULL, "この対局にはない操作です。" },
};

static void
test_refusals (void)
{
  speak ("ja");
  for (gsize i = 0; i < G_N_ELEMENTS (refusals); i++)
    {
      g_autoptr (TengenReason) reason = tengen_reason_new (refusals[i].code);

      if (refusals[i].point != NULL)
        {
          reason->point = at (refusals[i].point);
          g_array_append_val (reason->points, reason->point);
        }
      expect (tengen_words_reason (reason, NULL), refusals[i].japanese);
    }
}

/* --- Games --- */

/* Goes to the end of the main line. */
static TengenPosition *
open_game (const char *text, TengenRecord **record)
{
  g_autoptr (TengenSgfReading) reading =
      tengen_sgf_read (text, strlen (text), NULL, NULL);
  TengenPosition *position;
  TengenNode node;

  g_assert_nonnull (reading->record);
  *record = g_steal_pointer (&reading->record);
  node = tengen_record_get_game (*record, 0);
  position = tengen_position_new (*record, node);
  while ((node = tengen_record_get_child (*record, node)) != TENGEN_NODE_NONE)
    tengen_position_goto (position, node);
  return position;
}

static void
expect_end (const char *text, const char *expected)
{
  g_autoptr (TengenRecord) record = NULL;
  g_autoptr (TengenPosition) position = open_game (text, &record);
  TengenResult result = tengen_position_get_result (position);

  expect (
      tengen_words_renju_end (tengen_position_get_renju (position), &result),
      expected);
}

#define BEGIN "(;GM[4]FF[4]SZ[15]RU[Renju]"
#define DECLARED "(;GM[4]FF[4]SZ[15]TNR[renju free declared]"
#define BLACK_FIVE ";B[hh];W[ha];B[ih];W[ja];B[jh];W[la];B[kh];W[na];B[lh]"

static void
test_ends (void)
{
  speak ("ja");
  expect_end (BEGIN BLACK_FIVE ")", "黒の勝ち（五連）");
  expect_end (BEGIN "AW[aa][ba][ca][ea][fa]AB[hh]PL[W];W[da])",
              "白の勝ち（長連）");
  expect_end (BEGIN "AW[aa][ba][ca][ea]AB[hh]PL[W];W[da])", "白の勝ち（五連）");
  expect_end (BEGIN "AB[ff][gf][hh][hg];B[hf])", "白の勝ち（黒の禁手：三々）");
  expect_end (BEGIN ";B[hh];W[];B[])", "引き分け（両者パス）");
  expect_end (BEGIN ";B[hh];W[hg]TNA[draw])", "引き分け（合意）");
  expect_end (BEGIN ";B[hh];W[hg]TNA[resign B])", "白の勝ち（黒の投了）");
  expect_end (BEGIN ";B[hh];W[hg]TNA[time W])", "黒の勝ち（白の時間切れ）");
  expect_end (DECLARED BLACK_FIVE "TNC[five B]TNA[admit W])",
              "黒の勝ち（五連）");
  expect_end (DECLARED "AB[ff][gf][hh][hg];B[hf]TNA[forbidden W])",
              "白の勝ち（黒の禁手：三々）");
  speak ("en");
  expect_end (BEGIN "AB[ff][gf][hh][hg];B[hf])",
              "White wins (forbidden move: double-three)");
  expect_end (BEGIN ";B[hh];W[hg]TNA[time W])",
              "Black wins (time of White is up)");
}

static void
test_results (void)
{
  g_autoptr (TengenGameSetup) setup = NULL;
  TengenRenjuRules rules;
  TengenResult result = { TENGEN_RESULT_FIVE, TENGEN_STONE_BLACK, 0 };

  tengen_renju_rules_init (&rules, TENGEN_RENJU_FREE);
  setup = tengen_game_setup_new_renju (&rules);
  speak ("ja");
  expect (tengen_words_outcome (setup, &result), "黒の勝ち（五連）");
  expect (tengen_words_result (&result, TENGEN_GO_UNIT_MOKU),
          "黒の勝ち（五連）");
  result = (TengenResult){ TENGEN_RESULT_FORBIDDEN, TENGEN_STONE_WHITE, 0 };
  expect (tengen_words_outcome (setup, &result), "白の勝ち（黒の禁手）");
  expect (tengen_words_result (&result, TENGEN_GO_UNIT_MOKU),
          "白の勝ち（禁手）");
  result = (TengenResult){ TENGEN_RESULT_UNKNOWN, TENGEN_STONE_NONE, 0 };
  expect (tengen_words_outcome (setup, &result), "");
  result = (TengenResult){ TENGEN_RESULT_DRAW, TENGEN_STONE_NONE, 0 };
  expect (tengen_words_outcome (setup, &result), "引き分け");
  expect (tengen_words_recorded_result ("W+F", setup),
          "白の勝ち（禁手または反則）");
  expect (tengen_words_recorded_result ("B+R", setup), "黒の勝ち（白の投了）");
  result = (TengenResult){ TENGEN_RESULT_RESIGN, TENGEN_STONE_WHITE, 0 };
  expect (tengen_words_outcome (setup, &result), "白の勝ち（黒の投了）");
}

/* Title, terms and whose turn it is. */
static char *
describe (const char *text)
{
  g_autoptr (TengenRecord) record = NULL;
  g_autoptr (TengenPosition) position = open_game (text, &record);
  g_autofree char *title = tengen_words_renju_title (position);
  g_autofree char *terms =
      tengen_words_terms (tengen_position_get_setup (position));
  g_autofree char *turn = tengen_words_renju_turn (position);

  return g_strdup_printf ("%s|%s|%s", title, terms, turn != NULL ? turn : "-");
}

static void
test_titles (void)
{
  speak ("ja");
  expect (describe ("(;GM[4]SZ[15])"), "連珠　15路盤|連珠のルール（推定）|-");
  expect (describe ("(;GM[4]SZ[15]RU[Renju];B[hh];W[ig];B[hg])"),
          "連珠　雲月||-");
  expect (describe ("(;GM[4]SZ[15]TNR[renju s26];B[hh];W[ig];B[hg])"),
          "連珠　珠型交代打ち・雲月|珠型交代打ち|開局・仮後の番");
  expect (describe ("(;GM[4]SZ[15]TNR[renju tara-10 declared];B[hh])"),
          "連珠　五珠交替打ち（10題）|五珠交替打ち（10題）・宣言・指摘|"
          "開局・白の番");
  expect (describe (DECLARED BLACK_FIVE "TNC[five B])"),
          "連珠　自由打ち|自由打ち・宣言・指摘|黒の五連の宣言・白の返答待ち");
  speak ("en");
  expect (describe ("(;GM[4]SZ[15]TNR[renju s26];B[hh];W[ig];B[hg])"),
          "Renju: Swap after pattern, Ungetsu|Swap after pattern|"
          "Opening, Tentative White decides");
}

/* Where a game stands, at the end of its main line. */
static char *
say_status (const char *text)
{
  g_autoptr (TengenSgfReading) reading =
      tengen_sgf_read (text, strlen (text), NULL, NULL);
  g_autoptr (TengenGame) game = NULL;

  g_assert_nonnull (reading->record);
  game = tengen_game_open (g_steal_pointer (&reading->record), 0);
  return tengen_words_status (game);
}

static void
test_status (void)
{
  speak ("ja");
  expect (say_status ("(;GM[4]SZ[15]TNR[renju s26])"), "1手目・黒の番");
  expect (say_status ("(;GM[4]SZ[15]TNR[renju s26];B[hh];W[ig];B[hg])"),
          "開局・仮後の番");
  expect (say_status ("(;GM[4]SZ[15]TNR[renju free];B[hh];W[hg]RE[W+R]"
                      "TNA[resign B])"),
          "対局終了　白の勝ち（黒の投了）");
  expect (say_status ("(;GM[4]SZ[15]TNR[renju free]RE[B+];B[hh];W[hg])"),
          "2手まで・黒の勝ち");
  expect (say_status ("(;GM[4]SZ[15]TNR[renju free]" BLACK_FIVE ")"),
          "対局終了　黒の勝ち（五連）");
}

static void
test_edits (void)
{
  speak ("ja");
  expect (tengen_words_edit ("opening"), "開局の手順");
  expect (tengen_words_edit ("claim"), "宣言");
  expect (tengen_words_edit ("draw"), "合意の引き分け");
  expect (tengen_words_edit ("time"), "時間切れ");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  tengen_words_init ("/nonexistent");
  g_test_add_func ("/words/renju/names", test_names);
  g_test_add_func ("/words/renju/patterns", test_patterns);
  g_test_add_func ("/words/renju/regulations", test_regulations);
  g_test_add_func ("/words/renju/prompts", test_prompts);
  g_test_add_func ("/words/renju/prompts-english", test_prompts_english);
  g_test_add_func ("/words/renju/choices", test_choices);
  g_test_add_func ("/words/renju/refusals", test_refusals);
  g_test_add_func ("/words/renju/ends", test_ends);
  g_test_add_func ("/words/renju/results", test_results);
  g_test_add_func ("/words/renju/titles", test_titles);
  g_test_add_func ("/words/renju/status", test_status);
  g_test_add_func ("/words/renju/edits", test_edits);
  return g_test_run ();
}
