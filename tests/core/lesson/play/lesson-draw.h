/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lesson-draw: diagrams and what the rules say of them, for tests
 */
#pragma once

#include "lesson-xml.h"

/* A lesson whose only step shows a diagram. */
static inline TengenLesson *
draw (const TengenLessonSchema *schema,
      const char *game,
      const char *attributes,
      const char *inside)
{
  g_autofree char *steps = NULL;
  g_autoptr (GString) rows = g_string_new (inside);

  g_string_replace (rows, " / ", "\n", 0);
  steps = g_strdup_printf (
      "<step id='a'><say>S</say><diagram %s>%s</diagram></step>",
      attributes,
      rows->str);
  return read_steps (schema, game, steps);
}

static inline const TengenLessonDiagram *
get_diagram (const TengenLesson *lesson)
{
  return tengen_lesson_get_step (lesson, 0)->diagram;
}

static inline TengenGame *
make_game (const TengenLesson *lesson)
{
  return tengen_lesson_game_new (get_diagram (lesson), NULL, 0, FALSE);
}

static inline TengenReasonCode
check (const TengenGame *game,
       const TengenLesson *lesson,
       TengenStone stone,
       const char *name)
{
  g_autoptr (TengenReason) reason =
      tengen_lesson_game_check (tengen_game_get_position (game),
                                stone,
                                point_of (get_diagram (lesson), name));

  return reason != NULL ? reason->code : TENGEN_REASON_NONE;
}

/* The points for which a test holds, and PASS. */
static inline char *
list_fitting (const TengenGame *game, TengenStone stone, TengenLessonTest test)
{
  const TengenPosition *position = tengen_game_get_position (game);
  const TengenGameSetup *setup = tengen_game_get_setup (game);
  int n = setup->width * setup->height;
  GString *names = g_string_new (NULL);

  for (int i = 0; i <= n; i++)
    {
      TengenPoint point = i < n ? (TengenPoint) i : TENGEN_POINT_PASS;
      g_autofree char *name = NULL;

      if (!tengen_lesson_game_test (position, stone, point, test))
        continue;
      name = tengen_notation_format (setup->is_renju ? TENGEN_NOTATION_RENJU
                                                     : TENGEN_NOTATION_A1,
                                     setup->width,
                                     setup->height,
                                     point);
      g_string_append_printf (names, names->len > 0 ? " %s" : "%s", name);
    }
  return g_string_free (names, FALSE);
}

static inline void
assert_fitting (const TengenGame *game,
                TengenStone stone,
                TengenLessonTest test,
                const char *wanted)
{
  g_autofree char *names = list_fitting (game, stone, test);

  g_assert_cmpstr (names, ==, wanted);
}
