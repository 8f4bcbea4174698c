/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-lesson-page-replies: the replies to an answer, one stone after another
 *
 * What:  how many of them the board shows; buttons to go back and forward.
 * Shape: the state has all replies from the start; only the board shows fewer.
 *        Whatever changes the state, or shows it anew, shows all of them.
 */
#include "tengen-lesson-page-private.h"

#include "tengen-lesson-reveal.h"

/* Fewer are shown at once, with the answer. */
#define LEAST 2

static guint
count_replies (TengenLessonPage *self)
{
  guint n = tengen_lesson_run_get_state (self->run)->n_replies;

  return tengen_lesson_page_get_trial (self) == NULL && n >= LEAST ? n : 0;
}

static gboolean
is_animated (TengenLessonPage *self)
{
  gboolean animated = FALSE;

  g_object_get (gtk_widget_get_settings (GTK_WIDGET (self)),
                "gtk-enable-animations",
                &animated,
                NULL);
  return animated;
}

void
tengen_lesson_page_show_replies (TengenLessonPage *self)
{
  guint n = count_replies (self);
  gboolean plays = n > 0 && self->is_answering && is_animated (self);

  self->n_replies = plays ? 0 : n;
  tengen_move_slider_set (self->replies, self->n_replies, n);
  gtk_widget_set_visible (GTK_WIDGET (self->replies), n > 0);
  tengen_move_slider_set_playing (self->replies, plays);
  if (n > 0 && self->is_answering)
    tengen_lesson_reveal (self->said);
}

void
tengen_lesson_page_move_replies (TengenLessonPage *self, int at)
{
  self->n_replies = (guint) at;
  tengen_move_slider_set (self->replies, self->n_replies, count_replies (self));
  tengen_lesson_page_show_board (self);
}

gboolean
tengen_lesson_page_has_replies (TengenLessonPage *self)
{
  return self->n_replies < count_replies (self);
}

TengenView *
tengen_lesson_page_make_view (TengenLessonPage *self)
{
  const TengenLessonState *state = tengen_lesson_run_get_state (self->run);
  g_autoptr (TengenLessonState) earlier = NULL;

  if (!tengen_lesson_page_has_replies (self))
    return tengen_view_new_lesson (self->step, state);
  earlier =
      tengen_lesson_state_new_replies (state, self->step, self->n_replies);
  return tengen_view_new_lesson (self->step, earlier);
}

void
tengen_lesson_page_answer (TengenLessonPage *self,
                           TengenLessonInputKind kind,
                           TengenPoint point)
{
  gboolean is_answer;

  self->is_answering = TRUE;
  is_answer = tengen_lesson_run_do (self->run, kind, point, 0);
  self->is_answering = FALSE;
  if (!is_answer && tengen_lesson_page_has_replies (self))
    tengen_lesson_page_show_state (self);
}
