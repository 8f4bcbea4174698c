/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-lesson-check: whether what a lesson says is true
 *
 * What:   moves, answers, marks, counts and claims of a lesson that was read,
 *         judged by the same rules as games.
 * Not:    its form (tengen-lesson-read).
 * Shape:  one pass over the steps; what can be computed and was not given
 *         (the points of a mark) is filled in.
 */
#pragma once

#include "tengen-lesson-fault.h"
#include "tengen-lesson.h"

G_BEGIN_DECLS

/**
 * tengen_lesson_check:
 * @lesson: a lesson
 * @faults: (element-type TengenLessonFault): where faults and remarks are added
 *
 * Checks a lesson.
 *
 * Returns: %TRUE if it can be used; remarks do not matter
 */
gboolean tengen_lesson_check (TengenLesson *lesson, GPtrArray *faults);

G_END_DECLS
