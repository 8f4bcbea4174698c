/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-lesson-page-show: what the page shows of a step
 *
 * Shape: functions of the step and its state now.
 */
#include "tengen-lesson-page-private.h"

#include "tengen-announce.h"
#include "tengen-board-look.h"
#include "tengen-lesson-reveal.h"
#include "tengen-ruby-over.h"
#include "tengen-widget.h"
#include "tengen-words-lesson.h"
#include "tengen-words-text.h"

#define _(s) tengen_words_text (s)

static const TengenLessonState *
get_state (TengenLessonPage *self)
{
  return tengen_lesson_run_get_state (self->run);
}

/* --- The board --- */

static void
show_coordinates (TengenLessonPage *self)
{
  const TengenLessonDiagram *diagram = self->step->diagram;

  g_object_set (self->board,
                "coordinates",
                tengen_lesson_look_get_coordinates (diagram),
                "notation",
                tengen_lesson_game_get_shown_notation (diagram),
                NULL);
}

/* The part of the board that is seen stays the same. */
static TengenView *
make_trial_view (TengenLessonPage *self, TengenSession *trial)
{
  TengenView *view =
      tengen_view_new_position (tengen_session_get_position (trial),
                                TENGEN_VIEW_NUMBERS_NONE,
                                TENGEN_NODE_NONE);
  g_autoptr (TengenView) step =
      tengen_view_new_lesson (self->step, get_state (self));

  memcpy (view->hidden, step->hidden, (gsize) (view->width * view->height));
  if (self->reason != NULL)
    tengen_view_add_reason (view, self->reason);
  return view;
}

/* Which stone the next click puts. */
static TengenStone
get_ghost (TengenLessonPage *self)
{
  TengenSession *trial = tengen_lesson_page_get_trial (self);
  const TengenLessonState *state = get_state (self);
  gboolean can_play = FALSE;

  if (trial == NULL)
    return self->step->task == TENGEN_LESSON_TASK_TRY &&
                   state->phase != TENGEN_LESSON_PHASE_SOLVED
               ? state->to_move
               : TENGEN_STONE_NONE;
  g_object_get (trial, "can-play", &can_play, NULL);
  return can_play
             ? tengen_position_get_to_move (tengen_session_get_position (trial))
             : TENGEN_STONE_NONE;
}

/* Whether a click on a point means something. */
static gboolean
is_board_asked (TengenLessonPage *self)
{
  TengenLessonPhase phase = get_state (self)->phase;

  if (tengen_lesson_page_get_trial (self) != NULL ||
      tengen_lesson_page_has_replies (self) ||
      tengen_lesson_page_get_counted (self) != TENGEN_STONE_NONE)
    return TRUE;
  return (self->step->task == TENGEN_LESSON_TASK_TRY ||
          self->step->task == TENGEN_LESSON_TASK_MARK) &&
         (phase == TENGEN_LESSON_PHASE_ASKED ||
          phase == TENGEN_LESSON_PHASE_MISSED);
}

void
tengen_lesson_page_show_board (TengenLessonPage *self)
{
  TengenSession *trial = tengen_lesson_page_get_trial (self);
  TengenView *view = trial != NULL ? make_trial_view (self, trial)
                                   : tengen_lesson_page_make_view (self);

  if (self->lit < view->width * view->height)
    view->lit[self->lit] = 1;
  tengen_lesson_page_number_rows (self, view);
  show_coordinates (self);
  tengen_board_view_set_view (self->board, view);
  g_object_set (self->board,
                "interactive",
                is_board_asked (self),
                "ghost-stone",
                (int) get_ghost (self),
                NULL);
}

/* --- Hints --- */

static void
add_hint (TengenLessonPage *self, guint index)
{
  const TengenLessonHint *hint = self->step->hints->pdata[index];
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  g_autofree char *text = g_strdup_printf (_ ("Hint %u"), index + 1);
  GtkWidget *head = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (head), 0);
  tengen_lesson_look_resize (&self->look, GTK_LABEL (head));
  gtk_widget_add_css_class (head, "head");
  gtk_widget_add_css_class (box, "hint");
  gtk_box_append (GTK_BOX (box), tengen_ruby_over_new (head, FALSE));
  tengen_lesson_look_add (
      &self->look, GTK_BOX (box), "lesson-words", hint->words);
  gtk_box_append (self->hints, box);
  tengen_lesson_reveal (box);
}

static guint
count_children (GtkWidget *widget)
{
  guint n = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n++;
  return n;
}

static void
clear_hints (TengenLessonPage *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->hints))) !=
         NULL)
    gtk_box_remove (self->hints, child);
}

/* A hint that is new is brought into sight. */
static void
show_hints (TengenLessonPage *self)
{
  guint n = MIN (get_state (self)->hints, self->step->hints->len);
  guint before = count_children (GTK_WIDGET (self->hints));

  if (n < before)
    {
      clear_hints (self);
      before = 0;
    }
  for (guint i = before; i < n; i++)
    add_hint (self, i);
  gtk_widget_set_visible (GTK_WIDGET (self->hints),
                          n > 0 && tengen_lesson_page_get_trial (self) == NULL);
}

/* --- The panel --- */

/* What a button says is not said twice, and nothing where nothing is asked any
 * more. */
static gboolean
has_task (TengenLessonPage *self)
{
  return self->step->task != TENGEN_LESSON_TASK_PLAY &&
         get_state (self)->phase != TENGEN_LESSON_PHASE_SOLVED;
}

