/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-go-dead-area: a part of the board that is in doubt
 *
 * What: points in doubt that hang together, and the empty points around on
 *       which a move may decide them.
 */
#pragma once

#include "tengen-board.h"

G_BEGIN_DECLS

/**
 * TengenGoDeadArea:
 * @TENGEN_GO_DEAD_AREA_OUTSIDE: not a part of it
 * @TENGEN_GO_DEAD_AREA_AROUND: a move there may matter
 * @TENGEN_GO_DEAD_AREA_IN_DOUBT: it is what the sides are after
 *
 * What a point is for an area.
 */
typedef enum
{
  TENGEN_GO_DEAD_AREA_OUTSIDE,
  TENGEN_GO_DEAD_AREA_AROUND,
  TENGEN_GO_DEAD_AREA_IN_DOUBT,
} TengenGoDeadArea;

/**
 * tengen_go_dead_area_find:
 * @board: a position
 * @doubtful: for each point 1 if it is in doubt
 * @start: a point in doubt
 * @area: (out caller-allocates): a #TengenGoDeadArea for each point
 *
 * Finds the points in doubt connected with @start, also diagonally; around are
 * the empty points up to two steps from them and the liberties of the chains
 * that touch them.
 */
void tengen_go_dead_area_find (const TengenBoard *board,
                               const guint8 *doubtful,
                               TengenPoint start,
                               guint8 *area);

G_END_DECLS
