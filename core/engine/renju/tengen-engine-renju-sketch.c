/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-engine-renju-sketch: games of the levels that do not search, fast
 */
#include "tengen-engine-renju-sketch.h"

#include "tengen-engine-renju-board.h"
#include "tengen-engine-renju-simple.h"

struct TengenEngineRenjuSketch
{
  TengenEngineRenjuBoard *board;
};

TengenEngineRenjuSketch *
tengen_engine_renju_sketch_new (void)
{
  TengenEngineRenjuSketch *self = g_new (TengenEngineRenjuSketch, 1);
  g_autoptr (TengenRenju) empty = tengen_renju_new ();

  self->board = tengen_engine_renju_board_new (empty);
  return self;
}

void
tengen_engine_renju_sketch_free (TengenEngineRenjuSketch *self)
{
  if (self == NULL)
    return;
  tengen_engine_renju_board_free (self->board);
  g_free (self);
}

TengenPoint
tengen_engine_renju_sketch_choose (TengenEngineRenjuSketch *self,
                                   TengenStone stone,
                                   int level,
                                   guint64 seed)
{
  g_return_val_if_fail (self != NULL, TENGEN_POINT_PASS);

  return tengen_engine_renju_choose_simple (self->board, stone, level, seed);
}

gboolean
tengen_engine_renju_sketch_move (TengenEngineRenjuSketch *self,
                                 TengenPoint point,
                                 TengenStone stone)
{
  g_return_val_if_fail (self != NULL, FALSE);

  tengen_engine_renju_board_put (self->board, point, stone);
  return tengen_renju_wins (self->board->renju, point, stone);
}
