/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-lesson-state-answer: numbers that are typed, options that are chosen,
 * buttons that are pressed
 */
#include "tengen-lesson-state-private.h"

static void
solve (TengenLessonFold *self,
       const TengenLessonWords *words,
       const GArray *show)
{
  self->state->phase = TENGEN_LESSON_PHASE_SOLVED;
  tengen_lesson_fold_say (self, TENGEN_LESSON_REMARK_RIGHT, words, show);
}

/* Numbers. */

gboolean
tengen_lesson_fold_count (TengenLessonFold *self, int number_x2)
{
  TengenLessonState *state = self->state;
  const GPtrArray *counts = self->step->counts;
  const TengenLessonCount *count = g_ptr_array_index (counts, state->n_found);

  tengen_lesson_fold_begin (self);
  state->entered = number_x2;
  if (number_x2 != count->answer_x2)
    {
      tengen_lesson_fold_miss (self,
                               number_x2 < count->answer_x2
                                   ? TENGEN_LESSON_REMARK_SMALL
                                   : TENGEN_LESSON_REMARK_LARGE,
                               count->otherwise);
      return TRUE;
    }
  state->n_found++;
  if (state->n_found == counts->len)
    solve (self, NULL, NULL);
  else
    tengen_lesson_fold_say (self, TENGEN_LESSON_REMARK_NEXT, NULL, NULL);
  return TRUE;
}

gboolean
tengen_lesson_fold_show_count (TengenLessonFold *self)
{
  TengenLessonState *state = self->state;
  const GPtrArray *counts = self->step->counts;
  const TengenLessonCount *count = g_ptr_array_index (counts, state->n_found);

  tengen_lesson_fold_begin (self);
  state->entered = count->answer_x2;
  state->is_shown = TRUE;
  state->n_found++;
  if (state->n_found == counts->len)
    state->phase = TENGEN_LESSON_PHASE_SOLVED;
  tengen_lesson_fold_say (self, TENGEN_LESSON_REMARK_SOLUTION, NULL, NULL);
  return TRUE;
}

/* Options. */

gboolean
tengen_lesson_fold_choose (TengenLessonFold *self, int option)
{
  const GPtrArray *options = self->step->options;
  const TengenLessonOption *chosen;

  if (option < 0 || (guint) option >= options->len)
    return FALSE;
  tengen_lesson_fold_begin (self);
  chosen = g_ptr_array_index (options, (guint) option);
  self->state->chosen = option;
  if (chosen->verdict == TENGEN_LESSON_RIGHT)
    {
      self->state->n_found++;
      solve (self, chosen->words, chosen->show);
      return TRUE;
    }
  tengen_lesson_fold_miss (self, TENGEN_LESSON_REMARK_WRONG, NULL);
  tengen_lesson_fold_say (
      self, TENGEN_LESSON_REMARK_WRONG, chosen->words, chosen->show);
  return TRUE;
}

static void
choose_right (TengenLessonFold *self)
{
  const GPtrArray *options = self->step->options;

  for (guint i = 0; i < options->len; i++)
    {
      const TengenLessonOption *option = g_ptr_array_index (options, i);

      if (option->verdict != TENGEN_LESSON_RIGHT)
        continue;
      self->state->chosen = (int) i;
      solve (self, option->words, option->show);
      return;
    }
}

/* Buttons. */

gboolean
tengen_lesson_fold_press (TengenLessonFold *self, int what)
{
  const TengenLessonPress *press = self->step->press;

  if (what < TENGEN_LESSON_PRESS_FIVE || what > TENGEN_LESSON_PRESS_AGREE)
    return FALSE;
  tengen_lesson_fold_begin (self);
  if (what != (int) press->what)
    {
      tengen_lesson_fold_miss (
          self, TENGEN_LESSON_REMARK_BUTTON, press->otherwise);
      return TRUE;
    }
  self->state->n_found++;
  solve (self, press->words, NULL);
  return TRUE;
}

/* What the checker let pass is not refused. */
static void
act (TengenGame *game, TengenActionKind kind, TengenStone stone, int value)
{
  const TengenPosition *position = tengen_game_get_position (game);
  g_autoptr (TengenCommand) command = tengen_command_new (TENGEN_COMMAND_ACT);
  g_autoptr (TengenReason) reason = NULL;

  command->action.kind = kind;
  command->action.stone = stone;
  command->action.seat = tengen_position_get_seat (position, stone);
  command->action.point = TENGEN_POINT_PASS;
  command->action.value = value;
  reason = tengen_game_do (game, command);
}

void
tengen_lesson_fold_do_press (const TengenLessonFold *self, TengenGame *game)
{
  const TengenLessonPress *press = self->step->press;
  TengenStone stone =
      press->stone != TENGEN_STONE_NONE
          ? press->stone
          : tengen_position_get_to_move (tengen_game_get_position (game));

  switch (press->what)
    {
    case TENGEN_LESSON_PRESS_FIVE:
      act (game, TENGEN_ACTION_FIVE, stone, 0);
      return;
    case TENGEN_LESSON_PRESS_FORBIDDEN:
      act (game, TENGEN_ACTION_FORBIDDEN, stone, 0);
      return;
    case TENGEN_LESSON_PRESS_PASS:
      act (game, TENGEN_ACTION_PASS, stone, 0);
      return;
    case TENGEN_LESSON_PRESS_VIRTUAL:
      act (game, TENGEN_ACTION_VIRTUAL, stone, 0);
      return;
    case TENGEN_LESSON_PRESS_PROPOSE:
      act (game, TENGEN_ACTION_PROPOSE, stone, 0);
      return;
    case TENGEN_LESSON_PRESS_RESIGN:
      act (game, TENGEN_ACTION_RESIGN, stone, 0);
      return;
    case TENGEN_LESSON_PRESS_AGREE:
      act (game, TENGEN_ACTION_AGREE, TENGEN_STONE_BLACK, 1);
      act (game, TENGEN_ACTION_AGREE, TENGEN_STONE_WHITE, 1);
      return;
    }
  g_return_if_reached ();
}

/* Solutions. */

void
tengen_lesson_fold_solve_answer (TengenLessonFold *self)
{
  const TengenLessonStep *step = self->step;
  const TengenLessonCount *count;

  if (step->task == TENGEN_LESSON_TASK_CHOOSE)
    choose_right (self);
  else if (step->task == TENGEN_LESSON_TASK_PRESS)
    solve (self, step->press->words, NULL);
  else
    {
      count = g_ptr_array_index (step->counts, step->counts->len - 1);
      self->state->entered = count->answer_x2;
    }
}
