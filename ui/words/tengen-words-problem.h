/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-words-problem: which games of a file are no problems, and why (問題集)
 */
#pragma once

#include "tengen-exercise-problem.h"

G_BEGIN_DECLS

/**
 * tengen_words_problem_fault:
 * @problem: a game that is no problem
 *
 * Says why it is none: 打たれた碁の棋譜です。
 *
 * Returns: (transfer none): a sentence
 */
const char *tengen_words_problem_fault (const TengenExerciseProblem *problem);

/**
 * tengen_words_problem_skipped:
 * @skipped: (element-type TengenExerciseProblem): games that are no problems,
 *   at least one
 *
 * Says which games were left out, and why; of many the first ones.
 *
 * Returns: (transfer full): sentences
 */
char *
tengen_words_problem_skipped (const GArray *skipped) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
