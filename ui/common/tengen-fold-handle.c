/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-fold-handle: the border between two halves of a panel, to be moved
 */
#include "tengen-fold-handle.h"

#include "tengen-fold-layout.h"
#include "tengen-widget.h"

/* Pixels that keys move it. */
#define STEP 16
#define PAGE 80

struct _TengenFoldHandle
{
  GtkWidget parent_instance;

  /* while it is dragged: the layout, owned, and where it was grabbed */
  TengenFoldLayout *dragged;
  double grabbed;
  /* what screen readers were told, -1 for nothing */
  int percent;
  gboolean beside;
};

G_DEFINE_FINAL_TYPE (TengenFoldHandle, tengen_fold_handle, GTK_TYPE_WIDGET)

static TengenFoldLayout *
get_layout (TengenFoldHandle *self)
{
  GtkWidget *parent = gtk_widget_get_parent (GTK_WIDGET (self));

  return TENGEN_FOLD_LAYOUT (gtk_widget_get_layout_manager (parent));
}

/* --- What is seen and said --- */

static void
show_direction (TengenFoldHandle *self, gboolean beside)
{
  GtkWidget *widget = GTK_WIDGET (self);

  self->beside = beside;
  gtk_widget_set_cursor_from_name (widget,
                                   beside ? "col-resize" : "row-resize");
  tengen_widget_set_class (widget, "beside", beside);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_ORIENTATION,
                                  beside ? GTK_ORIENTATION_VERTICAL
                                         : GTK_ORIENTATION_HORIZONTAL,
                                  -1);
}

static void
say_part (TengenFoldHandle *self, int percent)
{
  g_autofree char *text = g_strdup_printf ("%d %%", percent);

  self->percent = percent;
  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  text,
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_NOW,
                                  (double) percent,
                                  -1);
}

static void
shared_cb (TengenFoldHandle *self)
{
  TengenFoldSplit split;
  int percent;

  tengen_fold_layout_get_split (get_layout (self), &split);
  percent = 100 * split.position / MAX (split.room, 1);
  if (self->beside != split.beside)
    show_direction (self, split.beside);
  if (self->percent != percent)
    say_part (self, percent);
}

/* Its size may stay the same wherever it is: the layout is followed. */
static void
parent_cb (TengenFoldHandle *self)
{
  if (gtk_widget_get_parent (GTK_WIDGET (self)) != NULL)
    g_signal_connect_object (get_layout (self),
                             "shared",
                             G_CALLBACK (shared_cb),
                             self,
                             G_CONNECT_SWAPPED);
}

/* --- The pointer --- */

/* Where a point of this widget is from the edge at which the first half
 * begins. */
static double
measure_point (TengenFoldHandle *self, double x, double y)
{
  GtkWidget *parent = gtk_widget_get_parent (GTK_WIDGET (self));
  graphene_point_t at = GRAPHENE_POINT_INIT ((float) x, (float) y);

  if (!gtk_widget_compute_point (GTK_WIDGET (self), parent, &at, &at))
    return 0;
  if (!self->beside)
    return at.y;
  return gtk_widget_get_direction (parent) == GTK_TEXT_DIR_RTL
             ? gtk_widget_get_width (parent) - at.x
             : at.x;
}

static void
drag_begin_cb (TengenFoldHandle *self,
               double x,
               double y,
               GtkGestureDrag *gesture)
{
  TengenFoldSplit split;

  if (self->dragged != NULL)
    return;
  gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_CLAIMED);
  self->dragged = g_object_ref (get_layout (self));
  g_object_freeze_notify (G_OBJECT (self->dragged));
  tengen_fold_layout_get_split (self->dragged, &split);
  self->grabbed = measure_point (self, x, y) - split.position;
}

static void
drag_update_cb (TengenFoldHandle *self,
                double x,
                double y,
                GtkGestureDrag *gesture)
{
  double start_x, start_y;

  if (self->dragged == NULL ||
      !gtk_gesture_drag_get_start_point (gesture, &start_x, &start_y))
    return;
  tengen_fold_layout_move_split (
      self->dragged,
      (int) (measure_point (self, start_x + x, start_y + y) - self->grabbed +
             0.5));
}

static void
drag_end_cb (TengenFoldHandle *self)
{
  g_autoptr (TengenFoldLayout) layout = g_steal_pointer (&self->dragged);

  if (layout != NULL)
    g_object_thaw_notify (G_OBJECT (layout));
}

