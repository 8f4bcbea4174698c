/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-clock-face: clocks in the cards of the players, and the line below
 */
#include "play-page.h"

#include "clock-time.h"
#include "tengen-clock-face.h"
#include "play-parts.h"
#include "template-child.h"

static const TengenClockTime japanese = {
  .kind = TENGEN_CLOCK_JAPANESE,
  .main_us = 60 * TENGEN_CLOCK_SECOND,
  .period_us = 30 * TENGEN_CLOCK_SECOND,
  .n = 3,
};

static void
set_up_timed (Fixture *self, const TengenClockTime *time)
{
  set_up (self, "japan", 9);
  if (time == NULL)
    return;
  g_object_unref (self->session);
  self->session = make_timed_session (time);
  tengen_play_page_set_session (self->page, self->session);
}

static TengenClockFace *
get_face (Fixture *self, const char *card)
{
  return TENGEN_CLOCK_FACE (find (child (self, card), TENGEN_TYPE_CLOCK_FACE));
}

static void
expect_face (Fixture *self,
             const char *card,
             const char *sign,
             const char *digits,
             const char *behind)
{
  TengenClockFace *face = get_face (self, card);

  g_assert_cmpstr (template_text (face, "sign"), ==, sign);
  g_assert_cmpstr (
      gtk_inscription_get_text (template_child (face, "digits")), ==, digits);
  g_assert_cmpstr (template_text (face, "behind"), ==, behind);
}

/* A game without a clock has none, and its cards keep their height. */
static void
test_without (void)
{
  Fixture self;

  set_up_timed (&self, NULL);
  g_assert_false (
      gtk_widget_get_visible (GTK_WIDGET (get_face (&self, "black"))));
  g_assert_cmpstr (get_page_sentence (self.page), ==, "");
  g_assert_false (gtk_widget_activate_action (
                      GTK_WIDGET (self.page), "game.clock-pause", NULL) &&
                  tengen_session_has_clock (self.session));
  tear_down (&self);
}

static void
test_runs (void)
{
  Fixture self;

  set_up_timed (&self, &japanese);
  g_assert_true (
      gtk_widget_get_visible (GTK_WIDGET (get_face (&self, "black"))));
  expect_face (&self, "black", "▷", "1:00", "then 30 s×3");
  expect_face (&self, "white", "", "1:00", "then 30 s×3");
  g_assert_cmpstr (get_page_sentence (self.page),
                   ==,
                   "The clock starts with the first move.");
  play (&self, "c3");
  g_assert_cmpstr (get_page_sentence (self.page), ==, "");
  expect_face (&self, "white", "▶", "1:00", "then 30 s×3");
  pass_time (self.session, 12 * TENGEN_CLOCK_SECOND);
  expect_face (&self, "black", "", "1:00", "then 30 s×3");
  expect_face (&self, "white", "▶", "0:48", "then 30 s×3");
  wait_frame (GTK_WIDGET (self.page));
  tear_down (&self);
}

static void
test_low (void)
{
  Fixture self;

  set_up_timed (&self, &japanese);
  play (&self, "c3");
  pass_time (self.session, 51 * TENGEN_CLOCK_SECOND);
  expect_face (&self, "white", "▲", "0:09.0", "then 30 s×3");
  pass_time (self.session, 10 * TENGEN_CLOCK_SECOND);
  expect_face (&self, "white", "▶", "0:29", "3 periods left");
  g_assert_cmpstr (get_page_sentence (self.page),
                   ==,
                   "White, byo-yomi begins: 30 s, 3 periods left.");
  pass_time (self.session, 60 * TENGEN_CLOCK_SECOND);
  expect_face (&self, "white", "▲", "0:29", "last period");
  pass_time (self.session, 30 * TENGEN_CLOCK_SECOND);
  expect_face (&self, "white", "×", "0:00.0", "Time is up");
  g_assert_cmpint (
      tengen_position_get_phase (tengen_session_get_position (self.session)),
      ==,
      TENGEN_PHASE_OVER);
  tear_down (&self);
}

/* What is heard changes with the state and each ten seconds, and below a minute
 * each second. */
