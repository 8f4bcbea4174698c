/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-words-lesson: what is said in lessons and of their files, in English and
 * in Japanese
 */
#include "tengen-words-lesson.h"
#include "tengen-lesson-value.h"
#include "tengen-words.h"
#include "words-said.h"

#include <string.h>

static TengenLessonFault
make_fault (TengenLessonFaultCode code)
{
  static char element[] = "answer";
  static char detail[] = "E5";

  return (TengenLessonFault){ .code = code,
                              .line = 12,
                              .element = element,
                              .detail = detail,
                              .a = 7,
                              .b = 9 };
}

/* --- Faults --- */

/* Gives the sentence of a fault, with no name in braces left in it. */
static char *
say_fault (const TengenLessonFault *fault)
{
  char *said = tengen_words_lesson_fault (fault);

  g_assert_nonnull (said);
  g_assert_cmpint (strlen (said), >, 10);
  g_assert_null (strchr (said, '{'));
  g_assert_null (strchr (said, '}'));
  return said;
}

/* The author of an impossible value is told what is possible. */
static void
test_values (void)
{
  static const char point[] = "at=\"g1\"";
  static const char word[] = "colour=\"red\"";
  TengenLessonFault fault = make_fault (TENGEN_LESSON_FAULT_VALUE);

  speak ("en");
  fault.detail = (char *) point;
  fault.a = 1 + TENGEN_LESSON_VALUE_POINT;
  expect (tengen_words_lesson_fault (&fault),
          "at=\"g1\" in <answer> is no point. A point is a capital letter and "
          "a number, like D4.");
  fault.detail = (char *) word;
  fault.a = 1 + TENGEN_LESSON_VALUE_WORD;
  fault.words = "black white";
  expect (tengen_words_lesson_fault (&fault),
          "colour=\"red\" is not possible in <answer>. Write one of these: "
          "black white");
  for (int value = 0; value <= TENGEN_LESSON_VALUE_RESULT + 2; value++)
    {
      fault.a = value;
      g_free (say_fault (&fault));
    }
}

static void
test_every_fault (void)
{
  for (int code = 0; code <= TENGEN_LESSON_FAULT_TRANSLATION; code++)
    {
      TengenLessonFault fault = make_fault ((TengenLessonFaultCode) code);
      g_autofree char *english = NULL;
      g_autofree char *japanese = NULL;

      speak ("en");
      english = say_fault (&fault);
      speak ("ja");
      japanese = say_fault (&fault);
      g_assert_cmpstr (english, !=, japanese);
      g_assert_false (g_str_is_ascii (japanese));
    }
}

static void
test_faults (void)
{
  TengenLessonFault fault = make_fault (TENGEN_LESSON_FAULT_TWICE);

  speak ("ja");
  expect (tengen_words_lesson_fault (&fault),
          "E5 にはもう石があります。一つの点に置けるのは一つだけです。");
  fault = make_fault (TENGEN_LESSON_FAULT_ROW);
  fault.c = 3;
  expect (tengen_words_lesson_fault (&fault),
          "上から 3 行目は 9 点になっています。7 点にしてください。");
  fault = make_fault (TENGEN_LESSON_FAULT_COUNT);
  expect (tengen_words_lesson_fault (&fault),
          "答えが 3.5 になっていますが、数えると 4.5 です。");
  fault = make_fault (TENGEN_LESSON_FAULT_MARK);
  expect (tengen_words_lesson_fault (&fault), "E5 は答えに入りません。");
  fault.a = 0;
  expect (tengen_words_lesson_fault (&fault),
          "E5 も答えに入りますが、書かれていません。");
  speak ("en");
  fault = make_fault (TENGEN_LESSON_FAULT_CLAIM);
  fault.c = 2;
  expect (tengen_words_lesson_fault (&fault),
          "“E5”: 3.5 is claimed for White, the count gives 4.5.");
  fault.c = 4;
  fault.a = -70;
  expect (tengen_words_lesson_fault (&fault),
          "“E5”: the result claimed is -35, the count gives 4.5 (above 0: "
          "Black leads).");
  fault = make_fault (TENGEN_LESSON_FAULT_LONG);
  expect (tengen_words_lesson_fault (&fault),
          "The text has 7 characters; 400 at most can be read with ease. Make "
          "two steps of it.");
}