static void
say_task (TengenLessonPage *self, gboolean trial)
{
  g_autofree char *text =
      trial ? g_strdup (_ ("Play as you like, for both sides."))
            : tengen_words_lesson_task (self->step, get_state (self));

  gtk_label_set_label (self->task, text);
  gtk_widget_set_visible (GTK_WIDGET (self->task), trial || has_task (self));
  tengen_lesson_look_resize (&self->look, self->task);
}

static void
show_task (TengenLessonPage *self)
{
  gboolean trial = tengen_lesson_page_get_trial (self) != NULL;

  say_task (self, trial);
  gtk_widget_set_visible (GTK_WIDGET (self->slot),
                          !trial && self->question != NULL);
  if (self->question != NULL)
    tengen_lesson_panel_update (self->question, get_state (self));
}

void
tengen_lesson_page_show_progress (TengenLessonPage *self)
{
  const TengenLesson *lesson = tengen_lesson_run_get_lesson (self->run);
  guint index = tengen_lesson_run_get_index (self->run);
  const TengenLessonProgress *progress = tengen_lesson_shelf_get_progress (
      tengen_lesson_run_get_shelf (self->run));

  tengen_lesson_dots_show (self->dots, lesson, index, progress, &self->look);
  tengen_lesson_end_show (self->end, lesson, progress, &self->look);
  gtk_widget_set_visible (GTK_WIDGET (self->end),
                          self->foot == NULL &&
                              index + 1 == lesson->steps->len);
}

/* Whether what had the keyboard cannot take it any more. */
static gboolean
has_lost_focus (TengenLessonPage *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  return focus == NULL || !gtk_widget_is_sensitive (focus) ||
         !gtk_widget_get_mapped (focus);
}

/* A learner who solved a step by keyboard continues by keyboard; a button that
 * disappears does not take the focus along. */
static void
keep_focus (TengenLessonPage *self, TengenLessonPhase before)
{
  gboolean solved =
      self->phase == TENGEN_LESSON_PHASE_SOLVED && before != self->phase;

  if (solved || has_lost_focus (self))
    tengen_lesson_page_focus (self);
}

/* As long as there are moves to be watched, the next one comes first; the next
 * step is named as such, not to be taken for it. */
static void
show_next (TengenLessonPage *self)
{
  const TengenLessonState *state = get_state (self);
  gboolean watch = self->step->task == TENGEN_LESSON_TASK_WATCH;

  gtk_button_set_label (GTK_BUTTON (self->next),
                        watch ? _ ("Next step ›") : _ ("Next ›"));
  tengen_widget_set_class (
      self->next, "main-action", !watch || state->n_found == state->n_wanted);
}

void
tengen_lesson_page_show_state (TengenLessonPage *self)
{
  gboolean trial = tengen_lesson_page_get_trial (self) != NULL;
  gboolean focused = gtk_widget_get_focus_child (GTK_WIDGET (self)) != NULL;
  TengenLessonPhase before = self->phase;

  self->phase = get_state (self)->phase;
  gtk_stack_set_visible_child_name (self->acts, trial ? "trial" : "step");
  tengen_lesson_page_update_actions (self);
  tengen_lesson_page_show_replies (self);
  tengen_lesson_page_show_board (self);
  show_task (self);
  tengen_lesson_page_say (self);
  show_hints (self);
  show_next (self);
  tengen_lesson_page_show_progress (self);
  if (focused)
    keep_focus (self, before);
}

static void
make_task_panel (TengenLessonPage *self)
{
  GtkWidget *panel = tengen_lesson_panel_new (self->step, &self->look);

  if (self->question != NULL)
    gtk_box_remove (self->slot, GTK_WIDGET (self->question));
  self->question = panel != NULL ? TENGEN_LESSON_PANEL (panel) : NULL;
  if (panel != NULL)
    gtk_box_append (self->slot, panel);
}

/* What is to be read is heard, too. */
static void
announce_step (TengenLessonPage *self)
{
  g_autofree char *title =
      tengen_lesson_look_plain (&self->look, self->step->title);
  g_autofree char *say =
      tengen_lesson_look_plain (&self->look, self->step->say);
  g_autofree char *text = g_strdup_printf ("%s\n%s", title, say);

  tengen_announce (self->panel, text);
  tengen_lesson_page_speak_step (self);
}

static gboolean
has_question_focus (TengenLessonPage *self)
{
  return self->question != NULL &&
         gtk_widget_get_focus_child (GTK_WIDGET (self->question)) != NULL;
}

void
tengen_lesson_page_show_step (TengenLessonPage *self)
{
  const TengenLessonStep *before = self->step;
  gboolean focused = has_question_focus (self);

  self->step = tengen_lesson_run_get_step (self->run);
  self->look.language =
      g_intern_string (tengen_lesson_run_get_language (self->run));
  self->lit = TENGEN_POINT_NONE;
  self->phase = get_state (self)->phase;
  tengen_lesson_look_set (&self->look, self->goal, self->step->goal);
  tengen_lesson_look_set (&self->look, self->say, self->step->say);
  clear_hints (self);
  make_task_panel (self);
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scroll),
                            0);
  tengen_lesson_page_show_state (self);
  if (self->step != before)
    announce_step (self);
  else if (focused)
    tengen_lesson_page_focus (self);
}
