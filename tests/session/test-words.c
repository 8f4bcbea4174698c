/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-words: the same things said in English and in Japanese
 */
#include "tengen-words.h"
#include "words-said.h"

#include <errno.h>
#include <locale.h>
#include <stdlib.h>
#include <string.h>

static void
test_text (void)
{
  speak ("en");
  g_assert_cmpstr (tengen_words_text ("Territory"), ==, "Territory");
  g_assert_cmpstr (tengen_words_text (""), ==, "");
  g_assert_cmpstr (tengen_words_context ("point", ", "), ==, ", ");
  speak ("ja");
  g_assert_cmpstr (tengen_words_text ("Territory"), ==, "地");
  g_assert_cmpstr (tengen_words_text (""), ==, "");
  g_assert_cmpstr (
      tengen_words_text ("not a text of ours"), ==, "not a text of ours");
  g_assert_cmpstr (tengen_words_context ("terms", ", "), ==, "・");
  g_assert_cmpstr (tengen_words_context ("nowhere", "x"), ==, "x");
}

static void
test_plural (void)
{
  speak ("en");
  g_assert_cmpstr (
      tengen_words_plural ("%d stone", "%d stones", 1), ==, "%d stone");
  g_assert_cmpstr (
      tengen_words_plural ("%d stone", "%d stones", 2), ==, "%d stones");
  g_assert_cmpstr (
      tengen_words_plural_context ("moku", "%d point", "%d points", 1),
      ==,
      "%d point");
  g_assert_cmpstr (
      tengen_words_plural_context ("moku", "%d point", "%d points", 0),
      ==,
      "%d points");
  speak ("ja");
  g_assert_cmpstr (
      tengen_words_plural ("%d stone", "%d stones", 2), ==, "%d個");
  g_assert_cmpstr (
      tengen_words_plural_context ("area", "%d point", "%d points", 1),
      ==,
      "%d点");
}

static void
test_stone (void)
{
  speak ("en");
  expect (tengen_words_stone (TENGEN_STONE_BLACK), "Black");
  speak ("ja");
  expect (tengen_words_stone (TENGEN_STONE_BLACK), "黒");
  expect (tengen_words_stone (TENGEN_STONE_WHITE), "白");
  expect (tengen_words_stone (TENGEN_STONE_NONE), "空点");
}

static void
test_half_points (void)
{
  static const struct
  {
    int half_points;
    TengenGoUnit unit;
    const char *plain;
    const char *en;
    const char *ja;
  } rows[] = {
    { 0, TENGEN_GO_UNIT_MOKU, "0", "0 points", "0目" },
    { 1, TENGEN_GO_UNIT_MOKU, "0.5", "0.5 points", "半目" },
    { 2, TENGEN_GO_UNIT_MOKU, "1", "1 point", "1目" },
    { 13, TENGEN_GO_UNIT_MOKU, "6.5", "6.5 points", "6目半" },
    { -6, TENGEN_GO_UNIT_MOKU, "-3", "-3 points", "-3目" },
    { -1, TENGEN_GO_UNIT_MOKU, "-0.5", "-0.5 points", "-半目" },
    { 15, TENGEN_GO_UNIT_POINTS, "7.5", "7.5 points", "7.5点" },
    { 361, TENGEN_GO_UNIT_POINTS, "180.5", "180.5 points", "180.5点" },
    { 1, TENGEN_GO_UNIT_POINTS, "0.5", "0.5 points", "0.5点" },
    { 10, TENGEN_GO_UNIT_STONES, "5", "5 stones", "5個" },
    { 2, TENGEN_GO_UNIT_STONES, "1", "1 stone", "1個" },
    { 3, TENGEN_GO_UNIT_STONES, "1.5", "1.5 stones", "1個半" },
  };
  guint i;

  for (i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      int n = rows[i].half_points;
      TengenGoUnit unit = rows[i].unit;

      speak ("en");
      expect (tengen_words_half_points (n, unit, FALSE), rows[i].plain);
      expect (tengen_words_half_points (n, unit, TRUE), rows[i].en);
      speak ("ja");
      expect (tengen_words_half_points (n, unit, FALSE), rows[i].plain);
      expect (tengen_words_half_points (n, unit, TRUE), rows[i].ja);
    }
}

