/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-lesson-window-own: the teacher's own lessons in the window: opening
 * their files, showing what became of them on disk, what is wrong beside the
 * board
 *
 * Shape: one file is followed, that of the lesson which is shown or the broken
 *        one in its place. A lesson is replaced only by one without errors; then
 *        it goes on at the same step.
 */
#include "tengen-lesson-window-private.h"

#include "tengen-file-picker.h"
#include "tengen-guide-page.h"
#include "tengen-lesson-fault-list.h"
#include "tengen-recent-files.h"
#include "tengen-words-text.h"

#define _(text) tengen_words_text (text)

/* How long it is said that a file was read again. */
#define TOLD_MS 4000

struct _TengenLessonOwnPart
{
  TengenLessonOwn *own;
  /* the file that is followed, and that of the run; NULL for the course */
  TengenLessonFile *file;
  TengenLessonFile *run_file;
  GSignalGroup *signals;
  /* the file is to be shown as soon as it was read */
  gboolean wanted;
  TengenLessonFaultList *faults;
  /* that the file was read again, as it was said, and until when */
  char *told;
  guint told_id;
};

void
tengen_lesson_window_make_own (TengenLessonWindow *self)
{
  self->own_part = g_new0 (TengenLessonOwnPart, 1);
  self->own_part->faults = tengen_lesson_window_find (self, "faults");
}

/* --- The file that is followed --- */

static void
follow (TengenLessonWindow *self, TengenLessonFile *file)
{
  self->own_part->wanted = FALSE;
  if (!g_set_object (&self->own_part->file, file))
    return;
  g_signal_group_set_target (self->own_part->signals, file);
  tengen_lesson_own_watch (self->own_part->own, file);
}

/* --- What is beside the board --- */

static gboolean
is_file_shown (TengenLessonWindow *self)
{
  if (tengen_lesson_window_is_shown (self, TENGEN_LESSON_WINDOW_BROKEN))
    return TRUE;
  return tengen_lesson_window_is_shown (self, TENGEN_LESSON_WINDOW_LESSON) &&
         self->own_part->file == self->own_part->run_file;
}

void
tengen_lesson_window_update_own (TengenLessonWindow *self)
{
  TengenLessonFile *file = NULL;
  gboolean has_errors = FALSE;

  /* the user has gone back from a file that is no lesson */
  if (tengen_lesson_window_is_shown (self, TENGEN_LESSON_WINDOW_LIST) &&
      !self->own_part->wanted)
    follow (self, self->own_part->run_file);
  if (is_file_shown (self))
    file = self->own_part->file;
  has_errors = file != NULL && tengen_lesson_fault_list_count (file) > 0;
  tengen_lesson_fault_list_set_file (self->own_part->faults, file);
  gtk_widget_set_visible (GTK_WIDGET (self->own_part->faults), has_errors);
  gtk_widget_action_set_enabled (
      GTK_WIDGET (self), "win.next-fault", has_errors);
  gtk_widget_action_set_enabled (
      GTK_WIDGET (self), "win.previous-fault", has_errors);
}

/* Where a lesson would be. */
static void
show_broken (TengenLessonWindow *self)
{
  gtk_label_set_label (tengen_lesson_window_find (self, "broken_title"),
                       tengen_lesson_file_get_name (self->own_part->file));
  tengen_lesson_window_show_page (self, TENGEN_LESSON_WINDOW_BROKEN);
  gtk_widget_child_focus (GTK_WIDGET (self->own_part->faults),
                          GTK_DIR_TAB_FORWARD);
}

TengenLessonFile *
tengen_lesson_window_get_file (TengenLessonWindow *self)
{
  return self->own_part->file;
}

TengenLessonOwn *
tengen_lesson_window_get_own (TengenLessonWindow *self)
{
  return self->own_part->own;
}

/* --- Showing a file --- */

