/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-paint-metrics: where things are on a board of so many pixels
 *
 * Shape: cells are rounded down to device pixels; what is left over widens the
 *        margins, so that the wood grows smoothly with the window while the
 *        lines stay crisp. A crossing lies in the middle of a device pixel
 *        when lines are an odd number of them wide, else between two.
 */
#include "tengen-paint-metrics.h"

#include <math.h>

/* Stones nearly touch, as on a real board. */
#define STONE_RADIUS 0.48
/* Cells on few lines are not larger than this part of the room. */
#define CELL_MAX 0.22
/* Room for the shadow of the board. */
#define PAD 0.012
/* From the outermost line to the wood's edge, in cells. */
#define MARGIN_LABELLED 0.52
#define MARGIN_PLAIN 0.78
/* The rest of that margin, in heights of a letter. */
#define MARGIN_LETTERS 2.4

static double
snap_down (double value, double scale)
{
  return floor (value * scale + 1e-6) / scale;
}

double
tengen_paint_metrics_snap (const TengenPaintMetrics *self, double value)
{
  return floor (value * self->scale + 0.5) / self->scale;
}

static double
choose_label (double room)
{
  return MAX (9, room * 0.0195);
}

/* Lengths left over beside the wood, the same on all sides. */
static double
choose_extra (const TengenPaintMetrics *self, double room_x, double room_y)
{
  double most = MAX (self->columns, self->rows) / self->scale;
  double left_over = MIN (room_x - self->width, room_y - self->height);

  return snap_down (CLAMP (left_over, 0, most) / 2, self->scale);
}

static void
choose_cells (TengenPaintMetrics *self,
              double room_x,
              double room_y,
              double margin,
              double ratio)
{
  double across = (room_x - 2 * MARGIN_LETTERS * self->label) /
                  (self->columns - 1 + 2 * margin);
  double down = (room_y - 2 * MARGIN_LETTERS * self->label) /
                ((self->rows - 1 + 2 * margin) * ratio);
  double cell = MIN (across, down);

  cell = MIN (cell, CELL_MAX * MIN (room_x, room_y));
  cell = MAX (cell, 1 / self->scale);
  self->cell_width = snap_down (cell, self->scale);
  self->cell_height =
      MAX (snap_down (cell * ratio, self->scale), 1 / self->scale);
  self->radius = STONE_RADIUS * MIN (self->cell_width, self->cell_height);
}

static void
choose_lines (TengenPaintMetrics *self)
{
  double cell = MIN (self->cell_width, self->cell_height);
  double line = MAX (1, floor (cell * self->scale * 0.021 + 0.5));
  double frame = MAX (1, floor (line * 1.75 + 0.5));

  self->line = line / self->scale;
  self->frame = cell * self->scale < 8 ? self->line : frame / self->scale;
}

static void
place (TengenPaintMetrics *self, double width, double height, double margin)
{
  double letters = MARGIN_LETTERS * self->label;
  double pad = MAX (2, PAD * MIN (width, height));
  double edge_x = margin * self->cell_width + letters;
  double edge_y = margin * self->cell_height + letters;
  double middle = fmod (round (self->line * self->scale), 2) / 2;
  double extra;

  edge_x = ceil (edge_x * self->scale) / self->scale;
  edge_y = ceil (edge_y * self->scale) / self->scale;
  self->width = (self->columns - 1) * self->cell_width + 2 * edge_x;
  self->height = (self->rows - 1) * self->cell_height + 2 * edge_y;
  extra = choose_extra (self, width - 2 * pad, height - 2 * pad);
  self->width += 2 * extra;
  self->height += 2 * extra;
  self->x = tengen_paint_metrics_snap (self, (width - self->width) / 2);
  self->y = tengen_paint_metrics_snap (self, (height - self->height) / 2);
  self->left = self->x + edge_x + extra + middle / self->scale;
  self->top = self->y + edge_y + extra + middle / self->scale;
  self->corner = 0.008 * MIN (self->width, self->height);
}

void
tengen_paint_metrics_init (TengenPaintMetrics *self,
                           double width,
                           double height,
                           int columns,
                           int rows,
                           gboolean labels,
                           double ratio,
                           double scale)
{
  double margin = labels ? MARGIN_LABELLED : MARGIN_PLAIN;
  double pad = MAX (2, PAD * MIN (width, height));

  g_return_if_fail (self != NULL);
  g_return_if_fail (columns >= 1 && columns <= TENGEN_BOARD_MAX);
  g_return_if_fail (rows >= 1 && rows <= TENGEN_BOARD_MAX);
  g_return_if_fail (ratio > 0 && scale > 0);

  self->columns = columns;
  self->rows = rows;
  self->scale = scale;
  self->label = labels ? choose_label (MIN (width, height)) : 0;
  choose_cells (self, width - 2 * pad, height - 2 * pad, margin, ratio);
  choose_lines (self);
  place (self, width, height, margin);
}

gboolean
tengen_paint_metrics_equal (const TengenPaintMetrics *self,
                            const TengenPaintMetrics *other)
{
  return self->columns == other->columns && self->rows == other->rows &&
         self->scale == other->scale && self->x == other->x &&
         self->y == other->y && self->width == other->width &&
         self->height == other->height && self->left == other->left &&
         self->top == other->top && self->cell_width == other->cell_width &&
         self->cell_height == other->cell_height && self->label == other->label;
}

void
tengen_paint_metrics_get_center (const TengenPaintMetrics *self,
                                 TengenPoint point,
                                 double *x,
                                 double *y)
{
  g_return_if_fail (point < self->columns * self->rows);

  *x = self->left + tengen_point_x (point, self->columns) * self->cell_width;
  *y = self->top + tengen_point_y (point, self->columns) * self->cell_height;
}

TengenPoint
tengen_paint_metrics_get_point (const TengenPaintMetrics *self,
                                double x,
                                double y)
{
  double column = floor ((x - self->left) / self->cell_width + 0.5);
  double row = floor ((y - self->top) / self->cell_height + 0.5);

  if (column < 0 || row < 0 || column >= self->columns || row >= self->rows)
    return TENGEN_POINT_NONE;
  return tengen_point_make (self->columns, (int) column, (int) row);
}
