/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-clock-pair: a clock for a board of wood, over the whole screen
 *
 * Shape: laid out here: two halves of the same size above one another, where
 *        digits are largest, and between them a strip with what is said and
 *        done.
 */
#include "tengen-clock-pair-private.h"

#include "tengen-announce.h"
#include "tengen-clock-look.h"
#include "tengen-clock-resources.h"
#include "tengen-signal.h"
#include "tengen-style.h"
#include "tengen-widget.h"
#include "tengen-words.h"

#define _(text) tengen_words_text (text)

/* Around each half. */
#define GAP 6

G_DEFINE_FINAL_TYPE (TengenClockPair, tengen_clock_pair, GTK_TYPE_WIDGET)

enum
{
  PROP_TURNED = 1,
  PROP_EXCHANGED,
  N_PROPS,
};

enum
{
  LEAVE,
  N_SIGNALS,
};

static GParamSpec *props[N_PROPS];
static guint signals[N_SIGNALS];

/* --- What is shown --- */

static const char *
find_sentence (TengenClockPair *self, const TengenClock *now)
{
  if (now->paused)
    return self->warned != NULL ? self->warned : _ ("The clock is stopped.");
  if (!now->started)
    return _ ("Play the first move and press your side: the clock starts.");
  return self->warned != NULL ? self->warned : "";
}

static char *
make_sentence (TengenClockPair *self, const TengenClock *now)
{
  const TengenGame *game = tengen_session_get_game (self->session);
  TengenResult result = tengen_game_get_result (game);

  switch (tengen_position_get_phase (tengen_game_get_position (game)))
    {
    case TENGEN_PHASE_PLAY:
      return g_strdup (find_sentence (self, now));
    case TENGEN_PHASE_COUNT:
      return g_strdup (_ ("Play has stopped. Now settle the count together."));
    case TENGEN_PHASE_OVER:
      return tengen_words_outcome (tengen_game_get_setup (game), &result);
    }
  g_assert_not_reached ();
}

static void
say (TengenClockPair *self, const TengenClock *now)
{
  g_autofree char *text = make_sentence (self, now);

  if (g_strcmp0 (gtk_label_get_label (self->sentence), text) == 0)
    return;
  gtk_label_set_label (self->sentence, text);
  tengen_announce (GTK_WIDGET (self->sentence), text);
}

static void
show_pause (TengenClockPair *self, const TengenClock *now)
{
  const char *label = !now->started ? tengen_words_context ("clock", "Start")
                      : now->paused ? tengen_words_context ("clock", "Go On")
                                    : tengen_words_context ("clock", "Stop");

  if (g_strcmp0 (gtk_button_get_label (self->pause), label) != 0)
    gtk_button_set_label (self->pause, label);
  tengen_widget_set_class (
      GTK_WIDGET (self->pause), "main-action", now->paused);
}

static void
show (TengenClockPair *self)
{
  TengenClock now;

  if (self->session == NULL || !tengen_session_has_clock (self->session))
    {
      tengen_clock_pair_update_acts (self, NULL);
      return;
    }
  tengen_session_get_clock (self->session, &now);
  show_pause (self, &now);
  gtk_widget_set_visible (GTK_WIDGET (self->extra), !now.started);
  tengen_clock_pair_update_acts (self, &now);
  say (self, &now);
}

/* What was said of the turn before is not true any more. */
static void
clock_cb (TengenClockPair *self)
{
  TengenClock now;

  if (!tengen_session_has_clock (self->session))
    return;
  tengen_session_get_clock (self->session, &now);
  if (now.turn_us == 0 && !now.paused)
    g_clear_pointer (&self->warned, g_free);
  show (self);
}

static void
warned_cb (TengenClockPair *self, int warning, int seconds)
{
  char *text = tengen_clock_look_warning (self->session, warning, seconds);

  if (text == NULL)
    return;
  g_free (self->warned);
  self->warned = text;
  show (self);
}

/* --- The layout --- */

static TengenClockHalf *
get_half (TengenClockPair *self, guint index)
{
  gboolean first = (index == 0) != self->exchanged;

  return self->halves[first ? TENGEN_SEAT_FIRST : TENGEN_SEAT_SECOND];
}

static void
place_half (TengenClockPair *self, guint index, int y, int width, int height)
{
  graphene_point_t corner = { (float) GAP, (float) (y + GAP) };
  GskTransform *place;

  width = MAX (width - 2 * GAP, 1);
  height = MAX (height - 2 * GAP, 1);
  place = gsk_transform_translate (NULL, &corner);
  if (index == 0 && self->turned)
    {
      place = gsk_transform_translate (
          place, &GRAPHENE_POINT_INIT ((float) width, (float) height));
      place = gsk_transform_rotate (place, 180);
    }
  gtk_widget_allocate (
      GTK_WIDGET (get_half (self, index)), width, height, -1, place);
}

