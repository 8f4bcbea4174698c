/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-opponent-fill: moves in Pure Go for an engine that does not count
 * stones
 */
#include "tengen-opponent-fill.h"

#include "tengen-go-alive.h"

#include <string.h>

typedef struct
{
  const TengenBoard *board;
  TengenStone stone;
  guint8 stones[TENGEN_BOARD_MAX_POINTS];
  guint8 alive[TENGEN_BOARD_MAX_POINTS];
  /* of a region: its points, and what was looked at */
  TengenPoint points[TENGEN_BOARD_MAX_POINTS];
  int n;
  gboolean seen[TENGEN_BOARD_MAX_POINTS];
} Fill;

/* Gathers the empty points about a point; tells whether only own stones are
 * beside them. */
static gboolean
gather (Fill *self, TengenPoint point)
{
  gboolean is_own = TRUE;
  int next = 0;

  self->points[0] = point;
  self->n = 1;
  self->seen[point] = TRUE;
  while (next < self->n)
    {
      TengenPoint beside[4];
      int n = tengen_board_list_neighbours (
          self->board, self->points[next++], beside);

      for (int i = 0; i < n; i++)
        if (self->stones[beside[i]] != TENGEN_STONE_NONE)
          is_own &= self->stones[beside[i]] == self->stone;
        else if (!self->seen[beside[i]])
          {
            self->seen[beside[i]] = TRUE;
            self->points[self->n++] = beside[i];
          }
    }
  return is_own;
}

/* Whether all chains about the region stay alive with a stone on one of its
 * points. */
static gboolean
is_safe (Fill *self, TengenPoint point)
{
  gboolean safe;

  self->stones[point] = self->stone;
  tengen_go_alive (self->stones,
                   tengen_board_get_width (self->board),
                   tengen_board_get_height (self->board),
                   self->stone,
                   self->alive,
                   NULL);
  safe = self->alive[point];
  for (int i = 0; i < self->n && safe; i++)
    {
      TengenPoint beside[4];
      int n =
          tengen_board_list_neighbours (self->board, self->points[i], beside);

      for (int j = 0; j < n; j++)
        if (self->stones[beside[j]] == self->stone)
          safe &= self->alive[beside[j]];
    }
  self->stones[point] = TENGEN_STONE_NONE;
  return safe;
}

TengenPoint
tengen_opponent_find_fill (const TengenGo *go, TengenStone stone)
{
  g_autofree Fill *self = NULL;
  TengenPoint found = TENGEN_POINT_PASS;

  g_return_val_if_fail (go != NULL, TENGEN_POINT_PASS);

  self = g_new0 (Fill, 1);
  self->board = tengen_go_get_board (go);
  self->stone = stone;
  tengen_board_read (self->board, self->stones);
  for (int i = 0; i < tengen_board_get_n_points (self->board) &&
                  found == TENGEN_POINT_PASS;
       i++)
    {
      if (self->stones[i] != TENGEN_STONE_NONE || self->seen[i] ||
          !gather (self, (TengenPoint) i))
        continue;
      for (int j = 0; j < self->n && found == TENGEN_POINT_PASS; j++)
        if (tengen_go_check (go, self->points[j], stone, NULL) ==
                TENGEN_REASON_NONE &&
            is_safe (self, self->points[j]))
          found = self->points[j];
    }
  return found;
}
