/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-lesson-window-practice: today's ten and exercises of one kind, on the
 * page of lessons; what they share with problems of files
 *
 * Shape: an exercise is a lesson of one step, made in a worker when it is
 *        wanted; how it went is appended to the learner's log once it is
 *        solved. What comes next is asked of a plan that is made anew from the
 *        log each time. What is left unsolved is not written.
 */
#include "tengen-lesson-window-private.h"

#include "tengen-exercise-make.h"
#include "tengen-exercise-plan.h"
#include "tengen-exercise-to-lesson.h"
#include "tengen-practice-foot.h"
#include "tengen-practice-home.h"
#include "tengen-practice-origin.h"
#include "tengen-practice-store.h"
#include "tengen-worker.h"
#include "tengen-words-exercise.h"
#include "tengen-words-ruby.h"
#include "tengen-words-text.h"

#define _(text) tengen_words_text (text)

/* From then on an exercise that is being made is told of, in milliseconds. */
#define PATIENCE 400

struct _TengenLessonPracticePart
{
  TengenPracticeHome *home;
  /* Owned; that of the learner, NULL before practice is opened */
  TengenPracticeStore *store;
  /* Owned; an exercise is being made */
  GCancellable *making;
  /* tells that it takes a while */
  guint telling;
  /* Borrowed; on the page while an exercise is shown */
  GtkWidget *foot;
  /* what is shown, or being made */
  TengenExercisePlanItem item;
  /* it is one of today's, not of a kind without end */
  gboolean is_today;
  /* how it went is written */
  gboolean is_noted;
};

/* --- The learner --- */

/* Seconds since 1970, and how far the local time is ahead in minutes. */
static gint64
get_now (int *offset)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();

  *offset = (int) (g_date_time_get_utc_offset (now) / G_TIME_SPAN_MINUTE);
  return g_date_time_to_unix (now);
}

static gint64
get_today (void)
{
  int offset;
  gint64 now = get_now (&offset);

  return tengen_exercise_log_get_day (now, offset);
}

static TengenExerciseReach
get_reach (TengenLessonWindow *self)
{
  const TengenExerciseLog *log =
      tengen_practice_store_get_log (self->practice_part->store);
  TengenExerciseReach reach = { 0 };

  for (guint i = 0; i < log->entries->len; i++)
    tengen_exercise_reach_note (
        &reach, &g_array_index (log->entries, TengenExerciseLogEntry, i));
  return reach;
}

static TengenExercisePlan *
make_plan (TengenLessonWindow *self)
{
  TengenExerciseReach reach = get_reach (self);
  guint32 kinds = 0;
  int games;

  g_object_get (self->practice_part->home, "games", &games, NULL);
  if ((games & TENGEN_PRACTICE_GO) != 0)
    kinds |= tengen_exercise_reach_list_kinds (&reach, FALSE);
  if ((games & TENGEN_PRACTICE_RENJU) != 0)
    kinds |= tengen_exercise_reach_list_kinds (&reach, TRUE);
  return tengen_exercise_plan_new (
      tengen_practice_store_get_log (self->practice_part->store),
      get_today (),
      tengen_practice_store_get_seed (self->practice_part->store),
      kinds);
}

static char *
say_fault (TengenPracticeStoreFault fault, const char *detail)
{
  switch (fault)
    {
    case TENGEN_PRACTICE_STORE_DAMAGED:
      /* TRANSLATORS: number of a line of a file */
      return g_strdup_printf (_ ("A part of the notes on practice could not be "
                                 "read, from line %s on. All else counts."),
                              detail);
    case TENGEN_PRACTICE_STORE_NEWER:
      return g_strdup (_ ("A newer Tengen has written the notes on practice. "
                          "They stay as they are; what is solved now is not "
                          "noted."));
    case TENGEN_PRACTICE_STORE_READ:
      /* TRANSLATORS: a sentence that says why */
      return g_strdup_printf (_ ("The notes on practice cannot be read. %s"),
                              detail);
    case TENGEN_PRACTICE_STORE_WRITE:
      /* TRANSLATORS: a sentence that says why */
      return g_strdup_printf (
          _ ("The notes on practice cannot be written down. %s"), detail);
    }
  g_return_val_if_reached (NULL);
}

