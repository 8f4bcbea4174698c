/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-renju-line: one line of a Renju board and what could grow on it
 *
 * What:   rows, and sets of four or three stones that one more stone would
 *         make a five or an unbroken four of.
 * Not:    whether that stone may be put (tengen-renju-try): here is only what
 *         can be seen on the line.
 * Shape:  a copy of the points of one line through a point.
 * Source: International Rules of Renju, chapter 3.
 */
#pragma once

#include "tengen-renju-shape.h"

G_BEGIN_DECLS

/**
 * TengenRenjuLine:
 * @stone: whose shapes are looked for
 * @direction: which line
 * @at: the index of the point asked about: only what contains it is listed;
 *   or -1: everything is
 * @length: how many points the line has on the board
 * @points: they, along the line
 * @stones: what lies there
 *
 * A line.
 */
typedef struct
{
  TengenStone stone;
  TengenRenjuDirection direction;
  int at;
  int length;
  TengenPoint points[TENGEN_RENJU_SIZE];
  TengenStone stones[TENGEN_RENJU_SIZE];
} TengenRenjuLine;

/**
 * tengen_renju_line_read:
 * @self: (out caller-allocates): a line
 * @board: a board
 * @point: a point of the line
 * @direction: which line through it
 * @stone: whose shapes will be looked for
 *
 * Reads the line of a point; the point is the one asked about.
 */
void tengen_renju_line_read (TengenRenjuLine *self,
                             const TengenRenju *board,
                             TengenPoint point,
                             TengenRenjuDirection direction,
                             TengenStone stone);

/* Finds the index of a point of the line. */
int tengen_renju_line_find (const TengenRenjuLine *self, TengenPoint point);

/* Tells whether a stone could be put; not at an index outside of the line. */
gboolean tengen_renju_line_is_empty (const TengenRenjuLine *self, int index);

/**
 * tengen_renju_line_measure:
 * @self: a line
 * @index: a point that is empty or has a stone of the colour
 * @first: (out): where the row begins
 * @last: (out): where it ends
 *
 * Measures the unbroken row that a stone there is part of, or would be.
 *
 * Returns: how many stones it has
 */
int tengen_renju_line_measure (const TengenRenjuLine *self,
                               int index,
                               int *first,
                               int *last);

/* Tells whether a row wins: of exactly five, for White of five or more. */
gboolean tengen_renju_line_wins (const TengenRenjuLine *self, int length);

/**
 * tengen_renju_line_make_shape:
 * @self: a line
 * @kind: what the shape is
 * @first: where it begins
 * @last: where it ends
 * @gap: a point between them that does not belong to it, or -1
 * @shape: (out caller-allocates): the shape, without points that go on
 *
 * Makes a shape of the points from @first to @last.
 */
void tengen_renju_line_make_shape (const TengenRenjuLine *self,
                                   TengenRenjuShapeKind kind,
                                   int first,
                                   int last,
                                   int gap,
                                   TengenRenjuShape *shape);

/* Lists the rows on the line (transfer full): FIVE and OVERLINE. */
GArray *tengen_renju_line_list_rows (const TengenRenjuLine *self)
    G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_renju_line_list_fours:
 * @self: a line
 * @is_long: %FALSE for the fours: one more stone wins; %TRUE for what only
 *   looks like one: one more stone of Black makes six or more
 *
 * Lists sets of four stones, each with the points that complete it.
 *
 * Returns: (transfer full) (element-type TengenRenjuShape): FOURs
 */
GArray *
tengen_renju_line_list_fours (const TengenRenjuLine *self,
                              gboolean is_long) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_renju_line_list_threes:
 * @self: a line
 *
 * Lists sets of three stones that one more makes an unbroken four of, each
 * with the points where it would be put, whatever becomes of that four. None
 * has a stone of a four on the line.
 *
 * Returns: (transfer full) (element-type TengenRenjuShape): THREEs
 */
GArray *tengen_renju_line_list_threes (const TengenRenjuLine *self)
    G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
