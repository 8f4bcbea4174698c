/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-lesson-check: step by step, each by what it asks
 *
 * What: diagrams, moves that are shown, options, buttons, games that are
 *       offered. The others: -check-try, -check-mark, -check-count.
 */
#include "tengen-lesson-check-private.h"

#include "tengen-board-notation.h"
#include "tengen-go-handicap.h"

/* So much is done for a lesson, which takes less than a second; the largest need
 * some ten thousands. */
#define BUDGET 600000

/* To find the chain or the liberties of a stone costs so much. */
#define WORK_OF_STONE 4

/* --- What the files share --- */

TengenLessonFault *
tengen_lesson_checker_add (TengenLessonChecker *self,
                           TengenLessonFaultCode code,
                           int line,
                           const char *element,
                           const char *detail)
{
  self->failed = TRUE;
  return tengen_lesson_faults_add (self->faults, code, line, element, detail);
}

TengenLessonFault *
tengen_lesson_checker_add_point (TengenLessonChecker *self,
                                 TengenLessonFaultCode code,
                                 int line,
                                 const char *element,
                                 TengenPoint point)
{
  const TengenGameSetup *setup = self->diagram->setup;
  g_autofree char *name = tengen_notation_format (
      (TengenNotation) tengen_lesson_game_get_notation (self->diagram),
      setup->width,
      setup->height,
      point);

  return tengen_lesson_checker_add (self, code, line, element, name);
}

gboolean
tengen_lesson_checker_spend (TengenLessonChecker *self, guint work, int line)
{
  if (self->budget == 0)
    return FALSE;
  if (work < self->budget)
    {
      self->budget -= work;
      return TRUE;
    }
  self->budget = 0;
  tengen_lesson_checker_add (
      self, TENGEN_LESSON_FAULT_ANSWERS, line, "answer", NULL);
  return FALSE;
}

gboolean
tengen_lesson_checker_spend_board (TengenLessonChecker *self, int line)
{
  const TengenGameSetup *setup = self->diagram->setup;
  guint n_points = (guint) (setup->width * setup->height);

  return tengen_lesson_checker_spend (
      self, n_points + self->diagram->before->len, line);
}

gboolean
tengen_lesson_checker_lie_stones (TengenLessonChecker *self,
                                  const TengenBoard *board,
                                  const GArray *points,
                                  int line,
                                  const char *element)
{
  if (!tengen_lesson_checker_spend (self, WORK_OF_STONE * points->len, line))
    return FALSE;
  for (guint i = 0; i < points->len; i++)
    {
      TengenPoint point = g_array_index (points, TengenPoint, i);

      if (tengen_board_get (board, point) != TENGEN_STONE_NONE)
        continue;
      tengen_lesson_checker_add_point (
          self, TENGEN_LESSON_FAULT_OF, line, element, point);
      return FALSE;
    }
  return TRUE;
}

/* --- Moves that are shown --- */

static gboolean
check_ko (TengenLessonChecker *self)
{
  const TengenLessonDiagram *diagram = self->diagram;

  if (diagram->ko == TENGEN_POINT_NONE ||
      tengen_lesson_game_find_ko (diagram) != TENGEN_POINT_NONE)
    return TRUE;
  tengen_lesson_checker_add_point (
      self, TENGEN_LESSON_FAULT_KO, diagram->line, "diagram", diagram->ko);
  return FALSE;
}

/* The moves of the diagram, and those that are watched. */
static gboolean
check_moves (TengenLessonChecker *self, const GArray *moves)
{
  const GArray *before = self->diagram->before;
  guint n_moves = moves != NULL ? moves->len : 0;
  guint n = tengen_lesson_game_count_allowed (self->diagram, moves);
  const TengenLessonMove *move;

  if (n == before->len + n_moves)
    return TRUE;
  move = n < before->len
             ? &g_array_index (before, TengenLessonMove, n)
             : &g_array_index (moves, TengenLessonMove, n - before->len);
  if (move->point == TENGEN_POINT_NONE)
    tengen_lesson_checker_add (self,
                               TENGEN_LESSON_FAULT_MOVE,
                               self->diagram->line,
                               "diagram",
                               "resume");
  else
    tengen_lesson_checker_add_point (self,
                                     TENGEN_LESSON_FAULT_MOVE,
                                     n < before->len ? self->diagram->line
                                                     : move->line,
                                     n < before->len ? "diagram" : "move",
                                     move->point);
  return FALSE;
}

/* --- What a step asks --- */

static void
check_options (TengenLessonChecker *self, const TengenLessonStep *step)
{
  for (guint i = 0; i < step->options->len; i++)
    {
      const TengenLessonOption *option = step->options->pdata[i];

      if (option->verdict == TENGEN_LESSON_RIGHT)
        return;
    }
  tengen_lesson_checker_add (
      self, TENGEN_LESSON_FAULT_NO_RIGHT, step->line, "choice", NULL);
}

