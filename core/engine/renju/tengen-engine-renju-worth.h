/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-engine-renju-worth: what empty points are worth to a side
 *
 * What:   numbers by pair (tengen-engine-renju-line), by side and by whether it
 *         is to move; their sum over a board is the score of a position.
 * Shape:  thousandths of the natural logarithm of the odds.
 * Source: logistic regression over positions of games that the engine played
 *         against itself (`driver renju-games` and `renju-worths`,
 *         tests/bench/README.md).
 */
#pragma once

#include "tengen-engine-renju-line.h"

G_BEGIN_DECLS

/* The worths: of White and of Black, not to move and to move. */
extern const gint16 tengen_engine_renju_worths[2][2]
                                              [TENGEN_ENGINE_RENJU_N_PAIRS];

G_END_DECLS
