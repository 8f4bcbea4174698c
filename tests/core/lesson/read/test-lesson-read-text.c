/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "lesson-faults.h"
#include "tengen-lesson-game.h"

/* Reads what a step says; language of the lesson is English. */
static TengenLesson *
read_say (const char *say)
{
  g_autofree char *step = g_strdup_printf ("<step id='s'>%s</step>", say);

  return read_steps ("", step);
}

/* A text as its pieces: base, reading, term, point, emphasis, paragraph. */
static char *
show (const TengenLessonText *text)
{
  GString *shown = g_string_new (NULL);

  for (guint i = 0; i < text->spans->len; i++)
    {
      const TengenLessonSpan *span =
          &g_array_index (text->spans, TengenLessonSpan, i);

      g_string_append (
          shown, (span->flags & TENGEN_LESSON_SPAN_PARAGRAPH) ? "/[" : "[");
      g_string_append (shown, span->base);
      if (span->reading != NULL)
        g_string_append_printf (shown, ":%s", span->reading);
      if (span->term != NULL)
        g_string_append_printf (shown, "=%s", span->term);
      if (span->point != TENGEN_POINT_NONE)
        g_string_append_printf (shown, "@%d", span->point);
      if ((span->flags & TENGEN_LESSON_SPAN_EMPHASIS) != 0)
        g_string_append (shown, "!");
      g_string_append (shown, "]");
    }
  return g_string_free (shown, FALSE);
}

static void
assert_say (const char *say, const char *language, const char *wanted)
{
  g_autoptr (TengenLesson) lesson = read_say (say);
  const TengenLessonText *text =
      tengen_lesson_words_get (get_first (lesson)->say, language);
  g_autofree char *found = show (text);

  g_assert_cmpstr (found, ==, wanted);
}

static void
assert_english (const char *inner, const char *wanted)
{
  g_autofree char *say = g_strdup_printf ("<say>%s</say>", inner);

  assert_say (say, "en", wanted);
}

static void
assert_japanese (const char *inner, const char *wanted)
{
  g_autofree char *say =
      g_strdup_printf ("<say>S</say><say xml:lang='ja'>%s</say>", inner);

  assert_say (say, "ja", wanted);
}

static void
test_spans (void)
{
  assert_english ("Play <em>here</em>, at <pt at='A1'>A1</pt>.",
                  "[Play ][here!][, at ][A1@72][.]");
  assert_english (
      "A <term ref='t'>big <ruby><rb>b</rb><rt>r</rt></ruby></term>x",
      "[A ][big =t][b:r=t][x]");
  assert_english ("<![CDATA[<b>]]>&amp;<!-- no -->c", "[<b>&c]");
  assert_english ("<p>one</p>\n<p>two <em>x</em></p>", "[one]/[two ][x!]");
}

static void
test_blanks (void)
{
  assert_english ("\n  a \t\n b  ", "[a b]");
  assert_english ("a\n<em>b</em>\nc", "[a ][b!][ c]");
  assert_english ("a <term ref='t'> b </term> c", "[a ][b=t][ c]");
  assert_english ("<pt at='A1'>A1</pt> <pt at='B1'>B1</pt>",
                  "[A1@72][ ][B1@73]");
  assert_english ("<term ref='t'>a <ruby><rb>b</rb><rt>r</rt></ruby> c</term>",
                  "[a =t][b:r=t][ c=t]");
  assert_english ("the word アタリ\nmeans", "[the word アタリ means]");
  assert_english ("アタリ\nコウ", "[アタリコウ]");
}

static void
test_japanese (void)
{
  assert_japanese ("\nこれは、\n  いしです。\n", "[これは、いしです。]");
  assert_japanese ("これは いし", "[これは いし]");
  assert_japanese (
      "きょう、\n<ruby><rb>石</rb><rt>いし</rt></ruby>\n<em>を</em>",
      "[きょう、][石:いし][を!]");
  assert_japanese ("まんなかは\n<pt at='E5'>E5</pt>\nです",
                   "[まんなかは][E5@40][です]");
  assert_japanese ("one\ntwo", "[one two]");
  assert_japanese ("<ruby><rb>\n石\n</rb><rt> いし </rt></ruby>", "[石:いし]");
}

static void
test_translations (void)
{
  static const char says[] =
      "<say voice='no'>a</say><say xml:lang='ja'>あ</say>"
      "<say>b</say><say xml:lang='ja'>い</say>"
      "<say xml:lang='en'>c</say>";
  g_autoptr (GPtrArray) faults = tengen_lesson_faults_new ();
  g_autofree char *step = g_strdup_printf ("<step id='s'>%s</step>", says);
  g_autofree char *text = make_lesson ("", step);
  g_autoptr (TengenLesson) lesson = read_bytes (text, strlen (text), faults);
  g_autofree char *found = list_faults (faults);
  const TengenLessonWords *say = get_first (lesson)->say;
  g_autofree char *english = show (tengen_lesson_words_get (say, "en"));
  g_autofree char *japanese = show (tengen_lesson_words_get (say, "ja"));
  const TengenLessonFault *fault = g_ptr_array_index (faults, 0);

  g_assert_cmpstr (found, ==, "[0 TRANSLATION - ja]");
  g_assert_cmpint (fault->a, ==, 2);
  g_assert_cmpint (fault->b, ==, 5);
  g_assert_cmpstr (english, ==, "[a]/[b]/[c]");
  g_assert_cmpstr (japanese, ==, "[あ]/[い]");
  g_assert_true (tengen_lesson_words_get (say, "en")->is_silent);
  g_assert_false (tengen_lesson_words_get (say, "ja")->is_silent);
  g_assert_cmpuint (lesson->languages->len, ==, 2);
  g_assert_cmpstr (lesson->languages->pdata[0], ==, "en");
  g_assert_cmpstr (lesson->languages->pdata[1], ==, "ja");
}

