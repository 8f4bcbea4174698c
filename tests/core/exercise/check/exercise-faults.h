/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * exercise-faults: what is wrong with an exercise as a text, for tests
 */
#pragma once

#include "exercise-built.h"
#include "tengen-exercise-check.h"

#define POSITIONS 20000

/* Faults as `WRONG 13 NUMBER 4`, each with its point or number; points that are
 * none are left out. */
static inline char *
list_faults (const TengenExercise *exercise)
{
  static const char *const names[] = {
    "BOARD", "TARGET", "NO_RIGHT", "ILLEGAL", "LINE", "UNLISTED",
    "WRONG", "KO",     "UNKNOWN",  "NUMBER",  "YES",
  };
  g_autoptr (GArray) faults = tengen_exercise_check (exercise, POSITIONS);
  GString *list = g_string_new (NULL);

  for (guint i = 0; i < faults->len; i++)
    {
      const TengenExerciseFault *fault =
          &g_array_index (faults, TengenExerciseFault, i);

      g_string_append_printf (
          list, "%s%s", i > 0 ? " " : "", names[fault->code]);
      if (fault->code == TENGEN_EXERCISE_FAULT_NUMBER)
        g_string_append_printf (list, " %d", fault->number);
      else if (fault->point == TENGEN_POINT_PASS)
        g_string_append (list, " pass");
      else if (fault->point != TENGEN_POINT_NONE)
        g_string_append_printf (list, " %d", fault->point);
    }
  return g_string_free (list, FALSE);
}

static inline void
expect_faults (const TengenExercise *exercise, const char *wanted)
{
  g_autofree char *list = list_faults (exercise);

  g_assert_cmpstr (list, ==, wanted);
}

/* Says that points are right, and no others. */
static inline void
set_points (TengenExercise *exercise, const TengenPoint *points)
{
  g_array_set_size (exercise->points, 0);
  for (; *points != TENGEN_POINT_NONE; points++)
    g_array_append_val (exercise->points, *points);
}

#define SET(exercise, ...)                                                     \
  set_points (exercise, (const TengenPoint[]){ __VA_ARGS__, TENGEN_POINT_NONE })