void
tengen_lesson_window_follow (TengenLessonWindow *self,
                             const TengenLesson *lesson)
{
  TengenLessonFile *file = tengen_lesson_own_find (self->own_part->own, lesson);

  g_set_object (&self->own_part->run_file, file);
  follow (self, file);
}

static gboolean
has_lesson (TengenLessonFile *file)
{
  return tengen_lesson_file_get_lesson (file) != NULL &&
         tengen_lesson_file_get_twin (file) == NULL;
}

static void
show_file (TengenLessonWindow *self)
{
  self->own_part->wanted = FALSE;
  if (!has_lesson (self->own_part->file))
    {
      show_broken (self);
      return;
    }
  tengen_recent_files_add_lesson (
      tengen_lesson_file_get_file (self->own_part->file));
  tengen_lesson_window_show_lesson (
      self, tengen_lesson_file_get_lesson (self->own_part->file), FALSE);
}

static void
stop_telling (TengenLessonWindow *self)
{
  g_clear_handle_id (&self->own_part->told_id, g_source_remove);
  g_clear_pointer (&self->own_part->told, g_free);
}

/* Another notice that was shown meanwhile stays. */
static void
take_back_told (TengenLessonWindow *self)
{
  if (self->own_part->told != NULL &&
      g_strcmp0 (tengen_notice_get_text (self->notice), self->own_part->told) ==
          0)
    tengen_notice_dismiss (self->notice);
  stop_telling (self);
}

static gboolean
told_cb (gpointer data)
{
  TengenLessonWindow *self = data;

  self->own_part->told_id = 0;
  take_back_told (self);
  return G_SOURCE_REMOVE;
}

static void
tell_read (TengenLessonWindow *self)
{
  stop_telling (self);
  /* TRANSLATORS: name of a file */
  self->own_part->told =
      g_strdup_printf (_ ("“%s” was read again."),
                       tengen_lesson_file_get_name (self->own_part->file));
  tengen_notice_show (self->notice, self->own_part->told);
  self->own_part->told_id = g_timeout_add (TOLD_MS, told_cb, self);
}

/* The step of the same name, or the one in its place. */
static guint
find_place (const TengenLesson *lesson, const char *step, guint before)
{
  guint index = 0;

  if (tengen_lesson_find_step (lesson, step, &index))
    return index;
  return MIN (before, lesson->steps->len - 1);
}

static void
replace_lesson (TengenLessonWindow *self, const TengenLesson *lesson)
{
  const char *step = tengen_lesson_run_get_step (self->run)->id;
  guint index =
      find_place (lesson, step, tengen_lesson_run_get_index (self->run));

  tengen_lesson_window_set_lesson (self, lesson, TRUE);
  tengen_lesson_run_goto (self->run, index);
  tengen_lesson_window_update_title (self);
  tell_read (self);
}

static void
changed_cb (TengenLessonWindow *self)
{
  const TengenLesson *lesson =
      tengen_lesson_file_get_lesson (self->own_part->file);

  if (self->own_part->file == self->own_part->run_file && self->run != NULL &&
      tengen_lesson_run_get_lesson (self->run) != lesson)
    replace_lesson (self, lesson);
  /* what was said is not so any more */
  if (!tengen_lesson_file_is_sound (self->own_part->file))
    take_back_told (self);
  if (self->own_part->wanted ||
      (tengen_lesson_window_is_shown (self, TENGEN_LESSON_WINDOW_BROKEN) &&
       has_lesson (self->own_part->file)))
    show_file (self);
  tengen_lesson_window_update_own (self);
}

void
tengen_lesson_window_open_file (TengenLessonWindow *self, GFile *file)
{
  g_return_if_fail (TENGEN_IS_LESSON_WINDOW (self));
  g_return_if_fail (G_IS_FILE (file));

  tengen_notice_dismiss (self->notice);
  follow (self, tengen_lesson_own_open (self->own_part->own, file));
  if (tengen_lesson_file_is_read (self->own_part->file))
    show_file (self);
  else
    self->own_part->wanted = TRUE;
}

/* --- Actions --- */

