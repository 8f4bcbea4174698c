/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-lesson-panel-choose: several texts, one of which is right
 *
 * Shape: a button for each; the one that was chosen last has a sign and a word.
 */
#include "tengen-lesson-panel-choose.h"

#include "tengen-widget.h"
#include "tengen-words-text.h"

#define _(s) tengen_words_text (s)

struct _TengenLessonPanelChoose
{
  TengenLessonPanel parent_instance;

  /* Borrowed */
  const TengenLessonStep *step;

  TengenLessonLook look;
  /* (element-type GtkButton): children, one for each option */
  GPtrArray *buttons;
};

G_DEFINE_FINAL_TYPE (TengenLessonPanelChoose,
                     tengen_lesson_panel_choose,
                     TENGEN_TYPE_LESSON_PANEL)

static const TengenLessonOption *
get_option (TengenLessonPanelChoose *self, guint index)
{
  return self->step->options->pdata[index];
}

/* The sign beside the text of a button. */
static GtkLabel *
get_sign (GtkWidget *button)
{
  GtkWidget *box = gtk_button_get_child (GTK_BUTTON (button));

  return GTK_LABEL (gtk_widget_get_first_child (box));
}

static void
name_button (TengenLessonPanelChoose *self, guint index, const char *verdict)
{
  GtkWidget *button = self->buttons->pdata[index];
  g_autofree char *text =
      tengen_lesson_look_plain (&self->look, get_option (self, index)->label);
  g_autoptr (GString) name = g_string_new (text);

  if (verdict != NULL)
    g_string_append_printf (name, " – %s", verdict);
  gtk_accessible_update_property (
      GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name->str, -1);
}

static void
update_button (TengenLessonPanelChoose *self,
               guint index,
               const TengenLessonState *state)
{
  GtkWidget *button = self->buttons->pdata[index];
  gboolean chosen = state->chosen == (int) index;
  gboolean right =
      chosen && get_option (self, index)->verdict == TENGEN_LESSON_RIGHT;

  tengen_widget_set_class (button, "right", right);
  tengen_widget_set_class (button, "wrong", chosen && !right);
  gtk_label_set_label (get_sign (button), !chosen ? "" : right ? "✓" : "✕");
  name_button (self,
               index,
               !chosen ? NULL
               : right ? tengen_words_context ("answer", "Right")
                       : _ ("Not right"));
}

static void
update (TengenLessonPanel *panel, const TengenLessonState *state)
{
  TengenLessonPanelChoose *self = TENGEN_LESSON_PANEL_CHOOSE (panel);

  for (guint i = 0; i < self->buttons->len; i++)
    update_button (self, i, state);
}

static void
tengen_lesson_panel_choose_finalize (GObject *object)
{
  g_ptr_array_unref (TENGEN_LESSON_PANEL_CHOOSE (object)->buttons);
  G_OBJECT_CLASS (tengen_lesson_panel_choose_parent_class)->finalize (object);
}

static void
tengen_lesson_panel_choose_class_init (TengenLessonPanelChooseClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = tengen_lesson_panel_choose_finalize;
  TENGEN_LESSON_PANEL_CLASS (klass)->update = update;
}

static void
tengen_lesson_panel_choose_init (TengenLessonPanelChoose *self)
{
  self->buttons = g_ptr_array_new ();
}

/* The text takes no pointer and no focus: the button does. */
static GtkWidget *
make_button (TengenLessonPanelChoose *self, guint index)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *sign = gtk_label_new (NULL);
  GtkWidget *text;

  gtk_label_set_width_chars (GTK_LABEL (sign), 2);
  gtk_widget_add_css_class (sign, "sign");
  gtk_box_append (GTK_BOX (box), sign);
  text = tengen_lesson_look_add (&self->look,
                                 GTK_BOX (box),
                                 "lesson-option",
                                 get_option (self, index)->label);
  gtk_widget_set_can_target (text, FALSE);
  gtk_widget_set_can_focus (text, FALSE);
  gtk_widget_set_hexpand (text, TRUE);
  gtk_widget_set_valign (text, GTK_ALIGN_CENTER);
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_add_css_class (button, "option");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "lesson.choose");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "i", (int) index);
  return button;
}

GtkWidget *
tengen_lesson_panel_choose_new (const TengenLessonStep *step,
                                const TengenLessonLook *look)
{
  TengenLessonPanelChoose *self;

  g_return_val_if_fail (step != NULL && step->options != NULL, NULL);
  g_return_val_if_fail (look != NULL, NULL);

  self = g_object_new (TENGEN_TYPE_LESSON_PANEL_CHOOSE, NULL);
  self->step = step;
  self->look = *look;
  for (guint i = 0; i < step->options->len; i++)
    {
      GtkWidget *button = make_button (self, i);

      g_ptr_array_add (self->buttons, button);
      tengen_lesson_panel_append (TENGEN_LESSON_PANEL (self), button);
    }
  return GTK_WIDGET (self);
}
