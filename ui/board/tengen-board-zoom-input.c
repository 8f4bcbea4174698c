/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-board-zoom-input: fingers and pointer that move or enlarge the part
 *
 * Shape: one finger moves the part where it would draw no line, the middle
 *        button does it for a mouse; the map takes either. What has moved the
 *        part claims the touch, so that no stone is put where it ends.
 */
#include "tengen-board-zoom.h"

#include <math.h>

#include "tengen-board-private.h"

static void
go_to_map (TengenBoardView *self, double x, double y)
{
  graphene_rect_t map;

  tengen_board_zoom_get_map (self, &map);
  tengen_board_zoom_set_middle (self,
                                (x - map.origin.x) / map.size.width,
                                (y - map.origin.y) / map.size.height);
}

static gboolean
may_move (TengenBoardView *self, GtkGestureSingle *drag)
{
  if (gtk_gesture_single_get_current_sequence (drag) != NULL)
    return !self->drags;
  return gtk_gesture_single_get_current_button (drag) == GDK_BUTTON_MIDDLE;
}

static void
drag_begin_cb (TengenBoardView *self, double x, double y, GtkGesture *drag)
{
  TengenBoardZoom *zoom = &self->zoom;

  zoom->hold = TENGEN_BOARD_HOLD_NONE;
  zoom->taken = FALSE;
  if (tengen_board_zoom_is_whole (self))
    return;
  zoom->held_x = zoom->middle_x;
  zoom->held_y = zoom->middle_y;
  if (tengen_board_zoom_is_on_map (self, x, y))
    {
      zoom->hold = TENGEN_BOARD_HOLD_MAP;
      gtk_gesture_set_state (drag, GTK_EVENT_SEQUENCE_CLAIMED);
      go_to_map (self, x, y);
    }
  else if (may_move (self, GTK_GESTURE_SINGLE (drag)))
    zoom->hold = TENGEN_BOARD_HOLD_WAIT;
}

static void
move_part (TengenBoardView *self, double dx, double dy)
{
  const TengenPaintMetrics *m =
      tengen_board_pictures_get_metrics (self->pictures);

  tengen_board_zoom_set_middle (self,
                                self->zoom.held_x - dx / m->width,
                                self->zoom.held_y - dy / m->height);
}

/* On the map a part follows the pointer by steps of the map. */
static void
move_on_map (TengenBoardView *self, double dx, double dy, GtkGesture *drag)
{
  graphene_rect_t map;
  double x, y;

  tengen_board_zoom_get_map (self, &map);
  gtk_gesture_drag_get_start_point (GTK_GESTURE_DRAG (drag), &x, &y);
  if (graphene_rect_contains_point (
          &map, &GRAPHENE_POINT_INIT ((float) (x + dx), (float) (y + dy))))
    go_to_map (self, x + dx, y + dy);
}

static void
drag_update_cb (TengenBoardView *self, double dx, double dy, GtkGesture *drag)
{
  TengenBoardZoom *zoom = &self->zoom;

  if (zoom->hold == TENGEN_BOARD_HOLD_MAP)
    move_on_map (self, dx, dy, drag);
  if (zoom->hold == TENGEN_BOARD_HOLD_WAIT &&
      gtk_drag_check_threshold (GTK_WIDGET (self), 0, 0, (int) dx, (int) dy))
    {
      zoom->hold = TENGEN_BOARD_HOLD_PART;
      zoom->taken = TRUE;
      gtk_gesture_set_state (drag, GTK_EVENT_SEQUENCE_CLAIMED);
    }
  if (zoom->hold == TENGEN_BOARD_HOLD_PART)
    move_part (self, dx, dy);
}

static void
drag_end_cb (TengenBoardView *self)
{
  self->zoom.hold = TENGEN_BOARD_HOLD_NONE;
}

static void
pinch_begin_cb (TengenBoardView *self,
                GdkEventSequence *sequence,
                GtkGesture *pinch)
{
  if (!self->zoom.allowed)
    {
      gtk_gesture_set_state (pinch, GTK_EVENT_SEQUENCE_DENIED);
      return;
    }
  gtk_gesture_set_state (pinch, GTK_EVENT_SEQUENCE_CLAIMED);
  self->zoom.hold = TENGEN_BOARD_HOLD_NONE;
  self->zoom.taken = TRUE;
  self->zoom.pinched = self->zoom.factor;
}

/* Quarters, since each factor is drawn anew. */
static void
pinch_cb (TengenBoardView *self, double scale, GtkGesture *pinch)
{
  double factor = round (self->zoom.pinched * scale * 4) / 4;
  double x, y;

  if (gtk_gesture_get_bounding_box_center (pinch, &x, &y))
    tengen_board_zoom_at (self, factor, x, y);
}

/* The wheel with Control, as elsewhere on the desktop. */
static gboolean
scroll_cb (TengenBoardView *self,
           double dx,
           double dy,
           GtkEventControllerScroll *scroll)
{
  GdkModifierType state = gtk_event_controller_get_current_event_state (
      GTK_EVENT_CONTROLLER (scroll));

  if ((state & gtk_accelerator_get_default_mod_mask ()) != GDK_CONTROL_MASK ||
      !self->zoom.allowed)
    return GDK_EVENT_PROPAGATE;
  tengen_board_view_zoom (self, dy < 0 ? 1 : -1);
  return GDK_EVENT_STOP;
}

void
tengen_board_zoom_add_controllers (TengenBoardView *self)
{
  GtkGesture *drag = gtk_gesture_drag_new ();
  GtkGesture *pinch = gtk_gesture_zoom_new ();
  GtkEventController *scroll =
      gtk_event_controller_scroll_new (GTK_EVENT_CONTROLLER_SCROLL_VERTICAL |
                                       GTK_EVENT_CONTROLLER_SCROLL_DISCRETE);

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (drag), 0);
  g_signal_connect_swapped (
      drag, "drag-begin", G_CALLBACK (drag_begin_cb), self);
  g_signal_connect_swapped (
      drag, "drag-update", G_CALLBACK (drag_update_cb), self);
  g_signal_connect_swapped (drag, "drag-end", G_CALLBACK (drag_end_cb), self);
  g_signal_connect_swapped (pinch, "begin", G_CALLBACK (pinch_begin_cb), self);
  g_signal_connect_swapped (
      pinch, "scale-changed", G_CALLBACK (pinch_cb), self);
  g_signal_connect_swapped (scroll, "scroll", G_CALLBACK (scroll_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drag));
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (pinch));
  gtk_widget_add_controller (GTK_WIDGET (self), scroll);
}
