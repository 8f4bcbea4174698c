/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-lesson-check-try: whether what is said of answers is so
 *
 * Shape: one game for a question, in which every answer is played with its
 *        replies and the questions that follow, and taken back again. `line`
 *        holds what was played so far. A fault ends the line it is in, so that
 *        an answer of many points is blamed once.
 */
#include "tengen-lesson-check-private.h"

/**
 * Question:
 * @checker: the checker
 * @diagram: where it starts from
 * @game: the position of the question
 * @line: (element-type TengenLessonMove): the moves from the diagram to it
 *
 * A question and all that follow it.
 */
typedef struct
{
  TengenLessonChecker *checker;
  TengenLessonDiagram diagram;
  TengenGame *game;
  GArray *line;
} Question;

/* Playing a move and taking it back costs as much as asking about this many
 * points; looking for the Renju shapes a move would make costs this many times
 * as much as asking whether it is allowed. */
#define WORK_OF_MOVE 8
#define WORK_OF_SHAPES 4

static gboolean check_question (Question *self, const TengenLessonTry *trial);

static const TengenPosition *
get_position (const Question *self)
{
  return tengen_game_get_position (self->game);
}

static guint
get_n_points (const Question *self)
{
  return (guint) tengen_board_get_n_points (
      tengen_position_get_board (get_position (self)));
}

static gboolean
allows (const Question *self, TengenStone stone, TengenPoint point)
{
  g_autoptr (TengenReason) reason =
      tengen_lesson_game_check (get_position (self), stone, point);

  return reason == NULL;
}

static TengenAction
make_action (const Question *self, TengenStone stone, TengenPoint point)
{
  return (TengenAction){
    .kind =
        point == TENGEN_POINT_PASS ? TENGEN_ACTION_PASS : TENGEN_ACTION_PLAY,
    .seat = tengen_position_get_seat (get_position (self), stone),
    .stone = stone,
    .point = point,
  };
}

/* Whether it can be played now: it is that side's turn and the game goes on. */
static gboolean
may_play (const Question *self, TengenStone stone, TengenPoint point)
{
  TengenAction action = make_action (self, stone, point);
  g_autoptr (TengenReason) reason =
      tengen_position_check (get_position (self), &action);

  return reason == NULL && allows (self, stone, point);
}

static void
play (Question *self, TengenStone stone, TengenPoint point)
{
  TengenLessonMove move = { .stone = stone, .point = point };
  TengenCommand command = { .kind = TENGEN_COMMAND_ACT };

  command.action = make_action (self, stone, point);
  tengen_reason_free (tengen_game_do (self->game, &command));
  g_array_append_val (self->line, move);
}

/* Takes back what was played after the first @n moves. */
static void
go_back_to (Question *self, guint n)
{
  TengenCommand undo = { .kind = TENGEN_COMMAND_UNDO };

  for (; self->line->len > n;
       g_array_set_size (self->line, self->line->len - 1))
    tengen_reason_free (tengen_game_do (self->game, &undo));
}

/* --- Faults --- */

static gboolean
fail (Question *self,
      TengenLessonFaultCode code,
      int line,
      const char *element,
      TengenPoint point)
{
  if (point == TENGEN_POINT_NONE)
    tengen_lesson_checker_add (self->checker, code, line, element, NULL);
  else
    tengen_lesson_checker_add_point (self->checker, code, line, element, point);
  return FALSE;
}

static gboolean
blame (Question *self,
       TengenLessonFaultCode code,
       const TengenLessonAnswer *answer,
       TengenPoint point)
{
  return fail (self, code, answer->line, "answer", point);
}

/* --- Which answer a point has --- */

/* A place for each point, and one for the pass. */
static guint
find_slot (guint n_points, TengenPoint point)
{
  return point == TENGEN_POINT_PASS ? n_points : point;
}

static TengenPoint
get_slot_point (guint n_points, guint slot)
{
  return slot == n_points ? TENGEN_POINT_PASS : (TengenPoint) slot;
}

