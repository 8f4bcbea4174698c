/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-renju-fifth: fifth moves that come to the same
 *
 * What:   whether two fifth moves make shapes that are congruent.
 * Not:    which moves were offered, by whom (tengen-renju-opening).
 */
#pragma once

#include "tengen-renju.h"

G_BEGIN_DECLS

/**
 * tengen_renju_fifth_is_same:
 * @stones: (array fixed-size=4): stones 1 to 4, black and white in turn
 * @first: a point for stone 5
 * @second: another one
 *
 * Tells whether all five stones make the same shape, colours kept, moved,
 * turned or mirrored, whatever the edges of the board.
 *
 * Returns: %TRUE if they do
 */
gboolean tengen_renju_fifth_is_same (const TengenPoint *stones,
                                     TengenPoint first,
                                     TengenPoint second);

G_END_DECLS
