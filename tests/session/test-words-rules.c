/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-words-rules: what rule sets, actions, counts and comparisons say
 *
 * What: every value has a text in English and in Japanese, none is empty, none
 *       is said by a name instead of a field; numbers are right.
 */
#include "tengen-words-rules.h"

#include "tengen-sgf-reader.h"
#include "tengen-words-record.h"
#include "words-said.h"

#include <locale.h>
#include <stdlib.h>
#include <string.h>

/* Takes the same text in both languages: not empty, and really translated. */
static void
expect_both (char *en, char *ja)
{
  g_assert_nonnull (en);
  g_assert_nonnull (ja);
  g_assert_cmpstr (en, !=, "");
  g_assert_cmpstr (ja, !=, en);
  g_assert_false (g_str_is_ascii (ja));
  g_assert_null (strstr (ja, "  "));
  g_assert_null (strchr (en, '{'));
  g_assert_null (strchr (ja, '{'));
  g_free (en);
  g_free (ja);
}

/* Where captures decide, nothing is said of a count. */
static void
test_captures (void)
{
  TengenGoRules rules = *tengen_go_rules_find ("pure");
  g_autoptr (TengenGameSetup) setup = NULL;
  g_autoptr (TengenReason) reason = tengen_reason_new (TENGEN_REASON_NO_PASS);
  g_autoptr (GPtrArray) fields = NULL;

  tengen_go_rules_set_goal (&rules, 3);
  setup = tengen_game_setup_new (&rules, 7);
  speak ("en");
  expect (tengen_words_rules (&rules), "Capture game: 3 stones");
  expect (tengen_words_rules_line (&rules),
          "Who takes 3 stones first has won.");
  expect (tengen_words_start (setup, " "),
          "Pure Go 7x7 Capture game: 3 stones");
  speak ("ja");
  expect (tengen_words_rules (&rules), "石取りゲーム（3個）");
  expect (tengen_words_rules_line (&rules),
          "先に石を3個取ったほうが勝ちです。");
  expect (tengen_words_start (setup, "　"), "純碁　7路盤　石取りゲーム（3個）");
  expect (tengen_words_reason (reason, &rules),
          "石取りではパスできません。石を打ってください。");
  fields = tengen_words_rules_fields (&rules);
  g_assert_cmpuint (fields->len, ==, 4);
  for (guint i = 0; i < fields->len; i++)
    {
      const TengenWordsField *field = fields->pdata[i];

      g_assert_null (strstr (field->value, "数え"));
    }
  tengen_go_rules_set_goal (&rules, 1);
  rules.repetition = TENGEN_GO_REPETITION_POSITIONAL;
  expect (tengen_words_rules (&rules), "石取りゲーム（1個）（変更あり）");
  /* komi means nothing */
  rules = *tengen_go_rules_find ("japan");
  tengen_go_rules_set_goal (&rules, 5);
  tengen_game_setup_free (g_steal_pointer (&setup));
  setup = tengen_game_setup_new (&rules, 9);
  expect (tengen_words_terms (setup), "石取りゲーム（5個）");
}

/* How a game ended, as its position tells. */
static void
test_end (void)
{
  static const struct
  {
    const char *text;
    const char *said;
  } CASES[] = {
    { "(;SZ[5]TNR[pure goal=1];B[ab];W[aa];B[ba])",
      "石を1個取って、黒の勝ちです。" },
    { "(;SZ[5]TNR[pure goal=2]AB[aa][ba]AW[ca][ab];W[bb])",
      "石を2個取って、白の勝ちです。" },
    { "(;SZ[3]TNR[pure goal=3]AB[aa][ba][ab][cb][bc][cc];B[bb])",
      "打てる場所がなく、白の負けです。" },
    { "(;SZ[5]TNR[pure goal=1];B[ab]TNA[resign W])", "黒の中押し勝ち" },
  };

  speak ("ja");
  for (gsize i = 0; i < G_N_ELEMENTS (CASES); i++)
    {
      g_autoptr (TengenSgfReading) reading =
          tengen_sgf_read (CASES[i].text, strlen (CASES[i].text), NULL, NULL);
      g_autoptr (TengenGame) game =
          tengen_game_open (g_steal_pointer (&reading->record), 0);
      TengenResult result;

      result = tengen_game_get_result (game);
      expect (tengen_words_end (tengen_game_get_position (game), &result),
              CASES[i].said);
    }
}

