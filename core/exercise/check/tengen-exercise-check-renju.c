/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-exercise-check-renju: exercises of Renju
 *
 * Shape: one board, on which moves are put and taken off. What a side can force
 *        is asked of the solver of four-chains.
 */
#include "tengen-exercise-check-private.h"

#include <string.h>

#include "tengen-renju-chain.h"

/* Fours that a side makes before it stops a chain. */
#define FOURS_BEFORE 3

/* A position of Renju. */
typedef struct
{
  TengenExerciseChecker *checker;
  TengenRenju *board;
  TengenRenjuChain *chain;
  TengenStone stone;
  TengenStone other;
} Renju;

static gboolean
has_five (const Renju *self, TengenStone stone)
{
  TengenPoint fives[TENGEN_RENJU_POINTS];

  return tengen_renju_list_fives (self->board, stone, fives) > 0;
}

/* Whether a side wins by fours, a five at once among them. */
static TengenExerciseVerdict
ask_chain (Renju *self, TengenStone stone)
{
  const TengenRenjuChainLimits limits = { .positions =
                                              self->checker->positions };
  TengenRenjuChainAnswer answer;

  tengen_renju_chain_find (self->chain, self->board, stone, &limits, &answer);
  switch (answer.result)
    {
    case TENGEN_RENJU_CHAIN_WIN:
      return TENGEN_EXERCISE_VERDICT_RIGHT;
    case TENGEN_RENJU_CHAIN_NONE:
      return TENGEN_EXERCISE_VERDICT_WRONG;
    case TENGEN_RENJU_CHAIN_STOPPED:
      break;
    }
  return TENGEN_EXERCISE_VERDICT_UNKNOWN;
}

static TengenExerciseVerdict
turn_around (TengenExerciseVerdict verdict)
{
  if (verdict == TENGEN_EXERCISE_VERDICT_RIGHT)
    return TENGEN_EXERCISE_VERDICT_WRONG;
  if (verdict == TENGEN_EXERCISE_VERDICT_WRONG)
    return TENGEN_EXERCISE_VERDICT_RIGHT;
  return verdict;
}

/* --- The position --- */

/* Whether a black stone should not have been put where it lies. */
static gboolean
is_forbidden_stone (const Renju *self, TengenPoint point)
{
  return tengen_renju_get (self->board, point) == TENGEN_STONE_BLACK &&
         (tengen_renju_classify (self->board, point) &
          TENGEN_RENJU_FORBIDDEN) != 0;
}

/* A point of what cannot lie there, or NONE. */
static TengenPoint
find_bad_stone (const Renju *self)
{
  TengenPoint black = tengen_renju_find_five (self->board, TENGEN_STONE_BLACK);
  TengenPoint white = tengen_renju_find_five (self->board, TENGEN_STONE_WHITE);

  for (TengenPoint i = 0; i < TENGEN_RENJU_POINTS; i++)
    if (i == black || i == white || is_forbidden_stone (self, i))
      return i;
  return TENGEN_POINT_NONE;
}

/* Black has as many stones as White where Black is to move, else one more. */
static gboolean
check_board (Renju *self)
{
  TengenPoint bad = find_bad_stone (self);
  int lead = 0;

  for (TengenPoint i = 0; i < TENGEN_RENJU_POINTS; i++)
    lead += (tengen_renju_get (self->board, i) == TENGEN_STONE_BLACK) -
            (tengen_renju_get (self->board, i) == TENGEN_STONE_WHITE);
  if (bad == TENGEN_POINT_NONE &&
      lead == (self->stone == TENGEN_STONE_BLACK ? 0 : 1))
    return TRUE;
  tengen_exercise_checker_add (self->checker, TENGEN_EXERCISE_FAULT_BOARD, bad);
  return FALSE;
}

/* --- Lines --- */

static void
check_line (Renju *self, const TengenExerciseLine *line)
{
  TengenStone stone = self->stone;
  guint n = 0;

  for (; n < line->moves->len; n++)
    {
      TengenPoint move = g_array_index (line->moves, TengenPoint, n);

      if (move != TENGEN_POINT_PASS &&
          !tengen_renju_may_put (self->board, move, stone))
        break;
      if (move != TENGEN_POINT_PASS)
        tengen_renju_put (self->board, move, stone);
      stone = tengen_stone_other (stone);
    }
  if (n < line->moves->len)
    tengen_exercise_checker_add (self->checker,
                                 n == 0 && line->is_right
                                     ? TENGEN_EXERCISE_FAULT_ILLEGAL
                                     : TENGEN_EXERCISE_FAULT_LINE,
                                 g_array_index (line->moves, TengenPoint, 0));
  while (n-- > 0)
    {
      TengenPoint move = g_array_index (line->moves, TengenPoint, n);

      if (move != TENGEN_POINT_PASS)
        tengen_renju_take (self->board, move);
    }
}

