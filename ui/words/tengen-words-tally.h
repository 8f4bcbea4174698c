/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-words-tally: what is said while things are laid out and counted
 */
#pragma once

#include "tengen-go-tally.h"
#include "tengen-words-text.h"

G_BEGIN_DECLS

/**
 * tengen_words_lead:
 * @black_x2: what Black has, half points
 * @white_x2: what White has
 * @unit: what is counted
 *
 * Says what both have and by how much one of them has more:
 * 黒 25個、白 20個。黒が 5個 多いです。
 *
 * Returns: (transfer full): a sentence
 */
char *tengen_words_lead (int black_x2,
                         int white_x2,
                         TengenGoUnit unit) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_words_tally:
 * @tally: what is counted
 * @ticks: how many ticks are counted
 *
 * Says how much there is so far: 黒 24個、白 23個; at the end also by how much one
 * side has more.
 *
 * Returns: (transfer full): a text
 */
char *tengen_words_tally (const TengenGoTally *tally,
                          guint ticks) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_words_tally_now:
 * @tally: what is counted
 * @ticks: how many ticks are counted
 *
 * Names what was counted last: 地. Before the first tick it says how to go on.
 *
 * Returns: (transfer full): a text
 */
char *tengen_words_tally_now (const TengenGoTally *tally,
                              guint ticks) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
