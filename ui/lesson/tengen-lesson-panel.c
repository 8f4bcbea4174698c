/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-lesson-panel: what a step of a lesson asks, as widgets
 */
#include "tengen-lesson-panel.h"

#include "tengen-access.h"
#include "tengen-lesson-page-ui.h"
#include "tengen-lesson-panel-account.h"
#include "tengen-lesson-panel-choose.h"
#include "tengen-lesson-panel-count.h"
#include "tengen-lesson-panel-found.h"
#include "tengen-lesson-panel-play.h"
#include "tengen-lesson-panel-press.h"
#include "tengen-lesson-panel-watch.h"
#include "tengen-style.h"
#include "tengen-widget.h"

G_DEFINE_ABSTRACT_TYPE (TengenLessonPanel, tengen_lesson_panel, GTK_TYPE_WIDGET)

/* The first button takes it: a link in a sentence is not what is asked, and
 * GTK's own order goes by places, which a new panel has not yet. */
static gboolean
focus_button (GtkWidget *widget)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (GTK_IS_BUTTON (child) ? gtk_widget_grab_focus (child)
                              : focus_button (child))
      return TRUE;
  return FALSE;
}

/* What has it keeps it. */
static gboolean
tengen_lesson_panel_grab_focus (GtkWidget *widget)
{
  return gtk_widget_get_focus_child (widget) != NULL || focus_button (widget);
}

static void
tengen_lesson_panel_class_init (TengenLessonPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tengen_widget_dispose;
  widget_class->grab_focus = tengen_lesson_panel_grab_focus;
  widget_class->focus = tengen_access_move_focus;
  /* panels stand in other places than the page, too */
  tengen_lesson_page_ui_get_resource ();
  tengen_style_init ();
  tengen_style_add_resource (
      "/org/tengen/Tengen/lesson/tengen-lesson-page.css");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class,
                                        GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
tengen_lesson_panel_init (TengenLessonPanel *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout),
                                  GTK_ORIENTATION_VERTICAL);
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (layout), 8);
}

GtkWidget *
tengen_lesson_panel_new (const TengenLessonStep *step,
                         const TengenLessonLook *look)
{
  g_return_val_if_fail (step != NULL, NULL);
  g_return_val_if_fail (look != NULL, NULL);

  switch (step->task)
    {
    case TENGEN_LESSON_TASK_READ:
      return NULL;
    case TENGEN_LESSON_TASK_WATCH:
      return tengen_lesson_panel_watch_new (look);
    case TENGEN_LESSON_TASK_TRY:
    case TENGEN_LESSON_TASK_MARK:
      return tengen_lesson_panel_found_new (step, look);
    case TENGEN_LESSON_TASK_COUNT:
      return tengen_lesson_panel_count_new (step, look);
    case TENGEN_LESSON_TASK_CHOOSE:
      return tengen_lesson_panel_choose_new (step, look);
    case TENGEN_LESSON_TASK_PRESS:
      return tengen_lesson_panel_press_new (step);
    case TENGEN_LESSON_TASK_PLAY:
      return tengen_lesson_panel_play_new (step, look);
    case TENGEN_LESSON_TASK_ACCOUNT:
      return tengen_lesson_panel_account_new (step, look);
    }
  g_assert_not_reached ();
}

void
tengen_lesson_panel_update (TengenLessonPanel *self,
                            const TengenLessonState *state)
{
  TengenLessonPanelClass *klass;

  g_return_if_fail (TENGEN_IS_LESSON_PANEL (self));
  g_return_if_fail (state != NULL);

  klass = TENGEN_LESSON_PANEL_GET_CLASS (self);
  if (klass->update != NULL)
    klass->update (self, state);
}

void
tengen_lesson_panel_append (TengenLessonPanel *self, GtkWidget *child)
{
  g_return_if_fail (TENGEN_IS_LESSON_PANEL (self));
  g_return_if_fail (GTK_IS_WIDGET (child));

  gtk_widget_set_parent (child, GTK_WIDGET (self));
}
