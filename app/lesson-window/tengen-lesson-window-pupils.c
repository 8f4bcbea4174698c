/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-lesson-window-pupils: the pupils: choosing one, keeping their progress
 * apart, the teacher's table
 *
 * Shape: the shelf holds the progress of the current pupil, the store is that
 *        of their file. Both change together, after the old file was written;
 *        where it cannot be, nothing changes.
 */
#include "tengen-lesson-window-private.h"

#include <errno.h>

#include "tengen-file-picker.h"
#include "tengen-files.h"
#include "tengen-practice-store.h"
#include "tengen-progress-file.h"
#include "tengen-pupil-overview.h"
#include "tengen-pupil-page.h"
#include "tengen-pupil-picture.h"
#include "tengen-pupils.h"
#include "tengen-words-text.h"
#include "tengen-words.h"

#define _(text) tengen_words_text (text)

#define PEOPLE TENGEN_LESSON_WINDOW_PEOPLE
#define OVERVIEW TENGEN_LESSON_WINDOW_OVERVIEW

struct _TengenLessonPupilsPart
{
  GtkButton *button;
  TengenPupilPicture *picture;
  GtkLabel *name;
  TengenPupilPage *people;
  TengenPupilOverview *overview;
  TengenPupils *pupils;
  TengenProgressFile *progress;
  /* id of the pupil whose progress is on the shelf; NULL for no particular
   * pupil */
  char *learner;
  /* id of the pupil who was taken away last and can be brought back, and
   * whether it was they who learnt */
  char *gone;
  gboolean gone_learnt;
  /* ids of the class that was added last and can be taken away again, or NULL */
  GPtrArray *added;
};

void
tengen_lesson_window_make_pupils (TengenLessonWindow *self)
{
  self->pupils_part = g_new0 (TengenLessonPupilsPart, 1);
  self->pupils_part->button = tengen_lesson_window_find (self, "who");
  self->pupils_part->picture = tengen_lesson_window_find (self, "who_picture");
  self->pupils_part->name = tengen_lesson_window_find (self, "who_name");
}

const TengenLessonPupil *
tengen_lesson_window_get_pupil (TengenLessonWindow *self)
{
  return tengen_pupils_get_current (self->pupils_part->pupils);
}

/* --- What they have done --- */

static void
open_store (TengenLessonWindow *self)
{
  g_autofree char *path = tengen_pupils_get_path (self->pupils_part->pupils,
                                                  self->pupils_part->learner);

  self->pupils_part->progress = tengen_progress_file_new (self->shelf, path);
  g_signal_connect_object (self->pupils_part->progress,
                           "failed",
                           G_CALLBACK (tengen_lesson_window_tell_fault),
                           self,
                           G_CONNECT_SWAPPED);
  tengen_progress_file_read (self->pupils_part->progress);
}

char *
tengen_lesson_window_get_practice_path (TengenLessonWindow *self)
{
  return tengen_pupils_get_practice_path (self->pupils_part->pupils,
                                          self->pupils_part->learner);
}

const char *
tengen_lesson_window_get_learner (TengenLessonWindow *self)
{
  return self->pupils_part->learner;
}

/* What one answered is not for the next one to see. */
static void
close_lesson (TengenLessonWindow *self)
{
  tengen_lesson_window_end_practice (self);
  g_object_set (self->page, "run", NULL, NULL);
  g_signal_group_set_target (self->run_signals, NULL);
  g_clear_object (&self->run);
  tengen_lesson_window_update_languages (self);
}

static void
change_learner (TengenLessonWindow *self, const char *id)
{
  tengen_progress_file_flush (self->pupils_part->progress);
  g_clear_object (&self->pupils_part->progress);
  if (!tengen_lesson_window_is_shown (self, PEOPLE) &&
      !tengen_lesson_window_is_shown (self, OVERVIEW))
    tengen_lesson_window_show_page (self, TENGEN_LESSON_WINDOW_LIST);
  close_lesson (self);
  g_free (self->pupils_part->learner);
  self->pupils_part->learner = g_strdup (id);
  tengen_lesson_shelf_take_progress (self->shelf,
                                     tengen_lesson_progress_new ());
  open_store (self);
}

/* --- What is shown of them --- */

