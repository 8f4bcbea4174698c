/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-paint-metrics: where things are on a board of so many pixels
 *
 * What:   wood, crossings, cells, stones; from a point to a place and back.
 * Not:    drawing.
 * Shape:  plain numbers in units of the drawing. Cells and margins are whole
 *         device pixels, so that lines are equally far apart and crisp at
 *         every scale. Cell width and height are apart: a Japanese board is
 *         taller than wide (1.4 to 1.5 尺, a cell about 1 : 1.07).
 */
#pragma once

#include "tengen-board-point.h"

G_BEGIN_DECLS

/* Height of a cell in widths: a Japanese board, and a square one. */
#define TENGEN_PAINT_RATIO_JAPANESE 1.07
#define TENGEN_PAINT_RATIO_SQUARE 1.0

/**
 * TengenPaintMetrics:
 * @columns: columns of the board
 * @rows: rows of the board
 * @scale: device pixels in a unit
 * @x: left edge of the wood
 * @y: top edge of the wood
 * @width: width of the wood
 * @height: height of the wood
 * @corner: radius of the wood's corners
 * @left: place of the leftmost column
 * @top: place of the topmost row
 * @cell_width: from column to column
 * @cell_height: from row to row
 * @radius: radius of a stone
 * @line: width of a line
 * @frame: width of the lines of the frame
 * @label: height of the letters of coordinates, 0 without coordinates
 *
 * The geometry of a board.
 */
typedef struct
{
  int columns;
  int rows;
  double scale;
  double x;
  double y;
  double width;
  double height;
  double corner;
  double left;
  double top;
  double cell_width;
  double cell_height;
  double radius;
  double line;
  double frame;
  double label;
} TengenPaintMetrics;

/**
 * tengen_paint_metrics_init:
 * @self: (out caller-allocates): the geometry
 * @width: room there is
 * @height: room there is
 * @columns: columns of the board, 1 to %TENGEN_BOARD_MAX
 * @rows: rows of the board, 1 to %TENGEN_BOARD_MAX
 * @labels: size of coordinates, 1 as designed, 0 without coordinates
 * @ratio: height of a cell in widths, see %TENGEN_PAINT_RATIO_JAPANESE
 * @scale: device pixels in a unit
 *
 * Finds the largest board for a room and centres it there. Where the room is
 * too small for cells of one device pixel the board is larger than the room.
 */
void tengen_paint_metrics_init (TengenPaintMetrics *self,
                                double width,
                                double height,
                                int columns,
                                int rows,
                                double labels,
                                double ratio,
                                double scale);

/**
 * tengen_paint_metrics_move_to_part:
 * @self: the geometry of a board that is as large as the part
 * @columns: columns of the whole board
 * @rows: rows of the whole board
 * @part: first and last column, first and last row that are seen
 *
 * Makes it the geometry of a part of a larger board; crossings outside of the
 * part lie outside of the wood.
 */
void tengen_paint_metrics_move_to_part (TengenPaintMetrics *self,
                                        int columns,
                                        int rows,
                                        const int part[4]);

/* Makes the lines thicker, as crisp as they were. */
void tengen_paint_metrics_embolden (TengenPaintMetrics *self);

/**
 * tengen_paint_metrics_init_part:
 * @self: (out caller-allocates): the geometry
 * @width: room there is
 * @height: room there is
 * @columns: columns of the board, 1 to %TENGEN_BOARD_MAX
 * @rows: rows of the board, 1 to %TENGEN_BOARD_MAX
 * @part: first and last column, first and last row that are seen
 * @labels: whether there are coordinates
 *
 * Finds the largest board of which a part fills a room on paper: without wood,
 * with narrow margins, a unit being the smallest length. Crossings outside of
 * the part lie outside of the room.
 */
void tengen_paint_metrics_init_part (TengenPaintMetrics *self,
                                     double width,
                                     double height,
                                     int columns,
                                     int rows,
                                     const int part[4],
                                     gboolean labels);

/* Tells whether everything is at the same place in two geometries. */
gboolean tengen_paint_metrics_equal (const TengenPaintMetrics *self,
                                     const TengenPaintMetrics *other);

/* Tells where a crossing is. */
void tengen_paint_metrics_get_center (const TengenPaintMetrics *self,
                                      TengenPoint point,
                                      double *x,
                                      double *y);

/* Gives the point whose cell a place is in, or %TENGEN_POINT_NONE. */
TengenPoint tengen_paint_metrics_get_point (const TengenPaintMetrics *self,
                                            double x,
                                            double y);

/* Gives the edge of a device pixel that is nearest to a place. */
double tengen_paint_metrics_snap (const TengenPaintMetrics *self, double value);

G_END_DECLS
