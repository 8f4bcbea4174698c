/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-engine-sketch: games of the computer with itself, fast
 */
#include "tengen-engine-sketch.h"

#include "tengen-engine-policy.h"
#include "tengen-engine-sight.h"
#include "tengen-go-playout-policy.h"

struct TengenEngineSketch
{
  TengenGoPlayoutBoard *board;
  int levels[3]; /* by colour */
  guint64 seed;
  TengenStone to_move;
  guint n_moves;
  TengenGoPlayoutPoint last; /* 0 for a pass */
};

TengenEngineSketch *
tengen_engine_sketch_new (int width, int height)
{
  TengenEngineSketch *self = g_new0 (TengenEngineSketch, 1);

  self->board = tengen_go_playout_board_new (width, height);
  tengen_engine_sketch_begin (self, 1, 1, 0);
  return self;
}

void
tengen_engine_sketch_free (TengenEngineSketch *self)
{
  if (self == NULL)
    return;
  tengen_go_playout_board_free (self->board);
  g_free (self);
}

void
tengen_engine_sketch_begin (TengenEngineSketch *self,
                            int black,
                            int white,
                            guint64 seed)
{
  g_autofree guint8 *stones = NULL;

  g_return_if_fail (self != NULL);
  g_return_if_fail (black >= 1 && black <= TENGEN_ENGINE_SKETCH_LEVELS);
  g_return_if_fail (white >= 1 && white <= TENGEN_ENGINE_SKETCH_LEVELS);

  stones = g_new0 (guint8, self->board->plan->n_points);
  tengen_go_playout_board_load (self->board, stones);
  self->levels[TENGEN_STONE_BLACK] = black;
  self->levels[TENGEN_STONE_WHITE] = white;
  self->seed = seed;
  self->to_move = TENGEN_STONE_BLACK;
  self->n_moves = 0;
  self->last = 0;
}

static gboolean
is_candidate (const TengenEngineSketch *self,
              const guint8 *closed,
              TengenGoPlayoutPoint square)
{
  const TengenGoPlayoutBoard *board = self->board;

  return (closed == NULL ||
          !closed[tengen_go_playout_board_unpad (board, square)]) &&
         tengen_go_playout_policy_is_sensible (board, self->to_move, square) &&
         !tengen_engine_policy_is_too_early (
             board, self->n_moves, self->to_move, square);
}

/* Finds the best move; of equal ones that of the first point. */
static TengenGoPlayoutPoint
find_best (const TengenEngineSketch *self, const guint8 *closed)
{
  const TengenGoPlayoutBoard *board = self->board;
  TengenEngineScene scene = {
    .board = board,
    .sight = tengen_engine_sight_get (self->levels[self->to_move]),
    .stone = self->to_move,
    .last = self->last,
    .seed = self->seed,
    .move_seed =
        tengen_engine_sight_draw (self->seed, board->hash + self->n_moves),
  };
  TengenGoPlayoutPoint best = 0;
  int best_rate = 0;

  for (guint i = 0; i < board->n_empty; i++)
    {
      TengenGoPlayoutPoint square = board->empty[i];
      int rate;

      if (!is_candidate (self, closed, square))
        continue;
      rate = tengen_engine_sight_rate (&scene, square);
      if (best == 0 || rate > best_rate || (rate == best_rate && square < best))
        {
          best = square;
          best_rate = rate;
        }
    }
  return best;
}

TengenPoint
tengen_engine_sketch_move (TengenEngineSketch *self, const guint8 *closed)
{
  TengenGoPlayoutPoint square;

  g_return_val_if_fail (self != NULL, TENGEN_POINT_PASS);

  square = find_best (self, closed);
  tengen_go_playout_board_play (self->board, self->to_move, square);
  self->last = square;
  self->n_moves++;
  self->to_move = tengen_stone_other (self->to_move);
  return square == 0 ? TENGEN_POINT_PASS
                     : tengen_go_playout_board_unpad (self->board, square);
}

guint
tengen_engine_sketch_get_n_moves (const TengenEngineSketch *self)
{
  return self->n_moves;
}
