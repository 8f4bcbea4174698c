/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-lesson-dots: the steps of a lesson as dots: which are done, which is
 * present, a way to any of them
 *
 * What:  a button for each step, with its title as tooltip; a click asks for the
 *        action lesson.step.
 * Shape: Tab comes in at the present step and leaves at once; Left and Right go
 *        to the steps beside it. Of many steps only those around it are shown.
 */
#pragma once

#include "tengen-lesson-look.h"
#include "tengen-lesson-progress.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_LESSON_DOTS (tengen_lesson_dots_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenLessonDots, tengen_lesson_dots, TENGEN, LESSON_DOTS, GtkWidget)

/**
 * tengen_lesson_dots_show:
 * @self: dots
 * @lesson: a lesson
 * @index: the present step
 * @progress: the progress made
 * @look: how texts are read
 *
 * Shows the present step.
 */
void tengen_lesson_dots_show (TengenLessonDots *self,
                              const TengenLesson *lesson,
                              guint index,
                              const TengenLessonProgress *progress,
                              const TengenLessonLook *look);

G_END_DECLS
