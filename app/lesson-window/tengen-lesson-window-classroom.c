/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-lesson-window-classroom: the lesson on a classroom's wall
 *
 * Shape: a class has a run of its own: what it does is not saved as progress.
 *        In the end this window goes to the step that the class is at.
 */
#include "tengen-lesson-window-private.h"

#include "tengen-session-computer.h"
#include "tengen-show-game.h"
#include "tengen-show-lesson.h"

struct _TengenLessonClassroomPart
{
  /* where the class is; the lesson is only compared */
  const TengenLesson *lesson;
  guint index;
};

static TengenProgram *
get_program (TengenLessonWindow *self)
{
  return TENGEN_PROGRAM (gtk_window_get_application (GTK_WINDOW (self)));
}

void
tengen_lesson_window_make_classroom (TengenLessonWindow *self)
{
  self->classroom_part = g_new0 (TengenLessonClassroomPart, 1);
}

static TengenLessonRun *
make_run (TengenLessonWindow *self)
{
  TengenLessonRun *run = tengen_lesson_run_new (
      self->shelf, tengen_lesson_run_get_lesson (self->run), FALSE);

  tengen_lesson_run_goto (run, tengen_lesson_run_get_index (self->run));
  return run;
}

static void
index_cb (TengenLessonWindow *self, GParamSpec *pspec, TengenLessonRun *run)
{
  self->classroom_part->index = tengen_lesson_run_get_index (run);
}

/* The lesson may have been replaced meanwhile. That the class has been at a step
 * is no progress either. */
static void
left_cb (TengenLessonWindow *self)
{
  if (self->run == NULL ||
      tengen_lesson_run_get_lesson (self->run) != self->classroom_part->lesson)
    return;
  tengen_lesson_run_set_noted (self->run, FALSE);
  tengen_lesson_run_goto (self->run, self->classroom_part->index);
  tengen_lesson_run_set_noted (self->run, TRUE);
}

/* The game of a step is another board. */
static void
play_cb (GtkWindow *window,
         const TengenLessonPlay *play,
         TengenShowLesson *lesson)
{
  const TengenLessonStep *step =
      tengen_lesson_run_get_step (tengen_show_lesson_get_run (lesson));
  g_autoptr (TengenGameSetup) setup =
      tengen_session_make_computer_setup (play->setup);
  g_autoptr (TengenSession) session =
      tengen_session_new (tengen_lesson_game_new_from (
          setup, play->from_diagram ? step->diagram : NULL));
  g_autoptr (TengenShow) show = tengen_show_game_new (session);

  tengen_session_set_computer (session, TRUE);
  tengen_program_show_classroom (
      TENGEN_PROGRAM (gtk_window_get_application (window)), window, show);
}

static void
show_lesson (TengenLessonWindow *self)
{
  g_autoptr (TengenLessonRun) run = make_run (self);
  g_autoptr (TengenShow) show = tengen_show_lesson_new (run);
  GtkWindow *window = tengen_program_show_classroom (
      get_program (self), GTK_WINDOW (self), show);

  self->classroom_part->lesson = tengen_lesson_run_get_lesson (run);
  self->classroom_part->index = tengen_lesson_run_get_index (run);
  g_signal_connect_object (
      run, "notify::index", G_CALLBACK (index_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (
      show, "play", G_CALLBACK (play_cb), window, G_CONNECT_SWAPPED);
  g_signal_connect_object (
      window, "left", G_CALLBACK (left_cb), self, G_CONNECT_SWAPPED);
}

static void
classroom_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TengenLessonWindow *self = TENGEN_LESSON_WINDOW (widget);

  if (tengen_lesson_window_is_practising (self))
    tengen_lesson_window_show_exercises (self);
  else
    show_lesson (self);
}

void
tengen_lesson_window_update_classroom (TengenLessonWindow *self)
{
  gboolean has_lesson =
      tengen_lesson_window_is_shown (self, TENGEN_LESSON_WINDOW_LESSON);

  gtk_widget_action_set_enabled (
      GTK_WIDGET (self), "win.classroom", has_lesson);
  if (has_lesson)
    tengen_program_offer_classroom (get_program (self), GTK_WINDOW (self));
}

void
tengen_lesson_window_install_classroom (GtkWidgetClass *klass)
{
  /* TengenLessonWindow|win.classroom: the lesson on a classroom's wall */
  gtk_widget_class_install_action (
      klass, "win.classroom", NULL, classroom_action);
  gtk_widget_class_add_binding_action (
      klass, GDK_KEY_F11, 0, "win.classroom", NULL);
}
