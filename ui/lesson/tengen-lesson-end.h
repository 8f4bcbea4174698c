/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-lesson-end: the end of a lesson: its stars, and where to go on
 */
#pragma once

#include "tengen-lesson-look.h"
#include "tengen-lesson-progress.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_LESSON_END (tengen_lesson_end_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenLessonEnd, tengen_lesson_end, TENGEN, LESSON_END, GtkWidget)

/**
 * tengen_lesson_end_show:
 * @self: it
 * @lesson: the lesson
 * @progress: what was done
 * @look: how texts are shown
 *
 * Shows how far a lesson is done, and which steps are left, as buttons that go
 * there.
 */
void tengen_lesson_end_show (TengenLessonEnd *self,
                             const TengenLesson *lesson,
                             const TengenLessonProgress *progress,
                             const TengenLessonLook *look);

G_END_DECLS