/* Gives the points of an answer to it; each belongs to the first that has it. */
static gboolean
take_points (Question *self,
             const TengenLessonAnswer *answer,
             const TengenLessonAnswer **owners)
{
  guint n = get_n_points (self);

  for (guint i = 0; i < answer->points->len; i++)
    {
      TengenPoint point = g_array_index (answer->points, TengenPoint, i);
      const TengenLessonAnswer **owner = &owners[find_slot (n, point)];

      if (*owner != NULL)
        return blame (self, TENGEN_LESSON_FAULT_OVERLAP, answer, point);
      *owner = answer;
    }
  return TRUE;
}

static gboolean
is_test_of_renju (TengenLessonTest test)
{
  return test == TENGEN_LESSON_TEST_FIVE ||
         test == TENGEN_LESSON_TEST_FORBIDDEN ||
         test == TENGEN_LESSON_TEST_FOUR ||
         test == TENGEN_LESSON_TEST_STRAIGHT_FOUR ||
         test == TENGEN_LESSON_TEST_FOUR_THREE;
}

static gboolean
is_test_of_go (TengenLessonTest test)
{
  return test == TENGEN_LESSON_TEST_CAPTURES ||
         test == TENGEN_LESSON_TEST_SAVES ||
         test == TENGEN_LESSON_TEST_SUICIDE || test == TENGEN_LESSON_TEST_KO;
}

static gboolean
fits_game (const Question *self, TengenLessonTest test)
{
  return self->diagram.setup->is_renju ? !is_test_of_go (test)
                                       : !is_test_of_renju (test);
}

/* Gives an answer the points that fit its rule and have none yet. */
static gboolean
take_fitting (Question *self,
              const TengenLessonAnswer *answer,
              TengenStone stone,
              const TengenLessonAnswer **owners)
{
  guint n = get_n_points (self);
  guint work = is_test_of_renju (answer->test) ? n * WORK_OF_SHAPES : n;
  TengenLessonFaultCode code = TENGEN_LESSON_FAULT_NO_MATCH;
  gboolean found = FALSE;

  if (!tengen_lesson_checker_spend (self->checker, work, answer->line))
    return FALSE;
  for (guint slot = 0; slot <= n; slot++)
    if (owners[slot] == NULL &&
        tengen_lesson_game_test (
            get_position (self), stone, get_slot_point (n, slot), answer->test))
      {
        owners[slot] = answer;
        found = TRUE;
      }
  if (!fits_game (self, answer->test))
    code = TENGEN_LESSON_FAULT_OTHER_GAME;
  return found || blame (self, code, answer, TENGEN_POINT_NONE);
}

/* Tells for each point, and the pass, which answer it has. */
static gboolean
share_points (Question *self,
              const TengenLessonTry *trial,
              TengenStone stone,
              const TengenLessonAnswer **owners)
{
  for (guint i = 0; i < trial->answers->len; i++)
    {
      const TengenLessonAnswer *answer = trial->answers->pdata[i];

      if (!(answer->test == TENGEN_LESSON_TEST_NONE
                ? take_points (self, answer, owners)
                : take_fitting (self, answer, stone, owners)))
        return FALSE;
    }
  return TRUE;
}

/* --- Answers --- */

static gboolean
is_accepted (const TengenLessonAnswer *answer)
{
  return answer->verdict == TENGEN_LESSON_RIGHT ||
         answer->verdict == TENGEN_LESSON_GOOD;
}

static gboolean
check_verdict (Question *self,
               const TengenLessonAnswer *answer,
               TengenStone stone,
               TengenPoint point)
{
  TengenLessonFaultCode code = TENGEN_LESSON_FAULT_MOVE;
  gboolean wants_refusal = answer->verdict == TENGEN_LESSON_ILLEGAL;

  if (allows (self, stone, point) != wants_refusal)
    return TRUE;
  if (wants_refusal)
    code = TENGEN_LESSON_FAULT_LEGAL;
  else if (is_accepted (answer))
    code = TENGEN_LESSON_FAULT_RIGHT_ILLEGAL;
  return blame (self, code, answer, point);
}

/* Plays the replies to an answer. The last one need not be played if nothing
 * is asked after it. */