static char *
say (TengenReasonCode code, guint n_points, guint move, TengenStone stone)
{
  g_autoptr (TengenReason) reason = tengen_reason_new (code);
  guint i;

  if (reason->points == NULL)
    reason->points = g_array_new (FALSE, FALSE, sizeof (TengenPoint));
  for (i = 0; i < n_points; i++)
    {
      TengenPoint point = i;

      g_array_append_val (reason->points, point);
    }
  reason->n_chain = n_points;
  reason->move = move;
  reason->stone = stone;
  return tengen_words_reason (reason, NULL);
}

static void
test_reason_evidence (void)
{
  const TengenStone black = TENGEN_STONE_BLACK;

  speak ("en");
  expect (say (TENGEN_REASON_KO, 1, 14, black),
          "Ko. Retaking brings the position after move 14 back. "
          "Play one move elsewhere first.");
  expect (say (TENGEN_REASON_TURN, 0, 0, black), "It is White’s turn.");
  speak ("ja");
  expect (say (TENGEN_REASON_KO, 1, 14, black),
          "コウです。取り返すと 14手目と同じ形にもどります。"
          "先に、ほかの場所に一手打ってください。");
  expect (say (TENGEN_REASON_KO, 1, 0, black),
          "コウです。取り返すと、はじめと同じ形にもどります。"
          "先に、ほかの場所に一手打ってください。");
  expect (say (TENGEN_REASON_SUPERKO, 1, 3, black),
          "同形再現です。ここに打つと 3手目と同じ形にもどります。"
          "ほかの所に打ちましょう。");
  expect (say (TENGEN_REASON_SUICIDE, 1, 0, black),
          "自殺手です。ここに打つと、その石の呼吸点がなくなります。"
          "ほかの所に打ちましょう。");
  expect (say (TENGEN_REASON_SUICIDE, 4, 0, black),
          "自殺手です。ここに打つと、つながった 4個の石の呼吸点が"
          "なくなります。ほかの所に打ちましょう。");
  expect (say (TENGEN_REASON_OCCUPIED, 1, 0, black),
          "ここには、もう石があります。空いている所に打ちましょう。");
  expect (say (TENGEN_REASON_TURN, 0, 0, black), "今は白の番です。");
  expect (say (TENGEN_REASON_TURN, 0, 0, TENGEN_STONE_WHITE),
          "今は黒の番です。");
  expect (say (TENGEN_REASON_TURN, 0, 0, TENGEN_STONE_NONE),
          "今は相手の番です。");
}

/* Every code has a sentence of its own in both languages. */
static void
test_reason_all (void)
{
  guint code;

  expect (say (TENGEN_REASON_NONE, 0, 0, TENGEN_STONE_NONE), "");
  for (code = TENGEN_REASON_OCCUPIED; code <= TENGEN_REASON_BROKEN; code++)
    {
      g_autofree char *en = NULL;
      g_autofree char *ja = NULL;

      speak ("en");
      en = say ((TengenReasonCode) code, 1, 1, TENGEN_STONE_BLACK);
      speak ("ja");
      ja = say ((TengenReasonCode) code, 1, 1, TENGEN_STONE_BLACK);
      g_assert_true (g_str_has_suffix (en, "."));
      g_assert_true (g_str_has_suffix (ja, "。"));
    }
}

