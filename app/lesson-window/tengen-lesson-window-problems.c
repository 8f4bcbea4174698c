/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-lesson-window-problems: problems of files of one's own, on the page of
 * lessons
 *
 * Shape: a problem is a lesson of one step, made in a worker; how it went is
 *        appended to the learner's log once it is solved. The list knows the
 *        names of files only: what has changed is read anew each time practice
 *        is opened, and what is solved of them is read from the log.
 */
#include "tengen-lesson-window-private.h"

#include "tengen-exercise-problem-prove.h"
#include "tengen-file-picker.h"
#include "tengen-practice-file.h"
#include "tengen-practice-walk.h"
#include "tengen-worker.h"
#include "tengen-words-problem.h"
#include "tengen-words-ruby.h"
#include "tengen-words-text.h"
#include "tengen-words.h"

#define _(text) tengen_words_text (text)

/* So many files are listed. */
#define LISTED 8

struct _TengenLessonProblemsPart
{
  TengenPracticeCollections *list;
  /* Owned; the files that are listed, being read, and read */
  GCancellable *listing;
  GPtrArray *files;
  /* Owned; the file that is open, or NULL */
  TengenPracticeFile *file;
  /* Owned; a file or a problem is being read */
  GCancellable *reading;
  /* which problem is shown, or being read */
  guint index;
  /* Borrowed; on the page while a problem is shown */
  GtkWidget *foot;
  /* how it went is written */
  gboolean is_noted;
};

static TengenSettings *
get_settings (TengenLessonWindow *self)
{
  return tengen_program_get_settings (
      TENGEN_PROGRAM (gtk_window_get_application (GTK_WINDOW (self))));
}

static const TengenExerciseProblem *
get_problem (const TengenPracticeFile *file, guint index)
{
  return &g_array_index (file->problems, TengenExerciseProblem, index);
}

/* --- The list --- */

static void
unref_file (gpointer file)
{
  tengen_practice_file_unref (file);
}

/* What is said of a file in the list. */
static char *
describe (TengenLessonWindow *self, const TengenPracticeFile *file)
{
  if (file->error != NULL)
    return g_strdup (file->error);
  if (file->problems->len == 0)
    return g_strdup (_ ("There is no problem in it."));
  /* TRANSLATORS: how many problems are solved, and of how many */
  return g_strdup_printf (
      _ ("%1$u of %2$u solved"),
      tengen_practice_file_count_solved (
          file, tengen_lesson_window_get_practice_log (self)),
      file->problems->len);
}

void
tengen_lesson_window_update_problems (TengenLessonWindow *self)
{
  TengenLessonProblemsPart *part = self->problems_part;

  tengen_practice_collections_clear (part->list);
  for (guint i = 0; part->files != NULL && i < part->files->len; i++)
    {
      const TengenPracticeFile *file = g_ptr_array_index (part->files, i);
      g_autofree char *uri = g_file_get_uri (file->file);
      g_autofree char *said = describe (self, file);

      tengen_practice_collections_add (part->list, uri, file->name, said);
    }
}

typedef struct
{
  char **uris;
  /* those that were read before, or NULL */
  GPtrArray *files;
} Listing;

static void
free_listing (gpointer data)
{
  Listing *listing = data;

  g_strfreev (listing->uris);
  g_clear_pointer (&listing->files, g_ptr_array_unref);
  g_free (listing);
}

static void
list_in_worker (GTask *task,
                gpointer source,
                gpointer data,
                GCancellable *cancellable)
{
  const Listing *listing = data;
  GPtrArray *files = g_ptr_array_new_with_free_func (unref_file);

  for (char **uri = listing->uris;
       *uri != NULL && !g_cancellable_is_cancelled (cancellable);
       uri++)
    {
      g_autoptr (GFile) file = g_file_new_for_uri (*uri);

      g_ptr_array_add (files,
                       tengen_practice_file_renew (file, listing->files));
    }
  g_task_return_pointer (task, files, (GDestroyNotify) g_ptr_array_unref);
}

static void
listed_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  TengenLessonWindow *self = TENGEN_LESSON_WINDOW (source);
  TengenLessonProblemsPart *part = self->problems_part;
  g_autoptr (GPtrArray) files =
      g_task_propagate_pointer (G_TASK (result), NULL);

  if (g_task_get_cancellable (G_TASK (result)) != part->listing)
    return;
  g_clear_object (&part->listing);
  g_clear_pointer (&part->files, g_ptr_array_unref);
  part->files = g_steal_pointer (&files);
  tengen_lesson_window_update_problems (self);
}

static void
stop_listing (TengenLessonWindow *self)
{
  if (self->problems_part->listing != NULL)
    g_cancellable_cancel (self->problems_part->listing);
  g_clear_object (&self->problems_part->listing);
}

