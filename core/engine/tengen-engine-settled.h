/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-engine-settled: points that are one side's whichever side moves next
 *
 * What:   a few playouts with either side first, and what they agree on.
 * Not:    proofs: tengen-go-alive finds what is safe against everything, the
 *         judge (tengen-go-dead) reads.
 */
#pragma once

#include "tengen-engine.h"
#include "tengen-go-playout.h"

G_BEGIN_DECLS

/**
 * tengen_engine_settled_find:
 * @start: a position
 * @board: a board of the same size; any position afterwards
 * @seed: from which chance is drawn
 * @progress: (nullable): asked after each playout whether to go on
 * @data: for @progress
 * @settled: (out caller-allocates): for each point the side that owns it, or
 *   none
 *
 * Finds the settled points; none as long as the board is open. Cost: 64 playouts, of boards above 19x19 24.
 *
 * Returns: %FALSE if it was stopped; nothing is settled then
 */
gboolean tengen_engine_settled_find (const TengenGoPlayoutBoard *start,
                                     TengenGoPlayoutBoard *board,
                                     guint64 seed,
                                     TengenEngineProgress progress,
                                     gpointer data,
                                     guint8 *settled);

G_END_DECLS
