/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-tally-board: what is not counted yet, on the board and in the lids
 *
 * Not: drawing it.
 */
#pragma once

#include "tengen-go-steps.h"
#include "tengen-go-tally.h"
#include "tengen-paint-view.h"

G_BEGIN_DECLS

/**
 * tengen_tally_board_make_view:
 * @tally: what is counted
 * @ticks: how many ticks are counted
 *
 * Makes a view of the board: stones that were counted are gone, so are the
 * squares of territory that was.
 *
 * Returns: (transfer full): a view
 */
TengenView *
tengen_tally_board_make_view (const TengenGoTally *tally,
                              guint ticks) G_GNUC_WARN_UNUSED_RESULT;

/* Tells in front of which side a thing lies, NONE for what lies nowhere. */
TengenStone tengen_tally_board_get_heap (const TengenGoTallyItem *item);

/**
 * tengen_tally_board_fill_heaps:
 * @tally: what is counted
 * @ticks: how many ticks are counted
 * @heaps: (out): its lids and what lies beside the board; it has no bowls
 *
 * Counts the stones that lie beside the board still.
 *
 * Returns: %FALSE if none ever did
 */
gboolean tengen_tally_board_fill_heaps (const TengenGoTally *tally,
                                        guint ticks,
                                        TengenGoStep *heaps);

G_END_DECLS
