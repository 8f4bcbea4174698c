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

/* Points of the yard at least, and how many more there may be. */
#define LEAST_POINTS 10
#define MORE_POINTS 9
/* A yard is broken up so many times, each time from the beginning. */
#define ROUNDS 12
/* Stones that go or come at most. */
#define MOST_BREAKS 16
/* One in so many comes. */
#define PUTS 2
/* Stones of each chain at least. */
#define LEAST_STONES 2
/* Liberties of a chain at most, and more than the other. */
#define MOST_LIBERTIES 6
#define MOST_AHEAD 2

static const TengenExerciseGoBudget budget = { 150, 600, 0 };

/* As the grades have them; the first pair of levels is not offered. */
static const guint sizes[] = { G_MAXUINT, 38, 92 };

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

/* What is asked about a group: whether its side makes two eyes, or the other
 * side prevents them. */
typedef struct
{
  TengenExerciseGoYard *yard;
  TengenEngineProof *race;
  TengenEngineProof *life;
  TengenEngineProofGoal goal;
  gboolean is_over; /* breaking the group up further is in vain */
} Battle;

/* Tells whether the first move decides about the group. It is over where the
 * group is dead, or where that takes long to find out: so it would again after
 * another stone. */
static gboolean
is_between (Battle *self)
{
  TengenExerciseGoFight fight;
  TengenExerciseGoFightState state;

  tengen_exercise_go_fight_begin (&fight,
                                  self->yard->position,
                                  self->life,
                                  self->goal,
                                  self->yard->target,
                                  TENGEN_POINT_NONE,
                                  &budget);
  state = tengen_exercise_go_fight_find_state (&fight);
  self->is_over = state == TENGEN_EXERCISE_GO_FIGHT_OPEN ||
                  state == (self->goal == TENGEN_ENGINE_PROOF_GOAL_KILL
                                ? TENGEN_EXERCISE_GO_FIGHT_WON
                                : TENGEN_EXERCISE_GO_FIGHT_LOST);
  return state == TENGEN_EXERCISE_GO_FIGHT_BETWEEN;
}

/* Asks whether one chain is taken before the other is. */
static TengenExercise *
ask (const Battle *self, TengenPoint own, TengenPoint other, int level)
{
  g_autoptr (TengenExercise) exercise = NULL;
  TengenExerciseGoFight fight;

  tengen_exercise_go_fight_begin (&fight,
                                  self->yard->position,
                                  self->race,
                                  TENGEN_ENGINE_PROOF_GOAL_RACE,
                                  other,
                                  own,
                                  &budget);
  if (tengen_exercise_go_fight_find_state (&fight) !=
      TENGEN_EXERCISE_GO_FIGHT_BETWEEN)
    return NULL;
  tengen_exercise_go_fight_also (
      &fight, self->life, self->goal, self->yard->target);
  exercise =
      tengen_exercise_go_fight_make (&fight, TENGEN_EXERCISE_RACE, level);
  if (exercise == NULL ||
      !tengen_exercise_go_grade_fits (
          exercise, fight.size, sizes, G_N_ELEMENTS (sizes)))
    return NULL;
  return g_steal_pointer (&exercise);
}

/* Asks about the group and each chain that may race with it. */
static TengenExercise *
ask_all (Battle *self, int level)
{
  const TengenExerciseGoYard *yard = self->yard;
  TengenExerciseGoPosition *position = yard->position;
  TengenPoint chains[TENGEN_EXERCISE_GO_POINTS];
  guint n = tengen_exercise_go_position_list_chains (
      position, tengen_stone_other (yard->side), 2, MOST_LIBERTIES, chains);
  gboolean is_known = FALSE;

  for (guint i = 0; i < n; i++)
    {
      gboolean is_own = position->to_move == yard->side;
      TengenExercise *exercise;

      if (!may_race (position->board, yard->target, chains[i]))
        continue;
      if (!is_known && !is_between (self))
        return NULL;
      is_known = TRUE;
      exercise = ask (self,
                      is_own ? yard->target : chains[i],
                      is_own ? chains[i] : yard->target,
                      level);
      if (exercise != NULL)
        return exercise;
    }
  return NULL;
}

/* Breaks a group up until it makes an exercise. */
static TengenExercise *
break_up (Battle *self, int level, TengenBoardRandom *random)
{
  TengenExerciseGoYard *yard = self->yard;

  self->is_over = FALSE;
  for (int i = 0; i < MOST_BREAKS && !self->is_over; i++)
    {
      gboolean kills = tengen_board_random_below (random, 2) == 0;
      TengenExercise *exercise;

      if (!tengen_exercise_go_yard_break (yard, PUTS, random))
        return NULL;
      self->goal =
          kills ? TENGEN_ENGINE_PROOF_GOAL_KILL : TENGEN_ENGINE_PROOF_GOAL_LIVE;
      yard->position->to_move =
          kills ? tengen_stone_other (yard->side) : yard->side;
      exercise = ask_all (self, level);
      if (exercise != NULL)
        return exercise;
    }
  return NULL;
}

TengenExercise *
tengen_exercise_go_race_make (int level, TengenBoardRandom *random)
{
  int n_points =
      LEAST_POINTS + (int) tengen_board_random_below (random, MORE_POINTS);
  g_autoptr (TengenExerciseGoYard) yard =
      tengen_exercise_go_yard_new (9, n_points, random);
  g_autoptr (TengenEngineProof) race = NULL, life = NULL;
  Battle battle = { .yard = yard };

  if (yard == NULL)
    return NULL;
  race = battle.race = tengen_engine_proof_new (budget.move);
  life = battle.life = tengen_engine_proof_new (budget.move);
  for (int i = 0; i < ROUNDS; i++)
    {
      TengenExercise *exercise = break_up (&battle, level, random);

      if (exercise != NULL)
        return exercise;
      tengen_exercise_go_yard_mend (yard);
    }
  return NULL;
}
