/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * board-change: what the last change of a board did
 */
#pragma once

#include "tengen-board.h"

/* Lists the points that it changed. */
static inline int
list_changed (const TengenBoard *board, TengenPoint *points)
{
  guint8 before[TENGEN_BOARD_MAX_POINTS];
  int n = 0;

  tengen_board_read_at (board, tengen_board_get_depth (board) - 1, before);
  for (int i = 0; i < tengen_board_get_n_points (board); i++)
    if (tengen_board_get (board, i) != (TengenStone) before[i])
      points[n++] = (TengenPoint) i;
  return n;
}

/* Lists the points where it took stones. */
static inline int
list_taken (const TengenBoard *board, TengenPoint *points)
{
  int n_changed = list_changed (board, points);
  int n = 0;

  for (int i = 0; i < n_changed; i++)
    if (tengen_board_get (board, points[i]) == TENGEN_STONE_NONE)
      points[n++] = points[i];
  return n;
}