static void
test_point (void)
{
  const TengenNotation a1 = TENGEN_NOTATION_A1;
  TengenPoint d4 = tengen_point_make (19, 3, 15);
  TengenPoint l10 = tengen_point_make (19, 10, 9);

  speak ("en");
  expect (
      tengen_words_point (
          a1, 19, 19, d4, TENGEN_STONE_BLACK, TRUE, TENGEN_GO_MARK_ALIVE, 0),
      "D4 Black, atari");
  expect (tengen_words_point (a1,
                              19,
                              19,
                              d4,
                              TENGEN_STONE_WHITE,
                              FALSE,
                              TENGEN_GO_MARK_DEAD,
                              TENGEN_STONE_BLACK),
          "D4 White, dead, Black’s territory");
  speak ("ja");
  expect (
      tengen_words_point (
          a1, 19, 19, d4, TENGEN_STONE_BLACK, TRUE, TENGEN_GO_MARK_ALIVE, 0),
      "D4 黒 アタリ");
  expect (
      tengen_words_point (
          a1, 19, 19, l10, TENGEN_STONE_NONE, FALSE, TENGEN_GO_MARK_ALIVE, 0),
      "L10 空点");
  expect (tengen_words_point (a1,
                              19,
                              19,
                              l10,
                              TENGEN_STONE_NONE,
                              FALSE,
                              TENGEN_GO_MARK_ALIVE,
                              TENGEN_STONE_WHITE),
          "L10 空点 白地");
  expect (tengen_words_point (a1,
                              19,
                              19,
                              d4,
                              TENGEN_STONE_WHITE,
                              FALSE,
                              TENGEN_GO_MARK_DEAD,
                              TENGEN_STONE_BLACK),
          "D4 白 死石 黒地");
  expect (
      tengen_words_point (
          a1, 19, 19, d4, TENGEN_STONE_WHITE, FALSE, TENGEN_GO_MARK_SEKI, 0),
      "D4 白 セキ");
  expect (tengen_words_point (TENGEN_NOTATION_JAPANESE,
                              19,
                              19,
                              d4,
                              TENGEN_STONE_BLACK,
                              FALSE,
                              TENGEN_GO_MARK_ALIVE,
                              0),
          "4の十六 黒");
  expect (tengen_words_point (
              a1, 19, 19, TENGEN_POINT_PASS, TENGEN_STONE_NONE, 0, 0, 0),
          "パス");
}

static void
test_taken (void)
{
  speak ("en");
  expect (tengen_words_taken (1), "1 stone taken");
  expect (tengen_words_taken (2), "2 stones taken");
  speak ("ja");
  expect (tengen_words_taken (1), "1子取り");
}

static void
test_rules (void)
{
  TengenGoRules rules = *tengen_go_rules_find ("japan");

  speak ("en");
  expect (tengen_words_rules (&rules), "Japanese rules");
  speak ("ja");
  expect (tengen_words_rules (&rules), "日本ルール");
  expect (tengen_words_rules (tengen_go_rules_find ("pure")), "純碁");
  expect (tengen_words_rules (tengen_go_rules_find ("china")), "中国ルール");
  rules.komi_x2 = 11;
  expect (tengen_words_rules (&rules), "日本ルール");
  rules.repetition = TENGEN_GO_REPETITION_SITUATIONAL;
  expect (tengen_words_rules (&rules), "日本ルール（変更あり）");
}

/* Every named set has a name in Japanese. */
static void
test_rules_all (void)
{
  guint i;

  speak ("ja");
  for (i = 0; i < tengen_go_rules_get_n_named (); i++)
    {
      g_autofree char *name =
          tengen_words_rules (tengen_go_rules_get_named (i));

      g_assert_false (g_str_is_ascii (name));
    }
}

static void
test_game (void)
{
  g_autoptr (TengenGameSetup) pure =
      tengen_game_setup_new (tengen_go_rules_find ("pure"), 9);
  g_autoptr (TengenGameSetup) go =
      tengen_game_setup_new (tengen_go_rules_find ("japan"), 19);

  speak ("en");
  expect (tengen_words_game (pure), "Pure Go 9x9");
  expect (tengen_words_game (go), "Go 19x19");
  speak ("ja");
  expect (tengen_words_game (pure), "純碁　9路盤");
  expect (tengen_words_game (go), "囲碁　19路盤");
  go->height = 9;
  expect (tengen_words_game (go), "囲碁　19×9路");
}

static void
test_terms (void)
{
  g_autoptr (TengenGameSetup) pure =
      tengen_game_setup_new (tengen_go_rules_find ("pure"), 9);
  g_autoptr (TengenGameSetup) go =
      tengen_game_setup_new (tengen_go_rules_find ("japan"), 19);

  go->komi_x2 = 13;
  speak ("en");
  expect (tengen_words_terms (pure), "Pure Go");
  expect (tengen_words_terms (go), "Japanese rules, komi 6.5 points");
  speak ("ja");
  expect (tengen_words_terms (pure), "純碁");
  expect (tengen_words_start (pure, "　"), "純碁　9路盤");
  expect (tengen_words_start (go, "　"),
          "囲碁　19路盤　日本ルール・コミ 6目半");
  expect (tengen_words_terms (go), "日本ルール・コミ 6目半");
  go->komi_x2 = -10;
  go->rules_assumed = TRUE;
  expect (tengen_words_terms (go), "日本ルール（推定）・逆コミ 5目");
  go->rules_assumed = FALSE;
  go->komi_x2 = 0;
  go->handicap = 1;
  expect (tengen_words_terms (go), "日本ルール・定先・コミなし");
  go->handicap = 4;
  expect (tengen_words_terms (go), "日本ルール・4子局・コミなし");
  speak ("en");
  expect (tengen_words_terms (go),
          "Japanese rules, 4 handicap stones, no komi");
}

