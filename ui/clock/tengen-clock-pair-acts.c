/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-clock-pair-acts: actions and keys of a clock over the whole screen
 *
 * Shape: keys are taken before the halves get them, but not while the keyboard
 *        is in the strip, whose buttons and menus have their own.
 */
#include "tengen-clock-pair-private.h"

#include "tengen-clock-look.h"
#include "tengen-words.h"

#define _(text) tengen_words_text (text)

/* --- Actions --- */

static TengenSeat
find_seat (TengenClockPair *self, int stone)
{
  return tengen_position_get_seat (tengen_session_get_position (self->session),
                                   (TengenStone) stone);
}

static void
pause_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TengenClockPair *self = TENGEN_CLOCK_PAIR (widget);
  TengenClock now;

  tengen_session_get_clock (self->session, &now);
  if (now.started && !now.paused)
    tengen_session_pause_clock (self->session);
  else
    tengen_session_start_clock (self->session);
}

static void
end_turn_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TengenClockPair *self = TENGEN_CLOCK_PAIR (widget);
  TengenClock now;

  tengen_session_get_clock (self->session, &now);
  if (now.turn != TENGEN_SEAT_NONE && self->asked == TENGEN_SEAT_NONE)
    tengen_session_end_turn (self->session, now.turn);
}

static void
add_time_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TengenClockPair *self = TENGEN_CLOCK_PAIR (widget);
  int stone, seconds;

  g_variant_get (parameter, "(ii)", &stone, &seconds);
  tengen_session_add_time (
      self->session, find_seat (self, stone), seconds * TENGEN_CLOCK_SECOND);
}

static void
ask (TengenClockPair *self, TengenSeat seat)
{
  g_autofree char *name = tengen_clock_look_name (self->session, seat);
  /* TRANSLATORS: a player's name */
  g_autofree char *question = g_strdup_printf (_ ("Does %s resign?"), name);

  self->asked = seat;
  gtk_label_set_label (self->question, question);
  gtk_stack_set_visible_child_name (self->pages, "question");
  gtk_widget_grab_focus (self->no);
}

static void
close_question (TengenClockPair *self)
{
  self->asked = TENGEN_SEAT_NONE;
  gtk_stack_set_visible_child_name (self->pages, "controls");
  gtk_widget_grab_focus (GTK_WIDGET (self));
}

static void
resign_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TengenClockPair *self = TENGEN_CLOCK_PAIR (widget);

  ask (self, find_seat (self, g_variant_get_int32 (parameter)));
}

static void
yes_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TengenClockPair *self = TENGEN_CLOCK_PAIR (widget);
  TengenSeat seat = self->asked;

  close_question (self);
  if (seat != TENGEN_SEAT_NONE)
    tengen_session_resign (self->session, seat);
}

static void
no_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  close_question (TENGEN_CLOCK_PAIR (widget));
}

static void
leave_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_signal_emit_by_name (widget, "leave");
}

void
tengen_clock_pair_install_acts (GtkWidgetClass *widget_class)
{
  /* TengenClockPair|clock.pause: stops the clock, or sets it going */
  gtk_widget_class_install_action (widget_class, "clock.pause", NULL, pause_cb);
  /* TengenClockPair|clock.end-turn: of the player to act */
  gtk_widget_class_install_action (
      widget_class, "clock.end-turn", NULL, end_turn_cb);
  /* TengenClockPair|clock.add-time: stone, seconds */
  gtk_widget_class_install_action (
      widget_class, "clock.add-time", "(ii)", add_time_cb);
  /* TengenClockPair|clock.resign: asks whether a TengenStone resigns */
  gtk_widget_class_install_action (
      widget_class, "clock.resign", "i", resign_cb);
  /* TengenClockPair|clock.yes, clock.no: the answer */
  gtk_widget_class_install_action (widget_class, "clock.yes", NULL, yes_cb);
  gtk_widget_class_install_action (widget_class, "clock.no", NULL, no_cb);
  /* TengenClockPair|clock.leave: goes back */
  gtk_widget_class_install_action (widget_class, "clock.leave", NULL, leave_cb);
  gtk_widget_class_install_property_action (
      widget_class, "clock.turned", "turned");
  gtk_widget_class_install_property_action (
      widget_class, "clock.exchanged", "exchanged");
}

void
tengen_clock_pair_update_acts (TengenClockPair *self, const TengenClock *now)
{
  static const char *const names[] = {
    "clock.pause",
    "clock.end-turn",
    "clock.add-time",
    "clock.resign",
  };
  gboolean on = now != NULL && now->turn != TENGEN_SEAT_NONE;

  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    gtk_widget_action_set_enabled (GTK_WIDGET (self), names[i], on);
  if (!on && self->asked != TENGEN_SEAT_NONE)
    close_question (self);
}

/* --- Keys --- */

static gboolean
is_in_strip (TengenClockPair *self)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (self->controls));

  return focus != NULL && gtk_widget_is_ancestor (focus, self->controls);
}

static gboolean
act (TengenClockPair *self, const char *action)
{
  gtk_widget_activate_action (GTK_WIDGET (self), action, NULL);
  return TRUE;
}

/* Ends the turn of a half; the left keys are those of the upper one. */
static gboolean
press_side (TengenClockPair *self, guint index)
{
  tengen_clock_pair_press (self, index);
  return TRUE;
}

static gboolean
take_key (TengenClockPair *self, guint key)
{
  switch (key)
    {
    case GDK_KEY_space:
      return act (self, "clock.end-turn");
    case GDK_KEY_Up:
    case GDK_KEY_Left:
    case GDK_KEY_Shift_L:
      return press_side (self, 0);
    case GDK_KEY_Down:
    case GDK_KEY_Right:
    case GDK_KEY_Shift_R:
      return press_side (self, 1);
    case GDK_KEY_p:
    case GDK_KEY_P:
    case GDK_KEY_F4:
    case GDK_KEY_Pause:
      return act (self, "clock.pause");
    case GDK_KEY_Escape:
      return act (self, "clock.leave");
    default:
      return FALSE;
    }
}

/* In the strip only what leaves it. */
static gboolean
take_key_in_strip (TengenClockPair *self, guint key)
{
  if (key != GDK_KEY_Escape || self->asked == TENGEN_SEAT_NONE)
    return FALSE;
  return act (self, "clock.no");
}

static gboolean
pressed_cb (TengenClockPair *self,
            guint key,
            guint code,
            GdkModifierType modifiers)
{
  gboolean again = self->held == key;

  if (self->session == NULL ||
      (modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK)) != 0)
    return FALSE;
  if (is_in_strip (self))
    return take_key_in_strip (self, key);
  self->held = key;
  return again || take_key (self, key);
}

static void
released_cb (TengenClockPair *self, guint key)
{
  if (self->held == key)
    self->held = 0;
}

void
tengen_clock_pair_add_keys (TengenClockPair *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (pressed_cb), self);
  g_signal_connect_swapped (
      keys, "key-released", G_CALLBACK (released_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}
