/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-lesson-state-try: moves that are asked for, one after another in a line
 *
 * What: which answer a move is, the program's replies, the next question,
 *       refutations, moves that the rules refuse or of which nothing is known;
 *       all right answers of one question, which the same side plays and whose
 *       stones stay.
 */
#include "tengen-lesson-state-private.h"

/* Answers. */

static gboolean
fits (TengenLessonFold *self,
      const TengenLessonAnswer *answer,
      TengenPoint point)
{
  for (guint i = 0; i < answer->points->len; i++)
    if (g_array_index (answer->points, TengenPoint, i) == point)
      return TRUE;
  return answer->test != TENGEN_LESSON_TEST_NONE &&
         tengen_lesson_game_test (tengen_lesson_fold_get_position (self),
                                  self->asked,
                                  point,
                                  answer->test);
}

/* Which answer of the present question a move is: the first that fits. */
static const TengenLessonAnswer *
find_answer (TengenLessonFold *self, TengenPoint point)
{
  const GPtrArray *answers = self->state->trial->answers;

  for (guint i = 0; i < answers->len; i++)
    {
      const TengenLessonAnswer *answer = g_ptr_array_index (answers, i);

      if (fits (self, answer, point))
        return answer;
    }
  return NULL;
}

/* All right answers of a question: each point of one is to be found. */

static void
add_point (TengenLessonFold *self,
           const TengenLessonAnswer *answer,
           TengenPoint point)
{
  TengenLessonUnit *unit;

  if (tengen_lesson_fold_find_unit (self, point) != NULL)
    return;
  unit = tengen_lesson_fold_add_unit (self, answer);
  g_array_append_val (unit->points, point);
}

/* Adds the points that fit a rule and that no answer before it has. */
static void
add_tested (TengenLessonFold *self, const TengenLessonAnswer *answer)
{
  int n = tengen_lesson_fold_count_points (self);

  for (TengenPoint point = 0; point < n; point++)
    if (find_answer (self, point) == answer)
      add_point (self, answer, point);
}

static void
begin_all (TengenLessonFold *self)
{
  const GPtrArray *answers = self->state->trial->answers;

  for (guint i = 0; i < answers->len; i++)
    {
      const TengenLessonAnswer *answer = g_ptr_array_index (answers, i);

      if (answer->verdict != TENGEN_LESSON_RIGHT)
        continue;
      for (guint j = 0; j < answer->points->len; j++)
        add_point (
            self, answer, g_array_index (answer->points, TengenPoint, j));
      if (answer->test != TENGEN_LESSON_TEST_NONE)
        add_tested (self, answer);
    }
}

/* Questions. */

/* How many questions follow one another. */
static guint
count_questions (const TengenLessonTry *trial)
{
  const TengenLessonAnswer *answer;
  guint n = 0;

  for (; trial != NULL; trial = answer != NULL ? answer->next : NULL)
    {
      answer = tengen_lesson_try_get_best (trial);
      n++;
    }
  return n;
}

static void
count_wanted (TengenLessonFold *self, const TengenLessonTry *trial)
{
  guint n = count_questions (trial);

  if (trial != NULL && trial->all)
    n = self->units != NULL ? self->units->len : 0;
  self->state->n_wanted = self->state->n_found + n;
}

static void
ask (TengenLessonFold *self, const TengenLessonTry *trial)
{
  self->state->trial = trial;
  self->n_kept = self->moves->len;
  self->asked = trial->stone != TENGEN_STONE_NONE
                    ? trial->stone
                    : tengen_position_get_to_move (
                          tengen_lesson_fold_get_position (self));
  if (trial->all)
    begin_all (self);
}

void
tengen_lesson_fold_begin_try (TengenLessonFold *self)
{
  ask (self, self->step->trial);
  count_wanted (self, self->step->trial);
}

/* Moves. */