static gboolean
play_replies (Question *self,
              const TengenLessonAnswer *answer,
              TengenStone stone)
{
  for (guint i = 0; i < answer->replies->len; i++)
    {
      const TengenLessonReply *reply =
          &g_array_index (answer->replies, TengenLessonReply, i);
      TengenPoint point;

      if (reply->test != TENGEN_LESSON_TEST_NONE &&
          !tengen_lesson_checker_spend (
              self->checker, get_n_points (self), reply->line))
        return FALSE;
      point = tengen_lesson_game_find_reply (get_position (self), stone, reply);
      if (point == TENGEN_POINT_NONE)
        return TRUE;
      if (!may_play (self, stone, point))
        return fail (
            self, TENGEN_LESSON_FAULT_MOVE, reply->line, "reply", point);
      if (i + 1 < answer->replies->len || answer->next != NULL)
        play (self, stone, point);
      stone = tengen_stone_other (stone);
    }
  return TRUE;
}

/* Plays an answer with what follows it, and takes it back. */
static gboolean
follow (Question *self,
        const TengenLessonAnswer *answer,
        TengenStone stone,
        TengenPoint point)
{
  guint n = self->line->len;
  gboolean fits;

  if (!tengen_lesson_checker_spend (self->checker,
                                    WORK_OF_MOVE * (1 + answer->replies->len),
                                    answer->line))
    return FALSE;
  play (self, stone, point);
  fits = play_replies (self, answer, tengen_stone_other (stone)) &&
         (answer->next == NULL || check_question (self, answer->next));
  go_back_to (self, n);
  return fits;
}

static gboolean
has_more (const TengenLessonAnswer *answer)
{
  return answer->replies->len > 0 || answer->next != NULL;
}

static gboolean
check_answer (Question *self,
              const TengenLessonAnswer *answer,
              TengenStone stone,
              const TengenLessonAnswer **owners)
{
  guint n = get_n_points (self);

  for (guint slot = 0; slot <= n; slot++)
    {
      TengenPoint point = get_slot_point (n, slot);

      if (owners[slot] != answer)
        continue;
      if (!check_verdict (self, answer, stone, point))
        return FALSE;
      if (answer->verdict == TENGEN_LESSON_ILLEGAL || !has_more (answer))
        continue;
      if (!may_play (self, stone, point))
        return blame (self, TENGEN_LESSON_FAULT_MOVE, answer, point);
      if (!follow (self, answer, stone, point))
        return FALSE;
    }
  return TRUE;
}

/* Every other move that can be played. */
static gboolean
check_otherwise (Question *self,
                 const TengenLessonAnswer *otherwise,
                 TengenStone stone,
                 const TengenLessonAnswer **owners)
{
  guint n = get_n_points (self);

  for (guint slot = 0; slot <= n; slot++)
    {
      TengenPoint point = get_slot_point (n, slot);

      if (owners[slot] == NULL && may_play (self, stone, point) &&
          !follow (self, otherwise, stone, point))
        return FALSE;
    }
  return TRUE;
}

/* --- All of them --- */

/* Adds a move for each point that is accepted, and to @answers its answer. */
static void
append_accepted (Question *self,
                 const TengenLessonTry *trial,
                 TengenStone stone,
                 const TengenLessonAnswer **owners,
                 GPtrArray *answers)
{
  guint n = get_n_points (self);

  for (guint i = 0; i < trial->answers->len; i++)
    {
      TengenLessonAnswer *answer = trial->answers->pdata[i];
      guint n_own =
          answer->test == TENGEN_LESSON_TEST_NONE ? answer->points->len : n;

      for (guint j = 0; is_accepted (answer) && j < n_own; j++)
        {
          TengenLessonMove move = { .stone = stone, .point = (TengenPoint) j };

          if (answer->test == TENGEN_LESSON_TEST_NONE)
            move.point = g_array_index (answer->points, TengenPoint, j);
          else if (owners[j] != answer)
            continue;
          g_array_append_val (self->line, move);
          g_ptr_array_add (answers, answer);
        }
    }
}

