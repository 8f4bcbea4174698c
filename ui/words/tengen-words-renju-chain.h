/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-words-renju-chain: four-chains of Renju (四追い) in words
 */
#pragma once

#include "tengen-renju-chain.h"

G_BEGIN_DECLS

/**
 * tengen_words_renju_chain:
 * @answer: what a search found
 * @stone: the side that attacks
 *
 * Says whether there is a chain, how long it is and where it begins.
 *
 * Returns: (transfer full): one or two sentences
 */
char *tengen_words_renju_chain (const TengenRenjuChainAnswer *answer,
                                TengenStone stone) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_words_renju_chain_end:
 * @answer: a chain of two moves at least
 *
 * Says why the last four has no answer.
 *
 * Returns: (transfer full): a sentence
 */
char *tengen_words_renju_chain_end (const TengenRenjuChainAnswer *answer)
    G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
