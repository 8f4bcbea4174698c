/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-lesson-panel-watch: going through moves one by one
 */
#include "tengen-lesson-panel-watch.h"

#include "tengen-ruby-over.h"
#include "tengen-words-text.h"

#define _(s) tengen_words_text (s)

struct _TengenLessonPanelWatch
{
  TengenLessonPanel parent_instance;

  GtkLabel *label;
  GtkWidget *next;
};

G_DEFINE_FINAL_TYPE (TengenLessonPanelWatch,
                     tengen_lesson_panel_watch,
                     TENGEN_TYPE_LESSON_PANEL)

static void
update (TengenLessonPanel *panel, const TengenLessonState *state)
{
  TengenLessonPanelWatch *self = TENGEN_LESSON_PANEL_WATCH (panel);
  g_autofree char *text = NULL;

  /* Translators: how many moves of a line were shown */
  text = g_strdup_printf (
      _ ("Move %1$u of %2$u"), state->n_found, state->n_wanted);
  gtk_label_set_label (self->label, text);
}

static gboolean
tengen_lesson_panel_watch_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (TENGEN_LESSON_PANEL_WATCH (widget)->next);
}

static void
tengen_lesson_panel_watch_class_init (TengenLessonPanelWatchClass *klass)
{
  GTK_WIDGET_CLASS (klass)->grab_focus = tengen_lesson_panel_watch_grab_focus;
  TENGEN_LESSON_PANEL_CLASS (klass)->update = update;
}

static GtkWidget *
make_button (const char *label, const char *action, const char *tooltip)
{
  GtkWidget *button = gtk_button_new_with_label (label);

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_widget_set_tooltip_text (button, tooltip);
  tengen_ruby_over_buttons (button, FALSE);
  return button;
}

static void
tengen_lesson_panel_watch_init (TengenLessonPanelWatch *self)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *previous = make_button (_ ("‹ Previous move"),
                                     "lesson.previous-move",
                                     _ ("Takes the last move back (←)"));

  self->next = make_button (_ ("Next move ›"),
                            "lesson.next-move",
                            _ ("Shows the next move (→, Space)"));
  gtk_widget_add_css_class (self->next, "main-action");
  self->label = GTK_LABEL (gtk_label_new (NULL));
  gtk_widget_add_css_class (GTK_WIDGET (self->label), "dim");
  gtk_widget_add_css_class (GTK_WIDGET (self->label), "tabular");
  gtk_box_append (GTK_BOX (row), previous);
  gtk_box_append (GTK_BOX (row), self->next);
  gtk_widget_set_halign (GTK_WIDGET (self->label), GTK_ALIGN_START);
  tengen_lesson_panel_append (TENGEN_LESSON_PANEL (self), row);
  tengen_lesson_panel_append (
      TENGEN_LESSON_PANEL (self),
      tengen_ruby_over_new (GTK_WIDGET (self->label), FALSE));
}

GtkWidget *
tengen_lesson_panel_watch_new (const TengenLessonLook *look)
{
  TengenLessonPanelWatch *self;

  g_return_val_if_fail (look != NULL, NULL);

  self = g_object_new (TENGEN_TYPE_LESSON_PANEL_WATCH, NULL);
  tengen_lesson_look_resize (look, self->label);
  return GTK_WIDGET (self);
}
