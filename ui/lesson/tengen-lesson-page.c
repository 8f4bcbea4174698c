/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-lesson-page: where a lesson is read, watched and answered
 *
 * Shape: holds the run and nothing of what was answered: whenever the run says
 *        "changed", everything is asked for anew.
 */
#include "tengen-lesson-page-private.h"

#include "tengen-access.h"
#include "tengen-board-confirm.h"
#include "tengen-board-look.h"
#include "tengen-board-typed.h"
#include "tengen-color-scheme.h"
#include "tengen-lesson-page-ui.h"
#include "tengen-ruby-label.h"
#include "tengen-ruby-over.h"
#include "tengen-signal.h"
#include "tengen-style.h"
#include "tengen-text-look.h"

G_DEFINE_FINAL_TYPE (TengenLessonPage, tengen_lesson_page, GTK_TYPE_WIDGET)

enum
{
  PROP_RUN = 1,
  N_PROPS,
};

enum
{
  SIGNAL_TERM,
  SIGNAL_PLAY,
  SIGNAL_LIST_REQUESTED,
  SIGNAL_NEXT_LESSON,
  N_SIGNALS,
};

static GParamSpec *props[N_PROPS];
static guint signals[N_SIGNALS];

/* --- What the run says --- */

static void
changed_cb (TengenLessonPage *self)
{
  if (tengen_lesson_run_get_step (self->run) != self->step)
    tengen_lesson_page_show_step (self);
  else
    tengen_lesson_page_show_state (self);
}

static void
scale_cb (TengenLessonPage *self)
{
  self->look.scale = tengen_text_look_get_scale ();
  if (self->run != NULL)
    tengen_lesson_page_show_step (self);
}

static void
names_cb (TengenLessonPage *self)
{
  if (self->run != NULL)
    tengen_lesson_page_show_board (self);
}

static void
language_cb (TengenLessonPage *self)
{
  tengen_lesson_page_show_step (self);
}

static void
progress_cb (TengenLessonPage *self)
{
  tengen_lesson_page_show_progress (self);
}

static void
follow_shelf (TengenLessonPage *self, TengenLessonRun *run)
{
  if (self->run != NULL)
    g_signal_handlers_disconnect_by_func (
        tengen_lesson_run_get_shelf (self->run), progress_cb, self);
  if (run != NULL)
    g_signal_connect_object (tengen_lesson_run_get_shelf (run),
                             "progress-changed",
                             G_CALLBACK (progress_cb),
                             self,
                             G_CONNECT_SWAPPED);
}

static void
set_run (TengenLessonPage *self, TengenLessonRun *run)
{
  if (self->run == run)
    return;
  follow_shelf (self, run);
  g_set_object (&self->run, run);
  g_signal_group_set_target (self->signals, run);
  self->step = NULL;
  if (run != NULL)
    tengen_lesson_page_show_step (self);
  tengen_lesson_page_update_actions (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_RUN]);
}

/* --- What the person does --- */

/* The second half of a double click is not a second answer, unless the step is
 * another one by then. */
static gboolean
is_again (TengenLessonPage *self, guint n_press)
{
  gboolean again = n_press > 1 && self->pressed == self->step;

  self->pressed = self->step;
  return again;
}

/* On the board Enter takes a wrong answer back, the next Enter plays. */
static void
activated_cb (TengenLessonPage *self,
              guint point,
              guint button,
              guint n_press,
              TengenBoardView *board)
{
  TengenSession *trial = tengen_lesson_page_get_trial (self);

  if (self->run == NULL || button > GDK_BUTTON_PRIMARY ||
      is_again (self, n_press))
    return;
  if (trial != NULL)
    tengen_session_play (trial, (TengenPoint) point);
  else if (tengen_lesson_page_press_row (self, (TengenPoint) point))
    return;
  else if (button == 0 && tengen_lesson_run_get_state (self->run)->phase ==
                              TENGEN_LESSON_PHASE_MISSED)
    gtk_widget_activate_action (GTK_WIDGET (self), "lesson.retry", NULL);
  else
    tengen_lesson_page_answer (
        self, TENGEN_LESSON_INPUT_POINT, (TengenPoint) point);
}

static void
moved_cb (TengenLessonPage *self, int at)
{
  tengen_lesson_page_move_replies (self, at);
}

/* --- The object --- */

