/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-lesson-window-tally: what a step counts, laid out in rows over the
 * lesson
 *
 * Shape: the view is made when it is first wanted, as a page of the stack.
 */
#include "tengen-lesson-window-private.h"

#include "tengen-board-look.h"
#include "tengen-lesson-game.h"
#include "tengen-tally-view.h"
#include "tengen-text-look.h"

#define MARGIN 16

static GtkWidget *
make_view (TengenLessonWindow *self)
{
  GtkWidget *view = tengen_tally_view_new ();

  gtk_widget_set_margin_start (view, MARGIN);
  gtk_widget_set_margin_end (view, MARGIN);
  gtk_widget_set_margin_top (view, MARGIN);
  gtk_widget_set_margin_bottom (view, MARGIN);
  tengen_text_look_follow (view);
  gtk_stack_add_named (self->pages, view, TENGEN_LESSON_WINDOW_TALLY);
  return view;
}

static GtkWidget *
get_view (TengenLessonWindow *self)
{
  GtkWidget *view =
      gtk_stack_get_child_by_name (self->pages, TENGEN_LESSON_WINDOW_TALLY);

  return view != NULL ? view : make_view (self);
}

static void
tally_cb (TengenLessonWindow *self)
{
  TengenGoTally *tally = tengen_lesson_page_make_tally (self->page);
  GtkWidget *view;
  int coordinates = tengen_board_look_get_coordinates ();

  if (tally == NULL)
    return;
  view = get_view (self);
  if (coordinates >= 0)
    coordinates = tengen_lesson_game_get_shown_notation (
        tengen_lesson_run_get_step (self->run)->diagram);
  g_object_set (view, "coordinates", coordinates, NULL);
  tengen_tally_view_set_tally (TENGEN_TALLY_VIEW (view), tally);
  tengen_lesson_window_show_over (self, TENGEN_LESSON_WINDOW_TALLY);
  gtk_widget_grab_focus (view);
}

void
tengen_lesson_window_install_tally (GtkWidgetClass *klass)
{
  gtk_widget_class_bind_template_callback (klass, tally_cb);
}
