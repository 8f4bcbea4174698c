/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-exercise-to-sgf: an exercise as a game record
 */
#include "tengen-exercise-to-sgf.h"

#include <string.h>

#include "tengen-board-notation.h"
#include "tengen-exercise-draw.h"
#include "tengen-record-edit.h"

#define RIGHT "RIGHT"

/* An exercise that is written. */
typedef struct
{
  const TengenExercise *exercise;
  const TengenExerciseTexts *texts;
  TengenRecord *record;
  TengenNode root;
} Writer;

/* --- Points --- */

static char *
format_point (const Writer *self, TengenPoint point)
{
  return tengen_notation_format (TENGEN_NOTATION_SGF,
                                 self->exercise->width,
                                 self->exercise->height,
                                 point);
}

static void
set_points (Writer *self,
            TengenNode node,
            TengenProperty property,
            const GArray *points)
{
  g_autoptr (GString) values = g_string_new (NULL);

  for (guint i = 0; i < points->len; i++)
    {
      g_autofree char *name =
          format_point (self, g_array_index (points, TengenPoint, i));

      g_string_append_printf (values, "[%s]", name);
    }
  if (values->len > 0)
    tengen_record_set (self->record, node, property, values->str);
}

static void
set_stones (Writer *self, TengenStone stone, TengenProperty property)
{
  g_autoptr (GArray) points = g_array_new (FALSE, FALSE, sizeof (TengenPoint));
  int n = self->exercise->width * self->exercise->height;

  for (int i = 0; i < n; i++)
    {
      TengenPoint point = (TengenPoint) i;

      if (self->exercise->stones[i] == stone)
        g_array_append_val (points, point);
    }
  set_points (self, self->root, property, points);
}

/* --- Texts --- */

static char *
get_plain (const TengenLessonText *text)
{
  return text != NULL ? tengen_lesson_text_get_plain (text) : NULL;
}

/* A word for programs, and what is said behind it. */
static void
set_comment (Writer *self,
             TengenNode node,
             const char *word,
             const TengenLessonText *text)
{
  g_autofree char *plain = get_plain (text);
  g_autofree char *whole = NULL;

  if (word == NULL || plain == NULL)
    whole = g_strdup (word != NULL ? word : plain);
  else
    whole = g_strdup_printf ("%s\n%s", word, plain);
  tengen_record_set_text (self->record, node, TENGEN_PROPERTY_C, whole);
}

/* --- The first node --- */

static void
append_points (const Writer *self, GString *text, const GArray *points)
{
  for (guint i = 0; i < points->len; i++)
    {
      g_autofree char *name =
          format_point (self, g_array_index (points, TengenPoint, i));

      g_string_append_printf (text, "%s%s", i > 0 ? "," : "", name);
    }
}

static void
append_answer (const Writer *self, GString *text)
{
  const TengenExercise *exercise = self->exercise;

  switch (tengen_exercise_kind_get_info (exercise->kind)->ask)
    {
    case TENGEN_EXERCISE_ASK_MOVE:
      return;
    case TENGEN_EXERCISE_ASK_POINTS:
      g_string_append (text, " points=");
      append_points (self, text, exercise->points);
      return;
    case TENGEN_EXERCISE_ASK_NUMBER:
      g_string_append_printf (text, " number=%d", exercise->number);
      return;
    case TENGEN_EXERCISE_ASK_YES:
      g_string_append_printf (
          text, " answer=%s", exercise->number != 0 ? "yes" : "no");
      return;
    }
}

/* What only this program asks for. */
static void
set_own (Writer *self)
{
  const TengenExercise *exercise = self->exercise;
  g_autoptr (GString) text = g_string_new (NULL);

  g_string_append_printf (text,
                          "kind=%s level=%d seed=%" G_GUINT64_FORMAT,
                          tengen_exercise_kind_get_info (exercise->kind)->id,
                          exercise->level,
                          exercise->seed);
  if (exercise->ko != TENGEN_POINT_NONE)
    {
      g_autofree char *name = format_point (self, exercise->ko);

      g_string_append_printf (text, " ko=%s", name);
    }
  append_answer (self, text);
  tengen_record_set_text (
      self->record, self->root, TENGEN_PROPERTY_TNX, text->str);
}

