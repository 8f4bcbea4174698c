/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-go-dead-area: a part of the board that is in doubt
 */
#include "tengen-go-dead-area.h"

#include <stdlib.h>
#include <string.h>

/* Steps from a point in doubt to the moves that may matter. */
#define REACH 2

typedef struct
{
  const TengenBoard *board;
  const guint8 *doubtful;
  guint8 *area;
  int n_points;
  TengenPoint points[TENGEN_BOARD_MAX_POINTS];
} Flood;

/* Tells whether the point so many columns and rows off is on the board. */
static gboolean
shift (const TengenBoard *board,
       TengenPoint from,
       int right,
       int down,
       TengenPoint *to)
{
  int width = tengen_board_get_width (board);
  int x = tengen_point_x (from, width) + right;
  int y = tengen_point_y (from, width) + down;

  if (x < 0 || x >= width || y < 0 || y >= tengen_board_get_height (board))
    return FALSE;
  *to = tengen_point_make (width, x, y);
  return TRUE;
}

static void
add_point (Flood *self, TengenPoint point)
{
  if (!self->doubtful[point] ||
      self->area[point] == TENGEN_GO_DEAD_AREA_IN_DOUBT)
    return;
  self->area[point] = TENGEN_GO_DEAD_AREA_IN_DOUBT;
  self->points[self->n_points++] = point;
}

static void
add_around (Flood *self, TengenPoint point)
{
  if (self->area[point] == TENGEN_GO_DEAD_AREA_OUTSIDE &&
      tengen_board_get (self->board, point) == TENGEN_STONE_NONE)
    self->area[point] = TENGEN_GO_DEAD_AREA_AROUND;
}

static void
add_liberties (Flood *self, TengenPoint point)
{
  TengenPoint liberties[TENGEN_BOARD_MAX_POINTS];
  int n;

  if (tengen_board_get (self->board, point) == TENGEN_STONE_NONE)
    return;
  n = tengen_board_list_liberties (self->board, point, liberties);
  for (int i = 0; i < n; i++)
    add_around (self, liberties[i]);
}

static void
add_surroundings (Flood *self, TengenPoint point)
{
  for (int down = -REACH; down <= REACH; down++)
    for (int right = -REACH; right <= REACH; right++)
      {
        int steps = abs (down) + abs (right);
        TengenPoint near;

        if (steps > REACH || !shift (self->board, point, right, down, &near))
          continue;
        add_around (self, near);
        if (steps <= 1)
          add_liberties (self, near);
      }
}

void
tengen_go_dead_area_find (const TengenBoard *board,
                          const guint8 *doubtful,
                          TengenPoint start,
                          guint8 *area)
{
  Flood self = { .board = board, .doubtful = doubtful, .area = area };

  memset (area, TENGEN_GO_DEAD_AREA_OUTSIDE, tengen_board_get_n_points (board));
  add_point (&self, start);
  for (int i = 0; i < self.n_points; i++)
    for (int down = -1; down <= 1; down++)
      for (int right = -1; right <= 1; right++)
        {
          TengenPoint near;

          if (shift (board, self.points[i], right, down, &near))
            add_point (&self, near);
        }
  for (int i = 0; i < self.n_points; i++)
    add_surroundings (&self, self.points[i]);
}