static TengenActionKind
find_action (TengenLessonPressWhat what)
{
  switch (what)
    {
    case TENGEN_LESSON_PRESS_FIVE:
      return TENGEN_ACTION_FIVE;
    case TENGEN_LESSON_PRESS_FORBIDDEN:
      return TENGEN_ACTION_FORBIDDEN;
    case TENGEN_LESSON_PRESS_PASS:
      return TENGEN_ACTION_PASS;
    case TENGEN_LESSON_PRESS_VIRTUAL:
      return TENGEN_ACTION_VIRTUAL;
    case TENGEN_LESSON_PRESS_PROPOSE:
      return TENGEN_ACTION_PROPOSE;
    case TENGEN_LESSON_PRESS_RESIGN:
      return TENGEN_ACTION_RESIGN;
    case TENGEN_LESSON_PRESS_AGREE:
      return TENGEN_ACTION_AGREE;
    }
  g_assert_not_reached ();
}

static void
check_press (TengenLessonChecker *self, const TengenLessonPress *press)
{
  g_autoptr (TengenGame) game =
      tengen_lesson_game_new (self->diagram, NULL, 0, TRUE);
  const TengenPosition *position = tengen_game_get_position (game);
  TengenAction action = { .kind = find_action (press->what),
                          .point = TENGEN_POINT_NONE,
                          .value = 1 };
  g_autoptr (TengenReason) reason = NULL;

  action.stone = press->stone != TENGEN_STONE_NONE
                     ? press->stone
                     : tengen_position_get_to_move (position);
  action.seat = tengen_position_get_seat (position, action.stone);
  reason = tengen_position_check (position, &action);
  if (reason != NULL)
    tengen_lesson_checker_add (self,
                               reason->code == TENGEN_REASON_OTHER_GAME
                                   ? TENGEN_LESSON_FAULT_OTHER_GAME
                                   : TENGEN_LESSON_FAULT_PRESS,
                               press->line,
                               "press",
                               NULL);
}

/* Handicap stones, and the stones of the diagram, must have room in the game
 * that is offered. */
static void
check_play (TengenLessonChecker *self, const TengenLessonPlay *play)
{
  const TengenGameSetup *setup = play->setup;
  const char *element =
      tengen_game_computer_is_any (setup->computers) ? "versus" : "play";

  if (play->from_diagram && setup->is_renju != self->diagram->setup->is_renju)
    tengen_lesson_checker_add (
        self, TENGEN_LESSON_FAULT_GAME, play->line, element, NULL);
  if (setup->handicap > 1 &&
      (setup->is_renju || play->from_diagram ||
       setup->handicap > tengen_go_handicap_max (setup->width)))
    {
      g_autofree char *detail =
          g_strdup_printf ("handicap=\"%d\"", setup->handicap);

      tengen_lesson_checker_add (
          self, TENGEN_LESSON_FAULT_VALUE, play->line, element, detail);
    }
}

static void
check_counts (TengenLessonChecker *self, const TengenLessonStep *step)
{
  for (guint i = 0; i < step->counts->len; i++)
    tengen_lesson_check_count (self, step->counts->pdata[i]);
}

static void
check_task (TengenLessonChecker *self, TengenLessonStep *step)
{
  switch (step->task)
    {
    case TENGEN_LESSON_TASK_READ:
    case TENGEN_LESSON_TASK_WATCH:
      break;
    case TENGEN_LESSON_TASK_TRY:
      tengen_lesson_check_try (self, step->trial);
      break;
    case TENGEN_LESSON_TASK_MARK:
      tengen_lesson_check_mark (self, step->mark);
      break;
    case TENGEN_LESSON_TASK_COUNT:
      check_counts (self, step);
      break;
    case TENGEN_LESSON_TASK_CHOOSE:
      check_options (self, step);
      break;
    case TENGEN_LESSON_TASK_PRESS:
      check_press (self, step->press);
      break;
    case TENGEN_LESSON_TASK_PLAY:
      check_play (self, step->play);
      break;
    case TENGEN_LESSON_TASK_ACCOUNT:
      tengen_lesson_check_account (self, step->account);
      break;
    }
}

/* The diagram with its moves, those that are watched, and what is asked. */
static gboolean
spend_step (TengenLessonChecker *self, const TengenLessonStep *step)
{
  guint n_moves = step->moves != NULL ? step->moves->len : 0;

  return tengen_lesson_checker_spend (self, n_moves, step->line) &&
         tengen_lesson_checker_spend_board (self, step->line);
}

gboolean
tengen_lesson_check (TengenLesson *lesson, GPtrArray *faults)
{
  TengenLessonChecker self = { .faults = faults, .budget = BUDGET };

  g_return_val_if_fail (lesson != NULL, FALSE);
  g_return_val_if_fail (faults != NULL, FALSE);

  for (guint i = 0; i < lesson->steps->len; i++)
    {
      TengenLessonStep *step = lesson->steps->pdata[i];

      self.diagram = step->diagram;
      if (!spend_step (&self, step))
        break;
      if (check_ko (&self) && check_moves (&self, step->moves))
        check_task (&self, step);
    }
  return !self.failed;
}
