/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-lesson-window-wall: exercises on a classroom's wall, and a relay of
 * two teams
 *
 * Shape: a class has exercises of its own; nothing of it is written in the log
 *        of a learner. The next exercise is made in a worker while the present
 *        one is on the wall, so that nobody waits.
 */
#include "tengen-lesson-window-private.h"

#include "tengen-exercise-make.h"
#include "tengen-practice-relay.h"
#include "tengen-show-practice.h"
#include "tengen-worker.h"
#include "tengen-words-ruby.h"
#include "tengen-words-text.h"

#define _(text) tengen_words_text (text)

/* Exercises of the wall are drawn among so many. */
#define SEEDS 100000000
/* So many may not be found one after another. */
#define FAILURES_MOST 3

/**
 * Feed:
 * @shelf: what keeps the exercises
 * @show: (nullable): the wall, once there is a first exercise
 * @window: (weak) (nullable): the window that opens it
 * @teams: (nullable): for a relay
 * @count: how many exercises the relay has
 * @kind: which
 * @level: how hard
 * @seed: of the next one
 * @failures: how many could not be made since the last one
 * @making: (nullable): one is being made
 * @next: (nullable): one that was made
 * @is_wanted: it is to be shown as soon as it is there
 *
 * Where the exercises of a wall come from. It lives as long as the wall, and
 * until what is being made is there.
 */
typedef struct
{
  TengenLessonShelf *shelf;
  TengenShowPractice *show;
  TengenLessonWindow *window;
  TengenTeams *teams;
  guint count;
  TengenExerciseKind kind;
  int level;
  guint64 seed;
  guint failures;
  GCancellable *making;
  TengenExercise *next;
  gboolean is_wanted;
} Feed;

static void
free_feed (gpointer data)
{
  Feed *self = data;

  g_clear_object (&self->shelf);
  g_clear_object (&self->teams);
  g_clear_weak_pointer (&self->show);
  g_clear_weak_pointer (&self->window);
  tengen_exercise_free (self->next);
}

static void
unref_feed (gpointer feed)
{
  g_rc_box_release_full (feed, free_feed);
}

/* --- Making --- */

typedef struct
{
  TengenExerciseKind kind;
  int level;
  guint64 seed;
} Order;

static void
make_in_worker (GTask *task,
                gpointer source,
                gpointer data,
                GCancellable *cancellable)
{
  const Order *order = data;

  g_task_return_pointer (
      task,
      tengen_exercise_make (order->kind, order->level, order->seed),
      (GDestroyNotify) tengen_exercise_free);
}

static void make_next (Feed *self);
static void open_wall (Feed *self, TengenLessonRun *run);

static TengenLessonRun *
make_run (Feed *self, TengenExercise *exercise)
{
  g_autoptr (TengenLessonText) title = tengen_words_ruby (
      self->teams != NULL ? _ ("Exercise Relay") : _ ("Practice"));
  const TengenLesson *lesson =
      tengen_lesson_window_keep_exercise (self->shelf, title, exercise);

  return lesson != NULL ? tengen_lesson_run_new (self->shelf, lesson, FALSE)
                        : NULL;
}

/* Shows what is there, and lets the next one be made. */
static void
serve (Feed *self)
{
  g_autoptr (TengenExercise) exercise = g_steal_pointer (&self->next);
  g_autoptr (TengenLessonRun) run = make_run (self, exercise);

  if (run == NULL)
    return;
  self->is_wanted = FALSE;
  if (self->show != NULL)
    tengen_show_practice_set_run (self->show, run);
  else
    open_wall (self, run);
  if (self->show != NULL)
    make_next (self);
}

static void
tell_failure (Feed *self)
{
  if (self->window != NULL)
    tengen_notice_show (self->window->notice,
                        _ ("This exercise could not be made. Please try "
                           "another kind."));
}

static void
made_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  Feed *self = data;

  g_clear_object (&self->making);
  self->next = g_task_propagate_pointer (G_TASK (result), NULL);
  if (self->next == NULL && ++self->failures < FAILURES_MOST)
    make_next (self);
  else if (self->next == NULL)
    tell_failure (self);
  else
    {
      self->failures = 0;
      if (self->is_wanted)
        serve (self);
    }
  unref_feed (self);
}

