/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-lesson-text-cut: sentences of texts, and of all texts of the course
 */
#include "tengen-lesson-text-cut.h"

#include "tengen-lesson-read.h"

#include <string.h>

static void
assert_plain (const GPtrArray *sentences, guint index, const char *expected)
{
  g_autofree char *plain =
      tengen_lesson_text_get_plain (sentences->pdata[index]);

  g_assert_cmpstr (plain, ==, expected);
}

/* Sentences are apart by bars. */
static void
assert_cut (const char *plain, const char *expected)
{
  g_autoptr (TengenLessonText) text = tengen_lesson_text_new ("ja");
  g_auto (GStrv) wanted = g_strsplit (expected, "|", -1);
  g_autoptr (GPtrArray) sentences = NULL;

  if (*plain != '\0')
    tengen_lesson_text_add (text, plain, NULL);
  sentences = tengen_lesson_text_cut (text);
  for (guint i = 0; i < MIN (g_strv_length (wanted), sentences->len); i++)
    assert_plain (sentences, i, wanted[i]);
  g_assert_cmpuint (sentences->len, ==, g_strv_length (wanted));
}

static const struct
{
  const char *plain;
  const char *expected;
} cases[] = {
  { "黒の番です。", "黒の番です。" },
  { "黒の番です。打ちましょう！できた？",
    "黒の番です。|打ちましょう！|できた？" },
  { "ほんとう！？そうです。", "ほんとう！？|そうです。" },
  { "「はい。」と言います。つぎです。", "「はい。」と言います。|つぎです。" },
  { "取れます。（図を見ます。）次です。",
    "取れます。|（図を見ます。）|次です。" },
  { "終わりに丸がない", "終わりに丸がない" },
  { "打てる?はい!", "打てる?|はい!" },
  { "「とじない。黒です。", "「とじない。黒です。" },
  { "Black plays at A. White answers.", "Black plays at A.|White answers." },
  { "Is it ko? Yes! Wait.", "Is it ko?|Yes!|Wait." },
  { "Komi is 6.5 points, e.g. here. See No. 3 now.",
    "Komi is 6.5 points, e.g. here.|See No. 3 now." },
  { "1. First this. 2. Then that.", "1. First this.|2. Then that." },
  { "It waits ... and plays.", "It waits ... and plays." },
  { "“Go.” That is all. (A word.) End.", "“Go.”|That is all.|(A word.)|End." },
};

static void
test_sentences (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    assert_cut (cases[i].plain, cases[i].expected);
}

static void
test_empty (void)
{
  g_autoptr (TengenLessonText) text = tengen_lesson_text_new ("ja");
  g_autoptr (GPtrArray) sentences = tengen_lesson_text_cut (text);

  g_assert_cmpuint (sentences->len, ==, 0);
}

/* A comma before a blank, a blank if there is no comma, else nothing. */
static void
test_long (void)
{
  g_autofree char *whole = g_strnfill (120, 'a');

  assert_cut (
      "石と地をぜんぶ合わせて数えるときには、黒い石と白い石の数がちがって"
      "いても、答えはいつも同じになります。",
      "石と地をぜんぶ合わせて数えるときには、|"
      "黒い石と白い石の数がちがっていても、答えはいつも同じになります。");
  assert_cut ("Count the empty points of Black and of White, and take the one "
              "number from the other as long as it is not larger.",
              "Count the empty points of Black and of White,|and take the one "
              "number from the other as long as it is not larger.");
  assert_cut ("The stones of both sides are put into rows of ten so that one "
              "can see at one glance how many there are of each kind",
              "The stones of both sides are put into rows of ten so that|one "
              "can see at one glance how many there are of each kind");
  assert_cut (whole, whole);
}

/* 石を打つ。E5です。 and a paragraph with a term. */
static TengenLessonText *
make_text (void)
{
  TengenLessonText *text = tengen_lesson_text_new ("ja");
  TengenLessonSpan *span = tengen_lesson_text_add (text, "石", "いし");

  text->is_silent = TRUE;
  span->flags = TENGEN_LESSON_SPAN_PARAGRAPH;
  tengen_lesson_text_add (text, "を打つ。次は", NULL);
  span = tengen_lesson_text_add (text, "E5", NULL);
  span->point = 40;
  tengen_lesson_text_add (text, "です", NULL);
  span = tengen_lesson_text_add (text, "コウ。あれ。", NULL);
  span->flags = TENGEN_LESSON_SPAN_PARAGRAPH | TENGEN_LESSON_SPAN_EMPHASIS;
  span->term = g_strdup ("ko");
  return text;
}

static void
test_spans (void)
{
  g_autoptr (TengenLessonText) text = make_text ();
  g_autoptr (GPtrArray) sentences = tengen_lesson_text_cut (text);
  const TengenLessonText *second = sentences->pdata[1];
  const TengenLessonText *last = sentences->pdata[3];
  const TengenLessonSpan *spans = (const TengenLessonSpan *) last->spans->data;

  g_assert_cmpuint (sentences->len, ==, 4);
  assert_plain (sentences, 0, "石を打つ。");
  assert_plain (sentences, 1, "次はE5です");
  assert_plain (sentences, 2, "コウ。");
  assert_plain (sentences, 3, "あれ。");
  g_assert_true (second->is_silent);
  g_assert_cmpstr (second->language, ==, "ja");
  g_assert_cmpuint (
      g_array_index (second->spans, TengenLessonSpan, 1).point, ==, 40);
  g_assert_cmpstr (spans[0].term, ==, "ko");
  g_assert_cmpuint (spans[0].flags, ==, TENGEN_LESSON_SPAN_EMPHASIS);
}

