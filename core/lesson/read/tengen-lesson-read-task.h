/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-lesson-read-task: what a step asks
 *
 * What:   moves, try, mark, count, choice, press, play and account to structs.
 * Not:    whether the answers are right (tengen-lesson-check).
 */
#pragma once

#include "tengen-lesson-reader.h"

G_BEGIN_DECLS

/**
 * tengen_lesson_read_task:
 * @self: a run, the step's diagram its board
 * @node: a step
 * @step: (inout): the step, told what it asks
 *
 * Reads what a step asks.
 */
void tengen_lesson_read_task (TengenLessonReader *self,
                              const xmlNode *node,
                              TengenLessonStep *step);

G_END_DECLS
