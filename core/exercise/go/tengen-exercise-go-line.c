/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-exercise-go-line: what an answer to a question leads to
 */
#include "tengen-exercise-go-line.h"

#include <string.h>

#include "tengen-go-alive.h"

/* A line has fewer moves. */
#define MOST_MOVES 64

void
tengen_exercise_go_line_begin (TengenExerciseGoLine *self,
                               TengenExerciseGoPosition *position,
                               TengenEngineProof *proof,
                               TengenEngineProofGoal goal,
                               TengenPoint first,
                               TengenPoint second,
                               guint escape)
{
  g_return_if_fail (self != NULL && position != NULL && proof != NULL);

  *self = (TengenExerciseGoLine){
    .position = position,
    .proof = proof,
    .question = {
      .board = position->board,
      .ko = position->ko,
      .goal = goal,
      .targets = { first, second },
      .first = position->to_move,
      .escape = escape,
    },
  };
  for (int i = 0; i < 2; i++)
    if (self->question.targets[i] != TENGEN_POINT_NONE)
      self->stones[i] =
          tengen_board_get (position->board, self->question.targets[i]);
}

gboolean
tengen_exercise_go_line_is_away (const TengenExerciseGoLine *self,
                                 TengenPoint move,
                                 const guint8 *zone)
{
  TengenBoardTry result;

  if (zone[move])
    return FALSE;
  tengen_board_try (
      self->position->board, move, self->position->to_move, &result);
  return result.taken == 0;
}

TengenExercise *
tengen_exercise_go_line_open (const TengenExerciseGoLine *self,
                              TengenExerciseKind kind,
                              int level)
{
  TengenExercise *exercise =
      tengen_exercise_go_position_begin (self->position, kind, level);

  for (int i = 0; i < 2; i++)
    if (self->question.targets[i] != TENGEN_POINT_NONE)
      g_array_append_val (exercise->targets, self->question.targets[i]);
  return exercise;
}

/* --- How it ends --- */

static gboolean
is_there (const TengenExerciseGoLine *self, int i)
{
  return tengen_board_get (self->position->board, self->question.targets[i]) ==
         self->stones[i];
}

/* Tells whether the first target is unconditionally alive. */
static gboolean
is_alive (const TengenExerciseGoLine *self)
{
  const TengenBoard *board = self->position->board;
  guint8 stones[TENGEN_EXERCISE_GO_POINTS], alive[TENGEN_EXERCISE_GO_POINTS];

  if (!is_there (self, 0))
    return FALSE;
  tengen_board_read (board, stones);
  tengen_go_alive (stones,
                   tengen_board_get_width (board),
                   tengen_board_get_height (board),
                   self->stones[0],
                   alive,
                   NULL);
  return alive[self->question.targets[0]];
}

/* Tells how a line has ended about one chain. */
static TengenExerciseReason
find_reason_of_one (const TengenExerciseGoLine *self)
{
  const TengenEngineProofQuestion *question = &self->question;

  if (!is_there (self, 0))
    return TENGEN_EXERCISE_REASON_TAKES;
  return (guint) tengen_board_get_liberties (
             question->board, question->targets[0]) >= question->escape ||
                 is_alive (self)
             ? TENGEN_EXERCISE_REASON_ESCAPES
             : TENGEN_EXERCISE_REASON_NONE;
}

/* Tells how a line has ended about two chains to be joined or cut apart. */
static TengenExerciseReason
find_reason_of_two (const TengenExerciseGoLine *self)
{
  const TengenEngineProofQuestion *question = &self->question;

  if (!is_there (self, 0) || !is_there (self, 1))
    return TENGEN_EXERCISE_REASON_TAKES;
  return tengen_board_get_chain (question->board, question->targets[0]) ==
                 tengen_board_get_chain (question->board, question->targets[1])
             ? TENGEN_EXERCISE_REASON_JOINS
             : TENGEN_EXERCISE_REASON_CUTS;
}

/* Tells how a line has ended that stands on the board. */
static TengenExerciseReason
find_reason (const TengenExerciseGoLine *self)
{
  switch (self->question.goal)
    {
    case TENGEN_ENGINE_PROOF_GOAL_TAKE:
    case TENGEN_ENGINE_PROOF_GOAL_SAVE:
      return find_reason_of_one (self);
    case TENGEN_ENGINE_PROOF_GOAL_JOIN:
    case TENGEN_ENGINE_PROOF_GOAL_CUT:
      return find_reason_of_two (self);
    case TENGEN_ENGINE_PROOF_GOAL_RACE:
      return is_there (self, 0) && is_there (self, 1)
                 ? TENGEN_EXERCISE_REASON_NONE
                 : TENGEN_EXERCISE_REASON_TAKES;
    case TENGEN_ENGINE_PROOF_GOAL_LIVE:
    case TENGEN_ENGINE_PROOF_GOAL_KILL:
      return is_alive (self) ? TENGEN_EXERCISE_REASON_LIVES
                             : TENGEN_EXERCISE_REASON_DIES;
    }
  g_assert_not_reached ();
}

/* --- Lines --- */

/* Plays a line as far as it is legal, and takes it back. Returns: how many moves
 * were legal; @reason: how they end. */
static guint
play_line (TengenExerciseGoLine *self,
           const TengenPoint *line,
           guint n,
           TengenExerciseReason *reason)
{
  TengenExerciseGoPosition before = *self->position;
  guint n_played = 0, n_stones = 0;

  while (n_played < n)
    {
      TengenPoint move = line[n_played];

      if (move != TENGEN_POINT_PASS &&
          (tengen_board_get (self->position->board, move) !=
               TENGEN_STONE_NONE ||
           !tengen_exercise_go_position_is_legal (self->position, move)))
        break;
      n_stones += move != TENGEN_POINT_PASS;
      tengen_exercise_go_position_play (self->position, move);
      n_played++;
    }
  *reason = find_reason (self);
  while (n_stones-- > 0)
    tengen_board_undo (self->position->board);
  *self->position = before;
  return n_played;
}

gboolean
tengen_exercise_go_line_add (TengenExerciseGoLine *self,
                             TengenExercise *exercise,
                             TengenPoint move,
                             gboolean is_right)
{
  TengenPoint line[MOST_MOVES];
  TengenExerciseReason reason;
  guint n = tengen_engine_proof_read_line (
      self->proof, &self->question, move, line, MOST_MOVES);

  if (n == 0 || n == MOST_MOVES || play_line (self, line, n, &reason) < n ||
      reason == TENGEN_EXERCISE_REASON_NONE)
    return FALSE;
  tengen_exercise_add_line (exercise, is_right, reason, line, n);
  return TRUE;
}

gboolean
tengen_exercise_go_line_add_away (TengenExerciseGoLine *self,
                                  TengenExercise *exercise,
                                  TengenPoint move)
{
  const TengenExerciseLine *pass = exercise->lines->pdata[0];
  TengenPoint line[MOST_MOVES];
  TengenExerciseReason reason;

  memcpy (line, pass->moves->data, pass->moves->len * sizeof line[0]);
  line[0] = move;
  if (play_line (self, line, pass->moves->len, &reason) < pass->moves->len ||
      reason != pass->reason)
    return tengen_exercise_go_line_add (self, exercise, move, FALSE);
  tengen_exercise_add_line (exercise, FALSE, reason, line, pass->moves->len);
  return TRUE;
}
