/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-session-clock: what a session tells of its clock, by a time that the
 * test sets
 */
#include "tengen-session-clock.h"

#include "tengen-board-notation.h"

#include <string.h>

#define SECOND TENGEN_CLOCK_SECOND

typedef struct
{
  TengenSession *session;
  gint64 now;
  GString *heard;
  GPtrArray *lines;
  guint n_faces;
} Fixture;

static gint64
now_cb (gpointer data)
{
  return ((Fixture *) data)->now;
}

static void
changed_cb (TengenSession *session, Fixture *fixture)
{
  g_string_append (fixture->heard, "changed ");
}

static void
refused_cb (TengenSession *session, gpointer reason, Fixture *fixture)
{
  g_string_append_printf (
      fixture->heard, "refused%d ", ((const TengenReason *) reason)->code);
}

static void
line_cb (TengenSession *session, const char *line, Fixture *fixture)
{
  g_ptr_array_add (fixture->lines, g_strdup (line));
}

static void
clock_cb (TengenSession *session, Fixture *fixture)
{
  fixture->n_faces++;
}

static void
warned_cb (TengenSession *session, int warning, int seconds, Fixture *fixture)
{
  static const char *const WORDS[] = {
    "byoyomi", "period", "seconds", "up", "away"
  };

  g_string_append_printf (fixture->heard, "%s %d ", WORDS[warning], seconds);
}

static TengenGame *
make_game (const char *clock)
{
  g_autoptr (TengenGameSetup) setup =
      tengen_game_setup_new (tengen_go_rules_find ("japan"), 7);

  g_assert_true (tengen_clock_setting_decode (clock, &setup->clock));
  return tengen_game_new (setup);
}

static void
set_up (Fixture *fixture, gconstpointer clock)
{
  fixture->now = 1000 * SECOND;
  fixture->heard = g_string_new (NULL);
  fixture->lines = g_ptr_array_new_with_free_func (g_free);
  fixture->session = tengen_session_new (make_game (clock));
  tengen_session_set_time_source (fixture->session, now_cb, fixture);
  g_signal_connect (
      fixture->session, "changed", G_CALLBACK (changed_cb), fixture);
  g_signal_connect (
      fixture->session, "refused", G_CALLBACK (refused_cb), fixture);
  g_signal_connect (fixture->session, "line", G_CALLBACK (line_cb), fixture);
  g_signal_connect (fixture->session, "clock", G_CALLBACK (clock_cb), fixture);
  g_signal_connect (
      fixture->session, "clock-warned", G_CALLBACK (warned_cb), fixture);
}

static void
tear_down (Fixture *fixture, gconstpointer clock)
{
  g_assert_finalize_object (fixture->session);
  g_ptr_array_unref (fixture->lines);
  g_string_free (fixture->heard, TRUE);
}

static void
hear (Fixture *fixture, const char *wanted)
{
  g_assert_cmpstr (g_strchomp (fixture->heard->str), ==, wanted);
  g_string_truncate (fixture->heard, 0);
}

static gboolean
play (Fixture *fixture, const char *name)
{
  TengenPoint point = TENGEN_POINT_NONE;

  g_assert_true (
      tengen_notation_parse (TENGEN_NOTATION_A1, 7, 7, name, &point));
  return tengen_session_play (fixture->session, point);
}

/* Time passes, seen every quarter of a second. */
static void
wait (Fixture *fixture, double seconds)
{
  gint64 end = fixture->now + (gint64) (seconds * SECOND);

  while (fixture->now < end)
    {
      fixture->now = MIN (fixture->now + SECOND / 4, end);
      tengen_session_look_at_clock (fixture->session);
    }
}

static double
shown (Fixture *fixture, TengenSeat seat)
{
  TengenClock now;

  tengen_session_get_clock (fixture->session, &now);
  return (double) tengen_clock_get_shown (&now, seat) / SECOND;
}

static const char *
last_line (Fixture *fixture)
{
  return fixture->lines->pdata[fixture->lines->len - 1];
}

/* What a face shows between two commands. */
static void
test_shown (Fixture *fixture, gconstpointer clock)
{
  g_assert_true (tengen_session_has_clock (fixture->session));
  wait (fixture, 9);
  g_assert_cmpfloat (shown (fixture, TENGEN_SEAT_FIRST), ==, 60);
  play (fixture, "D4");
  hear (fixture, "changed");
  wait (fixture, 3.5);
  g_assert_cmpfloat (shown (fixture, TENGEN_SEAT_SECOND), ==, 56.5);
  g_assert_cmpuint (fixture->n_faces, >=, 14);
  play (fixture, "D5");
  hear (fixture, "changed");
  g_assert_cmpstr (last_line (fixture), ==, "a 3500000 0 2 2 17 0");
}

