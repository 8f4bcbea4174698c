/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-lesson-from-try: a problem of a record as a step that asks for moves
 *
 * Shape: what stands before the question is its diagram; the answers were
 *        gathered by -from-answer. Those of which the same is said are one.
 */
#include "tengen-lesson-draw.h"
#include "tengen-lesson-from-private.h"
#include "tengen-lesson-part.h"

#include <string.h>

typedef TengenLessonFromAnswer Answer;
typedef TengenLessonFromTry Try;

/**
 * Step:
 * @maker: the lesson
 * @diagram: what the step shows
 * @stone: who answers
 *
 * A step that is written.
 */
typedef struct
{
  TengenLessonMaker *maker;
  TengenLessonDiagram *diagram;
  TengenStone stone;
} Step;

/* --- Answers --- */

static gboolean
is_accepted (const Answer *answer)
{
  return answer->verdict == TENGEN_LESSON_RIGHT ||
         answer->verdict == TENGEN_LESSON_GOOD;
}

/* Accepted ones first, where not all have room. */
static int
compare_answers (gconstpointer a, gconstpointer b)
{
  return is_accepted (b) - is_accepted (a);
}

static gboolean
have_same_replies (const Answer *a, const Answer *b)
{
  gsize size = a->replies->len * sizeof (TengenPoint);

  return a->replies->len == b->replies->len &&
         (size == 0 || memcmp (a->replies->data, b->replies->data, size) == 0);
}

static gboolean
is_same (const Answer *a, const Answer *b)
{
  return a->verdict == b->verdict && g_string_equal (a->text, b->text) &&
         a->next == NULL && b->next == NULL && have_same_replies (a, b);
}

static gboolean
is_written (const GArray *answers, guint index)
{
  for (guint i = 0; i < index; i++)
    if (is_same (&g_array_index (answers, Answer, i),
                 &g_array_index (answers, Answer, index)))
      return TRUE;
  return FALSE;
}

/* The points of all answers that are the same as one, which is the first. */
static GArray *
list_points (const GArray *answers, guint index)
{
  const Answer *answer = &g_array_index (answers, Answer, index);
  GArray *points = tengen_lesson_points_new ();

  for (guint i = index; i < answers->len; i++)
    {
      const Answer *other = &g_array_index (answers, Answer, i);

      if (i == index || is_same (answer, other))
        g_array_append_val (points, other->point);
    }
  return points;
}

/* --- Writing --- */

static void
write_replies (const Step *self, const GArray *replies)
{
  TengenLessonWriter *writer = self->maker->writer;

  for (guint i = 0; i < replies->len; i++)
    {
      tengen_lesson_writer_begin (writer, "reply");
      tengen_lesson_writer_set_point (
          writer, "at", self->diagram, g_array_index (replies, TengenPoint, i));
      tengen_lesson_writer_end (writer);
    }
}

static void write_try (Step *self, const Try *trial);

static void
write_answer (Step *self, const GArray *answers, guint index)
{
  static const char *const verdicts[] = { "right", "good", "wrong", "illegal" };
  const Answer *answer = &g_array_index (answers, Answer, index);
  TengenLessonWriter *writer = self->maker->writer;
  g_autoptr (GArray) points = list_points (answers, index);

  tengen_lesson_writer_begin (writer, "answer");
  tengen_lesson_writer_set_points (writer, "at", self->diagram, points);
  tengen_lesson_writer_set (writer, "verdict", verdicts[answer->verdict]);
  if (answer->text->len > 0)
    tengen_lesson_from_text_add (writer, "say", answer->text->str);
  write_replies (self, answer->replies);
  if (answer->next != NULL)
    write_try (self, answer->next);
  tengen_lesson_writer_end (writer);
}

static void
write_answers (Step *self, const Try *trial)
{
  const GArray *answers = trial->answers;
  guint n = 0;

  for (guint i = 0; i < answers->len; i++)
    if (!is_written (answers, i) && n++ < TENGEN_LESSON_MAX_ANSWERS)
      write_answer (self, answers, i);
  if (n > TENGEN_LESSON_MAX_ANSWERS)
    tengen_lesson_maker_note (
        self->maker, TENGEN_LESSON_NOTE_ANSWERS, trial->node);
}