/* The same side plays each of them, in the order in which they are given. */
static gboolean
check_one_after_another (Question *self,
                         const TengenLessonTry *trial,
                         TengenStone stone,
                         const TengenLessonAnswer **owners)
{
  g_autoptr (GPtrArray) answers = g_ptr_array_new ();
  guint n = self->line->len, n_allowed;

  append_accepted (self, trial, stone, owners, answers);
  n_allowed = tengen_lesson_game_count_allowed (&self->diagram, self->line) -
              self->diagram.before->len - n;
  if (n_allowed < answers->len)
    blame (self,
           TENGEN_LESSON_FAULT_RIGHT_ILLEGAL,
           answers->pdata[n_allowed],
           g_array_index (self->line, TengenLessonMove, n + n_allowed).point);
  g_array_set_size (self->line, n);
  return n_allowed == answers->len;
}

static gboolean
check_no_more (Question *self, const TengenLessonAnswer *answer)
{
  return !has_more (answer) ||
         blame (self, TENGEN_LESSON_FAULT_ALL_REPLY, answer, TENGEN_POINT_NONE);
}

/* --- Questions --- */

static gboolean
check_has_right (Question *self, const TengenLessonTry *trial)
{
  for (guint i = 0; i < trial->answers->len; i++)
    {
      const TengenLessonAnswer *answer = trial->answers->pdata[i];

      if (answer->verdict == TENGEN_LESSON_RIGHT)
        return TRUE;
    }
  tengen_lesson_checker_add (
      self->checker, TENGEN_LESSON_FAULT_NO_RIGHT, trial->line, "try", NULL);
  return FALSE;
}

/* Where all are to be found in an order, the later ones need not be allowed
 * before the first. */
static gboolean
check_answers (Question *self,
               const TengenLessonTry *trial,
               TengenStone stone,
               const TengenLessonAnswer **owners)
{
  const TengenLessonAnswer *otherwise = trial->otherwise;
  gboolean fits = TRUE;

  for (guint i = 0; i < trial->answers->len && fits; i++)
    {
      const TengenLessonAnswer *answer = trial->answers->pdata[i];

      if (trial->all && !check_no_more (self, answer))
        fits = FALSE;
      else if (!trial->all || !trial->in_order || !is_accepted (answer))
        fits = check_answer (self, answer, stone, owners);
    }
  if (!fits || !trial->all)
    return fits && (otherwise == NULL || !has_more (otherwise) ||
                    check_otherwise (self, otherwise, stone, owners));
  return (otherwise == NULL || check_no_more (self, otherwise)) &&
         check_one_after_another (self, trial, stone, owners);
}

static gboolean
check_question (Question *self, const TengenLessonTry *trial)
{
  TengenStone stone = tengen_position_get_to_move (get_position (self));
  g_autofree const TengenLessonAnswer **owners = NULL;

  if (trial->stone != TENGEN_STONE_NONE && trial->stone != stone)
    {
      tengen_lesson_checker_add (
          self->checker, TENGEN_LESSON_FAULT_TURN, trial->line, "try", NULL);
      return FALSE;
    }
  if (!tengen_lesson_checker_spend (
          self->checker, get_n_points (self), trial->line))
    return FALSE;
  owners = g_new0 (const TengenLessonAnswer *, get_n_points (self) + 1);
  return check_has_right (self, trial) &&
         share_points (self, trial, stone, owners) &&
         check_answers (self, trial, stone, owners);
}

void
tengen_lesson_check_try (TengenLessonChecker *self,
                         const TengenLessonTry *trial)
{
  Question question = { .checker = self, .diagram = *self->diagram };

  /* with stones that lie there without a past it may be either side's turn */
  if (trial->stone != TENGEN_STONE_NONE && self->diagram->before->len == 0 &&
      self->diagram->ko == TENGEN_POINT_NONE)
    question.diagram.to_move = trial->stone;
  question.line = g_array_new (FALSE, FALSE, sizeof (TengenLessonMove));
  question.game = tengen_lesson_game_new (&question.diagram, NULL, 0, FALSE);
  check_question (&question, trial);
  tengen_game_free (question.game);
  g_array_unref (question.line);
}
