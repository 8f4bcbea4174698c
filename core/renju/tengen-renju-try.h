/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-renju-try: what becomes of one more stone of a four or a three
 *
 * What:   the cause for which it fails, or that it does not, with the shape
 *         that shows it.
 * Not:    why a point is forbidden that would be needed (tengen-renju-reason).
 * Source: International Rules of Renju, chapter 3 and 9.3.
 */
#pragma once

#include "tengen-renju-line.h"
#include "tengen-renju-reason.h"

G_BEGIN_DECLS

/**
 * tengen_renju_try_three:
 * @self: (out caller-allocates): the try, without a reason
 * @board: a board, with the stones of the three
 * @line: the line of it, as it is on the board
 * @point: an empty point that makes four of the three
 *
 * Tries to make a straight four.
 */
void tengen_renju_try_three (TengenRenjuTry *self,
                             const TengenRenju *board,
                             const TengenRenjuLine *line,
                             TengenPoint point);

/**
 * tengen_renju_try_four:
 * @self: (out caller-allocates): the try
 * @line: the line of the four
 * @point: an empty point that makes five or more of the four
 *
 * Tries to make a five.
 */
void tengen_renju_try_four (TengenRenjuTry *self,
                            const TengenRenjuLine *line,
                            TengenPoint point);

G_END_DECLS
