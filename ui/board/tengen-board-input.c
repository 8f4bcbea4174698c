/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-board-input: keyboard, pointer and touch on a board
 *
 * What:  where the cursor goes, what is under the pointer, what "activated",
 *        "dragged" and "scrolled" are told.
 * Shape: the keyboard's cursor is the cell that has the focus; it is drawn as
 *        soon as a key is used and not while the pointer is. A mouse plays
 *        when pressed; a finger hides the point below it, so a touch plays
 *        where the finger is lifted. With `drags` all wait for the button to be
 *        let go, since only then it is known whether it was a click.
 */
#include "tengen-board-private.h"

#include <math.h>

#include "tengen-paint-part.h"

/* Pixels of a touchpad's smooth scrolling that make one step. */
#define PIXELS_A_NOTCH 40.0

void
tengen_board_view_show_cursor (TengenBoardView *self, gboolean shown)
{
  if (self->cursor_shown == shown)
    return;
  self->cursor_shown = shown;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* The cursor stays within the part of the board that is seen. */
static TengenPoint
find_cursor (TengenBoardView *self, int dx, int dy)
{
  int width = self->view->width;
  int x = tengen_point_x (self->cursor, width) + dx;
  int y = tengen_point_y (self->cursor, width) + dy;
  int part[4];

  tengen_view_find_part (self->view, part);
  if (!self->style.part || part[0] > part[1])
    return tengen_point_make (
        width, CLAMP (x, 0, width - 1), CLAMP (y, 0, self->view->height - 1));
  return tengen_point_make (
      width, CLAMP (x, part[0], part[1]), CLAMP (y, part[2], part[3]));
}

static void
move_cursor (TengenBoardView *self, int dx, int dy)
{
  tengen_board_view_focus_point (self, find_cursor (self, dx, dy));
}

void
tengen_board_view_keep_cursor (TengenBoardView *self)
{
  TengenPoint point = find_cursor (self, 0, 0);

  if (point == self->cursor)
    return;
  if (gtk_widget_get_focus_child (GTK_WIDGET (self)) != NULL)
    gtk_widget_grab_focus (tengen_board_view_get_cell (self, point));
  self->cursor = point;
}

static gboolean
key_pressed_cb (TengenBoardView *self,
                guint key,
                guint keycode,
                GdkModifierType state)
{
  int far = TENGEN_BOARD_MAX;

  if ((state & gtk_accelerator_get_default_mod_mask ()) != 0)
    return GDK_EVENT_PROPAGATE;
  if (key == GDK_KEY_Left || key == GDK_KEY_KP_Left)
    move_cursor (self, -1, 0);
  else if (key == GDK_KEY_Right || key == GDK_KEY_KP_Right)
    move_cursor (self, 1, 0);
  else if (key == GDK_KEY_Up || key == GDK_KEY_KP_Up)
    move_cursor (self, 0, -1);
  else if (key == GDK_KEY_Down || key == GDK_KEY_KP_Down)
    move_cursor (self, 0, 1);
  else if (key == GDK_KEY_Home || key == GDK_KEY_KP_Home)
    move_cursor (self, -far, 0);
  else if (key == GDK_KEY_End || key == GDK_KEY_KP_End)
    move_cursor (self, far, 0);
  else if (key == GDK_KEY_Return || key == GDK_KEY_KP_Enter ||
           key == GDK_KEY_ISO_Enter || key == GDK_KEY_space ||
           key == GDK_KEY_KP_Space)
    {
      tengen_board_view_show_cursor (self, TRUE);
      tengen_board_view_drop_proposed (self);
      tengen_board_view_emit_activated (self, self->cursor, 0, 1);
    }
  else if (key == GDK_KEY_Escape && self->proposed != TENGEN_POINT_NONE)
    tengen_board_view_drop_proposed (self);
  else
    return GDK_EVENT_PROPAGATE;
  return GDK_EVENT_STOP;
}

/* Whether a person can have asked for the focus: a window that is only coming
 * up gives it to the board by itself. */
static gboolean
is_in_use (TengenBoardView *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  return GTK_IS_WINDOW (root) && gtk_window_is_active (GTK_WINDOW (root));
}

/* Tab comes in at the cursor and leaves at once; arrows stay inside. */
gboolean
tengen_board_view_focus (GtkWidget *widget, GtkDirectionType direction)
{
  TengenBoardView *self = TENGEN_BOARD_VIEW (widget);

  if (gtk_widget_get_focus_child (widget) != NULL)
    return FALSE;
  if (!is_in_use (self))
    return gtk_widget_grab_focus (widget);
  tengen_board_view_focus_point (self, self->cursor);
  return TRUE;
}

gboolean
tengen_board_view_grab_focus (GtkWidget *widget)
{
  TengenBoardView *self = TENGEN_BOARD_VIEW (widget);

  return gtk_widget_grab_focus (
      tengen_board_view_get_cell (self, self->cursor));
}

/* --- Pointer --- */

static gboolean
is_touch (GtkGesture *gesture)
{
  return gtk_gesture_single_get_current_sequence (
             GTK_GESTURE_SINGLE (gesture)) != NULL;
}

static void
pressed_cb (
    TengenBoardView *self, int n_press, double x, double y, GtkGesture *gesture)
{
  TengenPoint point = tengen_board_view_get_point_at (self, x, y);
  guint button =
      gtk_gesture_single_get_current_button (GTK_GESTURE_SINGLE (gesture));

  if (point == TENGEN_POINT_NONE || tengen_board_zoom_is_moving (self, button))
    return;
  tengen_board_view_show_cursor (self, FALSE);
  self->cursor = point;
  if (gtk_widget_get_focus_on_click (GTK_WIDGET (self)) ||
      gtk_widget_get_focus_child (GTK_WIDGET (self)) != NULL)
    gtk_widget_grab_focus (tengen_board_view_get_cell (self, point));
  if (!is_touch (gesture) && !self->drags)
    tengen_board_two_step_click (self, point, MAX (button, 1), (guint) n_press);
}

static void
released_cb (
    TengenBoardView *self, int n_press, double x, double y, GtkGesture *gesture)
{
  TengenPoint point = tengen_board_view_get_point_at (self, x, y);

  if (point != TENGEN_POINT_NONE && is_touch (gesture) && !self->drags &&
      !self->zoom.taken)
    tengen_board_two_step_click (self, point, 1, (guint) n_press);
}

static void
set_drag_from (TengenBoardView *self, TengenPoint point)
{
  self->drag_from = point;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
drag_begin_cb (TengenBoardView *self, double x, double y)
{
  if (self->drags)
    set_drag_from (self, tengen_board_view_get_point_at (self, x, y));
}

/* A drag that ends beside the board is taken back. */
static void
drag_end_cb (TengenBoardView *self, double dx, double dy, GtkGesture *gesture)
{
  guint button =
      gtk_gesture_single_get_current_button (GTK_GESTURE_SINGLE (gesture));
  TengenPoint from = self->drag_from;
  TengenPoint to;
  double x = 0;
  double y = 0;

  if (from == TENGEN_POINT_NONE)
    return;
  set_drag_from (self, TENGEN_POINT_NONE);
  gtk_gesture_drag_get_start_point (GTK_GESTURE_DRAG (gesture), &x, &y);
  to = tengen_board_view_get_point_at (self, x + dx, y + dy);
  if (to == from)
    tengen_board_two_step_click (self, to, MAX (button, 1), 1);
  else if (to != TENGEN_POINT_NONE)
    tengen_board_view_emit_dragged (self, from, to, MAX (button, 1));
}

static void
drag_cancel_cb (TengenBoardView *self)
{
  set_drag_from (self, TENGEN_POINT_NONE);
}

/* Turning back begins anew, so that the first notch is felt. */
static gboolean
scroll_cb (TengenBoardView *self,
           double dx,
           double dy,
           GtkEventControllerScroll *scroll)
{
  GdkModifierType state = gtk_event_controller_get_current_event_state (
      GTK_EVENT_CONTROLLER (scroll));
  int by;

  if ((state & gtk_accelerator_get_default_mod_mask ()) != 0)
    return GDK_EVENT_PROPAGATE;
  if (gtk_event_controller_scroll_get_unit (scroll) == GDK_SCROLL_UNIT_SURFACE)
    dy /= PIXELS_A_NOTCH;
  if (dy * self->scrolled < 0)
    self->scrolled = 0;
  self->scrolled += dy;
  by = (int) trunc (self->scrolled + copysign (1e-6, self->scrolled));
  self->scrolled -= by;
  return tengen_board_view_emit_scrolled (self, by);
}

static void
scroll_begin_cb (TengenBoardView *self)
{
  self->scrolled = 0;
}

static gboolean
is_forbidden (TengenBoardView *self, TengenPoint point)
{
  return point < self->view->width * self->view->height &&
         self->view->forbidden[point] != 0;
}

void
tengen_board_view_set_hovered (TengenBoardView *self, TengenPoint point)
{
  gboolean forbidden = is_forbidden (self, self->hovered);

  if (self->hovered == point)
    return;
  self->hovered = point;
  if (self->ghost_stone != TENGEN_STONE_NONE ||
      self->drag_from != TENGEN_POINT_NONE || forbidden ||
      is_forbidden (self, point))
    gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
motion_cb (TengenBoardView *self, double x, double y)
{
  tengen_board_view_set_hovered (self,
                                 tengen_board_view_get_point_at (self, x, y));
}

static void
leave_cb (TengenBoardView *self)
{
  tengen_board_view_set_hovered (self, TENGEN_POINT_NONE);
}

static void
add_drag (TengenBoardView *self)
{
  GtkGesture *drag = gtk_gesture_drag_new ();

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (drag), 0);
  g_signal_connect_swapped (
      drag, "drag-begin", G_CALLBACK (drag_begin_cb), self);
  g_signal_connect_swapped (drag, "drag-end", G_CALLBACK (drag_end_cb), self);
  g_signal_connect_swapped (drag, "cancel", G_CALLBACK (drag_cancel_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drag));
}

static void
add_scroll (TengenBoardView *self)
{
  GtkEventController *scroll =
      gtk_event_controller_scroll_new (GTK_EVENT_CONTROLLER_SCROLL_VERTICAL);

  g_signal_connect_swapped (scroll, "scroll", G_CALLBACK (scroll_cb), self);
  g_signal_connect_swapped (
      scroll, "scroll-begin", G_CALLBACK (scroll_begin_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), scroll);
}

/* What the right button does: a finger has no other. */
static void
held_cb (TengenBoardView *self, double x, double y, GtkGesture *hold)
{
  TengenPoint point = tengen_board_view_get_point_at (self, x, y);

  if (point == TENGEN_POINT_NONE || self->zoom.taken)
    return;
  gtk_gesture_set_state (hold, GTK_EVENT_SEQUENCE_CLAIMED);
  self->zoom.taken = TRUE;
  tengen_board_view_emit_activated (self, point, GDK_BUTTON_SECONDARY, 1);
}

static void
add_hold (TengenBoardView *self)
{
  GtkGesture *hold = gtk_gesture_long_press_new ();

  gtk_gesture_single_set_touch_only (GTK_GESTURE_SINGLE (hold), TRUE);
  g_signal_connect_swapped (hold, "pressed", G_CALLBACK (held_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (hold));
}

void
tengen_board_view_add_controllers (TengenBoardView *self)
{
  GtkGesture *click = gtk_gesture_click_new ();
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkEventController *key = gtk_event_controller_key_new ();

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (click), 0);
  g_signal_connect_swapped (click, "pressed", G_CALLBACK (pressed_cb), self);
  g_signal_connect_swapped (click, "released", G_CALLBACK (released_cb), self);
  g_signal_connect_swapped (motion, "enter", G_CALLBACK (motion_cb), self);
  g_signal_connect_swapped (motion, "motion", G_CALLBACK (motion_cb), self);
  g_signal_connect_swapped (motion, "leave", G_CALLBACK (leave_cb), self);
  g_signal_connect_swapped (
      key, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
  gtk_widget_add_controller (GTK_WIDGET (self), motion);
  gtk_widget_add_controller (GTK_WIDGET (self), key);
  add_drag (self);
  add_hold (self);
  add_scroll (self);
}
