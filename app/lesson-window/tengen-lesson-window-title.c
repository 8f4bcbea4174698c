/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-lesson-window-title: what the header bar says: the page, in a lesson
 * the learner's place in it, and where the way back leads
 */
#include "tengen-label.h"
#include "tengen-lesson-window-private.h"

#include "tengen-words-text.h"

#define _(text) tengen_words_text (text)

gboolean
tengen_lesson_window_is_shown (TengenLessonWindow *self, const char *name)
{
  return g_strcmp0 (gtk_stack_get_visible_child_name (self->pages), name) == 0;
}

static char *
get_text (TengenLessonWindow *self, const TengenLessonWords *words)
{
  const TengenLessonText *text = tengen_lesson_words_get (
      words, tengen_lesson_run_get_language (self->run));

  return text != NULL ? tengen_lesson_text_get_plain (text) : g_strdup ("");
}

/* Which step of how many, and its title, else that of its chapter. */
static char *
make_subtitle (TengenLessonWindow *self)
{
  const TengenLesson *lesson = tengen_lesson_run_get_lesson (self->run);
  const TengenLessonStep *step = tengen_lesson_run_get_step (self->run);
  const TengenLessonChapter *chapter =
      g_ptr_array_index (lesson->chapters, step->chapter);
  g_autofree char *title =
      get_text (self, step->title != NULL ? step->title : chapter->title);

  return g_strdup_printf ("%u / %u%s%s",
                          tengen_lesson_run_get_index (self->run) + 1,
                          lesson->steps->len,
                          tengen_words_gap (),
                          title);
}

static void
set_title (TengenLessonWindow *self, const char *title, const char *subtitle)
{
  gtk_window_set_title (GTK_WINDOW (self), title);
  gtk_label_set_label (tengen_lesson_window_find (self, "title"), title);
  tengen_label_show (tengen_lesson_window_find (self, "subtitle"), subtitle);
}

static const char *
name_page (TengenLessonWindow *self)
{
  if (tengen_lesson_window_is_shown (self, TENGEN_LESSON_WINDOW_GLOSSARY))
    return _ ("Glossary");
  if (tengen_lesson_window_is_shown (self, TENGEN_LESSON_WINDOW_GUIDE))
    return _ ("Making Lessons");
  if (tengen_lesson_window_is_shown (self, TENGEN_LESSON_WINDOW_TALLY))
    return _ ("Count in Rows");
  if (tengen_lesson_window_is_shown (self, TENGEN_LESSON_WINDOW_PEOPLE))
    return _ ("People");
  if (tengen_lesson_window_is_shown (self, TENGEN_LESSON_WINDOW_OVERVIEW))
    return _ ("Everyone’s Progress");
  if (tengen_lesson_window_is_shown (self, TENGEN_LESSON_WINDOW_PRACTICE))
    return _ ("Practice");
  if (tengen_lesson_window_is_shown (self, TENGEN_LESSON_WINDOW_BROKEN))
    return tengen_lesson_file_get_name (tengen_lesson_window_get_file (self));
  return _ ("Lessons");
}

static void
show_title (TengenLessonWindow *self)
{
  if (tengen_lesson_window_is_shown (self, TENGEN_LESSON_WINDOW_LESSON))
    {
      g_autofree char *title =
          get_text (self, tengen_lesson_run_get_lesson (self->run)->title);
      g_autofree char *subtitle =
          tengen_lesson_window_is_practising (self)
              ? tengen_lesson_window_write_exercise (self)
              : make_subtitle (self);

      set_title (self, title, subtitle);
    }
  else
    set_title (self, name_page (self), "");
}

static void
show_back (TengenLessonWindow *self)
{
  const char *where =
      tengen_lesson_window_is_over_lesson (self) ? _ ("Back to the Lesson")
      : tengen_lesson_window_is_shown (self, TENGEN_LESSON_WINDOW_LESSON) &&
              tengen_lesson_window_is_practising (self)
          ? _ ("Practice")
          : _ ("Lessons");
  g_autofree char *label = g_strconcat ("‹ ", where, NULL);
  GtkButton *back = tengen_lesson_window_find (self, "back");

  gtk_widget_set_visible (
      GTK_WIDGET (back),
      !tengen_lesson_window_is_shown (self, TENGEN_LESSON_WINDOW_LIST));
  gtk_button_set_label (back, label);
  gtk_accessible_update_property (
      GTK_ACCESSIBLE (back), GTK_ACCESSIBLE_PROPERTY_LABEL, where, -1);
}

void
tengen_lesson_window_update_title (TengenLessonWindow *self)
{
  show_title (self);
  show_back (self);
}
