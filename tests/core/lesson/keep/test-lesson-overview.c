/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-lesson-overview: who has done how much of which lesson
 */
#include "tengen-lesson-overview.h"

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

/* Two who needed several tries, one who did not; nothing of who has not come so
 * far. */
static void
test_stumbles (Fixture *f, gconstpointer data)
{
  g_autoptr (TengenLessonProgress) hana = tengen_lesson_progress_new ();
  g_autoptr (TengenLessonProgress) taro = tengen_lesson_progress_new ();
  g_autoptr (GArray) stumbles = NULL;
  const TengenLessonStumble *first;

  add (f, "whole", "ab");
  stumbles = tengen_lesson_overview_list_stumbles (f->overview);
  g_assert_cmpuint (stumbles->len, ==, 0);
  g_array_unref (stumbles);
  tengen_lesson_progress_set_done (hana, "other", "a", 2);
  tengen_lesson_progress_set_done (hana, f->first->id, "b", 2);
  tengen_lesson_progress_set_done (taro, f->first->id, "b", 1);
  tengen_lesson_progress_set_done (taro, f->first->id, "a", 1);
  tengen_lesson_overview_add (f->overview, "Hana", 0, hana);
  tengen_lesson_overview_add (f->overview, "Taro", 1, taro);
  stumbles = tengen_lesson_overview_list_stumbles (f->overview);
  g_assert_cmpuint (stumbles->len, ==, 3);
  first = &g_array_index (stumbles, TengenLessonStumble, 0);
  g_assert_true (first->lesson == f->first);
  g_assert_cmpuint (first->step, ==, 1);
  g_assert_cmpuint (first->n_done, ==, 3);
  g_assert_cmpuint (first->n_missed, ==, 2);
  /* of one miss each, first that of fewer people */
  g_assert_true (first[1].lesson == f->second);
  g_assert_cmpuint (first[1].n_done, ==, 1);
  g_assert_cmpuint (first[2].step, ==, 0);
  g_assert_cmpuint (first[2].n_done, ==, 2);
  g_assert_cmpuint (first[2].n_missed, ==, 1);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add (
      "/lesson-overview/sums", Fixture, NULL, set_up, test_sums, tear_down);
  g_test_add ("/lesson-overview/stumbles",
              Fixture,
              NULL,
              set_up,
              test_stumbles,
              tear_down);
  return g_test_run ();
}
