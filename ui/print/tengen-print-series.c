/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-print-series: which exercises are on a sheet, to be chosen
 */
#include "tengen-print-series.h"

#include "tengen-practice-choice.h"
#include "tengen-print-ui.h"
#include "tengen-signal.h"
#include "tengen-words-text.h"

#define _(text) tengen_words_text (text)

#define COUNT 6
#define COUNT_MOST 30
/* A number that is drawn is soon copied by hand. */
#define DRAWN_MOST 99999

struct _TengenPrintSeries
{
  GtkBox parent_instance;

  /* Template widgets */
  TengenPracticeChoice *choice;
  GtkEditable *code;
  GtkLabel *note;

  guint64 seed;
  gboolean is_wrong;
  /* what a code says is being chosen */
  gboolean is_reading;
};

G_DEFINE_FINAL_TYPE (TengenPrintSeries, tengen_print_series, GTK_TYPE_BOX)

enum
{
  SIGNAL_CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static char *
write_note (TengenPrintSeries *self)
{
  TengenExerciseSeries series = tengen_print_series_read (self);
  g_autofree char *code = NULL;

  if (self->is_wrong)
    return g_strdup (_ ("This is no number of a sheet. It stands at the foot "
                        "of each page, like ladder-5-1234."));
  code = tengen_exercise_series_write_code (&series);
  /* TRANSLATORS: a number of a sheet, such as ladder-5-1234 */
  return g_strdup_printf (_ ("%s stands at the foot of each page. Typed in "
                             "here, it gives the same exercises again."),
                          code);
}

/* What was typed stays as it is; what is wrong with it is told below. */
static void
tell (TengenPrintSeries *self)
{
  g_autofree char *note = write_note (self);

  gtk_label_set_label (self->note, note);
  if (self->is_wrong)
    {
      gtk_widget_add_css_class (GTK_WIDGET (self->code), "error");
      gtk_widget_remove_css_class (GTK_WIDGET (self->note), "dim");
    }
  else
    {
      gtk_widget_remove_css_class (GTK_WIDGET (self->code), "error");
      gtk_widget_add_css_class (GTK_WIDGET (self->note), "dim");
    }
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->code),
                               GTK_ACCESSIBLE_STATE_INVALID,
                               self->is_wrong ? GTK_ACCESSIBLE_INVALID_TRUE
                                              : GTK_ACCESSIBLE_INVALID_FALSE,
                               -1);
}

/* --- What changes --- */

static void
write_code (TengenPrintSeries *self)
{
  g_autofree char *text = g_strdup_printf ("%" G_GUINT64_FORMAT, self->seed);

  gtk_editable_set_text (self->code, text);
}

static void
changed_cb (TengenPrintSeries *self)
{
  tell (self);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

void
tengen_print_series_choose (TengenPrintSeries *self,
                            TengenExerciseKind kind,
                            int level)
{
  g_return_if_fail (TENGEN_IS_PRINT_SERIES (self));

  tengen_practice_choice_set (self->choice, kind, level);
}

/* A whole code says kind and level too. */
static void
code_cb (TengenPrintSeries *self)
{
  TengenExerciseSeries series = tengen_print_series_read (self);

  self->is_wrong = !tengen_exercise_series_read_code (
      &series, gtk_editable_get_text (self->code));
  self->seed = series.seed;
  self->is_reading = TRUE;
  if (!self->is_wrong)
    tengen_print_series_choose (self, series.kind, series.level);
  self->is_reading = FALSE;
  changed_cb (self);
}

/* A code that was typed in is no longer that of what is chosen. */
static void
choice_cb (TengenPrintSeries *self)
{
  if (self->is_reading)
    return;
  write_code (self);
  changed_cb (self);
}

static void
other_cb (TengenPrintSeries *self)
{
  self->seed = (guint64) g_random_int_range (1, DRAWN_MOST + 1);
  write_code (self);
}

/* --- The widget --- */

static void
tengen_print_series_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), TENGEN_TYPE_PRINT_SERIES);
  G_OBJECT_CLASS (tengen_print_series_parent_class)->dispose (object);
}

static void
tengen_print_series_class_init (TengenPrintSeriesClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tengen_print_series_dispose;
  /* TengenPrintSeries::changed: something else is wished for */
  signals[SIGNAL_CHANGED] =
      tengen_signal_new ("changed", TENGEN_TYPE_PRINT_SERIES, 0);
  g_type_ensure (TENGEN_TYPE_PRACTICE_CHOICE);
  tengen_print_ui_get_resource ();
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/tengen/Tengen/print/tengen-print-series.ui");
  gtk_widget_class_bind_template_child (
      widget_class, TengenPrintSeries, choice);
  gtk_widget_class_bind_template_child (widget_class, TengenPrintSeries, code);
  gtk_widget_class_bind_template_child (widget_class, TengenPrintSeries, note);
  gtk_widget_class_bind_template_callback (widget_class, choice_cb);
  gtk_widget_class_bind_template_callback (widget_class, code_cb);
  gtk_widget_class_bind_template_callback (widget_class, other_cb);
}

static void
tengen_print_series_init (TengenPrintSeries *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  tengen_practice_choice_set_count (self->choice, COUNT, COUNT_MOST);
  other_cb (self);
}

TengenExerciseSeries
tengen_print_series_read (TengenPrintSeries *self)
{
  TengenExerciseSeries series = { .count = 0 };

  g_return_val_if_fail (TENGEN_IS_PRINT_SERIES (self), series);

  series.kind = tengen_practice_choice_get_kind (self->choice);
  series.level = tengen_practice_choice_get_level (self->choice);
  series.seed = self->seed;
  if (!self->is_wrong)
    series.count = tengen_practice_choice_get_count (self->choice);
  return series;
}
