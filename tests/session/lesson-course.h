/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lesson-course: the lessons of data/lessons, read and checked without a fault
 * or remark, for tests
 */
#pragma once

#include "tengen-lesson-check.h"
#include "tengen-lesson-read.h"

static inline char *
read_data (const char *name, gsize *length)
{
  g_autofree char *path =
      g_test_build_filename (G_TEST_DIST, "..", "data", "lessons", name, NULL);
  g_autoptr (GError) error = NULL;
  char *data = NULL;

  g_file_get_contents (path, &data, length, &error);
  g_assert_no_error (error);
  return data;
}

/* Every remark is a fault here. */
static inline void
assert_no_faults (const char *name, const GPtrArray *faults)
{
  for (guint i = 0; i < faults->len; i++)
    {
      const TengenLessonFault *fault = faults->pdata[i];

      g_test_message ("%s:%d: %d %s %s",
                      name,
                      fault->line,
                      (int) fault->code,
                      fault->element,
                      fault->detail);
    }
  g_assert_cmpuint (faults->len, ==, 0);
}

static inline TengenLesson *
read_lesson (const char *id,
             const TengenLessonSchema *schema,
             const TengenLessonGlossary *glossary)
{
  g_autofree char *name = g_strconcat (id, ".xml", NULL);
  gsize length = 0;
  g_autofree char *data = read_data (name, &length);
  g_autoptr (GPtrArray) faults = tengen_lesson_faults_new ();
  TengenLesson *lesson = tengen_lesson_read (
      data, length, schema, glossary, TENGEN_NOTATION_A1, faults);
  gboolean is_right = lesson != NULL && tengen_lesson_check (lesson, faults);

  assert_no_faults (name, faults);
  g_assert_true (is_right);
  g_assert_cmpstr (lesson->id, ==, id);
  return lesson;
}

static inline TengenLessonSchema *
read_schema (void)
{
  gsize length = 0;
  g_autofree char *data = read_data ("lesson.rng", &length);

  return tengen_lesson_schema_new (data, length);
}

static inline TengenLessonGlossary *
read_glossary (void)
{
  gsize length = 0;
  g_autofree char *data = read_data ("glossary.xml", &length);
  g_autoptr (GPtrArray) faults = tengen_lesson_faults_new ();
  TengenLessonGlossary *glossary =
      tengen_lesson_glossary_read (data, length, faults);

  assert_no_faults ("glossary.xml", faults);
  return glossary;
}

/* The lessons in the order of the course. */
static inline GPtrArray *
read_course (void)
{
  GPtrArray *lessons =
      g_ptr_array_new_with_free_func ((GDestroyNotify) tengen_lesson_free);
  g_autoptr (TengenLessonSchema) schema = read_schema ();
  TengenLessonGlossary *glossary = read_glossary ();
  g_autofree char *data = read_data ("course", NULL);
  g_auto (GStrv) lines = g_strsplit (data, "\n", -1);

  for (char **line = lines; *line != NULL; line++)
    if (**line != '\0' && **line != '#')
      g_ptr_array_add (lessons, read_lesson (*line, schema, glossary));
  tengen_lesson_glossary_free (glossary);
  return lessons;
}

/* Calls a function for each step of the course. */
static inline void
for_each_step (const GPtrArray *lessons,
               void (*test) (const TengenLessonStep *step))
{
  for (guint i = 0; i < lessons->len; i++)
    {
      const TengenLesson *lesson = lessons->pdata[i];

      for (guint j = 0; j < lesson->steps->len; j++)
        {
          const TengenLessonStep *step = tengen_lesson_get_step (lesson, j);

          g_test_message ("%s %s", lesson->id, step->id);
          test (step);
        }
    }
}
