/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-board-part: a part of a board, and its name
 *
 * What:  rectangles of points, named by two opposite corners: `A1:K10`.
 * Shape: four numbers: first and last column, first and last row.
 */
#pragma once

#include "tengen-board-notation.h"

G_BEGIN_DECLS

/**
 * tengen_board_part_get_corner:
 * @width: columns of the board
 * @height: rows of the board
 * @right: the right half, not the left one
 * @lower: the lower half, not the upper one
 * @part: (out): the part
 *
 * Gives a quarter of the board, with the lines through its middle.
 */
void tengen_board_part_get_corner (
    int width, int height, gboolean right, gboolean lower, int part[4]);

/**
 * tengen_board_part_format:
 * @part: a part of the board
 * @notation: how points are named
 * @width: columns of the board
 * @height: rows of the board
 *
 * Names a part by its lower left and upper right corner.
 *
 * Returns: (transfer full): the name
 */
char *tengen_board_part_format (const int part[4],
                                TengenNotation notation,
                                int width,
                                int height) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_board_part_parse:
 * @notation: how points are named
 * @width: columns of the board
 * @height: rows of the board
 * @text: two opposite corners with a colon between them
 * @part: (out): the part
 *
 * Reads the name of a part.
 *
 * Returns: %FALSE if it is none of this board; @part is then unchanged
 */
gboolean tengen_board_part_parse (TengenNotation notation,
                                  int width,
                                  int height,
                                  const char *text,
                                  int part[4]);

G_END_DECLS