static void
update_button (TengenLessonWindow *self, const TengenLessonPupil *pupil)
{
  const char *name = pupil != NULL ? pupil->nickname : _ ("People");

  g_object_set (self->pupils_part->picture,
                "picture",
                pupil != NULL ? pupil->picture : TENGEN_PUPIL_PICTURE_PLAIN,
                NULL);
  gtk_label_set_label (self->pupils_part->name, name);
  /* a name may be long; what the button is for is seen whole */
  gtk_label_set_ellipsize (self->pupils_part->name,
                           pupil != NULL ? PANGO_ELLIPSIZE_END
                                         : PANGO_ELLIPSIZE_NONE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->pupils_part->button),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  name,
                                  -1);
}

static void
changed_cb (TengenLessonWindow *self)
{
  const TengenLessonPupil *pupil =
      tengen_pupils_get_current (self->pupils_part->pupils);
  const char *id = pupil != NULL ? pupil->id : NULL;

  if (g_strcmp0 (self->pupils_part->learner, id) != 0)
    change_learner (self, id);
  update_button (self, pupil);
  tengen_pupil_page_set_pupils (
      self->pupils_part->people,
      tengen_pupils_get_all (self->pupils_part->pupils),
      id);
}

static char *
say_fault (TengenSealedFileFault fault, const char *detail)
{
  g_autofree char *name =
      detail != NULL ? g_filename_display_basename (detail) : NULL;

  switch (fault)
    {
    case TENGEN_SEALED_FILE_FAULT_TORN:
      /* TRANSLATORS: name of a file */
      return g_strdup_printf (_ ("The list of people could not be read; it "
                                 "begins anew. The old file is kept as “%s”."),
                              name);
    case TENGEN_SEALED_FILE_FAULT_CHANGED:
      /* TRANSLATORS: name of a file */
      return g_strdup_printf (
          _ ("Another program has changed the list of people, or it is "
             "damaged. "
             "Please check whether it is right; the old file is kept as “%s”."),
          name);
    case TENGEN_SEALED_FILE_FAULT_NEWER:
      return g_strdup (_ ("A newer Tengen has written the list of people. It "
                          "stays as it is."));
    case TENGEN_SEALED_FILE_FAULT_READ:
      /* TRANSLATORS: a sentence that says why */
      return g_strdup_printf (_ ("The list of people cannot be read. %s"),
                              detail);
    case TENGEN_SEALED_FILE_FAULT_WRITE:
      /* TRANSLATORS: a sentence that says why */
      return g_strdup_printf (
          _ ("The list of people cannot be written down. %s"), detail);
    case TENGEN_SEALED_FILE_FAULT_NONE:
      break;
    }
  g_return_val_if_reached (NULL);
}

static void
failed_cb (TengenLessonWindow *self, guint fault, const char *detail)
{
  g_autofree char *said = say_fault ((TengenSealedFileFault) fault, detail);

  tengen_lesson_window_say_fault (self, said, fault, detail);
}

/* --- What a person does --- */

gboolean
tengen_lesson_window_flush (TengenLessonWindow *self)
{
  return tengen_progress_file_flush (self->pupils_part->progress);
}

static void
chosen_cb (TengenLessonWindow *self, const char *id)
{
  if (!tengen_lesson_window_flush (self))
    return;
  tengen_notice_dismiss (self->notice);
  if (tengen_pupils_choose (self->pupils_part->pupils, id))
    tengen_lesson_window_show_list (self);
}

/* A class comes one after another: the page stays. */
static void
add_cb (TengenLessonWindow *self, const char *nickname, guint picture)
{
  g_autofree char *id = NULL;

  if (!tengen_lesson_window_flush (self))
    return;
  tengen_notice_dismiss (self->notice);
  id = tengen_pupils_add (self->pupils_part->pupils, nickname, picture);
  if (id == NULL)
    return;
  tengen_pupils_choose (self->pupils_part->pupils, id);
  tengen_pupil_page_focus (self->pupils_part->people);
}

static void
add_all_cb (TengenLessonWindow *self, GPtrArray *lines)
{
  TengenLessonPupilsPart *part = self->pupils_part;
  g_autofree char *said = NULL;

  if (!tengen_lesson_window_flush (self))
    return;
  tengen_notice_dismiss (self->notice);
  g_clear_pointer (&part->added, g_ptr_array_unref);
  part->added = tengen_pupils_add_all (part->pupils, lines);
  if (part->added->len == 0)
    return;
  said = part->added->len < lines->len
             ? g_strdup_printf (_ ("Of %2$u people %1$u were added: the list "
                                   "is full now."),
                                part->added->len,
                                lines->len)
             : g_strdup_printf (tengen_words_plural ("%u person was added.",
                                                     "%u people were added.",
                                                     part->added->len),
                                part->added->len);
  tengen_notice_show (self->notice, said);
  tengen_notice_add_button (self->notice, _ ("Undo"), "win.undo-class");
}

