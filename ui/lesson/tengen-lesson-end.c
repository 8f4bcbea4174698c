/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-lesson-end: the end of a lesson: its stars, and where to go on
 */
#include "tengen-lesson-end.h"

#include "tengen-lesson-page-ui.h"
#include "tengen-ruby-over.h"
#include "tengen-widget.h"
#include "tengen-words-lesson.h"
#include "tengen-words-text.h"

#define _(s) tengen_words_text (s)

struct _TengenLessonEnd
{
  GtkWidget parent_instance;

  /* Template widgets */
  GtkLabel *stars;
  GtkLabel *words;
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
  guint left = sum->n_steps - sum->n_done;

  if (left == 0)
    return g_strdup (_ ("This lesson is done."));
  return g_strdup_printf (
      tengen_words_plural ("%u step of this lesson is left.",
                           "%u steps of this lesson are left.",
                           left),
      left);
}

void
tengen_lesson_end_show (TengenLessonEnd *self,
                        const TengenLessonSum *sum,
                        const TengenLessonLook *look)
{
  g_autofree char *words = NULL;

  g_return_if_fail (TENGEN_IS_LESSON_END (self));
  g_return_if_fail (sum != NULL && look != NULL);

  words = write_words (sum);
  show_stars (self, sum->stars);
  gtk_label_set_label (self->words, words);
  tengen_lesson_look_resize (look, self->words);
}
