/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * renju-random: random boards on which much may happen
 *
 * What: black stars around a point, dense shapes often at an edge, scattered
 *       stones; rows of five and more are not kept out, since a five that is
 *       not declared stays on the board.
 */
#pragma once

#include "tengen-renju.h"

G_BEGIN_DECLS

/**
 * renju_random_board:
 * @stones: (out caller-allocates) (array fixed-size=225): a #TengenStone for
 *   each point, row by row from the top
 *
 * Makes a board.
 */
void renju_random_board (guint8 *stones);

/**
 * renju_random_is_lucky:
 * @percent: how often it is true, of a hundred
 *
 * Draws a lot.
 *
 * Returns: %TRUE or %FALSE
 */
gboolean renju_random_is_lucky (int percent);

/**
 * renju_random_order:
 * @points: (out caller-allocates) (array fixed-size=225): each point once
 *
 * Shuffles the points.
 */
void renju_random_order (TengenPoint *points);

/**
 * renju_random_picture:
 * @stones: a board
 *
 * Writes a board as the rows of the shared files do: `.`, `X` and `O`.
 *
 * Returns: (transfer full): 225 characters
 */
char *renju_random_picture (const guint8 *stones) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