static void
act (TengenGame *game, TengenActionKind kind, TengenSeat seat, int value)
{
  g_autoptr (TengenCommand) command = tengen_command_new (TENGEN_COMMAND_ACT);
  g_autoptr (TengenReason) reason = NULL;

  command->action.kind = kind;
  command->action.seat = seat;
  command->action.stone = (TengenStone) seat;
  command->action.point =
      kind == TENGEN_ACTION_PLAY ? value : TENGEN_POINT_NONE;
  command->action.value = value;
  reason = tengen_game_do (game, command);
  g_assert_null (reason);
}

static void
test_status (void)
{
  g_autoptr (TengenGameSetup) setup =
      tengen_game_setup_new (tengen_go_rules_find ("pure"), 7);
  g_autoptr (TengenGame) game = tengen_game_new (setup);

  speak ("en");
  expect (tengen_words_status (game), "Move 1, Black to play");
  act (game, TENGEN_ACTION_PLAY, TENGEN_SEAT_FIRST, 24);
  speak ("ja");
  expect (tengen_words_status (game), "2手目・白の番");
  act (game, TENGEN_ACTION_PASS, TENGEN_SEAT_SECOND, 0);
  act (game, TENGEN_ACTION_PASS, TENGEN_SEAT_FIRST, 0);
  expect (tengen_words_status (game), "終局の確認");
  act (game, TENGEN_ACTION_AGREE, TENGEN_SEAT_FIRST, 1);
  act (game, TENGEN_ACTION_AGREE, TENGEN_SEAT_SECOND, 1);
  act (game, TENGEN_ACTION_FINISH, TENGEN_SEAT_NONE, 0);
  expect (tengen_words_status (game), "対局終了　黒の1個勝ち");
  speak ("en");
  expect (tengen_words_status (game), "Game over: Black wins by 1 stone");
}

/* The result that a record holds is said at its end, until play goes on. */
static void
test_status_end (void)
{
  static const char TEXT[] = "(;SZ[7]TNR[japan]RE[W+R];B[dd];W[cc])";
  g_autoptr (TengenSgfReading) reading =
      tengen_sgf_read (TEXT, strlen (TEXT), NULL, NULL);
  g_autoptr (TengenGame) game =
      tengen_game_open (g_steal_pointer (&reading->record), 0);

  speak ("ja");
  expect (tengen_words_status (game), "2手まで・白の中押し勝ち");
  speak ("en");
  expect (tengen_words_status (game), "2 moves: White wins by resignation");
  act (game, TENGEN_ACTION_PLAY, TENGEN_SEAT_FIRST, 0);
  expect (tengen_words_status (game), "Move 4, White to play");
}