static void
test_families (void)
{
  speak ("ja");
  expect (tengen_words_family (TENGEN_GO_FAMILY_USUAL), "よく使われるルール");
  expect (tengen_words_family (TENGEN_GO_FAMILY_ROOM), "オンライン囲碁室");
  expect (tengen_words_family (TENGEN_GO_FAMILY_SCIENCE), "科学計目法");
  expect (tengen_words_family (TENGEN_GO_FAMILY_OLD), "古法");
  for (int family = 0; family <= TENGEN_GO_FAMILY_OLD; family++)
    {
      char *en;

      speak ("en");
      en = tengen_words_family_line ((TengenGoFamily) family);
      speak ("ja");
      expect_both (en, tengen_words_family_line ((TengenGoFamily) family));
    }
}

/* Each set has its own name, and a sentence that ends like one. */
static void
test_sets (void)
{
  g_autoptr (GHashTable) names =
      g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  guint n = tengen_go_rules_get_n_named ();

  for (guint i = 0; i < n; i++)
    {
      const TengenGoRules *rules = tengen_go_rules_get_named (i);
      g_autofree char *en = NULL;
      g_autofree char *ja = NULL;

      speak ("en");
      en = tengen_words_rules_line (rules);
      g_hash_table_add (names, tengen_words_rules (rules));
      g_assert_true (g_str_has_suffix (en, "."));
      speak ("ja");
      ja = tengen_words_rules_line (rules);
      g_hash_table_add (names, tengen_words_rules (rules));
      g_assert_true (g_str_has_suffix (ja, "。"));
      g_assert_false (g_str_is_ascii (ja));
    }
  g_assert_cmpuint (g_hash_table_size (names), ==, 2 * n);
  speak ("ja");
  expect (tengen_words_rules_line (tengen_go_rules_find ("japan")),
          "地とアゲハマを数えます。セキの目は数えません。");
}

static TengenWordsField *
find_field (const GPtrArray *fields, const char *name)
{
  for (guint i = 0; i < fields->len; i++)
    {
      TengenWordsField *field = g_ptr_array_index (fields, i);

      if (strcmp (field->name, name) == 0)
        return field;
    }
  return NULL;
}

static void
test_fields (void)
{
  for (guint i = 0; i < tengen_go_rules_get_n_named (); i++)
    {
      const TengenGoRules *rules = tengen_go_rules_get_named (i);
      g_autoptr (GPtrArray) en = NULL;
      g_autoptr (GPtrArray) ja = NULL;

      speak ("en");
      en = tengen_words_rules_fields (rules);
      speak ("ja");
      ja = tengen_words_rules_fields (rules);
      g_assert_cmpuint (en->len, ==, ja->len);
      g_assert_cmpuint (en->len, >=, 10);
      for (guint j = 0; j < en->len; j++)
        {
          const TengenWordsField *one = g_ptr_array_index (en, j);
          const TengenWordsField *other = g_ptr_array_index (ja, j);

          g_assert_cmpstr (one->value, !=, "");
          g_assert_false (one->is_changed);
          g_assert_false (g_str_is_ascii (other->name));
          if (j + 1 < en->len)
            g_assert_false (g_str_is_ascii (other->value));
        }
      /* the last one names the source */
      g_assert_cmpstr (
          ((TengenWordsField *) g_ptr_array_index (ja, ja->len - 1))->name,
          ==,
          "出典");
    }
}

/* What is changed is marked, what means nothing is not there, what stands in
 * for another rule says so until it is changed. */
