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

/**
 * tengen_lesson_new:
 *
 * Makes a lesson without steps.
 *
 * Returns: (transfer full): a lesson
 */
TengenLesson *tengen_lesson_new (void) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_lesson_words_new:
 *
 * Makes a text without any language yet.
 *
 * Returns: (transfer full): a text
 */
TengenLessonWords *tengen_lesson_words_new (void) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_lesson_points_new:
 *
 * Makes an empty list of points.
 *
 * Returns: (transfer full) (element-type TengenPoint): a list
 */
GArray *tengen_lesson_points_new (void) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_lesson_moves_new:
 *
 * Makes an empty list of moves.
 *
 * Returns: (transfer full) (element-type TengenLessonMove): a list
 */
GArray *tengen_lesson_moves_new (void) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_lesson_diagram_new:
 * @setup: (transfer full): what is played
 *
 * Makes a diagram of an empty board, all of which is shown.
 *
 * Returns: (transfer full): a diagram
 */
TengenLessonDiagram *
tengen_lesson_diagram_new (TengenGameSetup *setup) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_lesson_diagram_free:
 * @self: (nullable) (transfer full): a diagram
 *
 * Frees a diagram.
 */
void tengen_lesson_diagram_free (TengenLessonDiagram *self);

/**
 * tengen_lesson_step_add:
 * @lesson: a lesson
 *
 * Adds a step that says and asks nothing to the last chapter.
 *
 * Returns: (transfer none): the step
 */
TengenLessonStep *tengen_lesson_step_add (TengenLesson *lesson);

/**
 * tengen_lesson_chapter_add:
 * @lesson: a lesson
 *
 * Adds a chapter without steps.
 *
 * Returns: (transfer none): the chapter
 */
TengenLessonChapter *tengen_lesson_chapter_add (TengenLesson *lesson);

/**
 * tengen_lesson_hint_add:
 * @step: a step
 *
 * Adds a hint that says nothing.
 *
 * Returns: (transfer none): the hint
 */
TengenLessonHint *tengen_lesson_hint_add (TengenLessonStep *step);

/**
 * tengen_lesson_try_new:
 *
 * Makes a question without answers.
 *
 * Returns: (transfer full): a question
 */
TengenLessonTry *tengen_lesson_try_new (void) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_lesson_answer_new:
 *
 * Makes a wrong answer without points.
 *
 * Returns: (transfer full): an answer
 */
TengenLessonAnswer *tengen_lesson_answer_new (void) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_lesson_mark_new:
 *
 * Makes a question for points.
 *
 * Returns: (transfer full): a question
 */
TengenLessonMark *tengen_lesson_mark_new (void) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_lesson_count_add:
 * @step: a step
 *
 * Adds a question for a number.
 *
 * Returns: (transfer none): the question
 */
TengenLessonCount *tengen_lesson_count_add (TengenLessonStep *step);

/**
 * tengen_lesson_option_add:
 * @step: a step
 *
 * Adds a wrong option without label.
 *
 * Returns: (transfer none): the option
 */
TengenLessonOption *tengen_lesson_option_add (TengenLessonStep *step);

/**
 * tengen_lesson_account_new:
 *
 * Makes a count without rule sets.
 *
 * Returns: (transfer full): a count
 */
TengenLessonAccount *tengen_lesson_account_new (void) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_lesson_set_add:
 * @account: a count
 *
 * Adds a rule set of which nothing is claimed.
 *
 * Returns: (transfer none): the rule set
 */
TengenLessonSet *tengen_lesson_set_add (TengenLessonAccount *account);

G_END_DECLS
