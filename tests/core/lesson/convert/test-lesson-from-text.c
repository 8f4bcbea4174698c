/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-lesson-from-text: comments as texts
 */
#include "tengen-lesson-from-text.h"

#include <string.h>

static void
test_judge (void)
{
  static const struct
  {
    const char *text;
    TengenLessonLine line;
  } rows[] = {
    { "", TENGEN_LESSON_LINE_OPEN },
    { "RIGHT", TENGEN_LESSON_LINE_RIGHT },
    { "Well done. RIGHT", TENGEN_LESSON_LINE_RIGHT },
    { "the right place", TENGEN_LESSON_LINE_OPEN },
    { "Right of this stone", TENGEN_LESSON_LINE_OPEN },
    { "Right! It lives.", TENGEN_LESSON_LINE_RIGHT },
    { "right", TENGEN_LESSON_LINE_RIGHT },
    { "BRIGHT", TENGEN_LESSON_LINE_OPEN },
    { "Correct.", TENGEN_LESSON_LINE_RIGHT },
    { "Incorrect.", TENGEN_LESSON_LINE_WRONG },
    { " wrong: too slow", TENGEN_LESSON_LINE_WRONG },
    { "Is this wrong?", TENGEN_LESSON_LINE_OPEN },
    { "CHOICE then WRONG", TENGEN_LESSON_LINE_WRONG },
    { "正解です。", TENGEN_LESSON_LINE_RIGHT },
    { "不正解です。", TENGEN_LESSON_LINE_WRONG },
    { "白の失敗図", TENGEN_LESSON_LINE_WRONG },
    { "失敗 RIGHT", TENGEN_LESSON_LINE_RIGHT },
    { "これは正解ではありません。", TENGEN_LESSON_LINE_WRONG },
    { "正解では、白が死にます。", TENGEN_LESSON_LINE_RIGHT },
    { "正确", TENGEN_LESSON_LINE_RIGHT },
    { "不正确", TENGEN_LESSON_LINE_WRONG },
    { "错误", TENGEN_LESSON_LINE_WRONG },
    { "失败图", TENGEN_LESSON_LINE_WRONG },
    { "变化图", TENGEN_LESSON_LINE_OPEN },
    { "정답", TENGEN_LESSON_LINE_RIGHT },
    { "실패", TENGEN_LESSON_LINE_WRONG },
    { " ○ ", TENGEN_LESSON_LINE_RIGHT },
    { "×", TENGEN_LESSON_LINE_WRONG },
    { "对黑棋来说", TENGEN_LESSON_LINE_OPEN },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_test_message ("%s", rows[i].text);
      g_assert_cmpint (
          tengen_lesson_from_text_judge (rows[i].text), ==, rows[i].line);
    }
}

static void
test_strip (void)
{
  static const char *const rows[][2] = {
    { "", "" },
    { " a  b ", "a b" },
    { "RIGHT", "" },
    { "Good. RIGHT", "Good." },
    { "FORCE\n\nGood.\r\n RIGHT\nMore", "Good.\nMore" },
    { "Correct!", "Correct!" },
    { "a\001b\tc\302\205", "ab c" },
    { "正解　です", "正解 です" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *text = tengen_lesson_from_text_strip (rows[i][0]);

      g_assert_cmpstr (text, ==, rows[i][1]);
    }
}

static void
test_language (void)
{
  g_assert_false (tengen_lesson_from_text_is_japanese ("Black to play é"));
  g_assert_true (tengen_lesson_from_text_is_japanese ("a の b"));
  g_assert_true (tengen_lesson_from_text_is_japanese ("白先"));
}

/* Long texts are cut behind a sentence, else at a blank, else anywhere. */
static void
test_cut (void)
{
  g_autoptr (GString) text = g_string_new (NULL);

  g_string_append (text, "ああ。");
  for (int i = 0; i < TENGEN_LESSON_MAX_TEXT; i++)
    g_string_append (text, "い");
  g_assert_cmpuint (
      tengen_lesson_from_text_cut (text->str), ==, strlen ("ああ。"));
  g_string_erase (text, 0, (gssize) strlen ("ああ。"));
  g_assert_cmpuint (tengen_lesson_from_text_cut (text->str), ==, text->len);
  g_string_append (text, "い");
  g_assert_cmpuint (
      tengen_lesson_from_text_cut (text->str), ==, text->len - strlen ("い"));
  g_string_prepend (text, "a b ");
  g_assert_cmpuint (tengen_lesson_from_text_cut (text->str), ==, 4);
}

static void
test_add (void)
{
  g_autoptr (TengenLessonWriter) writer = tengen_lesson_writer_new (FALSE);
  g_autofree char *text = NULL;

  tengen_lesson_writer_begin (writer, "a");
  tengen_lesson_from_text_add (writer, "say", "One & <two>");
  tengen_lesson_from_text_add (writer, "say", "One\ntwo");
  text = tengen_lesson_writer_finish (writer);
  g_assert_cmpstr (text,
                   ==,
                   "<a>\n"
                   "  <say>One &amp; &lt;two&gt;</say>\n"
                   "  <say>\n"
                   "    <p>One</p>\n"
                   "    <p>two</p>\n"
                   "  </say>\n"
                   "</a>\n");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/lesson-from-text/judge", test_judge);
  g_test_add_func ("/lesson-from-text/strip", test_strip);
  g_test_add_func ("/lesson-from-text/language", test_language);
  g_test_add_func ("/lesson-from-text/cut", test_cut);
  g_test_add_func ("/lesson-from-text/add", test_add);
  return g_test_run ();
}