static void
test_heard (void)
{
  Fixture self;
  GtkAccessible *face;

  set_up_timed (&self, &japanese);
  face = GTK_ACCESSIBLE (get_face (&self, "black"));
  gtk_test_accessible_assert_role (face, GTK_ACCESSIBLE_ROLE_TIMER);
  gtk_test_accessible_assert_property (face,
                                       GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Hanako 1 min then 30 s×3 not started");
  play (&self, "c3 d4");
  pass_time (self.session, 3 * TENGEN_CLOCK_SECOND);
  gtk_test_accessible_assert_property (
      face, GTK_ACCESSIBLE_PROPERTY_LABEL, "Hanako 57 s then 30 s×3");
  pass_time (self.session, 8 * TENGEN_CLOCK_SECOND);
  gtk_test_accessible_assert_property (
      face, GTK_ACCESSIBLE_PROPERTY_LABEL, "Hanako 49 s then 30 s×3");
  tear_down (&self);
}

static void
test_pause (void)
{
  Fixture self;
  GtkWidget *button;

  set_up_timed (&self, &japanese);
  play (&self, "c3");
  act (&self, "game.clock-pause");
  expect_face (&self, "white", "■", "1:00", "then 30 s×3");
  g_assert_cmpstr (get_page_sentence (self.page), ==, "The clock is stopped.");
  button = tengen_play_line_get_button (child (&self, "line"), 0);
  g_assert_true (gtk_widget_get_visible (button));
  pass_time (self.session, 30 * TENGEN_CLOCK_SECOND);
  expect_face (&self, "white", "■", "1:00", "then 30 s×3");

  /* a move while it is stopped is refused with a reason */
  play (&self, "e5");
  g_assert_cmpint (tengen_play_line_get_kind (child (&self, "line")),
                   ==,
                   TENGEN_PLAY_LINE_REFUSED);
  g_signal_emit_by_name (button, "clicked");
  settle ();
  expect_face (&self, "white", "▶", "1:00", "then 30 s×3");
  g_assert_false (gtk_widget_get_visible (button));
  play (&self, "e5");
  g_assert_cmpuint (
      tengen_position_get_move (tengen_session_get_position (self.session)),
      ==,
      2);
  tear_down (&self);
}

/* A refusal stays while time goes by, also when a line is written. */
static void
test_refusal_stays (void)
{
  Fixture self;

  set_up_timed (&self, &japanese);
  play (&self, "c3 c3");
  g_assert_cmpint (tengen_play_line_get_kind (child (&self, "line")),
                   ==,
                   TENGEN_PLAY_LINE_REFUSED);
  pass_time (self.session, 25 * TENGEN_CLOCK_SECOND);
  g_assert_cmpint (tengen_play_line_get_kind (child (&self, "line")),
                   ==,
                   TENGEN_PLAY_LINE_REFUSED);
  tear_down (&self);
}

static void
test_away (void)
{
  Fixture self;

  set_up_timed (&self, &japanese);
  play (&self, "c3");
  pass_time (self.session, 5 * TENGEN_CLOCK_SECOND);
  the_time += 86400 * TENGEN_CLOCK_SECOND;
  tengen_session_look_at_clock (self.session);
  expect_face (&self, "white", "■", "0:55", "then 30 s×3");
  g_assert_nonnull (
      strstr (get_page_sentence (self.page), "The computer was away"));
  act (&self, "game.clock-pause");
  g_assert_cmpstr (get_page_sentence (self.page), ==, "");
  tear_down (&self);
}

/* In an hour's game the digits have room for the hours. */
static void
test_hours (void)
{
  static const TengenClockTime long_time = {
    .kind = TENGEN_CLOCK_ABSOLUTE,
    .main_us = 36000 * TENGEN_CLOCK_SECOND,
  };
  Fixture self;

  set_up_timed (&self, &long_time);
  expect_face (&self, "black", "▷", "10:00:00", "for the whole game");
  wait_frame (GTK_WIDGET (self.page));
  g_assert_cmpint (
      gtk_widget_get_width (GTK_WIDGET (get_face (&self, "black"))), <, 330);
  tear_down (&self);
}

static void
test_properties (void)
{
  GtkWidget *face = g_object_new (
      TENGEN_TYPE_CLOCK_FACE, "stone", TENGEN_STONE_WHITE, "big", TRUE, NULL);
  int stone;
  gboolean big;

  g_object_ref_sink (face);
  g_object_get (face, "stone", &stone, "big", &big, NULL);
  g_assert_cmpint (stone, ==, TENGEN_STONE_WHITE);
  g_assert_true (big);
  g_object_set (face, "stone", TENGEN_STONE_BLACK, "big", FALSE, NULL);
  g_object_get (face, "stone", &stone, "big", &big, NULL);
  g_assert_cmpint (stone, ==, TENGEN_STONE_BLACK);
  g_assert_false (big);
  tengen_clock_face_set_session (TENGEN_CLOCK_FACE (face), NULL);
  g_assert_false (gtk_widget_get_visible (face));
  g_assert_finalize_object (face);
}

int
main (int argc, char **argv)
{
  if (!start_tests (argc, argv))
    return 0;
  g_test_add_func ("/clock-face/without", test_without);
  g_test_add_func ("/clock-face/runs", test_runs);
  g_test_add_func ("/clock-face/low", test_low);
  g_test_add_func ("/clock-face/heard", test_heard);
  g_test_add_func ("/clock-face/pause", test_pause);
  g_test_add_func ("/clock-face/refusal-stays", test_refusal_stays);
  g_test_add_func ("/clock-face/away", test_away);
  g_test_add_func ("/clock-face/hours", test_hours);
  g_test_add_func ("/clock-face/properties", test_properties);
  return g_test_run ();
}