static void
test_fields_changed (void)
{
  TengenGoRules rules = *tengen_go_rules_find ("ing");
  g_autoptr (GPtrArray) named = NULL;
  g_autoptr (GPtrArray) changed = NULL;
  const TengenWordsField *field;

  speak ("en");
  named = tengen_words_rules_fields (&rules);
  field = find_field (named, "Ko and repetition");
  g_assert_nonnull (strstr (field->value, "stands in"));
  g_assert_null (find_field (named, "Balancing the number of moves"));
  rules.repetition = TENGEN_GO_REPETITION_SITUATIONAL;
  rules.komi_x2 = 2;
  changed = tengen_words_rules_fields (&rules);
  field = find_field (changed, "Ko and repetition");
  g_assert_null (strstr (field->value, "stands in"));
  g_assert_true (field->is_changed);
  field = find_field (changed, "Komi");
  g_assert_true (field->is_changed);
  g_assert_nonnull (strstr (field->value, "1 point"));
  g_assert_false (find_field (changed, "A tie")->is_changed);
}

/* Each field that a set can be written with has a name and values. */
static void
test_choices (void)
{
  static const struct
  {
    const char *field;
    int n;
  } rows[] = {
    { "acts", 16 },
    { "repetition", 4 },
    { "reset", 2 },
    { "suicide", 3 },
    { "dead", 2 },
    { "stones", 2 },
    { "territory", 2 },
    { "dame", 2 },
    { "back", 2 },
    { "hold", 2 },
    { "virtual-back", 2 },
    { "pass-back", 2 },
    { "claims", 2 },
    { "extra-stones", 2 },
    { "extra-first", 4 },
    { "extra-later", 4 },
    { "extra-handicap", 4 },
    { "balance", 4 },
    { "equal", 2 },
    { "tax", 3 },
    { "first-pass-bonus", 2 },
    { "tie-black", 2 },
    { "seki-eyes", 2 },
    { "bonus", 3 },
    { "resume", 2 },
    { "unit", 5 },
    { "komi", 2 },
    { "komi-handicap", 2 },
    { "komi-one", 2 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      char *en;

      speak ("en");
      en = tengen_words_field (rows[i].field);
      speak ("ja");
      expect_both (en, tengen_words_field (rows[i].field));
      for (int value = 0; value < rows[i].n; value++)
        {
          speak ("en");
          en = tengen_words_choice (rows[i].field, value);
          speak ("ja");
          expect_both (en, tengen_words_choice (rows[i].field, value));
        }
    }
  speak ("ja");
  expect (tengen_words_choice ("komi", 13), "6目半");
  expect (tengen_words_choice ("acts",
                               TENGEN_GO_ACT_VIRTUAL | TENGEN_GO_ACT_ABSTAIN),
          "虚着・パス");
}

/* All fields that a changed set is written with have a name here. */
static void
test_choices_complete (void)
{
  guint n = tengen_go_rules_get_n_named ();

  speak ("en");
  for (guint i = 0; i < n; i++)
    {
      TengenGoRules rules = *tengen_go_rules_get_named (i);
      g_autofree char *text = NULL;
      g_auto (GStrv) words = NULL;

      g_strlcpy (rules.id,
                 tengen_go_rules_get_named ((i + 1) % n)->id,
                 sizeof rules.id);
      text = tengen_go_rules_format (&rules);
      words = g_strsplit (text, " ", -1);
      for (guint j = 1; words[j] != NULL; j++)
        {
          g_autofree char *name = NULL;

          *strchr (words[j], '=') = '\0';
          name = tengen_words_field (words[j]);
          g_assert_nonnull (name);
        }
    }
}

static void
test_clashes (void)
{
  expect (tengen_words_clash (TENGEN_GO_CLASH_NONE), "");
  for (int clash = TENGEN_GO_CLASH_NO_STOP;
       clash <= TENGEN_GO_CLASH_DEAD_ONLY_STONES;
       clash++)
    {
      char *en;

      speak ("en");
      en = tengen_words_clash ((TengenGoClash) clash);
      speak ("ja");
      expect_both (en, tengen_words_clash ((TengenGoClash) clash));
    }
}

static void
test_acts (void)
{
  static const TengenActionKind kinds[] = {
    TENGEN_ACTION_PASS,   TENGEN_ACTION_VIRTUAL, TENGEN_ACTION_PROPOSE,
    TENGEN_ACTION_ACCEPT, TENGEN_ACTION_REFUSE,  TENGEN_ACTION_VOID,
  };
  TengenGoRules rules = *tengen_go_rules_find ("japan");

  rules.acts = TENGEN_GO_ACT_VIRTUAL | TENGEN_GO_ACT_ABSTAIN;
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      char *en;

      speak ("en");
      en = tengen_words_act_line (kinds[i], &rules);
      speak ("ja");
      expect_both (en, tengen_words_act_line (kinds[i], &rules));
      speak ("en");
      en = tengen_words_act (kinds[i], &rules);
      speak ("ja");
      expect_both (en, tengen_words_act (kinds[i], &rules));
    }
  expect (tengen_words_act (TENGEN_ACTION_PASS, &rules), "放棄");
  expect (tengen_words_act (TENGEN_ACTION_VIRTUAL, &rules),
          "虚着（盤外に一子）");
  rules.acts = TENGEN_GO_ACT_ABSTAIN;
  expect (tengen_words_act (TENGEN_ACTION_PASS, &rules), "パス");
  rules.acts = TENGEN_GO_ACT_PASS_STONE;
  expect (tengen_words_act (TENGEN_ACTION_PASS, &rules), "パス（1子渡す）");
}

