/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-lesson-state: the state that follows from what a person did in a step
 *
 * What:  all inputs in turn, each to its task; what is the same for all tasks:
 *        hints, retries, solutions; steps that ask nothing.
 * Not:   the tasks (tengen-lesson-state-try, -mark, -answer), what they
 *        share (tengen-lesson-state-fold).
 */
#include "tengen-lesson-state-private.h"

#include "tengen-annotate.h"
#include "tengen-record-edit.h"

/* So many misses are enough to see the solution. */
#define MISSES_BEFORE_SOLUTION 2

static gboolean
is_asked (const TengenLessonFold *self)
{
  return self->state->phase == TENGEN_LESSON_PHASE_ASKED ||
         self->state->phase == TENGEN_LESSON_PHASE_MISSED;
}

/* Steps that ask nothing. */

static gboolean
watch (TengenLessonFold *self, int by)
{
  TengenLessonState *state = self->state;
  const GArray *moves = self->step->moves;
  const TengenLessonMove *last;

  if (self->step->task != TENGEN_LESSON_TASK_WATCH ||
      (by > 0 ? state->n_found == moves->len : state->n_found == 0))
    return FALSE;
  tengen_lesson_fold_begin (self);
  state->n_found = (guint) ((int) state->n_found + by);
  tengen_lesson_fold_cut (self, 0);
  for (guint i = 0; i < state->n_found; i++)
    {
      last = &g_array_index (moves, TengenLessonMove, i);
      tengen_lesson_fold_play (self, last->stone, last->point);
      state->words = last->words;
    }
  state->is_done = state->is_done || state->n_found == moves->len;
  return TRUE;
}

static gboolean
look_at_set (TengenLessonFold *self, int index)
{
  TengenLessonState *state = self->state;
  const GPtrArray *sets = self->step->account->sets;
  const TengenLessonSet *set;

  if (index < 0 || (guint) index >= sets->len)
    return FALSE;
  tengen_lesson_fold_begin (self);
  set = g_ptr_array_index (sets, (guint) index);
  state->n_found += self->seen[index] == 0;
  self->seen[index] = 1;
  state->chosen = index;
  state->words = set->words;
  return TRUE;
}

static gboolean
start_game (const TengenLessonFold *self)
{
  return self->step->task == TENGEN_LESSON_TASK_PLAY;
}

/* What all tasks have. */

static gboolean
give_hint (TengenLessonFold *self)
{
  TengenLessonState *state = self->state;
  const TengenLessonHint *hint;

  if (state->hints >= self->step->hints->len ||
      state->phase == TENGEN_LESSON_PHASE_SOLVED)
    return FALSE;
  tengen_lesson_fold_begin (self);
  hint = g_ptr_array_index (self->step->hints, state->hints);
  tengen_lesson_fold_sign (self, hint->show, TENGEN_LESSON_SIGN_SHOWN);
  state->hints++;
  return TRUE;
}

static gboolean
retry (TengenLessonFold *self)
{
  if (self->state->phase != TENGEN_LESSON_PHASE_MISSED)
    return FALSE;
  tengen_lesson_fold_begin (self);
  return TRUE;
}

static gboolean
show_solution (TengenLessonFold *self)
{
  if (!is_asked (self))
    return FALSE;
  tengen_lesson_fold_begin (self);
  if (self->step->task == TENGEN_LESSON_TASK_TRY)
    tengen_lesson_fold_solve_try (self);
  else if (self->step->task == TENGEN_LESSON_TASK_MARK)
    tengen_lesson_fold_solve_mark (self);
  else
    tengen_lesson_fold_solve_answer (self);
  self->state->phase = TENGEN_LESSON_PHASE_SOLVED;
  self->state->remark = TENGEN_LESSON_REMARK_SOLUTION;
  self->state->is_shown = TRUE;
  return TRUE;
}

