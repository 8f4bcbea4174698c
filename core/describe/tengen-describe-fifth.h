/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-describe-fifth: the fifth moves (五珠) that were offered at a node
 *
 * What:   those of an opening that is being played, and those that records of
 *         Renju tell of in FA or 5A.
 * Not:    which may be offered (tengen-renju-opening).
 * Source: records found in the wild; neither is a property of SGF FF[4].
 */
#pragma once

#include "tengen-game-position.h"

G_BEGIN_DECLS

/* More are not told: a letter for each. */
#define TENGEN_GAME_FIFTHS_MAX 26

/**
 * tengen_position_list_fifths:
 * @self: a position
 * @points: (out caller-allocates): room for %TENGEN_GAME_FIFTHS_MAX
 *
 * Lists the fifth moves on offer: while they are being offered and picked, and
 * around move 5 of a record that tells of them, in that node or, of records
 * that tell it once for all, in the first one. Those with a stone are listed
 * too.
 *
 * Returns: how many
 */
int tengen_position_list_fifths (const TengenPosition *self,
                                 TengenPoint *points);

G_END_DECLS
