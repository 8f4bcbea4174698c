/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-review-field: what users type for game info, and what is recorded
 *
 * What:   dates, results, komi and times as users write them (令和8年11月21日,
 *         黒中押し勝ち, 6目半, 1時間30分) to the texts of SGF; sentences about
 *         what a text means or why it is rejected.
 * Not:    widgets (tengen-review-info).
 * Source: SGF FF[4]: DT, RE, KM, TM, RU.
 */
#pragma once

#include "tengen-words-record.h"

G_BEGIN_DECLS

/**
 * tengen_review_field_write:
 * @property: a property of game info
 * @text: what was typed
 *
 * Makes the text to record. What is not understood and need not be stays as it
 * was typed.
 *
 * Returns: (transfer full) (nullable): a text, "" to take the property away,
 *   or %NULL if it cannot be recorded
 */
char *tengen_review_field_write (TengenProperty property,
                                 const char *text) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_review_field_explain:
 * @property: a property of game info
 * @text: what is typed
 * @setup: (nullable): the setup of the game, %NULL for any game of Go
 *
 * Says in words what a text means, or what is wrong with it.
 *
 * Returns: (transfer full): a sentence, "" where there is nothing to say
 */
char *tengen_review_field_explain (TengenProperty property,
                                   const char *text,
                                   const TengenGameSetup *setup)
    G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
