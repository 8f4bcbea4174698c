/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-show-lesson: a lesson held before a class
 *
 * What:   a sentence at a time of each step, its moves, answers and counts; what
 *         pupils answer on the board or with the buttons below the sentence.
 * Not:    progress (give it a run that is not noted), sentences
 *         (tengen-show-talk), buttons (tengen-show-aside).
 * Shape:  forward: the next sentence; then what the step shows next, a move, a
 *         rule set, after the question its answer; then the next step. Back takes
 *         all that back, beat by beat. The whole lesson can be held with forward
 *         alone. A step that is come to by forward or by page begins anew, one
 *         that is come back to is as it was left.
 */
#pragma once

#include "tengen-lesson-run.h"
#include "tengen-show.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_SHOW_LESSON (tengen_show_lesson_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenShowLesson, tengen_show_lesson, TENGEN, SHOW_LESSON, TengenShow)

/* Signals:
 *   play (gpointer play)   a TengenLessonPlay, (transfer none), and its diagram
 *                          is that of the run's step: this game is to be
 *                          another board
 */

/**
 * tengen_show_lesson_new:
 * @run: a lesson being worked through
 *
 * Shows a lesson, from the first sentence of the step the run is at; a game
 * that was played freely there ends.
 *
 * Returns: (transfer full): a show
 */
TengenShow *
tengen_show_lesson_new (TengenLessonRun *run) G_GNUC_WARN_UNUSED_RESULT;

/* Gives the run. */
TengenLessonRun *tengen_show_lesson_get_run (TengenShowLesson *self);

G_END_DECLS