static void
open_lesson_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_autoptr (GFile) file =
      g_file_new_for_uri (g_variant_get_string (parameter, NULL));

  tengen_lesson_window_open_file (TENGEN_LESSON_WINDOW (widget), file);
}

static TengenProgram *
get_program (TengenLessonWindow *self)
{
  return TENGEN_PROGRAM (gtk_window_get_application (GTK_WINDOW (self)));
}

/* Where practice begins records are problems; else they go to windows of their
 * own. */
static void
open_any (TengenLessonWindow *self, GFile *file)
{
  if (tengen_lesson_own_is (file))
    tengen_lesson_window_open_file (self, file);
  else if (tengen_lesson_window_is_shown (self, TENGEN_LESSON_WINDOW_PRACTICE))
    tengen_lesson_window_open_problems (self, file);
  else
    tengen_program_open_file (get_program (self), NULL, file, -1, FALSE);
}

static void
picked_cb (GFile *file, gpointer data)
{
  g_autoptr (TengenLessonWindow) self = data;

  if (file != NULL && get_program (self) != NULL)
    open_any (self, file);
}

static void
open_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  tengen_file_picker_open_lesson (
      GTK_WINDOW (widget), picked_cb, g_object_ref (widget));
}

static void
tell_folder (TengenLessonWindow *self, const char *path)
{
  g_autofree char *said =
      /* TRANSLATORS: a folder */
      g_strdup_printf (_ ("The folder cannot be opened from here. It is “%s”."),
                       path);

  tengen_notice_show (self->notice, said);
}

static void
launched_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (TengenLessonWindow) self = data;
  GFile *folder = NULL;

  if (g_app_info_launch_default_for_uri_finish (result, NULL) ||
      self->own_part->own == NULL)
    return;
  folder = tengen_lesson_own_make_folder (self->own_part->own, NULL);
  if (folder != NULL)
    tell_folder (self, g_file_peek_path (folder));
}

static void
tell_failed (TengenLessonWindow *self, const GError *error)
{
  g_autofree char *said =
      /* TRANSLATORS: a sentence that says why */
      g_strdup_printf (
          _ ("Nothing can be written into the folder of own lessons. %s"),
          error->message);

  tengen_notice_show (self->notice, said);
}

static void
open_folder_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TengenLessonWindow *self = TENGEN_LESSON_WINDOW (widget);
  g_autoptr (GError) error = NULL;
  GFile *folder = tengen_lesson_own_make_folder (self->own_part->own, &error);
  g_autoptr (GdkAppLaunchContext) context =
      gdk_display_get_app_launch_context (gtk_widget_get_display (widget));
  g_autofree char *uri = NULL;

  if (folder == NULL)
    {
      tell_failed (self, error);
      return;
    }
  uri = g_file_get_uri (folder);
  g_app_info_launch_default_for_uri_async (uri,
                                           G_APP_LAUNCH_CONTEXT (context),
                                           NULL,
                                           launched_cb,
                                           g_object_ref (self));
}

static void
guide_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TengenLessonWindow *self = TENGEN_LESSON_WINDOW (widget);
  g_autofree char *text = tengen_lesson_shelf_read_guide ();

  tengen_lesson_window_show_over (self, TENGEN_LESSON_WINDOW_GUIDE);
  tengen_guide_page_show (tengen_lesson_window_find (self, "guide"), text);
}

static void
example_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TengenLessonWindow *self = TENGEN_LESSON_WINDOW (widget);
  const char *text =
      tengen_guide_page_get_example (tengen_lesson_window_find (self, "guide"));
  g_autoptr (GError) error = NULL;
  g_autoptr (GFile) file = NULL;
  g_autofree char *said = NULL;

  g_return_if_fail (text != NULL);
  file = tengen_lesson_own_add_example (self->own_part->own, text, &error);
  if (file == NULL)
    {
      tell_failed (self, error);
      return;
    }
  tengen_lesson_window_open_file (self, file);
  said = g_strdup_printf (
      /* TRANSLATORS: name of a file */
      _ ("The example is in the folder as “%s”. Change it in an editor and "
         "save it: this window shows it at once."),
      tengen_lesson_file_get_name (self->own_part->file));
  tengen_notice_show (self->notice, said);
  tengen_notice_add_button (
      self->notice, _ ("Open the Folder"), "win.open-lessons");
}

