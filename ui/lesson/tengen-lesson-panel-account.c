/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-lesson-panel-account: a position counted under rule sets
 *
 * Shape: a button for each set, with its result once it was looked at; the
 *        written sum of the last one stands below its button.
 */
#include "tengen-lesson-panel-account.h"

#include "tengen-lesson-sum.h"
#include "tengen-ruby-over.h"
#include "tengen-widget.h"
#include "tengen-words.h"

struct _TengenLessonPanelAccount
{
  TengenLessonPanel parent_instance;

  /* Borrowed */
  const TengenLessonStep *step;

  TengenLessonLook look;
  /* (element-type GtkButton): children, one for each set */
  GPtrArray *buttons;
  /* (element-type GtkLabel): the results in them */
  GPtrArray *results;
  GtkWidget *sum;
};

G_DEFINE_FINAL_TYPE (TengenLessonPanelAccount,
                     tengen_lesson_panel_account,
                     TENGEN_TYPE_LESSON_PANEL)

static GtkLabel *
make_label (TengenLessonPanelAccount *self, const char *text, double xalign)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), (float) xalign);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_natural_wrap_mode (GTK_LABEL (label), GTK_NATURAL_WRAP_NONE);
  gtk_widget_set_hexpand (label, xalign == 0);
  tengen_lesson_look_resize (&self->look, GTK_LABEL (label));
  return GTK_LABEL (label);
}

/* --- The sets --- */

/* Its rule set, and the result once that is known. */
static void
name_button (GtkWidget *button, const TengenLessonSet *set, const char *result)
{
  g_autofree char *rules = tengen_words_rules (set->rules);
  g_autofree char *name = g_strjoin (" ", rules, result, NULL);

  gtk_accessible_update_property (
      GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

static void
show_set (TengenLessonPanelAccount *self, guint index)
{
  const TengenLessonAccount *asked = self->step->account;
  const TengenLessonSet *set = asked->sets->pdata[index];
  g_autoptr (TengenGoCount) count =
      tengen_lesson_game_count (self->step->diagram, asked, set);
  g_autoptr (TengenAccount) account = NULL;
  g_autofree char *result = NULL;

  if (count == NULL)
    return;
  account = tengen_account_new (count, set->rules);
  result = tengen_words_account_result (account);
  gtk_label_set_label (self->results->pdata[index], result);
  name_button (self->buttons->pdata[index], set, result);
  tengen_lesson_sum_show (self->sum, account, &self->look, FALSE);
  gtk_widget_insert_after (
      self->sum, GTK_WIDGET (self), self->buttons->pdata[index]);
}

static void
update (TengenLessonPanel *panel, const TengenLessonState *state)
{
  TengenLessonPanelAccount *self = TENGEN_LESSON_PANEL_ACCOUNT (panel);

  for (guint i = 0; i < self->buttons->len; i++)
    tengen_widget_set_class (
        self->buttons->pdata[i], "chosen", state->chosen == (int) i);
  if (state->chosen >= 0 && state->chosen < (int) self->buttons->len)
    show_set (self, (guint) state->chosen);
  else
    gtk_widget_set_visible (self->sum, FALSE);
}

static void
tengen_lesson_panel_account_finalize (GObject *object)
{
  TengenLessonPanelAccount *self = TENGEN_LESSON_PANEL_ACCOUNT (object);

  g_ptr_array_unref (self->buttons);
  g_ptr_array_unref (self->results);
  G_OBJECT_CLASS (tengen_lesson_panel_account_parent_class)->finalize (object);
}

static void
tengen_lesson_panel_account_class_init (TengenLessonPanelAccountClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = tengen_lesson_panel_account_finalize;
  TENGEN_LESSON_PANEL_CLASS (klass)->update = update;
}

static void
tengen_lesson_panel_account_init (TengenLessonPanelAccount *self)
{
  self->buttons = g_ptr_array_new ();
  self->results = g_ptr_array_new ();
  self->sum = tengen_lesson_sum_new ();
}

static GtkWidget *
make_button (TengenLessonPanelAccount *self, guint index)
{
  const TengenLessonSet *set = self->step->account->sets->pdata[index];
  g_autofree char *name = tengen_words_rules (set->rules);
  GtkWidget *button = gtk_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkLabel *result = make_label (self, "", 1);

  gtk_box_append (
      GTK_BOX (box),
      tengen_ruby_over_new (GTK_WIDGET (make_label (self, name, 0)), FALSE));
  gtk_box_append (GTK_BOX (box),
                  tengen_ruby_over_new (GTK_WIDGET (result), FALSE));
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_add_css_class (button, "option");
  name_button (button, set, NULL);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "lesson.choose");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "i", (int) index);
  g_ptr_array_add (self->buttons, button);
  g_ptr_array_add (self->results, result);
  return button;
}

GtkWidget *
tengen_lesson_panel_account_new (const TengenLessonStep *step,
                                 const TengenLessonLook *look)
{
  TengenLessonPanelAccount *self;
  TengenLessonPanel *panel;

  g_return_val_if_fail (step != NULL && step->account != NULL, NULL);
  g_return_val_if_fail (look != NULL, NULL);

  self = g_object_new (TENGEN_TYPE_LESSON_PANEL_ACCOUNT, NULL);
  panel = TENGEN_LESSON_PANEL (self);
  self->step = step;
  self->look = *look;
  for (guint i = 0; i < step->account->sets->len; i++)
    tengen_lesson_panel_append (panel, make_button (self, i));
  tengen_lesson_panel_append (panel, self->sum);
  return GTK_WIDGET (self);
}
