/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * renju-points: boards written down as lists of points
 *
 * What: names of points as players of Renju write them, `H8` in the middle;
 *       the letter I is one of them.
 */
#pragma once

#include "tengen-renju.h"

G_BEGIN_DECLS

/**
 * renju_points_read:
 * @name: the name of a point
 *
 * Finds a point; stops the test if there is none.
 *
 * Returns: the point
 */
TengenPoint renju_points_read (const char *name);

/**
 * renju_points_put:
 * @board: a board
 * @names: names of points, with spaces between
 * @stone: a colour
 *
 * Puts stones.
 */
void
renju_points_put (TengenRenju *board, const char *names, TengenStone stone);

/**
 * renju_points_board:
 * @black: names of points
 * @white: names of points
 *
 * Makes a board.
 *
 * Returns: (transfer full): the board
 */
TengenRenju *renju_points_board (const char *black,
                                 const char *white) G_GNUC_WARN_UNUSED_RESULT;

/**
 * renju_points_format:
 * @point: a point
 * @classes: #TengenRenjuClass flags
 *
 * Writes what a point is: `H8:44+33`, `H8:-` for an ordinary move.
 *
 * Returns: (transfer full): the text
 */
char *renju_points_format (TengenPoint point,
                           guint classes) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
