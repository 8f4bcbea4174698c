/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-review-tree-input: keyboard, pointer and touch on the tree
 *
 * Shape: a mouse goes when pressed; a finger may want to scroll, so it goes
 *        when it is lifted where it was put.
 */
#include "tengen-review-tree-private.h"

#include "tengen-describe-walk.h"

static void
go_to (TengenReviewTree *self, TengenNode node)
{
  g_autoptr (TengenSession) session = tengen_review_tree_dup_session (self);

  if (session != NULL && node != TENGEN_NODE_NONE &&
      node != tengen_game_get_cursor (self->game))
    tengen_session_goto (session, node);
}

static void
step (TengenReviewTree *self, int by)
{
  g_autoptr (TengenSession) session = tengen_review_tree_dup_session (self);

  if (session != NULL)
    tengen_session_step (session, by);
}

/* --- Keyboard --- */

static void
go_beside (TengenReviewTree *self, TengenWalk walk)
{
  go_to (self,
         tengen_walk_variation (tengen_game_get_record (self->game),
                                tengen_game_get_cursor (self->game),
                                walk));
}

static void
fold (TengenReviewTree *self, gboolean folded)
{
  tengen_review_tree_set_folded (
      self, tengen_game_get_cursor (self->game), folded);
}

static void
ask_menu_at_cursor (TengenReviewTree *self)
{
  TengenNode node = tengen_game_get_cursor (self->game);
  double x, y;

  if (!tengen_review_tree_get_place (self, node, &x, &y))
    {
      x = gtk_widget_get_width (GTK_WIDGET (self)) / 2.0;
      y = gtk_widget_get_height (GTK_WIDGET (self)) / 2.0;
    }
  tengen_review_tree_emit_menu (self, node, x, y);
}

static void
go_to_branch (TengenReviewTree *self, TengenWalk walk)
{
  go_to (self,
         tengen_walk_branch (tengen_game_get_record (self->game),
                             tengen_game_get_cursor (self->game),
                             walk));
}

/* Home, End and the Page keys with and without Ctrl do what they do on the page:
 * the scrolled window around the tree would take them before the page does. */

static gboolean
use_control_key (TengenReviewTree *self, guint key)
{
  if (key == GDK_KEY_Home || key == GDK_KEY_KP_Home)
    step (self, G_MININT);
  else if (key == GDK_KEY_End || key == GDK_KEY_KP_End)
    step (self, G_MAXINT);
  else if (key == GDK_KEY_Page_Up || key == GDK_KEY_KP_Page_Up)
    go_to_branch (self, TENGEN_WALK_BACK);
  else if (key == GDK_KEY_Page_Down || key == GDK_KEY_KP_Page_Down)
    go_to_branch (self, TENGEN_WALK_ON);
  else
    return GDK_EVENT_PROPAGATE;
  return GDK_EVENT_STOP;
}

static gboolean
use_zoom_key (TengenReviewTree *self, guint key)
{
  if (key == GDK_KEY_plus || key == GDK_KEY_KP_Add || key == GDK_KEY_equal)
    tengen_review_tree_zoom (self, 1);
  else if (key == GDK_KEY_minus || key == GDK_KEY_KP_Subtract)
    tengen_review_tree_zoom (self, -1);
  else if (key == GDK_KEY_0 || key == GDK_KEY_KP_0)
    tengen_review_tree_zoom (self, 0);
  else
    return GDK_EVENT_PROPAGATE;
  return GDK_EVENT_STOP;
}

static gboolean
use_key (TengenReviewTree *self, guint key)
{
  if (key == GDK_KEY_Right || key == GDK_KEY_KP_Right ||
      key == GDK_KEY_Page_Down || key == GDK_KEY_KP_Page_Down)
    step (self, 1);
  else if (key == GDK_KEY_Left || key == GDK_KEY_KP_Left ||
           key == GDK_KEY_Page_Up || key == GDK_KEY_KP_Page_Up)
    step (self, -1);
  else if (key == GDK_KEY_Up || key == GDK_KEY_KP_Up)
    go_beside (self, TENGEN_WALK_BACK);
  else if (key == GDK_KEY_Down || key == GDK_KEY_KP_Down)
    go_beside (self, TENGEN_WALK_ON);
  else if (key == GDK_KEY_Home || key == GDK_KEY_KP_Home)
    step (self, G_MININT);
  else if (key == GDK_KEY_End || key == GDK_KEY_KP_End)
    step (self, G_MAXINT);
  else if (key == GDK_KEY_plus || key == GDK_KEY_KP_Add)
    fold (self, FALSE);
  else if (key == GDK_KEY_minus || key == GDK_KEY_KP_Subtract)
    fold (self, TRUE);
  else if (key == GDK_KEY_Menu)
    ask_menu_at_cursor (self);
  else
    return GDK_EVENT_PROPAGATE;
  return GDK_EVENT_STOP;
}

