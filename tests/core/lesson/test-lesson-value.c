/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tengen-lesson-value.h"

static const char *const sixty_four =
    "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef";

static void
assert_fits (TengenLessonValue value, const char *text)
{
  if (!tengen_lesson_value_fits (value, text, "black white"))
    g_error ("%d: %s", (int) value, text);
}

static void
assert_not (TengenLessonValue value, const char *text)
{
  if (tengen_lesson_value_fits (value, text, "black white"))
    g_error ("%d: %s", (int) value, text);
}

static void
test_names (void)
{
  g_autofree char *longer = g_strconcat (sixty_four, "0", NULL);

  assert_fits (TENGEN_LESSON_VALUE_NAME, "P0-2_a");
  assert_fits (TENGEN_LESSON_VALUE_NAME, sixty_four);
  assert_not (TENGEN_LESSON_VALUE_NAME, longer);
  assert_not (TENGEN_LESSON_VALUE_NAME, "");
  assert_not (TENGEN_LESSON_VALUE_NAME, "a.b");
  assert_not (TENGEN_LESSON_VALUE_NAME, "a b");
  assert_not (TENGEN_LESSON_VALUE_NAME, "../a");
  assert_not (TENGEN_LESSON_VALUE_NAME, "石");
  assert_fits (TENGEN_LESSON_VALUE_LANGUAGE, "ja");
  assert_fits (TENGEN_LESSON_VALUE_LANGUAGE, "zh-Hant-TW");
  assert_not (TENGEN_LESSON_VALUE_LANGUAGE, "j");
  assert_not (TENGEN_LESSON_VALUE_LANGUAGE, "ja-");
  assert_not (TENGEN_LESSON_VALUE_LANGUAGE, "en_GB");
  assert_not (TENGEN_LESSON_VALUE_LANGUAGE, "abcdefghi");
  assert_not (TENGEN_LESSON_VALUE_LANGUAGE, "en-abcdefghi");
  assert_fits (TENGEN_LESSON_VALUE_LANGUAGE, "ja-a-b-c");
  assert_not (TENGEN_LESSON_VALUE_LANGUAGE, "ja-a-b-c-d");
  assert_not (TENGEN_LESSON_VALUE_LANGUAGE, "");
  assert_fits (TENGEN_LESSON_VALUE_WORD, "black");
  assert_fits (TENGEN_LESSON_VALUE_WORD, "white");
  assert_not (TENGEN_LESSON_VALUE_WORD, "blac");
  assert_not (TENGEN_LESSON_VALUE_WORD, "");
  assert_not (TENGEN_LESSON_VALUE_WORD, "black white");
}

static void
test_points (void)
{
  assert_fits (TENGEN_LESSON_VALUE_POINT, "A1");
  assert_fits (TENGEN_LESSON_VALUE_POINT, "I8");
  assert_fits (TENGEN_LESSON_VALUE_POINT, "T19");
  assert_not (TENGEN_LESSON_VALUE_POINT, "U1");
  assert_not (TENGEN_LESSON_VALUE_POINT, "a1");
  assert_not (TENGEN_LESSON_VALUE_POINT, "A0");
  assert_not (TENGEN_LESSON_VALUE_POINT, "A01");
  assert_not (TENGEN_LESSON_VALUE_POINT, "A20");
  assert_not (TENGEN_LESSON_VALUE_POINT, "A100000000000");
  assert_not (TENGEN_LESSON_VALUE_POINT, "A1 B2");
  assert_not (TENGEN_LESSON_VALUE_POINT, "pass");
  assert_fits (TENGEN_LESSON_VALUE_MOVE, "pass");
  assert_not (TENGEN_LESSON_VALUE_MOVE, "passe");
  assert_fits (TENGEN_LESSON_VALUE_POINTS, "A1 B2 C3");
  assert_not (TENGEN_LESSON_VALUE_POINTS, "A1,B2");
  assert_not (TENGEN_LESSON_VALUE_POINTS, "A1 pass");
  assert_not (TENGEN_LESSON_VALUE_POINTS, "");
  assert_fits (TENGEN_LESSON_VALUE_MOVES, "A1 pass");
  assert_fits (TENGEN_LESSON_VALUE_PLAYED, "B:A1 W:pass");
  assert_fits (TENGEN_LESSON_VALUE_PLAYED, "B:pass W:pass resume B:A1");
  assert_not (TENGEN_LESSON_VALUE_PLAYED, "resume B:A1");
  assert_not (TENGEN_LESSON_VALUE_PLAYED, "B:pass resumes");
  assert_not (TENGEN_LESSON_VALUE_PLAYED, "A1");
  assert_not (TENGEN_LESSON_VALUE_PLAYED, "X:A1");
  assert_fits (TENGEN_LESSON_VALUE_CORNERS, "A1 E5");
  assert_not (TENGEN_LESSON_VALUE_CORNERS, "A1");
  assert_not (TENGEN_LESSON_VALUE_CORNERS, "A1 E5 F6");
}

