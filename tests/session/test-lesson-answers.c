/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-lesson-answers: each step of the lessons that Tengen comes with is solved
 * by its right answers and by no wrong one
 */
#include "lesson-course.h"

#include "tengen-lesson-player.h"

static GPtrArray *lessons;

/* --- Solving --- */

/* A step with what was done in it. */
typedef struct
{
  const TengenLessonStep *step;
  GArray *inputs;
  TengenLessonState *state;
} Walk;

static Walk
begin (const TengenLessonStep *step)
{
  Walk self = { .step = step };

  self.inputs = g_array_new (FALSE, FALSE, sizeof (TengenLessonInput));
  self.state = tengen_lesson_state_new (step, self.inputs, 0);
  return self;
}

static void
end (Walk *self)
{
  g_array_unref (self->inputs);
  tengen_lesson_state_free (self->state);
}

static void
enter (Walk *self, TengenLessonInputKind kind, TengenPoint point, int number)
{
  TengenLessonInput input = { kind, point, number };

  g_array_append_val (self->inputs, input);
  tengen_lesson_state_free (self->state);
  self->state =
      tengen_lesson_state_new (self->step, self->inputs, self->inputs->len);
}

static void
click (Walk *self, TengenPoint point)
{
  enter (self, TENGEN_LESSON_INPUT_POINT, point, 0);
}

static void
type (Walk *self, TengenLessonInputKind kind, int number)
{
  enter (self, kind, TENGEN_POINT_NONE, number);
}

static int
get_n_points (const Walk *self)
{
  return tengen_board_get_n_points (
      tengen_position_get_board (tengen_game_get_position (self->state->game)));
}

static gboolean
has_point (const GArray *points, TengenPoint point)
{
  for (guint i = 0; i < points->len; i++)
    if (g_array_index (points, TengenPoint, i) == point)
      return TRUE;
  return FALSE;
}

/* The answer of a point to the present question: the first that fits. */
static const TengenLessonAnswer *
find_answer (const Walk *self, TengenPoint point)
{
  const GPtrArray *answers = self->state->trial->answers;

  for (guint i = 0; i < answers->len; i++)
    {
      const TengenLessonAnswer *answer = answers->pdata[i];

      if (answer->test == TENGEN_LESSON_TEST_NONE
              ? has_point (answer->points, point)
              : tengen_lesson_game_test (
                    tengen_game_get_position (self->state->game),
                    self->state->to_move,
                    point,
                    answer->test))
        return answer;
    }
  return NULL;
}

static gboolean
is_right (const TengenLessonAnswer *answer)
{
  return answer != NULL && answer->verdict == TENGEN_LESSON_RIGHT;
}

/* Plays right answers, of all that are left the first one in the order of the
 * lesson, then those that fit a rule. */
static TengenPoint
find_right (const Walk *self)
{
  const GPtrArray *answers = self->state->trial->answers;

  for (guint i = 0; i < answers->len; i++)
    {
      const TengenLessonAnswer *answer = answers->pdata[i];

      for (guint j = 0; is_right (answer) && j < answer->points->len; j++)
        {
          TengenPoint point = g_array_index (answer->points, TengenPoint, j);

          if (point == TENGEN_POINT_PASS ||
              self->state->signs[point] != TENGEN_LESSON_SIGN_RIGHT)
            return point;
        }
    }
  for (int i = 0; i < get_n_points (self); i++)
    if (is_right (find_answer (self, (TengenPoint) i)))
      return (TengenPoint) i;
  g_assert_not_reached ();
}

static void
solve_try (Walk *self)
{
  guint n = 0;

  while (self->state->phase == TENGEN_LESSON_PHASE_ASKED && n++ < 100)
    click (self, find_right (self));
}

static void
solve_mark (Walk *self)
{
  const GArray *points = self->step->mark->points;

  for (guint i = 0; i < points->len; i++)
    {
      TengenPoint point = g_array_index (points, TengenPoint, i);

      if (self->state->signs[point] != TENGEN_LESSON_SIGN_RIGHT)
        click (self, point);
    }
}

static void
solve_counts (Walk *self)
{
  for (guint i = 0; i < self->step->counts->len; i++)
    {
      const TengenLessonCount *count = self->step->counts->pdata[i];

      type (self, TENGEN_LESSON_INPUT_NUMBER, count->answer_x2);
    }
}

static int
find_option (const TengenLessonStep *step, TengenLessonVerdict verdict)
{
  for (guint i = 0; i < step->options->len; i++)
    {
      const TengenLessonOption *option = step->options->pdata[i];

      if (option->verdict == verdict)
        return (int) i;
    }
  g_assert_not_reached ();
}

static void
solve (Walk *self)
{
  switch (self->step->task)
    {
    case TENGEN_LESSON_TASK_READ:
      break;
    case TENGEN_LESSON_TASK_WATCH:
      for (guint i = 0; i < self->step->moves->len; i++)
        type (self, TENGEN_LESSON_INPUT_NEXT, 0);
      break;
    case TENGEN_LESSON_TASK_TRY:
      solve_try (self);
      break;
    case TENGEN_LESSON_TASK_MARK:
      solve_mark (self);
      break;
    case TENGEN_LESSON_TASK_COUNT:
      solve_counts (self);
      break;
    case TENGEN_LESSON_TASK_CHOOSE:
      type (self,
            TENGEN_LESSON_INPUT_OPTION,
            find_option (self->step, TENGEN_LESSON_RIGHT));
      break;
    case TENGEN_LESSON_TASK_PRESS:
      type (self, TENGEN_LESSON_INPUT_PRESS, (int) self->step->press->what);
      break;
    case TENGEN_LESSON_TASK_PLAY:
      type (self, TENGEN_LESSON_INPUT_START, 0);
      break;
    case TENGEN_LESSON_TASK_ACCOUNT:
      for (guint i = 0; i < self->step->account->sets->len; i++)
        type (self, TENGEN_LESSON_INPUT_OPTION, (int) i);
      break;
    }
}

