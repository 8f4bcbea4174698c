/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-clock-pair: a clock for a board of wood: halves, keys, what it says
 */

#include <gtk/gtk.h>

#include "clock-time.h"
#include "display-frame.h"
#include "display-start.h"
#include "tengen-clock-face.h"
#include "tengen-clock-half.h"
#include "tengen-clock-pair.h"
#include "template-child.h"
#include "widget-keys.h"

static const TengenClockTime japanese = {
  .kind = TENGEN_CLOCK_JAPANESE,
  .main_us = 600 * TENGEN_CLOCK_SECOND,
  .period_us = 30 * TENGEN_CLOCK_SECOND,
  .n = 3,
};

typedef struct
{
  TengenSession *session;
  GtkWidget *window;
  TengenClockPair *pair;
  guint n_left;
} Desk;

static void
leave_cb (Desk *self)
{
  self->n_left++;
}

static void
set_up (Desk *self, int width, int height)
{
  self->session = make_timed_session (&japanese);
  self->window = gtk_window_new ();
  self->pair = TENGEN_CLOCK_PAIR (tengen_clock_pair_new ());
  self->n_left = 0;
  g_signal_connect_swapped (self->pair, "leave", G_CALLBACK (leave_cb), self);
  tengen_clock_pair_set_session (self->pair, self->session);
  gtk_window_set_default_size (GTK_WINDOW (self->window), width, height);
  gtk_window_set_child (GTK_WINDOW (self->window), GTK_WIDGET (self->pair));
  gtk_widget_grab_focus (GTK_WIDGET (self->pair));
  gtk_window_present (GTK_WINDOW (self->window));
  while (!gtk_widget_get_mapped (GTK_WIDGET (self->pair)))
    g_main_context_iteration (NULL, TRUE);
  wait_frame (GTK_WIDGET (self->pair));
}

static void
tear_down (Desk *self)
{
  gpointer pair = self->pair;

  g_object_add_weak_pointer (pair, &pair);
  gtk_window_destroy (GTK_WINDOW (self->window));
  while (g_main_context_pending (NULL))
    g_main_context_iteration (NULL, FALSE);
  g_assert_null (pair);
  g_assert_finalize_object (self->session);
}

static gboolean
hold (Desk *self, guint key)
{
  return send_key (self->pair, key, 0);
}

static gboolean
press (Desk *self, guint key)
{
  gboolean taken = hold (self, key);

  g_signal_emit_by_name (
      find_controller (self->pair, GTK_TYPE_EVENT_CONTROLLER_KEY),
      "key-released",
      key,
      0u,
      (GdkModifierType) 0);
  return taken;
}

static TengenClock
get_clock (Desk *self)
{
  TengenClock now;

  tengen_session_get_clock (self->session, &now);
  return now;
}

static TengenClockHalf *
get_half (Desk *self, TengenSeat seat)
{
  for (GtkWidget *next = gtk_widget_get_first_child (GTK_WIDGET (self->pair));
       next != NULL;
       next = gtk_widget_get_next_sibling (next))
    if (TENGEN_IS_CLOCK_HALF (next) &&
        tengen_clock_half_get_seat (TENGEN_CLOCK_HALF (next)) == seat)
      return TENGEN_CLOCK_HALF (next);
  g_assert_not_reached ();
}

static void
act (Desk *self, const char *name, GVariant *parameter)
{
  g_autoptr (GVariant) value =
      parameter != NULL ? g_variant_ref_sink (parameter) : NULL;

  g_assert_true (gtk_widget_activate_action_variant (
      GTK_WIDGET (self->pair), name, value));
}

static void
expect_turn (Desk *self, TengenSeat seat)
{
  TengenClock now = get_clock (self);

  g_assert_cmpint (now.turn, ==, seat);
}

/* The first press sets it going; one's own half alone ends one's turn. */
static void
test_halves (void)
{
  Desk self;
  TengenClock now;

  set_up (&self, 800, 600);
  g_assert_cmpstr (
      template_text (self.pair, "sentence"),
      ==,
      "Play the first move and press your side: the clock starts.");
  g_signal_emit_by_name (get_half (&self, TENGEN_SEAT_SECOND), "pressed");
  expect_turn (&self, TENGEN_SEAT_FIRST);
  g_signal_emit_by_name (get_half (&self, TENGEN_SEAT_FIRST), "pressed");
  expect_turn (&self, TENGEN_SEAT_SECOND);
  g_assert_cmpstr (template_text (self.pair, "sentence"), ==, "");
  g_assert_cmpstr (template_text (get_half (&self, TENGEN_SEAT_SECOND), "word"),
                   ==,
                   "To move");
  pass_time (self.session, 5 * TENGEN_CLOCK_SECOND);
  g_signal_emit_by_name (get_half (&self, TENGEN_SEAT_SECOND), "pressed");
  expect_turn (&self, TENGEN_SEAT_FIRST);
  now = get_clock (&self);
  g_assert_cmpint (
      now.seats[TENGEN_SEAT_SECOND].main_us, ==, 595 * TENGEN_CLOCK_SECOND);
  g_assert_cmpuint (now.seats[TENGEN_SEAT_SECOND].n_turns, ==, 1);
  /* ticks and added time leave the turn where it is */
  pass_time (self.session, 25 * TENGEN_CLOCK_SECOND);
  expect_turn (&self, TENGEN_SEAT_FIRST);
  tear_down (&self);
}