/* What is said to be right must be allowed; of forbidden points it is not. */
static void
check_right (Renju *self)
{
  const TengenExercise *exercise = self->checker->exercise;

  for (guint i = 0;
       i < exercise->points->len && exercise->kind != TENGEN_EXERCISE_FORBIDDEN;
       i++)
    {
      TengenPoint point = g_array_index (exercise->points, TengenPoint, i);

      if (point != TENGEN_POINT_PASS &&
          !tengen_renju_may_put (self->board, point, self->stone))
        tengen_exercise_checker_add (
            self->checker, TENGEN_EXERCISE_FAULT_ILLEGAL, point);
    }
}

/* --- Stopping the other side --- */

static TengenExerciseVerdict judge_defence (Renju *self, TengenPoint move);

/* After a four and its answer any move may stop the other side. */
static TengenExerciseVerdict
judge_any_defence (Renju *self)
{
  TengenExerciseVerdict best = TENGEN_EXERCISE_VERDICT_WRONG;

  for (TengenPoint i = 0;
       i < TENGEN_RENJU_POINTS && best != TENGEN_EXERCISE_VERDICT_RIGHT;
       i++)
    {
      TengenExerciseVerdict verdict;

      if (!tengen_renju_may_put (self->board, i, self->stone))
        continue;
      verdict = judge_defence (self, i);
      if (verdict != TENGEN_EXERCISE_VERDICT_WRONG)
        best = verdict;
    }
  return best;
}

/* What comes of a four that has to be answered: the answer, and what then has
 * to be answered itself. */
static TengenExerciseVerdict
judge_after_four (Renju *self, TengenPoint answer)
{
  TengenPoint fives[TENGEN_RENJU_POINTS];
  TengenExerciseVerdict verdict;
  guint n;

  tengen_renju_put (self->board, answer, self->other);
  n = tengen_renju_list_fives (self->board, self->other, fives);
  if (n == 0)
    verdict = judge_any_defence (self);
  else if (n == 1 && tengen_renju_may_put (self->board, fives[0], self->stone))
    verdict = judge_defence (self, fives[0]);
  else
    verdict = TENGEN_EXERCISE_VERDICT_WRONG;
  tengen_renju_take (self->board, answer);
  return verdict;
}

/* Whether the other side has no win by fours after a move. */
static TengenExerciseVerdict
judge_defence (Renju *self, TengenPoint move)
{
  TengenPoint fives[TENGEN_RENJU_POINTS];
  TengenExerciseVerdict verdict;

  if (move != TENGEN_POINT_PASS)
    tengen_renju_put (self->board, move, self->stone);
  if (has_five (self, self->other))
    verdict = TENGEN_EXERCISE_VERDICT_WRONG;
  else if (move == TENGEN_POINT_PASS ||
           tengen_renju_list_fives (self->board, self->stone, fives) == 0)
    verdict = turn_around (ask_chain (self, self->other));
  else if (tengen_renju_may_put (self->board, fives[0], self->other) &&
           tengen_renju_list_fives (self->board, self->stone, fives) == 1)
    verdict = judge_after_four (self, fives[0]);
  else
    verdict = TENGEN_EXERCISE_VERDICT_RIGHT;
  if (move != TENGEN_POINT_PASS)
    tengen_renju_take (self->board, move);
  return verdict;
}

/* --- Winning by fours --- */

/* Whether the other side can leave no chain, with fours before it. */
static gboolean
can_stop (Renju *self, guint fours)
{
  for (TengenPoint i = 0; i < TENGEN_RENJU_POINTS; i++)
    {
      TengenPoint fives[TENGEN_RENJU_POINTS];
      gboolean stops = FALSE;

      if (!tengen_renju_may_put (self->board, i, self->other))
        continue;
      tengen_renju_put (self->board, i, self->other);
      if (tengen_renju_list_fives (self->board, self->other, fives) == 0)
        stops = ask_chain (self, self->stone) == TENGEN_EXERCISE_VERDICT_WRONG;
      else if (fours > 0 && !has_five (self, self->stone) &&
               tengen_renju_may_put (self->board, fives[0], self->stone))
        {
          tengen_renju_put (self->board, fives[0], self->stone);
          stops = !has_five (self, self->stone) && can_stop (self, fours - 1);
          tengen_renju_take (self->board, fives[0]);
        }
      tengen_renju_take (self->board, i);
      if (stops)
        return TRUE;
    }
  return FALSE;
}

/* A move that begins no chain fails if the other side wins by fours itself, or
 * can stop all chains. */
static TengenExerciseVerdict
judge_idle (Renju *self, TengenPoint move)
{
  TengenPoint fives[TENGEN_RENJU_POINTS];
  TengenExerciseVerdict verdict = TENGEN_EXERCISE_VERDICT_UNKNOWN;

  if (move != TENGEN_POINT_PASS)
    tengen_renju_put (self->board, move, self->stone);
  if (tengen_renju_list_fives (self->board, self->stone, fives) > 0 ||
      ask_chain (self, self->other) == TENGEN_EXERCISE_VERDICT_RIGHT ||
      can_stop (self, FOURS_BEFORE))
    verdict = TENGEN_EXERCISE_VERDICT_WRONG;
  if (move != TENGEN_POINT_PASS)
    tengen_renju_take (self->board, move);
  return verdict;
}