static gboolean
do_point (TengenLessonFold *self, TengenPoint point)
{
  if (!is_asked (self))
    return FALSE;
  if (self->step->task == TENGEN_LESSON_TASK_TRY)
    return tengen_lesson_fold_try (self, point);
  return self->step->task == TENGEN_LESSON_TASK_MARK &&
         tengen_lesson_fold_mark (self, point);
}

static gboolean
do_option (TengenLessonFold *self, int option)
{
  if (self->step->task == TENGEN_LESSON_TASK_ACCOUNT)
    return look_at_set (self, option);
  return is_asked (self) && self->step->task == TENGEN_LESSON_TASK_CHOOSE &&
         tengen_lesson_fold_choose (self, option);
}

static gboolean
do_input (TengenLessonFold *self, const TengenLessonInput *input)
{
  switch (input->kind)
    {
    case TENGEN_LESSON_INPUT_POINT:
      return do_point (self, input->point);
    case TENGEN_LESSON_INPUT_NUMBER:
      return is_asked (self) && self->step->task == TENGEN_LESSON_TASK_COUNT &&
             tengen_lesson_fold_count (self, input->number);
    case TENGEN_LESSON_INPUT_OPTION:
      return do_option (self, input->number);
    case TENGEN_LESSON_INPUT_PRESS:
      return is_asked (self) && self->step->task == TENGEN_LESSON_TASK_PRESS &&
             tengen_lesson_fold_press (self, input->number);
    case TENGEN_LESSON_INPUT_NEXT:
      return watch (self, 1);
    case TENGEN_LESSON_INPUT_BACK:
      return watch (self, -1);
    case TENGEN_LESSON_INPUT_RETRY:
      return retry (self);
    case TENGEN_LESSON_INPUT_HINT:
      return give_hint (self);
    case TENGEN_LESSON_INPUT_SOLUTION:
      return show_solution (self);
    case TENGEN_LESSON_INPUT_SHOW:
      return is_asked (self) && self->step->task == TENGEN_LESSON_TASK_COUNT &&
             tengen_lesson_fold_show_count (self);
    case TENGEN_LESSON_INPUT_START:
      return start_game (self);
    }
  g_return_val_if_reached (FALSE);
}

/* Beginning and end. */

static void
begin_step (TengenLessonFold *self)
{
  const TengenLessonStep *step = self->step;
  TengenLessonState *state = self->state;

  state->chosen = -1;
  state->phase = tengen_lesson_step_asks (step) ? TENGEN_LESSON_PHASE_ASKED
                                                : TENGEN_LESSON_PHASE_OPEN;
  state->is_done =
      step->seen_is_enough || (state->phase == TENGEN_LESSON_PHASE_OPEN &&
                               step->task != TENGEN_LESSON_TASK_WATCH);
  if (step->task == TENGEN_LESSON_TASK_TRY)
    tengen_lesson_fold_begin_try (self);
  else if (step->task == TENGEN_LESSON_TASK_MARK)
    tengen_lesson_fold_begin_mark (self);
  else if (step->task == TENGEN_LESSON_TASK_WATCH)
    state->n_wanted = step->moves->len;
  else if (step->task == TENGEN_LESSON_TASK_COUNT)
    state->n_wanted = step->counts->len;
  else if (step->task == TENGEN_LESSON_TASK_ACCOUNT)
    {
      state->n_wanted = step->account->sets->len;
      self->seen = g_malloc0 (state->n_wanted);
    }
  else if (state->phase == TENGEN_LESSON_PHASE_ASKED)
    state->n_wanted = 1;
}

/* Whether moves have numbers: those that are watched, and those of a line. */
static gboolean
has_numbers (const TengenLessonFold *self)
{
  return self->step->task == TENGEN_LESSON_TASK_WATCH
             ? self->step->numbered
             : self->units == NULL && self->moves->len > 1;
}