static void
test_result (void)
{
  static const struct
  {
    TengenResult result;
    TengenGoUnit unit;
    const char *en;
    const char *ja;
  } rows[] = {
    { { TENGEN_RESULT_COUNT, TENGEN_STONE_WHITE, 70 },
      TENGEN_GO_UNIT_MOKU,
      "White wins by 35 points",
      "白の35目勝ち" },
    { { TENGEN_RESULT_COUNT, TENGEN_STONE_BLACK, 7 },
      TENGEN_GO_UNIT_POINTS,
      "Black wins by 3.5 points",
      "黒の3目半勝ち" },
    { { TENGEN_RESULT_COUNT, TENGEN_STONE_BLACK, 1 },
      TENGEN_GO_UNIT_MOKU,
      "Black wins by 0.5 points",
      "黒の半目勝ち" },
    { { TENGEN_RESULT_COUNT, TENGEN_STONE_BLACK, 6 },
      TENGEN_GO_UNIT_STONES,
      "Black wins by 3 stones",
      "黒の3個勝ち" },
    { { TENGEN_RESULT_COUNT, TENGEN_STONE_WHITE, 0 },
      TENGEN_GO_UNIT_MOKU,
      "White wins",
      "白の勝ち" },
    { { TENGEN_RESULT_RESIGN, TENGEN_STONE_BLACK, 0 },
      TENGEN_GO_UNIT_MOKU,
      "Black wins by resignation",
      "黒の中押し勝ち" },
    { { TENGEN_RESULT_TIME, TENGEN_STONE_WHITE, 0 },
      TENGEN_GO_UNIT_MOKU,
      "White wins on time",
      "白の時間切れ勝ち" },
    { { TENGEN_RESULT_FORFEIT, TENGEN_STONE_WHITE, 0 },
      TENGEN_GO_UNIT_MOKU,
      "White wins by forfeit",
      "白の反則勝ち" },
    { { TENGEN_RESULT_DRAW, TENGEN_STONE_NONE, 0 },
      TENGEN_GO_UNIT_STONES,
      "Draw",
      "引き分け" },
    { { TENGEN_RESULT_VOID, TENGEN_STONE_NONE, 0 },
      TENGEN_GO_UNIT_MOKU,
      "No result",
      "無勝負" },
    { { TENGEN_RESULT_WIN, TENGEN_STONE_BLACK, 0 },
      TENGEN_GO_UNIT_MOKU,
      "Black wins",
      "黒の勝ち" },
    { { TENGEN_RESULT_CAPTURES, TENGEN_STONE_BLACK, 0 },
      TENGEN_GO_UNIT_STONES,
      "Black wins by captures",
      "黒の勝ち（石取り）" },
    { { TENGEN_RESULT_STUCK, TENGEN_STONE_WHITE, 0 },
      TENGEN_GO_UNIT_STONES,
      "White wins: the other cannot move",
      "白の勝ち（相手に打てる場所なし）" },
    { { TENGEN_RESULT_UNKNOWN, TENGEN_STONE_NONE, 0 },
      TENGEN_GO_UNIT_MOKU,
      "",
      "" },
  };
  guint i;

  for (i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      speak ("en");
      expect (tengen_words_result (&rows[i].result, rows[i].unit), rows[i].en);
      speak ("ja");
      expect (tengen_words_result (&rows[i].result, rows[i].unit), rows[i].ja);
    }
}

static void
add_line (TengenAccount *account, TengenAccountCode code, int black, int white)
{
  TengenAccountLine *line = g_new0 (TengenAccountLine, 1);

  line->code = code;
  line->amount_x2[TENGEN_STONE_BLACK] = black * 2;
  line->amount_x2[TENGEN_STONE_WHITE] = white * 2;
  g_ptr_array_add (account->lines, line);
}

/* The sum that the rule page of the online room works out: 7 to 42. */
static void
test_account (void)
{
  TengenAccount account = { .unit = TENGEN_GO_UNIT_MOKU,
                            .winner = TENGEN_STONE_WHITE,
                            .margin_x2 = 70 };

  account.lines = g_ptr_array_new_with_free_func (g_free);
  add_line (&account, TENGEN_ACCOUNT_TERRITORY, 7, 28);
  add_line (&account, TENGEN_ACCOUNT_PRISONERS, 0, 5);
  add_line (&account, TENGEN_ACCOUNT_DEAD, 0, 9);
  add_line (&account, TENGEN_ACCOUNT_KOMI, 0, 0);
  add_line (&account, TENGEN_ACCOUNT_TOTAL, 7, 42);
  speak ("en");
  expect (tengen_words_account (&account),
          "                     Black  White\n"
          "Territory                7     28\n"
          "Prisoners (in play)      0      5\n"
          "Dead stones              0      9\n"
          "Komi                     -      0\n"
          "Total                    7     42\n"
          "White wins by 35 points\n");
  speak ("ja");
  expect (tengen_words_account (&account),
          "                    黒  白\n"
          "地                   7  28\n"
          "アゲハマ（対局中）   0   5\n"
          "死石                 0   9\n"
          "コミ                 -   0\n"
          "合計                 7  42\n"
          "白の35目勝ち\n");
  g_ptr_array_unref (account.lines);
}

