/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * renju-position: positions like those of games, from chance
 */
#pragma once

#include "tengen-renju.h"

G_BEGIN_DECLS

/* Tells whether a stone would be forbidden, by the board alone. */
static inline gboolean
renju_position_is_forbidden (const TengenRenju *board,
                             TengenPoint point,
                             TengenStone stone)
{
  return stone == TENGEN_STONE_BLACK &&
         !tengen_renju_wins (board, point, stone) &&
         (tengen_renju_classify (board, point) & TENGEN_RENJU_FORBIDDEN) != 0;
}

/* Makes a position of some stones near each other, none of them a row that wins
 * or forbidden. */
static inline TengenRenju *
renju_position_draw (GRand *random, int least, int most)
{
  TengenRenju *board = tengen_renju_new ();
  int n = g_rand_int_range (random, least, most);
  TengenStone stone = TENGEN_STONE_BLACK;

  for (int i = 0; i < n;)
    {
      int x = 7, y = 7;
      TengenPoint point;

      for (int j = 0; j < 4; j++)
        {
          x += g_rand_int_range (random, -2, 3);
          y += g_rand_int_range (random, -2, 3);
        }
      if (x < 0 || y < 0 || x >= TENGEN_RENJU_SIZE || y >= TENGEN_RENJU_SIZE)
        continue;
      point = (TengenPoint) (y * TENGEN_RENJU_SIZE + x);
      i++;
      if (tengen_renju_get (board, point) != TENGEN_STONE_NONE ||
          tengen_renju_wins (board, point, stone) ||
          renju_position_is_forbidden (board, point, stone))
        continue;
      tengen_renju_put (board, point, stone);
      stone = tengen_stone_other (stone);
    }
  return board;
}

G_END_DECLS
