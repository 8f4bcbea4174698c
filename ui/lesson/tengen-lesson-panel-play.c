/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-lesson-panel-play: a game that is offered
 */
#include "tengen-lesson-panel-play.h"

#include "tengen-words.h"

#define _(s) tengen_words_text (s)

struct _TengenLessonPanelPlay
{
  TengenLessonPanel parent_instance;
};

G_DEFINE_FINAL_TYPE (TengenLessonPanelPlay,
                     tengen_lesson_panel_play,
                     TENGEN_TYPE_LESSON_PANEL)

static void
tengen_lesson_panel_play_class_init (TengenLessonPanelPlayClass *klass)
{
}

static void
tengen_lesson_panel_play_init (TengenLessonPanelPlay *self)
{
}

static void
add_button (TengenLessonPanel *self)
{
  GtkWidget *button = gtk_button_new_with_label (
      tengen_words_context ("button", "Play a game"));

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "lesson.play");
  gtk_widget_set_tooltip_text (button, _ ("Opens a board of its own"));
  gtk_widget_set_halign (button, GTK_ALIGN_START);
  gtk_widget_add_css_class (button, "main-action");
  tengen_lesson_panel_append (self, button);
}

/* Which game it is: 純碁　7路盤. */
static void
add_terms (TengenLessonPanel *self,
           const TengenLessonPlay *play,
           const TengenLessonLook *look)
{
  g_autofree char *text = tengen_words_start (play->setup, tengen_words_gap ());
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, "dim");
  tengen_lesson_look_resize (look, GTK_LABEL (label));
  tengen_lesson_panel_append (self, label);
}

GtkWidget *
tengen_lesson_panel_play_new (const TengenLessonStep *step,
                              const TengenLessonLook *look)
{
  TengenLessonPanel *self;

  g_return_val_if_fail (step != NULL && step->play != NULL, NULL);
  g_return_val_if_fail (look != NULL, NULL);

  self = g_object_new (TENGEN_TYPE_LESSON_PANEL_PLAY, NULL);
  tengen_lesson_panel_append (
      self, tengen_lesson_look_make (look, "lesson-words", step->play->words));
  add_button (self);
  add_terms (self, step->play, look);
  return GTK_WIDGET (self);
}