/* What a file says stands in the sentence as it is, braces and all. */
static void
test_fault_text (void)
{
  char detail[] = "{a} %s {";
  TengenLessonFault fault = make_fault (TENGEN_LESSON_FAULT_POINT);

  speak ("en");
  fault.detail = detail;
  expect (tengen_words_lesson_fault (&fault),
          "This board has no point “{a} %s {”.");
  fault.detail = NULL;
  expect (tengen_words_lesson_fault (&fault), "This board has no point “?”.");
}

static void
test_fault_lines (void)
{
  TengenLessonFault fault = make_fault (TENGEN_LESSON_FAULT_TERM);

  speak ("en");
  expect (tengen_words_lesson_fault_line (&fault, "a.xml"),
          "a.xml:12: The glossary has no entry “E5”.");
  fault.line = 0;
  fault.is_remark = TRUE;
  expect (tengen_words_lesson_fault_line (&fault, "a.xml"),
          "a.xml: remark: The glossary has no entry “E5”.");
  speak ("ja");
  fault.line = 3;
  expect (tengen_words_lesson_fault_line (&fault, "a.xml"),
          "a.xml:3: 参考：用語集に「E5」という項目はありません。");
}

/* --- Steps --- */

static char *
say_remark (TengenLessonRemark remark)
{
  TengenLessonStep step = { .task = TENGEN_LESSON_TASK_TRY };
  TengenLessonState state = { .remark = remark, .n_found = 1, .n_wanted = 3 };

  return tengen_words_lesson_remark (&step, &state);
}

/* After a number that is right comes another question, not a move. */
static void
test_next_number (void)
{
  g_autoptr (GPtrArray) counts = g_ptr_array_new ();
  TengenLessonStep step = { .task = TENGEN_LESSON_TASK_COUNT,
                            .counts = counts };
  TengenLessonState state = { .remark = TENGEN_LESSON_REMARK_NEXT };

  speak ("ja");
  expect (tengen_words_lesson_remark (&step, &state),
          "次の問いに答えましょう。");
  step.counts = NULL;
  expect (tengen_words_lesson_remark (&step, &state), "次はどこに打ちますか。");
}

static void
test_remarks (void)
{
  speak ("ja");
  g_assert_null (say_remark (TENGEN_LESSON_REMARK_NONE));
  g_assert_null (say_remark (TENGEN_LESSON_REMARK_RIGHT));
  g_assert_null (say_remark (TENGEN_LESSON_REMARK_WRONG));
  g_assert_null (say_remark (TENGEN_LESSON_REMARK_SOLUTION));
  expect (say_remark (TENGEN_LESSON_REMARK_FOUND), "あと2か所あります。");
  expect (say_remark (TENGEN_LESSON_REMARK_SMALL),
          "少なすぎます。もういちど数えてみましょう。");
  expect (say_remark (TENGEN_LESSON_REMARK_REFUSED),
          "ルール上、そこには打てません。");
  for (int i = 0; i <= TENGEN_LESSON_REMARK_SOLUTION; i++)
    {
      g_autofree char *said = say_remark ((TengenLessonRemark) i);

      g_assert_true (said == NULL || g_str_has_suffix (said, "。"));
    }
  speak ("en");
  expect (say_remark (TENGEN_LESSON_REMARK_FOUND), "There are 2 more.");
}

static void
test_refused (void)
{
  g_autoptr (TengenGameSetup) setup =
      tengen_game_setup_new (tengen_go_rules_get_named (0), 9);
  g_autoptr (TengenReason) reason = tengen_reason_new (TENGEN_REASON_SUICIDE);
  TengenLessonDiagram diagram = { .setup = setup };
  TengenLessonStep step = { .task = TENGEN_LESSON_TASK_TRY,
                            .diagram = &diagram };
  TengenLessonState state = { .remark = TENGEN_LESSON_REMARK_REFUSED,
                              .reason = reason };
  g_autofree char *expected = NULL;

  speak ("ja");
  expected = tengen_words_reason (reason, &setup->rules);
  expect (tengen_words_lesson_remark (&step, &state), expected);
}

static char *
say_try (gboolean all, gboolean in_order)
{
  TengenLessonTry trial = { .all = all, .in_order = in_order };
  TengenLessonStep step = { .task = TENGEN_LESSON_TASK_TRY, .trial = &trial };
  TengenLessonState state = { .to_move = TENGEN_STONE_WHITE, .trial = &trial };

  return tengen_words_lesson_task (&step, &state);
}