static void
write_try (Step *self, const Try *trial)
{
  TengenLessonWriter *writer = self->maker->writer;

  if (trial->answers->len > TENGEN_LESSON_MAX_ANSWERS)
    g_array_sort (trial->answers, compare_answers);
  tengen_lesson_writer_begin (writer, "try");
  tengen_lesson_writer_set (
      writer, "colour", self->stone == TENGEN_STONE_WHITE ? "white" : "black");
  write_answers (self, trial);
  if (trial->otherwise != NULL)
    {
      tengen_lesson_writer_begin (writer, "otherwise");
      tengen_lesson_from_text_add (writer, "say", trial->otherwise);
      tengen_lesson_writer_end (writer);
    }
  tengen_lesson_writer_end (writer);
}

/* --- The question of a game --- */

/* Whether a question is asked at a node: it has a comment, or branches. */
static gboolean
is_question (const TengenLessonMaker *self, TengenNode node)
{
  TengenNode child = tengen_record_get_child (self->record, node);
  g_autofree char *comment = tengen_lesson_maker_get_comment (self, node);

  return comment != NULL || child == TENGEN_NODE_NONE ||
         tengen_record_get_sibling (self->record, child) != TENGEN_NODE_NONE ||
         tengen_lesson_maker_says_verdict (self, child);
}

static TengenNode
find_question (const TengenLessonMaker *self)
{
  TengenNode node = self->root;

  while (!is_question (self, node))
    node = tengen_record_get_child (self->record, node);
  return tengen_record_get_child (self->record, node) != TENGEN_NODE_NONE
             ? node
             : self->root;
}

/* The side that answers: the side to move if it has a variation. */
static TengenStone
find_stone (const TengenLessonMaker *self, TengenNode question)
{
  TengenStone turn = tengen_position_get_to_move (self->position);
  TengenStone found = TENGEN_STONE_NONE;
  TengenLessonMove move;

  for (TengenNode node = tengen_record_get_child (self->record, question);
       node != TENGEN_NODE_NONE;
       node = tengen_record_get_sibling (self->record, node))
    if (tengen_lesson_maker_read_move (self, node, &move))
      {
        if (move.stone == turn)
          return turn;
        if (found == TENGEN_STONE_NONE)
          found = move.stone;
      }
  return found != TENGEN_STONE_NONE ? found : turn;
}

static const char *
get_default_text (const TengenLessonMaker *self, TengenStone stone)
{
  if (stone == TENGEN_STONE_WHITE)
    return self->is_japanese ? "しろの ばんです。" : "White to play.";
  return self->is_japanese ? "くろの ばんです。" : "Black to play.";
}

static void
write_step (Step *self, const char *title, const Try *trial)
{
  g_autofree char *say =
      tengen_lesson_maker_get_comment (self->maker, trial->node);

  tengen_lesson_maker_begin_step (
      self->maker,
      title,
      say != NULL ? say : get_default_text (self->maker, self->stone),
      self->diagram);
  write_try (self, trial);
  tengen_lesson_writer_end (self->maker->writer);
}

gboolean
tengen_lesson_from_try (TengenLessonMaker *self, const char *title)
{
  TengenNode node = find_question (self);
  Step step = { .maker = self };
  Try *trial;

  tengen_position_goto (self->position, node);
  if (!tengen_lesson_maker_check (self))
    return TRUE;
  step.stone = find_stone (self, node);
  tengen_lesson_maker_judge_lines (self, node, step.stone);
  step.diagram = tengen_lesson_draw (self->position, step.stone);
  trial = tengen_lesson_from_answer (self, step.diagram, step.stone, node);
  if (trial != NULL)
    write_step (&step, title, trial);
  else
    tengen_lesson_maker_note (self, TENGEN_LESSON_NOTE_NO_RIGHT, node);
  tengen_lesson_diagram_free (step.diagram);
  tengen_lesson_from_try_free (trial);
  return trial != NULL;
}
