/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-exercise-go-ko: where only a ko decides
 *
 * Shape: as for two eyes a group is broken up stone by stone.
 */
#include "tengen-exercise-go-ko.h"

#include "tengen-exercise-go-fight.h"
#include "tengen-exercise-go-grade.h"
#include "tengen-exercise-go-yard.h"

/* Stones that go or come at most. */
#define MOST_BREAKS 14
/* One in so many comes. */
#define PUTS 4
/* It is asked after so many at the latest. */
#define MOST_UNLOOKED 4
/* Questions that it may leave open. */
#define MOST_OPEN 2

static const TengenExerciseGoBudget budget = { 600, 600, 0 };

/* As the grades have them; the first pair of levels is not offered. */
static const guint sizes[] = { G_MAXUINT, 340 };

static TengenExercise *
ask (TengenExerciseGoFight *fight, int level)
{
  g_autoptr (TengenExercise) exercise =
      tengen_exercise_go_fight_make (fight, TENGEN_EXERCISE_KO, level);

  if (exercise == NULL ||
      !tengen_exercise_go_grade_fits (
          exercise, fight->size, sizes, G_N_ELEMENTS (sizes)))
    return NULL;
  return g_steal_pointer (&exercise);
}

TengenExercise *
tengen_exercise_go_ko_make (int level, TengenBoardRandom *random)
{
  int n_points = 8 + (int) tengen_board_random_below (random, 6);
  gboolean kills = tengen_board_random_below (random, 2) == 0;
  guint n_unlooked = tengen_board_random_below (random, MOST_UNLOOKED);
  g_autoptr (TengenExerciseGoYard) yard =
      tengen_exercise_go_yard_new (9, n_points, random);
  g_autoptr (TengenEngineProof) proof = NULL;
  g_autoptr (TengenEngineProof) own = NULL, other = NULL, also = NULL;
  int n_open = 0;

  if (yard == NULL)
    return NULL;
  proof = tengen_engine_proof_new (budget.move);
  own = tengen_engine_proof_new (budget.move);
  other = tengen_engine_proof_new (budget.move);
  also = tengen_engine_proof_new (budget.move);
  yard->position->to_move =
      kills ? tengen_stone_other (yard->side) : yard->side;
  for (guint i = 0; i < MOST_BREAKS && n_open <= MOST_OPEN; i++)
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
                                      kills ? TENGEN_ENGINE_PROOF_GOAL_KILL
                                            : TENGEN_ENGINE_PROOF_GOAL_LIVE,
                                      yard->target,
                                      TENGEN_POINT_NONE,
                                      &budget);
      fight.kos[0] = own;
      fight.kos[1] = other;
      state = tengen_exercise_go_fight_find_state (&fight);
      if (state == (kills ? TENGEN_EXERCISE_GO_FIGHT_WON
                          : TENGEN_EXERCISE_GO_FIGHT_LOST))
        return NULL;
      n_open += state == TENGEN_EXERCISE_GO_FIGHT_OPEN;
      if (state != TENGEN_EXERCISE_GO_FIGHT_KO)
        continue;
      tengen_exercise_go_fight_also (&fight,
                                     also,
                                     kills ? TENGEN_ENGINE_PROOF_GOAL_TAKE
                                           : TENGEN_ENGINE_PROOF_GOAL_SAVE,
                                     yard->target);
      exercise = ask (&fight, level);
      if (exercise != NULL)
        return exercise;
    }
  return NULL;
}
