/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-go-handicap: fixed handicap points (置き石)
 *
 * Source: the Japanese order, the third stone at the lower right.
 */
#pragma once

#include "tengen-board-point.h"

G_BEGIN_DECLS

#define TENGEN_GO_HANDICAP_MAX 9

/**
 * tengen_go_handicap_max:
 * @size: side of a square board
 *
 * Tells how many fixed handicap stones a board has room for: 9 on odd boards
 * from 9 on, 4 on even boards from 8 on and on 7x7, else 0.
 *
 * Returns: 0, 4 or 9
 */
int tengen_go_handicap_max (int size);

/**
 * tengen_go_handicap_points:
 * @size: side of a square board
 * @stones: 2 to tengen_go_handicap_max()
 * @points: (out caller-allocates): room for @stones
 *
 * Gives the points of the handicap stones; the lines are the 4th from 13x13
 * on, the 3rd on smaller boards.
 *
 * Returns: @stones, or 0 if the board has no room for them
 */
int tengen_go_handicap_points (int size, int stones, TengenPoint *points);

/**
 * tengen_go_star_points:
 * @width: columns
 * @height: rows
 * @points: (out caller-allocates): room for 9
 *
 * Gives the points that are marked on a board (星, 天元).
 *
 * Returns: 0 to 9
 */
int tengen_go_star_points (int width, int height, TengenPoint *points);

G_END_DECLS
