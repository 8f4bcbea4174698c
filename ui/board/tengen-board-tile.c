/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-board-tile: a board cut into tiles
 */
#include "tengen-board-tile.h"

#include <math.h>

/* How many cells away something that reaches so far begins to be seen. */
static int
count_cells (int reach, int cell)
{
  return MAX ((reach + cell / 2) / cell, 1);
}

void
tengen_board_raster_init (TengenBoardRaster *self,
                          TengenBoardPictures *pictures)
{
  const TengenPaintMetrics *m = tengen_board_pictures_get_metrics (pictures);
  double reach = tengen_board_pictures_get_reach (pictures) * m->scale;

  self->area = tengen_board_pictures_get_area (pictures);
  self->cell_width = MAX ((int) lround (m->cell_width * m->scale), 1);
  self->cell_height = MAX ((int) lround (m->cell_height * m->scale), 1);
  self->left = (int) floor (m->left * m->scale) - self->cell_width / 2;
  self->top = (int) floor (m->top * m->scale) - self->cell_height / 2;
  self->beside = count_cells ((int) ceil (reach) + 1, self->cell_width);
  self->below = count_cells ((int) ceil (reach) + 1, self->cell_height);
}

/* Of a tile that lies beside the area, as where a part of the board is seen,
 * nothing is left. */
static void
keep_within (cairo_rectangle_int_t *box, const cairo_rectangle_int_t *area)
{
  int left = CLAMP (box->x, area->x, area->x + area->width);
  int top = CLAMP (box->y, area->y, area->y + area->height);
  int right = CLAMP (box->x + box->width, left, area->x + area->width);
  int bottom = CLAMP (box->y + box->height, top, area->y + area->height);

  *box = (cairo_rectangle_int_t){ left, top, right - left, bottom - top };
}

int
tengen_board_tile_count_across (int columns)
{
  return (columns + TENGEN_BOARD_TILE_ACROSS - 1) / TENGEN_BOARD_TILE_ACROSS;
}

void
tengen_board_tile_init (TengenBoardTile *self,
                        const TengenBoardRaster *raster,
                        const TengenView *view,
                        int index)
{
  const TengenBoardRaster *r = raster;
  int across = tengen_board_tile_count_across (view->width);
  int right = r->area.x + r->area.width;
  int bottom = r->area.y + r->area.height;

  self->row = index / across;
  self->from = index % across * TENGEN_BOARD_TILE_ACROSS;
  self->to = MIN (self->from + TENGEN_BOARD_TILE_ACROSS, view->width);
  self->box.x =
      self->from == 0 ? r->area.x : r->left + self->from * r->cell_width;
  self->box.y =
      self->row == 0 ? r->area.y : r->top + self->row * r->cell_height;
  if (self->to < view->width)
    right = r->left + self->to * r->cell_width;
  if (self->row < view->height - 1)
    bottom = r->top + (self->row + 1) * r->cell_height;
  self->box.width = right - self->box.x;
  self->box.height = bottom - self->box.y;
  keep_within (&self->box, &r->area);
}