static void
tengen_clock_pair_size_allocate (GtkWidget *widget,
                                 int width,
                                 int height,
                                 int baseline)
{
  TengenClockPair *self = TENGEN_CLOCK_PAIR (widget);
  GtkAllocation strip = { 0, 0, width, 0 };
  int half;

  gtk_widget_measure (self->controls,
                      GTK_ORIENTATION_VERTICAL,
                      width,
                      &strip.height,
                      NULL,
                      NULL,
                      NULL);
  half = (height - strip.height) / 2;
  place_half (self, 0, 0, width, half);
  strip.y = half;
  place_half (self, 1, half + strip.height, width, half);
  gtk_widget_size_allocate (self->controls, &strip, -1);
}

static int
measure_half (TengenClockPair *self, GtkOrientation orientation)
{
  int most = 0;

  for (TengenSeat seat = TENGEN_SEAT_FIRST; seat <= TENGEN_SEAT_SECOND; seat++)
    {
      int minimum;

      gtk_widget_measure (GTK_WIDGET (self->halves[seat]),
                          orientation,
                          -1,
                          &minimum,
                          NULL,
                          NULL,
                          NULL);
      most = MAX (most, minimum + 2 * GAP);
    }
  return most;
}

static void
tengen_clock_pair_measure (GtkWidget *widget,
                           GtkOrientation orientation,
                           int for_size,
                           int *minimum,
                           int *natural,
                           int *minimum_baseline,
                           int *natural_baseline)
{
  TengenClockPair *self = TENGEN_CLOCK_PAIR (widget);
  int half = measure_half (self, orientation);
  int strip;

  gtk_widget_measure (
      self->controls, orientation, -1, &strip, NULL, NULL, NULL);
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? MAX (half, strip)
                                                       : 2 * half + strip;
  *natural = *minimum;
}

/* --- The widget --- */

static void
pressed_cb (TengenClockPair *self, TengenClockHalf *half)
{
  if (self->session != NULL && self->asked == TENGEN_SEAT_NONE)
    tengen_session_end_turn (self->session, tengen_clock_half_get_seat (half));
}

static void
add_half (TengenClockPair *self, TengenSeat seat)
{
  GtkWidget *half = tengen_clock_half_new (seat);

  self->halves[seat] = TENGEN_CLOCK_HALF (half);
  g_signal_connect_swapped (half, "pressed", G_CALLBACK (pressed_cb), self);
  gtk_widget_insert_before (half, GTK_WIDGET (self), self->controls);
}

static void
tengen_clock_pair_get_property (GObject *object,
                                guint prop_id,
                                GValue *value,
                                GParamSpec *pspec)
{
  TengenClockPair *self = TENGEN_CLOCK_PAIR (object);

  if (prop_id == PROP_TURNED)
    g_value_set_boolean (value, self->turned);
  else if (prop_id == PROP_EXCHANGED)
    g_value_set_boolean (value, self->exchanged);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
}

static void
tengen_clock_pair_set_property (GObject *object,
                                guint prop_id,
                                const GValue *value,
                                GParamSpec *pspec)
{
  TengenClockPair *self = TENGEN_CLOCK_PAIR (object);
  gboolean *field = prop_id == PROP_TURNED ? &self->turned : &self->exchanged;

  if (prop_id != PROP_TURNED && prop_id != PROP_EXCHANGED)
    {
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
      return;
    }
  if (*field == g_value_get_boolean (value))
    return;
  *field = g_value_get_boolean (value);
  /* Tab reaches them in their visible order */
  gtk_widget_insert_after (
      GTK_WIDGET (get_half (self, 0)), GTK_WIDGET (self), NULL);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  g_object_notify_by_pspec (object, pspec);
}