static char *
say_reason (TengenReasonCode code, guint move, const TengenGoRules *rules)
{
  g_autoptr (TengenReason) reason = tengen_reason_new (code);

  reason->move = move;
  return tengen_words_reason (reason, rules);
}

static void
test_reasons (void)
{
  TengenGoRules rules = *tengen_go_rules_find ("japan");
  g_autofree char *plain = NULL;
  g_autofree char *under = NULL;

  speak ("ja");
  for (int code = TENGEN_REASON_NO_VIRTUAL; code <= TENGEN_REASON_BROKEN;
       code++)
    for (int other = TENGEN_REASON_OCCUPIED; other < code; other++)
      {
        g_autofree char *one = say_reason ((TengenReasonCode) code, 3, NULL);
        g_autofree char *two = say_reason ((TengenReasonCode) other, 3, NULL);

        g_assert_cmpstr (one, !=, two);
      }
  expect (say_reason (TENGEN_REASON_FOURTH, 193, NULL),
          "193手目に初めて出た盤面が、4回以上あらわれることになります。"
          "盤上に打つか、対局を止めましょう。");
  plain = say_reason (TENGEN_REASON_SUPERKO, 7, NULL);
  expect (say_reason (TENGEN_REASON_SUPERKO, 7, &rules), plain);
  rules.acts |= TENGEN_GO_ACT_VIRTUAL;
  under = say_reason (TENGEN_REASON_SUPERKO, 7, &rules);
  g_assert_true (g_str_has_suffix (under, "盤外の石の数も同じです。"));
}

/* A step that moves stones of both sides and leaves some without room. */
static TengenGoStep *
make_step (TengenGoStepCode code, int n_black, int n_white)
{
  TengenGoStep *step = g_new0 (TengenGoStep, 1);

  step->code = code;
  step->shifts = g_array_new (FALSE, FALSE, sizeof (TengenGoShift));
  step->stones = g_malloc0 (81);
  for (int i = 0; i < n_black + n_white; i++)
    {
      TengenGoShift shift = { TENGEN_GO_PLACE_LID,
                              (TengenPoint) i,
                              i < n_black ? TENGEN_STONE_BLACK
                                          : TENGEN_STONE_WHITE };

      g_array_append_val (step->shifts, shift);
      step->stones[i] = shift.stone;
    }
  return step;
}

static void
free_step (TengenGoStep *step)
{
  g_array_unref (step->shifts);
  g_free (step->stones);
  g_free (step);
}