/* A line says every ten seconds that the clock runs; widgets hear nothing of
 * it but the clock. */
static void
test_tick (Fixture *fixture, gconstpointer clock)
{
  guint n;

  play (fixture, "D4");
  hear (fixture, "changed");
  n = fixture->lines->len;
  wait (fixture, 25);
  hear (fixture, "");
  g_assert_cmpuint (fixture->lines->len, ==, n + 2);
  g_assert_cmpstr (last_line (fixture), ==, "c 10000000 0 0 0");
  g_assert_cmpfloat (shown (fixture, TENGEN_SEAT_SECOND), ==, 35);
}

/* The last minute of a main time behind which nothing comes, and its end. */
static void
test_absolute (Fixture *fixture, gconstpointer clock)
{
  play (fixture, "D4");
  play (fixture, "D5");
  hear (fixture, "changed changed");
  wait (fixture, 29);
  hear (fixture, "");
  wait (fixture, 21);
  hear (fixture, "seconds -30 seconds -20 seconds -10");
  wait (fixture, 9);
  hear (fixture,
        "seconds -9 seconds -8 seconds -7 seconds -6 seconds -5 "
        "seconds -4 seconds -3 seconds -2 seconds -1");
  wait (fixture, 2);
  hear (fixture, "up 0 changed");
  g_assert_cmpint (tengen_position_get_phase (
                       tengen_session_get_position (fixture->session)),
                   ==,
                   TENGEN_PHASE_OVER);
  g_assert_cmpstr (last_line (fixture), ==, "a 10000000 25 1 0 65535 0");
  wait (fixture, 60);
  hear (fixture, "");
}

/* 「10秒、20秒、1、2、3…」 */
static void
test_byoyomi (Fixture *fixture, gconstpointer clock)
{
  play (fixture, "D4");
  wait (fixture, 5);
  hear (fixture, "changed byoyomi 30");
  wait (fixture, 22);
  hear (fixture, "seconds 10 seconds 20 seconds 21 seconds 22");
  play (fixture, "D5");
  play (fixture, "C4");
  hear (fixture, "changed changed");
  wait (fixture, 9);
  hear (fixture, "");
  wait (fixture, 22);
  hear (fixture,
        "seconds 10 seconds 20 seconds 21 seconds 22 seconds 23 seconds 24 "
        "seconds 25 seconds 26 seconds 27 seconds 28 seconds 29 period 1");
  wait (fixture, 30);
  g_assert_nonnull (strstr (fixture->heard->str, "seconds 29 up 0 changed"));
}

/* The room's seconds are inside of the main time. */
static void
test_room (Fixture *fixture, gconstpointer clock)
{
  play (fixture, "D4");
  wait (fixture, 30);
  hear (fixture, "changed");
  wait (fixture, 12);
  hear (fixture, "byoyomi 20 seconds 10 seconds 11 seconds 12");
}

/* A turn made longer is counted when no more than its seconds are left. */
static void
test_longer (Fixture *fixture, gconstpointer clock)
{
  play (fixture, "D4");
  g_assert_true (tengen_session_add_time (
      fixture->session, TENGEN_SEAT_SECOND, 15 * SECOND));
  hear (fixture, "changed changed");
  wait (fixture, 24);
  hear (fixture, "");
  wait (fixture, 2);
  hear (fixture, "seconds 10");
}

/* A time that does not stand still while it is read. */
static gint64
creep_cb (gpointer data)
{
  return ((Fixture *) data)->now += SECOND / 64;
}

/* Whatever begins between two readings of one look is told all the same. */
static void
test_creeping (Fixture *fixture, gconstpointer clock)
{
  play (fixture, "D4");
  hear (fixture, "changed");
  tengen_session_set_time_source (fixture->session, creep_cb, fixture);
  while (tengen_position_get_phase (tengen_session_get_position (
             fixture->session)) != TENGEN_PHASE_OVER)
    tengen_session_look_at_clock (fixture->session);
  hear (fixture,
        "seconds 10 seconds 11 seconds 12 seconds 13 seconds 14 seconds 15 "
        "seconds 16 seconds 17 seconds 18 seconds 19 up 0 changed");
}

/* Of a long block only the last minute is counted. */
static void
test_canadian (Fixture *fixture, gconstpointer clock)
{
  play (fixture, "D4");
  wait (fixture, 2);
  hear (fixture, "changed byoyomi 90");
  wait (fixture, 60);
  hear (fixture, "seconds -60 seconds -30");
}