static void
get_property (GObject *object, guint prop_id, GValue *value, GParamSpec *pspec)
{
  TengenLessonPage *self = TENGEN_LESSON_PAGE (object);

  switch (prop_id)
    {
    case PROP_RUN:
      g_value_set_object (value, self->run);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
set_property (GObject *object,
              guint prop_id,
              const GValue *value,
              GParamSpec *pspec)
{
  TengenLessonPage *self = TENGEN_LESSON_PAGE (object);

  switch (prop_id)
    {
    case PROP_RUN:
      set_run (self, g_value_get_object (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static gboolean
tengen_lesson_page_grab_focus (GtkWidget *widget)
{
  tengen_lesson_page_focus (TENGEN_LESSON_PAGE (widget));
  return TRUE;
}

static void
tengen_lesson_page_dispose (GObject *object)
{
  TengenLessonPage *self = TENGEN_LESSON_PAGE (object);

  if (self->signals != NULL)
    {
      g_signal_group_set_target (self->signals, NULL);
      g_signal_group_set_target (self->trial_signals, NULL);
      follow_shelf (self, NULL);
    }
  g_clear_object (&self->signals);
  g_clear_object (&self->trial_signals);
  g_clear_object (&self->run);
  g_clear_pointer (&self->reason, tengen_reason_free);
  g_clear_object (&self->speech);
  g_clear_pointer (&self->spoken_answer, g_free);
  g_clear_pointer (&self->table, gtk_widget_unparent);
  g_clear_pointer (&self->panel, gtk_widget_unparent);
  G_OBJECT_CLASS (tengen_lesson_page_parent_class)->dispose (object);
}

static void
install_properties (GObjectClass *object_class)
{
  GParamFlags flags = TENGEN_PARAM_READWRITE;

  props[PROP_RUN] =
      g_param_spec_object ("run", NULL, NULL, TENGEN_TYPE_LESSON_RUN, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
install_signals (void)
{
  signals[SIGNAL_TERM] =
      tengen_signal_new ("term", TENGEN_TYPE_LESSON_PAGE, 1, G_TYPE_STRING);
  signals[SIGNAL_PLAY] =
      tengen_signal_new ("play", TENGEN_TYPE_LESSON_PAGE, 1, G_TYPE_POINTER);
  signals[SIGNAL_LIST_REQUESTED] =
      tengen_signal_new ("list-requested", TENGEN_TYPE_LESSON_PAGE, 0);
  signals[SIGNAL_NEXT_LESSON] =
      tengen_signal_new ("next-lesson", TENGEN_TYPE_LESSON_PAGE, 0);
}

static void
ensure_types (void)
{
  g_type_ensure (TENGEN_TYPE_BOARD_CONFIRM);
  g_type_ensure (TENGEN_TYPE_BOARD_TYPED);
  g_type_ensure (TENGEN_TYPE_BOARD_VIEW);
  g_type_ensure (TENGEN_TYPE_LESSON_DOTS);
  g_type_ensure (TENGEN_TYPE_LESSON_END);
  g_type_ensure (TENGEN_TYPE_LESSON_FEEDBACK);
  g_type_ensure (TENGEN_TYPE_MOVE_SLIDER);
  g_type_ensure (TENGEN_TYPE_RUBY_LABEL);
  g_type_ensure (TENGEN_TYPE_RUBY_OVER);
  tengen_lesson_page_ui_get_resource ();
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/tengen/Tengen/lesson/tengen-lesson-page.ui");
  gtk_widget_class_bind_template_child (widget_class, TengenLessonPage, table);
  gtk_widget_class_bind_template_child (widget_class, TengenLessonPage, board);
  gtk_widget_class_bind_template_child (widget_class, TengenLessonPage, panel);
  gtk_widget_class_bind_template_child (widget_class, TengenLessonPage, scroll);
  gtk_widget_class_bind_template_child (widget_class, TengenLessonPage, goal);
  gtk_widget_class_bind_template_child (widget_class, TengenLessonPage, say);
  gtk_widget_class_bind_template_child (widget_class, TengenLessonPage, task);
  gtk_widget_class_bind_template_child (widget_class, TengenLessonPage, slot);
  gtk_widget_class_bind_template_child (widget_class, TengenLessonPage, tally);
  gtk_widget_class_bind_template_child (widget_class, TengenLessonPage, said);
  gtk_widget_class_bind_template_child (
      widget_class, TengenLessonPage, feedback);
  gtk_widget_class_bind_template_child (
      widget_class, TengenLessonPage, replies);
  gtk_widget_class_bind_template_child (widget_class, TengenLessonPage, hints);
  gtk_widget_class_bind_template_child (widget_class, TengenLessonPage, end);
  gtk_widget_class_bind_template_child (widget_class, TengenLessonPage, acts);
  gtk_widget_class_bind_template_child (
      widget_class, TengenLessonPage, start_trial);
  gtk_widget_class_bind_template_child (
      widget_class, TengenLessonPage, end_trial);
  gtk_widget_class_bind_template_child (widget_class, TengenLessonPage, dots);
  gtk_widget_class_bind_template_child (widget_class, TengenLessonPage, next);
  gtk_widget_class_bind_template_child (widget_class, TengenLessonPage, walk);
  gtk_widget_class_bind_template_child (
      widget_class, TengenLessonPage, foot_place);
  gtk_widget_class_bind_template_callback (widget_class, activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, moved_cb);
}

static void
tengen_lesson_page_class_init (TengenLessonPageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = get_property;
  object_class->set_property = set_property;
  object_class->dispose = tengen_lesson_page_dispose;
  widget_class->grab_focus = tengen_lesson_page_grab_focus;
  widget_class->focus = tengen_access_move_focus;
  tengen_lesson_page_install_layout (widget_class);

  install_properties (object_class);
  install_signals ();
  ensure_types ();
  bind_template (widget_class);
  tengen_lesson_page_install_actions (widget_class);
  tengen_lesson_page_install_tally (widget_class);
  gtk_widget_class_set_css_name (widget_class, "lesson");
}

static void
tengen_lesson_page_init (TengenLessonPage *self)
{
  self->look.scale = tengen_text_look_get_scale ();
  self->lit = TENGEN_POINT_NONE;
  tengen_style_init ();
  tengen_style_add_resource (
      "/org/tengen/Tengen/lesson/tengen-lesson-page.css");
  gtk_widget_init_template (GTK_WIDGET (self));
  tengen_ruby_over_put (GTK_WIDGET (self), FALSE);
  tengen_lesson_look_follow (self->goal);
  tengen_lesson_look_follow (self->say);
  tengen_lesson_page_add_keys (self);
  g_object_bind_property (tengen_color_scheme_get_default (),
                          "dark",
                          self->board,
                          "dark",
                          G_BINDING_SYNC_CREATE);
  tengen_board_look_follow_placing (GTK_WIDGET (self->board));
  g_signal_connect_object (tengen_board_look_get_default (),
                           "notify::coordinates",
                           G_CALLBACK (names_cb),
                           self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (tengen_text_look_get_default (),
                           "notify::text-scale",
                           G_CALLBACK (scale_cb),
                           self,
                           G_CONNECT_SWAPPED);

  self->signals = g_signal_group_new (TENGEN_TYPE_LESSON_RUN);
  g_signal_group_connect_swapped (
      self->signals, "changed", G_CALLBACK (changed_cb), self);
  g_signal_group_connect_swapped (
      self->signals, "notify::language", G_CALLBACK (language_cb), self);
  tengen_lesson_page_make_trial (self);
  tengen_lesson_page_update_actions (self);
}

/* When nothing is asked any more, the focus goes to the next button. */
void
tengen_lesson_page_focus (TengenLessonPage *self)
{
  TengenLessonPhase phase;

  g_return_if_fail (TENGEN_IS_LESSON_PAGE (self));

  if (self->run == NULL)
    return;
  phase = tengen_lesson_run_get_state (self->run)->phase;
  if (tengen_lesson_page_get_trial (self) != NULL)
    gtk_widget_grab_focus (GTK_WIDGET (self->board));
  else if (phase != TENGEN_LESSON_PHASE_SOLVED && self->question != NULL &&
           gtk_widget_grab_focus (GTK_WIDGET (self->question)))
    return;
  else if (phase == TENGEN_LESSON_PHASE_ASKED ||
           phase == TENGEN_LESSON_PHASE_MISSED ||
           (self->foot == NULL && !gtk_widget_is_sensitive (self->next)))
    gtk_widget_grab_focus (GTK_WIDGET (self->board));
  else
    gtk_widget_grab_focus (self->foot != NULL ? self->foot : self->next);
}

void
tengen_lesson_page_emit_term (TengenLessonPage *self, const char *id)
{
  g_return_if_fail (TENGEN_IS_LESSON_PAGE (self));

  g_signal_emit (self, signals[SIGNAL_TERM], 0, id);
}

void
tengen_lesson_page_emit_play (TengenLessonPage *self,
                              const TengenLessonPlay *play)
{
  g_return_if_fail (TENGEN_IS_LESSON_PAGE (self));

  g_signal_emit (self, signals[SIGNAL_PLAY], 0, play);
}

void
tengen_lesson_page_emit_leave (TengenLessonPage *self, gboolean next)
{
  g_return_if_fail (TENGEN_IS_LESSON_PAGE (self));

  g_signal_emit (
      self, signals[next ? SIGNAL_NEXT_LESSON : SIGNAL_LIST_REQUESTED], 0);
}

void
tengen_lesson_page_set_foot (TengenLessonPage *self, GtkWidget *foot)
{
  g_return_if_fail (TENGEN_IS_LESSON_PAGE (self));
  g_return_if_fail (foot == NULL || GTK_IS_WIDGET (foot));

  if (self->foot == foot)
    return;
  if (self->foot != NULL)
    gtk_box_remove (self->foot_place, self->foot);
  self->foot = foot;
  if (foot != NULL)
    gtk_box_append (self->foot_place, foot);
  gtk_widget_set_visible (GTK_WIDGET (self->foot_place), foot != NULL);
  gtk_widget_set_visible (self->walk, foot == NULL);
  if (self->run != NULL)
    tengen_lesson_page_show_state (self);
}
