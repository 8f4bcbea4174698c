/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lesson-xml: lessons from text, for tests; TENGEN_LESSONS is the folder of the
 * schema
 */
#pragma once

#include "tengen-board-notation.h"
#include "board-picture.h"
#include "tengen-lesson-check.h"
#include "tengen-lesson-player.h"
#include "tengen-lesson-read.h"

#include <string.h>

static inline TengenLessonSchema *
load_schema (void)
{
  g_autofree char *path =
      g_build_filename (g_getenv ("TENGEN_LESSONS"), "lesson.rng", NULL);
  g_autofree char *data = NULL;
  g_autoptr (GError) error = NULL;
  gsize length = 0;

  g_file_get_contents (path, &data, &length, &error);
  g_assert_no_error (error);
  return tengen_lesson_schema_new (data, length);
}

static inline void
fail_with (const GPtrArray *faults)
{
  for (guint i = 0; i < faults->len; i++)
    {
      const TengenLessonFault *fault = g_ptr_array_index (faults, i);

      g_test_message ("line %d: %d %s %s",
                      fault->line,
                      (int) fault->code,
                      fault->element,
                      fault->detail);
    }
  g_assert_not_reached ();
}

/* A lesson of one chapter; @game are attributes of the lesson. */
static inline TengenLesson *
read_steps (const TengenLessonSchema *schema,
            const char *game,
            const char *steps)
{
  g_autofree char *text = g_strdup_printf (
      "<lesson xmlns='urn:tengen:lesson:1' id='test' version='1' "
      "xml:lang='en' %s><title>Test</title><chapter id='c'><title>C</title>"
      "%s</chapter></lesson>",
      game,
      steps);
  g_autoptr (GPtrArray) faults = tengen_lesson_faults_new ();
  TengenLesson *lesson = tengen_lesson_read (
      text, strlen (text), schema, NULL, TENGEN_NOTATION_A1, faults);

  if (lesson == NULL || !tengen_lesson_check (lesson, faults))
    fail_with (faults);
  return lesson;
}

static inline TengenPoint
point_of (const TengenLessonDiagram *diagram, const char *name)
{
  TengenPoint point = TENGEN_POINT_NONE;

  g_assert_true (tengen_notation_parse (
      (TengenNotation) tengen_lesson_game_get_notation (diagram),
      diagram->setup->width,
      diagram->setup->height,
      name,
      &point));
  return point;
}

static inline void
assert_board (const TengenGame *game, const char *wanted)
{
  g_autofree char *picture = tengen_picture_format (
      tengen_position_get_board (tengen_game_get_position (game)), '/');

  g_assert_cmpstr (picture, ==, wanted);
}
