/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-describe-capture: who first took so many stones (石取りゲーム)
 */
#include "tengen-describe-capture.h"

static void
add_move (TengenCapture *self, const TengenMove *move, int goal)
{
  self->taken[move->stone] += move->taken;
  if (self->winner != TENGEN_STONE_NONE)
    return;
  if (goal == 0 || self->taken[move->stone] < goal)
    return;
  self->winner = move->stone;
  self->node = move->node;
}

void
tengen_capture_find (const TengenPosition *position,
                     int goal,
                     TengenCapture *capture)
{
  const GArray *moves;

  g_return_if_fail (position != NULL && goal >= 0 && capture != NULL);

  *capture = (TengenCapture){ .node = TENGEN_NODE_NONE };
  moves = tengen_position_get_moves (position);
  for (guint i = 0; i < moves->len; i++)
    add_move (capture, &g_array_index (moves, TengenMove, i), goal);
}