static void
check_solved (const Walk *self, guint misses)
{
  g_assert_true (self->state->is_done);
  g_assert_cmpuint (self->state->misses, ==, misses);
  g_assert_false (self->state->is_shown);
  if (tengen_lesson_step_asks (self->step))
    g_assert_cmpint (self->state->phase, ==, TENGEN_LESSON_PHASE_SOLVED);
}

static void
check_right (const TengenLessonStep *step)
{
  Walk walk = begin (step);

  solve (&walk);
  check_solved (&walk, 0);
  end (&walk);
}

static void
test_right (void)
{
  for_each_step (lessons, check_right);
}

/* Every accepted answer to the first question is accepted. */
static void
check_accepted (const TengenLessonStep *step)
{
  Walk first = begin (step);

  for (int i = 0;
       step->task == TENGEN_LESSON_TASK_TRY && i < get_n_points (&first);
       i++)
    {
      const TengenLessonAnswer *answer = find_answer (&first, (TengenPoint) i);
      Walk walk = begin (step);

      click (&walk, (TengenPoint) i);
      if (answer != NULL)
        g_assert_cmpint (walk.state->misses > 0,
                         ==,
                         answer->verdict == TENGEN_LESSON_WRONG ||
                             answer->verdict == TENGEN_LESSON_ILLEGAL);
      end (&walk);
    }
  end (&first);
}

static void
test_accepted (void)
{
  for_each_step (lessons, check_accepted);
}

/* --- Wrong answers --- */

/* A point that is no right answer, or NONE if all are. */
static TengenPoint
find_wrong (const Walk *self)
{
  const TengenLessonStep *step = self->step;

  for (int i = 0; i < get_n_points (self); i++)
    {
      TengenPoint point = (TengenPoint) i;
      Walk walk = begin (step);
      gboolean is_miss;

      if (step->task == TENGEN_LESSON_TASK_MARK &&
          has_point (step->mark->points, point))
        {
          end (&walk);
          continue;
        }
      click (&walk, point);
      is_miss = walk.state->misses > 0;
      end (&walk);
      if (is_miss)
        return point;
    }
  return TENGEN_POINT_NONE;
}

/* Answers wrong; FALSE where every answer is right. */
static gboolean
answer_wrong (Walk *self)
{
  const TengenLessonStep *step = self->step;
  const TengenLessonCount *count;
  TengenPoint point;

  switch (step->task)
    {
    case TENGEN_LESSON_TASK_TRY:
    case TENGEN_LESSON_TASK_MARK:
      point = find_wrong (self);
      if (point == TENGEN_POINT_NONE)
        return FALSE;
      click (self, point);
      break;
    case TENGEN_LESSON_TASK_COUNT:
      count = step->counts->pdata[0];
      type (self, TENGEN_LESSON_INPUT_NUMBER, count->answer_x2 + 2);
      break;
    case TENGEN_LESSON_TASK_CHOOSE:
      type (self,
            TENGEN_LESSON_INPUT_OPTION,
            find_option (step, TENGEN_LESSON_WRONG));
      break;
    case TENGEN_LESSON_TASK_PRESS:
      type (self,
            TENGEN_LESSON_INPUT_PRESS,
            step->press->what == TENGEN_LESSON_PRESS_PASS
                ? TENGEN_LESSON_PRESS_RESIGN
                : TENGEN_LESSON_PRESS_PASS);
      break;
    case TENGEN_LESSON_TASK_READ:
    case TENGEN_LESSON_TASK_WATCH:
    case TENGEN_LESSON_TASK_PLAY:
    case TENGEN_LESSON_TASK_ACCOUNT:
      return FALSE;
    }
  return TRUE;
}

/* A wrong answer is a miss, does not solve anything, and can be mended. */
static void
check_wrong (const TengenLessonStep *step)
{
  Walk walk = begin (step);

  if (answer_wrong (&walk))
    {
      g_assert_cmpuint (walk.state->misses, ==, 1);
      g_assert_cmpint (walk.state->phase, ==, TENGEN_LESSON_PHASE_MISSED);
      type (&walk, TENGEN_LESSON_INPUT_RETRY, 0);
      solve (&walk);
      check_solved (&walk, 1);
    }
  end (&walk);
}

static void
test_wrong (void)
{
  for_each_step (lessons, check_wrong);
}

int
main (int argc, char **argv)
{
  int result;

  g_test_init (&argc, &argv, NULL);
  lessons = read_course ();
  g_test_add_func ("/lesson-answers/right", test_right);
  g_test_add_func ("/lesson-answers/accepted", test_accepted);
  g_test_add_func ("/lesson-answers/wrong", test_wrong);
  result = g_test_run ();
  g_ptr_array_unref (lessons);
  return result;
}
