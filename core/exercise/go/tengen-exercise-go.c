/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-exercise-go: exercises of Go and Pure Go
 */
#include "tengen-exercise-go.h"

#include "tengen-exercise-go-atari.h"
#include "tengen-exercise-go-count.h"
#include "tengen-exercise-go-dead.h"
#include "tengen-exercise-go-ko.h"
#include "tengen-exercise-go-legal.h"
#include "tengen-exercise-go-life.h"
#include "tengen-exercise-go-net.h"
#include "tengen-exercise-go-race.h"
#include "tengen-exercise-go-tactic-join.h"
#include "tengen-exercise-go-tactic-take.h"

typedef TengenExercise *(*Maker) (int level, TengenBoardRandom *random);

static const Maker makers[TENGEN_EXERCISE_KINDS] = {
  [TENGEN_EXERCISE_ATARI] = tengen_exercise_go_atari_make,
  [TENGEN_EXERCISE_LIVE] = tengen_exercise_go_life_make_live,
  [TENGEN_EXERCISE_KILL] = tengen_exercise_go_life_make_kill,
  [TENGEN_EXERCISE_RACE] = tengen_exercise_go_race_make,
  [TENGEN_EXERCISE_DEAD] = tengen_exercise_go_dead_make,
  [TENGEN_EXERCISE_KO] = tengen_exercise_go_ko_make,
  [TENGEN_EXERCISE_CAPTURE] = tengen_exercise_go_tactic_take_make_capture,
  [TENGEN_EXERCISE_ESCAPE] = tengen_exercise_go_tactic_take_make_escape,
  [TENGEN_EXERCISE_LADDER] = tengen_exercise_go_tactic_take_make_ladder,
  [TENGEN_EXERCISE_NET] = tengen_exercise_go_net_make,
  [TENGEN_EXERCISE_CONNECT] = tengen_exercise_go_tactic_join_make_connect,
  [TENGEN_EXERCISE_CUT] = tengen_exercise_go_tactic_join_make_cut,
  [TENGEN_EXERCISE_STONES] = tengen_exercise_go_count_make_stones,
  [TENGEN_EXERCISE_TERRITORY] = tengen_exercise_go_count_make_territory,
  [TENGEN_EXERCISE_LEGAL] = tengen_exercise_go_legal_make,
};

TengenExercise *
tengen_exercise_go_make (TengenExerciseKind kind,
                         int level,
                         TengenBoardRandom *random)
{
  g_return_val_if_fail (kind < TENGEN_EXERCISE_KINDS, NULL);
  g_return_val_if_fail (makers[kind] != NULL && random != NULL, NULL);

  return makers[kind](level, random);
}
