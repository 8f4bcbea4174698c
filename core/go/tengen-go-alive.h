/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-go-alive: chains that no play of the opponent can take (活き)
 *
 * Source: D. B. Benson, Life in the Game of Go (1976): a set of chains is
 *         unconditionally alive if each has two vital regions of the set.
 */
#pragma once

#include "tengen-board-point.h"
#include "tengen-board-stone.h"

G_BEGIN_DECLS

/**
 * tengen_go_alive:
 * @stones: width x height values, row by row
 * @width: columns
 * @height: rows
 * @colour: whose chains
 * @alive: (out caller-allocates): for each point 1 if a stone of an
 *   unconditionally alive chain lies there, else 0
 * @territory: (out caller-allocates) (optional): for each point 1 if it lies
 *   in a region enclosed by such chains in which the opponent cannot live:
 *   all its empty points touch them, or at most one eye is to be had
 *
 * Finds the unconditionally alive chains of one colour.
 *
 * Returns: the number of their stones
 */
int tengen_go_alive (const guint8 *stones,
                     int width,
                     int height,
                     TengenStone colour,
                     guint8 *alive,
                     guint8 *territory);

G_END_DECLS