static void
undo_class_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TengenLessonPupilsPart *part = TENGEN_LESSON_WINDOW (widget)->pupils_part;

  if (part->added != NULL &&
      tengen_lesson_window_flush (TENGEN_LESSON_WINDOW (widget)))
    tengen_pupils_take_all_away (part->pupils, part->added);
  tengen_pupil_page_focus_card (part->people, part->learner);
  g_clear_pointer (&part->added, g_ptr_array_unref);
}

static void
change_cb (TengenLessonWindow *self,
           const char *id,
           const char *nickname,
           guint picture)
{
  tengen_notice_dismiss (self->notice);
  tengen_pupils_change (self->pupils_part->pupils, id, nickname, picture);
}

static void
take_away_cb (TengenLessonWindow *self, const char *id)
{
  const TengenLessonPupil *pupil = tengen_lesson_pupil_find (
      tengen_pupils_get_all (self->pupils_part->pupils), id);
  g_autofree char *said = NULL;

  if (pupil == NULL || !tengen_lesson_window_flush (self))
    return;
  /* TRANSLATORS: a nickname */
  said = g_strdup_printf (_ ("%s was taken off the list."), pupil->nickname);
  self->pupils_part->gone_learnt =
      g_strcmp0 (id, self->pupils_part->learner) == 0;
  if (!tengen_pupils_take_away (self->pupils_part->pupils, id))
    return;
  g_free (self->pupils_part->gone);
  self->pupils_part->gone = g_strdup (id);
  tengen_notice_show (self->notice, said);
  tengen_notice_add_button (self->notice, _ ("Undo"), "win.undo-pupil");
}

static void
undo_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TengenLessonWindow *self = TENGEN_LESSON_WINDOW (widget);

  if (self->pupils_part->gone != NULL &&
      tengen_pupils_bring_back (self->pupils_part->pupils,
                                self->pupils_part->gone) &&
      self->pupils_part->gone_learnt && self->pupils_part->learner == NULL &&
      tengen_lesson_window_flush (self))
    tengen_pupils_choose (self->pupils_part->pupils, self->pupils_part->gone);
  tengen_pupil_page_focus_card (self->pupils_part->people,
                                self->pupils_part->gone);
  g_clear_pointer (&self->pupils_part->gone, g_free);
}

static void
people_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TengenLessonWindow *self = TENGEN_LESSON_WINDOW (widget);

  tengen_notice_dismiss (self->notice);
  tengen_pupils_read (self->pupils_part->pupils);
  tengen_lesson_window_show_page (self, PEOPLE);
  tengen_pupil_page_focus (self->pupils_part->people);
}

/* --- The teacher's table --- */

/* The course, then the teacher's own lessons. */
static GPtrArray *
list_lessons (TengenLessonWindow *self)
{
  GPtrArray *lessons = g_ptr_array_new ();
  GListModel *files =
      tengen_lesson_own_get_files (tengen_lesson_window_get_own (self));

  g_ptr_array_extend (
      lessons, tengen_lesson_shelf_get_lessons (self->shelf), NULL, NULL);
  for (guint i = 0; i < g_list_model_get_n_items (files); i++)
    {
      g_autoptr (TengenLessonFile) file = g_list_model_get_item (files, i);
      const TengenLesson *lesson = tengen_lesson_file_get_lesson (file);

      if (lesson != NULL)
        g_ptr_array_add (lessons, (gpointer) lesson);
    }
  return lessons;
}

/* Tells of the first log that cannot be read. */
static void
tell_unread (TengenLessonWindow *self, const char *nickname, int number)
{
  g_autofree char *why = tengen_words_errno (number);
  g_autofree char *said =
      /* TRANSLATORS: a nickname, a sentence that says why */
      g_strdup_printf (_ ("The notes on the practice of %s cannot be read. %s"),
                       nickname,
                       why);

  tengen_notice_show (self->notice, said);
}

