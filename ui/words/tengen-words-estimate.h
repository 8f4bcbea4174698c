/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-words-estimate: an estimate (目算) in words
 *
 * What: one short line with the figures, and one with what is not settled.
 * Not:  estimating (ui/model), showing (ui/play).
 */
#pragma once

#include "tengen-words.h"

G_BEGIN_DECLS

/**
 * tengen_words_estimate:
 * @count: a position counted as it would stand
 * @rules: how it was counted
 *
 * Says what both would have and who is ahead, in the unit of the rules, komi
 * and bonuses in: 目算：黒 約32目、白 約28目 → 黒が約4目よい（コミ込み）. Where only
 * stones count it says so: 目算（石の数）.
 *
 * Returns: (transfer full): a line
 */
char *
tengen_words_estimate (const TengenGoCount *count,
                       const TengenGoRules *rules) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_words_chain:
 * @stone: a colour
 * @n_stones: how many stones the chain has
 * @place: the name of one of its points
 *
 * Names a chain: 黒 3子（C5）.
 *
 * Returns: (transfer full): a text
 */
char *tengen_words_chain (TengenStone stone,
                          int n_stones,
                          const char *place) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
