/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-lesson-page-actions: what can be done on the page: lesson.*
 *
 * Shape: an action asks the run; what came of it shows in what the run says.
 */
#include "tengen-lesson-page-private.h"

static void
do_input (TengenLessonPage *self, TengenLessonInputKind kind, int number)
{
  tengen_lesson_run_do (self->run, kind, TENGEN_POINT_NONE, number);
}

/* --- Steps --- */

static void
go_to (TengenLessonPage *self, guint index)
{
  if (index >= tengen_lesson_run_get_lesson (self->run)->steps->len)
    return;
  tengen_lesson_run_goto (self->run, index);
  tengen_lesson_page_focus (self);
}

static void
step_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  go_to (TENGEN_LESSON_PAGE (widget), (guint) g_variant_get_int32 (parameter));
}

static void
next_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TengenLessonPage *self = TENGEN_LESSON_PAGE (widget);

  if (self->foot != NULL)
    tengen_lesson_page_emit_leave (self, TRUE);
  else
    go_to (self, tengen_lesson_run_get_index (self->run) + 1);
}

static void
previous_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TengenLessonPage *self = TENGEN_LESSON_PAGE (widget);

  go_to (self, tengen_lesson_run_get_index (self->run) - 1);
}

static void
first_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  go_to (TENGEN_LESSON_PAGE (widget), 0);
}

static void
last_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TengenLessonPage *self = TENGEN_LESSON_PAGE (widget);

  go_to (self, tengen_lesson_run_get_lesson (self->run)->steps->len - 1);
}

/* --- Moves that are watched --- */

static gboolean
has_move (TengenLessonPage *self, gboolean next)
{
  const TengenLessonState *state = tengen_lesson_run_get_state (self->run);

  return self->step->task == TENGEN_LESSON_TASK_WATCH &&
         tengen_lesson_page_get_trial (self) == NULL &&
         (next ? state->n_found < state->n_wanted : state->n_found > 0);
}

static int
count_moves (TengenLessonPage *self)
{
  return (int) tengen_lesson_run_get_state (self->run)->n_found;
}

static void
next_move_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  do_input (TENGEN_LESSON_PAGE (widget), TENGEN_LESSON_INPUT_NEXT, 0);
}

static void
previous_move_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  do_input (TENGEN_LESSON_PAGE (widget), TENGEN_LESSON_INPUT_BACK, 0);
}

static void
to_move_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TengenLessonPage *self = TENGEN_LESSON_PAGE (widget);
  int at = g_variant_get_int32 (parameter);

  while (has_move (self, TRUE) && count_moves (self) < at)
    do_input (self, TENGEN_LESSON_INPUT_NEXT, 0);
  while (has_move (self, FALSE) && count_moves (self) > at)
    do_input (self, TENGEN_LESSON_INPUT_BACK, 0);
}

static void
forward_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  if (has_move (TENGEN_LESSON_PAGE (widget), TRUE))
    next_move_cb (widget, action, parameter);
  else
    next_cb (widget, action, parameter);
}

static void
back_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  if (has_move (TENGEN_LESSON_PAGE (widget), FALSE))
    previous_move_cb (widget, action, parameter);
  else
    previous_cb (widget, action, parameter);
}

/* --- Answers --- */

static void
choose_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  do_input (TENGEN_LESSON_PAGE (widget),
            TENGEN_LESSON_INPUT_OPTION,
            g_variant_get_int32 (parameter));
}

static void
press_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  do_input (TENGEN_LESSON_PAGE (widget),
            TENGEN_LESSON_INPUT_PRESS,
            g_variant_get_int32 (parameter));
}

static void
number_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  do_input (TENGEN_LESSON_PAGE (widget),
            TENGEN_LESSON_INPUT_NUMBER,
            g_variant_get_int32 (parameter));
}

static void
pass_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  tengen_lesson_page_answer (TENGEN_LESSON_PAGE (widget),
                             TENGEN_LESSON_INPUT_POINT,
                             TENGEN_POINT_PASS);
}