static char *
say_step (TengenGoStepCode code,
          int n_black,
          int n_white,
          int over,
          const TengenGoCount *count,
          const TengenGoRules *rules)
{
  TengenGoStep *step = make_step (code, n_black, n_white);
  char *said;

  step->over[TENGEN_STONE_BLACK] = over;
  said = tengen_words_step (step, count, rules);
  free_step (step);
  return said;
}

/* The worked example of the online room: 7 to 42. */
static TengenGoCount
make_room_count (void)
{
  return (TengenGoCount){
    .n_points = 81,
    .stones = { 0, 14, 29 },
    .territory = { 0, 7, 28 },
    .dame = 2,
    .dead = { 0, 9, 0 },
    .prisoners = { 0, 5, 0 },
    .equal = -1,
    .score_x2 = { 0, 14, 84 },
    .points_x2 = { 0, 42, 120 },
    .winner = TENGEN_STONE_WHITE,
    .margin_x2 = 70,
  };
}

static void
test_steps_numbers (void)
{
  TengenGoCount count = make_room_count ();
  TengenGoRules rules = *tengen_go_rules_find ("japan");

  speak ("ja");
  expect (say_step (TENGEN_GO_STEP_DEAD, 9, 0, 0, &count, &rules),
          "黒の死石 9子を取り上げ、白のアゲハマに加えます。");
  expect (say_step (TENGEN_GO_STEP_TERRITORY, 0, 0, 0, &count, &rules),
          "黒地は 7目、白地は 28目です。"
          "2か所は駄目で、どちらの地でもありません。");
  expect (
      say_step (TENGEN_GO_STEP_BACK, 14, 0, 7, &count, &rules),
      "白は、取った石 14子を黒の地に埋めます。黒の 7子は地に入りきりません。"
      "盤の外に残し、その分はマイナスの目になります。");
  expect (
      say_step (TENGEN_GO_STEP_COUNT, 0, 0, 0, &count, &rules),
      "黒は 7目、白は 42目です。"
      "盤上では、埋めた石の分だけ黒も白も 14目少なく見えます。差は同じです。");
  expect (say_step (TENGEN_GO_STEP_KOMI, 0, 0, 0, &count, &rules),
          "コミはありません。");
  expect (say_step (TENGEN_GO_STEP_RESULT, 0, 0, 0, &count, &rules),
          "白の35目勝ちです。このルールのコミは 6目半です。"
          "コミを入れると白の41目半勝ちになります。");
  speak ("en");
  expect (say_step (TENGEN_GO_STEP_DEAD, 1, 2, 0, &count, &rules),
          "Black: dead are 1 stone, which become prisoners of White. "
          "White: dead are 2 stones, which become prisoners of Black.");
  expect (say_step (TENGEN_GO_STEP_DEAD, 0, 0, 0, &count, &rules),
          "There are no dead stones.");
  expect (say_step (TENGEN_GO_STEP_EQUAL, 20, 20, 0, &count, &rules),
          "Black puts 20 stones from its bowl into its territory. "
          "White puts 20 stones from its bowl into its territory. "
          "Now both sides have put 20 stones (equal stones).");
}

static void
test_steps_all (void)
{
  TengenGoCount count = make_room_count ();

  count.balancer = TENGEN_STONE_WHITE;
  for (guint i = 0; i < tengen_go_rules_get_n_named (); i++)
    for (int code = 0; code <= TENGEN_GO_STEP_RESULT; code++)
      for (int over = 0; over < 2; over++)
        {
          const TengenGoRules *rules = tengen_go_rules_get_named (i);
          TengenGoStepCode step = (TengenGoStepCode) code;
          TengenGoStep named = { .code = step };
          char *en;

          count.balance = rules->balance;
          speak ("en");
          en = say_step (step, 3, 2, over, &count, rules);
          g_assert_true (g_str_has_suffix (en, "."));
          speak ("ja");
          expect_both (en, say_step (step, 3, 2, over, &count, rules));
          speak ("en");
          en = tengen_words_step_name (&named);
          speak ("ja");
          expect_both (en, tengen_words_step_name (&named));
        }
}