void
tengen_lesson_window_read_problems (TengenLessonWindow *self)
{
  g_autoptr (GTask) task = NULL;
  Listing *listing = g_new0 (Listing, 1);

  stop_listing (self);
  listing->uris = g_strdupv (
      (char **) tengen_settings_get_collections (get_settings (self)));
  if (self->problems_part->files != NULL)
    listing->files = g_ptr_array_ref (self->problems_part->files);
  self->problems_part->listing = g_cancellable_new ();
  task = g_task_new (self, self->problems_part->listing, listed_cb, NULL);
  g_task_set_check_cancellable (task, FALSE);
  g_task_set_task_data (task, listing, free_listing);
  tengen_worker_run (task, list_in_worker);
}

/* Takes a file off the list, and puts it at its head if @again. */
static void
keep (TengenLessonWindow *self, const char *uri, gboolean again)
{
  const char *const *before =
      tengen_settings_get_collections (get_settings (self));
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) uris = NULL;
  guint n = 0;

  if (again)
    g_strv_builder_add (builder, uri);
  for (; *before != NULL && n + 1 < LISTED; before++)
    if (!g_str_equal (*before, uri))
      {
        g_strv_builder_add (builder, *before);
        n++;
      }
  uris = g_strv_builder_end (builder);
  tengen_settings_set_collections (get_settings (self),
                                   (const char *const *) uris);
}

static void
forget_cb (TengenLessonWindow *self, const char *uri)
{
  keep (self, uri, FALSE);
  tengen_lesson_window_read_problems (self);
}

/* --- How it goes --- */

gboolean
tengen_lesson_window_has_problem (TengenLessonWindow *self)
{
  return self->problems_part->foot != NULL;
}

static void
update_foot (TengenLessonWindow *self)
{
  TengenLessonProblemsPart *part = self->problems_part;

  g_autofree gboolean *solved = tengen_practice_file_list_solved (
      part->file, tengen_lesson_window_get_practice_log (self));

  tengen_practice_walk_show (TENGEN_PRACTICE_WALK (part->foot),
                             part->index,
                             solved,
                             part->file->problems->len);
}

static void
run_changed_cb (TengenLessonWindow *self)
{
  TengenLessonProblemsPart *part = self->problems_part;

  if (tengen_lesson_run_get_state (self->run)->phase !=
          TENGEN_LESSON_PHASE_SOLVED ||
      part->is_noted)
    return;
  part->is_noted = TRUE;
  tengen_lesson_window_note_attempt (
      self,
      TENGEN_EXERCISE_PROBLEM_KIND,
      1,
      get_problem (part->file, part->index)->key);
  update_foot (self);
}

char *
tengen_lesson_window_write_problem (TengenLessonWindow *self)
{
  return g_strdup_printf (_ ("Problem %u / %u"),
                          self->problems_part->index + 1,
                          self->problems_part->file->problems->len);
}

static void
update_actions (TengenLessonWindow *self)
{
  const TengenLessonProblemsPart *part = self->problems_part;
  gboolean shown = part->foot != NULL;

  gtk_widget_action_set_enabled (
      GTK_WIDGET (self), "win.previous-problem", shown && part->index > 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self),
                                 "win.next-problem",
                                 shown && part->index + 1 <
                                              part->file->problems->len);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.show-problem", shown);
}

void
tengen_lesson_window_end_problem (TengenLessonWindow *self)
{
  if (!tengen_lesson_window_has_problem (self))
    return;
  tengen_lesson_window_take_foot (self, G_CALLBACK (run_changed_cb));
  self->problems_part->foot = NULL;
  update_actions (self);
}

/* --- A problem --- */

typedef struct
{
  TengenPracticeFile *file;
  guint index;
  TengenLessonText *title;
  TengenLessonText *question;
  TengenLessonText *right;
  TengenLessonText *wrong;
  const char *language;
  TengenNotation notation;
  /* what comes of it */
  TengenLesson *lesson;
  TengenExercise *exercise;
} Making;

static void
free_making (gpointer data)
{
  Making *making = data;

  tengen_practice_file_unref (making->file);
  tengen_lesson_text_free (making->title);
  tengen_lesson_text_free (making->question);
  tengen_lesson_text_free (making->right);
  tengen_lesson_text_free (making->wrong);
  tengen_lesson_free (making->lesson);
  tengen_exercise_free (making->exercise);
  g_free (making);
}