/* The first moves, those that lie on the board. */
static void
number_moves (TengenLessonState *state, guint n_moves)
{
  const TengenBoard *board =
      tengen_position_get_board (tengen_game_get_position (state->game));
  int n = tengen_board_get_n_points (board);

  for (guint i = 0; i < n_moves; i++)
    {
      TengenPoint point =
          g_array_index (state->moves, TengenLessonMove, i).point;

      if (point < n && tengen_board_get (board, point) != TENGEN_STONE_NONE)
        state->numbers[point] = (guint16) (i + 1);
    }
}

static TengenStone
find_to_move (const TengenLessonFold *self)
{
  const TengenLessonStep *step = self->step;

  if (step->task == TENGEN_LESSON_TASK_TRY && is_asked (self))
    return self->asked;
  if (step->task == TENGEN_LESSON_TASK_PRESS && is_asked (self) &&
      step->press->stone != TENGEN_STONE_NONE)
    return step->press->stone;
  return tengen_position_get_to_move (
      tengen_game_get_position (self->state->game));
}

static void
end_step (TengenLessonFold *self)
{
  TengenLessonState *state = self->state;
  guint n_hints = self->step->hints->len;
  gboolean solved = state->phase == TENGEN_LESSON_PHASE_SOLVED;

  (void) tengen_lesson_fold_get_position (self);
  if (solved && self->step->task == TENGEN_LESSON_TASK_PRESS)
    tengen_lesson_fold_do_press (self, state->game);
  state->is_numbered = has_numbers (self);
  if (state->is_numbered)
    number_moves (state, state->moves->len);
  state->to_move = find_to_move (self);
  state->is_done = state->is_done || solved;
  state->may_hint = !solved && state->hints < n_hints;
  state->may_show =
      is_asked (self) &&
      (state->misses >= MISSES_BEFORE_SOLUTION ||
       (state->misses + state->n_outside > 0 && state->hints == n_hints));
}

TengenLessonState *
tengen_lesson_state_follow (const TengenLessonStep *step,
                            const GArray *inputs,
                            guint n_inputs,
                            gboolean *is_meant)
{
  const TengenGameSetup *setup = step->diagram->setup;
  gsize n = (gsize) setup->width * (gsize) setup->height;
  TengenLessonFold fold = { .step = step };
  gboolean meant = FALSE;

  fold.state = g_new0 (TengenLessonState, 1);
  fold.state->signs = g_malloc0 (n);
  fold.state->numbers = g_new0 (guint16, n);
  fold.moves = g_array_new (FALSE, FALSE, sizeof (TengenLessonMove));
  fold.state->moves = g_array_ref (fold.moves);
  fold.kept = g_malloc0 (n);
  begin_step (&fold);
  for (guint i = 0; i < n_inputs; i++)
    meant = do_input (&fold, &g_array_index (inputs, TengenLessonInput, i));
  end_step (&fold);
  g_array_unref (fold.moves);
  g_clear_pointer (&fold.units, g_ptr_array_unref);
  g_free (fold.kept);
  g_free (fold.seen);
  if (is_meant != NULL)
    *is_meant = meant;
  return fold.state;
}

TengenLessonState *
tengen_lesson_state_new (const TengenLessonStep *step,
                         const GArray *inputs,
                         guint n_inputs)
{
  g_return_val_if_fail (step != NULL, NULL);
  g_return_val_if_fail (n_inputs == 0 || inputs != NULL, NULL);

  return tengen_lesson_state_follow (step, inputs, n_inputs, NULL);
}

void
tengen_lesson_state_free (TengenLessonState *self)
{
  if (self == NULL)
    return;
  tengen_game_free (self->game);
  g_free (self->signs);
  g_free (self->numbers);
  tengen_reason_free (self->reason);
  g_array_unref (self->moves);
  g_free (self);
}

/* Replies. */

/* A move that is still to come has no sign yet, unless it is played where a
 * stone of before was taken. */