/* Komi against the rule stands with Black; the other has no figure there. */
static void
test_account_draw (void)
{
  TengenAccount account = { .unit = TENGEN_GO_UNIT_MOKU };

  account.lines = g_ptr_array_new_with_free_func (g_free);
  add_line (&account, TENGEN_ACCOUNT_KOMI, 5, 0);
  add_line (&account, TENGEN_ACCOUNT_TOTAL, 12, 12);
  speak ("ja");
  expect (tengen_words_account (&account),
          "      黒  白\n"
          "コミ   5   -\n"
          "合計  12  12\n"
          "引き分け\n");
  g_ptr_array_unref (account.lines);
}

static void
test_account_lines (void)
{
  TengenAccountLine line = { TENGEN_ACCOUNT_STONES, { 0 }, NULL };
  guint code;

  speak ("ja");
  for (code = TENGEN_ACCOUNT_STONES; code <= TENGEN_ACCOUNT_TOTAL; code++)
    {
      g_autofree char *name = NULL;

      line.code = (TengenAccountCode) code;
      name = tengen_words_account_line (&line);
      g_assert_false (g_str_is_ascii (name));
    }
}

static void
test_fault (void)
{
  TengenSgfWarning warning = { .fault = TENGEN_SGF_FAULT_EXTRA_CLOSE };

  speak ("en");
  expect (tengen_words_fault (&warning), "One “)” too many was passed over.");
  warning.fault = TENGEN_SGF_FAULT_MOVE_OFF_BOARD;
  warning.number = 197;
  expect (tengen_words_fault (&warning),
          "This move is off the board; 197 moves were read.");
  warning.number = 1;
  expect (tengen_words_fault (&warning),
          "This move is off the board; 1 move was read.");
  warning.fault = TENGEN_SGF_FAULT_LEFT_OUT;
  expect (tengen_words_fault (&warning),
          "There is more than can be read; 1 move was left out.");
  warning.number = 30;
  speak ("ja");
  expect (tengen_words_fault (&warning),
          "大きすぎて全部は読み込めません。30手を省きました。");
  for (guint fault = 0; fault <= TENGEN_SGF_FAULT_DATE; fault++)
    {
      g_autofree char *said = NULL;

      warning.fault = (TengenSgfFault) fault;
      said = tengen_words_fault (&warning);
      g_assert_true (g_str_has_suffix (said, "。"));
    }
}

static void
test_sgf_error (void)
{
  g_autoptr (GError) other =
      g_error_new_literal (g_quark_from_string ("other"), 0, "as it is");
  int code;

  speak ("ja");
  for (code = TENGEN_SGF_ERROR_EMPTY; code <= TENGEN_SGF_ERROR_SIZE; code++)
    {
      g_autoptr (GError) error =
          g_error_new_literal (TENGEN_SGF_ERROR, code, "detail");
      g_autofree char *said = tengen_words_sgf_error (error);

      g_assert_true (g_str_has_suffix (said, "。"));
    }
  expect (tengen_words_sgf_error (other), "as it is");
}

/* Each sentence is of its own, and none has a word of the C library. */
static void
test_errno (void)
{
  static const int known[] = { ENOSPC, EDQUOT,       EROFS,  EACCES,  EIO,
                               ENOLCK, EMFILE,       ENOENT, ENOTDIR, EISDIR,
                               ELOOP,  ENAMETOOLONG, EFBIG,  EEXIST,  EBUSY,
                               EBADF,  EPIPE,        ENXIO,  ENOMEM };
  g_autoptr (GHashTable) all =
      g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  speak ("ja");
  for (gsize i = 0; i < G_N_ELEMENTS (known); i++)
    {
      char *said = tengen_words_errno (known[i]);

      g_assert_true (g_str_has_suffix (said, "。"));
      g_assert_null (strstr (said, g_strerror (known[i])));
      g_assert_true (g_hash_table_add (all, said));
    }
  expect (tengen_words_errno (EPERM), "権限がないためできません。");
  expect (tengen_words_errno (EPROTO), "うまくいきませんでした（エラー 71）。");
  speak ("en");
  expect (tengen_words_errno (EPROTO), "This failed (error 71).");
}