static void
test_terms (void)
{
  for (int term = 0; term <= TENGEN_GO_TERM_KOMI; term++)
    for (int lead = -3; lead <= 4; lead += 7)
      {
        TengenGoTermLine line = { (TengenGoTerm) term, lead };
        g_autofree char *said = NULL;
        char *en;

        speak ("en");
        en = tengen_words_term (&line, TENGEN_GO_UNIT_MOKU);
        speak ("ja");
        said = tengen_words_term (&line, TENGEN_GO_UNIT_MOKU);
        g_assert_true (g_str_has_suffix (said, lead < 0 ? " −1.5" : " +2"));
        expect_both (en, g_steal_pointer (&said));
      }
}

static void
test_comparison (void)
{
  const TengenGoTermLine terms[] = { { TENGEN_GO_TERM_LAST_MOVE, -2 },
                                     { TENGEN_GO_TERM_KOMI, -13 } };
  TengenGoComparison row = { .rules = *tengen_go_rules_find ("japan") };

  row.terms = g_array_new (FALSE, FALSE, sizeof (TengenGoTermLine));
  speak ("ja");
  expect (tengen_words_comparison (&row), "地と石の差のとおり");
  g_array_append_vals (row.terms, terms, 2);
  expect (tengen_words_comparison (&row), "黒の最後の一手 −1・コミ −6.5");
  row.words_assumed = TRUE;
  expect (tengen_words_comparison (&row),
          "黒の最後の一手 −1・コミ −6.5"
          "（最後の 2回のパスは停止の提案と同意とみなします）");
  for (int obstacle = TENGEN_GO_OBSTACLE_VIRTUAL;
       obstacle <= TENGEN_GO_OBSTACLE_PASSES;
       obstacle++)
    {
      char *en;

      row.obstacle = (TengenGoObstacle) obstacle;
      speak ("en");
      en = tengen_words_comparison (&row);
      speak ("ja");
      expect_both (en, tengen_words_comparison (&row));
    }
  g_array_unref (row.terms);
}

static void
test_komi_note (void)
{
  TengenGoCount count = make_room_count ();
  TengenGoRules rules = *tengen_go_rules_find ("japan");
  g_autoptr (TengenGameSetup) setup = NULL;

  rules.komi_x2 = 12;
  setup = tengen_game_setup_new (&rules, 9);
  speak ("ja");
  expect (tengen_words_komi_note (setup, &count),
          "このルールのコミは 6目です。コミを入れると白の41目勝ちになります。");
  speak ("en");
  expect (tengen_words_komi_note (setup, &count),
          "The komi of these rules is 6 points. With it: White wins by 41 "
          "points.");
  count.score_x2[TENGEN_STONE_BLACK] = 84 + 12;
  expect (tengen_words_komi_note (setup, &count),
          "The komi of these rules is 6 points. With it: Draw.");
  /* what White has for the handicap stays with White */
  count.bonus_x2 = 4;
  expect (tengen_words_komi_note (setup, &count),
          "The komi of these rules is 6 points. With it: White wins by 2 "
          "points.");
  count.bonus_x2 = 0;
  setup->rules.tie_black = TRUE;
  expect (tengen_words_komi_note (setup, &count),
          "The komi of these rules is 6 points. With it: Black wins.");
  count.komi_x2 = 1;
  expect (tengen_words_komi_note (setup, &count), "");
  count.komi_x2 = 0;
  setup->rules.komi_x2 = 0;
  expect (tengen_words_komi_note (setup, &count), "");
}

