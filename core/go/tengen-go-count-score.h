/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-go-count-score: from counted points to scores (private to core/go)
 *
 * What: extra moves, balancing, what groups cost, the formulas, the result.
 * Not:  which side owns a point (tengen-go-count).
 */
#pragma once

#include "tengen-go-count.h"

G_BEGIN_DECLS

/**
 * tengen_go_count_score:
 * @self: a count whose points, dead stones, prisoners, groups and eyes are
 *   counted; komi and bonus are set
 * @rules: how to count
 * @counters: what happened before
 * @agreement: what the players agreed on
 *
 * Fills in everything else.
 */
void tengen_go_count_score (TengenGoCount *self,
                            const TengenGoRules *rules,
                            const TengenGoCounters *counters,
                            const TengenGoAgreement *agreement);

G_END_DECLS
