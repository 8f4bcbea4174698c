/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-paper-lesson: a lesson as a handout
 */
#include "tengen-paper-lesson.h"

#include "tengen-lesson-game.h"
#include "tengen-paint-board.h"
#include "tengen-paint-lesson.h"
#include "tengen-paper-cells.h"
#include "tengen-paper-line.h"
#include "tengen-paper-private.h"
#include "tengen-paper-words.h"

static const TengenPaperWords QUESTION = { "{問|とい}", "Question", "问题" };
static const TengenPaperWords FIGURE = { "{図|ず}", "Figure", "图" };
static const TengenPaperWords ANSWERS = { "{答|こた}え", "Answers", "答案" };

/**
 * Handout:
 * @lesson: the lesson
 * @how: how
 * @language: of all texts
 * @cells: what fills the pages
 */
typedef struct
{
  const TengenLesson *lesson;
  const TengenPaperLesson *how;
  const char *language;
  TengenPaperCells *cells;
} Handout;

/* --- Boards --- */

static void
add_moves (const Handout *self,
           TengenView *view,
           const TengenLessonStep *step,
           GString *note)
{
  const GArray *before = step->diagram->before;
  TengenStone stone = step->diagram->to_move;

  if (before->len > 0)
    stone = tengen_stone_other (
        g_array_index (before, TengenLessonMove, before->len - 1).stone);
  for (guint i = 0; i < step->moves->len; i++)
    {
      const TengenLessonMove *move =
          &g_array_index (step->moves, TengenLessonMove, i);

      if (move->stone != TENGEN_STONE_NONE)
        stone = move->stone;
      tengen_paper_line_add (
          view,
          (TengenNotation) tengen_lesson_game_get_shown_notation (
              step->diagram),
          tengen_paper_words_get_pass (self->language),
          stone,
          move->point,
          i + 1,
          note);
      stone = tengen_stone_other (stone);
    }
}

/* The moves of an answer: its first point, then the replies. */
static void
add_line (const Handout *self,
          TengenView *view,
          const TengenLessonStep *step,
          const TengenLessonAnswer *answer,
          GString *note)
{
  TengenStone stone = step->diagram->to_move;

  for (guint i = 0; i <= answer->replies->len; i++)
    {
      TengenPoint point =
          i == 0
              ? g_array_index (answer->points, TengenPoint, 0)
              : g_array_index (answer->replies, TengenLessonReply, i - 1).point;

      tengen_paper_line_add (
          view,
          (TengenNotation) tengen_lesson_game_get_shown_notation (
              step->diagram),
          tengen_paper_words_get_pass (self->language),
          stone,
          point,
          i + 1,
          note);
      stone = tengen_stone_other (stone);
    }
}

/* What is right has a mark that every printer draws. */
static void
mark_right (TengenView *view)
{
  for (int i = 0; i < view->width * view->height; i++)
    {
      if (view->signs[i] == TENGEN_VIEW_SIGN_NONE || view->labels[i] != NULL)
        continue;
      view->signs[i] = TENGEN_VIEW_SIGN_NONE;
      view->marks[i] = TENGEN_VIEW_MARK_CIRCLE;
    }
}

/* A move that may be played anywhere is shown nowhere. */
static gboolean
is_anywhere (const TengenLessonStep *step)
{
  const GPtrArray *answers;

  if (step->task != TENGEN_LESSON_TASK_TRY)
    return FALSE;
  answers = step->trial->answers;
  for (guint i = 0; i < answers->len; i++)
    {
      const TengenLessonAnswer *answer = g_ptr_array_index (answers, i);

      if (answer->test == TENGEN_LESSON_TEST_ANY_LEGAL)
        return TRUE;
    }
  return FALSE;
}

/* The first right answer with what follows, as numbers; the others have a mark
 * where no number stands. */
static void
add_answers (const Handout *self,
             TengenView *view,
             const TengenLessonStep *step,
             GString *note)
{
  const GPtrArray *answers = step->trial->answers;
  gboolean is_first = TRUE;

  for (guint i = 0; i < answers->len; i++)
    {
      const TengenLessonAnswer *answer = g_ptr_array_index (answers, i);

      if (answer->verdict != TENGEN_LESSON_RIGHT)
        continue;
      for (guint j = 0; j < answer->points->len; j++)
        {
          TengenPoint point = g_array_index (answer->points, TengenPoint, j);

          if (is_first)
            add_line (self, view, step, answer, note);
          else if (point < view->width * view->height &&
                   view->numbers[point] == 0)
            view->marks[point] = TENGEN_VIEW_MARK_CIRCLE;
          is_first = FALSE;
        }
    }
}

static TengenView *
make_view (const Handout *self,
           const TengenLessonStep *step,
           gboolean solution,
           GString *note)
{
  gboolean numbered = step->task == TENGEN_LESSON_TASK_WATCH && step->numbered;
  gboolean lined =
      solution && self->how->lines && step->task == TENGEN_LESSON_TASK_TRY;
  g_autoptr (TengenLessonState) state = tengen_lesson_make_state (
      step,
      (solution && !lined && !is_anywhere (step)) ||
          (step->task == TENGEN_LESSON_TASK_WATCH && !numbered));
  TengenView *view = tengen_view_new_lesson (step, state);

  if (numbered)
    add_moves (self, view, step, note);
  if (lined)
    add_answers (self, view, step, note);
  else if (solution)
    mark_right (view);
  return view;
}

