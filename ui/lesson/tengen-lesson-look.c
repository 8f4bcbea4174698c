/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-lesson-look: how the texts of a lesson are shown
 */
#include "tengen-lesson-look.h"

#include "tengen-board-look.h"
#include "tengen-lesson-game.h"
#include "tengen-ruby-label.h"

static void
term_cb (GtkWidget *label, const char *id)
{
  gtk_widget_activate_action (label, "lesson.term", "s", id);
}

static void
point_cb (GtkWidget *label, guint point)
{
  gtk_widget_activate_action (label, "lesson.light", "i", (int) point);
}

void
tengen_lesson_look_follow (GtkWidget *label)
{
  g_return_if_fail (TENGEN_IS_RUBY_LABEL (label));

  g_signal_connect (label, "term", G_CALLBACK (term_cb), NULL);
  g_signal_connect (label, "point", G_CALLBACK (point_cb), NULL);
}

void
tengen_lesson_look_set (const TengenLessonLook *self,
                        GtkWidget *label,
                        const TengenLessonWords *words)
{
  const TengenLessonText *text;

  g_return_if_fail (self != NULL);
  g_return_if_fail (TENGEN_IS_RUBY_LABEL (label));

  text = tengen_lesson_words_get (words, self->language);
  g_object_set (label, "scale", self->scale, NULL);
  tengen_ruby_label_set_text (TENGEN_RUBY_LABEL (label), text);
  gtk_widget_set_visible (label, text != NULL);
}

GtkWidget *
tengen_lesson_look_make (const TengenLessonLook *self,
                         const char *style,
                         const TengenLessonWords *words)
{
  GtkWidget *label = tengen_ruby_label_new ();

  gtk_widget_add_css_class (label, style);
  tengen_lesson_look_follow (label);
  tengen_lesson_look_set (self, label, words);
  return label;
}

GtkWidget *
tengen_lesson_look_add (const TengenLessonLook *self,
                        GtkBox *parent,
                        const char *style,
                        const TengenLessonWords *words)
{
  GtkWidget *label = tengen_lesson_look_make (self, style, words);

  gtk_box_append (parent, label);
  return label;
}

void
tengen_lesson_look_resize (const TengenLessonLook *self, GtkLabel *label)
{
  PangoAttrList *attributes = pango_attr_list_new ();

  pango_attr_list_insert (attributes, pango_attr_scale_new (self->scale));
  gtk_label_set_attributes (label, attributes);
  pango_attr_list_unref (attributes);
}

char *
tengen_lesson_look_plain (const TengenLessonLook *self,
                          const TengenLessonWords *words)
{
  const TengenLessonText *text =
      tengen_lesson_words_get (words, self->language);

  return text != NULL ? tengen_lesson_text_get_plain (text) : g_strdup ("");
}

int
tengen_lesson_look_get_coordinates (const TengenLessonDiagram *diagram)
{
  gboolean seen;

  g_return_val_if_fail (diagram != NULL, -1);

  seen =
      diagram->coordinates == 1 ||
      (diagram->coordinates < 0 && tengen_board_look_get_coordinates () >= 0);
  return seen ? (int) tengen_lesson_game_get_shown_notation (diagram) : -1;
}

void
tengen_lesson_add_line (GString *text, const char *line)
{
  if (line == NULL || *line == '\0')
    return;
  if (text->len > 0)
    g_string_append_c (text, '\n');
  g_string_append (text, line);
}