/* No move is made after the time is up, even if the clock was not looked at. */
static void
test_late (Fixture *fixture, gconstpointer clock)
{
  play (fixture, "D4");
  wait (fixture, 58);
  g_string_truncate (fixture->heard, 0);
  fixture->now += 3 * SECOND;
  g_assert_false (play (fixture, "D5"));
  g_assert_nonnull (strstr (fixture->heard->str, "up 0 changed refused"));
}

/* A player who looks elsewhere loses where play stands. */
static void
test_elsewhere (Fixture *fixture, gconstpointer clock)
{
  const TengenGame *game = tengen_session_get_game (fixture->session);
  TengenNode live;

  play (fixture, "D4");
  live = tengen_game_get_live (game);
  tengen_session_step (fixture->session, -1);
  wait (fixture, 61);
  g_assert_cmpuint (tengen_game_get_cursor (game), ==, live);
  g_assert_cmpint (tengen_position_get_phase (
                       tengen_session_get_position (fixture->session)),
                   ==,
                   TENGEN_PHASE_OVER);
}

/* Sleep is charged to neither player: time runs up to the last look, and then
 * the clock is paused. */
static void
test_away (Fixture *fixture, gconstpointer clock)
{
  play (fixture, "D4");
  wait (fixture, 2);
  hear (fixture, "changed");
  fixture->now += 24 * 3600 * SECOND;
  g_assert_cmpfloat (shown (fixture, TENGEN_SEAT_SECOND), ==, 58);
  tengen_session_look_at_clock (fixture->session);
  hear (fixture, "changed away 0");
  g_assert_cmpstr (last_line (fixture), ==, "c 2000000 1 0 0");
  g_assert_cmpfloat (shown (fixture, TENGEN_SEAT_SECOND), ==, 58);
  g_assert_true (tengen_session_start_clock (fixture->session));
  wait (fixture, 1);
  g_assert_cmpfloat (shown (fixture, TENGEN_SEAT_SECOND), ==, 57);
  /* found by a move */
  fixture->now += 6 * SECOND;
  g_string_truncate (fixture->heard, 0);
  g_assert_false (play (fixture, "D5"));
  g_assert_nonnull (strstr (fixture->heard->str, "changed away 0 refused"));
}

/* Time that goes backwards does not count. */
static void
test_back (Fixture *fixture, gconstpointer clock)
{
  play (fixture, "D4");
  wait (fixture, 2);
  fixture->now -= 100 * SECOND;
  tengen_session_look_at_clock (fixture->session);
  play (fixture, "D5");
  g_assert_cmpfloat (shown (fixture, TENGEN_SEAT_SECOND), ==, 60);
}

static void
test_people (Fixture *fixture, gconstpointer clock)
{
  TengenSession *session = fixture->session;

  g_assert_false (tengen_session_end_turn (session, TENGEN_SEAT_SECOND));
  g_assert_true (tengen_session_end_turn (session, TENGEN_SEAT_FIRST));
  wait (fixture, 5);
  g_assert_true (tengen_session_pause_clock (session));
  g_assert_false (tengen_session_pause_clock (session));
  hear (fixture, "changed changed");
  g_assert_false (tengen_session_end_turn (session, TENGEN_SEAT_SECOND));
  wait (fixture, 100);
  g_assert_true (
      tengen_session_add_time (session, TENGEN_SEAT_SECOND, 10 * SECOND));
  g_assert_true (tengen_session_start_clock (session));
  g_assert_false (tengen_session_start_clock (session));
  g_assert_cmpfloat (shown (fixture, TENGEN_SEAT_SECOND), ==, 65);
  g_assert_true (tengen_session_end_turn (session, TENGEN_SEAT_SECOND));
  wait (fixture, 1);
  g_assert_cmpfloat (shown (fixture, TENGEN_SEAT_FIRST), ==, 59);
}

static void
test_none (Fixture *fixture, gconstpointer clock)
{
  TengenSession *session = fixture->session;
  TengenClock now;

  g_assert_false (tengen_session_has_clock (session));
  tengen_session_get_clock (session, &now);
  g_assert_cmpint (now.turn, ==, TENGEN_SEAT_NONE);
  g_assert_false (tengen_session_pause_clock (session));
  g_assert_false (tengen_session_start_clock (session));
  g_assert_false (tengen_session_add_time (session, TENGEN_SEAT_FIRST, 1));
  g_assert_false (tengen_session_end_turn (session, TENGEN_SEAT_FIRST));
  wait (fixture, 50);
  g_assert_true (play (fixture, "D4"));
  hear (fixture, "changed");
  g_assert_cmpuint (fixture->n_faces, ==, 0);
}