static void
test_numbers (void)
{
  assert_fits (TENGEN_LESSON_VALUE_SIZE, "5");
  assert_fits (TENGEN_LESSON_VALUE_SIZE, "19");
  assert_not (TENGEN_LESSON_VALUE_SIZE, "4");
  assert_not (TENGEN_LESSON_VALUE_SIZE, "20");
  assert_not (TENGEN_LESSON_VALUE_SIZE, "09");
  assert_fits (TENGEN_LESSON_VALUE_NUMBER, "0");
  assert_fits (TENGEN_LESSON_VALUE_NUMBER, "9999");
  assert_not (TENGEN_LESSON_VALUE_NUMBER, "10000");
  assert_not (TENGEN_LESSON_VALUE_NUMBER, "-1");
  assert_not (TENGEN_LESSON_VALUE_NUMBER, "");
  assert_fits (TENGEN_LESSON_VALUE_NUMBERS, "29 30");
  assert_not (TENGEN_LESSON_VALUE_NUMBERS, "29");
  assert_fits (TENGEN_LESSON_VALUE_HALF, "-6.5");
  assert_fits (TENGEN_LESSON_VALUE_HALF, "7.0");
  assert_not (TENGEN_LESSON_VALUE_HALF, "3.75");
  assert_not (TENGEN_LESSON_VALUE_HALF, "7.");
  assert_not (TENGEN_LESSON_VALUE_HALF, ".5");
  assert_not (TENGEN_LESSON_VALUE_HALF, "1e3");
  assert_fits (TENGEN_LESSON_VALUE_LABEL, "1");
  assert_fits (TENGEN_LESSON_VALUE_LABEL, "天元石");
  assert_not (TENGEN_LESSON_VALUE_LABEL, "");
  assert_not (TENGEN_LESSON_VALUE_LABEL, "1234");
  assert_fits (TENGEN_LESSON_VALUE_RESULT, "0");
  assert_fits (TENGEN_LESSON_VALUE_RESULT, "W+3.5");
  assert_fits (TENGEN_LESSON_VALUE_RESULT, "B+12");
  assert_not (TENGEN_LESSON_VALUE_RESULT, "B+R");
  assert_not (TENGEN_LESSON_VALUE_RESULT, "B+1.0");
  assert_not (TENGEN_LESSON_VALUE_RESULT, "B+12345");
}

static void
test_words (void)
{
  const char *words = "rows stones*";

  g_assert_true (tengen_lesson_value_find_word (words, "rows") == words);
  g_assert_true (tengen_lesson_value_find_word (words, "stones") == words + 5);
  g_assert_null (tengen_lesson_value_find_word (words, "stone"));
  g_assert_null (tengen_lesson_value_find_word (words, ""));
  g_assert_null (tengen_lesson_value_find_word ("", "rows"));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/lesson-value/names", test_names);
  g_test_add_func ("/lesson-value/points", test_points);
  g_test_add_func ("/lesson-value/numbers", test_numbers);
  g_test_add_func ("/lesson-value/words", test_words);
  return g_test_run ();
}