static void
failed_cb (TengenLessonWindow *self, guint fault, const char *detail)
{
  g_autofree char *said = say_fault ((TengenPracticeStoreFault) fault, detail);

  tengen_notice_show (self->notice, said);
}

static void
update_home (TengenLessonWindow *self)
{
  g_autoptr (TengenExercisePlan) plan = make_plan (self);
  TengenExerciseReach reach = get_reach (self);
  TengenExercisePlanItem next;
  int levels[TENGEN_EXERCISE_KINDS];

  for (guint i = 0; i < TENGEN_EXERCISE_KINDS; i++)
    levels[i] =
        tengen_exercise_reach_get_level (&reach, (TengenExerciseKind) i);
  tengen_practice_home_show_levels (self->practice_part->home, levels);
  tengen_practice_home_show_today (
      self->practice_part->home,
      tengen_exercise_plan_count_done (plan),
      tengen_exercise_plan_get_items (plan)->len,
      !tengen_exercise_plan_find_next (plan, &next));
  tengen_lesson_window_update_problems (self);
}

static void
open_store (TengenLessonWindow *self)
{
  g_autofree char *path = NULL;

  if (self->practice_part->store != NULL)
    return;
  path = tengen_lesson_window_get_practice_path (self);
  self->practice_part->store =
      tengen_practice_store_new (path,
                                 tengen_lesson_window_get_learner (self),
                                 tengen_practice_origin_find (NULL));
  g_signal_connect_object (self->practice_part->store,
                           "failed",
                           G_CALLBACK (failed_cb),
                           self,
                           G_CONNECT_SWAPPED);
  tengen_practice_store_read (self->practice_part->store);
  g_signal_connect_object (self->practice_part->store,
                           "changed",
                           G_CALLBACK (update_home),
                           self,
                           G_CONNECT_SWAPPED);
}

const TengenExerciseLog *
tengen_lesson_window_get_practice_log (TengenLessonWindow *self)
{
  open_store (self);
  return tengen_practice_store_get_log (self->practice_part->store);
}

TengenPracticeHome *
tengen_lesson_window_get_practice_home (TengenLessonWindow *self)
{
  return self->practice_part->home;
}

/* --- How it goes --- */

static void
update_foot (TengenLessonWindow *self)
{
  g_autoptr (TengenExercisePlan) plan = make_plan (self);
  const TengenLessonState *state = tengen_lesson_run_get_state (self->run);
  gboolean today = self->practice_part->is_today;
  gboolean missed = state->misses > 0 || state->is_shown;

  tengen_practice_foot_show (
      TENGEN_PRACTICE_FOOT (self->practice_part->foot),
      today ? tengen_exercise_plan_count_done (plan) : 0,
      today ? tengen_exercise_plan_get_items (plan)->len : 0,
      today && missed ? _ ("This exercise comes again later.") : NULL);
}

static TengenExerciseLogResult
get_result (const TengenLessonState *state)
{
  if (state->is_shown)
    return TENGEN_EXERCISE_LOG_SHOWN;
  if (state->hints > 0)
    return TENGEN_EXERCISE_LOG_HINT;
  return state->misses > 0 ? TENGEN_EXERCISE_LOG_MISSED
                           : TENGEN_EXERCISE_LOG_FIRST;
}

void
tengen_lesson_window_note_attempt (TengenLessonWindow *self,
                                   const char *kind,
                                   int level,
                                   guint64 seed)
{
  const TengenLessonState *state = tengen_lesson_run_get_state (self->run);
  TengenExerciseLogEntry entry = { .level = level,
                                   .seed = seed,
                                   .result = get_result (state),
                                   .wrong = MIN (state->misses, 9999) };

  g_strlcpy (entry.kind, kind, sizeof entry.kind);
  entry.time = get_now (&entry.offset);
  tengen_practice_store_add (self->practice_part->store, &entry);
}

