/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-renju-shape: rows, fours and threes (連・四・三) with their stones
 *
 * What:   for a point and a colour the shapes that a stone there makes or
 *         belongs to, each with its stones, its line and the points that go on.
 * Not:    what they make of the point together (tengen-renju).
 * Source: International Rules of Renju, chapter 3; 連珠のルールと打ち方,
 *         chapter 1.
 */
#pragma once

#include "tengen-renju.h"

G_BEGIN_DECLS

/**
 * TengenRenjuDirection:
 * @TENGEN_RENJU_ACROSS: along a row (横)
 * @TENGEN_RENJU_DOWN: along a column (縦)
 * @TENGEN_RENJU_FALLING: from the upper left to the lower right (右下がり)
 * @TENGEN_RENJU_RISING: from the lower left to the upper right (右上がり)
 *
 * A line through a point.
 */
typedef enum
{
  TENGEN_RENJU_ACROSS,
  TENGEN_RENJU_DOWN,
  TENGEN_RENJU_FALLING,
  TENGEN_RENJU_RISING,
} TengenRenjuDirection;

#define TENGEN_RENJU_N_DIRECTIONS 4

/**
 * TengenRenjuShapeKind:
 * @TENGEN_RENJU_SHAPE_FIVE: a row of exactly five (五連)
 * @TENGEN_RENJU_SHAPE_OVERLINE: a row of six or more (長連)
 * @TENGEN_RENJU_SHAPE_STRAIGHT_FOUR: an unbroken four with two points that
 *   make five (棒四)
 * @TENGEN_RENJU_SHAPE_FOUR: an unbroken four with one such point (四)
 * @TENGEN_RENJU_SHAPE_SPLIT_FOUR: a four with a gap (トビ四)
 * @TENGEN_RENJU_SHAPE_THREE: an unbroken three (三)
 * @TENGEN_RENJU_SHAPE_SPLIT_THREE: a three with a gap (トビ三)
 *
 * What stones on a line are.
 */
typedef enum
{
  TENGEN_RENJU_SHAPE_FIVE,
  TENGEN_RENJU_SHAPE_OVERLINE,
  TENGEN_RENJU_SHAPE_STRAIGHT_FOUR,
  TENGEN_RENJU_SHAPE_FOUR,
  TENGEN_RENJU_SHAPE_SPLIT_FOUR,
  TENGEN_RENJU_SHAPE_THREE,
  TENGEN_RENJU_SHAPE_SPLIT_THREE,
} TengenRenjuShapeKind;

/**
 * TengenRenjuShape:
 * @kind: what it is
 * @stone: whose
 * @direction: on which line
 * @n_stones: how many stones
 * @stones: where they lie, along the line, the one asked about among them
 * @n_points: how many points go on
 * @points: (FOURs): where a stone makes five (White: five or more); (THREEs):
 *   where one makes a straight four; along the line
 *
 * A shape.
 */
typedef struct
{
  TengenRenjuShapeKind kind;
  TengenStone stone;
  TengenRenjuDirection direction;
  int n_stones;
  TengenPoint stones[TENGEN_RENJU_SIZE];
  int n_points;
  TengenPoint points[2];
} TengenRenjuShape;

/* Tells whether a shape is a four: straight, unbroken or split. */
static inline gboolean
tengen_renju_shape_is_four (const TengenRenjuShape *self)
{
  return self->kind == TENGEN_RENJU_SHAPE_STRAIGHT_FOUR ||
         self->kind == TENGEN_RENJU_SHAPE_FOUR ||
         self->kind == TENGEN_RENJU_SHAPE_SPLIT_FOUR;
}

/* Tells whether a shape is a three: unbroken or split. */
static inline gboolean
tengen_renju_shape_is_three (const TengenRenjuShape *self)
{
  return self->kind == TENGEN_RENJU_SHAPE_THREE ||
         self->kind == TENGEN_RENJU_SHAPE_SPLIT_THREE;
}

/**
 * tengen_renju_shape_get_class:
 * @self: a shape
 *
 * Tells which class a stone gets that makes such a shape, of fours and threes
 * two of them.
 *
 * Returns: a class
 */
static inline TengenRenjuClass
tengen_renju_shape_get_class (const TengenRenjuShape *self)
{
  if (tengen_renju_shape_is_three (self))
    return TENGEN_RENJU_DOUBLE_THREE;
  if (tengen_renju_shape_is_four (self))
    return TENGEN_RENJU_DOUBLE_FOUR;
  return self->kind == TENGEN_RENJU_SHAPE_FIVE ? TENGEN_RENJU_FIVE
                                               : TENGEN_RENJU_OVERLINE;
}

/**
 * tengen_renju_shape_belongs:
 * @self: a shape
 * @classes: what the stone that makes it is, #TengenRenjuClass flags
 *
 * Tells whether a shape is one that these classes speak of: the threes of a
 * double-three, and the fours beside them too, which do not help (四三々).
 *
 * Returns: %TRUE if it is
 */
static inline gboolean
tengen_renju_shape_belongs (const TengenRenjuShape *self, guint classes)
{
  if ((classes & TENGEN_RENJU_DOUBLE_THREE) != 0)
    classes |= TENGEN_RENJU_DOUBLE_FOUR;
  return (tengen_renju_shape_get_class (self) & classes) != 0;
}

/**
 * tengen_renju_list_shapes:
 * @self: a board
 * @point: an empty point, or one with a stone of that colour
 * @stone: a colour
 *
 * Lists the shapes that a stone on @point is part of, by direction: rows of
 * five and more, fours (two on one line are two shapes), threes. Of Black only
 * threes that can become a straight four on a point that is not forbidden are
 * threes; when there is a five nothing else is listed but overlines. White's
 * overline is listed as an overline, his fours may be completed by one; they
 * are told apart by the points that win, so that one such point is one four.
 * For both it is no three if the straight four would make a five elsewhere.
 *
 * Returns: (transfer full) (element-type TengenRenjuShape): shapes
 */
GArray *tengen_renju_list_shapes (const TengenRenju *self,
                                  TengenPoint point,
                                  TengenStone stone) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_renju_list_rows:
 * @self: a board
 * @stone: a colour
 *
 * Lists the winning rows of a colour on the whole board: for Black those of
 * exactly five, for White five and more.
 *
 * Returns: (transfer full) (element-type TengenRenjuShape): FIVE and OVERLINE
 */
GArray *tengen_renju_list_rows (const TengenRenju *self,
                                TengenStone stone) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_renju_list_threats:
 * @self: a board
 * @stone: a colour
 *
 * Lists the fours and threes that stand on the board, each once.
 *
 * Returns: (transfer full) (element-type TengenRenjuShape): shapes, fours
 *   first, then by their stones
 */
GArray *tengen_renju_list_threats (const TengenRenju *self,
                                   TengenStone stone) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
