/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-lesson-page-rows: stones are counted row by row on the board
 *
 * What:  a press on a row of the board numbers its stones, going on from the
 *        rows above; the last number stands in the entry. Another press takes
 *        the row out again.
 * Not:   answering: the learner does, with this number or any other.
 */
#include "tengen-lesson-page-private.h"

#include "tengen-announce.h"
#include "tengen-lesson-panel-count.h"
#include "tengen-words-lesson.h"

TengenStone
tengen_lesson_page_get_counted (TengenLessonPage *self)
{
  if (tengen_lesson_page_get_trial (self) != NULL)
    return TENGEN_STONE_NONE;
  return tengen_lesson_state_get_counted (
      tengen_lesson_run_get_state (self->run), self->step);
}

/* Rows are those of one question. */
static void
follow_question (TengenLessonPage *self)
{
  guint found = tengen_lesson_run_get_state (self->run)->n_found;

  if (self->rows_step == self->step && self->rows_found == found)
    return;
  self->rows_step = self->step;
  self->rows_found = found;
  self->rows = 0;
}

/* Writes the numbers, or counts only. Returns: the last number. */
static guint
number_rows (guint64 rows,
             TengenStone stone,
             const TengenView *view,
             guint16 *numbers)
{
  guint n = 0;

  for (int i = 0; i < view->width * view->height; i++)
    if ((rows >> (i / view->width) & 1) != 0 && view->stones[i] == stone)
      {
        n++;
        if (numbers != NULL)
          numbers[i] = (guint16) n;
      }
  return n;
}

void
tengen_lesson_page_number_rows (TengenLessonPage *self, TengenView *view)
{
  TengenStone stone = tengen_lesson_page_get_counted (self);

  follow_question (self);
  if (stone != TENGEN_STONE_NONE)
    number_rows (self->rows, stone, view, view->numbers);
}

gboolean
tengen_lesson_page_press_row (TengenLessonPage *self, TengenPoint point)
{
  TengenStone stone = tengen_lesson_page_get_counted (self);
  const TengenView *view = tengen_board_view_get_view (self->board);
  g_autofree char *said = NULL;
  guint64 row;
  guint n;

  if (stone == TENGEN_STONE_NONE)
    return FALSE;
  follow_question (self);
  row = G_GUINT64_CONSTANT (1) << (point / view->width);
  self->rows ^= row;
  n = number_rows (self->rows, stone, view, NULL);
  tengen_lesson_panel_count_set_number (
      TENGEN_LESSON_PANEL_COUNT (self->question), n);
  said = tengen_words_lesson_row (
      (guint) (point / view->width) + 1,
      number_rows (self->rows & row, stone, view, NULL),
      n);
  tengen_announce (self->panel, said);
  tengen_lesson_page_show_board (self);
  return TRUE;
}