/* Done again from its lines, it stands as at the last one. */
static void
test_restored (Fixture *fixture, gconstpointer clock)
{
  g_autoptr (TengenSession) restored = tengen_session_new (make_game (clock));
  Fixture other = { restored, 77, NULL, NULL, 0 };
  TengenClock now;

  tengen_session_set_time_source (restored, now_cb, &other);
  play (fixture, "D4");
  wait (fixture, 15);
  for (guint i = 0; i < fixture->lines->len; i++)
    {
      g_assert_true (
          tengen_session_replay (restored, fixture->lines->pdata[i]));
      other.now += 2 * SECOND;
    }
  tengen_session_pause_restored (restored);
  tengen_session_get_clock (restored, &now);
  g_assert_true (now.paused);
  g_assert_cmpfloat (shown (&other, TENGEN_SEAT_SECOND), ==, 50);
  other.now += 1000 * SECOND;
  tengen_session_look_at_clock (restored);
  g_assert_cmpfloat (shown (&other, TENGEN_SEAT_SECOND), ==, 50);
  g_assert_true (tengen_session_start_clock (restored));
}

/* The program is killed just as the time ends: no line leaves a game in which a
 * player has no time and neither has lost. */
static void
test_killed (Fixture *fixture, gconstpointer clock)
{
  g_autoptr (TengenSession) restored = tengen_session_new (make_game (clock));

  play (fixture, "D4");
  play (fixture, "D5");
  tengen_session_step (fixture->session, -1);
  wait (fixture, 61);
  for (guint i = 0; i < fixture->lines->len; i++)
    {
      TengenClock now;

      g_assert_true (
          tengen_session_replay (restored, fixture->lines->pdata[i]));
      tengen_session_get_clock (restored, &now);
      g_assert_true (!now.seats[TENGEN_SEAT_FIRST].is_up ||
                     i + 1 == fixture->lines->len);
    }
  g_assert_cmpint (
      tengen_position_get_phase (tengen_session_get_position (restored)),
      ==,
      TENGEN_PHASE_OVER);
}

/* By the system's own clock: the timer runs while the clock does, and does not
 * outlive the session. */
static void
test_timer (void)
{
  TengenSession *session = tengen_session_new (make_game ("absolute 0.25"));

  tengen_session_end_turn (session, TENGEN_SEAT_FIRST);
  while (tengen_position_get_phase (tengen_session_get_position (session)) !=
         TENGEN_PHASE_OVER)
    g_main_context_iteration (NULL, TRUE);
  g_assert_false (g_main_context_pending (NULL));
  tengen_session_set_game (session, make_game ("absolute 60"));
  tengen_session_end_turn (session, TENGEN_SEAT_FIRST);
  g_assert_finalize_object (session);
  g_main_context_iteration (NULL, FALSE);
}

/* What a match keeps cannot be undone from a menu either. */
static void
test_match (void)
{
  g_autoptr (TengenGameSetup) setup =
      tengen_game_setup_new (tengen_go_rules_find ("japan"), 7);
  g_autoptr (TengenSession) session = NULL;
  gboolean can_undo = TRUE;

  setup->match = g_strdup ("spring 1");
  session = tengen_session_new (tengen_game_new (setup));
  g_assert_true (tengen_session_play (session, 3));
  g_object_get (session, "can-undo", &can_undo, NULL);
  g_assert_false (can_undo);
  g_assert_false (tengen_session_undo (session));
}

#define ADD(path, clock, function)                                             \
  g_test_add (path, Fixture, clock, set_up, function, tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("/session-clock/shown", "absolute 60", test_shown);
  ADD ("/session-clock/tick", "absolute 60", test_tick);
  ADD ("/session-clock/absolute", "absolute 60", test_absolute);
  ADD ("/session-clock/byoyomi", "japanese 5 30 2", test_byoyomi);
  ADD ("/session-clock/room", "room 50 20", test_room);
  ADD ("/session-clock/longer", "room 0 30", test_longer);
  ADD ("/session-clock/creeping", "japanese 0 20 1", test_creeping);
  ADD ("/session-clock/canadian", "canadian 1 90 5", test_canadian);
  ADD ("/session-clock/late", "absolute 60", test_late);
  ADD ("/session-clock/elsewhere", "absolute 60", test_elsewhere);
  ADD ("/session-clock/away", "absolute 60", test_away);
  ADD ("/session-clock/back", "absolute 60", test_back);
  ADD ("/session-clock/people", "absolute 60", test_people);
  ADD ("/session-clock/none", "none", test_none);
  ADD ("/session-clock/restored", "absolute 60", test_restored);
  ADD ("/session-clock/killed", "absolute 60", test_killed);
  g_test_add_func ("/session-clock/timer", test_timer);
  g_test_add_func ("/session-clock/match", test_match);
  return g_test_run ();
}
