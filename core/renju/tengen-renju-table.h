/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-renju-table: what a black stone makes on one line, for every line
 *
 * What:   the tables that are made when the program is built, and the layout
 *         of the board that they are made for.
 * Not:    lines together, threes that come to nothing (tengen-renju-judge).
 * Shape:  a code is a number of ten digits to the base of three: what lies on
 *         the five points before and the five points behind; nothing, a black
 *         stone, or what stops Black: a white stone or the edge. Cells are the
 *         points of the board in a frame five wide, so that the edge need not
 *         be checked; rows share the frame between them.
 * Source: tengen-renju-table-make.c writes them from the rules.
 */
#pragma once

#include "tengen-renju.h"

G_BEGIN_DECLS

/* How far the shapes of a stone reach along a line. */
#define TENGEN_RENJU_REACH 5

/* Codes of a line: 3 to the power of 2 * REACH. */
#define TENGEN_RENJU_CODES 59049

/* The cells: a row with half of the frame, and all. */
#define TENGEN_RENJU_STRIDE (TENGEN_RENJU_SIZE + TENGEN_RENJU_REACH)
#define TENGEN_RENJU_CELLS                                                     \
  (TENGEN_RENJU_STRIDE * (TENGEN_RENJU_SIZE + 2 * TENGEN_RENJU_REACH) +        \
   TENGEN_RENJU_REACH)

/* What lies on a cell of the frame; on all others it is a TengenStone. */
#define TENGEN_RENJU_FRAME 3

/* The first cell that is a point. */
#define TENGEN_RENJU_ORIGIN                                                    \
  (TENGEN_RENJU_REACH * TENGEN_RENJU_STRIDE + TENGEN_RENJU_REACH)

/* The farthest cells of a line through a cell. */
#define TENGEN_RENJU_SPAN (TENGEN_RENJU_REACH * (TENGEN_RENJU_STRIDE + 1))

/* Points as bits. */
#define TENGEN_RENJU_WORDS ((TENGEN_RENJU_POINTS + 63) / 64)

/* Counts in a sum; those of four lines can be added. */
#define TENGEN_RENJU_SUM_FIVES 0x0007u
#define TENGEN_RENJU_SUM_OVERLINES 0x0038u
#define TENGEN_RENJU_SUM_FOURS 0x03C0u
#define TENGEN_RENJU_SUM_THREES 0x1C00u

/* One of each. */
#define TENGEN_RENJU_ONE_FIVE 0x0001u
#define TENGEN_RENJU_ONE_OVERLINE 0x0008u
#define TENGEN_RENJU_ONE_FOUR 0x0040u
#define TENGEN_RENJU_ONE_THREE 0x0400u

/* The lines of a cell, each a step along it. */
#define TENGEN_RENJU_LINES 4
#define TENGEN_RENJU_STEP_ACROSS 1
#define TENGEN_RENJU_STEP_DOWN TENGEN_RENJU_STRIDE
#define TENGEN_RENJU_STEP_FALLING (TENGEN_RENJU_STRIDE + 1)
#define TENGEN_RENJU_STEP_RISING (1 - TENGEN_RENJU_STRIDE)

static const int tengen_renju_steps[TENGEN_RENJU_LINES] = {
  TENGEN_RENJU_STEP_ACROSS,
  TENGEN_RENJU_STEP_DOWN,
  TENGEN_RENJU_STEP_FALLING,
  TENGEN_RENJU_STEP_RISING,
};

/* For each code how many fives, overlines, fours and threes a black stone
 * makes; a three is counted if it has a point that would make it a straight
 * four, whatever that point is otherwise. */
extern const guint16 tengen_renju_table_sums[TENGEN_RENJU_CODES];

/* For each code the points that would make the three a straight four: bits
 * for -3, -2, -1, 1, 2, 3 along the line. */
extern const guint8 tengen_renju_table_extensions[TENGEN_RENJU_CODES];

/* The codes of the four lines of a cell, 16 bits each, of an empty board. */
extern const guint64 tengen_renju_table_empty[TENGEN_RENJU_CELLS];

/* What a black stone adds to the codes of a cell; the index is the stone's
 * cell less that cell, and the span; 0 if they are on no line. */
extern const guint64 tengen_renju_table_weights[2 * TENGEN_RENJU_SPAN + 1];

/* The points whose codes a stone changes, and its own. */
extern const guint64 tengen_renju_table_stars[TENGEN_RENJU_POINTS]
                                             [TENGEN_RENJU_WORDS];

/* For a stone of White and of Black on each point two numbers by chance. */
extern const guint64 tengen_renju_table_keys[2][TENGEN_RENJU_POINTS][2];

/* Finds a point among the cells. */
static inline int
tengen_renju_cell (TengenPoint point)
{
  return TENGEN_RENJU_ORIGIN + point +
         point / TENGEN_RENJU_SIZE * TENGEN_RENJU_REACH;
}

/* Finds a cell, which is a point, among the points. */
static inline TengenPoint
tengen_renju_point (int cell)
{
  guint past = (guint) (cell - TENGEN_RENJU_ORIGIN);

  return (TengenPoint) (past - past / TENGEN_RENJU_STRIDE * TENGEN_RENJU_REACH);
}

G_END_DECLS
