/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-exercise-go-tactic: from a question to an exercise, proved
 */
#include "tengen-exercise-go-tactic.h"

#include <string.h>

#include "tengen-go-alive.h"

/* More right answers make no exercise. */
#define MOST_RIGHT 2
/* Most questions are easy, or not worth asking. */
#define FIRST_TURN 16
/* So many percent of the points keep their stones, needed or not. */
#define KEPT 20

void
tengen_exercise_go_tactic_begin (TengenExerciseGoTactic *self,
                                 TengenExerciseGoPosition *position,
                                 TengenEngineProof *proof,
                                 TengenEngineProofGoal goal,
                                 TengenPoint first,
                                 TengenPoint second,
                                 const TengenExerciseGoBudget *budget)
{
  memset (self, 0, sizeof *self);
  self->position = position;
  self->proof = proof;
  self->question = (TengenEngineProofQuestion){
    .board = position->board,
    .ko = position->ko,
    .goal = goal,
    .targets = { first, second },
    .first = position->to_move,
    .escape = budget->escape,
  };
  self->budget = *budget;
  tengen_engine_proof_set_first_turn (proof, FIRST_TURN);
}

/* --- What succeeds --- */

/* The answers found so far. */
typedef struct
{
  TengenPoint moves[TENGEN_EXERCISE_GO_POINTS];
  guint n_moves;
  guint8 away[TENGEN_EXERCISE_GO_POINTS]; /* of each move: fails as PASS does */
  guint8 right[TENGEN_EXERCISE_GO_POINTS]; /* of each move */
  guint n_right;
} Answers;

/* Asks about a move. */
static TengenEngineProofResult
ask (TengenExerciseGoTactic *self, TengenPoint move, guint8 *zone)
{
  TengenEngineProofResult result =
      tengen_engine_proof_read_zone (self->proof, &self->question, move, zone);

  self->size += tengen_engine_proof_get_positions (self->proof);
  return result;
}

static void
need (TengenExerciseGoTactic *self, const guint8 *zone)
{
  int n_points = tengen_board_get_n_points (self->position->board);

  for (int i = 0; i < n_points; i++)
    self->needed[i] |= zone[i];
}

