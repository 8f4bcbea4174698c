/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-go-fill: where a side could still put stones in safety
 *
 * What:   the part of tengen-go-count.h that says whether a game under stone
 *         counting stopped too early.
 * Shape:  a point is tried by playing on a copy: the new stone must be
 *         unconditionally alive then, and no stone may have lost its life.
 *         Rooms too large to be proved are taken as they are: wherever a
 *         stone is put there, room for two eyes is left.
 * Source: 純碁の遊び方 (5): fill until only the eyes are left.
 */
#include "tengen-go-count.h"

#include "tengen-board-region.h"
#include "tengen-go-alive.h"

/* With one point filled, what is left still holds two eyes. */
#define LARGE_ROOM 8

typedef struct
{
  TengenBoard *board;
  TengenStone colour;
  int width;
  int height;
  guint8 alive[TENGEN_BOARD_MAX_POINTS]; /* before */
} Trial;

/* Marks the empty points of large areas that touch one colour only. */
static void
mark_large_rooms (const Trial *self, guint8 *marks)
{
  guint8 stones[TENGEN_BOARD_MAX_POINTS];
  guint16 labels[TENGEN_BOARD_MAX_POINTS];
  guint8 touch[TENGEN_BOARD_MAX_POINTS];
  guint16 sizes[TENGEN_BOARD_MAX_POINTS] = { 0 };
  int n_points = self->width * self->height;
  int n;

  tengen_board_read (self->board, stones);
  n = tengen_region_label (
      stones, self->width, self->height, TENGEN_REGION_EMPTY, labels);
  tengen_region_touch (stones, self->width, self->height, labels, n, touch);
  for (int i = 0; i < n_points; i++)
    if (labels[i] != TENGEN_REGION_NONE)
      sizes[labels[i]]++;
  for (int i = 0; i < n_points; i++)
    marks[i] = labels[i] != TENGEN_REGION_NONE &&
               touch[labels[i]] == 1u << self->colour &&
               sizes[labels[i]] >= LARGE_ROOM;
}

static gboolean
stays_alive (const Trial *self, TengenPoint point)
{
  guint8 stones[TENGEN_BOARD_MAX_POINTS];
  guint8 alive[TENGEN_BOARD_MAX_POINTS];
  int n_points = self->width * self->height;

  tengen_board_read (self->board, stones);
  tengen_go_alive (
      stones, self->width, self->height, self->colour, alive, NULL);
  if (!alive[point])
    return FALSE;
  for (int i = 0; i < n_points; i++)
    if (self->alive[i] && !alive[i])
      return FALSE;
  return TRUE;
}

static gboolean
can_fill (const Trial *self, TengenPoint point)
{
  TengenBoardTry result;
  gboolean can;

  tengen_board_try (self->board, point, self->colour, &result);
  if (result.own > 0)
    return FALSE;
  tengen_board_play (self->board, point, self->colour, NULL);
  can = stays_alive (self, point);
  tengen_board_undo (self->board);
  return can;
}

static void
begin_trial (Trial *self, const TengenBoard *board, TengenStone colour)
{
  guint8 stones[TENGEN_BOARD_MAX_POINTS];

  self->board = tengen_board_copy (board);
  self->colour = colour;
  self->width = tengen_board_get_width (board);
  self->height = tengen_board_get_height (board);
  tengen_board_read (board, stones);
  tengen_go_alive (
      stones, self->width, self->height, colour, self->alive, NULL);
}

int
tengen_go_count_fillable (const TengenBoard *board,
                          TengenStone colour,
                          TengenPoint *points)
{
  guint8 large[TENGEN_BOARD_MAX_POINTS];
  Trial self;
  int n = 0;

  g_return_val_if_fail (board != NULL, 0);
  g_return_val_if_fail (points != NULL, 0);
  g_return_val_if_fail (
      colour == TENGEN_STONE_BLACK || colour == TENGEN_STONE_WHITE, 0);

  begin_trial (&self, board, colour);
  mark_large_rooms (&self, large);
  for (int i = 0; i < self.width * self.height; i++)
    if (tengen_board_get (board, (TengenPoint) i) == TENGEN_STONE_NONE &&
        (large[i] || can_fill (&self, (TengenPoint) i)))
      points[n++] = (TengenPoint) i;
  tengen_board_free (self.board);
  return n;
}
