/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-renju-strip: what has to be done next in an opening of Renju (開局)
 *
 * Shape: it has its content from the first time that something is to be done.
 */
#include "tengen-renju-strip.h"

#include "tengen-announce.h"
#include "tengen-renju-resources.h"
#include "tengen-ruby-over.h"
#include "tengen-style.h"
#include "tengen-words-renju.h"
#include "tengen-words-text.h"
#include "tengen-words.h"

#define _(s) tengen_words_text (s)

struct _TengenRenjuStrip
{
  GtkWidget parent_instance;

  /* Template widgets */
  GtkWidget *box;
  GtkLabel *prompt;
  GtkLabel *hint;
  GtkWidget *choices;
  GtkWidget *number_row;
  GtkSpinButton *number;
  GtkAdjustment *range;
  GtkWidget *declare;
  GtkWidget *patterns;

  /* Children of @choices */
  GtkWidget *buttons[TENGEN_RENJU_N_CHOICES];

  /* what was typed last was no number to choose, and another one took its
   * place */
  gboolean is_corrected;
  /* The step the number was last set for */
  TengenRenjuStepKind kind;
};

G_DEFINE_FINAL_TYPE (TengenRenjuStrip, tengen_renju_strip, GTK_TYPE_WIDGET)

/* --- What is to be done --- */

/* DONE in every other game. */
static void
get_step (const TengenPosition *position, TengenRenjuStep *step)
{
  const TengenGameRenju *renju =
      position != NULL ? tengen_position_get_renju (position) : NULL;

  *step = (TengenRenjuStep){ .kind = TENGEN_RENJU_STEP_DONE };
  if (renju != NULL &&
      tengen_position_get_phase (position) == TENGEN_PHASE_PLAY)
    tengen_renju_opening_get_step (renju->opening, step);
}

/* The present colour of the player to act. */
static TengenStone
get_colour (const TengenPosition *position)
{
  return tengen_position_get_stone (position,
                                    tengen_position_get_actor (position));
}

gboolean
tengen_renju_strip_find_choice (const TengenPosition *position,
                                int nth,
                                TengenRenjuChoice *choice)
{
  TengenRenjuStep step;

  g_return_val_if_fail (position != NULL, FALSE);

  get_step (position, &step);
  if (step.kind != TENGEN_RENJU_STEP_CHOOSE)
    return FALSE;
  for (int i = 0; i < TENGEN_RENJU_N_CHOICES; i++)
    if ((step.choices & (1u << i)) != 0 && nth-- == 0)
      {
        *choice = (TengenRenjuChoice) i;
        return TRUE;
      }
  return FALSE;
}

gboolean
tengen_renju_strip_has_duty (const TengenPosition *position)
{
  TengenRenjuStep step;

  get_step (position, &step);
  return step.kind != TENGEN_RENJU_STEP_DONE &&
         tengen_position_get_renju (position)->opening->rules.regulation !=
             TENGEN_RENJU_FREE;
}

char *
tengen_renju_strip_make_prompt (const TengenPosition *position)
{
  TengenRenjuStep step;
  g_autofree char *name = NULL;

  g_return_val_if_fail (position != NULL, NULL);

  get_step (position, &step);
  if (step.kind == TENGEN_RENJU_STEP_DONE)
    return NULL;
  name = tengen_words_player (position, get_colour (position));
  return tengen_words_renju_prompt (
      tengen_position_get_renju (position)->opening, name);
}

/* --- The controls --- */

static void
show_choices (TengenRenjuStrip *self, const TengenPosition *position)
{
  TengenRenjuChoice choice;
  int n = 0;

  for (; position != NULL && n < TENGEN_RENJU_N_CHOICES &&
         tengen_renju_strip_find_choice (position, n, &choice);
       n++)
    {
      g_autofree char *label =
          tengen_words_renju_choice (choice, get_colour (position));
      g_autofree char *tip =
          /* Translators: what a button does, and its key */
          g_strdup_printf (_ ("%s (%d)"), label, n + 1);

      gtk_button_set_label (GTK_BUTTON (self->buttons[n]), label);
      gtk_widget_set_tooltip_text (self->buttons[n], tip);
      gtk_widget_set_visible (self->buttons[n], TRUE);
    }
  gtk_widget_set_visible (self->choices, n > 0);
  for (; n < TENGEN_RENJU_N_CHOICES; n++)
    gtk_widget_set_visible (self->buttons[n], FALSE);
}