/* What has a reading is not parted, whatever stands in it. */
static void
test_reading (void)
{
  g_autoptr (TengenLessonText) text = tengen_lesson_text_new ("ja");
  g_autoptr (GPtrArray) sentences = NULL;

  tengen_lesson_text_add (text, "甲。乙", "こうおつ");
  tengen_lesson_text_add (text, "です。", NULL);
  sentences = tengen_lesson_text_cut (text);
  g_assert_cmpuint (sentences->len, ==, 1);
  assert_plain (sentences, 0, "甲。乙です。");
}

/* --- The course --- */

/* All that is written, without blanks; readings in brackets. */
static void
write_solid (GString *solid, const TengenLessonText *text)
{
  for (guint i = 0; i < text->spans->len; i++)
    {
      const TengenLessonSpan *span =
          &g_array_index (text->spans, TengenLessonSpan, i);

      for (const char *at = span->base; *at != '\0'; at = g_utf8_next_char (at))
        if (!g_unichar_isspace (g_utf8_get_char (at)))
          g_string_append_unichar (solid, g_utf8_get_char (at));
      if (span->reading != NULL)
        g_string_append_printf (solid, "(%s)", span->reading);
    }
}

static void
assert_sentence (const TengenLessonText *sentence)
{
  g_autofree char *plain = tengen_lesson_text_get_plain (sentence);
  g_autofree char *bare = g_strstrip (g_strdup (plain));

  g_assert_cmpstr (plain, ==, bare);
  g_assert_cmpint (g_utf8_strlen (plain, -1), >, 0);
  g_assert_cmpint (g_utf8_strlen (plain, -1), <=, 110);
  g_assert_null (g_utf8_strchr ("。、！？」）", -1, g_utf8_get_char (plain)));
}

static void
assert_nothing_lost (const TengenLessonWords *words)
{
  for (guint i = 0; words != NULL && i < words->len; i++)
    {
      const TengenLessonText *text = words->pdata[i];
      g_autoptr (GPtrArray) sentences = tengen_lesson_text_cut (text);
      g_autoptr (GString) before = g_string_new (NULL);
      g_autoptr (GString) after = g_string_new (NULL);

      write_solid (before, text);
      for (guint j = 0; j < sentences->len; j++)
        {
          assert_sentence (sentences->pdata[j]);
          write_solid (after, sentences->pdata[j]);
        }
      g_assert_cmpstr (before->str, ==, after->str);
    }
}

static void
assert_step (const TengenLessonStep *step)
{
  assert_nothing_lost (step->say);
  assert_nothing_lost (step->done);
  for (guint i = 0; i < step->hints->len; i++)
    assert_nothing_lost (
        ((const TengenLessonHint *) step->hints->pdata[i])->words);
  for (guint i = 0; step->moves != NULL && i < step->moves->len; i++)
    assert_nothing_lost (
        g_array_index (step->moves, TengenLessonMove, i).words);
  for (guint i = 0; step->trial != NULL && i < step->trial->answers->len; i++)
    assert_nothing_lost (
        ((const TengenLessonAnswer *) step->trial->answers->pdata[i])->words);
  for (guint i = 0; step->options != NULL && i < step->options->len; i++)
    assert_nothing_lost (
        ((const TengenLessonOption *) step->options->pdata[i])->words);
}

static char *
read_data (const char *name, gsize *length)
{
  g_autofree char *path =
      g_build_filename (g_getenv ("TENGEN_LESSONS"), name, NULL);
  g_autoptr (GError) error = NULL;
  char *data = NULL;

  g_file_get_contents (path, &data, length, &error);
  g_assert_no_error (error);
  return data;
}

static void
assert_lesson (const char *id, const TengenLessonSchema *schema)
{
  g_autofree char *name = g_strconcat (id, ".xml", NULL);
  gsize length = 0;
  g_autofree char *data = read_data (name, &length);
  g_autoptr (GPtrArray) faults = tengen_lesson_faults_new ();
  g_autoptr (TengenLesson) lesson = tengen_lesson_read (
      data, length, schema, NULL, TENGEN_NOTATION_A1, faults);

  g_assert_nonnull (lesson);
  for (guint i = 0; i < lesson->steps->len; i++)
    assert_step (tengen_lesson_get_step (lesson, i));
}

static void
test_course (void)
{
  gsize length = 0;
  g_autofree char *rng = read_data ("lesson.rng", &length);
  g_autoptr (TengenLessonSchema) schema =
      tengen_lesson_schema_new (rng, length);
  g_autofree char *course = read_data ("course", NULL);
  g_auto (GStrv) lines = g_strsplit (course, "\n", -1);

  for (char **line = lines; *line != NULL; line++)
    if (**line != '\0' && **line != '#')
      assert_lesson (*line, schema);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/lesson/text-cut/sentences", test_sentences);
  g_test_add_func ("/lesson/text-cut/empty", test_empty);
  g_test_add_func ("/lesson/text-cut/long", test_long);
  g_test_add_func ("/lesson/text-cut/spans", test_spans);
  g_test_add_func ("/lesson/text-cut/reading", test_reading);
  g_test_add_func ("/lesson/text-cut/course", test_course);
  return g_test_run ();
}