/* Whole letters, however they are made, and never many. */
static void
test_shorten (void)
{
  static const struct
  {
    const char *text;
    guint letters;
    const char *wanted;
  } cases[] = {
    { "", 3, "" },
    { "abc", 3, "abc" },
    { "abcd", 3, "ab…" },
    { "天元の一手", 4, "天元の…" },
    /* an accent stays with its letter, as do joined signs, skins and flags */
    { "e\xcc\x81"
      "bcd",
      2,
      "e\xcc\x81…" },
    { "👩\xe2\x80\x8d👧bcd", 2, "👩\xe2\x80\x8d👧…" },
    { "👍🏽bcd", 2, "👍🏽…" },
    { "🇯🇵🇨🇳x", 2, "🇯🇵…" },
  };
  static const char *const pieces[] = {
    "x", "天", "\xcc\x81", "\xe2\x80\xae", "👩\xe2\x80\x8d", "a "
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    expect (tengen_words_shorten (cases[i].text, cases[i].letters),
            cases[i].wanted);
  g_assert_null (tengen_words_shorten (NULL, 1));
  for (gsize i = 0; i < G_N_ELEMENTS (pieces); i++)
    {
      g_autoptr (GString) text = g_string_new (NULL);
      g_autofree char *said = NULL;

      for (int k = 0; k < 20000; k++)
        g_string_append (text, pieces[i]);
      said = tengen_words_shorten (text->str, 1000);
      g_assert_true (g_utf8_validate (said, -1, NULL));
      g_assert_true (g_str_has_suffix (said, "…"));
      g_assert_cmpint (g_utf8_strlen (said, -1), <=, 2001);
      g_assert_cmpint (g_utf8_strlen (said, -1), >=, 200);
    }
}

/* Whatever language a sentence is in, and whether it has an end. */
static void
test_append (void)
{
  g_autoptr (GString) text = g_string_new (NULL);

  speak ("en");
  tengen_words_append (text, NULL);
  tengen_words_append (text, "");
  g_assert_cmpstr (text->str, ==, "");
  tengen_words_append (text, "Play goes on.");
  tengen_words_append (text, "Black moves.");
  g_assert_cmpstr (text->str, ==, "Play goes on. Black moves.");
  tengen_words_append (text, "Black C3");
  tengen_words_append (text, "White to play.");
  g_assert_cmpstr (
      text->str, ==, "Play goes on. Black moves. Black C3. White to play.");
  speak ("ja");
  g_string_assign (text, "対局が止まりました。");
  tengen_words_append (text, "確かめます");
  tengen_words_append (text, "3手目");
  g_assert_cmpstr (text->str, ==, "対局が止まりました。確かめます　3手目");
  speak ("en");
  g_assert_null (strstr (tengen_words_gap (), "　"));
  g_string_assign (text, "White D5");
  tengen_words_append_taken (text, 0);
  tengen_words_append_taken (text, 1);
  tengen_words_append (text, "He said “here.”");
  tengen_words_append (text, "Black to play.");
  g_assert_cmpstr (
      text->str, ==, "White D5, 1 stone taken. He said “here.” Black to play.");
  speak ("ja");
  g_assert_cmpstr (tengen_words_gap (), ==, "　");
}

int
main (int argc, char **argv)
{
  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);
  g_test_set_nonfatal_assertions ();
  tengen_words_init ("/nonexistent");
  g_test_add_func ("/words/append", test_append);
  g_test_add_func ("/words/text", test_text);
  g_test_add_func ("/words/plural", test_plural);
  g_test_add_func ("/words/shorten", test_shorten);
  g_test_add_func ("/words/stone", test_stone);
  g_test_add_func ("/words/half-points", test_half_points);
  g_test_add_func ("/words/reason/evidence", test_reason_evidence);
  g_test_add_func ("/words/reason/all", test_reason_all);
  g_test_add_func ("/words/point", test_point);
  g_test_add_func ("/words/taken", test_taken);
  g_test_add_func ("/words/rules/names", test_rules);
  g_test_add_func ("/words/rules/all", test_rules_all);
  g_test_add_func ("/words/game", test_game);
  g_test_add_func ("/words/terms", test_terms);
  g_test_add_func ("/words/status", test_status);
  g_test_add_func ("/words/status-end", test_status_end);
  g_test_add_func ("/words/result", test_result);
  g_test_add_func ("/words/account/sum", test_account);
  g_test_add_func ("/words/account/draw", test_account_draw);
  g_test_add_func ("/words/account/lines", test_account_lines);
  g_test_add_func ("/words/fault", test_fault);
  g_test_add_func ("/words/sgf-error", test_sgf_error);
  g_test_add_func ("/words/errno", test_errno);
  return g_test_run ();
}