static void
make_in_worker (GTask *task,
                gpointer source,
                gpointer data,
                GCancellable *cancellable)
{
  Making *making = data;
  const TengenExerciseProblem *problem =
      get_problem (making->file, making->index);
  TengenLessonProblemTexts texts = { .language = making->language,
                                     .notation = making->notation,
                                     .title = making->title,
                                     .question = making->question };

  if (problem->is_own)
    making->exercise =
        tengen_exercise_problem_read (making->file->record, problem);
  else if (tengen_lesson_from_problem (
               making->file->record, problem->root, &texts, &making->lesson) !=
           TENGEN_LESSON_PROBLEM_OK)
    making->lesson = NULL;
  if (making->lesson != NULL)
    tengen_exercise_problem_prove (
        making->lesson, making->right, making->wrong);
  g_task_return_boolean (task, TRUE);
}

static void
show_problem (TengenLessonWindow *self, const TengenLesson *lesson, guint index)
{
  TengenLessonProblemsPart *part = self->problems_part;
  GtkWidget *foot = tengen_practice_walk_new ();

  tengen_lesson_window_put_foot (
      self, lesson, foot, G_CALLBACK (run_changed_cb));
  part->index = index;
  part->foot = foot;
  part->is_noted = FALSE;
  update_foot (self);
  update_actions (self);
  tengen_lesson_window_show_run (self);
}

static void
made_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  TengenLessonWindow *self = TENGEN_LESSON_WINDOW (source);
  TengenLessonProblemsPart *part = self->problems_part;
  Making *making = g_task_get_task_data (G_TASK (result));
  const TengenLesson *lesson = NULL;

  if (g_task_get_cancellable (G_TASK (result)) != part->reading)
    return;
  g_clear_object (&part->reading);
  if (making->exercise != NULL)
    lesson = tengen_lesson_window_keep_exercise (
        self->shelf, making->title, making->exercise);
  else if (making->lesson != NULL)
    lesson = tengen_lesson_shelf_keep (self->shelf,
                                       g_steal_pointer (&making->lesson));
  if (lesson != NULL)
    show_problem (self, lesson, making->index);
  else
    tengen_notice_show (self->notice, _ ("This problem cannot be shown."));
}

void
tengen_lesson_window_stop_problems (TengenLessonWindow *self)
{
  if (self->problems_part->reading != NULL)
    g_cancellable_cancel (self->problems_part->reading);
  g_clear_object (&self->problems_part->reading);
}

static GTask *
begin_reading (TengenLessonWindow *self, GAsyncReadyCallback callback)
{
  GTask *task;

  tengen_lesson_window_stop_making (self);
  tengen_lesson_window_stop_problems (self);
  self->problems_part->reading = g_cancellable_new ();
  task = g_task_new (self, self->problems_part->reading, callback, NULL);
  g_task_set_check_cancellable (task, FALSE);
  return task;
}

static void
begin_problem (TengenLessonWindow *self, guint index)
{
  TengenPracticeFile *file = self->problems_part->file;
  g_autoptr (GTask) task = begin_reading (self, made_cb);
  Making *making = g_new0 (Making, 1);

  making->file = tengen_practice_file_ref (file);
  making->index = index;
  making->title = tengen_words_unread (file->name);
  making->question = tengen_words_ruby (_ ("Find the right move."));
  making->right = tengen_words_ruby (
      _ ("This move is not in the file, but it takes the marked stones, "
         "too."));
  making->wrong = tengen_words_ruby (
      _ ("This move is not in the file. After it the marked stones cannot be "
         "taken."));
  making->language = tengen_words_language ();
  making->notation = tengen_words_notation ();
  g_task_set_task_data (task, making, free_making);
  tengen_worker_run (task, make_in_worker);
}

static void
go_to (TengenLessonWindow *self, guint index)
{
  tengen_notice_dismiss (self->notice);
  begin_problem (self, index);
}

void
tengen_lesson_window_next_problem (TengenLessonWindow *self)
{
  if (self->problems_part->index + 1 < self->problems_part->file->problems->len)
    go_to (self, self->problems_part->index + 1);
  else
    tengen_lesson_window_show_practice (self);
}

/* --- A file --- */

static void
tell (TengenLessonWindow *self, const TengenPracticeFile *file)
{
  GString *said = g_string_new (NULL);
  g_autofree char *skipped = NULL;

  if (file->error != NULL)
    /* TRANSLATORS: name of a file */
    g_string_append_printf (said, _ ("“%s” could not be read."), file->name);
  else if (file->problems->len == 0)
    /* TRANSLATORS: name of a file */
    g_string_append_printf (
        said, _ ("There is no problem in “%s”."), file->name);
  tengen_words_append (said, file->error);
  if (file->skipped->len > 0)
    skipped = tengen_words_problem_skipped (file->skipped);
  tengen_words_append (said, skipped);
  if (said->len > 0)
    tengen_notice_show (self->notice, said->str);
  g_string_free (said, TRUE);
}