static TengenExerciseTable *
make_exercises (TengenLessonWindow *self)
{
  const GPtrArray *all = tengen_pupils_get_all (self->pupils_part->pupils);
  TengenExerciseTable *table = tengen_exercise_table_new ();
  gboolean is_told = FALSE;

  for (guint i = 0; i < all->len; i++)
    {
      const TengenLessonPupil *pupil = g_ptr_array_index (all, i);
      g_autofree char *path = tengen_pupils_get_practice_path (
          self->pupils_part->pupils, pupil->id);
      g_autoptr (TengenExerciseLog) log = tengen_practice_store_load (path);

      if (log == NULL && !is_told)
        {
          tell_unread (self, pupil->nickname, errno);
          is_told = TRUE;
        }
      if (log == NULL)
        log = tengen_exercise_log_new ();
      tengen_exercise_table_add (table, log);
    }
  return table;
}

static void
overview_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TengenLessonWindow *self = TENGEN_LESSON_WINDOW (widget);
  g_autoptr (GPtrArray) lessons = list_lessons (self);

  tengen_notice_dismiss (self->notice);
  tengen_progress_file_flush (self->pupils_part->progress);
  tengen_pupils_read (self->pupils_part->pupils);
  tengen_lesson_window_show_page (self, OVERVIEW);
  tengen_pupil_overview_show (
      self->pupils_part->overview,
      tengen_pupils_make_overview (self->pupils_part->pupils, lessons),
      make_exercises (self));
}

static char *
write_overview (TengenLessonWindow *self, char separator)
{
  g_autoptr (TengenClassSheet) sheet = tengen_pupil_overview_make_sheet (
      self->pupils_part->overview, TENGEN_CLASS_SHEET_COUNTS);

  return tengen_class_sheet_write (sheet, separator);
}

static void
copy_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TengenLessonWindow *self = TENGEN_LESSON_WINDOW (widget);
  g_autofree char *text = write_overview (self, '\t');

  gdk_clipboard_set_text (gtk_widget_get_clipboard (widget), text);
  tengen_notice_show (self->notice, _ ("Copied"));
}

/* A table on its way into a file. */
typedef struct
{
  TengenLessonWindow *window;
  GBytes *bytes;
  GFile *file;
} Saving;

static void
saving_free (Saving *self)
{
  g_object_unref (self->window);
  g_bytes_unref (self->bytes);
  g_clear_object (&self->file);
  g_free (self);
}

static void
written_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  Saving *saving = data;
  g_autoptr (GError) error = NULL;
  g_autofree char *base = g_file_get_basename (saving->file);
  g_autofree char *name = g_filename_display_name (base);
  g_autofree char *said =
      tengen_files_write_finish (result, NULL, &error)
          /* TRANSLATORS: name of a file */
          ? g_strdup_printf (_ ("The table was saved as “%s”."), name)
          : g_strdup_printf (_ ("Not saved. %s"), error->message);

  /* the window may have been closed meanwhile */
  if (saving->window->pupils_part->pupils != NULL)
    tengen_notice_show (saving->window->notice, said);
  saving_free (saving);
}

static void
picked_cb (GFile *file, gpointer data)
{
  Saving *saving = data;

  if (file == NULL)
    {
      saving_free (saving);
      return;
    }
  saving->file = g_object_ref (file);
  tengen_files_write_async (
      file, saving->bytes, NULL, TENGEN_FILES_WRITE_PLAIN, written_cb, saving);
}

static void
save_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TengenLessonWindow *self = TENGEN_LESSON_WINDOW (widget);
  g_autoptr (TengenClassSheet) sheet =
      tengen_pupil_overview_make_sheet (self->pupils_part->overview, 0);
  g_autofree char *proposed =
      g_strconcat (tengen_class_sheet_get_title (sheet), ".csv", NULL);
  char *text = write_overview (self, ',');
  Saving *saving = g_new0 (Saving, 1);

  saving->window = g_object_ref (self);
  saving->bytes = g_bytes_new_take (text, strlen (text));
  tengen_file_picker_save_in (
      GTK_WINDOW (self), NULL, proposed, picked_cb, saving);
}

static void
print_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TengenLessonWindow *self = TENGEN_LESSON_WINDOW (widget);
  g_autoptr (TengenClassSheet) sheet =
      tengen_pupil_overview_make_sheet (self->pupils_part->overview, 0);

  tengen_lesson_window_print_class (self, sheet);
}

/* --- The window --- */