static gboolean
key_pressed_cb (TengenReviewTree *self,
                guint key,
                guint keycode,
                GdkModifierType state)
{
  GdkModifierType held = state & gtk_accelerator_get_default_mod_mask ();

  if (self->game == NULL)
    return GDK_EVENT_PROPAGATE;
  if (held == GDK_CONTROL_MASK && use_control_key (self, key))
    return GDK_EVENT_STOP;
  /* a plus may need the shift key */
  if ((held & ~GDK_SHIFT_MASK) == GDK_CONTROL_MASK)
    return use_zoom_key (self, key);
  if (held == GDK_SHIFT_MASK && key == GDK_KEY_F10)
    {
      ask_menu_at_cursor (self);
      return GDK_EVENT_STOP;
    }
  if (held != 0 && (held != GDK_SHIFT_MASK || key != GDK_KEY_plus))
    return GDK_EVENT_PROPAGATE;
  return use_key (self, key);
}

/* --- Pointer --- */

static gboolean
is_touch (GtkGesture *gesture)
{
  return gtk_gesture_single_get_current_sequence (
             GTK_GESTURE_SINGLE (gesture)) != NULL;
}

static void
press (TengenReviewTree *self, double x, double y)
{
  gboolean sign;
  TengenNode node = tengen_review_tree_pick (self, x, y, &sign);

  if (node == TENGEN_NODE_NONE)
    return;
  if (sign)
    tengen_review_tree_set_folded (self, node, FALSE);
  else
    go_to (self, node);
}

static void
ask_menu (TengenReviewTree *self, double x, double y)
{
  TengenNode node = tengen_review_tree_get_node_at (self, x, y);

  if (node != TENGEN_NODE_NONE)
    tengen_review_tree_emit_menu (self, node, x, y);
}

static void
pressed_cb (TengenReviewTree *self,
            int n_press,
            double x,
            double y,
            GtkGesture *gesture)
{
  guint button =
      gtk_gesture_single_get_current_button (GTK_GESTURE_SINGLE (gesture));

  if (self->game == NULL)
    return;
  gtk_widget_grab_focus (GTK_WIDGET (self));
  if (button == GDK_BUTTON_SECONDARY)
    ask_menu (self, x, y);
  else if (button <= GDK_BUTTON_PRIMARY && !is_touch (gesture))
    press (self, x, y);
}

static void
released_cb (TengenReviewTree *self,
             int n_press,
             double x,
             double y,
             GtkGesture *gesture)
{
  if (self->game != NULL && is_touch (gesture))
    press (self, x, y);
}

static void
long_pressed_cb (TengenReviewTree *self,
                 double x,
                 double y,
                 GtkGesture *gesture)
{
  if (self->game == NULL)
    return;
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  ask_menu (self, x, y);
}

/* --- Wheel --- */

static gboolean
has_more (TengenReviewTree *self, GtkOrientation orientation)
{
  GtkAdjustment *adjustment = self->adjustments[orientation];

  return gtk_adjustment_get_upper (adjustment) >
         gtk_adjustment_get_page_size (adjustment);
}

/* A wheel turns along a tree that is wide only. */
static gboolean
scroll_cb (TengenReviewTree *self,
           double dx,
           double dy,
           GtkEventControllerScroll *scroll)
{
  GdkModifierType held = gtk_event_controller_get_current_event_state (
      GTK_EVENT_CONTROLLER (scroll));
  GtkAdjustment *across = self->adjustments[GTK_ORIENTATION_HORIZONTAL];

  if ((held & GDK_CONTROL_MASK) != 0)
    {
      if (dy != 0)
        use_zoom_key (self, dy < 0 ? GDK_KEY_plus : GDK_KEY_minus);
      return GDK_EVENT_STOP;
    }
  if (dx != 0 || (held & GDK_SHIFT_MASK) != 0 ||
      has_more (self, GTK_ORIENTATION_VERTICAL) ||
      gtk_event_controller_scroll_get_unit (scroll) != GDK_SCROLL_UNIT_WHEEL)
    return GDK_EVENT_PROPAGATE;
  gtk_adjustment_set_value (across,
                            gtk_adjustment_get_value (across) +
                                dy * 3 *
                                    gtk_adjustment_get_step_increment (across));
  return GDK_EVENT_STOP;
}

static void
add (TengenReviewTree *self, gpointer controller)
{
  gtk_widget_add_controller (GTK_WIDGET (self), controller);
}

void
tengen_review_tree_add_controllers (TengenReviewTree *self)
{
  GtkGesture *click = gtk_gesture_click_new ();
  GtkGesture *hold = gtk_gesture_long_press_new ();
  GtkEventController *key = gtk_event_controller_key_new ();
  GtkEventController *scroll =
      gtk_event_controller_scroll_new (GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES);

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (click), 0);
  gtk_gesture_single_set_touch_only (GTK_GESTURE_SINGLE (hold), TRUE);
  g_signal_connect_swapped (click, "pressed", G_CALLBACK (pressed_cb), self);
  g_signal_connect_swapped (click, "released", G_CALLBACK (released_cb), self);
  g_signal_connect_swapped (
      hold, "pressed", G_CALLBACK (long_pressed_cb), self);
  g_signal_connect_swapped (
      key, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  g_signal_connect_swapped (scroll, "scroll", G_CALLBACK (scroll_cb), self);
  add (self, click);
  add (self, hold);
  add (self, key);
  add (self, scroll);
}
