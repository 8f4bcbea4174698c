/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-paper-pairings: who meets whom, for the wall (組合せ表)
 *
 * What:  one page with all boards of the round that was paired last: number,
 *        Black, White, as large as the page allows.
 * Not:   results and places (tengen-paper-results).
 * Shape: in the language of the program. Boards stand in one column or several
 *        beside each other, whichever leaves larger letters.
 */
#pragma once

#include "tengen-match.h"
#include "tengen-paper.h"

G_BEGIN_DECLS

/**
 * tengen_paper_new_pairings:
 * @match: a match, not needed afterwards
 * @size: of the paper
 *
 * Creates the page; without a round it says that no players are paired.
 *
 * Returns: (transfer full): a page
 */
TengenPaper *
tengen_paper_new_pairings (const TengenMatch *match,
                           TengenPaperSize size) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
