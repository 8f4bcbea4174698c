/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "lesson-faults.h"

#define HEAD(version)                                                          \
  "<lesson xmlns='urn:tengen:lesson:1' id='a' version='" version               \
  "' xml:lang='en' game='go'>"
#define CHAPTER(id, steps)                                                     \
  "<chapter id='" id "'><title>C</title>\n" steps "</chapter>"
#define STEP(id) "<step id='" id "'><say>S</say></step>\n"

static void
test_lesson (void)
{
  g_autoptr (GPtrArray) faults = tengen_lesson_faults_new ();
  static const char text[] =
      HEAD ("1") "<title>T</title><goal>G</goal><meta><source> s\n t </source>"
                 "<author>A</author><licence>L</licence><minutes>12</minutes>"
                 "<level>beginner</level></meta>" CHAPTER (
                     "c",
                     STEP ("one")
                         STEP ("two")) "<chapter id='d'><title>D</title><step "
                                       "id='three' require='seen'>"
                                       "<title>t</title><goal>g</goal><say>S</"
                                       "say><hint show='A1'>h</hint>"
                                       "<hint>i</hint><done>d</done></step></"
                                       "chapter></lesson>";
  g_autoptr (TengenLesson) lesson = read_bytes (text, strlen (text), faults);
  const TengenLessonChapter *second = lesson->chapters->pdata[1];
  const TengenLessonStep *step = tengen_lesson_get_step (lesson, 2);
  const TengenLessonHint *hint = step->hints->pdata[0];

  g_assert_cmpstr (lesson->id, ==, "a");
  g_assert_cmpstr (lesson->language, ==, "en");
  g_assert_cmpstr (lesson->author, ==, "A");
  g_assert_cmpstr (lesson->licence, ==, "L");
  g_assert_cmpstr (lesson->source, ==, "s t");
  g_assert_cmpuint (lesson->minutes, ==, 12);
  g_assert_true (lesson->is_beginner);
  g_assert_nonnull (lesson->goal);
  g_assert_cmpstr (second->id, ==, "d");
  g_assert_cmpuint (second->first, ==, 2);
  g_assert_cmpuint (second->n_steps, ==, 1);
  g_assert_cmpuint (step->chapter, ==, 1);
  g_assert_true (step->seen_is_enough);
  g_assert_false (tengen_lesson_get_step (lesson, 0)->seen_is_enough);
  g_assert_cmpuint (step->hints->len, ==, 2);
  g_assert_cmpuint (hint->show->len, ==, 1);
  g_assert_nonnull (step->title);
  g_assert_nonnull (step->goal);
  g_assert_nonnull (step->done);
  g_assert_cmpint (step->task, ==, TENGEN_LESSON_TASK_READ);
  g_assert_cmpint (step->line, ==, 5);
}

static void
test_version (void)
{
  assert_read (HEAD ("2") "<title>T</title></lesson>", "1 VERSION lesson 2");
  assert_read (
      HEAD ("x") "<title>T</title>" CHAPTER ("c", STEP ("s")) "</lesson>",
      "1 VALUE lesson version=\"x\"");
}

static void
test_ids (void)
{
  assert_read (
      HEAD ("1") "<title>T</title>" CHAPTER ("c", STEP ("s") STEP ("s"))
          CHAPTER ("c", STEP ("c")) "</lesson>",
      "3 ID step s; 4 ID chapter c");
}

static void
test_many_steps (void)
{
  GString *text = g_string_new (HEAD ("1") "<title>T</title><chapter id='c'>"
                                           "<title>C</title>\n");
  g_autofree char *lesson = NULL;

  for (int i = 0; i < 5000; i++)
    g_string_append_printf (text, "<step id='s%d'><say>S</say></step>\n", i);
  g_string_append (text, "</chapter></lesson>");
  lesson = g_string_free (text, FALSE);
  assert_read (lesson, "502 STEPS step -");
}