static void
make_pages (TengenLessonWindow *self)
{
  self->pupils_part->people = TENGEN_PUPIL_PAGE (tengen_pupil_page_new ());
  self->pupils_part->overview =
      TENGEN_PUPIL_OVERVIEW (tengen_pupil_overview_new ());
  gtk_stack_add_named (
      self->pages, GTK_WIDGET (self->pupils_part->people), PEOPLE);
  gtk_stack_add_named (
      self->pages, GTK_WIDGET (self->pupils_part->overview), OVERVIEW);
  g_signal_connect_swapped (
      self->pupils_part->people, "chosen", G_CALLBACK (chosen_cb), self);
  g_signal_connect_swapped (
      self->pupils_part->people, "add", G_CALLBACK (add_cb), self);
  g_signal_connect_swapped (
      self->pupils_part->people, "add-all", G_CALLBACK (add_all_cb), self);
  g_signal_connect_swapped (
      self->pupils_part->people, "change", G_CALLBACK (change_cb), self);
  g_signal_connect_swapped (
      self->pupils_part->people, "take-away", G_CALLBACK (take_away_cb), self);
}

/* With several pupils, a pupil may sit down at the progress of another. */
static void
greet (TengenLessonWindow *self)
{
  const TengenLessonPupil *pupil =
      tengen_pupils_get_current (self->pupils_part->pupils);
  g_autofree char *said = NULL;

  if (tengen_pupils_get_all (self->pupils_part->pupils)->len < 2)
    return;
  said = pupil != NULL ? g_strdup_printf (
                             /* TRANSLATORS: a nickname */
                             _ ("These are the lessons of %s."),
                             pupil->nickname)
                       : g_strdup (_ ("Nobody is chosen now."));
  tengen_notice_show (self->notice, said);
  tengen_notice_add_button (self->notice, _ ("Someone Else"), "win.pupils");
}

void
tengen_lesson_window_start_pupils (TengenLessonWindow *self)
{
  const TengenLessonPupil *pupil = NULL;

  make_pages (self);
  self->pupils_part->pupils = tengen_pupils_new (NULL);
  g_signal_connect_object (self->pupils_part->pupils,
                           "failed",
                           G_CALLBACK (failed_cb),
                           self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->pupils_part->pupils,
                           "progress-failed",
                           G_CALLBACK (tengen_lesson_window_tell_fault),
                           self,
                           G_CONNECT_SWAPPED);
  tengen_pupils_read (self->pupils_part->pupils);
  pupil = tengen_pupils_get_current (self->pupils_part->pupils);
  self->pupils_part->learner = pupil != NULL ? g_strdup (pupil->id) : NULL;
  greet (self);
  open_store (self);
  g_signal_connect_object (self->pupils_part->pupils,
                           "changed",
                           G_CALLBACK (changed_cb),
                           self,
                           G_CONNECT_SWAPPED);
  changed_cb (self);
}

void
tengen_lesson_window_end_pupils (TengenLessonWindow *self)
{
  g_clear_object (&self->pupils_part->pupils);
  g_clear_object (&self->pupils_part->progress);
  g_clear_pointer (&self->pupils_part->learner, g_free);
  g_clear_pointer (&self->pupils_part->gone, g_free);
  g_clear_pointer (&self->pupils_part->added, g_ptr_array_unref);
}

void
tengen_lesson_window_install_pupils (GtkWidgetClass *klass)
{
  /* TengenLessonWindow|win.pupils: asks who learns */
  gtk_widget_class_install_action (klass, "win.pupils", NULL, people_action);
  /* TengenLessonWindow|win.undo-pupil: brings back who was taken away */
  gtk_widget_class_install_action (klass, "win.undo-pupil", NULL, undo_action);
  /* TengenLessonWindow|win.undo-class: takes a class away that was added */
  gtk_widget_class_install_action (
      klass, "win.undo-class", NULL, undo_class_action);
  /* TengenLessonWindow|win.overview: the progress of all pupils */
  gtk_widget_class_install_action (
      klass, "win.overview", NULL, overview_action);
  /* TengenLessonWindow|win.copy-overview: the table to the clipboard */
  gtk_widget_class_install_action (
      klass, "win.copy-overview", NULL, copy_action);
  /* TengenLessonWindow|win.print-overview: the table to paper */
  gtk_widget_class_install_action (
      klass, "win.print-overview", NULL, print_action);
  /* TengenLessonWindow|win.save-overview: the table to a file */
  gtk_widget_class_install_action (
      klass, "win.save-overview", NULL, save_action);
}
