/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-show-lesson-acts: what keys and clicks do in a lesson before a class
 *
 * Shape: beats are sentences of the present state; behind the last of them the
 *        run is asked for what comes next, and taken back before the first.
 */
#include "tengen-show-lesson-private.h"

#include "tengen-lesson-tally.h"
#include "tengen-show-talk.h"

static gboolean
is_last_sentence (TengenShowLesson *self)
{
  return self->at + 1 >= self->talk->len;
}

static void
go_to_last_sentence (TengenShowLesson *self)
{
  self->at = G_MAXUINT;
  tengen_show_lesson_refresh (self);
}

static void
go_to_first_sentence (TengenShowLesson *self)
{
  self->at = 0;
  tengen_show_lesson_refresh (self);
}

/* --- What is asked of the run --- */

gboolean
tengen_show_lesson_do_input (TengenShowLesson *self,
                             TengenLessonInputKind kind,
                             TengenPoint point,
                             int number)
{
  gboolean done;

  self->busy = TRUE;
  done = tengen_lesson_run_do (self->run, kind, point, number);
  self->busy = FALSE;
  if (done)
    go_to_first_sentence (self);
  return done;
}

static gboolean
do_kind (TengenShowLesson *self, TengenLessonInputKind kind)
{
  return tengen_show_lesson_do_input (self, kind, TENGEN_POINT_NONE, 0);
}

static gboolean
undo (TengenShowLesson *self)
{
  gboolean done;

  self->busy = TRUE;
  done = tengen_lesson_run_undo (self->run);
  self->busy = FALSE;
  if (done)
    go_to_last_sentence (self);
  return done;
}

static gboolean
restart (TengenShowLesson *self)
{
  self->busy = TRUE;
  tengen_lesson_run_restart (self->run);
  self->busy = FALSE;
  go_to_last_sentence (self);
  return TRUE;
}

/* A step that is come to begins anew. */
static gboolean
enter (TengenShowLesson *self, guint index)
{
  self->ended = FALSE;
  self->busy = TRUE;
  tengen_lesson_run_goto (self->run, index);
  tengen_lesson_run_restart (self->run);
  self->busy = FALSE;
  go_to_first_sentence (self);
  return TRUE;
}

static gboolean
come_back (TengenShowLesson *self, guint index)
{
  self->busy = TRUE;
  tengen_lesson_run_goto (self->run, index);
  self->busy = FALSE;
  go_to_last_sentence (self);
  return TRUE;
}

/* Of several numbers that are asked for each is shown for itself. */
static gboolean
show_answer (TengenShowLesson *self)
{
  return do_kind (self,
                  tengen_show_lesson_get_step (self)->counts != NULL
                      ? TENGEN_LESSON_INPUT_SHOW
                      : TENGEN_LESSON_INPUT_SOLUTION);
}

/* --- Beats --- */

/* The next of the rule sets that a step compares. */
static gboolean
show_next_set (TengenShowLesson *self)
{
  int next = tengen_show_lesson_get_state (self)->chosen + 1;

  return tengen_show_lesson_get_step (self)->account != NULL &&
         tengen_show_lesson_do_input (
             self, TENGEN_LESSON_INPUT_OPTION, TENGEN_POINT_NONE, next);
}

/* What the step shows after its last sentence, else the next step. */
static gboolean
advance (TengenShowLesson *self)
{
  TengenLessonPhase phase = tengen_show_lesson_get_state (self)->phase;
  guint next = tengen_lesson_run_get_index (self->run) + 1;

  if (phase == TENGEN_LESSON_PHASE_MISSED)
    return do_kind (self, TENGEN_LESSON_INPUT_RETRY);
  if (phase == TENGEN_LESSON_PHASE_ASKED)
    return show_answer (self);
  if (do_kind (self, TENGEN_LESSON_INPUT_NEXT) || show_next_set (self))
    return TRUE;
  if (next < tengen_show_lesson_count_steps (self))
    return enter (self, next);
  self->ended = TRUE;
  return TRUE;
}

static gboolean
go_forward (TengenShowLesson *self)
{
  if (self->ended)
    return FALSE;
  if (is_last_sentence (self))
    return advance (self);
  self->at++;
  return TRUE;
}

static gboolean
go_back (TengenShowLesson *self)
{
  guint index = tengen_lesson_run_get_index (self->run);

  if (self->ended)
    self->ended = FALSE;
  else if (self->at > 0)
    self->at--;
  else if (!undo (self))
    return index > 0 && come_back (self, index - 1);
  return TRUE;
}

/* --- Rows --- */

/* What the step counts now. */
static TengenGoTally *
make_tally (TengenShowLesson *self)
{
  const TengenLessonStep *step = tengen_show_lesson_get_step (self);
  const TengenLessonState *state = tengen_show_lesson_get_state (self);

  if (step->counts != NULL)
    return tengen_lesson_tally_new (
        step, MIN (state->n_found, step->counts->len - 1));
  if (step->account != NULL)
    return tengen_lesson_tally_new (step, (guint) MAX (state->chosen, 0));
  return NULL;
}

static gboolean
can_rows (TengenShowLesson *self)
{
  g_autoptr (TengenGoTally) tally = make_tally (self);

  return !self->ended && tally != NULL;
}

static gboolean
toggle_rows (TengenShowLesson *self)
{
  gboolean on = tengen_show_rows_is_on (self->rows);

  tengen_show_rows_set (self->rows, on ? NULL : make_tally (self));
  return TRUE;
}

