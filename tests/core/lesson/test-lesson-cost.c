/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-lesson-cost: files that would take long
 *
 * What: as much of one thing as a file may hold; it is refused, or read in a
 *       small part of the time that it would take to compare each with each.
 * Not:  files that are broken (test-lesson-read).
 */
#include "lesson-faults.h"
#include "rounds.h"
#include "tengen-lesson-check.h"
#include "tengen-lesson-progress.h"

#include <time.h>

/* What was slow took many times as long. */
#define SECONDS 1

static void
assert_quick (clock_t start)
{
#ifndef __SANITIZE_ADDRESS__
  g_assert_cmpint (clock () - start, <, SECONDS * CLOCKS_PER_SEC);
#endif
}

/* Writes a text many times; `%d` in it is a number from 0. */
static char *
repeat (const char *text, int n)
{
  GString *all = g_string_new (NULL);

  for (int i = 0; i < n; i++)
    {
      g_auto (GStrv) parts = g_strsplit (text, "%d", -1);
      g_autofree char *number = g_strdup_printf ("%d", i);
      g_autofree char *once = g_strjoinv (number, parts);

      g_string_append (all, once);
    }
  return g_string_free (all, FALSE);
}

/* Reads and checks a lesson of one step, and compares the first error. */
static void
assert_first (const char *step, const char *wanted)
{
  g_autofree char *text = make_lesson ("game='go' size='19'", step);
  g_autoptr (GPtrArray) faults = tengen_lesson_faults_new ();
  g_autoptr (TengenLesson) lesson = read_bytes (text, strlen (text), faults);
  g_autofree char *found = NULL;

  if (lesson != NULL)
    tengen_lesson_check (lesson, faults);
  while (faults->len > 0 &&
         ((TengenLessonFault *) g_ptr_array_index (faults, 0))->is_remark)
    g_ptr_array_remove_index (faults, 0);
  if (faults->len > 1)
    g_ptr_array_set_size (faults, 1);
  found = list_faults (faults);
  g_assert_cmpstr (found, ==, wanted);
}

/* Attributes and namespaces of one tag. */
static void
test_attributes (void)
{
  g_autofree char *few = repeat (" a%d=\">\"", 900);
  g_autofree char *many = repeat (" a%d=\">\"", 20000);
  g_autofree char *spaces = repeat (" xmlns:a%d='u'", 20000);
  g_autofree char *accepted = g_strdup_printf ("<step%s/>", few);
  g_autofree char *refused = g_strdup_printf ("\n<step%s/>", many);
  g_autofree char *other = g_strdup_printf ("<step%s/>", spaces);

  assert_first (accepted, "2 ATTRIBUTE step a0");
  assert_first (refused, "3 XML - too many attributes");
  assert_first (other, "2 XML - too many attributes");
}

/* `=` stands in texts and comments too. */
static void
test_equal_signs (void)
{
  g_autofree char *signs = repeat ("=", 390);
  g_autofree char *line = repeat ("=", 5000);
  g_autofree char *step = g_strdup_printf (
      "<!-- %s --><step id='a'><say>%s</say><say>%s</say><say>%s</say></step>",
      line,
      signs,
      signs,
      signs);

  assert_first (step, "");
}

static void
test_comments (void)
{
  g_autofree char *hints = repeat ("<hint>x</hint>", 2000);
  g_autofree char *step =
      g_strdup_printf ("<step id='a'><say>x</say>%s</step>", hints);
  g_autofree char *lesson = make_lesson ("", step);
  g_autofree char *comments = repeat ("<!---->", 40000);
  g_autofree char *text = g_strconcat (comments, lesson, NULL);
  clock_t start = clock ();

  assert_read (text, "");
  assert_quick (start);
}

static void
test_languages (void)
{
  g_autofree char *says = repeat ("<say xml:lang='en-%d'>x</say>", 31);
  g_autofree char *few =
      g_strdup_printf ("<step id='a'><say>x</say>%s</step>", says);
  g_autofree char *more = g_strdup_printf (
      "<step id='a'><say>x</say>%s<say xml:lang='fr'>x</say></step>", says);

  assert_first (few, "");
  assert_first (more, "2 VALUE say xml:lang=\"fr\"");
}

