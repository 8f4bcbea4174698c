/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-lesson-end: the end of a lesson: its stars, what is left, and where to go
 * on
 */
#include "tengen-lesson-end.h"

#include "tengen-lesson-page-ui.h"
#include "tengen-ruby-over.h"
#include "tengen-widget.h"
#include "tengen-words-lesson.h"
#include "tengen-words-text.h"

#define _(s) tengen_words_text (s)

/* So many of the steps that are left are named. */
#define MOST_LEFT 4

struct _TengenLessonEnd
{
  GtkWidget parent_instance;

  /* Template widgets */
  GtkLabel *stars;
  GtkLabel *words;
  GtkBox *left;
  GtkWidget *computer;
};

G_DEFINE_FINAL_TYPE (TengenLessonEnd, tengen_lesson_end, GTK_TYPE_WIDGET)

static void
tengen_lesson_end_class_init (TengenLessonEndClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tengen_widget_dispose;
  g_type_ensure (TENGEN_TYPE_RUBY_OVER);
  tengen_lesson_page_ui_get_resource ();
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/tengen/Tengen/lesson/tengen-lesson-end.ui");
  gtk_widget_class_bind_template_child (widget_class, TengenLessonEnd, stars);
  gtk_widget_class_bind_template_child (widget_class, TengenLessonEnd, words);
  gtk_widget_class_bind_template_child (widget_class, TengenLessonEnd, left);
  gtk_widget_class_bind_template_child (
      widget_class, TengenLessonEnd, computer);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

static void
tengen_lesson_end_init (TengenLessonEnd *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static void
show_stars (TengenLessonEnd *self, guint stars)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *spoken = tengen_words_lesson_stars (stars);

  for (guint i = 0; i < TENGEN_LESSON_STARS; i++)
    g_string_append (text, i < stars ? "★" : "☆");
  gtk_label_set_label (self->stars, text->str);
  gtk_accessible_update_property (
      GTK_ACCESSIBLE (self->stars), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  gtk_widget_set_visible (GTK_WIDGET (self->stars), stars > 0);
}

static char *
write_words (const TengenLessonSum *sum)
{
  if (sum->n_done == sum->n_steps)
    return g_strdup (_ ("This lesson is done."));
  /* Translators: how many steps of a lesson are done, and how many there are; a
   * list of those that are left follows */
  return g_strdup_printf (
      _ ("%1$u/%2$u steps are done. Left:"), sum->n_done, sum->n_steps);
}

/* --- Steps that are left --- */

static void
add_step (TengenLessonEnd *self,
          const TengenLesson *lesson,
          guint index,
          const TengenLessonLook *look)
{
  const TengenLessonStep *step = tengen_lesson_get_step (lesson, index);
  g_autofree char *title = tengen_lesson_look_plain (look, step->title);
  g_autofree char *name = tengen_words_numbered (index + 1, title);
  GtkWidget *label = gtk_label_new (g_strchomp (name));
  GtkWidget *button = gtk_button_new ();

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  tengen_lesson_look_resize (look, GTK_LABEL (label));
  gtk_button_set_child (GTK_BUTTON (button), label);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "lesson.step");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "i", (int) index);
  gtk_box_append (self->left, button);
}

/* The first of them; what they are called is read in the row of steps, too. */
static void
show_left (TengenLessonEnd *self,
           const TengenLesson *lesson,
           const TengenLessonProgress *progress,
           const TengenLessonLook *look)
{
  GtkWidget *child;
  guint n = 0;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->left))) != NULL)
    gtk_box_remove (self->left, child);
  for (guint i = 0; i < lesson->steps->len && n < MOST_LEFT; i++)
    if (tengen_lesson_progress_get_stars (
            progress, lesson->id, tengen_lesson_get_step (lesson, i)->id) == 0)
      {
        add_step (self, lesson, i, look);
        n++;
      }
  gtk_widget_set_visible (GTK_WIDGET (self->left), n > 0);
}

/* Whether the last step has a game of its own against the computer. */
static gboolean
ends_with_computer (const TengenLesson *lesson)
{
  const TengenLessonStep *last =
      tengen_lesson_get_step (lesson, lesson->steps->len - 1);

  return last->play != NULL &&
         tengen_game_computer_is_any (last->play->setup->computers);
}

void
tengen_lesson_end_show (TengenLessonEnd *self,
                        const TengenLesson *lesson,
                        const TengenLessonProgress *progress,
                        const TengenLessonLook *look)
{
  TengenLessonSum sum;
  g_autofree char *words = NULL;

  g_return_if_fail (TENGEN_IS_LESSON_END (self));
  g_return_if_fail (lesson != NULL && progress != NULL && look != NULL);

  sum = tengen_lesson_progress_sum (progress, lesson);
  words = write_words (&sum);
  show_stars (self, sum.stars);
  gtk_label_set_label (self->words, words);
  tengen_lesson_look_resize (look, self->words);
  show_left (self, lesson, progress, look);
  gtk_widget_set_visible (self->computer, !ends_with_computer (lesson));
}
