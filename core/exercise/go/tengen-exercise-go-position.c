/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-exercise-go-position: a position for an exercise of Go, and its moves
 */
#include "tengen-exercise-go-position.h"

/* Moves of a game at most for each point of the board. */
#define MOVES_A_POINT 4

static int
draw_level (TengenBoardRandom *random)
{
  return 1 +
         (int) tengen_board_random_below (random, TENGEN_ENGINE_SKETCH_LEVELS);
}

TengenExerciseGoPosition *
tengen_exercise_go_position_new (int size, TengenBoardRandom *random)
{
  TengenExerciseGoPosition *self = g_new0 (TengenExerciseGoPosition, 1);
  int black = draw_level (random);
  int white = draw_level (random);

  self->board = tengen_board_new (size, size);
  self->to_move = TENGEN_STONE_BLACK;
  self->ko = TENGEN_POINT_NONE;
  self->game = tengen_engine_sketch_new (size, size);
  tengen_engine_sketch_begin (
      self->game, black, white, tengen_board_random_draw (random));
  return self;
}

gboolean
tengen_exercise_go_position_advance (TengenExerciseGoPosition *self,
                                     const guint8 *closed)
{
  guint most = MOVES_A_POINT * (guint) tengen_board_get_n_points (self->board);
  TengenPoint move;

  if (self->n_passes == 2 ||
      tengen_engine_sketch_get_n_moves (self->game) >= most)
    return FALSE;
  move = tengen_engine_sketch_move (self->game, closed);
  tengen_exercise_go_position_play (self, move);
  self->n_passes = move == TENGEN_POINT_PASS ? self->n_passes + 1 : 0;
  return TRUE;
}

guint
tengen_exercise_go_position_get_percent (const TengenExerciseGoPosition *self)
{
  guint n = (guint) (tengen_board_count (self->board, TENGEN_STONE_BLACK) +
                     tengen_board_count (self->board, TENGEN_STONE_WHITE));

  return 100 * n / (guint) tengen_board_get_n_points (self->board);
}

TengenExerciseGoPosition *
tengen_exercise_go_position_draw (int size,
                                  guint least,
                                  guint most,
                                  TengenBoardRandom *random)
{
  TengenExerciseGoPosition *self =
      tengen_exercise_go_position_new (size, random);
  guint percent = least + tengen_board_random_below (random, most - least + 1);

  while (tengen_exercise_go_position_get_percent (self) < percent)
    if (!tengen_exercise_go_position_advance (self, NULL))
      break;
  return self;
}

TengenExerciseGoPosition *
tengen_exercise_go_position_open (const TengenExercise *exercise)
{
  TengenExerciseGoPosition *self = g_new0 (TengenExerciseGoPosition, 1);

  self->board = tengen_board_new (exercise->width, exercise->height);
  tengen_board_put_all (self->board, exercise->stones);
  self->to_move = exercise->to_move;
  self->ko = exercise->ko;
  return self;
}

void
tengen_exercise_go_position_free (TengenExerciseGoPosition *self)
{
  if (self == NULL)
    return;
  tengen_board_free (self->board);
  tengen_engine_sketch_free (self->game);
  g_free (self);
}

gboolean
tengen_exercise_go_position_is_legal (const TengenExerciseGoPosition *self,
                                      TengenPoint point)
{
  TengenBoardTry result;

  if (point == self->ko)
    return FALSE;
  tengen_board_try (self->board, point, self->to_move, &result);
  return result.own == 0;
}

guint
tengen_exercise_go_position_list_moves (const TengenExerciseGoPosition *self,
                                        TengenPoint *moves)
{
  int n_points = tengen_board_get_n_points (self->board);
  guint n = 0;

  for (int i = 0; i < n_points; i++)
    if (tengen_board_get (self->board, (TengenPoint) i) == TENGEN_STONE_NONE &&
        tengen_exercise_go_position_is_legal (self, (TengenPoint) i))
      moves[n++] = (TengenPoint) i;
  return n;
}

int
tengen_exercise_go_position_play (TengenExerciseGoPosition *self,
                                  TengenPoint move)
{
  int taken = 0;

  self->ko = TENGEN_POINT_NONE;
  if (move != TENGEN_POINT_PASS)
    {
      taken = tengen_board_play (self->board, move, self->to_move, NULL);
      if (taken == 1 && tengen_board_get_chain_size (self->board, move) == 1 &&
          tengen_board_get_liberties (self->board, move) == 1)
        tengen_board_list_liberties (self->board, move, &self->ko);
    }
  self->to_move = tengen_stone_other (self->to_move);
  return taken;
}

guint
tengen_exercise_go_position_list_chains (const TengenExerciseGoPosition *self,
                                         TengenStone stone,
                                         int least,
                                         int most,
                                         TengenPoint *chains)
{
  int n_points = tengen_board_get_n_points (self->board);
  guint8 seen[TENGEN_EXERCISE_GO_POINTS] = { 0 };
  guint n = 0;

  for (int i = 0; i < n_points; i++)
    {
      TengenPoint point = (TengenPoint) i;
      TengenPoint chain;
      int liberties;

      if (tengen_board_get (self->board, point) != stone)
        continue;
      chain = tengen_board_get_chain (self->board, point);
      liberties = tengen_board_get_liberties (self->board, point);
      if (!seen[chain] && liberties >= least && liberties <= most)
        chains[n++] = point;
      seen[chain] = TRUE;
    }
  return n;
}

TengenExercise *
tengen_exercise_go_position_begin (const TengenExerciseGoPosition *self,
                                   TengenExerciseKind kind,
                                   int level)
{
  TengenExercise *exercise =
      tengen_exercise_new (kind,
                           "japan",
                           tengen_board_get_width (self->board),
                           tengen_board_get_height (self->board));

  exercise->level = level;
  tengen_board_read (self->board, exercise->stones);
  exercise->to_move = self->to_move;
  exercise->ko = self->ko;
  return exercise;
}