/* --- Steps --- */

/* 問1, and the title of the step. */
static TengenLessonText *
make_name (const Handout *self, const TengenLessonStep *step, guint number)
{
  TengenLessonText *name = tengen_paper_words_add_number (
      tengen_lesson_step_asks (step) ? &QUESTION : &FIGURE,
      self->language,
      number);
  const TengenLessonText *title =
      tengen_lesson_words_get (step->title, self->language);

  if (title != NULL && !self->how->boards_only)
    tengen_paper_words_append (name, " ", title);
  return name;
}

/* Names the points that were to be marked. */
static void
add_points (TengenPaperCell *cell, const TengenLessonStep *step)
{
  g_autoptr (GString) names = g_string_new (NULL);

  for (guint i = 0; i < step->mark->points->len; i++)
    {
      g_autofree char *name = tengen_notation_format (
          (TengenNotation) tengen_lesson_game_get_shown_notation (
              step->diagram),
          cell->view->width,
          cell->view->height,
          g_array_index (step->mark->points, TengenPoint, i));

      g_string_append_printf (names, "%s%s", i > 0 ? ", " : "", name);
    }
  tengen_paper_cell_add_plain (cell, names->str);
}

static void
add_step (const Handout *self,
          const TengenLessonStep *step,
          guint number,
          gboolean solution)
{
  g_autoptr (GString) note = g_string_new (NULL);
  TengenPaperCell cell = { .name = make_name (self, step, number),
                           .blocks = tengen_lesson_blocks_new (),
                           .view = make_view (self, step, solution, note),
                           .coordinates = TENGEN_PAINT_NO_COORDINATES };
  TengenLessonBlocks what = solution ? TENGEN_LESSON_BLOCKS_ANSWERS
                                     : TENGEN_LESSON_BLOCKS_SAY |
                                           TENGEN_LESSON_BLOCKS_ASKED |
                                           TENGEN_LESSON_BLOCKS_SHOWN;

  if (step->diagram->coordinates == 1 ||
      (step->diagram->coordinates < 0 && !self->how->plain))
    cell.coordinates = tengen_lesson_game_get_shown_notation (step->diagram);
  tengen_paper_cell_add_plain (&cell, note->str);
  if (solution && step->task == TENGEN_LESSON_TASK_MARK &&
      cell.coordinates != TENGEN_PAINT_NO_COORDINATES)
    add_points (&cell, step);
  if (!self->how->boards_only)
    tengen_lesson_blocks_add_step (cell.blocks, step, self->language, what);
  tengen_paper_cells_add (self->cells, &cell);
}

static void
add_steps (const Handout *self, TengenPaperSteps steps, gboolean solution)
{
  guint n_questions = 0;
  guint n_figures = 0;

  for (guint i = 0; i < self->lesson->steps->len &&
                    !tengen_paper_cells_is_full (self->cells);
       i++)
    {
      const TengenLessonStep *step = tengen_lesson_get_step (self->lesson, i);

      if (tengen_lesson_step_asks (step))
        add_step (self, step, ++n_questions, solution);
      else if (steps == TENGEN_PAPER_STEPS_ALL)
        add_step (self, step, ++n_figures, solution);
    }
}

static TengenLessonText *
make_title (const Handout *self, const TengenPaperWords *part)
{
  TengenLessonText *title = tengen_lesson_text_copy (
      tengen_lesson_words_get (self->lesson->title, self->language));
  g_autoptr (TengenLessonText) words = NULL;

  if (part == NULL)
    return title;
  words = tengen_paper_words_make (part, self->language);
  tengen_paper_words_append (title, " ", words);
  return title;
}

static gboolean
has_questions (const TengenLesson *lesson)
{
  for (guint i = 0; i < lesson->steps->len; i++)
    if (tengen_lesson_step_asks (tengen_lesson_get_step (lesson, i)))
      return TRUE;
  return FALSE;
}

TengenPaper *
tengen_paper_new_lesson (const TengenLesson *lesson,
                         const TengenPaperLesson *how)
{
  Handout self = { .lesson = lesson, .how = how };
  TengenPaper *paper;

  g_return_val_if_fail (lesson != NULL && how != NULL, NULL);

  self.language = how->language != NULL ? how->language : lesson->language;
  paper = tengen_paper_new (how->size, how->readings);
  self.cells = tengen_paper_cells_new (paper, how->per_page, self.language);
  tengen_paper_cells_begin (self.cells, make_title (&self, NULL), TRUE);
  add_steps (&self, how->steps, FALSE);
  if (how->solutions && has_questions (lesson))
    {
      tengen_paper_cells_begin (
          self.cells, make_title (&self, &ANSWERS), FALSE);
      add_steps (&self, TENGEN_PAPER_STEPS_ASKING, TRUE);
    }
  tengen_paper_cells_end (self.cells);
  if (how->foot != NULL)
    tengen_paper_sign_pages (paper, how->foot);
  return paper;
}