static void
test_tasks (void)
{
  TengenLessonState state = { .to_move = TENGEN_STONE_BLACK };

  speak ("ja");
  expect (say_try (FALSE, FALSE), "白の番です。打ってみましょう。");
  expect (say_try (TRUE, FALSE), "白の番です。ぜんぶ見つけましょう。");
  expect (say_try (TRUE, TRUE), "白の番です。順番にぜんぶ見つけましょう。");
  for (int task = 0; task <= TENGEN_LESSON_TASK_ACCOUNT; task++)
    for (int what = 0; what <= TENGEN_LESSON_MARK_FIVE; what++)
      {
        TengenLessonMark mark = { .what = (TengenLessonMarkWhat) what };
        TengenLessonStep step = { .task = (TengenLessonTask) task,
                                  .mark = &mark };
        g_autofree char *said = tengen_words_lesson_task (&step, &state);

        g_assert_false (g_str_is_ascii (said));
        g_assert_true (g_str_has_suffix (said, "。"));
      }
}

static char *
say_mark (TengenLessonMarkWhat what, guint n_wanted)
{
  TengenLessonMark mark = { .what = what };
  TengenLessonStep step = { .task = TENGEN_LESSON_TASK_MARK, .mark = &mark };
  TengenLessonState state = { .n_wanted = n_wanted };

  return tengen_words_lesson_task (&step, &state);
}

static void
test_single_mark (void)
{
  static const struct
  {
    const char *language;
    TengenLessonMarkWhat what;
    const char *one;
    const char *all;
  } cases[] = {
    { "ja",
      TENGEN_LESSON_MARK_POINTS,
      "点を一つ選びましょう。",
      "点をぜんぶ選びましょう。" },
    { "ja",
      TENGEN_LESSON_MARK_STONES,
      "石を一つ選びましょう。",
      "石をぜんぶ選びましょう。" },
    { "ja",
      TENGEN_LESSON_MARK_FORBIDDEN,
      "黒の禁手の点をぜんぶ選びましょう。",
      "黒の禁手の点をぜんぶ選びましょう。" },
    { "ja",
      TENGEN_LESSON_MARK_LIBERTIES,
      "呼吸点をぜんぶ選びましょう。",
      "呼吸点をぜんぶ選びましょう。" },
    { "en",
      TENGEN_LESSON_MARK_POINTS,
      "Choose one point.",
      "Choose all the points." },
    { "zh_CN", TENGEN_LESSON_MARK_STONES, "选出一颗棋子。", "选出所有棋子。" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      speak (cases[i].language);
      expect (say_mark (cases[i].what, 1), cases[i].one);
      expect (say_mark (cases[i].what, 2), cases[i].all);
    }
}

static void
test_names (void)
{
  const TengenGoRules *japan = tengen_go_rules_find ("japan");
  const TengenGoRules *science = tengen_go_rules_find ("2-1");

  speak ("ja");
  expect (tengen_words_lesson_press (TENGEN_LESSON_PRESS_FIVE, japan),
          "五連です");
  expect (tengen_words_lesson_press (TENGEN_LESSON_PRESS_AGREE, japan),
          "両者同意");
  expect (tengen_words_lesson_press (TENGEN_LESSON_PRESS_PASS, japan), "パス");
  expect (tengen_words_lesson_press (TENGEN_LESSON_PRESS_PASS, science),
          "放棄");
  expect (tengen_words_lesson_press (TENGEN_LESSON_PRESS_VIRTUAL, science),
          "虚着");
  expect (tengen_words_lesson_press (TENGEN_LESSON_PRESS_PROPOSE, science),
          "対局停止の提案");
  expect (tengen_words_lesson_stars (0), "星はまだありません");
  expect (tengen_words_lesson_stars (2), "星3つのうち 2つ");
  speak ("en");
  expect (tengen_words_lesson_stars (1), "1 star of 3");
  expect (tengen_words_lesson_stars (3), "3 stars of 3");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  tengen_words_init ("/nonexistent");
  g_test_add_func ("/words/lesson/every-fault", test_every_fault);
  g_test_add_func ("/words/lesson/values", test_values);
  g_test_add_func ("/words/lesson/faults", test_faults);
  g_test_add_func ("/words/lesson/fault-text", test_fault_text);
  g_test_add_func ("/words/lesson/fault-lines", test_fault_lines);
  g_test_add_func ("/words/lesson/remarks", test_remarks);
  g_test_add_func ("/words/lesson/next-number", test_next_number);
  g_test_add_func ("/words/lesson/refused", test_refused);
  g_test_add_func ("/words/lesson/tasks", test_tasks);
  g_test_add_func ("/words/lesson/single-mark", test_single_mark);
  g_test_add_func ("/words/lesson/names", test_names);
  return g_test_run ();
}
