/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-lesson-panel-found: how much of what is asked was found: ●○○
 *
 * Shape: nothing is to be seen where a single answer is asked for, but a button
 *        to pass where the lesson thought of a pass.
 */
#include "tengen-lesson-panel-found.h"

#include "tengen-ruby-over.h"
#include "tengen-words-rules.h"
#include "tengen-words-text.h"

#define _(s) tengen_words_text (s)

/* More are only said. */
#define MANY 10

struct _TengenLessonPanelFound
{
  TengenLessonPanel parent_instance;

  GtkWidget *row;
  GtkBox *dots;
  GtkLabel *label;
  GtkWidget *pass;
};

G_DEFINE_FINAL_TYPE (TengenLessonPanelFound,
                     tengen_lesson_panel_found,
                     TENGEN_TYPE_LESSON_PANEL)

static void
show_dots (TengenLessonPanelFound *self, guint n_found, guint n_wanted)
{
  GtkWidget *dot;

  while ((dot = gtk_widget_get_first_child (GTK_WIDGET (self->dots))) != NULL)
    gtk_box_remove (self->dots, dot);
  for (guint i = 0; i < n_wanted && n_wanted <= MANY; i++)
    {
      dot = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
      gtk_widget_set_valign (dot, GTK_ALIGN_CENTER);
      gtk_widget_add_css_class (dot, "found-dot");
      if (i < n_found)
        gtk_widget_add_css_class (dot, "found");
      gtk_box_append (self->dots, dot);
    }
  gtk_widget_set_visible (GTK_WIDGET (self->dots), n_wanted <= MANY);
}

static gboolean
has_pass (const TengenLessonAnswer *answer)
{
  for (guint i = 0; i < answer->points->len; i++)
    if (g_array_index (answer->points, TengenPoint, i) == TENGEN_POINT_PASS)
      return TRUE;
  return FALSE;
}

static gboolean
asks_pass (const TengenLessonTry *trial)
{
  for (guint i = 0; trial != NULL && i < trial->answers->len; i++)
    if (has_pass (trial->answers->pdata[i]))
      return TRUE;
  return FALSE;
}

static void
update (TengenLessonPanel *panel, const TengenLessonState *state)
{
  TengenLessonPanelFound *self = TENGEN_LESSON_PANEL_FOUND (panel);
  g_autofree char *text = NULL;

  show_dots (self, state->n_found, state->n_wanted);
  /* Translators: 2 of 3 answers of a question were found */
  text = g_strdup_printf (
      _ ("Found %1$u of %2$u"), state->n_found, state->n_wanted);
  gtk_label_set_label (self->label, text);
  gtk_widget_set_visible (self->row, state->n_wanted > 1);
  gtk_widget_set_visible (self->pass, asks_pass (state->trial));
  gtk_widget_set_visible (GTK_WIDGET (self),
                          state->n_wanted > 1 || asks_pass (state->trial));
}

/* The answer is given on the board. */
static gboolean
tengen_lesson_panel_found_grab_focus (GtkWidget *widget)
{
  return FALSE;
}

static void
tengen_lesson_panel_found_class_init (TengenLessonPanelFoundClass *klass)
{
  GTK_WIDGET_CLASS (klass)->grab_focus = tengen_lesson_panel_found_grab_focus;
  TENGEN_LESSON_PANEL_CLASS (klass)->update = update;
}

static void
tengen_lesson_panel_found_init (TengenLessonPanelFound *self)
{
  self->row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  self->dots = GTK_BOX (gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10));
  self->label = GTK_LABEL (gtk_label_new (NULL));
  gtk_widget_add_css_class (GTK_WIDGET (self->label), "dim");
  gtk_box_append (GTK_BOX (self->row), GTK_WIDGET (self->dots));
  gtk_box_append (GTK_BOX (self->row),
                  tengen_ruby_over_new (GTK_WIDGET (self->label), FALSE));
  tengen_lesson_panel_append (TENGEN_LESSON_PANEL (self), self->row);
  self->pass = gtk_button_new ();
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->pass), "lesson.pass");
  gtk_widget_set_halign (self->pass, GTK_ALIGN_START);
  tengen_lesson_panel_append (TENGEN_LESSON_PANEL (self), self->pass);
}

GtkWidget *
tengen_lesson_panel_found_new (const TengenLessonStep *step,
                               const TengenLessonLook *look)
{
  TengenLessonPanelFound *self;
  g_autofree char *pass = NULL;

  g_return_val_if_fail (step != NULL, NULL);
  g_return_val_if_fail (look != NULL, NULL);

  pass = tengen_words_act (TENGEN_ACTION_PASS, &step->diagram->setup->rules);
  self = g_object_new (TENGEN_TYPE_LESSON_PANEL_FOUND, NULL);
  gtk_button_set_label (GTK_BUTTON (self->pass), pass);
  tengen_lesson_look_resize (look, self->label);
  return GTK_WIDGET (self);
}