static void
opened_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  TengenLessonWindow *self = TENGEN_LESSON_WINDOW (source);
  TengenLessonProblemsPart *part = self->problems_part;
  g_autoptr (TengenPracticeFile) file =
      g_task_propagate_pointer (G_TASK (result), NULL);
  g_autofree char *uri = NULL;

  if (g_task_get_cancellable (G_TASK (result)) != part->reading)
    return;
  g_clear_object (&part->reading);
  tell (self, file);
  if (file->problems->len == 0)
    {
      tengen_lesson_window_read_problems (self);
      return;
    }
  tengen_lesson_window_end_problem (self);
  g_clear_pointer (&part->file, tengen_practice_file_unref);
  part->file = g_steal_pointer (&file);
  uri = g_file_get_uri (part->file->file);
  keep (self, uri, TRUE);
  begin_problem (self,
                 tengen_practice_file_find_start (
                     part->file, tengen_lesson_window_get_practice_log (self)));
}

static void
open_in_worker (GTask *task,
                gpointer source,
                gpointer data,
                GCancellable *cancellable)
{
  g_task_return_pointer (task, tengen_practice_file_new (data), unref_file);
}

void
tengen_lesson_window_open_problems (TengenLessonWindow *self, GFile *file)
{
  g_autoptr (GTask) task = begin_reading (self, opened_cb);

  tengen_notice_dismiss (self->notice);
  g_task_set_task_data (task, g_object_ref (file), g_object_unref);
  tengen_worker_run (task, open_in_worker);
}

static void
collection_cb (TengenLessonWindow *self, const char *uri)
{
  g_autoptr (GFile) file = g_file_new_for_uri (uri);

  tengen_lesson_window_open_problems (self, file);
}

/* --- Actions --- */

static void
picked_cb (GFile *file, gpointer data)
{
  g_autoptr (TengenLessonWindow) self = data;

  if (file != NULL && gtk_window_get_application (GTK_WINDOW (self)) != NULL)
    tengen_lesson_window_open_problems (self, file);
}

static void
open_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  tengen_file_picker_open (
      GTK_WINDOW (widget), picked_cb, g_object_ref (widget));
}

static void
next_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TengenLessonWindow *self = TENGEN_LESSON_WINDOW (widget);

  go_to (self, self->problems_part->index + 1);
}

static void
previous_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TengenLessonWindow *self = TENGEN_LESSON_WINDOW (widget);

  go_to (self, self->problems_part->index - 1);
}

static void
show_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TengenLessonWindow *self = TENGEN_LESSON_WINDOW (widget);
  guint index = g_variant_get_uint32 (parameter);

  if (index < self->problems_part->file->problems->len)
    go_to (self, index);
}

/* --- The window --- */

void
tengen_lesson_window_make_problems (TengenLessonWindow *self)
{
  TengenLessonProblemsPart *part = g_new0 (TengenLessonProblemsPart, 1);

  self->problems_part = part;
  part->list = tengen_practice_home_get_collections (
      tengen_lesson_window_get_practice_home (self));
  g_signal_connect_object (part->list,
                           "collection",
                           G_CALLBACK (collection_cb),
                           self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (
      part->list, "forget", G_CALLBACK (forget_cb), self, G_CONNECT_SWAPPED);
  update_actions (self);
}

void
tengen_lesson_window_end_problems (TengenLessonWindow *self)
{
  tengen_lesson_window_end_problem (self);
  tengen_lesson_window_stop_problems (self);
  stop_listing (self);
  g_clear_pointer (&self->problems_part->files, g_ptr_array_unref);
  g_clear_pointer (&self->problems_part->file, tengen_practice_file_unref);
}

void
tengen_lesson_window_install_problems (GtkWidgetClass *klass)
{
  /* TengenLessonWindow|win.open-problems: asks for a file of problems */
  gtk_widget_class_install_action (
      klass, "win.open-problems", NULL, open_action);
  /* TengenLessonWindow|win.next-problem: the next problem of the file */
  gtk_widget_class_install_action (
      klass, "win.next-problem", NULL, next_action);
  /* TengenLessonWindow|win.previous-problem: the problem before */
  gtk_widget_class_install_action (
      klass, "win.previous-problem", NULL, previous_action);
  /* TengenLessonWindow|win.show-problem: a problem of the file, from 0 */
  gtk_widget_class_install_action (klass, "win.show-problem", "u", show_action);
  gtk_widget_class_add_binding_action (
      klass, GDK_KEY_Page_Down, GDK_CONTROL_MASK, "win.next-problem", NULL);
  gtk_widget_class_add_binding_action (
      klass, GDK_KEY_Page_Up, GDK_CONTROL_MASK, "win.previous-problem", NULL);
}
