/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-go-playout-shape: small eye spaces and the point that decides them
 *
 * What: spaces of up to six points in which who plays first decides between
 *       one eye and two: three in a row or bent, the pyramid four, the bulky
 *       and the crossed five, the rabbity six.
 */
#pragma once

#include "tengen-go-playout-board.h"

G_BEGIN_DECLS

/**
 * tengen_go_playout_shape_find_vital:
 * @board: a position
 * @point: an empty point
 *
 * Finds the vital point (急所) of the empty space that a point belongs to.
 * Cost: at most seven points.
 *
 * Returns: the point, or 0 if the space is large, has none or does not need it
 */
TengenGoPlayoutPoint
tengen_go_playout_shape_find_vital (const TengenGoPlayoutBoard *board,
                                    TengenGoPlayoutPoint point);

/**
 * tengen_go_playout_shape_is_one_eye:
 * @board: a position
 * @stone: a side
 * @point: an empty point
 * @size: stones of the chain that the side would have by playing there
 *
 * Tells whether that chain would lie inside a single chain of the opponent's
 * (ナカデ), which by taking it would get a hole with one eye only.
 *
 * Returns: %TRUE if it would
 */
gboolean tengen_go_playout_shape_is_one_eye (const TengenGoPlayoutBoard *board,
                                             TengenStone stone,
                                             TengenGoPlayoutPoint point,
                                             guint size);

G_END_DECLS