static void
test_keys (void)
{
  Desk self;

  set_up (&self, 800, 600);
  g_assert_true (press (&self, GDK_KEY_Shift_R));
  expect_turn (&self, TENGEN_SEAT_FIRST);
  g_assert_true (press (&self, GDK_KEY_Shift_L));
  expect_turn (&self, TENGEN_SEAT_SECOND);
  g_assert_true (press (&self, GDK_KEY_Right));
  expect_turn (&self, TENGEN_SEAT_FIRST);
  g_assert_true (press (&self, GDK_KEY_Left));
  expect_turn (&self, TENGEN_SEAT_SECOND);
  g_assert_true (press (&self, GDK_KEY_Down));
  expect_turn (&self, TENGEN_SEAT_FIRST);
  g_assert_false (press (&self, GDK_KEY_x));
  press (&self, GDK_KEY_Escape);
  g_assert_cmpuint (self.n_left, ==, 1);
  tear_down (&self);
}

/* A key that is held comes again and again. */
static void
test_held (void)
{
  Desk self;

  set_up (&self, 800, 600);
  for (int i = 0; i < 4; i++)
    hold (&self, GDK_KEY_space);
  expect_turn (&self, TENGEN_SEAT_SECOND);
  press (&self, GDK_KEY_space);
  expect_turn (&self, TENGEN_SEAT_SECOND);
  press (&self, GDK_KEY_space);
  expect_turn (&self, TENGEN_SEAT_FIRST);
  tear_down (&self);
}

static void
test_exchanged (void)
{
  Desk self;

  set_up (&self, 600, 800);
  g_object_set (self.pair, "exchanged", TRUE, "turned", TRUE, NULL);
  wait_frame (GTK_WIDGET (self.pair));
  g_assert_true (press (&self, GDK_KEY_Up));
  expect_turn (&self, TENGEN_SEAT_FIRST);
  g_assert_true (press (&self, GDK_KEY_Down));
  expect_turn (&self, TENGEN_SEAT_SECOND);
  g_assert_true (tengen_clock_pair_press (self.pair, 0));
  expect_turn (&self, TENGEN_SEAT_FIRST);
  g_assert_false (tengen_clock_pair_press (self.pair, 0));
  tear_down (&self);
}

/* A point of a half that is upside down is in it, too. */
static void
test_layout (void)
{
  Desk self;
  graphene_rect_t first, second;

  set_up (&self, 600, 800);
  g_object_set (self.pair, "turned", TRUE, NULL);
  wait_frame (GTK_WIDGET (self.pair));
  g_assert_true (gtk_widget_compute_bounds (
      GTK_WIDGET (get_half (&self, TENGEN_SEAT_FIRST)),
      GTK_WIDGET (self.pair),
      &first));
  g_assert_true (gtk_widget_compute_bounds (
      GTK_WIDGET (get_half (&self, TENGEN_SEAT_SECOND)),
      GTK_WIDGET (self.pair),
      &second));
  g_assert_cmpfloat (first.origin.y + first.size.height, <, second.origin.y);
  g_assert_cmpfloat (first.origin.y, >=, 0);
  g_assert_cmpfloat (first.size.height, >, 300);
  g_assert_cmpfloat (ABS (first.size.height - second.size.height), <, 2);
  g_assert_true (gtk_widget_is_ancestor (
      gtk_widget_pick (GTK_WIDGET (self.pair), 300, 200, GTK_PICK_DEFAULT),
      GTK_WIDGET (get_half (&self, TENGEN_SEAT_FIRST))));
  tear_down (&self);
}

static void
test_pause (void)
{
  Desk self;

  set_up (&self, 800, 600);
  press (&self, GDK_KEY_space);
  press (&self, GDK_KEY_p);
  g_assert_true (get_clock (&self).paused);
  g_assert_cmpstr (
      template_text (self.pair, "sentence"), ==, "The clock is stopped.");
  g_assert_cmpstr (template_text (get_half (&self, TENGEN_SEAT_SECOND), "word"),
                   ==,
                   "Stopped");
  press (&self, GDK_KEY_p);
  g_assert_false (get_clock (&self).paused);
  g_assert_cmpstr (template_text (self.pair, "sentence"), ==, "");
  tear_down (&self);
}