static void
note_result (TengenLessonWindow *self)
{
  const TengenExercisePlanItem *item = &self->practice_part->item;

  self->practice_part->is_noted = TRUE;
  tengen_lesson_window_note_attempt (
      self,
      tengen_exercise_kind_get_info (item->kind)->id,
      item->level,
      item->seed);
}

static void
run_changed_cb (TengenLessonWindow *self)
{
  const TengenLessonState *state = tengen_lesson_run_get_state (self->run);

  if (state->phase == TENGEN_LESSON_PHASE_SOLVED &&
      !self->practice_part->is_noted)
    note_result (self);
  update_foot (self);
}

/* --- A lesson of one step --- */

void
tengen_lesson_window_put_foot (TengenLessonWindow *self,
                               const TengenLesson *lesson,
                               GtkWidget *foot,
                               GCallback changed)
{
  tengen_lesson_window_set_lesson (self, lesson, FALSE);
  tengen_lesson_window_follow (self, lesson);
  tengen_lesson_page_set_foot (self->page, foot);
  g_signal_connect_object (
      self->run, "changed", changed, self, G_CONNECT_SWAPPED);
}

void
tengen_lesson_window_take_foot (TengenLessonWindow *self, GCallback changed)
{
  if (self->run != NULL)
    g_signal_handlers_disconnect_by_func (self->run, (gpointer) changed, self);
  tengen_lesson_page_set_foot (self->page, NULL);
}

/* --- An exercise --- */

gboolean
tengen_lesson_window_is_practising (TengenLessonWindow *self)
{
  return self->practice_part->foot != NULL ||
         tengen_lesson_window_has_problem (self);
}

void
tengen_lesson_window_end_exercise (TengenLessonWindow *self)
{
  tengen_lesson_window_end_problem (self);
  if (self->practice_part->foot == NULL)
    return;
  tengen_lesson_window_take_foot (self, G_CALLBACK (run_changed_cb));
  self->practice_part->foot = NULL;
}

char *
tengen_lesson_window_write_exercise (TengenLessonWindow *self)
{
  const TengenExercisePlanItem *item = &self->practice_part->item;
  g_autofree char *kind = NULL;
  g_autofree char *level = NULL;

  if (tengen_lesson_window_has_problem (self))
    return tengen_lesson_window_write_problem (self);
  kind = tengen_words_exercise_kind (item->kind);
  level = g_strdup_printf (_ ("Level %d"), item->level);
  return g_strconcat (kind, tengen_words_gap (), level, NULL);
}

const TengenLesson *
tengen_lesson_window_keep_exercise (TengenLessonShelf *shelf,
                                    const TengenLessonText *title,
                                    TengenExercise *exercise)
{
  g_autoptr (TengenExerciseTexts) texts = tengen_words_exercise (exercise);
  g_autoptr (GPtrArray) exercises = g_ptr_array_new ();
  g_autoptr (GPtrArray) all_texts = g_ptr_array_new ();
  g_autoptr (GPtrArray) faults = tengen_lesson_faults_new ();
  g_autoptr (GBytes) bytes = NULL;
  TengenExerciseSheet sheet = { .id = "practice",
                                .language = tengen_words_language (),
                                .title = title,
                                .exercises = exercises,
                                .texts = all_texts };
  TengenLesson *lesson;
  char *xml;

  g_ptr_array_add (exercises, exercise);
  g_ptr_array_add (all_texts, texts);
  xml = tengen_exercise_to_lesson (&sheet);
  bytes = g_bytes_new_take (xml, strlen (xml));
  lesson = tengen_lesson_shelf_read (shelf, bytes, faults);
  return lesson != NULL ? tengen_lesson_shelf_keep (shelf, lesson) : NULL;
}