static void
tengen_clock_pair_dispose (GObject *object)
{
  TengenClockPair *self = TENGEN_CLOCK_PAIR (object);

  g_clear_object (&self->signals);
  g_clear_object (&self->session);
  g_clear_pointer (&self->warned, g_free);
  for (TengenSeat seat = TENGEN_SEAT_FIRST; seat <= TENGEN_SEAT_SECOND; seat++)
    if (self->halves[seat] != NULL)
      {
        gtk_widget_unparent (GTK_WIDGET (self->halves[seat]));
        self->halves[seat] = NULL;
      }
  g_clear_pointer (&self->controls, gtk_widget_unparent);
  G_OBJECT_CLASS (tengen_clock_pair_parent_class)->dispose (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  tengen_clock_get_resource ();
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/tengen/Tengen/clock/tengen-clock-pair.ui");
  gtk_widget_class_bind_template_child (
      widget_class, TengenClockPair, controls);
  gtk_widget_class_bind_template_child (widget_class, TengenClockPair, pages);
  gtk_widget_class_bind_template_child (
      widget_class, TengenClockPair, sentence);
  gtk_widget_class_bind_template_child (widget_class, TengenClockPair, extra);
  gtk_widget_class_bind_template_child (widget_class, TengenClockPair, pause);
  gtk_widget_class_bind_template_child (
      widget_class, TengenClockPair, question);
  gtk_widget_class_bind_template_child (widget_class, TengenClockPair, no);
}

static void
install_properties (GObjectClass *object_class)
{
  /* TengenClockPair:turned: the half on the left or above is upside down */
  props[PROP_TURNED] = g_param_spec_boolean (
      "turned", NULL, NULL, FALSE, TENGEN_PARAM_READWRITE);
  /* TengenClockPair:exchanged: the second player is on the left or above */
  props[PROP_EXCHANGED] = g_param_spec_boolean (
      "exchanged", NULL, NULL, FALSE, TENGEN_PARAM_READWRITE);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
tengen_clock_pair_class_init (TengenClockPairClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = tengen_clock_pair_get_property;
  object_class->set_property = tengen_clock_pair_set_property;
  object_class->dispose = tengen_clock_pair_dispose;
  widget_class->measure = tengen_clock_pair_measure;
  widget_class->size_allocate = tengen_clock_pair_size_allocate;
  install_properties (object_class);
  /* TengenClockPair::leave: the user goes back */
  signals[LEAVE] = tengen_signal_new ("leave", G_TYPE_FROM_CLASS (klass), 0);
  bind_template (widget_class);
  tengen_clock_pair_install_acts (widget_class);
  gtk_widget_class_set_css_name (widget_class, "clockpair");
  gtk_widget_class_set_accessible_role (widget_class,
                                        GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
tengen_clock_pair_init (TengenClockPair *self)
{
  tengen_style_init ();
  tengen_style_add_resource ("/org/tengen/Tengen/clock/tengen-clock.css");
  gtk_widget_init_template (GTK_WIDGET (self));
  add_half (self, TENGEN_SEAT_FIRST);
  add_half (self, TENGEN_SEAT_SECOND);
  tengen_clock_pair_add_keys (self);
  self->signals = g_signal_group_new (TENGEN_TYPE_SESSION);
  g_signal_group_connect_swapped (
      self->signals, "clock", G_CALLBACK (clock_cb), self);
  g_signal_group_connect_swapped (
      self->signals, "changed", G_CALLBACK (clock_cb), self);
  g_signal_group_connect_swapped (
      self->signals, "clock-warned", G_CALLBACK (warned_cb), self);
  show (self);
}

GtkWidget *
tengen_clock_pair_new (void)
{
  return g_object_new (TENGEN_TYPE_CLOCK_PAIR, NULL);
}

void
tengen_clock_pair_set_session (TengenClockPair *self, TengenSession *session)
{
  g_return_if_fail (TENGEN_IS_CLOCK_PAIR (self));
  g_return_if_fail (session == NULL || TENGEN_IS_SESSION (session));

  g_set_object (&self->session, session);
  g_clear_pointer (&self->warned, g_free);
  g_signal_group_set_target (self->signals, session);
  for (TengenSeat seat = TENGEN_SEAT_FIRST; seat <= TENGEN_SEAT_SECOND; seat++)
    tengen_clock_half_set_session (self->halves[seat], session);
  show (self);
}

void
tengen_clock_pair_set_extra (TengenClockPair *self, GtkWidget *widget)
{
  g_return_if_fail (TENGEN_IS_CLOCK_PAIR (self));
  g_return_if_fail (GTK_IS_WIDGET (widget));

  gtk_box_append (self->extra, widget);
}

gboolean
tengen_clock_pair_press (TengenClockPair *self, guint index)
{
  g_return_val_if_fail (TENGEN_IS_CLOCK_PAIR (self), FALSE);
  g_return_val_if_fail (index <= 1, FALSE);

  return self->session != NULL && self->asked == TENGEN_SEAT_NONE &&
         tengen_session_end_turn (
             self->session,
             tengen_clock_half_get_seat (get_half (self, index)));
}
