/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-lesson-part: the parts of a lesson, made empty
 *
 * What:   allocating and freeing what tengen-lesson describes; for the reader.
 * Not:    filling them (tengen-lesson-read).
 * Shape:  a part is freed with what it was put into.
 */
#pragma once

#include "tengen-lesson.h"

G_BEGIN_DECLS

/* Makes a lesson without steps. */
TengenLesson *tengen_lesson_new (void) G_GNUC_WARN_UNUSED_RESULT;

/* Makes a text without any language yet. */
TengenLessonWords *tengen_lesson_words_new (void) G_GNUC_WARN_UNUSED_RESULT;

/* Makes an empty list of points. */
GArray *tengen_lesson_points_new (void) G_GNUC_WARN_UNUSED_RESULT;

/* Makes an empty list of moves. */
GArray *tengen_lesson_moves_new (void) G_GNUC_WARN_UNUSED_RESULT;

/* Makes a diagram of an empty board, all shown; takes over @setup. */
TengenLessonDiagram *
tengen_lesson_diagram_new (TengenGameSetup *setup) G_GNUC_WARN_UNUSED_RESULT;

/* Frees a diagram; does nothing for %NULL. */
void tengen_lesson_diagram_free (TengenLessonDiagram *self);

/* Adds a step that says and asks nothing to the last chapter. */
TengenLessonStep *tengen_lesson_step_add (TengenLesson *lesson);

/* Adds a chapter without steps. */
TengenLessonChapter *tengen_lesson_chapter_add (TengenLesson *lesson);

/* Adds a hint that says nothing. */
TengenLessonHint *tengen_lesson_hint_add (TengenLessonStep *step);

/* Makes a question without answers. */
TengenLessonTry *tengen_lesson_try_new (void) G_GNUC_WARN_UNUSED_RESULT;

/* Makes a wrong answer without points. */
TengenLessonAnswer *tengen_lesson_answer_new (void) G_GNUC_WARN_UNUSED_RESULT;

/* Makes a question for points. */
TengenLessonMark *tengen_lesson_mark_new (void) G_GNUC_WARN_UNUSED_RESULT;

/* Adds a question for a number. */
TengenLessonCount *tengen_lesson_count_add (TengenLessonStep *step);

/* Adds a wrong option without label. */
TengenLessonOption *tengen_lesson_option_add (TengenLessonStep *step);

/* Makes a count without rule sets. */
TengenLessonAccount *tengen_lesson_account_new (void) G_GNUC_WARN_UNUSED_RESULT;

/* Adds a rule set of which nothing is claimed. */
TengenLessonSet *tengen_lesson_set_add (TengenLessonAccount *account);

G_END_DECLS
