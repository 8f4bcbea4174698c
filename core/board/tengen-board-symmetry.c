/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-board-symmetry: the eight turns and mirror images of a board
 */
#include "tengen-board-symmetry.h"

TengenPoint
tengen_symmetry_point (guint symmetry, int width, int height, TengenPoint point)
{
  int x, y;

  g_return_val_if_fail (symmetry < TENGEN_SYMMETRY_COUNT, TENGEN_POINT_NONE);
  g_return_val_if_fail (width >= 1 && height >= 1, TENGEN_POINT_NONE);

  if (point == TENGEN_POINT_PASS || point == TENGEN_POINT_NONE)
    return point;
  g_return_val_if_fail (point < width * height, TENGEN_POINT_NONE);

  x = tengen_point_x (point, width);
  y = tengen_point_y (point, width);
  if ((symmetry & TENGEN_SYMMETRY_MIRROR) != 0)
    x = width - 1 - x;
  if ((symmetry & TENGEN_SYMMETRY_FLIP) != 0)
    y = height - 1 - y;
  if ((symmetry & TENGEN_SYMMETRY_DIAGONAL) != 0)
    return tengen_point_make (height, y, x);
  return tengen_point_make (width, x, y);
}