static const TengenLesson *
make_lesson (TengenLessonWindow *self, TengenExercise *exercise)
{
  g_autoptr (TengenLessonText) title = tengen_words_ruby (
      self->practice_part->is_today ? _ ("Today’s Practice") : _ ("Practice"));

  return tengen_lesson_window_keep_exercise (self->shelf, title, exercise);
}

static void
show_exercise (TengenLessonWindow *self, const TengenLesson *lesson)
{
  GtkWidget *foot = tengen_practice_foot_new ();

  tengen_lesson_window_put_foot (
      self, lesson, foot, G_CALLBACK (run_changed_cb));
  self->practice_part->foot = foot;
  self->practice_part->is_noted = FALSE;
  update_foot (self);
  tengen_lesson_window_show_run (self);
}

static void
make_in_worker (GTask *task,
                gpointer source,
                gpointer data,
                GCancellable *cancellable)
{
  const TengenExercisePlanItem *item = data;

  g_task_return_pointer (
      task,
      tengen_exercise_make (item->kind, item->level, item->seed),
      (GDestroyNotify) tengen_exercise_free);
}

/* Some kinds are rarely found. */
static void
tell_cb (gpointer data)
{
  TengenLessonWindow *self = data;

  self->practice_part->telling = 0;
  tengen_notice_show (self->notice, _ ("An exercise is being made…"));
}

static void
stop_telling (TengenLessonWindow *self)
{
  g_clear_handle_id (&self->practice_part->telling, g_source_remove);
  tengen_notice_dismiss (self->notice);
}

static void
made_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  TengenLessonWindow *self = TENGEN_LESSON_WINDOW (source);
  g_autoptr (TengenExercise) exercise =
      g_task_propagate_pointer (G_TASK (result), NULL);
  const TengenLesson *lesson = NULL;

  if (g_task_get_cancellable (G_TASK (result)) != self->practice_part->making)
    return;
  g_clear_object (&self->practice_part->making);
  stop_telling (self);
  tengen_practice_home_set_busy (self->practice_part->home, FALSE);
  if (exercise != NULL)
    lesson = make_lesson (self, exercise);
  if (lesson != NULL)
    show_exercise (self, lesson);
  else
    tengen_notice_show (self->notice,
                        _ ("This exercise could not be made. Please try "
                           "another kind."));
}

void
tengen_lesson_window_stop_making (TengenLessonWindow *self)
{
  if (self->practice_part->making == NULL)
    return;
  g_cancellable_cancel (self->practice_part->making);
  g_clear_object (&self->practice_part->making);
  stop_telling (self);
  tengen_practice_home_set_busy (self->practice_part->home, FALSE);
}

static void
begin_exercise (TengenLessonWindow *self,
                const TengenExercisePlanItem *item,
                gboolean is_today)
{
  g_autoptr (GTask) task = NULL;

  tengen_lesson_window_stop_making (self);
  tengen_lesson_window_stop_problems (self);
  tengen_notice_dismiss (self->notice);
  self->practice_part->item = *item;
  self->practice_part->is_today = is_today;
  self->practice_part->making = g_cancellable_new ();
  self->practice_part->telling = g_timeout_add_once (PATIENCE, tell_cb, self);
  tengen_practice_home_set_busy (self->practice_part->home, TRUE);
  task = g_task_new (self, self->practice_part->making, made_cb, NULL);
  g_task_set_check_cancellable (task, FALSE);
  g_task_set_task_data (task, g_memdup2 (item, sizeof *item), g_free);
  tengen_worker_run (task, make_in_worker);
}

static void
begin_today (TengenLessonWindow *self)
{
  g_autoptr (TengenExercisePlan) plan = make_plan (self);
  TengenExercisePlanItem item;

  if (tengen_exercise_plan_find_next (plan, &item))
    begin_exercise (self, &item, TRUE);
  else
    tengen_lesson_window_show_practice (self);
}

