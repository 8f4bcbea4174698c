/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-classroom-pointer: the spot, the pen and the buttons that come and go
 *
 * Shape: spot, buttons and the pointer itself go when the pointer has rested.
 *        What draws is taken before the board sees it.
 */
#include "tengen-classroom-private.h"

#include "tengen-classroom-cursor.h"

#define REST_MS 3000
/* The pointer in heights of the wall, and the sizes that displays show. */
#define CURSOR 0.055
#define CURSOR_LEAST 32
#define CURSOR_MOST 64

static gboolean
is_within (GtkWidget *widget, gpointer part)
{
  return widget != NULL && (widget == GTK_WIDGET (part) ||
                            gtk_widget_is_ancestor (widget, GTK_WIDGET (part)));
}

static gboolean
is_on_bar (TengenClassroom *self, double x, double y)
{
  return is_within (gtk_widget_pick (GTK_WIDGET (self), x, y, GTK_PICK_DEFAULT),
                    self->bar);
}

static gboolean
bar_has_focus (TengenClassroom *self)
{
  GtkRoot *top = gtk_widget_get_root (GTK_WIDGET (self));

  return top != NULL && self->by_keyboard &&
         is_within (gtk_root_get_focus (top), self->bar);
}

static gboolean
rest_cb (gpointer data)
{
  TengenClassroom *self = data;

  if (tengen_classroom_bar_is_open (self->bar) || bar_has_focus (self))
    return G_SOURCE_CONTINUE;
  self->rest_id = 0;
  gtk_widget_set_child_visible (GTK_WIDGET (self->spot), FALSE);
  tengen_classroom_show_bar (self, FALSE);
  gtk_widget_set_cursor_from_name (GTK_WIDGET (self), "none");
  return G_SOURCE_REMOVE;
}

static void
wait_for_rest (TengenClassroom *self)
{
  g_clear_handle_id (&self->rest_id, g_source_remove);
  self->rest_id = g_timeout_add (REST_MS, rest_cb, self);
}

/* Buttons that are not seen are still there for Tab and for screen readers. They
 * lie over the place. */
void
tengen_classroom_show_bar (TengenClassroom *self, gboolean shown)
{
  self->bar_shown = shown;
  gtk_widget_set_opacity (GTK_WIDGET (self->bar), shown ? 1 : 0);
  gtk_widget_set_opacity (GTK_WIDGET (self->place), shown ? 0 : 1);
  if (shown)
    wait_for_rest (self);
}

void
tengen_classroom_update_pointer (TengenClassroom *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  int size = (int) CLAMP (
      gtk_widget_get_height (widget) * CURSOR, CURSOR_LEAST, CURSOR_MOST);
  g_autoptr (GdkCursor) cursor =
      tengen_classroom_cursor_new (self->has_pen, size);

  gtk_widget_set_cursor (widget, cursor);
  if (!self->has_spot || self->has_pen)
    gtk_widget_set_child_visible (GTK_WIDGET (self->spot), FALSE);
}

/* Somebody's hand is on the pointer. */
static void
wake (TengenClassroom *self)
{
  if (self->rest_id == 0)
    tengen_classroom_update_pointer (self);
  tengen_classroom_show_bar (self, TRUE);
}

/* GTK tells of motions, too, when things move below the pointer. */
static void
motion_cb (TengenClassroom *self, double x, double y)
{
  if ((x == self->pointer_x && y == self->pointer_y) || self->is_blank)
    return;
  self->pointer_x = x;
  self->pointer_y = y;
  wake (self);
  if (is_on_bar (self, x, y))
    gtk_widget_set_child_visible (GTK_WIDGET (self->spot), FALSE);
  else if (self->has_spot && !self->has_pen)
    tengen_classroom_spot_show_at (self->spot, x, y);
}

static void
leave_cb (TengenClassroom *self)
{
  gtk_widget_set_child_visible (GTK_WIDGET (self->spot), FALSE);
}

/* --- The pen --- */

/* The button at the right draws at any time. */
static gboolean
draws (TengenClassroom *self, GtkGesture *gesture, double x, double y)
{
  guint button =
      gtk_gesture_single_get_current_button (GTK_GESTURE_SINGLE (gesture));

  return button == GDK_BUTTON_SECONDARY ||
         (self->has_pen && !is_on_bar (self, x, y));
}

static void
drag_begin_cb (TengenClassroom *self, double x, double y, GtkGesture *gesture)
{
  gboolean is_hidden;

  self->by_keyboard = FALSE;
  self->is_drawing = FALSE;
  if (self->is_blank)
    {
      g_object_set (self, "blank", FALSE, NULL);
      gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
      return;
    }
  /* a finger must not press what was not seen */
  is_hidden = !self->bar_shown && is_on_bar (self, x, y);
  wake (self);
  if (!is_hidden && !draws (self, gesture, x, y))
    {
      gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_DENIED);
      return;
    }
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  if (is_hidden)
    return;
  gtk_widget_set_child_visible (GTK_WIDGET (self->spot), FALSE);
  self->is_drawing = TRUE;
  tengen_classroom_pen_begin (self->pen, x, y);
  tengen_classroom_update_actions (self);
}

static void
drag_update_cb (TengenClassroom *self,
                double dx,
                double dy,
                GtkGesture *gesture)
{
  double x, y;

  if (!self->is_drawing ||
      !gtk_gesture_drag_get_start_point (GTK_GESTURE_DRAG (gesture), &x, &y))
    return;
  tengen_classroom_pen_draw (self->pen, x + dx, y + dy);
}

static void
add_pen (TengenClassroom *self)
{
  GtkGesture *drag = gtk_gesture_drag_new ();

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (drag), 0);
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (drag),
                                              GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (
      drag, "drag-begin", G_CALLBACK (drag_begin_cb), self);
  g_signal_connect_swapped (
      drag, "drag-update", G_CALLBACK (drag_update_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drag));
}

void
tengen_classroom_add_pointer (TengenClassroom *self)
{
  GtkEventController *motion = gtk_event_controller_motion_new ();

  self->pointer_x = self->pointer_y = -1;
  gtk_event_controller_set_propagation_phase (motion, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (motion, "motion", G_CALLBACK (motion_cb), self);
  g_signal_connect_swapped (motion, "leave", G_CALLBACK (leave_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), motion);
  add_pen (self);
}
