/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-exercise-renju-game: games of Renju from which positions are taken
 */
#include "tengen-exercise-renju-game.h"

#include "tengen-board-symmetry.h"
#include "tengen-engine-renju-sketch.h"
#include "tengen-renju-pattern.h"

/* Stones of an opening. */
#define N_OPENING 3

/* Returns: TRUE if the move makes a row that wins */
static gboolean
move (TengenExerciseRenjuGame *self,
      TengenEngineRenjuSketch *sketch,
      TengenPoint point)
{
  TengenStone stone = tengen_exercise_renju_game_get_side (self->n_moves);

  self->moves[self->n_moves++] = point;
  return tengen_engine_renju_sketch_move (sketch, point, stone);
}

static void
open_game (TengenExerciseRenjuGame *self,
           TengenEngineRenjuSketch *sketch,
           TengenBoardRandom *random)
{
  const TengenRenjuPattern *pattern = tengen_renju_pattern_get (
      (int) tengen_board_random_below (random, TENGEN_RENJU_N_PATTERNS));
  guint symmetry = tengen_board_random_below (random, TENGEN_SYMMETRY_COUNT);

  for (int i = 0; i < N_OPENING; i++)
    move (self,
          sketch,
          tengen_symmetry_point (symmetry,
                                 TENGEN_RENJU_SIZE,
                                 TENGEN_RENJU_SIZE,
                                 pattern->points[i]));
}

void
tengen_exercise_renju_game_play (TengenExerciseRenjuGame *self,
                                 int level,
                                 TengenBoardRandom *random)
{
  g_autoptr (TengenEngineRenjuSketch) sketch =
      tengen_engine_renju_sketch_new ();
  int levels[2];
  guint64 seeds[2];

  self->n_moves = 0;
  open_game (self, sketch, random);
  for (int i = 0; i < 2; i++)
    {
      levels[i] = level > 0
                      ? level
                      : 1 + (int) tengen_board_random_below (
                                random, TENGEN_EXERCISE_RENJU_GAME_LEVELS);
      seeds[i] = tengen_board_random_draw (random);
    }
  while (self->n_moves < TENGEN_EXERCISE_RENJU_MOVES)
    {
      TengenStone stone = tengen_exercise_renju_game_get_side (self->n_moves);
      guint i = self->n_moves % 2;
      TengenPoint point = tengen_engine_renju_sketch_choose (
          sketch, stone, levels[i], seeds[i]);

      if (point == TENGEN_POINT_PASS || move (self, sketch, point))
        return;
    }
}