static void
play_replies (TengenLessonFold *self, const TengenLessonAnswer *answer)
{
  for (guint i = 0; i < answer->replies->len; i++)
    {
      const TengenPosition *position = tengen_lesson_fold_get_position (self);
      TengenPoint point = tengen_lesson_game_find_reply (
          position,
          tengen_position_get_to_move (position),
          &g_array_index (answer->replies, TengenLessonReply, i));

      if (point == TENGEN_POINT_NONE)
        return;
      tengen_lesson_fold_play (self, TENGEN_STONE_NONE, point);
      self->state->n_replies++;
    }
}

/* A click on a stone is no answer, unless the lesson says so. */
static void
refuse (TengenLessonFold *self,
        TengenPoint point,
        TengenReason *reason,
        const TengenLessonAnswer *answer)
{
  self->state->reason = reason;
  if (answer == NULL && reason->code == TENGEN_REASON_OCCUPIED)
    tengen_lesson_fold_say (self, TENGEN_LESSON_REMARK_REFUSED, NULL, NULL);
  else
    {
      tengen_lesson_fold_sign_point (self, point, TENGEN_LESSON_SIGN_WRONG);
      tengen_lesson_fold_miss (self, TENGEN_LESSON_REMARK_REFUSED, answer);
    }
  tengen_lesson_fold_sign (self, reason->points, TENGEN_LESSON_SIGN_SHOWN);
}

static void
play_wrong (TengenLessonFold *self,
            TengenPoint point,
            const TengenLessonAnswer *answer)
{
  tengen_lesson_fold_play (self, self->asked, point);
  if (answer != NULL)
    play_replies (self, answer);
  tengen_lesson_fold_sign_point (self, point, TENGEN_LESSON_SIGN_WRONG);
  tengen_lesson_fold_miss (self, TENGEN_LESSON_REMARK_WRONG, answer);
}

/* A move of which nothing is known is not played. */
static void
leave_open (TengenLessonFold *self, TengenPoint point)
{
  self->state->n_outside++;
  tengen_lesson_fold_sign_point (self, point, TENGEN_LESSON_SIGN_SHOWN);
  tengen_lesson_fold_say (self, TENGEN_LESSON_REMARK_OUTSIDE, NULL, NULL);
}

/* Goes on with the next question of the line, or ends it. */
static void
go_on (TengenLessonFold *self, const TengenLessonAnswer *answer)
{
  gboolean good = answer->verdict == TENGEN_LESSON_GOOD;
  TengenLessonRemark remark =
      good ? TENGEN_LESSON_REMARK_GOOD : TENGEN_LESSON_REMARK_RIGHT;

  if (answer->next != NULL)
    {
      ask (self, answer->next);
      remark = TENGEN_LESSON_REMARK_NEXT;
    }
  else
    self->state->phase = TENGEN_LESSON_PHASE_SOLVED;
  tengen_lesson_fold_say (self, remark, answer->words, answer->show);
}

static void
play_right (TengenLessonFold *self,
            TengenPoint point,
            const TengenLessonAnswer *answer)
{
  tengen_lesson_fold_play (self, self->asked, point);
  play_replies (self, answer);
  tengen_lesson_fold_sign_point (self, point, TENGEN_LESSON_SIGN_RIGHT);
  self->state->n_found++;
  go_on (self, answer);
  count_wanted (self, answer->next);
}

static gboolean
is_accepted (const TengenLessonAnswer *answer)
{
  return answer != NULL && (answer->verdict == TENGEN_LESSON_RIGHT ||
                            answer->verdict == TENGEN_LESSON_GOOD);
}

/* Takes a move that the rules allow. */
static void
judge (TengenLessonFold *self,
       TengenPoint point,
       const TengenLessonAnswer *answer)
{
  if (answer == NULL && self->state->trial->is_open)
    leave_open (self, point);
  else if (!is_accepted (answer))
    play_wrong (self, point, answer);
  else if (!self->state->trial->all)
    play_right (self, point, answer);
  else
    /* accepted, but none of those that are to be found */
    tengen_lesson_fold_say (
        self, TENGEN_LESSON_REMARK_GOOD, answer->words, answer->show);
}

