/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-lesson-page-trial: playing freely from the stones of a step
 *
 * Shape: the session of the trial is that of the run; a refusal is kept until
 *        the next move, so that it can be said and shown.
 */
#include "tengen-lesson-page-private.h"

static void
changed_cb (TengenLessonPage *self)
{
  g_clear_pointer (&self->reason, tengen_reason_free);
  tengen_lesson_page_show_state (self);
}

static void
refused_cb (TengenLessonPage *self, const TengenReason *reason)
{
  g_clear_pointer (&self->reason, tengen_reason_free);
  self->reason = tengen_reason_copy (reason);
  tengen_lesson_page_show_state (self);
}

/* The step that comes after a trial has nothing of what was refused in it. */
static void
trial_cb (TengenLessonPage *self)
{
  g_clear_pointer (&self->reason, tengen_reason_free);
  g_signal_group_set_target (self->trial_signals,
                             tengen_lesson_page_get_trial (self));
}

void
tengen_lesson_page_make_trial (TengenLessonPage *self)
{
  self->trial_signals = g_signal_group_new (TENGEN_TYPE_SESSION);
  g_signal_group_connect_swapped (
      self->trial_signals, "changed", G_CALLBACK (changed_cb), self);
  g_signal_group_connect_swapped (
      self->trial_signals, "refused", G_CALLBACK (refused_cb), self);
  g_signal_group_connect_swapped (
      self->signals, "notify::trial", G_CALLBACK (trial_cb), self);
}

TengenSession *
tengen_lesson_page_get_trial (TengenLessonPage *self)
{
  return self->run != NULL ? tengen_lesson_run_get_trial (self->run) : NULL;
}

/* The buttons of the trial stand where its own button was. */
void
tengen_lesson_page_set_trial (TengenLessonPage *self, gboolean on)
{
  tengen_lesson_run_set_trial (self->run, on);
  tengen_lesson_page_focus (self);
}
