/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-board-point: a crossing of the board (交点)
 *
 * Shape: y * width + x in 16 bits; x from the left, y from the top, both
 *        from 0. PASS and NONE lie outside of every board.
 * Not:   texts for points (tengen-board-notation).
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The longest side of a board; its largest point number is 2703. */
#define TENGEN_BOARD_MAX 52
#define TENGEN_BOARD_MAX_POINTS (TENGEN_BOARD_MAX * TENGEN_BOARD_MAX)

typedef guint16 TengenPoint;

/* The move that puts no stone. */
#define TENGEN_POINT_PASS ((TengenPoint) 0xFFFE)
/* No point at all. */
#define TENGEN_POINT_NONE ((TengenPoint) 0xFFFF)

/**
 * tengen_point_make:
 * @width: number of columns
 * @x: column, 0 at the left
 * @y: row, 0 at the top
 *
 * Joins column and row.
 *
 * Returns: the point
 */
static inline TengenPoint
tengen_point_make (int width, int x, int y)
{
  return (TengenPoint) (y * width + x);
}

/* Gives the column of a point, 0 (left) to @width - 1. */
static inline int
tengen_point_x (TengenPoint self, int width)
{
  return self % width;
}

/* Gives the row of a point, 0 (top) and up. */
static inline int
tengen_point_y (TengenPoint self, int width)
{
  return self / width;
}

/* Lists the points along the lines beside a point. Returns: how many. */
static inline int
tengen_point_list_around (int self, int width, int n_points, int around[4])
{
  int x = self % width;
  int n = 0;

  if (x > 0)
    around[n++] = self - 1;
  if (x < width - 1)
    around[n++] = self + 1;
  if (self >= width)
    around[n++] = self - width;
  if (self < n_points - width)
    around[n++] = self + width;
  return n;
}

G_END_DECLS
