/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-lesson-to-try: questions for moves as variations
 *
 * Shape: a variation for each point of an answer, with its replies and the
 *        questions after it; `line` goes with it and comes back.
 */
#include "tengen-lesson-part.h"
#include "tengen-lesson-to-private.h"

/* The word that ends a right line. */
#define RIGHT "RIGHT"

typedef TengenLessonToSgf Writer;

/* Plays the replies; gives the last node. */
static TengenNode
add_replies (Writer *self,
             TengenNode node,
             TengenStone stone,
             const GArray *replies)
{
  for (guint i = 0; i < replies->len; i++)
    {
      g_autoptr (TengenGame) game = tengen_lesson_to_make_game (self);
      TengenPoint point = tengen_lesson_game_find_reply (
          tengen_game_get_position (game),
          stone,
          &g_array_index (replies, TengenLessonReply, i));

      if (point == TENGEN_POINT_NONE)
        break;
      node = tengen_lesson_to_add_move (self, node, stone, point);
      stone = tengen_stone_other (stone);
    }
  return node;
}

static void
set_verdict (Writer *self, TengenNode node, TengenLessonVerdict verdict)
{
  switch (verdict)
    {
    case TENGEN_LESSON_RIGHT:
      tengen_record_set (self->record, node, TENGEN_PROPERTY_TE, "[1]");
      break;
    case TENGEN_LESSON_GOOD:
      tengen_record_set (self->record, node, TENGEN_PROPERTY_IT, "[]");
      break;
    case TENGEN_LESSON_WRONG:
    case TENGEN_LESSON_ILLEGAL:
      tengen_record_set (self->record, node, TENGEN_PROPERTY_BM, "[1]");
      break;
    }
}

/* The end of a right line says that it is. */
static void
set_right (Writer *self, TengenNode node)
{
  g_autofree char *said =
      tengen_record_get_text (self->record, node, TENGEN_PROPERTY_C);
  g_autoptr (GString) text = g_string_new (said);

  tengen_lesson_to_append_words (self, text, "", self->done);
  tengen_lesson_to_append_line (text, RIGHT);
  tengen_record_set_text (self->record, node, TENGEN_PROPERTY_C, text->str);
}

static void
add_answer (Writer *self,
            TengenNode parent,
            TengenStone stone,
            TengenPoint point,
            const TengenLessonAnswer *answer)
{
  guint first = self->line->len;
  TengenNode node = tengen_lesson_to_add_move (self, parent, stone, point);
  g_autofree char *text =
      tengen_lesson_to_get_plain (answer->words, self->language);

  set_verdict (self, node, answer->verdict);
  if (text != NULL)
    tengen_record_set_text (self->record, node, TENGEN_PROPERTY_C, text);
  if (answer->verdict != TENGEN_LESSON_ILLEGAL)
    node =
        add_replies (self, node, tengen_stone_other (stone), answer->replies);
  if (answer->next != NULL)
    tengen_lesson_to_add_try (self, node, answer->next);
  else if (answer->verdict == TENGEN_LESSON_RIGHT)
    set_right (self, node);
  g_array_set_size (self->line, first);
}

/* Points that are given, or that fit the rule and have no answer before. */
static gboolean
fits (const TengenLessonAnswer *answer,
      const TengenPosition *position,
      TengenStone stone,
      TengenPoint point)
{
  for (guint i = 0; i < answer->points->len; i++)
    if (g_array_index (answer->points, TengenPoint, i) == point)
      return TRUE;
  return answer->test != TENGEN_LESSON_TEST_NONE &&
         tengen_lesson_game_test (position, stone, point, answer->test);
}

/* The points of an answer are taken from those that are free. */
static void
add_points (Writer *self,
            TengenNode node,
            TengenStone stone,
            const TengenLessonAnswer *answer,
            GArray *free_points)
{
  g_autoptr (TengenGame) game = tengen_lesson_to_make_game (self);
  const TengenPosition *position = tengen_game_get_position (game);
  guint kept = 0;

  for (guint i = 0; i < free_points->len; i++)
    {
      TengenPoint point = g_array_index (free_points, TengenPoint, i);

      if (fits (answer, position, stone, point))
        add_answer (self, node, stone, point, answer);
      else
        g_array_index (free_points, TengenPoint, kept++) = point;
    }
  g_array_set_size (free_points, kept);
}

static GArray *
list_points (const Writer *self)
{
  GArray *points = tengen_lesson_points_new ();
  int n_points = self->diagram.setup->width * self->diagram.setup->height;
  TengenPoint pass = TENGEN_POINT_PASS;

  for (int i = 0; i < n_points; i++)
    {
      TengenPoint point = (TengenPoint) i;

      g_array_append_val (points, point);
    }
  g_array_append_val (points, pass);
  return points;
}

static void
add_otherwise (Writer *self,
               TengenNode parent,
               const TengenLessonAnswer *otherwise)
{
  g_autofree char *text =
      tengen_lesson_to_get_plain (otherwise->words, self->language);

  if (text != NULL)
    tengen_record_set_text (self->record,
                            tengen_record_build_node (self->record, parent),
                            TENGEN_PROPERTY_C,
                            text);
}

void
tengen_lesson_to_add_try (Writer *self,
                          TengenNode node,
                          const TengenLessonTry *trial)
{
  g_autoptr (GArray) points = list_points (self);
  TengenStone stone = trial->stone;

  if (stone == TENGEN_STONE_NONE)
    {
      g_autoptr (TengenGame) game = tengen_lesson_to_make_game (self);

      stone = tengen_position_get_to_move (tengen_game_get_position (game));
    }
  for (guint i = 0; i < trial->answers->len; i++)
    add_points (self, node, stone, trial->answers->pdata[i], points);
  if (trial->otherwise != NULL)
    add_otherwise (self, node, trial->otherwise);
}
