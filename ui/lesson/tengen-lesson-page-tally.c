/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-lesson-page-tally: what a step counts can be laid out in rows
 *
 * What: a button where there is something to lay out, and its action. It is a
 *       tool for counting; it gives no answer.
 */
#include "tengen-lesson-page-private.h"

#include "tengen-lesson-tally.h"
#include "tengen-signal.h"

static guint signal_tally;

/* The question that is asked now, the last one once all are answered; the rule
 * set that was looked at. */
static int
find_index (const TengenLessonStep *step, const TengenLessonState *state)
{
  if (step->task == TENGEN_LESSON_TASK_COUNT)
    return (int) MIN (state->n_found, step->counts->len - 1);
  return step->task == TENGEN_LESSON_TASK_ACCOUNT ? state->chosen : -1;
}

TengenGoTally *
tengen_lesson_page_make_tally (TengenLessonPage *self)
{
  int index;

  g_return_val_if_fail (TENGEN_IS_LESSON_PAGE (self), NULL);

  if (self->step == NULL || tengen_lesson_page_get_trial (self) != NULL)
    return NULL;
  index = find_index (self->step, tengen_lesson_run_get_state (self->run));
  return index >= 0 ? tengen_lesson_tally_new (self->step, (guint) index)
                    : NULL;
}

void
tengen_lesson_page_update_tally (TengenLessonPage *self)
{
  g_autoptr (TengenGoTally) tally = tengen_lesson_page_make_tally (self);

  gtk_widget_action_set_enabled (
      GTK_WIDGET (self), "lesson.tally", tally != NULL);
  gtk_widget_set_visible (self->tally, tally != NULL);
}

static void
tally_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  g_signal_emit (widget, signal_tally, 0);
}

void
tengen_lesson_page_install_tally (GtkWidgetClass *widget_class)
{
  /* TengenLessonPage::tally: what is counted is to be laid out */
  signal_tally =
      tengen_signal_new ("tally", G_TYPE_FROM_CLASS (widget_class), 0);
  /* TengenLessonPage|lesson.tally: asks for that */
  gtk_widget_class_install_action (
      widget_class, "lesson.tally", NULL, tally_cb);
}
