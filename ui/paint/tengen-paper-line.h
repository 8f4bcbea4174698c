/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-paper-line: moves as numbers on one board, as in books (数字図)
 *
 * What:   puts stones with numbers on a view.
 * Shape:  what was taken stays where it was. A move where a stone is drawn
 *         already, and a pass, are told below the board: `7: C3`.
 */
#pragma once

#include "tengen-board-notation.h"
#include "tengen-paint-view.h"

G_BEGIN_DECLS

/**
 * tengen_paper_line_add:
 * @view: what is to be seen
 * @notation: how points are named below the board
 * @stone: whose move
 * @point: where, or PASS
 * @number: its number
 * @note: what stands below the board so far
 *
 * Adds a move.
 */
void tengen_paper_line_add (TengenView *view,
                            TengenNotation notation,
                            TengenStone stone,
                            TengenPoint point,
                            guint number,
                            GString *note);

G_END_DECLS
