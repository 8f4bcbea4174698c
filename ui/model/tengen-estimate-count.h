/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-estimate-count: from judged stones and shares to a count
 *
 * What:  a position in play counted as if it were over. The count is that of
 *        the rules of the game (core/go); open points, whose borders are not
 *        closed yet, go to it as if both had agreed on whose they are.
 * Not:   judging (core/go/dead), when that is done (tengen-estimate).
 */
#pragma once

#include "tengen-estimate.h"

G_BEGIN_DECLS

/**
 * tengen_estimate_count_rules:
 * @rules: the rules of a game
 *
 * Gives the rules that an estimate counts with. Where only stones count, those
 * that would stand when both have filled up are all points of a side but the
 * eyes it needs.
 *
 * Returns: rules for tengen_estimate_count_position()
 */
TengenGoRules tengen_estimate_count_rules (const TengenGoRules *rules);

/**
 * tengen_estimate_count_position:
 * @position: a position of Go
 * @life: a #TengenGoLife for each point with a stone
 * @share: for each point how surely it would be a side's
 *
 * Counts a position as it would stand. A point is given to a side from a share
 * of %TENGEN_ESTIMATE_LIKELY on; no point between living stones of both sides,
 * nor one beside stones in seki, is given to either side.
 * Cost: that of a few counts.
 *
 * Returns: (transfer full) (nullable): the count, or %NULL while one side alone
 *   has stones that would stand, and most of the board is still open
 */
TengenGoCount *
tengen_estimate_count_position (const TengenPosition *position,
                                const guint8 *life,
                                const gint8 *share) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
