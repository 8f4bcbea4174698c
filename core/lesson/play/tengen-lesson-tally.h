/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-lesson-tally: what a step counts, thing by thing
 *
 * What: for a question for a number, or a rule set of an account, the things
 *       that are laid out to count them.
 * Not:  whether an answer is right (tengen-lesson-state).
 */
#pragma once

#include "tengen-go-tally.h"
#include "tengen-lesson.h"

G_BEGIN_DECLS

/**
 * tengen_lesson_tally_new:
 * @step: a step
 * @index: (COUNT) which question, (ACCOUNT) which rule set
 *
 * Takes what is asked for apart: stones, territory, area or score of a side,
 * both sides for a difference or an account.
 *
 * Returns: (transfer full) (nullable): the things; %NULL where there is nothing
 *   to lay out
 */
TengenGoTally *tengen_lesson_tally_new (const TengenLessonStep *step,
                                        guint index) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
