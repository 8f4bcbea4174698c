/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-board-plan: what all boards of one size have in common
 *
 * What:   the padded layout and the hash keys; private to boards (tengen-board,
 *         tengen-go-playout-board).
 * Shape:  a square is a place in the padded layout: one column of edge at the
 *         left (it is also the right edge of the row above), two rows above,
 *         two below, so that the neighbours of a point's neighbours are
 *         squares too. Square 0 is always edge. Neighbours are at -stride,
 *         -1, +1, +stride.
 * Memory: made once, never changed, counted by reference (safe in threads).
 */
#pragma once

#include "tengen-board-point.h"
#include "tengen-board-stone.h"

G_BEGIN_DECLS

/* Squares of the largest board. */
#define TENGEN_BOARD_PLAN_SQUARES                                              \
  ((TENGEN_BOARD_MAX + 1) * (TENGEN_BOARD_MAX + 4))

/**
 * TengenBoardPlan:
 * @width: columns
 * @height: rows
 * @stride: from a square to the one below
 * @n_points: width x height
 * @n_squares: edges too
 * @empty_hash: hash of the empty board of this size
 * @squares: by point, its square
 * @points: by square, its point, or NONE
 * @keys: by square of a point, the key of a black and of a white stone
 */
typedef struct
{
  int width;
  int height;
  int stride;
  int n_points;
  int n_squares;
  guint64 empty_hash;
  guint16 squares[TENGEN_BOARD_MAX_POINTS];
  guint16 points[TENGEN_BOARD_PLAN_SQUARES];
  guint64 keys[][2];
} TengenBoardPlan;

/**
 * tengen_board_plan_new:
 * @width: columns, 1 to %TENGEN_BOARD_MAX
 * @height: rows, 1 to %TENGEN_BOARD_MAX
 *
 * Lays out a board. The keys depend on the two numbers alone.
 *
 * Returns: (transfer full): a plan
 */
TengenBoardPlan *tengen_board_plan_new (int width,
                                        int height) G_GNUC_WARN_UNUSED_RESULT;

/* Adds an owner. */
TengenBoardPlan *
tengen_board_plan_ref (TengenBoardPlan *self) G_GNUC_WARN_UNUSED_RESULT;

/* Gives up ownership; the last owner frees it. */
void tengen_board_plan_unref (TengenBoardPlan *self);

/* Gives what a black or white stone on a point adds (xor) to the hash. */
static inline guint64
tengen_board_plan_key (const TengenBoardPlan *self,
                       guint square,
                       TengenStone stone)
{
  return self->keys[square][stone - 1];
}

G_END_DECLS
