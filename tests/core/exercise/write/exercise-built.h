/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * exercise-built: exercises built by hand, for tests
 */
#pragma once

#include <string.h>

#include "tengen-board.h"
#include "tengen-exercise-texts.h"

/* A square of X, O and dots; a small letter is a stone and a target, `t` an
 * empty point and a target. */
static inline TengenExercise *
build_board (TengenExerciseKind kind,
             const char *rules,
             int size,
             const char *rows)
{
  TengenExercise *self = tengen_exercise_new (kind, rules, size, size);

  g_assert_cmpuint (strlen (rows), ==, (gsize) (size * size));
  for (int i = 0; i < size * size; i++)
    {
      TengenPoint point = (TengenPoint) i;

      self->stones[i] = strchr ("Xx", rows[i]) != NULL   ? TENGEN_STONE_BLACK
                        : strchr ("Oo", rows[i]) != NULL ? TENGEN_STONE_WHITE
                                                         : TENGEN_STONE_NONE;
      if (strchr ("xot", rows[i]) != NULL)
        g_array_append_val (self->targets, point);
    }
  self->level = 2;
  self->seed = G_GUINT64_CONSTANT (12345678901234567890);
  return self;
}

/* Adds a line of points, PASS too, that ends with NONE. */
static inline void
add_moves (TengenExercise *self,
           gboolean is_right,
           TengenExerciseReason reason,
           const TengenPoint *moves)
{
  guint n = 0;

  while (moves[n] != TENGEN_POINT_NONE)
    n++;
  tengen_exercise_add_line (self, is_right, reason, moves, n);
}

#define ADD(self, is_right, reason, ...)                                       \
  add_moves (self,                                                             \
             is_right,                                                         \
             TENGEN_EXERCISE_REASON_##reason,                                  \
             (const TengenPoint[]){ __VA_ARGS__, TENGEN_POINT_NONE })

/* The white stone on 12 of 5 x 5 is taken on 13, and gets away there, if Black
 * does not move on 14, which makes it a chain of two in atari. */
static inline TengenExercise *
build_capture (void)
{
  TengenExercise *self = build_board (TENGEN_EXERCISE_CAPTURE,
                                      "japan",
                                      5,
                                      "....."
                                      "..X.."
                                      ".Xo.."
                                      "..X.."
                                      ".....");

  ADD (self, TRUE, TAKES, 13);
  ADD (self, FALSE, ESCAPES, TENGEN_POINT_PASS, 13);
  for (TengenPoint point = 0; point < 25; point++)
    if (self->stones[point] == TENGEN_STONE_NONE && point != 13)
      {
        if (point == 14)
          ADD (self, FALSE, IDLE, point, 13, 8, 18);
        else
          ADD (self, FALSE, ESCAPES, point, 13);
      }
  return self;
}

static inline TengenLessonText *
build_text (const char *plain)
{
  TengenLessonText *text = tengen_lesson_text_new ("en");

  tengen_lesson_text_add (text, plain, NULL);
  return text;
}

/* Those that the tests use. */
static inline const char *
name_reason (TengenExerciseReason reason)
{
  return reason == TENGEN_EXERCISE_REASON_TAKES        ? "takes"
         : reason == TENGEN_EXERCISE_REASON_ESCAPES    ? "escapes"
         : reason == TENGEN_EXERCISE_REASON_SELF_ATARI ? "self-atari"
         : reason == TENGEN_EXERCISE_REASON_STOPPED    ? "stopped"
         : reason == TENGEN_EXERCISE_REASON_OTHER_FIVE ? "five"
                                                       : "idle";
}

static inline char *
say_line (const TengenExerciseLine *line)
{
  return g_strdup_printf (
      "%s: %s.", line->is_right ? "Good" : "Bad", name_reason (line->reason));
}

/* A text for each line: whether it is right, and its reason. */
static inline TengenExerciseTexts *
build_texts (const TengenExercise *exercise)
{
  TengenExerciseTexts *self = tengen_exercise_texts_new ();

  self->title = build_text ("Title");
  self->question = build_text ("Question?");
  self->hint = build_text ("Hint.");
  self->right = build_text ("Yes.");
  self->wrong = build_text ("Wrong one.");
  self->yes = build_text ("It may");
  self->no = build_text ("It may not");
  for (guint i = 0; i < exercise->lines->len; i++)
    {
      const TengenExerciseLine *line = g_ptr_array_index (exercise->lines, i);
      g_autofree char *said = say_line (line);

      g_ptr_array_add (self->lines, build_text (said));
    }
  return self;
}
