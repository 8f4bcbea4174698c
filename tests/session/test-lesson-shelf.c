/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-lesson-shelf: the lessons and the glossary that come with the program,
 * and what was done of them
 *
 * Shape: warnings end a test, so that a lesson that was left out is found.
 */
#include "tengen-lesson-shelf.h"

#include <string.h>

#include "tengen-lesson-grade.h"
#include "words-said.h"

#define PATH "/org/tengen/Tengen/lessons"

static const TengenLesson *
get_lesson (TengenLessonShelf *shelf, guint index)
{
  return g_ptr_array_index (tengen_lesson_shelf_get_lessons (shelf), index);
}

static void
count_cb (TengenLessonShelf *shelf, guint *n)
{
  (*n)++;
}

static void
reset_cb (TengenLessonShelf *shelf, const char *id, GString *ids)
{
  g_string_append_printf (ids, "%s;", id != NULL ? id : "all");
}

static guint
get_stars (TengenLessonShelf *shelf,
           const TengenLesson *lesson,
           const TengenLessonStep *step)
{
  return tengen_lesson_progress_get_stars (
      tengen_lesson_shelf_get_progress (shelf), lesson->id, step->id);
}

/* --- What is on it --- */

/* All lessons can be read, in the order of the course, and none is forgotten. */
static void
test_course (void)
{
  g_autoptr (TengenLessonShelf) shelf = tengen_lesson_shelf_new ();
  GPtrArray *lessons = tengen_lesson_shelf_get_lessons (shelf);
  g_auto (GStrv) names =
      g_resources_enumerate_children (PATH, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  g_autoptr (GString) ids = g_string_new (NULL);

  for (guint i = 0; i < lessons->len; i++)
    {
      const TengenLesson *lesson = get_lesson (shelf, i);
      g_autofree char *name = g_strconcat (lesson->id, ".xml", NULL);

      g_assert_true (g_strv_contains ((const char *const *) names, name));
      g_assert_true (tengen_lesson_shelf_find (shelf, lesson->id) == lesson);
      g_string_append_printf (ids, "%s ", lesson->id);
    }
  g_assert_cmpstr (ids->str,
                   ==,
                   "pure-go-first pure-go-seven pure-go-to-go go-first "
                   "go-basics go-shapes go-more renju-five renju-forbidden "
                   "renju-openings renju-manners counting counting-area "
                   "scientific-play scientific-stop counting-history ");
  /* the lessons; course, glossary, schema */
  g_assert_cmpuint (g_strv_length (names), ==, lessons->len + 3);
  g_assert_null (tengen_lesson_shelf_find (shelf, "no-such-lesson"));
}

static void
test_once (void)
{
  g_autoptr (TengenLessonShelf) shelf = tengen_lesson_shelf_new ();

  g_assert_true (tengen_lesson_shelf_get_lessons (shelf) ==
                 tengen_lesson_shelf_get_lessons (shelf));
  g_assert_true (tengen_lesson_shelf_get_glossary (shelf) ==
                 tengen_lesson_shelf_get_glossary (shelf));
}

/* A lesson of somebody else: what is wrong with it harms nothing. */
static void
test_read (void)
{
  g_autoptr (TengenLessonShelf) shelf = tengen_lesson_shelf_new ();
  g_autoptr (GPtrArray) faults = tengen_lesson_faults_new ();
  g_autoptr (GBytes) torn = g_bytes_new_static ("<lesson", 7);
  g_autoptr (GBytes) whole = g_resources_lookup_data (
      PATH "/pure-go-first.xml", G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  g_autoptr (TengenLesson) lesson = NULL;

  g_assert_null (tengen_lesson_shelf_read (shelf, torn, faults));
  g_assert_true (tengen_lesson_faults_has_error (faults));
  g_ptr_array_set_size (faults, 0);
  lesson = tengen_lesson_shelf_read (shelf, whole, faults);
  g_assert_nonnull (lesson);
  g_assert_cmpuint (faults->len, ==, 0);
  g_assert_cmpstr (lesson->id, ==, "pure-go-first");
}

/* Well-formed, but not true. */
static void
test_read_untrue (void)
{
  static const char text[] =
      "<lesson xmlns='urn:tengen:lesson:1' id='a' version='1' xml:lang='en'\n"
      "        game='go'>\n"
      "  <title>A</title>\n"
      "  <chapter id='c'><title>C</title><step id='s'><say>Play.</say>\n"
      "    <diagram><stones colour='black' at='E5'/></diagram>\n"
      "    <try><answer at='E5' verdict='right'/></try>\n"
      "  </step></chapter>\n"
      "</lesson>\n";
  g_autoptr (TengenLessonShelf) shelf = tengen_lesson_shelf_new ();
  g_autoptr (GPtrArray) faults = tengen_lesson_faults_new ();
  g_autoptr (GBytes) bytes = g_bytes_new_static (text, strlen (text));
  const TengenLessonFault *fault = NULL;

  g_assert_null (tengen_lesson_shelf_read (shelf, bytes, faults));
  g_assert_cmpuint (faults->len, ==, 1);
  fault = g_ptr_array_index (faults, 0);
  g_assert_cmpint (fault->code, ==, TENGEN_LESSON_FAULT_RIGHT_ILLEGAL);
  g_assert_cmpint (fault->line, ==, 6);
}

static void
test_language (void)
{
  g_autoptr (TengenLessonShelf) shelf = tengen_lesson_shelf_new ();
  const TengenLesson *lesson = get_lesson (shelf, 0);

  speak ("en");
  g_assert_cmpstr (tengen_lesson_shelf_get_language (lesson), ==, "en");
  speak ("ja");
  g_assert_cmpstr (tengen_lesson_shelf_get_language (lesson), ==, "ja");
  speak ("ja_JP:en");
  g_assert_cmpstr (tengen_lesson_shelf_get_language (lesson), ==, "ja");
  /* where there is no language of their own, people are spoken to in English */
  speak ("xx");
  g_assert_cmpstr (tengen_lesson_shelf_get_language (lesson), ==, "en");
}

/* --- The glossary --- */

static void
check_japanese (const TengenLessonEntry *entry, const TengenLessonText *text)
{
  for (guint i = 0; i < text->spans->len; i++)
    {
      const TengenLessonSpan *span =
          &g_array_index (text->spans, TengenLessonSpan, i);

      if (span->reading == NULL && tengen_lesson_grade_text (span->base) > 0)
        g_error ("%s: no reading for %s", entry->id, span->base);
    }
}

static void
check_terms (const TengenLessonGlossary *glossary,
             const TengenLessonEntry *entry,
             const TengenLessonText *text)
{
  for (guint i = 0; i < text->spans->len; i++)
    {
      const char *term = g_array_index (text->spans, TengenLessonSpan, i).term;

      if (term != NULL && tengen_lesson_glossary_find (glossary, term) == NULL)
        g_error ("%s: no entry %s", entry->id, term);
      g_assert_cmpstr (term, !=, entry->id);
    }
}

static void
check_words (const TengenLessonGlossary *glossary,
             const TengenLessonEntry *entry,
             const TengenLessonWords *words)
{
  const TengenLessonText *japanese = tengen_lesson_words_get (words, "ja");
  const TengenLessonText *english = tengen_lesson_words_get (words, "en");

  g_assert_cmpstr (japanese->language, ==, "ja");
  g_assert_cmpstr (english->language, ==, "en");
  g_assert_cmpuint (japanese->spans->len, >, 0);
  g_assert_cmpuint (english->spans->len, >, 0);
  check_japanese (entry, japanese);
  check_terms (glossary, entry, japanese);
  check_terms (glossary, entry, english);
}

/* Every word has a meaning in both languages, and a reading on every kanji. */
static void
test_glossary (void)
{
  g_autoptr (TengenLessonShelf) shelf = tengen_lesson_shelf_new ();
  const TengenLessonGlossary *glossary =
      tengen_lesson_shelf_get_glossary (shelf);
  const GPtrArray *entries = tengen_lesson_glossary_get_entries (glossary);

  g_assert_cmpuint (entries->len, >, 200);
  for (guint i = 0; i < entries->len; i++)
    {
      const TengenLessonEntry *entry = g_ptr_array_index (entries, i);

      check_words (glossary, entry, entry->term);
      check_words (glossary, entry, entry->meaning);
    }
}

/* --- What was done --- */

static void
test_progress (void)
{
  g_autoptr (TengenLessonShelf) shelf = tengen_lesson_shelf_new ();
  const TengenLesson *lesson = get_lesson (shelf, 1);
  const TengenLessonStep *step = tengen_lesson_get_step (lesson, 2);
  const TengenLessonProgress *progress = NULL;
  guint n = 0;

  g_signal_connect (shelf, "progress-changed", G_CALLBACK (count_cb), &n);
  tengen_lesson_shelf_set_done (shelf, lesson, step, 2);
  tengen_lesson_shelf_set_place (shelf, lesson, step);
  tengen_lesson_shelf_set_language (shelf, lesson, "en");
  g_assert_cmpuint (n, ==, 3);
  /* nothing new */
  tengen_lesson_shelf_set_done (shelf, lesson, step, 1);
  tengen_lesson_shelf_set_place (shelf, lesson, step);
  tengen_lesson_shelf_set_language (shelf, lesson, "en");
  g_assert_cmpuint (n, ==, 3);
  progress = tengen_lesson_shelf_get_progress (shelf);
  g_assert_cmpuint (get_stars (shelf, lesson, step), ==, 2);
  g_assert_cmpstr (tengen_lesson_progress_get_last (progress), ==, lesson->id);
  tengen_lesson_shelf_take_progress (shelf, tengen_lesson_progress_new ());
  g_assert_cmpuint (n, ==, 4);
  g_assert_cmpuint (get_stars (shelf, lesson, step), ==, 0);
}

/* Forgetting can be undone; what was done in between stays. */
static void
test_reset (void)
{
  g_autoptr (TengenLessonShelf) shelf = tengen_lesson_shelf_new ();
  const TengenLesson *first = get_lesson (shelf, 0);
  const TengenLesson *second = get_lesson (shelf, 1);
  const TengenLessonStep *step = tengen_lesson_get_step (first, 0);
  const TengenLessonStep *other = tengen_lesson_get_step (second, 0);
  g_autoptr (GString) ids = g_string_new (NULL);

  g_assert_false (tengen_lesson_shelf_undo_reset (shelf));
  tengen_lesson_shelf_set_done (shelf, first, step, 3);
  g_signal_connect (shelf, "reset", G_CALLBACK (reset_cb), ids);
  tengen_lesson_shelf_reset (shelf, first);
  g_assert_cmpuint (get_stars (shelf, first, step), ==, 0);
  tengen_lesson_shelf_set_done (shelf, second, other, 2);
  g_assert_true (tengen_lesson_shelf_undo_reset (shelf));
  g_assert_cmpuint (get_stars (shelf, first, step), ==, 3);
  g_assert_cmpuint (get_stars (shelf, second, other), ==, 2);
  g_assert_false (tengen_lesson_shelf_undo_reset (shelf));
  tengen_lesson_shelf_reset (shelf, NULL);
  g_assert_cmpuint (get_stars (shelf, first, step), ==, 0);
  g_assert_cmpuint (get_stars (shelf, second, other), ==, 0);
  g_assert_cmpstr (ids->str, ==, "pure-go-first;all;");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/lesson/shelf/course", test_course);
  g_test_add_func ("/lesson/shelf/once", test_once);
  g_test_add_func ("/lesson/shelf/read", test_read);
  g_test_add_func ("/lesson/shelf/read-untrue", test_read_untrue);
  g_test_add_func ("/lesson/shelf/language", test_language);
  g_test_add_func ("/lesson/shelf/glossary", test_glossary);
  g_test_add_func ("/lesson/shelf/progress", test_progress);
  g_test_add_func ("/lesson/shelf/reset", test_reset);
  return g_test_run ();
}