static void
test_faults (void)
{
  g_autofree char *longest = g_strnfill (TENGEN_LESSON_MAX_TEXT, 'x');
  g_autofree char *good = g_strdup_printf ("<say>%s</say>", longest);
  g_autofree char *longer =
      g_strdup_printf ("<step id='s'><say>%sx</say></step>", longest);
  g_autoptr (TengenLesson) lesson = read_say (good);

  g_assert_nonnull (lesson);
  assert_steps ("", longer, "2 LONG say -");
  assert_steps ("", "<step id='s'><say> \n </say></step>", "2 EMPTY say -");
  assert_steps (
      "", "<step id='s'><say><p>a</p>\n<p/></say></step>", "3 EMPTY p -");
  assert_steps ("",
                "<step id='s'><say><ruby><rb/><rt>a</rt></ruby>b</say></step>",
                "2 EMPTY ruby -");
  assert_steps ("",
                "<step id='s'><say xml:lang='ja'>あ</say></step>",
                "[0 TRANSLATION - ja]; 2 NO_ORIGINAL say ja");
  assert_steps ("",
                "<step id='s'><say><pt at='K1'>K1</pt></say></step>",
                "2 POINT pt K1");
}

#define BEGINNER(level)                                                           \
  "<lesson xmlns='urn:tengen:lesson:1' id='a' version='1' xml:lang='ja'>"         \
  "<title>あ</title><meta><level>" level "</level></meta><chapter id='c'>"        \
  "<title>い</title>\n<step id='s'><say>黒い<ruby><rb>石</rb><rt>いし</rt>" \
  "</ruby>と<em>白黒</em></say>\n<hint>石</hint></step></chapter></lesson>"

static void
test_kanji (void)
{
  assert_read (BEGINNER ("beginner"), "2 KANJI say 黒白; 3 KANJI hint 石");
  assert_read (BEGINNER ("intermediate"), "[0 KANJI - 黒白石]");
}

/* The first text of a lesson read for someone who writes 1の九. */
static char *
show_as (const char *game, const char *say, int *notation)
{
  g_autofree char *text = g_strdup_printf (
      "<lesson xmlns='urn:tengen:lesson:1' id='test' version='1' "
      "xml:lang='ja' game='%s'><title>Test</title><meta><level>beginner"
      "</level></meta><chapter id='c'>"
      "<title>C</title><step id='s'><say>%s</say></step></chapter></lesson>",
      game,
      say);
  g_autoptr (GPtrArray) faults = tengen_lesson_faults_new ();
  g_autoptr (TengenLesson) lesson =
      tengen_lesson_read (text,
                          strlen (text),
                          get_schema (),
                          NULL,
                          TENGEN_NOTATION_JAPANESE,
                          faults);

  g_assert_nonnull (lesson);
  /* nor is 九 a letter that beginners lack the reading of */
  g_assert_cmpuint (faults->len, ==, 0);
  *notation =
      tengen_lesson_game_get_shown_notation (get_first (lesson)->diagram);
  return show (tengen_lesson_words_get (get_first (lesson)->say, "ja"));
}

/* Names of points are those that the user likes, on the board and beside it;
 * other words that mean a point stay, and so does Renju. */
static void
test_names (void)
{
  const char *say = "<pt at='A1'>A1</pt>は<pt at='A1'>すみ</pt>";
  int notation;
  g_autofree char *go = show_as ("pure-go", say, &notation);
  g_autofree char *renju = NULL;

  g_assert_cmpstr (go, ==, "[1の九@72][は][すみ@72]");
  g_assert_cmpint (notation, ==, TENGEN_NOTATION_JAPANESE);
  renju = show_as ("renju", say, &notation);
  g_assert_cmpstr (renju, ==, "[A1@210][は][すみ@210]");
  g_assert_cmpint (notation, ==, TENGEN_NOTATION_RENJU);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/lesson-read-text/spans", test_spans);
  g_test_add_func ("/lesson-read-text/blanks", test_blanks);
  g_test_add_func ("/lesson-read-text/japanese", test_japanese);
  g_test_add_func ("/lesson-read-text/translations", test_translations);
  g_test_add_func ("/lesson-read-text/faults", test_faults);
  g_test_add_func ("/lesson-read-text/kanji", test_kanji);
  g_test_add_func ("/lesson-read-text/names", test_names);
  return g_test_run ();
}
