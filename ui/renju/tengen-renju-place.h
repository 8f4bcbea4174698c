/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-renju-place: where the three stones of an opening (珠型) lie
 *
 * What:   an opening turned so that it fits the stones that lie already, or
 *         its mirror image.
 * Not:    the openings themselves (tengen-renju-pattern).
 */
#pragma once

#include "tengen-renju-pattern.h"

G_BEGIN_DECLS

/**
 * tengen_renju_place:
 * @index: a pattern, 0 to 25
 * @mirrored: its mirror image: stone 2 stays where it is
 * @stones: (array length=n_stones): the stones that lie already, from stone 1
 * @n_stones: 0, 1 or 2
 * @points: (out caller-allocates) (array fixed-size=3): where stones 1 to 3 lie
 *
 * Places a pattern. Without a second stone it lies as books show it, else it is
 * turned to that stone.
 *
 * Returns: %FALSE if the stones are none of the pattern
 */
gboolean tengen_renju_place (int index,
                             gboolean mirrored,
                             const TengenPoint *stones,
                             int n_stones,
                             TengenPoint *points);

G_END_DECLS
