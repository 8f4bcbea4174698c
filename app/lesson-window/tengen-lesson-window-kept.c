/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-lesson-window-kept: what was done of the lessons: forgetting it, and
 * what cannot be kept
 */
#include "tengen-lesson-window-private.h"

#include "tengen-progress-file.h"
#include "tengen-text-window.h"
#include "tengen-words-text.h"

#define _(text) tengen_words_text (text)

struct _TengenLessonKeptPart
{
  /* faults that wait until those before them were seen */
  GQueue untold;
};

void
tengen_lesson_window_make_kept (TengenLessonWindow *self)
{
  self->kept_part = g_new0 (TengenLessonKeptPart, 1);
}

void
tengen_lesson_window_reset (TengenLessonWindow *self, const char *id)
{
  const TengenLesson *lesson = tengen_lesson_shelf_find (self->shelf, id);
  const TengenLessonText *text = tengen_lesson_words_get (
      lesson->title, tengen_lesson_shelf_get_language (lesson));
  g_autofree char *title = tengen_lesson_text_get_plain (text);
  g_autofree char *said = g_strdup_printf (
      /* TRANSLATORS: the title of a lesson */
      _ ("What was done of “%s” is forgotten."),
      title);

  tengen_lesson_shelf_reset (self->shelf, lesson);
  tengen_notice_show (self->notice, said);
  tengen_notice_add_button (self->notice, _ ("Undo"), "win.undo-reset");
}

static void
undo_reset_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  tengen_lesson_shelf_undo_reset (TENGEN_LESSON_WINDOW (widget)->shelf);
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
      return g_strdup_printf (
          _ ("What was done of the lessons could not be read; it begins anew. "
             "The old file is kept as “%s”."),
          name);
    case TENGEN_SEALED_FILE_FAULT_CHANGED:
      /* TRANSLATORS: name of a file */
      return g_strdup_printf (
          _ ("Another program has changed what was done of the lessons, or it "
             "is damaged. It is used as it could be read; the old file is kept "
             "as “%s”."),
          name);
    case TENGEN_SEALED_FILE_FAULT_NEWER:
      return g_strdup (
          _ ("A newer Tengen has written down what was done of the lessons. It "
             "stays as it is: what you do now is not kept."));
    case TENGEN_SEALED_FILE_FAULT_READ:
      return g_strdup_printf (
          /* TRANSLATORS: a sentence that says why */
          _ ("What was done of the lessons cannot be read. %s It is tried "
             "again."),
          detail);
    case TENGEN_SEALED_FILE_FAULT_WRITE:
      return g_strdup_printf (
          /* TRANSLATORS: a sentence that says why */
          _ ("What you have done of the lessons cannot be written down. %s "
             "It is tried again."),
          detail);
    case TENGEN_SEALED_FILE_FAULT_NONE:
      break;
    }
  g_return_val_if_reached (NULL);
}

/* --- Telling --- */

typedef struct
{
  char *said;
  /* (nullable): what can be looked at */
  char *path;
} Untold;

static void
untold_free (Untold *self)
{
  g_free (self->said);
  g_free (self->path);
  g_free (self);
}

static void
tell_next (TengenLessonWindow *self)
{
  Untold *next = g_queue_pop_head (&self->kept_part->untold);

  if (next == NULL)
    return;
  tengen_notice_show (self->notice, next->said);
  if (next->path != NULL)
    tengen_text_window_add_button (self->notice, next->path);
  untold_free (next);
}

static void
dismissed_cb (TengenLessonWindow *self)
{
  tell_next (self);
}

void
tengen_lesson_window_say_fault (TengenLessonWindow *self,
                                const char *said,
                                guint fault,
                                const char *detail)
{
  Untold *untold = g_new0 (Untold, 1);

  untold->said = g_strdup (said);
  if (fault == TENGEN_SEALED_FILE_FAULT_TORN ||
      fault == TENGEN_SEALED_FILE_FAULT_CHANGED)
    untold->path = g_strdup (detail);
  g_queue_push_tail (&self->kept_part->untold, untold);
  if (tengen_notice_get_text (self->notice) == NULL)
    tell_next (self);
}

void
tengen_lesson_window_end_kept (TengenLessonWindow *self)
{
  g_queue_clear_full (&self->kept_part->untold, (GDestroyNotify) untold_free);
}

void
tengen_lesson_window_tell_fault (TengenLessonWindow *self,
                                 guint fault,
                                 const char *detail)
{
  g_autofree char *said = say_fault ((TengenSealedFileFault) fault, detail);

  tengen_lesson_window_say_fault (self, said, fault, detail);
}

void
tengen_lesson_window_install_kept (GtkWidgetClass *klass)
{
  /* TengenLessonWindow|win.undo-reset: brings back what was forgotten */
  gtk_widget_class_install_action (
      klass, "win.undo-reset", NULL, undo_reset_action);
  gtk_widget_class_bind_template_callback (klass, dismissed_cb);
}