/* A number that is being chosen stays while the same question stands. */
static void
show_number (TengenRenjuStrip *self, const TengenRenjuStep *step)
{
  gboolean asks = step->kind == TENGEN_RENJU_STEP_DECLARE;

  gtk_widget_set_visible (self->number_row, asks);
  if (!asks)
    return;
  gtk_adjustment_set_upper (self->range, step->most);
  if (self->kind != step->kind)
    gtk_adjustment_set_value (self->range, 0);
}

/* Nothing is chosen before a person does so. */
static gboolean
output_cb (GtkSpinButton *number)
{
  if (gtk_spin_button_get_value_as_int (number) > 0)
    return FALSE;
  if (*gtk_editable_get_text (GTK_EDITABLE (number)) != '\0')
    gtk_editable_set_text (GTK_EDITABLE (number), "");
  return TRUE;
}

/* Enter corrects what was typed before it is heard of. */
static int
input_cb (GtkSpinButton *number, double *value, TengenRenjuStrip *self)
{
  GtkEditable *text = gtk_editable_get_delegate (GTK_EDITABLE (number));
  gint64 typed = g_ascii_strtoll (gtk_editable_get_text (text), NULL, 10);

  if (gtk_widget_is_focus (GTK_WIDGET (text)))
    self->is_corrected =
        typed < 0 || typed > (gint64) gtk_adjustment_get_upper (self->range);
  return FALSE;
}

static void
show_hint (TengenRenjuStrip *self,
           const TengenRenjuStep *step,
           const TengenPosition *position)
{
  gboolean offered =
      step->kind == TENGEN_RENJU_STEP_OFFER &&
      tengen_position_get_renju (position)->opening->n_offers > 0;

  gtk_label_set_label (
      self->hint,
      offered ? _ ("Choose an offered point again to take it back.") : "");
  gtk_widget_set_visible (GTK_WIDGET (self->hint), offered);
}

static void
show_prompt (TengenRenjuStrip *self, const TengenPosition *position)
{
  g_autofree char *text = tengen_renju_strip_make_prompt (position);

  if (text == NULL || g_str_equal (text, gtk_label_get_label (self->prompt)))
    return;
  gtk_label_set_label (self->prompt, text);
  tengen_announce (GTK_WIDGET (self->prompt), text);
}

/* What was typed is not taken before it stands in the field: a number out of
 * range becomes the nearest, and waits. */
static void
declare_cb (TengenRenjuStrip *self)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->number));
  gint64 typed = g_ascii_strtoll (text, NULL, 10);
  gboolean was_corrected = self->is_corrected;
  int number;

  gtk_spin_button_update (self->number);
  self->is_corrected = FALSE;
  number = gtk_spin_button_get_value_as_int (self->number);
  if (number == 0)
    {
      gtk_widget_grab_focus (GTK_WIDGET (self->number));
      tengen_announce (GTK_WIDGET (self->prompt),
                       gtk_label_get_label (self->prompt));
    }
  else if (number == typed && !was_corrected)
    gtk_widget_activate_action (GTK_WIDGET (self), "game.declare", "i", number);
}

static void
make_button (TengenRenjuStrip *self, int nth)
{
  GtkWidget *button = gtk_button_new ();

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "game.choose");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "i", nth);
  gtk_widget_set_focus_on_click (button, FALSE);
  self->buttons[nth] = button;
  gtk_box_append (GTK_BOX (self->choices), button);
}