/* Puts a stone if the rules still allow it after those that were found. */
static void
put_stone (TengenLessonFold *self, TengenPoint point)
{
  g_autoptr (TengenReason) reason = tengen_lesson_game_check (
      tengen_lesson_fold_get_position (self), self->asked, point);

  if (reason == NULL)
    tengen_lesson_fold_play (self, self->asked, point);
  self->n_kept = self->moves->len;
}

/* Takes a move if it is one of the right answers. */
static gboolean
try_all (TengenLessonFold *self, TengenPoint point)
{
  TengenLessonUnit *unit = tengen_lesson_fold_find_unit (self, point);
  const TengenLessonAnswer *answer;

  if (unit == NULL)
    return FALSE;
  answer = unit->answer;
  if (unit->is_found)
    tengen_lesson_fold_say (self, TENGEN_LESSON_REMARK_ALREADY, NULL, NULL);
  else if (self->state->trial->in_order &&
           tengen_lesson_fold_find_next_unit (self)->answer != answer)
    tengen_lesson_fold_say (self, TENGEN_LESSON_REMARK_ORDER, NULL, NULL);
  else
    {
      put_stone (self, point);
      tengen_lesson_fold_take_unit (self, unit, answer->words, answer->show);
    }
  return TRUE;
}

gboolean
tengen_lesson_fold_try (TengenLessonFold *self, TengenPoint point)
{
  const TengenLessonAnswer *answer;
  TengenReason *reason;

  if (point != TENGEN_POINT_PASS &&
      point >= tengen_lesson_fold_count_points (self))
    return FALSE;
  tengen_lesson_fold_begin (self);
  if (self->state->trial->all && try_all (self, point))
    return TRUE;
  answer = find_answer (self, point);
  reason = tengen_lesson_game_check (
      tengen_lesson_fold_get_position (self), self->asked, point);
  if (reason != NULL)
    refuse (self, point, reason, answer);
  else
    judge (
        self, point, answer != NULL ? answer : self->state->trial->otherwise);
  return TRUE;
}

/* Solutions. */

/* The first point of an answer: of a rule none that another answer has. */
static TengenPoint
find_point (TengenLessonFold *self, const TengenLessonAnswer *answer)
{
  int n = tengen_lesson_fold_count_points (self);

  if (answer->points->len > 0)
    return g_array_index (answer->points, TengenPoint, 0);
  for (TengenPoint point = 0; point < n; point++)
    if (find_answer (self, point) == answer)
      return point;
  return find_answer (self, TENGEN_POINT_PASS) == answer ? TENGEN_POINT_PASS
                                                         : TENGEN_POINT_NONE;
}

/* Plays a right answer; gives the next question of the line. */
static const TengenLessonTry *
solve_question (TengenLessonFold *self)
{
  const TengenLessonAnswer *answer =
      tengen_lesson_try_get_best (self->state->trial);
  TengenPoint point =
      answer != NULL ? find_point (self, answer) : TENGEN_POINT_NONE;

  if (point == TENGEN_POINT_NONE)
    return NULL;
  tengen_lesson_fold_play (self, self->asked, point);
  play_replies (self, answer);
  tengen_lesson_fold_sign_point (self, point, TENGEN_LESSON_SIGN_SOLUTION);
  self->state->words = answer->words;
  return answer->next;
}

/* Plays the right answers that were not found. */
static void
solve_all (TengenLessonFold *self)
{
  for (guint i = 0; self->units != NULL && i < self->units->len; i++)
    {
      const TengenLessonUnit *unit = g_ptr_array_index (self->units, i);

      if (unit->is_found)
        continue;
      put_stone (self, g_array_index (unit->points, TengenPoint, 0));
      tengen_lesson_fold_sign (self, unit->points, TENGEN_LESSON_SIGN_SOLUTION);
      self->state->words = unit->answer->words;
    }
}

void
tengen_lesson_fold_solve_try (TengenLessonFold *self)
{
  guint first = self->moves->len;

  while (!self->state->trial->all)
    {
      const TengenLessonTry *next = solve_question (self);

      self->state->n_replies = MAX (self->moves->len, first + 1) - first - 1;
      if (next == NULL)
        return;
      ask (self, next);
    }
  self->state->n_replies = 0;
  solve_all (self);
}
