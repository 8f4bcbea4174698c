/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tengen-lesson-text.h"

static TengenLessonText *
make_text (const char *language)
{
  TengenLessonText *text = tengen_lesson_text_new (language);
  TengenLessonSpan *span;

  text->line = 7;
  span = tengen_lesson_text_add (text, "石", "いし");
  span->term = g_strdup ("stone");
  span->flags = TENGEN_LESSON_SPAN_EMPHASIS;
  tengen_lesson_text_add (text, "を打つ。", NULL);
  span = tengen_lesson_text_add (text, "E5", NULL);
  span->point = 40;
  span->flags = TENGEN_LESSON_SPAN_PARAGRAPH;
  return text;
}

static void
assert_text (const TengenLessonText *text)
{
  g_autofree char *plain = tengen_lesson_text_get_plain (text);
  g_autofree char *spoken = tengen_lesson_text_get_spoken (text);

  g_assert_cmpstr (plain, ==, "石を打つ。\nE5");
  g_assert_cmpstr (spoken, ==, "いしを打つ。\nE5");
}

static void
test_plain (void)
{
  g_autoptr (TengenLessonText) text = make_text ("ja");
  g_autoptr (TengenLessonText) empty = tengen_lesson_text_new ("ja");
  g_autofree char *nothing = tengen_lesson_text_get_plain (empty);

  assert_text (text);
  g_assert_cmpstr (nothing, ==, "");
}

static void
test_copy (void)
{
  TengenLessonText *text = make_text ("ja");
  g_autoptr (TengenLessonText) copy = NULL;
  const TengenLessonSpan *spans;

  text->is_silent = TRUE;
  copy = tengen_lesson_text_copy (text);
  tengen_lesson_text_free (text);
  assert_text (copy);
  g_assert_cmpstr (copy->language, ==, "ja");
  g_assert_cmpint (copy->line, ==, 7);
  g_assert_true (copy->is_silent);
  spans = (const TengenLessonSpan *) copy->spans->data;
  g_assert_cmpstr (spans[0].term, ==, "stone");
  g_assert_cmpuint (spans[0].flags, ==, TENGEN_LESSON_SPAN_EMPHASIS);
  g_assert_null (spans[1].term);
  g_assert_cmpuint (spans[1].point, ==, TENGEN_POINT_NONE);
  g_assert_cmpuint (spans[2].point, ==, 40);
}

static void
assert_language (const TengenLessonWords *words,
                 const char *wanted,
                 const char *found)
{
  g_assert_cmpstr (
      tengen_lesson_words_get (words, wanted)->language, ==, found);
}

static void
test_languages (void)
{
  g_autoptr (GPtrArray) words =
      g_ptr_array_new_with_free_func ((GDestroyNotify) tengen_lesson_text_free);

  g_assert_null (tengen_lesson_words_get (NULL, "ja"));
  g_assert_null (tengen_lesson_words_get (words, "ja"));
  g_ptr_array_add (words, make_text ("ja"));
  g_ptr_array_add (words, make_text ("en"));
  g_ptr_array_add (words, make_text ("zh-TW"));
  assert_language (words, NULL, "ja");
  assert_language (words, "en", "en");
  assert_language (words, "en_GB", "en");
  assert_language (words, "en-GB", "en");
  assert_language (words, "EN.UTF-8", "en");
  assert_language (words, "zh-TW", "zh-TW");
  assert_language (words, "zh", "ja");
  assert_language (words, "e", "ja");
  assert_language (words, "", "ja");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/lesson-text/plain", test_plain);
  g_test_add_func ("/lesson-text/copy", test_copy);
  g_test_add_func ("/lesson-text/languages", test_languages);
  return g_test_run ();
}
