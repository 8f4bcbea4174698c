/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lesson-faults: faults as text, for tests: `LINE CODE element detail`, remarks
 * in brackets
 */
#pragma once

#include "tengen-lesson-loader.h"
#include "tengen-lesson-read.h"

#include <string.h>

static const char *const fault_names[] = {
  [TENGEN_LESSON_FAULT_SIZE] = "SIZE",
  [TENGEN_LESSON_FAULT_ENCODING] = "ENCODING",
  [TENGEN_LESSON_FAULT_DOCTYPE] = "DOCTYPE",
  [TENGEN_LESSON_FAULT_XML] = "XML",
  [TENGEN_LESSON_FAULT_SCHEMA] = "SCHEMA",
  [TENGEN_LESSON_FAULT_NAMESPACE] = "NAMESPACE",
  [TENGEN_LESSON_FAULT_VERSION] = "VERSION",
  [TENGEN_LESSON_FAULT_ELEMENTS] = "ELEMENTS",
  [TENGEN_LESSON_FAULT_DEPTH] = "DEPTH",
  [TENGEN_LESSON_FAULT_STEPS] = "STEPS",
  [TENGEN_LESSON_FAULT_ELEMENT] = "ELEMENT",
  [TENGEN_LESSON_FAULT_MISSING] = "MISSING",
  [TENGEN_LESSON_FAULT_ATTRIBUTE] = "ATTRIBUTE",
  [TENGEN_LESSON_FAULT_MISSING_ATTRIBUTE] = "MISSING_ATTRIBUTE",
  [TENGEN_LESSON_FAULT_VALUE] = "VALUE",
  [TENGEN_LESSON_FAULT_STRAY_TEXT] = "STRAY_TEXT",
  [TENGEN_LESSON_FAULT_ID] = "ID",
  [TENGEN_LESSON_FAULT_REF] = "REF",
  [TENGEN_LESSON_FAULT_TERM] = "TERM",
  [TENGEN_LESSON_FAULT_POINT] = "POINT",
  [TENGEN_LESSON_FAULT_ROWS] = "ROWS",
  [TENGEN_LESSON_FAULT_ROW] = "ROW",
  [TENGEN_LESSON_FAULT_ROW_TEXT] = "ROW_TEXT",
  [TENGEN_LESSON_FAULT_TWICE] = "TWICE",
  [TENGEN_LESSON_FAULT_NO_LIBERTY] = "NO_LIBERTY",
  [TENGEN_LESSON_FAULT_KO] = "KO",
  [TENGEN_LESSON_FAULT_GAME] = "GAME",
  [TENGEN_LESSON_FAULT_RULES] = "RULES",
  [TENGEN_LESSON_FAULT_OPENING] = "OPENING",
  [TENGEN_LESSON_FAULT_BOARD_SIZE] = "BOARD_SIZE",
  [TENGEN_LESSON_FAULT_VIEW] = "VIEW",
  [TENGEN_LESSON_FAULT_MOVE] = "MOVE",
  [TENGEN_LESSON_FAULT_RIGHT_ILLEGAL] = "RIGHT_ILLEGAL",
  [TENGEN_LESSON_FAULT_LEGAL] = "LEGAL",
  [TENGEN_LESSON_FAULT_OVERLAP] = "OVERLAP",
  [TENGEN_LESSON_FAULT_NO_RIGHT] = "NO_RIGHT",
  [TENGEN_LESSON_FAULT_NO_MATCH] = "NO_MATCH",
  [TENGEN_LESSON_FAULT_TURN] = "TURN",
  [TENGEN_LESSON_FAULT_ALL_REPLY] = "ALL_REPLY",
  [TENGEN_LESSON_FAULT_MARK] = "MARK",
  [TENGEN_LESSON_FAULT_COUNT] = "COUNT",
  [TENGEN_LESSON_FAULT_OF] = "OF",
  [TENGEN_LESSON_FAULT_NEEDS] = "NEEDS",
  [TENGEN_LESSON_FAULT_PRESS] = "PRESS",
  [TENGEN_LESSON_FAULT_CLAIM] = "CLAIM",
  [TENGEN_LESSON_FAULT_NOT_COUNTED] = "NOT_COUNTED",
  [TENGEN_LESSON_FAULT_OTHER_GAME] = "OTHER_GAME",
  [TENGEN_LESSON_FAULT_EMPTY] = "EMPTY",
  [TENGEN_LESSON_FAULT_LONG] = "LONG",
  [TENGEN_LESSON_FAULT_LABELS] = "LABELS",
  [TENGEN_LESSON_FAULT_MOVES] = "MOVES",
  [TENGEN_LESSON_FAULT_ANSWERS] = "ANSWERS",
  [TENGEN_LESSON_FAULT_NO_ORIGINAL] = "NO_ORIGINAL",
  [TENGEN_LESSON_FAULT_KANJI] = "KANJI",
  [TENGEN_LESSON_FAULT_TRANSLATION] = "TRANSLATION"
};