/* Each has another seed: as many attempts as there were before. */
static void
begin_kind (TengenLessonWindow *self, TengenExerciseKind kind)
{
  TengenPracticeStore *store = self->practice_part->store;
  TengenExerciseReach reach = get_reach (self);
  TengenExercisePlanItem item = { .kind = kind };

  item.level = tengen_exercise_reach_get_level (&reach, kind);
  item.seed = tengen_exercise_plan_make_seed (
      tengen_practice_store_get_seed (store),
      get_today (),
      kind,
      item.level,
      tengen_practice_store_get_log (store)->entries->len +
          TENGEN_EXERCISE_PLAN_ITEMS);
  begin_exercise (self, &item, FALSE);
}

void
tengen_lesson_window_find_exercise (TengenLessonWindow *self,
                                    TengenExerciseKind *kind,
                                    int *level)
{
  const TengenExercisePlanItem *item = &self->practice_part->item;
  TengenExerciseReach reach;

  *kind = item->kind;
  *level = item->level;
  if (item->level > 0)
    return;
  open_store (self);
  reach = get_reach (self);
  *level = tengen_exercise_reach_get_level (&reach, *kind);
}

void
tengen_lesson_window_next_exercise (TengenLessonWindow *self)
{
  if (tengen_lesson_window_has_problem (self))
    tengen_lesson_window_next_problem (self);
  else if (self->practice_part->is_today)
    begin_today (self);
  else
    begin_kind (self, self->practice_part->item.kind);
}

/* --- Where it begins --- */

void
tengen_lesson_window_show_practice (TengenLessonWindow *self)
{
  open_store (self);
  update_home (self);
  tengen_lesson_window_read_problems (self);
  tengen_lesson_window_show_page (self, TENGEN_LESSON_WINDOW_PRACTICE);
  tengen_practice_home_focus (self->practice_part->home);
}

static void
today_cb (TengenLessonWindow *self)
{
  begin_today (self);
}

static void
kind_cb (TengenLessonWindow *self, int kind)
{
  begin_kind (self, (TengenExerciseKind) kind);
}

static void
games_cb (TengenLessonWindow *self)
{
  if (self->practice_part->store != NULL)
    update_home (self);
}

static void
practice_cb (TengenLessonWindow *self)
{
  tengen_lesson_window_show_practice (self);
}

static void
practice_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  tengen_lesson_window_show_practice (TENGEN_LESSON_WINDOW (widget));
}

void
tengen_lesson_window_make_practice (TengenLessonWindow *self)
{
  self->practice_part = g_new0 (TengenLessonPracticePart, 1);
  self->practice_part->home = tengen_lesson_window_find (self, "practice");
  g_signal_connect_object (self->practice_part->home,
                           "today",
                           G_CALLBACK (today_cb),
                           self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->practice_part->home,
                           "kind",
                           G_CALLBACK (kind_cb),
                           self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->practice_part->home,
                           "notify::games",
                           G_CALLBACK (games_cb),
                           self,
                           G_CONNECT_SWAPPED);
}

void
tengen_lesson_window_start_practice (TengenLessonWindow *self,
                                     TengenSettings *settings)
{
  g_object_bind_property (settings,
                          "practice-games",
                          self->practice_part->home,
                          "games",
                          G_BINDING_BIDIRECTIONAL | G_BINDING_SYNC_CREATE);
}

void
tengen_lesson_window_end_practice (TengenLessonWindow *self)
{
  tengen_lesson_window_stop_making (self);
  tengen_lesson_window_end_problems (self);
  tengen_lesson_window_end_exercise (self);
  g_clear_object (&self->practice_part->store);
}

void
tengen_lesson_window_install_practice (GtkWidgetClass *klass)
{
  gtk_widget_class_bind_template_callback (klass, practice_cb);
  /* TengenLessonWindow|win.practice: where practice begins */
  gtk_widget_class_install_action (
      klass, "win.practice", NULL, practice_action);
}