static void
test_add_time (void)
{
  Desk self;
  TengenClock now;

  set_up (&self, 800, 600);
  press (&self, GDK_KEY_space);
  act (
      &self, "clock.add-time", g_variant_new ("(ii)", TENGEN_STONE_WHITE, 300));
  now = get_clock (&self);
  g_assert_cmpint (
      now.seats[TENGEN_SEAT_SECOND].main_us, ==, 900 * TENGEN_CLOCK_SECOND);
  g_assert_cmpint (
      now.seats[TENGEN_SEAT_FIRST].main_us, ==, 600 * TENGEN_CLOCK_SECOND);
  expect_turn (&self, TENGEN_SEAT_SECOND);
  tear_down (&self);
}

static void
test_time_up (void)
{
  Desk self;

  set_up (&self, 800, 600);
  press (&self, GDK_KEY_space);
  pass_time (self.session, 601 * TENGEN_CLOCK_SECOND);
  g_assert_cmpstr (template_text (self.pair, "sentence"),
                   ==,
                   "White, byo-yomi begins: 30 s, 3 periods left.");
  pass_time (self.session, 90 * TENGEN_CLOCK_SECOND);
  g_assert_cmpstr (template_text (get_half (&self, TENGEN_SEAT_SECOND), "word"),
                   ==,
                   "Time is up");
  g_assert_cmpstr (template_text (get_half (&self, TENGEN_SEAT_FIRST), "word"),
                   ==,
                   "Winner");
  g_assert_cmpstr (
      template_text (self.pair, "sentence"), ==, "Black wins on time");
  expect_turn (&self, TENGEN_SEAT_NONE);
  g_assert_true (press (&self, GDK_KEY_space));
  tear_down (&self);
}

static TengenPhase
get_phase (Desk *self)
{
  return tengen_position_get_phase (
      tengen_session_get_position (self->session));
}

static void
test_resign (void)
{
  Desk self;

  set_up (&self, 800, 600);
  press (&self, GDK_KEY_space);
  act (&self, "clock.resign", g_variant_new_int32 (TENGEN_STONE_BLACK));
  /* nothing else while it is asked */
  g_assert_false (tengen_clock_pair_press (self.pair, 1));
  act (&self, "clock.no", NULL);
  g_assert_cmpint (get_phase (&self), ==, TENGEN_PHASE_PLAY);
  act (&self, "clock.resign", g_variant_new_int32 (TENGEN_STONE_BLACK));
  act (&self, "clock.yes", NULL);
  g_assert_cmpint (get_phase (&self), ==, TENGEN_PHASE_OVER);
  g_assert_cmpstr (
      template_text (self.pair, "sentence"), ==, "White wins by resignation");
  tear_down (&self);
}

/* The digits are large, with any font. */
static void
test_size (void)
{
  Desk self;
  TengenClockFace *face;
  GtkInscription *digits;
  PangoAttrIterator *iterator;
  PangoAttribute *size;

  set_up (&self, 1024, 700);
  face = TENGEN_CLOCK_FACE (gtk_widget_get_template_child (
      GTK_WIDGET (get_half (&self, TENGEN_SEAT_FIRST)),
      TENGEN_TYPE_CLOCK_HALF,
      "face"));
  digits = GTK_INSCRIPTION (gtk_widget_get_template_child (
      GTK_WIDGET (face), TENGEN_TYPE_CLOCK_FACE, "digits"));
  iterator =
      pango_attr_list_get_iterator (gtk_inscription_get_attributes (digits));
  size = pango_attr_iterator_get (iterator, PANGO_ATTR_ABSOLUTE_SIZE);
  g_assert_cmpint (((PangoAttrSize *) size)->size / PANGO_SCALE, >, 700 / 8);
  pango_attr_iterator_destroy (iterator);
  tear_down (&self);
}

int
main (int argc, char **argv)
{
  if (!start_tests (argc, argv))
    return 0;
  g_test_add_func ("/clock-pair/halves", test_halves);
  g_test_add_func ("/clock-pair/keys", test_keys);
  g_test_add_func ("/clock-pair/held", test_held);
  g_test_add_func ("/clock-pair/exchanged", test_exchanged);
  g_test_add_func ("/clock-pair/layout", test_layout);
  g_test_add_func ("/clock-pair/pause", test_pause);
  g_test_add_func ("/clock-pair/add-time", test_add_time);
  g_test_add_func ("/clock-pair/time-up", test_time_up);
  g_test_add_func ("/clock-pair/resign", test_resign);
  g_test_add_func ("/clock-pair/size", test_size);
  return g_test_run ();
}
