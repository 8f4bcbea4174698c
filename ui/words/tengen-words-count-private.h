/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-words-count-private: what the sentences of a count share
 *
 * Not: for anything but tengen-words-count and tengen-words-move.
 */
#pragma once

#include "tengen-words-rules.h"

/**
 * TengenWordsCount:
 * @step: a step
 * @count: the count
 * @rules: its rules
 *
 * What is being said.
 */
typedef struct
{
  const TengenGoStep *step;
  const TengenGoCount *count;
  const TengenGoRules *rules;
} TengenWordsCount;

/* Writes a number of stones as it is said within a sentence: `1 stone`, 9子. */
char *tengen_words_counter (int n) G_GNUC_WARN_UNUSED_RESULT;

/* Says what a step does that moves stones; %NULL for other steps. */
char *tengen_words_move_step (const TengenWordsCount *saying)
    G_GNUC_WARN_UNUSED_RESULT;
