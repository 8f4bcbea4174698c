/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-show-lesson-private: what the files of a lesson before a class share
 *
 * Shape: the state is that of the run; kept are only which of the sentences of
 *        that state is said, and whether the lesson is over. What the show asks
 *        of its run is heard once, when all of it is done.
 */
#pragma once

#include "tengen-show-lesson.h"
#include "tengen-show-rows.h"

G_BEGIN_DECLS

struct _TengenShowLesson
{
  TengenShow parent_instance;

  /* Owned */
  TengenLessonRun *run;
  GtkWidget *aside;
  TengenShowRows *rows;
  /* (element-type TengenLessonText): what is said in the present state */
  GPtrArray *talk;

  /* which of it */
  guint at;
  /* the step that was seen last */
  guint index;
  /* the lesson is over, the last step still on the board */
  gboolean ended;
  /* the show itself asks something of the run */
  gboolean busy;
};

/* Gives the step its run is at. */
const TengenLessonStep *tengen_show_lesson_get_step (TengenShowLesson *self);

/* Gives the state of that step. */
const TengenLessonState *tengen_show_lesson_get_state (TengenShowLesson *self);

/* Counts the steps of the lesson. Returns: above 0. */
guint tengen_show_lesson_count_steps (TengenShowLesson *self);

/* Tells whether an answer is awaited. */
gboolean tengen_show_lesson_is_asked (TengenShowLesson *self);

/* Makes the sentences of the present state anew; rows end. */
void tengen_show_lesson_refresh (TengenShowLesson *self);

/* Tells that something else is seen or said, and whether it is another step. */
void tengen_show_lesson_settle (TengenShowLesson *self);

/* tengen-show-lesson-acts.c */

/* Does an input of the step, at a point or NONE, with a number or 0; the first
 * sentence that follows is said then. Gives %FALSE if it means nothing now. */
gboolean tengen_show_lesson_do_input (TengenShowLesson *self,
                                      TengenLessonInputKind kind,
                                      TengenPoint point,
                                      int number);

/* Tells whether an act means something now. */
gboolean tengen_show_lesson_can (TengenShow *show, TengenShowAct act);

/* Does what a key asks for. Gives %FALSE if it means nothing now. */
gboolean tengen_show_lesson_act (TengenShow *show, TengenShowAct what);

/* Does what a click on a point of the board does. Gives %FALSE if it means
 * nothing now. */
gboolean
tengen_show_lesson_press (TengenShow *show, TengenPoint point, guint button);

G_END_DECLS
