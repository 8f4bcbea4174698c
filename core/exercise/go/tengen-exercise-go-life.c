/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-exercise-go-life: make two eyes, or prevent them
 *
 * Shape: a group that lives is broken up stone by stone; on the way to its
 *        death there may be positions where the first move decides.
 */
#include "tengen-exercise-go-life.h"

#include "tengen-exercise-go-fight.h"
#include "tengen-exercise-go-grade.h"
#include "tengen-exercise-go-yard.h"

/* A yard is broken up so many times, each time from the beginning. */
#define ROUNDS 8
/* Stones that go or come at most. */
#define MOST_BREAKS 14
/* One in so many comes. */
#define PUTS 2
/* It is asked after so many at the latest. */
#define MOST_UNLOOKED 4

/* The lower ones of pairs up to 5 take little to prove, the others more. */
static const TengenExerciseGoBudget small_budget = { 200, 500, 0 };
static const TengenExerciseGoBudget budget = { 500, 500, 0 };
static const TengenExerciseGoBudget large_budget = { 1500, 1500, 0 };
#define LEVEL_LARGE 6

/* What is looked for. */
typedef struct
{
  TengenExerciseKind kind;
  TengenEngineProofGoal goal;
  TengenEngineProofGoal also; /* the same, asked of the stones */
  const guint *sizes;         /* as the grades have them */
  guint n_sizes;
} Plan;

/* Lives that take four moves are rare: the last pair of LIVE is not offered. */
static const guint sizes_live[] = { 25, 170, 420, G_MAXUINT };
static const guint sizes_kill[] = { 115, 60, 245, 620 };

static const Plan plan_live = { TENGEN_EXERCISE_LIVE,
                                TENGEN_ENGINE_PROOF_GOAL_LIVE,
                                TENGEN_ENGINE_PROOF_GOAL_SAVE,
                                sizes_live,
                                G_N_ELEMENTS (sizes_live) };
static const Plan plan_kill = { TENGEN_EXERCISE_KILL,
                                TENGEN_ENGINE_PROOF_GOAL_KILL,
                                TENGEN_ENGINE_PROOF_GOAL_TAKE,
                                sizes_kill,
                                G_N_ELEMENTS (sizes_kill) };

/* Tells whether breaking the group up more is in vain: it is dead, or to find
 * that out takes long, as it would after another stone. */
static gboolean
is_over (const Plan *plan, TengenExerciseGoFightState state)
{
  return state == TENGEN_EXERCISE_GO_FIGHT_OPEN ||
         state == (plan->kind == TENGEN_EXERCISE_KILL
                       ? TENGEN_EXERCISE_GO_FIGHT_WON
                       : TENGEN_EXERCISE_GO_FIGHT_LOST);
}

/* Makes an exercise of a fight if it is of the level. */
static TengenExercise *
ask (const Plan *plan, TengenExerciseGoFight *fight, int level)
{
  g_autoptr (TengenExercise) exercise =
      tengen_exercise_go_fight_make (fight, plan->kind, level);

  if (exercise == NULL ||
      !tengen_exercise_go_grade_fits (
          exercise, fight->size, plan->sizes, plan->n_sizes))
    return NULL;
  return g_steal_pointer (&exercise);
}

static const TengenExerciseGoBudget *
get_budget (int level)
{
  if (level >= LEVEL_LARGE)
    return &large_budget;
  return level % 2 == 1 ? &small_budget : &budget;
}

/* Breaks a group up until it makes an exercise. */
static TengenExercise *
break_up (const Plan *plan,
          TengenExerciseGoYard *yard,
          TengenEngineProof *proof,
          TengenEngineProof *also,
          int level,
          TengenBoardRandom *random)
{
  guint n_unlooked = tengen_board_random_below (random, MOST_UNLOOKED);

  for (guint i = 0; i < MOST_BREAKS; i++)
    {
      TengenExerciseGoFight fight;
      TengenExerciseGoFightState state;
      TengenExercise *exercise;

      if (!tengen_exercise_go_yard_break (yard, PUTS, random))
        return NULL;
      if (i < n_unlooked)
        continue;
      tengen_exercise_go_fight_begin (&fight,
                                      yard->position,
                                      proof,
                                      plan->goal,
                                      yard->target,
                                      TENGEN_POINT_NONE,
                                      get_budget (level));
      state = tengen_exercise_go_fight_find_state (&fight);
      if (is_over (plan, state))
        return NULL;
      if (state != TENGEN_EXERCISE_GO_FIGHT_BETWEEN)
        continue;
      tengen_exercise_go_fight_also (&fight, also, plan->also, yard->target);
      exercise = ask (plan, &fight, level);
      if (exercise != NULL)
        return exercise;
    }
  return NULL;
}

static TengenExercise *
make (const Plan *plan, int level, TengenBoardRandom *random)
{
  int least = level <= 4 ? 8 : 10;
  int n_points = least + (int) tengen_board_random_below (random, 5);
  g_autoptr (TengenExerciseGoYard) yard =
      tengen_exercise_go_yard_new (9, n_points, random);
  g_autoptr (TengenEngineProof) proof = NULL, also = NULL;

  if (yard == NULL)
    return NULL;
  yard->position->to_move = plan->kind == TENGEN_EXERCISE_KILL
                                ? tengen_stone_other (yard->side)
                                : yard->side;
  proof = tengen_engine_proof_new (get_budget (level)->move);
  also = tengen_engine_proof_new (get_budget (level)->move);
  for (int i = 0; i < ROUNDS; i++)
    {
      TengenExercise *exercise =
          break_up (plan, yard, proof, also, level, random);

      if (exercise != NULL)
        return exercise;
      tengen_exercise_go_yard_mend (yard);
    }
  return NULL;
}

TengenExercise *
tengen_exercise_go_life_make_live (int level, TengenBoardRandom *random)
{
  return make (&plan_live, level, random);
}

TengenExercise *
tengen_exercise_go_life_make_kill (int level, TengenBoardRandom *random)
{
  return make (&plan_kill, level, random);
}