/* An element with all its attributes; libxml2 would take seconds for it. */
static void
test_many_attributes (void)
{
  static const char steps[] =
      "<step id='s'><say>S</say><diagram id='d' game='go' rules='japan' "
      "size='9' komi='0' to-play='black' view='A1 E5' coords='yes' ko='A1' "
      "played='1 1' prisoners-black='0' prisoners-white='0'/></step>";
  gint64 start = g_get_monotonic_time ();

  assert_steps ("game='go'", steps, "");
  g_assert_cmpint (g_get_monotonic_time () - start, <, G_USEC_PER_SEC);
}

static void
test_terms (void)
{
  static const char words[] =
      "<glossary xmlns='urn:tengen:glossary:1' version='1' xml:lang='ja'>"
      "<entry id='ko' game='go'><word>コウ</word><meaning>x</meaning></entry>"
      "</glossary>";
  g_autoptr (GPtrArray) faults = tengen_lesson_faults_new ();
  g_autoptr (TengenLessonGlossary) glossary =
      tengen_lesson_glossary_read (words, strlen (words), faults);
  g_autofree char *text =
      make_lesson ("",
                   "<step id='s'><say><term ref='ko'>a</term></say></step>\n"
                   "<step id='t'><say><term ref='seki'>b</term></say></step>");
  g_autoptr (TengenLesson) lesson = tengen_lesson_read (
      text, strlen (text), get_schema (), glossary, TENGEN_NOTATION_A1, faults);
  g_autofree char *found = list_faults (faults);

  g_assert_null (lesson);
  g_assert_cmpstr (found, ==, "3 TERM term seki");
}

static void
test_schema (void)
{
  static const char other[] =
      "<element name='lesson' ns='urn:tengen:lesson:1' "
      "xmlns='http://relaxng.org/ns/structure/1.0'><empty/></element>";
  g_autoptr (TengenLessonSchema) schema =
      tengen_lesson_schema_new (other, strlen (other));
  g_autoptr (GPtrArray) faults = tengen_lesson_faults_new ();
  g_autofree char *text = make_lesson ("", STEP ("s"));
  g_autoptr (TengenLesson) lesson = tengen_lesson_read (
      text, strlen (text), schema, NULL, TENGEN_NOTATION_A1, faults);

  g_assert_null (lesson);
  g_assert_cmpuint (faults->len, ==, 1);
  g_assert_cmpint (((TengenLessonFault *) faults->pdata[0])->code,
                   ==,
                   TENGEN_LESSON_FAULT_SCHEMA);
  g_assert_null (tengen_lesson_schema_new ("<a/>", 4));
  g_assert_null (tengen_lesson_schema_new ("x", 1));
}

/* The lessons of the program, with its glossary. */
static void
test_own (void)
{
  gsize length = 0;
  g_autofree char *words = load_file ("glossary.xml", &length);
  g_autofree char *course = load_file ("course", &length);
  g_auto (GStrv) lines = g_strsplit (course, "\n", -1);
  g_autoptr (GPtrArray) faults = tengen_lesson_faults_new ();
  g_autoptr (TengenLessonGlossary) glossary =
      tengen_lesson_glossary_read (words, strlen (words), faults);

  for (char **line = lines; *line != NULL; line++)
    if (**line != '\0' && **line != '#')
      {
        g_autofree char *name = g_strconcat (*line, ".xml", NULL);
        g_autofree char *text = load_file (name, &length);
        g_autoptr (TengenLesson) lesson = tengen_lesson_read (
            text, length, get_schema (), glossary, TENGEN_NOTATION_A1, faults);
        g_autofree char *found = list_faults (faults);

        g_assert_cmpstr (found, ==, "");
        g_assert_cmpstr (lesson->id, ==, *line);
      }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/lesson-read/lesson", test_lesson);
  g_test_add_func ("/lesson-read/version", test_version);
  g_test_add_func ("/lesson-read/ids", test_ids);
  g_test_add_func ("/lesson-read/many-steps", test_many_steps);
  g_test_add_func ("/lesson-read/many-attributes", test_many_attributes);
  g_test_add_func ("/lesson-read/terms", test_terms);
  g_test_add_func ("/lesson-read/schema", test_schema);
  g_test_add_func ("/lesson-read/own", test_own);
  return g_test_run ();
}
