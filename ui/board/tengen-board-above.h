/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-board-above: what crosses the board above all stones, as render nodes
 *
 * What:  lines, arrows and shapes of a view, a line that is being drawn, a
 *        plate beside a point.
 * Not:   how they look (tengen-paint-line, tengen-paint-shape), when they are
 *        made anew (tengen-board-layers).
 */
#pragma once

#include "tengen-board-pictures.h"

G_BEGIN_DECLS

/**
 * tengen_board_above_make:
 * @pictures: where things are
 * @view: what is to be seen, with a line or a shape
 *
 * Draws all lines, arrows and shapes.
 *
 * Returns: (transfer full): a node
 */
GskRenderNode *
tengen_board_above_make (TengenBoardPictures *pictures,
                         const TengenView *view) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_board_above_make_line:
 * @pictures: where things are
 * @view: what is to be seen
 * @line: a line between points of the board
 *
 * Draws one line.
 *
 * Returns: (transfer full): a node
 */
GskRenderNode *tengen_board_above_make_line (TengenBoardPictures *pictures,
                                             const TengenView *view,
                                             const TengenMarkupLine *line)
    G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_board_above_make_tag:
 * @pictures: where things are
 * @point: a point of the board
 * @name: a short text
 *
 * Draws a plate with a text beside a point.
 *
 * Returns: (transfer full): a node
 */
GskRenderNode *
tengen_board_above_make_tag (TengenBoardPictures *pictures,
                             TengenPoint point,
                             const char *name) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
