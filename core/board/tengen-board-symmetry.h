/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-board-symmetry: the eight turns and mirror images of a board
 *
 * Shape: a symmetry is a number from 0 (nothing) to 7: bit 0 mirrors left and
 *        right, bit 1 mirrors top and bottom, then bit 2 exchanges x and y.
 */
#pragma once

#include "tengen-board-point.h"

G_BEGIN_DECLS

#define TENGEN_SYMMETRY_COUNT 8

/* Left and right exchanged; top and bottom; rows become columns. */
#define TENGEN_SYMMETRY_MIRROR 1u
#define TENGEN_SYMMETRY_FLIP 2u
#define TENGEN_SYMMETRY_DIAGONAL 4u
/* A turn of 180 degrees, of 90 against the clock, of 90 with the clock. */
#define TENGEN_SYMMETRY_HALF 3u
#define TENGEN_SYMMETRY_LEFT 5u
#define TENGEN_SYMMETRY_RIGHT 6u

/**
 * tengen_symmetry_point:
 * @symmetry: 0 to 7
 * @width: columns of the board before
 * @height: rows of the board before
 * @point: a point of it, or PASS or NONE, which stay themselves
 *
 * Maps a point. With bit 2 the new board has @height columns.
 *
 * Returns: the point on the new board
 */
TengenPoint tengen_symmetry_point (guint symmetry,
                                   int width,
                                   int height,
                                   TengenPoint point);

G_END_DECLS
