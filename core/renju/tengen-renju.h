/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-renju: the lines of a Renju board (連珠盤), kept up to date stone by
 *               stone
 *
 * What:   which stone lies where, and for every empty point what a black stone
 *         would make of it: five, overline, double-four, double-three.
 * Not:    turns, openings, what a claim is worth; the stones that make a shape
 *         (tengen-renju-shape), why it is forbidden (tengen-renju-reason).
 * Shape:  codes of the neighbours of each point on its four lines, looked up
 *         in one table; a stone changes the codes of at most forty points.
 *         Answers are kept up to date when a stone is put or taken; asking
 *         changes nothing, so that others may ask at the same time.
 * Source: International Rules of Renju, chapters 3 and 9.
 */
#pragma once

#include "tengen-board-point.h"
#include "tengen-board-stone.h"

G_BEGIN_DECLS

/* Lines of the board, and points on them. */
#define TENGEN_RENJU_SIZE 15
#define TENGEN_RENJU_POINTS (TENGEN_RENJU_SIZE * TENGEN_RENJU_SIZE)
/* 天元 */
#define TENGEN_RENJU_CENTER ((TengenPoint) (TENGEN_RENJU_POINTS / 2))

/**
 * TengenRenjuClass:
 * @TENGEN_RENJU_FIVE: a row of exactly five (五連): Black wins, whatever else
 *   the stone makes; never together with another one
 * @TENGEN_RENJU_OVERLINE: a row of six or more (長連)
 * @TENGEN_RENJU_DOUBLE_FOUR: two fours or more, on one line too (四々)
 * @TENGEN_RENJU_DOUBLE_THREE: threes on two lines or more (三々)
 *
 * What a black stone makes of a point; flags. A point is forbidden (禁手) if
 * it has any of the last three.
 */
typedef enum
{
  TENGEN_RENJU_FIVE = 1 << 0,
  TENGEN_RENJU_OVERLINE = 1 << 1,
  TENGEN_RENJU_DOUBLE_FOUR = 1 << 2,
  TENGEN_RENJU_DOUBLE_THREE = 1 << 3,
} TengenRenjuClass;

#define TENGEN_RENJU_FORBIDDEN                                                 \
  (TENGEN_RENJU_OVERLINE | TENGEN_RENJU_DOUBLE_FOUR | TENGEN_RENJU_DOUBLE_THREE)

typedef struct TengenRenju TengenRenju;

/* Makes an empty board. */
TengenRenju *tengen_renju_new (void) G_GNUC_WARN_UNUSED_RESULT;

/* Copies a board. */
TengenRenju *
tengen_renju_copy (const TengenRenju *self) G_GNUC_WARN_UNUSED_RESULT;

/* Frees a board; does nothing for %NULL. */
void tengen_renju_free (TengenRenju *self);

/* Puts a stone on an empty point. */
void tengen_renju_put (TengenRenju *self, TengenPoint point, TengenStone stone);

/* Takes a stone off its point. */
void tengen_renju_take (TengenRenju *self, TengenPoint point);

/**
 * tengen_renju_put_all:
 * @self: a board
 * @stones: (array fixed-size=225): a #TengenStone for each point
 *
 * Makes the board what @stones says. Cost: what differs, or the board.
 */
void tengen_renju_put_all (TengenRenju *self, const guint8 *stones);

/* Tells the colour of the stone on a point, or none. */
TengenStone tengen_renju_get (const TengenRenju *self, TengenPoint point);

/**
 * tengen_renju_classify:
 * @self: a board
 * @point: an empty point, or one with a black stone, which is then judged as
 *   if it had been put last
 *
 * Tells what a black stone makes of a point, recursively to any depth.
 *
 * Returns: #TengenRenjuClass flags, 0 for an ordinary move
 */
guint tengen_renju_classify (const TengenRenju *self, TengenPoint point);

/**
 * tengen_renju_may_put:
 * @self: a board
 * @point: a point
 * @stone: a colour
 *
 * Tells whether a stone may be put: the point is empty, and not forbidden for
 * Black.
 *
 * Returns: %TRUE if it may
 */
gboolean tengen_renju_may_put (const TengenRenju *self,
                               TengenPoint point,
                               TengenStone stone);

/**
 * tengen_renju_map:
 * @self: a board
 * @classes: (out caller-allocates) (array fixed-size=225): for each point what
 *   tengen_renju_classify() says, 0 for those with a stone
 *
 * Asks for all points at once.
 */
void tengen_renju_map (const TengenRenju *self, guint8 *classes);

/**
 * tengen_renju_wins:
 * @self: a board
 * @point: an empty point, or one with a stone of that colour
 * @stone: a colour
 *
 * Tells whether a stone there makes a row that wins: exactly five for Black,
 * five or more for White.
 *
 * Returns: %TRUE if it does
 */
gboolean tengen_renju_wins (const TengenRenju *self,
                            TengenPoint point,
                            TengenStone stone);

/**
 * tengen_renju_list_fives:
 * @self: a board
 * @stone: a colour
 * @points: (out caller-allocates) (array fixed-size=225): the points
 *
 * Lists the empty points where a stone makes a row that wins, row by row from
 * the top.
 *
 * Returns: how many there are
 */
guint tengen_renju_list_fives (const TengenRenju *self,
                               TengenStone stone,
                               TengenPoint *points);

/**
 * tengen_renju_find_five:
 * @self: a board
 * @stone: a colour
 *
 * Finds a winning row of a colour anywhere on the board: exactly five for
 * Black, five or more for White.
 *
 * Returns: a point of it, the first one row by row from the top, or
 *   %TENGEN_POINT_NONE
 */
TengenPoint tengen_renju_find_five (const TengenRenju *self, TengenStone stone);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TengenRenju, tengen_renju_free)

G_END_DECLS