static void
make_next (Feed *self)
{
  g_autoptr (GTask) task = NULL;
  Order order = { self->kind, self->level, self->seed++ };

  if (self->making != NULL)
    return;
  self->making = g_cancellable_new ();
  task = g_task_new (
      NULL, self->making, made_cb, g_rc_box_acquire ((gpointer) self));
  g_task_set_task_data (task, g_memdup2 (&order, sizeof order), g_free);
  tengen_worker_run (task, make_in_worker);
}

static void
wanted_cb (Feed *self)
{
  self->is_wanted = TRUE;
  if (self->next != NULL)
    serve (self);
  else
    make_next (self);
}

/* --- The wall --- */

static void
open_wall (Feed *self, TengenLessonRun *run)
{
  g_autoptr (TengenShow) show = NULL;
  GtkWindow *window = GTK_WINDOW (self->window);

  if (window == NULL || gtk_window_get_application (window) == NULL)
    return;
  show = tengen_show_practice_new (run, self->teams, self->count);
  g_set_weak_pointer (&self->show, TENGEN_SHOW_PRACTICE (show));
  g_object_set_data_full (
      G_OBJECT (show), "feed", g_rc_box_acquire ((gpointer) self), unref_feed);
  g_signal_connect_swapped (show, "wanted", G_CALLBACK (wanted_cb), self);
  tengen_program_show_classroom (
      TENGEN_PROGRAM (gtk_window_get_application (window)), window, show);
}

static Feed *
new_feed (TengenLessonWindow *self, TengenExerciseKind kind, int level)
{
  Feed *feed = g_rc_box_new0 (Feed);

  feed->shelf = g_object_ref (self->shelf);
  g_set_weak_pointer (&feed->window, self);
  feed->kind = kind;
  feed->level = level;
  feed->seed = (guint64) g_random_int_range (1, SEEDS);
  return feed;
}

void
tengen_lesson_window_show_exercises (TengenLessonWindow *self)
{
  TengenExerciseKind kind;
  int level;
  Feed *feed;
  g_autoptr (TengenLessonRun) run = NULL;

  tengen_lesson_window_find_exercise (self, &kind, &level);
  feed = new_feed (self, kind, level);
  run = tengen_lesson_run_new (
      self->shelf, tengen_lesson_run_get_lesson (self->run), FALSE);
  open_wall (feed, run);
  make_next (feed);
  unref_feed (feed);
}

/* --- A relay --- */

static void
start_cb (TengenLessonWindow *self, TengenPracticeRelay *window)
{
  TengenPracticeChoice *choice = tengen_practice_relay_get_choice (window);
  Feed *feed = new_feed (self,
                         tengen_practice_choice_get_kind (choice),
                         tengen_practice_choice_get_level (choice));

  feed->teams = g_object_ref (tengen_program_get_teams (
      TENGEN_PROGRAM (gtk_window_get_application (GTK_WINDOW (self)))));
  feed->count = tengen_practice_choice_get_count (choice);
  tengen_notice_dismiss (self->notice);
  wanted_cb (feed);
  unref_feed (feed);
}

static void
relay_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TengenLessonWindow *self = TENGEN_LESSON_WINDOW (widget);
  TengenPracticeRelay *window = tengen_practice_relay_new (
      GTK_WINDOW (self),
      tengen_program_get_teams (
          TENGEN_PROGRAM (gtk_window_get_application (GTK_WINDOW (self)))));
  TengenExerciseKind kind;
  int level;

  tengen_lesson_window_find_exercise (self, &kind, &level);
  tengen_practice_choice_set (
      tengen_practice_relay_get_choice (window), kind, level);
  g_signal_connect_object (
      window, "start", G_CALLBACK (start_cb), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (window));
}

void
tengen_lesson_window_install_wall (GtkWidgetClass *klass)
{
  /* TengenLessonWindow|win.practice-relay: a relay of two teams, to be chosen
   */
  gtk_widget_class_install_action (
      klass, "win.practice-relay", NULL, relay_action);
}
