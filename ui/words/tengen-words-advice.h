/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-words-advice: what is said of points to choose from (助言)
 *
 * What:  a question about points, in the user's language.
 * Not:   what a weak choice cost (ui/play).
 * Shape: points are named by whoever shows them: by letters, or by coordinates.
 */
#pragma once

#include "tengen-engine-advice.h"
#include "tengen-engine-renju-advice.h"

G_BEGIN_DECLS

/**
 * tengen_words_advice_go:
 * @advice: what there is to choose from
 * @names: a name for each of its points
 *
 * Says what to look at, not where to play.
 *
 * Returns: (transfer full): a sentence or two
 */
char *
tengen_words_advice_go (const TengenEngineAdvice *advice,
                        const char *const *names) G_GNUC_WARN_UNUSED_RESULT;

/* As tengen_words_advice_go(), of a game of Renju. */
char *
tengen_words_advice_renju (const TengenEngineRenjuAdvice *advice,
                           const char *const *names) G_GNUC_WARN_UNUSED_RESULT;

/* Says that advice is being looked for. */
const char *tengen_words_advice_looking (void);

G_END_DECLS