static void
retry_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TengenLessonPage *self = TENGEN_LESSON_PAGE (widget);

  do_input (self, TENGEN_LESSON_INPUT_RETRY, 0);
  tengen_lesson_page_focus (self);
}

static void
hint_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  do_input (TENGEN_LESSON_PAGE (widget), TENGEN_LESSON_INPUT_HINT, 0);
}

static void
solution_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  tengen_lesson_page_answer (TENGEN_LESSON_PAGE (widget),
                             TENGEN_LESSON_INPUT_SOLUTION,
                             TENGEN_POINT_NONE);
}

static void
undo_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  tengen_lesson_run_undo (TENGEN_LESSON_PAGE (widget)->run);
}

/* --- Leaving the step --- */

static void
start_trial_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  tengen_lesson_page_set_trial (TENGEN_LESSON_PAGE (widget), TRUE);
}

static void
end_trial_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  tengen_lesson_page_set_trial (TENGEN_LESSON_PAGE (widget), FALSE);
}

static void
play_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TengenLessonPage *self = TENGEN_LESSON_PAGE (widget);

  tengen_lesson_page_emit_play (self, self->step->play);
}

static void
list_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  tengen_lesson_page_emit_leave (TENGEN_LESSON_PAGE (widget), FALSE);
}

static void
next_lesson_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  tengen_lesson_page_emit_leave (TENGEN_LESSON_PAGE (widget), TRUE);
}

static void
term_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  tengen_lesson_page_emit_term (TENGEN_LESSON_PAGE (widget),
                                g_variant_get_string (parameter, NULL));
}

static void
light_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TengenLessonPage *self = TENGEN_LESSON_PAGE (widget);

  self->lit = (TengenPoint) g_variant_get_int32 (parameter);
  tengen_lesson_page_show_board (self);
}

static void
copy_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  g_autofree char *text =
      tengen_lesson_page_write (TENGEN_LESSON_PAGE (widget));

  gdk_clipboard_set_text (gtk_widget_get_clipboard (widget), text);
}

static void
read_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  tengen_lesson_page_speak_all (TENGEN_LESSON_PAGE (widget));
}

/* Those that mean something in every step are @always enabled. */
static const struct
{
  const char *name;
  const char *parameter;
  GtkWidgetActionActivateFunc activate;
  gboolean always;
} actions[] = {
  { "lesson.next", NULL, next_cb, FALSE },
  { "lesson.previous", NULL, previous_cb, FALSE },
  { "lesson.first", NULL, first_cb, TRUE },
  { "lesson.last", NULL, last_cb, TRUE },
  { "lesson.step", "i", step_cb, TRUE },
  { "lesson.forward", NULL, forward_cb, FALSE },
  { "lesson.back", NULL, back_cb, FALSE },
  { "lesson.next-move", NULL, next_move_cb, FALSE },
  { "lesson.previous-move", NULL, previous_move_cb, FALSE },
  { "lesson.to-move", "i", to_move_cb, FALSE },
  { "lesson.choose", "i", choose_cb, FALSE },
  { "lesson.press", "i", press_cb, FALSE },
  { "lesson.number", "i", number_cb, FALSE },
  { "lesson.pass", NULL, pass_cb, FALSE },
  { "lesson.play", NULL, play_cb, FALSE },
  { "lesson.retry", NULL, retry_cb, FALSE },
  { "lesson.hint", NULL, hint_cb, FALSE },
  { "lesson.solution", NULL, solution_cb, FALSE },
  { "lesson.start-trial", NULL, start_trial_cb, FALSE },
  { "lesson.end-trial", NULL, end_trial_cb, FALSE },
  { "lesson.undo", NULL, undo_cb, FALSE },
  { "lesson.copy", NULL, copy_cb, TRUE },
  { "lesson.read", NULL, read_cb, FALSE },
  { "lesson.list", NULL, list_cb, TRUE },
  { "lesson.next-lesson", NULL, next_lesson_cb, FALSE },
  { "lesson.term", "s", term_cb, TRUE },
  { "lesson.light", "i", light_cb, TRUE },
};

