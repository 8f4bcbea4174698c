/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-lesson-panel-watch: going through moves one by one
 */
#include "tengen-lesson-panel-watch.h"

#include "tengen-move-slider.h"

struct _TengenLessonPanelWatch
{
  TengenLessonPanel parent_instance;

  TengenMoveSlider *moves;
};

G_DEFINE_FINAL_TYPE (TengenLessonPanelWatch,
                     tengen_lesson_panel_watch,
                     TENGEN_TYPE_LESSON_PANEL)

static void
update (TengenLessonPanel *panel, const TengenLessonState *state)
{
  tengen_move_slider_set (TENGEN_LESSON_PANEL_WATCH (panel)->moves,
                          state->n_found,
                          state->n_wanted);
}

static void
moved_cb (GtkWidget *panel, int at)
{
  gtk_widget_activate_action (panel, "lesson.to-move", "i", at);
}

static gboolean
tengen_lesson_panel_watch_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (
      GTK_WIDGET (TENGEN_LESSON_PANEL_WATCH (widget)->moves));
}

static void
tengen_lesson_panel_watch_class_init (TengenLessonPanelWatchClass *klass)
{
  GTK_WIDGET_CLASS (klass)->grab_focus = tengen_lesson_panel_watch_grab_focus;
  TENGEN_LESSON_PANEL_CLASS (klass)->update = update;
}

static void
tengen_lesson_panel_watch_init (TengenLessonPanelWatch *self)
{
}

GtkWidget *
tengen_lesson_panel_watch_new (const TengenLessonLook *look)
{
  TengenLessonPanelWatch *self;
  GtkWidget *moves;

  g_return_val_if_fail (look != NULL, NULL);

  self = g_object_new (TENGEN_TYPE_LESSON_PANEL_WATCH, NULL);
  moves = tengen_move_slider_new (look);
  self->moves = TENGEN_MOVE_SLIDER (moves);
  g_signal_connect_swapped (moves, "moved", G_CALLBACK (moved_cb), self);
  tengen_lesson_panel_append (TENGEN_LESSON_PANEL (self), moves);
  return GTK_WIDGET (self);
}
