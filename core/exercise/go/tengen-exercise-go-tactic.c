/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-exercise-go-tactic: from a question to an exercise, proved
 */
#include "tengen-exercise-go-tactic.h"

#include <string.h>

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
  tengen_exercise_go_line_begin (
      &self->line, position, proof, goal, first, second, budget->escape);
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
  TengenEngineProofResult result = tengen_engine_proof_read_zone (
      self->line.proof, &self->line.question, move, zone);

  self->size += tengen_engine_proof_get_positions (self->line.proof);
  return result;
}

static void
need (TengenExerciseGoTactic *self, const guint8 *zone)
{
  int n_points = tengen_board_get_n_points (self->line.position->board);

  for (int i = 0; i < n_points; i++)
    self->needed[i] |= zone[i];
}

/* Finds what succeeds; FALSE if that makes no exercise. */
static gboolean
find_answers (TengenExerciseGoTactic *self, Answers *answers)
{
  guint8 pass[TENGEN_EXERCISE_GO_POINTS];
  guint8 zone[TENGEN_EXERCISE_GO_POINTS];

  memset (answers, 0, sizeof *answers);
  tengen_engine_proof_set_positions (self->line.proof, self->budget.pass);
  if (ask (self, TENGEN_POINT_PASS, pass) != TENGEN_ENGINE_PROOF_REFUTED)
    return FALSE;
  tengen_engine_proof_set_positions (self->line.proof, self->budget.move);
  need (self, pass);
  answers->n_moves = tengen_exercise_go_position_list_moves (
      self->line.position, answers->moves);
  for (guint i = 0; i < answers->n_moves; i++)
    {
      TengenPoint move = answers->moves[i];

      answers->away[i] =
          tengen_exercise_go_line_is_away (&self->line, move, pass);
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
  int n = tengen_board_list_chain (self->line.position->board, chain, stones);

  for (int i = 0; i < n; i++)
    if (self->needed[stones[i]])
      return FALSE;
  return TRUE;
}

static int
get_distance (const TengenExerciseGoTactic *self, TengenPoint chain)
{
  const TengenBoard *board = self->line.position->board;
  int width = tengen_board_get_width (board);
  TengenPoint target = self->line.question.targets[0];
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
  const TengenExerciseGoPosition *position = self->line.position;
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
  TengenBoard *board = self->line.position->board;
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

/* --- Lines --- */

static gboolean
add_lines (TengenExerciseGoTactic *self,
           TengenExercise *exercise,
           const Answers *answers)
{
  TengenExerciseGoLine *line = &self->line;

  if (!tengen_exercise_go_line_add (line, exercise, TENGEN_POINT_PASS, FALSE))
    return FALSE;
  for (guint i = 0; i < answers->n_moves; i++)
    if (!(answers->away[i]
              ? tengen_exercise_go_line_add_away (
                    line, exercise, answers->moves[i])
              : tengen_exercise_go_line_add (
                    line, exercise, answers->moves[i], answers->right[i])))
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
  exercise = tengen_exercise_go_line_open (&self->line, kind, level);
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
    tengen_board_undo (self->line.position->board);
  return exercise;
}