static inline char *
list_faults (const GPtrArray *faults)
{
  GString *list = g_string_new (NULL);

  for (guint i = 0; i < faults->len; i++)
    {
      const TengenLessonFault *fault = g_ptr_array_index (faults, i);

      if (i > 0)
        g_string_append (list, "; ");
      g_string_append_printf (list,
                              fault->is_remark ? "[%d %s %s %s]"
                                               : "%d %s %s %s",
                              fault->line,
                              fault_names[fault->code],
                              fault->element == NULL ? "-" : fault->element,
                              fault->detail == NULL ? "-" : fault->detail);
    }
  return g_string_free (list, FALSE);
}

static inline char *
load_file (const char *name, gsize *length)
{
  g_autofree char *path =
      g_build_filename (g_getenv ("TENGEN_LESSONS"), name, NULL);
  char *data = NULL;
  g_autoptr (GError) error = NULL;

  g_file_get_contents (path, &data, length, &error);
  g_assert_no_error (error);
  return data;
}

/* Made once for a test program. */
static inline const TengenLessonSchema *
get_schema (void)
{
  static TengenLessonSchema *schema;
  g_autofree char *data = NULL;
  gsize length = 0;

  if (schema != NULL)
    return schema;
  tengen_lesson_loader_close ();
  data = load_file ("lesson.rng", &length);
  schema = tengen_lesson_schema_new (data, length);
  g_assert_nonnull (schema);
  return schema;
}

/* The bytes must not be read beyond their end: there is no 0 behind them. */
static inline TengenLesson *
read_bytes (const char *data, gsize length, GPtrArray *faults)
{
  g_autofree char *copy = g_memdup2 (data, length);
  TengenLesson *lesson = tengen_lesson_read (
      copy, length, get_schema (), NULL, TENGEN_NOTATION_A1, faults);

  g_assert_true ((lesson == NULL) == tengen_lesson_faults_has_error (faults));
  return lesson;
}

static inline void
assert_read (const char *text, const char *wanted)
{
  g_autoptr (GPtrArray) faults = tengen_lesson_faults_new ();
  g_autoptr (TengenLesson) lesson = read_bytes (text, strlen (text), faults);
  g_autofree char *found = list_faults (faults);

  g_assert_cmpstr (found, ==, wanted);
}

/* A lesson of one chapter; its steps begin on line 2. */
static inline char *
make_lesson (const char *attributes, const char *steps)
{
  return g_strdup_printf (
      "<lesson xmlns='urn:tengen:lesson:1' id='a' version='1' xml:lang='en' "
      "%s><title>T</title><chapter id='c'><title>C</title>\n%s"
      "</chapter></lesson>",
      attributes,
      steps);
}

static inline TengenLesson *
read_steps (const char *attributes, const char *steps)
{
  g_autofree char *text = make_lesson (attributes, steps);
  g_autoptr (GPtrArray) faults = tengen_lesson_faults_new ();
  TengenLesson *lesson = read_bytes (text, strlen (text), faults);
  g_autofree char *found = list_faults (faults);

  if (lesson == NULL)
    g_error ("%s", found);
  return lesson;
}

static inline void
assert_steps (const char *attributes, const char *steps, const char *wanted)
{
  g_autofree char *text = make_lesson (attributes, steps);

  assert_read (text, wanted);
}

/* The first step. */
static inline const TengenLessonStep *
get_first (const TengenLesson *lesson)
{
  return tengen_lesson_get_step (lesson, 0);
}
