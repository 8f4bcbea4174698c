/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-exercise-go-race: win a race of liberties
 *
 * Shape: stones of the side outside come into a group until one of their chains
 *        and one of the group's depend on which of them has more liberties.
 */
#include "tengen-exercise-go-race.h"

#include <stdlib.h>

#include "tengen-exercise-go-fight.h"
#include "tengen-exercise-go-grade.h"
#include "tengen-exercise-go-yard.h"

/* Stones that go or come at most, and before it is asked. */
#define MOST_BREAKS 16
#define FIRST_BREAKS 3
/* One in so many comes. */
#define PUTS 2
/* Stones of each chain at least. */
#define LEAST_STONES 2
/* Liberties of a chain at most, and more than the other. */
#define MOST_LIBERTIES 6
#define MOST_AHEAD 2
/* Positions that the prover looks at for an answer. */
#define POSITIONS 800

/* As the grades have them; the first pair of levels is not offered. */
static const guint sizes[] = { G_MAXUINT, 37, 130, 350, 400 };

static gboolean
are_neighbours (const TengenBoard *board, TengenPoint a, TengenPoint b)
{
  TengenPoint stones[TENGEN_EXERCISE_GO_POINTS];
  int n = tengen_board_list_chain (board, a, stones);
  TengenPoint chain = tengen_board_get_chain (board, b);

  for (int i = 0; i < n; i++)
    {
      TengenPoint around[4];
      int k = tengen_board_list_neighbours (board, stones[i], around);

      for (int j = 0; j < k; j++)
        if (tengen_board_get (board, around[j]) != TENGEN_STONE_NONE &&
            tengen_board_get_chain (board, around[j]) == chain)
          return TRUE;
    }
  return FALSE;
}

/* Tells whether two chains may race. */
static gboolean
may_race (const TengenBoard *board, TengenPoint own, TengenPoint other)
{
  int n_own = tengen_board_get_liberties (board, own);
  int n_other = tengen_board_get_liberties (board, other);

  return tengen_board_get_chain_size (board, own) >= LEAST_STONES &&
         tengen_board_get_chain_size (board, other) >= LEAST_STONES &&
         abs (n_own - n_other) <= MOST_AHEAD &&
         are_neighbours (board, own, other);
}

static TengenExercise *
ask (TengenExerciseGoPosition *position,
     TengenEngineProof *proof,
     TengenPoint own,
     TengenPoint other,
     int level)
{
  g_autoptr (TengenExercise) exercise = NULL;
  TengenExerciseGoFight fight;

  tengen_exercise_go_fight_begin (
      &fight, position, proof, TENGEN_ENGINE_PROOF_GOAL_RACE, other, own);
  exercise =
      tengen_exercise_go_fight_make (&fight, TENGEN_EXERCISE_RACE, level);
  if (exercise == NULL ||
      !tengen_exercise_go_grade_fits (
          exercise, fight.size, sizes, G_N_ELEMENTS (sizes)))
    return NULL;
  return g_steal_pointer (&exercise);
}

/* Asks about each two chains. */
static TengenExercise *
ask_all (TengenExerciseGoPosition *position,
         TengenEngineProof *proof,
         int level)
{
  TengenPoint own[TENGEN_EXERCISE_GO_POINTS];
  TengenPoint other[TENGEN_EXERCISE_GO_POINTS];
  guint n_own = tengen_exercise_go_position_list_chains (
      position, position->to_move, 2, MOST_LIBERTIES, own);
  guint n_other = tengen_exercise_go_position_list_chains (
      position,
      tengen_stone_other (position->to_move),
      2,
      MOST_LIBERTIES,
      other);

  for (guint i = 0; i < n_own; i++)
    for (guint j = 0; j < n_other; j++)
      if (may_race (position->board, own[i], other[j]))
        {
          TengenExercise *exercise =
              ask (position, proof, own[i], other[j], level);

          if (exercise != NULL)
            return exercise;
        }
  return NULL;
}

TengenExercise *
tengen_exercise_go_race_make (int level, TengenBoardRandom *random)
{
  int n_points = 8 + (int) tengen_board_random_below (random, 9);
  g_autoptr (TengenExerciseGoYard) yard =
      tengen_exercise_go_yard_new (9, n_points, random);
  g_autoptr (TengenEngineProof) proof = NULL;

  if (yard == NULL)
    return NULL;
  proof = tengen_engine_proof_new (POSITIONS);
  for (int i = 0; i < MOST_BREAKS; i++)
    {
      TengenExercise *exercise;

      if (!tengen_exercise_go_yard_break (yard, PUTS, random))
        return NULL;
      if (i < FIRST_BREAKS)
        continue;
      yard->position->to_move =
          (TengenStone) (TENGEN_STONE_BLACK +
                         tengen_board_random_below (random, 2));
      exercise = ask_all (yard->position, proof, level);
      if (exercise != NULL)
        return exercise;
    }
  return NULL;
}