static void
unsign (TengenLessonState *state, guint n_moves)
{
  const TengenLessonMove *moves = (const TengenLessonMove *) state->moves->data;
  int n = tengen_board_get_n_points (
      tengen_position_get_board (tengen_game_get_position (state->game)));

  for (guint i = n_moves; i < state->moves->len; i++)
    {
      gboolean is_first = moves[i].point < n;

      for (guint k = 0; k < n_moves && is_first; k++)
        is_first = moves[k].point != moves[i].point;
      if (is_first)
        state->signs[moves[i].point] = TENGEN_LESSON_SIGN_NONE;
    }
}

TengenStone
tengen_lesson_state_get_counted (const TengenLessonState *self,
                                 const TengenLessonStep *step)
{
  const TengenLessonCount *count;

  g_return_val_if_fail (self != NULL && step != NULL, TENGEN_STONE_NONE);

  if (step->counts == NULL || self->phase == TENGEN_LESSON_PHASE_SOLVED ||
      self->n_found >= step->counts->len)
    return TENGEN_STONE_NONE;
  count = step->counts->pdata[self->n_found];
  if (count->dead->len > 0)
    return TENGEN_STONE_NONE;
  if (count->what == TENGEN_LESSON_COUNT_BLACK_STONES)
    return TENGEN_STONE_BLACK;
  return count->what == TENGEN_LESSON_COUNT_WHITE_STONES ? TENGEN_STONE_WHITE
                                                         : TENGEN_STONE_NONE;
}

TengenLessonState *
tengen_lesson_state_new_replies (const TengenLessonState *self,
                                 const TengenLessonStep *step,
                                 guint n_replies)
{
  TengenLessonState *state;
  guint n_moves;
  gsize n;

  g_return_val_if_fail (self != NULL && step != NULL, NULL);
  g_return_val_if_fail (n_replies <= self->n_replies, NULL);

  n_moves = self->moves->len - self->n_replies + n_replies;
  n = (gsize) step->diagram->setup->width *
      (gsize) step->diagram->setup->height;
  state = g_memdup2 (self, sizeof *self);
  state->moves = g_array_ref (self->moves);
  /* a move that is refused has no replies */
  state->reason = NULL;
  state->signs = g_memdup2 (self->signs, n);
  state->numbers = g_new0 (guint16, n);
  state->game =
      tengen_lesson_game_new (step->diagram, self->moves, n_moves, FALSE);
  if (state->is_numbered)
    number_moves (state, n_moves);
  unsign (state, n_moves);
  return state;
}

/* Free play. */

/* A copy of what was played, to go on with; ko is known there. */
static TengenGame *
copy_game (const TengenGame *game)
{
  return tengen_game_open (tengen_edit_copy (tengen_game_get_record (game),
                                             tengen_game_get_root (game)),
                           0);
}

/* A game that begins with what lies on the board. */
static TengenGame *
set_up_game (const TengenPosition *position, TengenStone to_move)
{
  TengenRecord *record = tengen_edit_copy_position (position);

  tengen_record_set (record,
                     tengen_record_get_game (record, 0),
                     TENGEN_PROPERTY_PL,
                     to_move == TENGEN_STONE_BLACK ? "[B]" : "[W]");
  return tengen_game_open (record, 0);
}

TengenGame *
tengen_lesson_state_make_trial (const TengenLessonState *self)
{
  const TengenPosition *position;
  TengenStone turn, to_move;

  g_return_val_if_fail (self != NULL, NULL);

  position = tengen_game_get_position (self->game);
  turn = tengen_position_get_to_move (position);
  to_move = self->phase == TENGEN_LESSON_PHASE_ASKED ? self->to_move : turn;
  if (to_move == turn &&
      tengen_position_get_phase (position) == TENGEN_PHASE_PLAY)
    return copy_game (self->game);
  return set_up_game (position, to_move);
}