void
tengen_lesson_page_install_actions (GtkWidgetClass *widget_class)
{
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_widget_class_install_action (widget_class,
                                     actions[i].name,
                                     actions[i].parameter,
                                     actions[i].activate);
}

/* --- Which mean something now --- */

static void
enable (TengenLessonPage *self, const char *action, gboolean enabled)
{
  gtk_widget_action_set_enabled (GTK_WIDGET (self), action, enabled);
}

/* Whether the course goes on after this lesson. */
static gboolean
has_next_lesson (TengenLessonPage *self)
{
  GPtrArray *lessons =
      tengen_lesson_shelf_get_lessons (tengen_lesson_run_get_shelf (self->run));
  guint index;

  return g_ptr_array_find (
             lessons, tengen_lesson_run_get_lesson (self->run), &index) &&
         index + 1 < lessons->len;
}

/* An exercise is left for the next one once it is solved. */
static gboolean
has_next (TengenLessonPage *self)
{
  const TengenLesson *lesson = tengen_lesson_run_get_lesson (self->run);

  if (self->foot != NULL)
    return tengen_lesson_run_get_state (self->run)->phase ==
           TENGEN_LESSON_PHASE_SOLVED;
  return tengen_lesson_run_get_index (self->run) + 1 < lesson->steps->len;
}

static void
update_step_actions (TengenLessonPage *self)
{
  guint index = tengen_lesson_run_get_index (self->run);

  enable (self, "lesson.next", has_next (self));
  enable (self, "lesson.previous", index > 0);
  enable (self, "lesson.forward", has_next (self) || has_move (self, TRUE));
  enable (self, "lesson.back", index > 0 || has_move (self, FALSE));
  enable (self, "lesson.next-move", has_move (self, TRUE));
  enable (self, "lesson.previous-move", has_move (self, FALSE));
  enable (
      self, "lesson.to-move", has_move (self, TRUE) || has_move (self, FALSE));
  enable (self, "lesson.next-lesson", has_next_lesson (self));
}

static void
update_answer_actions (TengenLessonPage *self, gboolean trial)
{
  const TengenLessonState *state = tengen_lesson_run_get_state (self->run);
  gboolean asked = !trial && (state->phase == TENGEN_LESSON_PHASE_ASKED ||
                              state->phase == TENGEN_LESSON_PHASE_MISSED);

  enable (self,
          "lesson.choose",
          asked || self->step->task == TENGEN_LESSON_TASK_ACCOUNT);
  enable (self, "lesson.press", asked);
  enable (self, "lesson.number", asked);
  enable (
      self, "lesson.pass", asked && self->step->task == TENGEN_LESSON_TASK_TRY);
  enable (self,
          "lesson.retry",
          asked && state->phase == TENGEN_LESSON_PHASE_MISSED);
  enable (self, "lesson.hint", !trial && state->may_hint);
  enable (self, "lesson.solution", !trial && state->may_show);
  enable (self, "lesson.play", self->step->task == TENGEN_LESSON_TASK_PLAY);
}

/* The others of a page without a lesson are disabled too. */
static void
update_fixed_actions (TengenLessonPage *self, gboolean has_step)
{
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    if (actions[i].always || !has_step)
      enable (self, actions[i].name, has_step);
}

static gboolean
can_read (TengenLessonPage *self)
{
  gboolean available = FALSE;

  if (self->speech != NULL)
    g_object_get (self->speech, "available", &available, NULL);
  return available;
}

void
tengen_lesson_page_update_actions (TengenLessonPage *self)
{
  TengenSession *trial = tengen_lesson_page_get_trial (self);
  gboolean can_undo = TRUE;

  update_fixed_actions (self, self->step != NULL);
  if (self->step == NULL)
    return;
  if (trial != NULL)
    g_object_get (trial, "can-undo", &can_undo, NULL);
  update_step_actions (self);
  update_answer_actions (self, trial != NULL);
  enable (self, "lesson.start-trial", trial == NULL);
  enable (self, "lesson.end-trial", trial != NULL);
  enable (self, "lesson.undo", can_undo);
  enable (self, "lesson.read", can_read (self));
  tengen_lesson_page_update_tally (self);
}
