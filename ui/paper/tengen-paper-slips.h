/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-paper-slips: a slip for the result of each game of a round (結果票)
 *
 * What:  several slips on a page with lines to cut along: board, names and
 *        colours, boxes to tick, lines to sign on.
 * Not:   who meets whom for the wall (tengen-paper-pairings).
 * Shape: in the language of the program. Whoever rests, or has no opponent, has
 *        none.
 */
#pragma once

#include "tengen-match.h"
#include "tengen-paper.h"

G_BEGIN_DECLS

/**
 * tengen_paper_new_slips:
 * @match: a match, not needed afterwards
 * @size: of the paper
 *
 * Creates slips for the round paired last; without a round a page says that no
 * players are paired.
 *
 * Returns: (transfer full): pages
 */
TengenPaper *
tengen_paper_new_slips (const TengenMatch *match,
                        TengenPaperSize size) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
