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
/* How much thicker lines are that are to be strong. */
#define BOLD 1.6
/* From the outermost line to the wood's edge, in cells. */
#define MARGIN_LABELLED 0.52
#define MARGIN_PLAIN 0.78
/* The rest of that margin, in heights of a letter; by so much it grows with
 * letters that are larger than designed. */
#define MARGIN_LETTERS 2.4
#define MARGIN_LARGER 1.3
/* Of a part on paper: from its outermost points to its edge, the letters and
 * their room, in cells. */
#define MARGIN_PART 0.56
#define LABEL_PART 0.38
#define LETTERS_PART 0.56

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

/* What letters take of the margin. */
static double
choose_letters (double label, double labels)
{
  double designed = labels > 1 ? label / labels : label;

  return MARGIN_LETTERS * designed + MARGIN_LARGER * (label - designed);
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
              double letters,
              double ratio)
{
  double across = (room_x - 2 * letters) / (self->columns - 1 + 2 * margin);
  double down =
      (room_y - 2 * letters) / ((self->rows - 1 + 2 * margin) * ratio);
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
place (TengenPaintMetrics *self,
       double width,
       double height,
       double margin,
       double letters)
{
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
                           double labels,
                           double ratio,
                           double scale)
{
  double margin = labels > 0 ? MARGIN_LABELLED : MARGIN_PLAIN;
  double pad = MAX (2, PAD * MIN (width, height));
  double letters;

  g_return_if_fail (self != NULL);
  g_return_if_fail (columns >= 1 && columns <= TENGEN_BOARD_MAX);
  g_return_if_fail (rows >= 1 && rows <= TENGEN_BOARD_MAX);
  g_return_if_fail (labels >= 0 && ratio > 0 && scale > 0);

  self->columns = columns;
  self->rows = rows;
  self->scale = scale;
  self->label = labels > 0 ? choose_label (MIN (width, height)) * labels : 0;
  letters = choose_letters (self->label, labels);
  choose_cells (
      self, width - 2 * pad, height - 2 * pad, margin, letters, ratio);
  choose_lines (self);
  place (self, width, height, margin, letters);
}

void
tengen_paint_metrics_move_to_part (TengenPaintMetrics *self,
                                   int columns,
                                   int rows,
                                   const int part[4])
{
  g_return_if_fail (self != NULL && part != NULL);
  g_return_if_fail (part[0] >= 0 && part[0] <= part[1] && part[1] < columns);
  g_return_if_fail (part[2] >= 0 && part[2] <= part[3] && part[3] < rows);

  self->columns = columns;
  self->rows = rows;
  self->left -= part[0] * self->cell_width;
  self->top -= part[2] * self->cell_height;
}

/* A line of an odd number of device pixels has its middle between two edges of
 * them, one of an even number on an edge. */
void
tengen_paint_metrics_embolden (TengenPaintMetrics *self)
{
  double thin, thick, aside;

  g_return_if_fail (self != NULL);

  thin = round (self->line * self->scale);
  thick = MAX (thin + 1, round (BOLD * thin));
  aside = (fmod (thick, 2) - fmod (thin, 2)) / 2 / self->scale;
  self->frame = MAX (self->frame, 1.5 * thick / self->scale);
  self->frame = ceil (self->frame * self->scale) / self->scale;
  self->line = thick / self->scale;
  self->left += aside;
  self->top += aside;
}

void
tengen_paint_metrics_init_part (TengenPaintMetrics *self,
                                double width,
                                double height,
                                int columns,
                                int rows,
                                const int part[4],
                                gboolean labels)
{
  double across = part[1] - part[0] + 2 * MARGIN_PART;
  double down = part[3] - part[2] + 2 * MARGIN_PART;
  double letters, cell;

  g_return_if_fail (self != NULL && part != NULL);

  cell = MIN (width / (across + 1), height / (down + 1));
  letters = labels ? LETTERS_PART * cell : 0;
  cell = MAX (
      floor (MIN ((width - letters) / across, (height - letters) / down)), 1);
  *self = (TengenPaintMetrics){ .columns = columns,
                                .rows = rows,
                                .scale = 1,
                                .cell_width = cell,
                                .cell_height = cell,
                                .radius = STONE_RADIUS * cell,
                                .line = MAX (1, round (0.025 * cell)),
                                .frame = MAX (2, round (0.06 * cell)),
                                .label = labels ? LABEL_PART * cell : 0 };
  self->width = across * cell + letters;
  self->height = down * cell + letters;
  self->x = floor ((width - self->width) / 2);
  self->y = floor ((height - self->height) / 2);
  self->left = self->x + letters + (MARGIN_PART - part[0]) * cell;
  self->top = self->y + letters + (MARGIN_PART - part[2]) * cell;
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
