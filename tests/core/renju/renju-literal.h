/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * renju-literal: the rules of Renju word by word, slowly
 *
 * What:   what a stone makes, asked of a plain array of stones; nothing is
 *         kept, nothing is looked up.
 * Not:    the program's own rooms: it shares no code with core/renju, only the
 *         names of the classes and of the four lines.
 * Shape:  a board is 225 values of TengenStone, row by row from the top.
 *         Questions about a point are about the stone that lies there.
 * Source: International Rules of Renju, chapters 3 and 9.1 to 9.3.
 */
#pragma once

#include "tengen-renju.h"

G_BEGIN_DECLS

/**
 * renju_literal_run:
 * @stones: a board
 * @point: a point with a stone
 * @line: 0 across, 1 down, 2 falling to the right, 3 rising to the right
 *
 * Measures the unbroken row of its colour through a stone.
 *
 * Returns: 1 and up
 */
int renju_literal_run (const guint8 *stones, TengenPoint point, int line);

/**
 * renju_literal_fours:
 * @stones: a board
 * @point: a point with a stone
 * @line: which line
 *
 * Counts the fours of a stone on a line: sets of four stones that one more
 * makes a five of, exactly five for Black, five or more for White.
 *
 * Returns: 0 and up
 */
int renju_literal_fours (const guint8 *stones, TengenPoint point, int line);

/**
 * renju_literal_five_points:
 * @stones: a board
 * @point: a point with a stone
 * @line: which line
 * @points: (out caller-allocates) (array fixed-size=15): where five is made
 *
 * Lists the empty points that complete the fours of a stone on a line, in the
 * order of their numbers along it.
 *
 * Returns: how many
 */
int renju_literal_five_points (const guint8 *stones,
                               TengenPoint point,
                               int line,
                               TengenPoint *points);

/**
 * renju_literal_three_points:
 * @stones: a board
 * @point: a point with a stone
 * @line: which line
 * @points: (out caller-allocates) (array fixed-size=15): where a straight four
 *   is made
 *
 * Lists the empty points that make a straight four with a stone on a line and
 * may be used for it: no five is made there at the same time, and for Black it
 * is not forbidden itself. One or more of them make it a three.
 *
 * Returns: how many
 */
int renju_literal_three_points (guint8 *stones,
                                TengenPoint point,
                                int line,
                                TengenPoint *points);

/**
 * renju_literal_wins:
 * @stones: a board
 * @point: a point with a stone
 *
 * Tells whether a stone is part of a row that wins: of exactly five, for White
 * of five or more.
 *
 * Returns: %TRUE if it is
 */
gboolean renju_literal_wins (const guint8 *stones, TengenPoint point);

/**
 * renju_literal_class:
 * @stones: a board, which is tried on and left as it was
 * @point: a point with a black stone
 *
 * Judges a black stone.
 *
 * Returns: #TengenRenjuClass flags
 */
guint renju_literal_class (guint8 *stones, TengenPoint point);

/**
 * renju_literal_map:
 * @stones: a board, which is tried on and left as it was
 * @classes: (out caller-allocates) (array fixed-size=225): flags of a black
 *   stone on each empty point, 0 for the others
 *
 * Judges all empty points.
 */
void renju_literal_map (guint8 *stones, guint8 *classes);

G_END_DECLS
