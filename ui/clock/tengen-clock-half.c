/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-clock-half: a player's half of a clock that fills the screen
 */
#include "tengen-clock-half.h"

#include "tengen-clock-face.h"
#include "tengen-clock-look.h"
#include "tengen-clock-resources.h"
#include "tengen-signal.h"
#include "tengen-widget.h"
#include "tengen-words.h"

#define _(text) tengen_words_text (text)

struct _TengenClockHalf
{
  GtkWidget parent_instance;

  /* Template widgets */
  GtkWidget *disc;
  GtkLabel *name;
  GtkLabel *word;
  TengenClockFace *face;
  GtkLabel *turns;

  /* Owned */
  GSignalGroup *signals;

  TengenSeat seat;
  TengenClockState state;
};

G_DEFINE_FINAL_TYPE (TengenClockHalf, tengen_clock_half, GTK_TYPE_WIDGET)

enum
{
  PRESSED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
set_label (GtkLabel *label, const char *text)
{
  if (g_strcmp0 (gtk_label_get_label (label), text) != 0)
    gtk_label_set_label (label, text);
}

/* The stone goes with the person. */
static void
show_player (TengenClockHalf *self, TengenSession *session)
{
  const TengenPosition *position = tengen_session_get_position (session);
  TengenStone stone = tengen_position_get_stone (position, self->seat);
  gboolean white = stone == TENGEN_STONE_WHITE;
  g_autofree char *name = tengen_clock_look_name (session, self->seat);

  gtk_widget_remove_css_class (self->disc, white ? "black" : "white");
  gtk_widget_add_css_class (self->disc, white ? "white" : "black");
  g_object_set (self->face, "stone", stone, NULL);
  set_label (self->name, name);
}

static const char *
find_word (TengenClockHalf *self, TengenSession *session)
{
  const TengenPosition *position = tengen_session_get_position (session);
  TengenResult result =
      tengen_game_get_result (tengen_session_get_game (session));

  if (self->state == TENGEN_CLOCK_STATE_UP)
    return _ ("Time is up");
  if (tengen_position_get_phase (position) == TENGEN_PHASE_OVER)
    return result.winner == tengen_position_get_stone (position, self->seat)
               ? _ ("Winner")
               : "";
  switch (self->state)
    {
    case TENGEN_CLOCK_STATE_WAIT:
    case TENGEN_CLOCK_STATE_UP:
      return "";
    case TENGEN_CLOCK_STATE_READY:
    case TENGEN_CLOCK_STATE_RUN:
    case TENGEN_CLOCK_STATE_LOW:
      return _ ("To move");
    case TENGEN_CLOCK_STATE_PAUSED:
      return _ ("Stopped");
    }
  g_assert_not_reached ();
}

static void
show_state (TengenClockHalf *self,
            TengenSession *session,
            const TengenClock *now)
{
  GtkWidget *widget = GTK_WIDGET (self);

  gtk_widget_remove_css_class (widget, tengen_clock_look_class (self->state));
  self->state = tengen_clock_look_state (now, self->seat);
  gtk_widget_add_css_class (widget, tengen_clock_look_class (self->state));
  set_label (self->word, find_word (self, session));
  gtk_widget_set_visible (GTK_WIDGET (self->word),
                          *gtk_label_get_label (self->word) != '\0');
}

static void
show_turns (TengenClockHalf *self, const TengenClock *now)
{
  guint n = now->seats[self->seat].n_turns;
  /* TRANSLATORS: how many turns a player has ended */
  g_autofree char *text = g_strdup_printf (
      tengen_words_plural_context ("clock", "%u move", "%u moves", n), n);

  set_label (self->turns, text);
}

static void
name_half (TengenClockHalf *self)
{
  const char *word = gtk_label_get_label (self->word);
  g_autofree char *text = g_strconcat (gtk_label_get_label (self->name),
                                       *word != '\0' ? " " : "",
                                       word,
                                       " ",
                                       gtk_label_get_label (self->turns),
                                       NULL);

  gtk_accessible_update_property (
      GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
}

static void
changed_cb (TengenClockHalf *self)
{
  g_autoptr (TengenSession) session = g_signal_group_dup_target (self->signals);
  TengenClock now;

  if (session == NULL || !tengen_session_has_clock (session))
    return;
  tengen_session_get_clock (session, &now);
  show_player (self, session);
  show_state (self, session, &now);
  show_turns (self, &now);
  name_half (self);
}

/* While time goes by there is something to do only where the state changes. */
static void
clock_cb (TengenClockHalf *self)
{
  g_autoptr (TengenSession) session = g_signal_group_dup_target (self->signals);
  TengenClock now;

  if (session == NULL || !tengen_session_has_clock (session))
    return;
  tengen_session_get_clock (session, &now);
  show_turns (self, &now);
  if (tengen_clock_look_state (&now, self->seat) != self->state)
    changed_cb (self);
}

/* --- Pressing --- */

static void
press (TengenClockHalf *self)
{
  g_signal_emit (self, signals[PRESSED], 0);
}

static void
pressed_cb (TengenClockHalf *self)
{
  press (self);
}

static gboolean
activate_cb (GtkWidget *widget, GVariant *arguments, gpointer data)
{
  press (TENGEN_CLOCK_HALF (widget));
  return TRUE;
}

static void
add_press (TengenClockHalf *self)
{
  GtkGesture *click = gtk_gesture_click_new ();

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (click),
                                 GDK_BUTTON_PRIMARY);
  g_signal_connect_swapped (click, "pressed", G_CALLBACK (pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
}

/* --- The widget --- */

static void
tengen_clock_half_dispose (GObject *object)
{
  TengenClockHalf *self = TENGEN_CLOCK_HALF (object);

  g_clear_object (&self->signals);
  tengen_widget_dispose (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  g_type_ensure (TENGEN_TYPE_CLOCK_FACE);
  tengen_clock_get_resource ();
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/tengen/Tengen/clock/tengen-clock-half.ui");
  gtk_widget_class_bind_template_child (widget_class, TengenClockHalf, disc);
  gtk_widget_class_bind_template_child (widget_class, TengenClockHalf, name);
  gtk_widget_class_bind_template_child (widget_class, TengenClockHalf, word);
  gtk_widget_class_bind_template_child (widget_class, TengenClockHalf, face);
  gtk_widget_class_bind_template_child (widget_class, TengenClockHalf, turns);
}

static void
tengen_clock_half_class_init (TengenClockHalfClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tengen_clock_half_dispose;
  /* TengenClockHalf::pressed: someone pressed it */
  signals[PRESSED] =
      tengen_signal_new ("pressed", G_TYPE_FROM_CLASS (klass), 0);
  bind_template (widget_class);
  gtk_widget_class_add_binding (
      widget_class, GDK_KEY_Return, 0, activate_cb, NULL);
  gtk_widget_class_add_binding (
      widget_class, GDK_KEY_KP_Enter, 0, activate_cb, NULL);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "clockhalf");
  gtk_widget_class_set_accessible_role (widget_class,
                                        GTK_ACCESSIBLE_ROLE_BUTTON);
}

static void
tengen_clock_half_init (TengenClockHalf *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  add_press (self);
  self->signals = g_signal_group_new (TENGEN_TYPE_SESSION);
  g_signal_group_connect_swapped (
      self->signals, "clock", G_CALLBACK (clock_cb), self);
  g_signal_group_connect_swapped (
      self->signals, "changed", G_CALLBACK (changed_cb), self);
}

GtkWidget *
tengen_clock_half_new (TengenSeat seat)
{
  TengenClockHalf *self = g_object_new (TENGEN_TYPE_CLOCK_HALF, NULL);

  self->seat = seat;
  return GTK_WIDGET (self);
}

void
tengen_clock_half_set_session (TengenClockHalf *self, TengenSession *session)
{
  g_return_if_fail (TENGEN_IS_CLOCK_HALF (self));
  g_return_if_fail (session == NULL || TENGEN_IS_SESSION (session));

  g_signal_group_set_target (self->signals, session);
  tengen_clock_face_set_session (self->face, session);
  changed_cb (self);
}

TengenSeat
tengen_clock_half_get_seat (TengenClockHalf *self)
{
  g_return_val_if_fail (TENGEN_IS_CLOCK_HALF (self), TENGEN_SEAT_NONE);

  return self->seat;
}
