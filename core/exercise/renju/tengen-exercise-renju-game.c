/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-exercise-renju-game: games of Renju from which positions are taken
 */
#include "tengen-exercise-renju-game.h"

#include "tengen-board-symmetry.h"
#include "tengen-engine-renju.h"
#include "tengen-renju-pattern.h"

/* Players are of levels up to this. */
#define LEVELS 3
/* Stones of an opening. */
#define N_OPENING 3

static void
move (TengenExerciseRenjuGame *self, TengenRenju *board, TengenPoint point)
{
  TengenStone stone = tengen_exercise_renju_game_get_side (self->n_moves);

  tengen_renju_put (board, point, stone);
  self->moves[self->n_moves++] = point;
}

static void
open_game (TengenExerciseRenjuGame *self,
           TengenRenju *board,
           TengenBoardRandom *random)
{
  const TengenRenjuPattern *pattern = tengen_renju_pattern_get (
      (int) tengen_board_random_below (random, TENGEN_RENJU_N_PATTERNS));
  guint symmetry = tengen_board_random_below (random, TENGEN_SYMMETRY_COUNT);

  for (int i = 0; i < N_OPENING; i++)
    move (self,
          board,
          tengen_symmetry_point (symmetry,
                                 TENGEN_RENJU_SIZE,
                                 TENGEN_RENJU_SIZE,
                                 pattern->points[i]));
}

void
tengen_exercise_renju_game_play (TengenExerciseRenjuGame *self,
                                 TengenBoardRandom *random)
{
  g_autoptr (TengenRenju) board = tengen_renju_new ();
  TengenEngineRenjuPlayer players[2] = { 0 };

  self->n_moves = 0;
  open_game (self, board, random);
  for (int i = 0; i < 2; i++)
    {
      players[i].level = 1 + (int) tengen_board_random_below (random, LEVELS);
      players[i].seed = tengen_board_random_draw (random);
    }
  while (self->n_moves < TENGEN_EXERCISE_RENJU_MOVES)
    {
      TengenStone stone = tengen_exercise_renju_game_get_side (self->n_moves);
      TengenEngineRenjuAnswer answer;

      tengen_engine_renju_choose (
          board, stone, &players[self->n_moves % 2], NULL, NULL, &answer);
      if (answer.point == TENGEN_POINT_PASS)
        return;
      move (self, board, answer.point);
      if (tengen_renju_wins (board, answer.point, stone))
        return;
    }
}
