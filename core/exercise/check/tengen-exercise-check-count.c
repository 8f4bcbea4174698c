/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-exercise-check-count: exercises of Go that ask for a number, for
 * points, or for yes or no
 */
#include "tengen-exercise-check-private.h"

#include <string.h>

#include "tengen-engine-proof.h"
#include "tengen-go-alive.h"

/* --- Yes or no --- */

static void
check_legal (TengenExerciseChecker *self, const TengenBoard *board)
{
  const TengenExercise *exercise = self->exercise;
  TengenPoint point = g_array_index (exercise->targets, TengenPoint, 0);
  TengenBoardTry result;
  gboolean is_legal;

  tengen_board_try (board, point, exercise->to_move, &result);
  is_legal = result.own == 0 && point != exercise->ko;
  if (is_legal != (exercise->number != 0))
    tengen_exercise_checker_add (
        self, TENGEN_EXERCISE_FAULT_YES, TENGEN_POINT_NONE);
}

static void
expect_number (TengenExerciseChecker *self, int number)
{
  if (number != self->exercise->number)
    tengen_exercise_checker_add_number (
        self, TENGEN_EXERCISE_FAULT_NUMBER, number);
}

/* --- Stones --- */

static void
check_stones (TengenExerciseChecker *self, const TengenBoard *board)
{
  TengenStone side = self->exercise->to_move;
  int lead = tengen_board_count (board, TENGEN_STONE_BLACK) -
             tengen_board_count (board, TENGEN_STONE_WHITE);

  expect_number (self,
                 side == TENGEN_STONE_NONE ? ABS (lead)
                                           : tengen_board_count (board, side));
}

/* --- Territory, dead stones --- */

/* What is certain, by side. */
typedef struct
{
  guint8 alive[3][TENGEN_BOARD_MAX_POINTS];
  guint8 territory[3][TENGEN_BOARD_MAX_POINTS];
} Settled;

static Settled *
settle (const TengenExercise *exercise)
{
  Settled *self = g_new0 (Settled, 1);

  for (int side = TENGEN_STONE_BLACK; side <= TENGEN_STONE_WHITE; side++)
    tengen_go_alive (exercise->stones,
                     exercise->width,
                     exercise->height,
                     (TengenStone) side,
                     self->alive[side],
                     self->territory[side]);
  return self;
}

/* Whose territory a point is: one that holds no stone of that side. */
static TengenStone
get_owner (const TengenExerciseChecker *self,
           const Settled *settled,
           TengenPoint point)
{
  for (int side = TENGEN_STONE_BLACK; side <= TENGEN_STONE_WHITE; side++)
    if (settled->territory[side][point] &&
        self->exercise->stones[point] != side)
      return (TengenStone) side;
  return TENGEN_STONE_NONE;
}

/* Whether a point is nobody's: all around it are living stones. */
static gboolean
is_neutral (const TengenExerciseChecker *self,
            const Settled *settled,
            const TengenBoard *board,
            TengenPoint point)
{
  TengenPoint around[4];
  int n = tengen_board_list_neighbours (board, point, around);

  for (int i = 0; i < n; i++)
    {
      TengenStone stone = tengen_board_get (board, around[i]);

      if (stone == TENGEN_STONE_NONE || !settled->alive[stone][around[i]])
        return FALSE;
    }
  return TRUE;
}

static gboolean
is_settled (const TengenExerciseChecker *self,
            const Settled *settled,
            const TengenBoard *board,
            TengenPoint point)
{
  TengenStone stone = tengen_board_get (board, point);

  if (get_owner (self, settled, point) != TENGEN_STONE_NONE)
    return TRUE;
  return stone != TENGEN_STONE_NONE ? settled->alive[stone][point] != 0
                                    : is_neutral (self, settled, board, point);
}

static void
check_territory (TengenExerciseChecker *self, const TengenBoard *board)
{
  g_autofree Settled *settled = settle (self->exercise);
  int n = 0;

  for (TengenPoint i = 0; i < tengen_board_get_n_points (board); i++)
    {
      if (!is_settled (self, settled, board, i))
        {
          tengen_exercise_checker_add (self, TENGEN_EXERCISE_FAULT_UNKNOWN, i);
          return;
        }
      n += get_owner (self, settled, i) == self->exercise->to_move;
    }
  expect_number (self, n);
}

/* Whether the goal is reached though the other side moves first. */
static gboolean
is_forced (TengenExerciseChecker *self,
           TengenEngineProof *proof,
           TengenBoard *board,
           TengenEngineProofGoal goal,
           TengenPoint chain)
{
  TengenStone stone = tengen_board_get (board, chain);
  TengenEngineProofQuestion question = {
    .board = board,
    .ko = TENGEN_POINT_NONE,
    .goal = goal,
    .targets = { chain, TENGEN_POINT_NONE },
    .first = goal == TENGEN_ENGINE_PROOF_GOAL_KILL ? stone
                                                   : tengen_stone_other (stone),
  };

  return tengen_engine_proof_ask (proof, &question) ==
         TENGEN_ENGINE_PROOF_PROVED;
}

/* A chain is dead if it gets no two eyes though it moves first, alive if it gets
 * them though the other side does. */
static TengenExerciseVerdict
judge_chain (TengenExerciseChecker *self,
             const Settled *settled,
             TengenEngineProof *proof,
             TengenBoard *board,
             TengenPoint chain)
{
  if (settled->alive[tengen_board_get (board, chain)][chain])
    return TENGEN_EXERCISE_VERDICT_WRONG;
  if (get_owner (self, settled, chain) != TENGEN_STONE_NONE ||
      is_forced (self, proof, board, TENGEN_ENGINE_PROOF_GOAL_KILL, chain))
    return TENGEN_EXERCISE_VERDICT_RIGHT;
  return is_forced (self, proof, board, TENGEN_ENGINE_PROOF_GOAL_LIVE, chain)
             ? TENGEN_EXERCISE_VERDICT_WRONG
             : TENGEN_EXERCISE_VERDICT_UNKNOWN;
}

static void
check_dead (TengenExerciseChecker *self, TengenBoard *board)
{
  g_autofree Settled *settled = settle (self->exercise);
  g_autoptr (TengenEngineProof) proof =
      tengen_engine_proof_new (self->positions);

  for (TengenPoint i = 0; i < tengen_board_get_n_points (board); i++)
    tengen_exercise_checker_judge (
        self,
        i,
        tengen_board_get (board, i) == TENGEN_STONE_NONE
            ? TENGEN_EXERCISE_VERDICT_WRONG
            : judge_chain (self,
                           settled,
                           proof,
                           board,
                           tengen_board_get_chain (board, i)));
}

void
tengen_exercise_checker_check_count (TengenExerciseChecker *self,
                                     TengenBoard *board)
{
  if (self->exercise->kind == TENGEN_EXERCISE_LEGAL)
    check_legal (self, board);
  else if (self->exercise->kind == TENGEN_EXERCISE_STONES)
    check_stones (self, board);
  else if (self->exercise->kind == TENGEN_EXERCISE_TERRITORY)
    check_territory (self, board);
  else
    check_dead (self, board);
}