/* --- Kinds --- */

static gboolean
is_legal (const Renju *self, TengenPoint move)
{
  return move == TENGEN_POINT_PASS ||
         tengen_renju_may_put (self->board, move, self->stone);
}

static void
check_forbidden (Renju *self)
{
  guint8 right[TENGEN_RENJU_POINTS];

  for (TengenPoint i = 0; i < TENGEN_RENJU_POINTS; i++)
    right[i] = tengen_renju_get (self->board, i) == TENGEN_STONE_NONE &&
               !tengen_renju_may_put (self->board, i, TENGEN_STONE_BLACK);
  tengen_exercise_checker_compare (self->checker, right);
}

static void
check_five (Renju *self)
{
  TengenPoint fives[TENGEN_RENJU_POINTS];
  guint8 right[TENGEN_RENJU_POINTS] = { 0 };
  guint n = tengen_renju_list_fives (self->board, self->stone, fives);

  for (guint i = 0; i < n; i++)
    right[fives[i]] = 1;
  tengen_exercise_checker_compare (self->checker, right);
}

static void
check_stop (Renju *self)
{
  for (int i = -1; i < TENGEN_RENJU_POINTS; i++)
    {
      TengenPoint move = i < 0 ? TENGEN_POINT_PASS : (TengenPoint) i;

      if (is_legal (self, move))
        tengen_exercise_checker_judge (
            self->checker, move, judge_defence (self, move));
    }
}

static void
check_chains (Renju *self)
{
  const TengenRenjuChainLimits limits = { .positions =
                                              self->checker->positions };
  guint8 lengths[TENGEN_RENJU_POINTS] = { 0 };
  gboolean is_stopped =
      tengen_renju_chain_map (
          self->chain, self->board, self->stone, &limits, lengths) ==
      TENGEN_RENJU_CHAIN_STOPPED;

  for (int i = -1; i < TENGEN_RENJU_POINTS; i++)
    {
      TengenPoint move = i < 0 ? TENGEN_POINT_PASS : (TengenPoint) i;

      if (!is_legal (self, move))
        continue;
      if (i >= 0 && lengths[i] > 0)
        tengen_exercise_checker_judge (
            self->checker, move, TENGEN_EXERCISE_VERDICT_RIGHT);
      else
        tengen_exercise_checker_judge (self->checker,
                                       move,
                                       is_stopped
                                           ? TENGEN_EXERCISE_VERDICT_UNKNOWN
                                           : judge_idle (self, move));
    }
}

static void
check_answers (Renju *self)
{
  switch (self->checker->exercise->kind)
    {
    case TENGEN_EXERCISE_FORBIDDEN:
      check_forbidden (self);
      return;
    case TENGEN_EXERCISE_FIVE:
      check_five (self);
      return;
    case TENGEN_EXERCISE_STOP_FOUR:
    case TENGEN_EXERCISE_STOP_THREE:
      check_stop (self);
      return;
    case TENGEN_EXERCISE_FOUR_THREE:
    case TENGEN_EXERCISE_FOURS:
    case TENGEN_EXERCISE_FORCE:
      check_chains (self);
      return;
    case TENGEN_EXERCISE_ATARI:
    case TENGEN_EXERCISE_ESCAPE:
    case TENGEN_EXERCISE_CAPTURE:
    case TENGEN_EXERCISE_LADDER:
    case TENGEN_EXERCISE_NET:
    case TENGEN_EXERCISE_CONNECT:
    case TENGEN_EXERCISE_CUT:
    case TENGEN_EXERCISE_LIVE:
    case TENGEN_EXERCISE_KILL:
    case TENGEN_EXERCISE_RACE:
    case TENGEN_EXERCISE_STONES:
    case TENGEN_EXERCISE_TERRITORY:
    case TENGEN_EXERCISE_DEAD:
    case TENGEN_EXERCISE_LEGAL:
    case TENGEN_EXERCISE_KO:
      break;
    }
  g_assert_not_reached ();
}

void
tengen_exercise_checker_check_renju (TengenExerciseChecker *self)
{
  const TengenExercise *exercise = self->exercise;
  g_autoptr (TengenRenjuChain) chain = tengen_renju_chain_new ();
  g_autoptr (TengenRenju) board = tengen_renju_new ();
  Renju renju = { .checker = self,
                  .board = board,
                  .chain = chain,
                  .stone = exercise->to_move,
                  .other = tengen_stone_other (exercise->to_move) };

  tengen_renju_put_all (board, exercise->stones);
  if (!check_board (&renju))
    return;
  check_right (&renju);
  for (guint i = 0; i < exercise->lines->len && self->faults->len == 0; i++)
    check_line (&renju, g_ptr_array_index (exercise->lines, i));
  if (self->faults->len == 0)
    check_answers (&renju);
}
