/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-lesson-overview: who has done how much of which lesson
 */
#include "tengen-lesson-overview.h"

#include <string.h>

#include "lesson-xml.h"

typedef struct
{
  TengenLesson *first;
  TengenLesson *second;
  TengenLessonOverview *overview;
} Fixture;

/* Two columns of the same lesson, which has two steps. */
static void
set_up (Fixture *f, gconstpointer data)
{
  TengenLessonSchema *schema = load_schema ();
  g_autoptr (GPtrArray) lessons = g_ptr_array_new ();
  const char *steps = "<step id='a'><say>A</say></step>"
                      "<step id='b'><say>B</say></step>";

  f->first = read_steps (schema, "game='pure-go'", steps);
  f->second = read_steps (schema, "game='pure-go'", steps);
  g_free (f->second->id);
  f->second->id = g_strdup ("other");
  g_ptr_array_add (lessons, f->first);
  g_ptr_array_add (lessons, f->second);
  f->overview = tengen_lesson_overview_new (lessons);
  tengen_lesson_schema_free (schema);
}

static void
tear_down (Fixture *f, gconstpointer data)
{
  tengen_lesson_overview_free (f->overview);
  tengen_lesson_free (f->first);
  tengen_lesson_free (f->second);
}

static void
add (Fixture *f, const char *name, const char *steps)
{
  g_autoptr (TengenLessonProgress) progress = tengen_lesson_progress_new ();

  for (const char *p = steps; *p != '\0'; p++)
    tengen_lesson_progress_set_done (
        progress, f->first->id, (char[]){ *p, '\0' }, 3);
  tengen_lesson_overview_add (f->overview, name, 2, progress);
}

static void
test_sums (Fixture *f, gconstpointer data)
{
  const TengenLessonSum *sum;

  add (f, "nobody", "");
  add (f, "half", "b");
  add (f, "whole", "ab");
  g_assert_cmpuint (tengen_lesson_overview_get_n_rows (f->overview), ==, 3);
  g_assert_cmpuint (tengen_lesson_overview_get_n_columns (f->overview), ==, 2);
  g_assert_true (tengen_lesson_overview_get_lesson (f->overview, 1) ==
                 f->second);
  g_assert_cmpstr (
      tengen_lesson_overview_get_name (f->overview, 1), ==, "half");
  g_assert_cmpuint (tengen_lesson_overview_get_picture (f->overview, 1), ==, 2);
  for (guint row = 0; row < 3; row++)
    {
      sum = tengen_lesson_overview_get_sum (f->overview, row, 0);
      g_assert_cmpuint (sum->n_done, ==, row);
      g_assert_cmpuint (sum->n_steps, ==, 2);
      g_assert_cmpuint (sum->stars, ==, row == 2 ? 3 : 0);
      sum = tengen_lesson_overview_get_sum (f->overview, row, 1);
      g_assert_cmpuint (sum->n_done, ==, 0);
    }
}

static void
test_write (Fixture *f, gconstpointer data)
{
  const char *heads[] = { "なまえ", "A, B", "★", "C", "+", NULL };
  g_autofree char *table = NULL;

  add (f, "はな", "ab");
  add (f, "=1+1", "a");
  add (f, "＝A1", "");
  add (f, "-x", "");
  add (f, "@y", "");
  add (f, "＠z", "");
  add (f, "say \"a\", b", "");
  table = tengen_lesson_overview_write (f->overview, heads, ',');
  g_assert_cmpstr (table,
                   ==,
                   "\xef\xbb\xbf"
                   "なまえ,\"A, B\",★,C,'+\r\n"
                   "はな,2,3,0,0\r\n"
                   "'=1+1,1,0,0,0\r\n"
                   "'＝A1,0,0,0,0\r\n"
                   "'-x,0,0,0,0\r\n"
                   "'@y,0,0,0,0\r\n"
                   "'＠z,0,0,0,0\r\n"
                   "\"say \"\"a\"\", b\",0,0,0,0\r\n");
}

static void
test_paste (Fixture *f, gconstpointer data)
{
  const char *heads[] = { "N", "A, B", "S", "C\tD", "+", NULL };
  g_autofree char *table = NULL;

  add (f, "a, b", "a");
  table = tengen_lesson_overview_write (f->overview, heads, '\t');
  g_assert_cmpstr (table,
                   ==,
                   "N\tA, B\tS\t\"C\tD\"\t'+\r\n"
                   "a, b\t1\t0\t0\t0\r\n");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add (
      "/lesson-overview/sums", Fixture, NULL, set_up, test_sums, tear_down);
  g_test_add (
      "/lesson-overview/write", Fixture, NULL, set_up, test_write, tear_down);
  g_test_add (
      "/lesson-overview/paste", Fixture, NULL, set_up, test_paste, tear_down);
  return g_test_run ();
}
