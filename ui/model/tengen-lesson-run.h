/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-lesson-run: a lesson being worked through; the one object that the
 * widgets of a lesson watch
 *
 * What:   a player with signals; tells the shelf what was done; a session of
 *         its own for free play from a step.
 * Not:    GTK, files. Nothing of it is ever in a journal.
 */
#pragma once

#include "tengen-lesson-player.h"
#include "tengen-lesson-shelf.h"
#include "tengen-session.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_LESSON_RUN (tengen_lesson_run_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenLessonRun, tengen_lesson_run, TENGEN, LESSON_RUN, GObject)

/* Properties (notified; read only but for language):
 *   index     guint          the present step
 *   trial     TengenSession  (nullable) a game of free play
 *   language  string         (read and write) in which language it is read; the
 *                            shelf remembers it
 * Signals:
 *   changed ()    the state of the step, the step or the trial changed:
 *                 query it again
 */

/**
 * tengen_lesson_run_new:
 * @shelf: a shelf
 * @lesson: a lesson of the shelf, or one that outlives the run
 * @noted: whether the shelf is told the present step and what is done
 *
 * Begins at the step last visited, or at the first step. What is not progress,
 * as an exercise or what a class does, leaves no trace in the shelf.
 *
 * Returns: (transfer full): a run
 */
TengenLessonRun *
tengen_lesson_run_new (TengenLessonShelf *shelf,
                       const TengenLesson *lesson,
                       gboolean noted) G_GNUC_WARN_UNUSED_RESULT;

/* Gives the shelf. */
TengenLessonShelf *tengen_lesson_run_get_shelf (TengenLessonRun *self);

/* Gives the lesson. */
const TengenLesson *tengen_lesson_run_get_lesson (TengenLessonRun *self);

/* Gives the present step. */
const TengenLessonStep *tengen_lesson_run_get_step (TengenLessonRun *self);

/* Gives the state of the present step. */
const TengenLessonState *tengen_lesson_run_get_state (TengenLessonRun *self);

/* Tells which step it is at. */
guint tengen_lesson_run_get_index (TengenLessonRun *self);

/**
 * tengen_lesson_run_set_noted:
 * @self: a run
 * @noted: whether what is done from now on is progress
 *
 * Sets whether the shelf is told the present step and what is done.
 */
void tengen_lesson_run_set_noted (TengenLessonRun *self, gboolean noted);

/* Goes to a step; a trial ends. */
void tengen_lesson_run_goto (TengenLessonRun *self, guint index);

/**
 * tengen_lesson_run_do:
 * @self: a run
 * @kind: what a person does
 * @point: (POINT): where, else NONE
 * @number: (NUMBER, OPTION, PRESS): which, else 0
 *
 * Does an input of the step.
 *
 * Returns: %FALSE if it means nothing now
 */
gboolean tengen_lesson_run_do (TengenLessonRun *self,
                               TengenLessonInputKind kind,
                               TengenPoint point,
                               int number);

/* Takes back an input, or a move of a trial. Returns: %FALSE for none. */
gboolean tengen_lesson_run_undo (TengenLessonRun *self);

/* Begins the step anew; a trial ends. */
void tengen_lesson_run_restart (TengenLessonRun *self);

/* Gives the game that is played freely. Returns: a session, or %NULL. */
TengenSession *tengen_lesson_run_get_trial (TengenLessonRun *self);

/* Begins free play from the present board, or goes back to the step. */
void tengen_lesson_run_set_trial (TengenLessonRun *self, gboolean on);

/* Tells in which language it is read. */
const char *tengen_lesson_run_get_language (TengenLessonRun *self);

/* Sets the language, %NULL for the program's. */
void tengen_lesson_run_set_language (TengenLessonRun *self,
                                     const char *language);

G_END_DECLS