static void
next_fault_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  tengen_lesson_fault_list_step (
      TENGEN_LESSON_WINDOW (widget)->own_part->faults, 1);
}

static void
previous_fault_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  tengen_lesson_fault_list_step (
      TENGEN_LESSON_WINDOW (widget)->own_part->faults, -1);
}

/* --- The window --- */

static gboolean
drop_cb (TengenLessonWindow *self, const GValue *value)
{
  GdkFileList *list = g_value_get_boxed (value);
  g_autoptr (GSList) files =
      list != NULL ? gdk_file_list_get_files (list) : NULL;

  for (GSList *l = files; l != NULL; l = l->next)
    open_any (self, l->data);
  return files != NULL;
}

static void
add_drop (TengenLessonWindow *self)
{
  GtkDropTarget *target = gtk_drop_target_new (
      GDK_TYPE_FILE_LIST, GDK_ACTION_COPY | GDK_ACTION_MOVE);

  g_signal_connect_object (
      target, "drop", G_CALLBACK (drop_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (target));
}

void
tengen_lesson_window_start_own (TengenLessonWindow *self)
{
  self->own_part->own = tengen_lesson_own_new (self->shelf, NULL);
  self->own_part->signals = g_signal_group_new (TENGEN_TYPE_LESSON_FILE);
  g_signal_group_connect_swapped (
      self->own_part->signals, "changed", G_CALLBACK (changed_cb), self);
  tengen_lesson_list_set_own (
      self->list, tengen_lesson_own_get_files (self->own_part->own));
  add_drop (self);
  tengen_lesson_own_start (self->own_part->own);
}

void
tengen_lesson_window_end_own (TengenLessonWindow *self)
{
  stop_telling (self);
  g_clear_object (&self->own_part->signals);
  g_clear_object (&self->own_part->file);
  g_clear_object (&self->own_part->run_file);
  /* what still reads for it lives a little longer */
  if (self->own_part->own != NULL)
    g_object_run_dispose (G_OBJECT (self->own_part->own));
  g_clear_object (&self->own_part->own);
}

void
tengen_lesson_window_install_own (GtkWidgetClass *klass)
{
  /* TengenLessonWindow|win.open: asks for a lesson file */
  gtk_widget_class_install_action (klass, "win.open", NULL, open_action);
  /* TengenLessonWindow|win.open-lesson: opens a lesson file (URI) */
  gtk_widget_class_install_action (
      klass, "win.open-lesson", "s", open_lesson_action);
  /* TengenLessonWindow|win.open-lessons: opens the folder of own lessons */
  gtk_widget_class_install_action (
      klass, "win.open-lessons", NULL, open_folder_action);
  /* TengenLessonWindow|win.lesson-guide: how to make lessons */
  gtk_widget_class_install_action (
      klass, "win.lesson-guide", NULL, guide_action);
  /* TengenLessonWindow|win.add-example: puts the guide's example into the
   * folder */
  gtk_widget_class_install_action (
      klass, "win.add-example", NULL, example_action);
  /* TengenLessonWindow|win.next-fault: the next error of the file */
  gtk_widget_class_install_action (
      klass, "win.next-fault", NULL, next_fault_action);
  /* TengenLessonWindow|win.previous-fault: the error before */
  gtk_widget_class_install_action (
      klass, "win.previous-fault", NULL, previous_fault_action);
  gtk_widget_class_add_binding_action (
      klass, GDK_KEY_F8, 0, "win.next-fault", NULL);
  gtk_widget_class_add_binding_action (
      klass, GDK_KEY_F8, GDK_SHIFT_MASK, "win.previous-fault", NULL);
}