static void
test_resume (void)
{
  static const char TEXT[] = "(;SZ[7]TNR[japan];B[dd];W[cc];B[];W[])";
  static const char SCIENCE[] = "(;SZ[7]TNR[1-1];B[dd];W[cc];B[];W[])";
  /* a white stone in the corner that can be taken, and taken back */
  static const char KO_TEXT[] =
      "(;SZ[7]TNR[japan]AB[ca][bb]AW[ba][ab]PL[B];B[gg];W[gf];B[];W[])";
  static const char KO_SCIENCE[] =
      "(;SZ[7]TNR[1-1]AB[ca][bb]AW[ba][ab]PL[B];B[gg];W[gf];B[];W[])";
  static const struct
  {
    const char *text;
    const char *ja;
  } rows[] = {
    { TEXT, "白から打ちます。" },
    { SCIENCE,
      "黒から打ちます。このあとの手は、多く打っても返しません。"
      "これまでの形の記録は消えます。" },
    { KO_TEXT, "白から打ちます。コウはすぐに取り返せます。" },
    { KO_SCIENCE,
      "黒から打ちます。このあとの手は、多く打っても返しません。"
      "これまでの形の記録は消え、コウはすぐに取り返せます。" },
  };

  speak ("ja");
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (TengenSgfReading) reading =
          tengen_sgf_read (rows[i].text, strlen (rows[i].text), NULL, NULL);
      g_autoptr (TengenGame) game =
          tengen_game_open (g_steal_pointer (&reading->record), 0);

      expect (tengen_words_resume (tengen_game_get_position (game),
                                   TENGEN_SEAT_FIRST),
              rows[i].ja);
    }
}

/* What the command Undo says it takes back. */
static void
test_edits (void)
{
  speak ("ja");
  expect (tengen_words_edit ("virtual"), "虚着");
  expect (tengen_words_edit ("propose"), "対局停止の提案");
  expect (tengen_words_edit ("answer"), "提案への返事");
  expect (tengen_words_edit ("void"), "無勝負");
}

/* A user's own set goes by its own name. */
static void
test_own_name (void)
{
  g_autoptr (TengenGameSetup) setup =
      tengen_game_setup_new (tengen_go_rules_find ("japan"), 19);

  setup->komi_x2 = 0;
  g_free (setup->rules_name);
  setup->rules_name = g_strdup ("教室ルール");
  speak ("ja");
  expect (tengen_words_terms (setup), "教室ルール・コミなし");
}

static void
test_units (void)
{
  speak ("ja");
  expect (tengen_words_half_points (36, TENGEN_GO_UNIT_LU, TRUE), "18路");
  expect (tengen_words_half_points (362, TENGEN_GO_UNIT_ZI, TRUE), "181子");
  expect (tengen_words_half_points (361, TENGEN_GO_UNIT_ZI, TRUE), "180子半");
}

int
main (int argc, char **argv)
{
  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);
  g_test_set_nonfatal_assertions ();
  tengen_words_init ("/nonexistent");
  g_test_add_func ("/words-rules/captures", test_captures);
  g_test_add_func ("/words-rules/end", test_end);
  g_test_add_func ("/words-rules/families", test_families);
  g_test_add_func ("/words-rules/sets", test_sets);
  g_test_add_func ("/words-rules/fields/all", test_fields);
  g_test_add_func ("/words-rules/fields/changed", test_fields_changed);
  g_test_add_func ("/words-rules/choices/all", test_choices);
  g_test_add_func ("/words-rules/choices/complete", test_choices_complete);
  g_test_add_func ("/words-rules/clashes", test_clashes);
  g_test_add_func ("/words-rules/acts", test_acts);
  g_test_add_func ("/words-rules/reasons", test_reasons);
  g_test_add_func ("/words-rules/steps/numbers", test_steps_numbers);
  g_test_add_func ("/words-rules/steps/all", test_steps_all);
  g_test_add_func ("/words-rules/terms", test_terms);
  g_test_add_func ("/words-rules/comparison", test_comparison);
  g_test_add_func ("/words-rules/komi-note", test_komi_note);
  g_test_add_func ("/words-rules/resume", test_resume);
  g_test_add_func ("/words-rules/edits", test_edits);
  g_test_add_func ("/words-rules/own-name", test_own_name);
  g_test_add_func ("/words-rules/units", test_units);
  return g_test_run ();
}