/* Tells whether a move takes nothing and lies outside of a zone. */
static gboolean
is_away (const TengenExerciseGoTactic *self,
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

/* Finds what succeeds; FALSE if that makes no exercise. */
static gboolean
find_answers (TengenExerciseGoTactic *self, Answers *answers)
{
  guint8 pass[TENGEN_EXERCISE_GO_POINTS];
  guint8 zone[TENGEN_EXERCISE_GO_POINTS];

  memset (answers, 0, sizeof *answers);
  tengen_engine_proof_set_positions (self->proof, self->budget.pass);
  if (ask (self, TENGEN_POINT_PASS, pass) != TENGEN_ENGINE_PROOF_REFUTED)
    return FALSE;
  tengen_engine_proof_set_positions (self->proof, self->budget.move);
  need (self, pass);
  answers->n_moves =
      tengen_exercise_go_position_list_moves (self->position, answers->moves);
  for (guint i = 0; i < answers->n_moves; i++)
    {
      TengenPoint move = answers->moves[i];

      answers->away[i] = is_away (self, move, pass);
      if (answers->away[i])
        continue;
      switch (ask (self, move, zone))
        {
        case TENGEN_ENGINE_PROOF_PROVED:
          answers->right[i] = TRUE;
          if (++answers->n_right > MOST_RIGHT)
            return FALSE;
          break;
        case TENGEN_ENGINE_PROOF_REFUTED:
          break;
        case TENGEN_ENGINE_PROOF_UNKNOWN:
        case TENGEN_ENGINE_PROOF_KO:
          return FALSE;
        }
      need (self, zone);
      self->needed[move] = TRUE;
    }
  return answers->n_right > 0;
}

/* --- What is not needed --- */

/* Tells whether nothing rests on a chain. */
static gboolean
is_idle (const TengenExerciseGoTactic *self, TengenPoint chain)
{
  TengenPoint stones[TENGEN_EXERCISE_GO_POINTS];
  int n = tengen_board_list_chain (self->position->board, chain, stones);

  for (int i = 0; i < n; i++)
    if (self->needed[stones[i]])
      return FALSE;
  return TRUE;
}

static int
get_distance (const TengenExerciseGoTactic *self, TengenPoint chain)
{
  const TengenBoard *board = self->position->board;
  int width = tengen_board_get_width (board);
  TengenPoint target = self->question.targets[0];
  TengenPoint stones[TENGEN_EXERCISE_GO_POINTS];
  int n = tengen_board_list_chain (board, chain, stones);
  int least = G_MAXINT;

  for (int i = 0; i < n; i++)
    {
      int x =
          tengen_point_x (stones[i], width) - tengen_point_x (target, width);
      int y =
          tengen_point_y (stones[i], width) - tengen_point_y (target, width);

      least = MIN (least, ABS (x) + ABS (y));
    }
  return least;
}

/* Finds the farthest chain that is not needed, NONE if there is none. */
static TengenPoint
find_idle (const TengenExerciseGoTactic *self)
{
  const TengenExerciseGoPosition *position = self->position;
  TengenPoint farthest = TENGEN_POINT_NONE;
  int most = 0;

  for (int side = TENGEN_STONE_BLACK; side <= TENGEN_STONE_WHITE; side++)
    {
      TengenPoint chains[TENGEN_EXERCISE_GO_POINTS];
      guint n = tengen_exercise_go_position_list_chains (
          position, (TengenStone) side, 1, G_MAXINT, chains);

      for (guint i = 0; i < n; i++)
        {
          int distance = get_distance (self, chains[i]);

          if (distance > most && is_idle (self, chains[i]))
            {
              most = distance;
              farthest = chains[i];
            }
        }
    }
  return farthest;
}

/* Takes off what is not needed. Returns: how many changes that is. */
static guint
prune (TengenExerciseGoTactic *self)
{
  TengenBoard *board = self->position->board;
  guint depth = tengen_board_get_depth (board);

  for (;;)
    {
      TengenPoint stones[TENGEN_EXERCISE_GO_POINTS];
      TengenPoint chain = find_idle (self);
      int n, n_left;

      if (chain == TENGEN_POINT_NONE)
        break;
      n = tengen_board_list_chain (board, chain, stones);
      n_left = tengen_board_count (board, TENGEN_STONE_BLACK) +
               tengen_board_count (board, TENGEN_STONE_WHITE) - n;
      if (100 * n_left < KEPT * tengen_board_get_n_points (board))
        break;
      for (int i = 0; i < n; i++)
        tengen_board_put (board, stones[i], TENGEN_STONE_NONE);
    }
  return tengen_board_get_depth (board) - depth;
}

/* --- How it ends --- */

/* Tells whether a stone is unconditionally alive. */
static gboolean
is_alive (const TengenBoard *board, TengenPoint point)
{
  guint8 stones[TENGEN_EXERCISE_GO_POINTS], alive[TENGEN_EXERCISE_GO_POINTS];

  tengen_board_read (board, stones);
  tengen_go_alive (stones,
                   tengen_board_get_width (board),
                   tengen_board_get_height (board),
                   (TengenStone) stones[point],
                   alive,
                   NULL);
  return alive[point];
}

/* Tells how a line has ended that stands on the board. */
static TengenExerciseReason
find_reason (const TengenExerciseGoTactic *self)
{
  const TengenEngineProofQuestion *question = &self->question;
  const TengenBoard *board = self->position->board;
  TengenPoint first = question->targets[0], second = question->targets[1];
  gboolean is_gone = tengen_board_get (board, first) == TENGEN_STONE_NONE;

  if (second == TENGEN_POINT_NONE)
    {
      if (is_gone)
        return TENGEN_EXERCISE_REASON_TAKES;
      if ((guint) tengen_board_get_liberties (board, first) >=
              question->escape ||
          is_alive (board, first))
        return TENGEN_EXERCISE_REASON_ESCAPES;
      return TENGEN_EXERCISE_REASON_NONE;
    }
  if (is_gone || tengen_board_get (board, second) == TENGEN_STONE_NONE)
    return TENGEN_EXERCISE_REASON_TAKES;
  if (tengen_board_get_chain (board, first) ==
      tengen_board_get_chain (board, second))
    return TENGEN_EXERCISE_REASON_JOINS;
  return TENGEN_EXERCISE_REASON_CUTS;
}

/* Plays a line as far as it is legal, and takes it back. Returns: how many moves
 * were legal; @reason: how they end. */
static guint
play_line (TengenExerciseGoTactic *self,
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

/* Adds the line of an answer; FALSE if none can be shown. */
static gboolean
add_line (TengenExerciseGoTactic *self,
          TengenExercise *exercise,
          TengenPoint move,
          gboolean is_right)
{
  TengenPoint line[TENGEN_EXERCISE_GO_LINE];
  TengenExerciseReason reason;
  guint n = tengen_engine_proof_read_line (
      self->proof, &self->question, move, line, TENGEN_EXERCISE_GO_LINE);

  if (n == 0 || play_line (self, line, n, &reason) < n ||
      reason == TENGEN_EXERCISE_REASON_NONE)
    return FALSE;
  tengen_exercise_add_line (exercise, is_right, reason, line, n);
  return TRUE;
}

/* Adds the lines of moves that fail as PASS does: what follows is the same. */
static gboolean
add_away (TengenExerciseGoTactic *self,
          TengenExercise *exercise,
          const TengenExerciseLine *pass,
          TengenPoint move)
{
  TengenPoint line[TENGEN_EXERCISE_GO_LINE];
  TengenExerciseReason reason;

  memcpy (line, pass->moves->data, pass->moves->len * sizeof line[0]);
  line[0] = move;
  if (play_line (self, line, pass->moves->len, &reason) < pass->moves->len ||
      reason != pass->reason)
    return add_line (self, exercise, move, FALSE);
  tengen_exercise_add_line (exercise, FALSE, reason, line, pass->moves->len);
  return TRUE;
}

static gboolean
add_lines (TengenExerciseGoTactic *self,
           TengenExercise *exercise,
           const Answers *answers)
{
  const TengenExerciseLine *pass;

  if (!add_line (self, exercise, TENGEN_POINT_PASS, FALSE))
    return FALSE;
  pass = exercise->lines->pdata[0];
  for (guint i = 0; i < answers->n_moves; i++)
    if (!(answers->away[i]
              ? add_away (self, exercise, pass, answers->moves[i])
              : add_line (
                    self, exercise, answers->moves[i], answers->right[i])))
      return FALSE;
  return TRUE;
}

/* Makes the exercise of the board as it is now. */
static TengenExercise *
make_exercise (TengenExerciseGoTactic *self, TengenExerciseKind kind, int level)
{
  g_autoptr (TengenExercise) exercise = NULL;
  Answers answers;

  if (!find_answers (self, &answers))
    return NULL;
  exercise = tengen_exercise_go_position_begin (self->position, kind, level);
  for (int i = 0; i < 2; i++)
    if (self->question.targets[i] != TENGEN_POINT_NONE)
      g_array_append_val (exercise->targets, self->question.targets[i]);
  if (!add_lines (self, exercise, &answers))
    return NULL;
  return g_steal_pointer (&exercise);
}

TengenExercise *
tengen_exercise_go_tactic_make (TengenExerciseGoTactic *self,
                                TengenExerciseKind kind,
                                int level)
{
  TengenExercise *exercise;
  Answers answers;
  guint n, size;

  if (!find_answers (self, &answers))
    return NULL;
  size = self->size;
  n = prune (self);
  exercise = make_exercise (self, kind, level);
  self->size = size;
  while (n-- > 0)
    tengen_board_undo (self->position->board);
  return exercise;
}
