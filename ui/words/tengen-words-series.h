/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-words-series: where a match stands, for its two players
 */
#pragma once

#include "tengen-match.h"

G_BEGIN_DECLS

/**
 * tengen_words_series_score:
 * @match: a match
 * @game: a game of it, no bye
 *
 * Says where the two players of a game stand: of a match between two what each
 * has so far, 「花子 1勝 – 太郎 1勝」, and in a line of its own who has won it
 * when it is over; of an event the round and their places.
 *
 * Returns: (transfer full): a text
 */
char *tengen_words_series_score (const TengenMatch *match,
                                 int game) G_GNUC_WARN_UNUSED_RESULT;

/* Names a game, from 1, on a button (transfer full): 「次の対局（第3局）」. */
char *tengen_words_series_next (int number) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
