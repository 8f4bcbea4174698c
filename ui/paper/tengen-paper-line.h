/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-paper-line: moves as numbers on one board, as in books (数字図)
 *
 * What:   puts stones with numbers on a view.
 * Shape:  what was taken stays where it was. A move where a stone is drawn
 *         already is told below the board by what is on that stone: `52 = 47`;
 *         one without a number gets a letter: `52 = a`. So it is found on a
 *         board without coordinates too. A pass is told there: `53: pass`.
 */
#pragma once

#include "tengen-board-notation.h"
#include "tengen-paint-view.h"

G_BEGIN_DECLS

/**
 * tengen_paper_line_add:
 * @view: what is shown
 * @notation: how points are named where there are no more letters
 * @pass: the word for a pass
 * @stone: whose move
 * @point: where, or PASS
 * @number: its number
 * @note: what stands below the board so far
 *
 * Adds a move.
 */
void tengen_paper_line_add (TengenView *view,
                            TengenNotation notation,
                            const char *pass,
                            TengenStone stone,
                            TengenPoint point,
                            guint number,
                            GString *note);

/* Tells whether a point has this label already. */
gboolean tengen_paper_line_has_label (const TengenView *view, const char *text);

G_END_DECLS