static void
tengen_renju_strip_dispose (GObject *object)
{
  TengenRenjuStrip *self = TENGEN_RENJU_STRIP (object);

  g_clear_pointer (&self->box, gtk_widget_unparent);
  G_OBJECT_CLASS (tengen_renju_strip_parent_class)->dispose (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/tengen/Tengen/renju/tengen-renju-strip.ui");
  gtk_widget_class_bind_template_child (widget_class, TengenRenjuStrip, box);
  gtk_widget_class_bind_template_child (widget_class, TengenRenjuStrip, prompt);
  gtk_widget_class_bind_template_child (widget_class, TengenRenjuStrip, hint);
  gtk_widget_class_bind_template_child (
      widget_class, TengenRenjuStrip, choices);
  gtk_widget_class_bind_template_child (
      widget_class, TengenRenjuStrip, number_row);
  gtk_widget_class_bind_template_child (widget_class, TengenRenjuStrip, number);
  gtk_widget_class_bind_template_child (widget_class, TengenRenjuStrip, range);
  gtk_widget_class_bind_template_child (
      widget_class, TengenRenjuStrip, declare);
  gtk_widget_class_bind_template_child (
      widget_class, TengenRenjuStrip, patterns);
  gtk_widget_class_bind_template_callback (widget_class, input_cb);
  gtk_widget_class_bind_template_callback (widget_class, output_cb);
}

static void
tengen_renju_strip_class_init (TengenRenjuStripClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tengen_renju_strip_dispose;

  tengen_renju_ui_get_resource ();
  bind_template (widget_class);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "strip");
  gtk_widget_class_set_accessible_role (widget_class,
                                        GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
tengen_renju_strip_init (TengenRenjuStrip *self)
{
  self->kind = TENGEN_RENJU_STEP_DONE;
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

static void
make_content (TengenRenjuStrip *self)
{
  tengen_style_init ();
  tengen_style_add_resource ("/org/tengen/Tengen/renju/tengen-renju-strip.css");
  gtk_widget_init_template (GTK_WIDGET (self));
  for (int i = 0; i < TENGEN_RENJU_N_CHOICES; i++)
    make_button (self, i);
  g_signal_connect_object (self->declare,
                           "clicked",
                           G_CALLBACK (declare_cb),
                           self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (
      gtk_editable_get_delegate (GTK_EDITABLE (self->number)),
      "activate",
      G_CALLBACK (declare_cb),
      self,
      G_CONNECT_SWAPPED);
  tengen_ruby_over_put (GTK_WIDGET (self), TRUE);
}

void
tengen_renju_strip_update (TengenRenjuStrip *self,
                           const TengenPosition *position,
                           gboolean is_told)
{
  TengenRenjuStep step;

  g_return_if_fail (TENGEN_IS_RENJU_STRIP (self));

  get_step (position, &step);
  if (position != NULL && tengen_renju_strip_has_duty (position))
    {
      if (self->box == NULL)
        make_content (self);
      show_prompt (self, position);
      /* a step that is not asked for needs no controls */
      if (is_told)
        step.kind = TENGEN_RENJU_STEP_DONE;
      show_hint (self, &step, position);
      show_choices (self, is_told ? NULL : position);
      show_number (self, &step);
      gtk_widget_set_visible (self->patterns,
                              step.kind == TENGEN_RENJU_STEP_PUT &&
                                  step.is_pattern);
      gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
    }
  else
    {
      gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
      if (self->box != NULL)
        gtk_label_set_label (self->prompt, "");
    }
  self->kind = step.kind;
}

gboolean
tengen_renju_strip_focus (TengenRenjuStrip *self)
{
  GtkWidget *const controls[] = { self->choices,
                                  self->number_row,
                                  self->patterns };

  g_return_val_if_fail (TENGEN_IS_RENJU_STRIP (self), FALSE);

  for (guint i = 0; i < G_N_ELEMENTS (controls) && self->box != NULL; i++)
    if (gtk_widget_get_visible (controls[i]))
      return gtk_widget_child_focus (controls[i], GTK_DIR_TAB_FORWARD);
  return FALSE;
}