static void
write_root (Writer *self)
{
  const TengenExercise *exercise = self->exercise;
  const TengenExerciseKindInfo *info =
      tengen_exercise_kind_get_info (exercise->kind);
  g_autofree char *name = g_strdup_printf (
      "%s %d %" G_GUINT64_FORMAT, info->id, exercise->level, exercise->seed);

  tengen_record_set (self->record, self->root, TENGEN_PROPERTY_TNR, NULL);
  if (info->is_renju)
    tengen_record_set_text (
        self->record, self->root, TENGEN_PROPERTY_RU, "Renju");
  tengen_record_set_text (self->record, self->root, TENGEN_PROPERTY_GN, name);
  set_stones (self, TENGEN_STONE_BLACK, TENGEN_PROPERTY_AB);
  set_stones (self, TENGEN_STONE_WHITE, TENGEN_PROPERTY_AW);
  if (exercise->to_move != TENGEN_STONE_NONE)
    tengen_record_set (self->record,
                       self->root,
                       TENGEN_PROPERTY_PL,
                       exercise->to_move == TENGEN_STONE_WHITE ? "[W]" : "[B]");
  set_points (self, self->root, TENGEN_PROPERTY_TR, exercise->targets);
  set_own (self);
  if (self->texts != NULL)
    set_comment (self, self->root, NULL, self->texts->question);
}

/* --- Answers --- */

static void
write_line (Writer *self,
            const TengenExerciseLine *line,
            const TengenLessonText *text)
{
  TengenStone stone = self->exercise->to_move;
  TengenNode node = self->root;

  for (guint i = 0; i < line->moves->len; i++)
    {
      g_autofree char *name =
          format_point (self, g_array_index (line->moves, TengenPoint, i));
      g_autofree char *values = g_strdup_printf ("[%s]", name);

      node = tengen_record_build_node (self->record, node);
      tengen_record_set (self->record,
                         node,
                         stone == TENGEN_STONE_WHITE ? TENGEN_PROPERTY_W
                                                     : TENGEN_PROPERTY_B,
                         values);
      stone = tengen_stone_other (stone);
    }
  set_comment (self, node, line->is_right ? RIGHT : NULL, text);
}

/* Whether a line ends as that of a pass does, move for move. */
static gboolean
is_as_pass (const TengenExerciseLine *line, const TengenExerciseLine *pass)
{
  return pass != NULL && line != pass && !line->is_right &&
         line->reason == pass->reason && line->moves->len == pass->moves->len &&
         memcmp (&g_array_index (line->moves, TengenPoint, 1),
                 &g_array_index (pass->moves, TengenPoint, 1),
                 (line->moves->len - 1) * sizeof (TengenPoint)) == 0;
}

/* Those that are right first. */
static void
write_lines (Writer *self, gboolean is_right)
{
  const GPtrArray *lines = self->exercise->lines;
  const TengenExerciseLine *pass =
      tengen_exercise_find_line (self->exercise, TENGEN_POINT_PASS);

  for (guint i = 0; i < lines->len; i++)
    {
      const TengenExerciseLine *line = g_ptr_array_index (lines, i);

      if (line->is_right == is_right && !is_as_pass (line, pass))
        write_line (self,
                    line,
                    self->texts != NULL
                        ? g_ptr_array_index (self->texts->lines, i)
                        : NULL);
    }
}

/* A node that says what is right, with the points that are asked for. */
static void
write_answer (Writer *self, const char *word)
{
  TengenNode node = tengen_record_build_node (self->record, self->root);

  set_points (self, node, TENGEN_PROPERTY_MA, self->exercise->points);
  set_comment (
      self, node, word, self->texts != NULL ? self->texts->right : NULL);
}

static void
write_answers (Writer *self)
{
  const TengenExercise *exercise = self->exercise;
  g_autofree char *word = NULL;

  switch (tengen_exercise_kind_get_info (exercise->kind)->ask)
    {
    case TENGEN_EXERCISE_ASK_MOVE:
      write_lines (self, TRUE);
      write_lines (self, FALSE);
      return;
    case TENGEN_EXERCISE_ASK_POINTS:
      word = g_strdup (RIGHT);
      break;
    case TENGEN_EXERCISE_ASK_NUMBER:
      word = g_strdup_printf (RIGHT " %d", exercise->number);
      break;
    case TENGEN_EXERCISE_ASK_YES:
      word = g_strdup (exercise->number != 0 ? RIGHT " yes" : RIGHT " no");
      break;
    }
  write_answer (self, word);
}

TengenRecord *
tengen_exercise_to_sgf (const TengenExercise *self,
                        const TengenExerciseTexts *texts)
{
  g_autoptr (TengenGameSetup) setup = NULL;
  Writer writer = { .exercise = self, .texts = texts };

  g_return_val_if_fail (self != NULL, NULL);

  setup = tengen_exercise_draw_setup (self);
  writer.record = tengen_game_setup_write (setup);
  writer.root = tengen_record_get_game (writer.record, 0);
  write_root (&writer);
  write_answers (&writer);
  return writer.record;
}
