/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-practice-choice: a kind of exercises, a level, and how many
 */
#include "tengen-practice-choice.h"

#include "tengen-practice-ui.h"
#include "tengen-signal.h"
#include "tengen-words-exercise.h"
#include "tengen-words-text.h"

#define _(text) tengen_words_text (text)

struct _TengenPracticeChoice
{
  GtkBox parent_instance;

  /* Template widgets */
  GtkDropDown *kind;
  GtkSpinButton *level;
  GtkSpinButton *count;
};

G_DEFINE_FINAL_TYPE (TengenPracticeChoice, tengen_practice_choice, GTK_TYPE_BOX)

enum
{
  SIGNAL_CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
changed_cb (TengenPracticeChoice *self)
{
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static void
offer_levels (TengenPracticeChoice *self)
{
  const TengenExerciseKindInfo *info =
      tengen_exercise_kind_get_info (tengen_practice_choice_get_kind (self));

  gtk_spin_button_set_range (self->level, info->lowest, info->highest);
}

static void
kind_cb (TengenPracticeChoice *self)
{
  offer_levels (self);
  changed_cb (self);
}

static void
fill_kinds (TengenPracticeChoice *self)
{
  g_autoptr (GtkStringList) list = gtk_string_list_new (NULL);

  for (int i = 0; i < TENGEN_EXERCISE_KINDS; i++)
    {
      TengenExerciseKind kind = (TengenExerciseKind) i;
      g_autofree char *name = tengen_words_exercise_kind (kind);
      g_autofree char *text =
          g_strdup_printf (tengen_exercise_kind_get_info (kind)->is_renju
                               /* TRANSLATORS: a kind of exercises */
                               ? _ ("Renju: %s")
                               /* TRANSLATORS: a kind of exercises */
                               : _ ("Go: %s"),
                           name);

      gtk_string_list_append (list, text);
    }
  gtk_drop_down_set_model (self->kind, G_LIST_MODEL (list));
}

static void
tengen_practice_choice_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object),
                               TENGEN_TYPE_PRACTICE_CHOICE);
  G_OBJECT_CLASS (tengen_practice_choice_parent_class)->dispose (object);
}

static void
tengen_practice_choice_class_init (TengenPracticeChoiceClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tengen_practice_choice_dispose;
  /* TengenPracticeChoice::changed: something else is chosen */
  signals[SIGNAL_CHANGED] =
      tengen_signal_new ("changed", TENGEN_TYPE_PRACTICE_CHOICE, 0);
  tengen_practice_ui_get_resource ();
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/tengen/Tengen/practice/tengen-practice-choice.ui");
  gtk_widget_class_bind_template_child (
      widget_class, TengenPracticeChoice, kind);
  gtk_widget_class_bind_template_child (
      widget_class, TengenPracticeChoice, level);
  gtk_widget_class_bind_template_child (
      widget_class, TengenPracticeChoice, count);
  gtk_widget_class_bind_template_callback (widget_class, kind_cb);
  gtk_widget_class_bind_template_callback (widget_class, changed_cb);
}

static void
tengen_practice_choice_init (TengenPracticeChoice *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  fill_kinds (self);
  offer_levels (self);
}

void
tengen_practice_choice_set (TengenPracticeChoice *self,
                            TengenExerciseKind kind,
                            int level)
{
  g_return_if_fail (TENGEN_IS_PRACTICE_CHOICE (self));

  gtk_drop_down_set_selected (self->kind, (guint) kind);
  gtk_spin_button_set_value (self->level, level);
}

void
tengen_practice_choice_set_count (TengenPracticeChoice *self,
                                  guint count,
                                  guint most)
{
  g_return_if_fail (TENGEN_IS_PRACTICE_CHOICE (self));

  gtk_spin_button_set_range (self->count, 1, most);
  gtk_spin_button_set_value (self->count, count);
}

TengenExerciseKind
tengen_practice_choice_get_kind (TengenPracticeChoice *self)
{
  guint chosen;

  g_return_val_if_fail (TENGEN_IS_PRACTICE_CHOICE (self),
                        TENGEN_EXERCISE_ATARI);

  chosen = gtk_drop_down_get_selected (self->kind);
  return (TengenExerciseKind) MIN (chosen, TENGEN_EXERCISE_KINDS - 1u);
}

int
tengen_practice_choice_get_level (TengenPracticeChoice *self)
{
  g_return_val_if_fail (TENGEN_IS_PRACTICE_CHOICE (self), 1);

  return gtk_spin_button_get_value_as_int (self->level);
}

guint
tengen_practice_choice_get_count (TengenPracticeChoice *self)
{
  g_return_val_if_fail (TENGEN_IS_PRACTICE_CHOICE (self), 1);

  return (guint) gtk_spin_button_get_value_as_int (self->count);
}