/* --- Acts --- */

/* After a miss the question alone, else the whole step. */
static gboolean
retry (TengenShowLesson *self)
{
  gboolean again =
      tengen_show_lesson_get_state (self)->phase == TENGEN_LESSON_PHASE_MISSED;

  if (!again)
    return restart (self);
  if (!do_kind (self, TENGEN_LESSON_INPUT_RETRY))
    return FALSE;
  go_to_last_sentence (self);
  return TRUE;
}

static gboolean
answer (TengenShowLesson *self)
{
  if (tengen_show_lesson_get_step (self)->task == TENGEN_LESSON_TASK_PLAY)
    return go_forward (self);
  return show_answer (self);
}

static gboolean
can_back (TengenShowLesson *self)
{
  return self->ended || self->at > 0 ||
         tengen_lesson_run_get_index (self->run) > 0 ||
         tengen_show_talk_is_touched (tengen_show_lesson_get_state (self));
}

static gboolean
can_retry (TengenShowLesson *self)
{
  return !self->ended &&
         tengen_lesson_step_asks (tengen_show_lesson_get_step (self)) &&
         tengen_show_talk_is_touched (tengen_show_lesson_get_state (self));
}

static gboolean
can_answer (TengenShowLesson *self)
{
  return tengen_show_lesson_is_asked (self) ||
         (!self->ended && tengen_show_lesson_get_step (self)->play != NULL);
}

gboolean
tengen_show_lesson_can (TengenShow *show, TengenShowAct act)
{
  TengenShowLesson *self = TENGEN_SHOW_LESSON (show);
  guint index = tengen_lesson_run_get_index (self->run);

  if (tengen_show_rows_is_on (self->rows) && tengen_show_rows_takes (act))
    return tengen_show_rows_can (self->rows, act);
  switch (act)
    {
    case TENGEN_SHOW_FORWARD:
      return !self->ended;
    case TENGEN_SHOW_BACK:
      return can_back (self);
    case TENGEN_SHOW_NEXT:
      return index + 1 < tengen_show_lesson_count_steps (self);
    case TENGEN_SHOW_PREVIOUS:
      return index > 0;
    case TENGEN_SHOW_FIRST:
    case TENGEN_SHOW_LAST:
      return TRUE;
    case TENGEN_SHOW_HINT:
      return tengen_show_lesson_is_asked (self) &&
             tengen_show_lesson_get_state (self)->may_hint;
    case TENGEN_SHOW_ANSWER:
      return can_answer (self);
    case TENGEN_SHOW_RETRY:
      return can_retry (self);
    case TENGEN_SHOW_UNDO:
      return !self->ended &&
             tengen_show_talk_is_touched (tengen_show_lesson_get_state (self));
    case TENGEN_SHOW_PASS:
      return tengen_show_lesson_is_asked (self) &&
             tengen_show_lesson_get_step (self)->trial != NULL;
    case TENGEN_SHOW_ROWS:
      return can_rows (self);
    case TENGEN_SHOW_PERSON:
      break;
    }
  return FALSE;
}

static gboolean
do_act (TengenShowLesson *self, TengenShowAct act)
{
  guint index = tengen_lesson_run_get_index (self->run);

  switch (act)
    {
    case TENGEN_SHOW_FORWARD:
      return go_forward (self);
    case TENGEN_SHOW_BACK:
      return go_back (self);
    case TENGEN_SHOW_NEXT:
      return enter (self, index + 1);
    case TENGEN_SHOW_PREVIOUS:
      return enter (self, index - 1);
    case TENGEN_SHOW_FIRST:
      return enter (self, 0);
    case TENGEN_SHOW_LAST:
      return enter (self, tengen_show_lesson_count_steps (self) - 1);
    case TENGEN_SHOW_HINT:
      return do_kind (self, TENGEN_LESSON_INPUT_HINT);
    case TENGEN_SHOW_ANSWER:
      return answer (self);
    case TENGEN_SHOW_RETRY:
      return retry (self);
    case TENGEN_SHOW_UNDO:
      return undo (self);
    case TENGEN_SHOW_PASS:
      return tengen_show_lesson_do_input (
          self, TENGEN_LESSON_INPUT_POINT, TENGEN_POINT_PASS, 0);
    case TENGEN_SHOW_ROWS:
      return toggle_rows (self);
    case TENGEN_SHOW_PERSON:
      break;
    }
  return FALSE;
}

gboolean
tengen_show_lesson_act (TengenShow *show, TengenShowAct what)
{
  TengenShowLesson *self = TENGEN_SHOW_LESSON (show);

  if (!tengen_show_lesson_can (show, what))
    return FALSE;
  if (tengen_show_rows_is_on (self->rows) && tengen_show_rows_takes (what))
    return tengen_show_rows_act (self->rows, what);
  if (!do_act (self, what))
    return FALSE;
  tengen_show_lesson_settle (self);
  return TRUE;
}

gboolean
tengen_show_lesson_press (TengenShow *show, TengenPoint point, guint button)
{
  TengenShowLesson *self = TENGEN_SHOW_LESSON (show);

  if (!tengen_show_lesson_is_asked (self) ||
      !tengen_show_lesson_do_input (self, TENGEN_LESSON_INPUT_POINT, point, 0))
    return FALSE;
  tengen_show_lesson_settle (self);
  return TRUE;
}
