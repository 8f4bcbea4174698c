/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-lesson-from-try: a problem of a record as a step that asks for moves
 *
 * Shape: what stands before the question is its diagram. Answers of which the
 *        same is said are written as one.
 */
#include "tengen-lesson-draft.h"
#include "tengen-lesson-draw.h"
#include "tengen-lesson-part.h"

#include <string.h>

/* So deep may questions be within each other: each takes two elements of those
 * that a lesson may have within each other, its texts two more. */
#define QUESTIONS_MAX 5

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

/* --- Writing answers --- */

/* Accepted ones first, where not all have room. */
static int
compare_answers (gconstpointer a, gconstpointer b)
{
  return tengen_lesson_draft_is_accepted (b) -
         tengen_lesson_draft_is_accepted (a);
}

static gboolean
have_same_replies (const TengenLessonDraftAnswer *a,
                   const TengenLessonDraftAnswer *b)
{
  gsize size = a->replies->len * sizeof (TengenPoint);

  return a->replies->len == b->replies->len &&
         (size == 0 || memcmp (a->replies->data, b->replies->data, size) == 0);
}

static gboolean
is_same (const TengenLessonDraftAnswer *a, const TengenLessonDraftAnswer *b)
{
  return a->verdict == b->verdict && g_string_equal (a->text, b->text) &&
         a->next == NULL && b->next == NULL && have_same_replies (a, b);
}

static gboolean
is_written (const GArray *answers, guint index)
{
  for (guint i = 0; i < index; i++)
    if (is_same (&g_array_index (answers, TengenLessonDraftAnswer, i),
                 &g_array_index (answers, TengenLessonDraftAnswer, index)))
      return TRUE;
  return FALSE;
}

/* The points of all answers that are the same as one, which is the first. */
static GArray *
list_points (const GArray *answers, guint index)
{
  const TengenLessonDraftAnswer *answer =
      &g_array_index (answers, TengenLessonDraftAnswer, index);
  GArray *points = tengen_lesson_points_new ();

  for (guint i = index; i < answers->len; i++)
    {
      const TengenLessonDraftAnswer *other =
          &g_array_index (answers, TengenLessonDraftAnswer, i);

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

static void write_try (Step *self, const TengenLessonDraft *trial);

static void
write_answer (Step *self, const GArray *answers, guint index)
{
  static const char *const verdicts[] = { "right", "good", "wrong", "illegal" };
  const TengenLessonDraftAnswer *answer =
      &g_array_index (answers, TengenLessonDraftAnswer, index);
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
write_answers (Step *self, const TengenLessonDraft *trial)
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
write_try (Step *self, const TengenLessonDraft *trial)
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

static const char *
get_default_text (const TengenLessonMaker *self, TengenStone stone)
{
  if (stone == TENGEN_STONE_WHITE)
    return self->is_japanese ? "しろの ばんです。" : "White to play.";
  return self->is_japanese ? "くろの ばんです。" : "Black to play.";
}

static void
write_step (Step *self, const char *title, const TengenLessonDraft *trial)
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
  TengenNode node = tengen_lesson_draft_find_question (self);
  Step step = { .maker = self };
  TengenLessonDraft *trial;

  tengen_position_goto (self->position, node);
  if (!tengen_lesson_maker_check (self))
    return TRUE;
  step.stone = tengen_lesson_draft_find_stone (self, node);
  tengen_lesson_maker_judge_lines (self, node, step.stone);
  step.diagram = tengen_lesson_draw (self->position, step.stone);
  trial = tengen_lesson_draft_new (
      self, step.diagram, step.stone, node, QUESTIONS_MAX);
  if (trial != NULL)
    write_step (&step, title, trial);
  else
    tengen_lesson_maker_note (self, TENGEN_LESSON_NOTE_NO_RIGHT, node);
  tengen_lesson_diagram_free (step.diagram);
  tengen_lesson_draft_free (trial);
  return trial != NULL;
}