static void
halve (TengenFoldHandle *self)
{
  TengenFoldSplit split;

  tengen_fold_layout_get_split (get_layout (self), &split);
  tengen_fold_layout_move_split (get_layout (self), (split.room + 1) / 2);
}

static void
pressed_cb (TengenFoldHandle *self, int n_press)
{
  if (n_press == 2)
    halve (self);
}

/* --- The keyboard --- */

static gboolean
move_by (TengenFoldHandle *self, int by)
{
  TengenFoldSplit split;

  tengen_fold_layout_get_split (get_layout (self), &split);
  tengen_fold_layout_move_split (
      get_layout (self), CLAMP (split.position + by, split.least, split.most));
  return GDK_EVENT_STOP;
}

/* An arrow moves the border to where it points. */
static gboolean
use_arrow (TengenFoldHandle *self, guint key)
{
  gboolean mirrored =
      gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  int on = self->beside && mirrored ? -STEP : STEP;

  switch (key)
    {
    case GDK_KEY_Up:
    case GDK_KEY_KP_Up:
      return !self->beside ? move_by (self, -on) : GDK_EVENT_PROPAGATE;
    case GDK_KEY_Down:
    case GDK_KEY_KP_Down:
      return !self->beside ? move_by (self, on) : GDK_EVENT_PROPAGATE;
    case GDK_KEY_Left:
    case GDK_KEY_KP_Left:
      return self->beside ? move_by (self, -on) : GDK_EVENT_PROPAGATE;
    case GDK_KEY_Right:
    case GDK_KEY_KP_Right:
      return self->beside ? move_by (self, on) : GDK_EVENT_PROPAGATE;
    default:
      return GDK_EVENT_PROPAGATE;
    }
}

static gboolean
key_pressed_cb (TengenFoldHandle *self,
                guint key,
                guint keycode,
                GdkModifierType state)
{
  if ((state & gtk_accelerator_get_default_mod_mask ()) != 0)
    return GDK_EVENT_PROPAGATE;
  switch (key)
    {
    case GDK_KEY_Page_Up:
    case GDK_KEY_KP_Page_Up:
      return move_by (self, -PAGE);
    case GDK_KEY_Page_Down:
    case GDK_KEY_KP_Page_Down:
      return move_by (self, PAGE);
    case GDK_KEY_Home:
    case GDK_KEY_KP_Home:
      return move_by (self, -G_MAXINT16);
    case GDK_KEY_End:
    case GDK_KEY_KP_End:
      return move_by (self, G_MAXINT16);
    case GDK_KEY_Return:
    case GDK_KEY_KP_Enter:
      halve (self);
      return GDK_EVENT_STOP;
    default:
      return use_arrow (self, key);
    }
}

/* --- The widget --- */

static void
tengen_fold_handle_dispose (GObject *object)
{
  drag_end_cb (TENGEN_FOLD_HANDLE (object));
  G_OBJECT_CLASS (tengen_fold_handle_parent_class)->dispose (object);
}

static void
tengen_fold_handle_class_init (TengenFoldHandleClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tengen_fold_handle_dispose;
  gtk_widget_class_set_css_name (widget_class, "foldhandle");
  gtk_widget_class_set_accessible_role (widget_class,
                                        GTK_ACCESSIBLE_ROLE_SEPARATOR);
}

static void
add_pointer (TengenFoldHandle *self)
{
  GtkGesture *drag = gtk_gesture_drag_new ();
  GtkGesture *click = gtk_gesture_click_new ();

  g_signal_connect_swapped (
      drag, "drag-begin", G_CALLBACK (drag_begin_cb), self);
  g_signal_connect_swapped (
      drag, "drag-update", G_CALLBACK (drag_update_cb), self);
  g_signal_connect_swapped (drag, "drag-end", G_CALLBACK (drag_end_cb), self);
  g_signal_connect_swapped (click, "pressed", G_CALLBACK (pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drag));
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
  gtk_gesture_group (drag, click);
}

static void
tengen_fold_handle_init (TengenFoldHandle *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->percent = -1;
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  gtk_widget_set_focus_on_click (GTK_WIDGET (self), FALSE);
  show_direction (self, FALSE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_MIN,
                                  0.0,
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_MAX,
                                  100.0,
                                  -1);
  g_signal_connect (self, "notify::parent", G_CALLBACK (parent_cb), NULL);
  g_signal_connect_swapped (
      keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  add_pointer (self);
}