/* Steps too many are told of once, in however many chapters they are. */
static void
test_chapters (void)
{
  g_autofree char *chapters =
      repeat ("</chapter><chapter id='c%d'><title>C</title>"
              "<step id='a%d'><say>x</say></step>",
              510);
  g_autofree char *text =
      make_lesson ("", "<step id='b'><say>x</say></step>\n");
  g_auto (GStrv) parts = g_strsplit (text, "\n</chapter>", 2);
  g_autofree char *lesson =
      g_strconcat (parts[0], chapters, "</chapter>", parts[1], NULL);

  assert_read (lesson, "2 STEPS step -");
}

/* Every kanji there is, none with a reading. */
static void
test_kanji (void)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GPtrArray) faults = tengen_lesson_faults_new ();
  g_autoptr (TengenLesson) lesson = NULL;
  clock_t start = clock ();
  const TengenLessonFault *fault;

  g_string_append (text,
                   "<lesson xmlns='urn:tengen:lesson:1' id='a' version='1' "
                   "xml:lang='ja'><title>T</title><chapter id='c'>"
                   "<title>C</title><step id='a'>");
  for (gunichar kanji = 0x4e00; kanji < 0x9f00; kanji++)
    {
      if (kanji % 256 == 0)
        g_string_append (text, "<say>");
      g_string_append_unichar (text, kanji);
      if (kanji % 256 == 255)
        g_string_append (text, "</say>");
    }
  g_string_append (text, "</step></chapter></lesson>");
  lesson = read_bytes (text->str, text->len, faults);
  assert_quick (start);
  g_assert_nonnull (lesson);
  g_assert_cmpuint (faults->len, ==, 1);
  fault = g_ptr_array_index (faults, 0);
  g_assert_cmpint (fault->code, ==, TENGEN_LESSON_FAULT_KANJI);
  g_assert_cmpint (g_utf8_strlen (fault->detail, -1), ==, 200);
}

/* What takes long to check. */
static void
test_check (void)
{
  g_autofree char *counts = repeat ("<count what='number' answer='1'/>", 1700);
  g_autofree char *points = repeat (" A1", 200000);
  g_autofree char *one =
      g_strdup_printf ("<step id='a'><say>x</say>%s</step>", counts);
  g_autofree char *other = g_strdup_printf (
      "<step id='a'><say>x</say><diagram><stones colour='black' at='A1'/>"
      "</diagram><mark what='liberties' of='%s'/></step>",
      points + 1);

  assert_first (one, "2 ANSWERS answer -");
  /* a fifth of a second, and twenty under the sanitizers */
  if (rounds_make (8) > 1)
    assert_first (other, "2 ANSWERS answer -");
}

static void
test_progress (void)
{
  g_autofree char *steps = repeat ("step.a%d=3\n", 30000);
  g_autofree char *text =
      g_strconcat ("[progress]\nformat=1\n[lesson a]\n", steps, NULL);
  clock_t start = clock ();
  g_autoptr (TengenLessonProgress) progress =
      tengen_lesson_progress_decode (text, strlen (text));

  assert_quick (start);
  g_assert_cmpuint (
      tengen_lesson_progress_get_stars (progress, "a", "a29999"), ==, 3);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/lesson-cost/attributes", test_attributes);
  g_test_add_func ("/lesson-cost/equal-signs", test_equal_signs);
  g_test_add_func ("/lesson-cost/comments", test_comments);
  g_test_add_func ("/lesson-cost/languages", test_languages);
  g_test_add_func ("/lesson-cost/chapters", test_chapters);
  g_test_add_func ("/lesson-cost/kanji", test_kanji);
  g_test_add_func ("/lesson-cost/check", test_check);
  g_test_add_func ("/lesson-cost/progress", test_progress);
  return g_test_run ();
}
