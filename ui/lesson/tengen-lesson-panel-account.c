/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-lesson-panel-account: a position counted under rule sets
 *
 * Shape: a button for each set, with its result once it was looked at; the
 *        written sum of the last one stands below its button.
 */
#include "tengen-lesson-panel-account.h"

#include "tengen-lesson-reveal.h"
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
  GtkGrid *sum;
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

/* --- The sum --- */

static void
add_row (TengenLessonPanelAccount *self,
         int row,
         const char *name,
         const char *black,
         const char *white)
{
  const char *texts[] = { name, black, white };

  for (int column = 0; column < 3; column++)
    {
      GtkLabel *label = make_label (self, texts[column], column == 0 ? 0 : 1);

      gtk_grid_attach (self->sum, GTK_WIDGET (label), column, row, 1, 1);
      if (row == 0)
        gtk_widget_add_css_class (GTK_WIDGET (label), "dim");
    }
}

static void
add_line (TengenLessonPanelAccount *self,
          int row,
          const TengenAccount *account,
          const TengenAccountLine *line)
{
  g_autofree char *name = tengen_words_account_line (line);
  g_autofree char *black = tengen_words_figure (
      line->amount_x2[TENGEN_STONE_BLACK], account->unit, FALSE);
  g_autofree char *white = tengen_words_figure (
      line->amount_x2[TENGEN_STONE_WHITE], account->unit, FALSE);

  add_row (self, row, name, black, white);
}

static void
clear_sum (TengenLessonPanelAccount *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->sum))) != NULL)
    gtk_grid_remove (self->sum, child);
}

static void
show_sum (TengenLessonPanelAccount *self, const TengenAccount *account)
{
  g_autofree char *black = tengen_words_stone (TENGEN_STONE_BLACK);
  g_autofree char *white = tengen_words_stone (TENGEN_STONE_WHITE);
  g_autofree char *spoken = tengen_words_account (account);

  clear_sum (self);
  add_row (self, 0, "", black, white);
  for (guint i = 0; i < account->lines->len; i++)
    add_line (self, (int) i + 1, account, account->lines->pdata[i]);
  gtk_widget_set_visible (GTK_WIDGET (self->sum), TRUE);
  gtk_accessible_update_property (
      GTK_ACCESSIBLE (self->sum), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
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
  show_sum (self, account);
  gtk_widget_insert_after (
      GTK_WIDGET (self->sum), GTK_WIDGET (self), self->buttons->pdata[index]);
}

static void
update (TengenLessonPanel *panel, const TengenLessonState *state)
{
  TengenLessonPanelAccount *self = TENGEN_LESSON_PANEL_ACCOUNT (panel);

  for (guint i = 0; i < self->buttons->len; i++)
    tengen_lesson_look_set_class (
        self->buttons->pdata[i], "chosen", state->chosen == (int) i);
  if (state->chosen >= 0 && state->chosen < (int) self->buttons->len)
    show_set (self, (guint) state->chosen);
  else
    gtk_widget_set_visible (GTK_WIDGET (self->sum), FALSE);
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
  self->sum = GTK_GRID (gtk_grid_new ());
  gtk_grid_set_row_spacing (self->sum, 4);
  gtk_grid_set_column_spacing (self->sum, 20);
  gtk_widget_add_css_class (GTK_WIDGET (self->sum), "lesson-sum");
  gtk_widget_add_css_class (GTK_WIDGET (self->sum), "tabular");
}

static GtkWidget *
make_button (TengenLessonPanelAccount *self, guint index)
{
  const TengenLessonSet *set = self->step->account->sets->pdata[index];
  g_autofree char *name = tengen_words_rules (set->rules);
  GtkWidget *button = gtk_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkLabel *result = make_label (self, "", 1);

  gtk_box_append (GTK_BOX (box), GTK_WIDGET (make_label (self, name, 0)));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (result));
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
  tengen_lesson_panel_append (panel, GTK_WIDGET (self->sum));
  return GTK_WIDGET (self);
}
