/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-window-clock: the clock of a window's game, and the clock alone
 */
#include "app-window.h"

#include "clock-time.h"
#include "tengen-clock-face.h"
#include "tengen-clock-window.h"
#include "tengen-play-time.h"

#define RECORD "(;GM[1]FF[4]SZ[9]RU[Japanese]TNR[japan]TNT[japanese 600 30 3])"

static void
settle_window (void)
{
  while (g_main_context_pending (NULL))
    g_main_context_iteration (NULL, FALSE);
}

static TengenWindow *
open_timed (Fixture *f)
{
  TengenWindow *window = activate ();
  g_autoptr (GFile) file = make_file (f, "timed.sgf", RECORD);

  open_file (window, file);
  tengen_session_set_time_source (get_session (get_window ()), read_time, NULL);
  return get_window ();
}

static gboolean
act (TengenWindow *window, const char *name, GVariant *parameter)
{
  g_autoptr (GVariant) value =
      parameter != NULL ? g_variant_ref_sink (parameter) : NULL;

  return gtk_widget_activate_action_variant (GTK_WIDGET (window), name, value);
}

static TengenClock
get_clock (TengenWindow *window)
{
  TengenClock now;

  tengen_session_get_clock (get_session (window), &now);
  return now;
}

/* A game without a clock has none of it. */
static void
test_none (Fixture *f, gconstpointer data)
{
  TengenWindow *window = activate ();

  act (window, "win.clock", NULL);
  g_assert_null (find_toplevel (TENGEN_TYPE_CLOCK_WINDOW));
  act (window, "win.clock-pause", NULL);
  act (window, "win.add-time", g_variant_new ("(ii)", 1, 60));
  g_assert_false (tengen_session_has_clock (get_session (window)));
}

static void
test_actions (Fixture *f, gconstpointer data)
{
  TengenWindow *window = open_timed (f);

  act (window, "win.clock-pause", NULL);
  g_assert_true (get_clock (window).started);
  act (window, "win.clock-pause", NULL);
  g_assert_true (get_clock (window).paused);
  act (window, "win.clock-pause", NULL);
  g_assert_false (get_clock (window).paused);
  act (window, "win.add-time", g_variant_new ("(ii)", 2, 300));
  g_assert_cmpint (get_clock (window).seats[TENGEN_SEAT_SECOND].main_us,
                   ==,
                   900 * TENGEN_CLOCK_SECOND);
}

static void
test_alone (Fixture *f, gconstpointer data)
{
  TengenWindow *window = open_timed (f);
  TengenClockPair *pair;

  act (window, "win.clock", NULL);
  g_assert_nonnull (find_toplevel (TENGEN_TYPE_CLOCK_WINDOW));
  pair =
      tengen_clock_window_get_pair (find_toplevel (TENGEN_TYPE_CLOCK_WINDOW));
  g_assert_true (tengen_clock_pair_press (pair, 0));
  g_assert_cmpint (get_clock (window).turn, ==, TENGEN_SEAT_SECOND);
  pass_time (get_session (window), 4 * TENGEN_CLOCK_SECOND);
  g_assert_true (tengen_clock_pair_press (pair, 1));
  g_assert_cmpint (get_clock (window).seats[TENGEN_SEAT_SECOND].used_us,
                   ==,
                   4 * TENGEN_CLOCK_SECOND);
  /* asked for again it is the same one */
  act (window, "win.clock", NULL);
  g_assert_true (pair == tengen_clock_window_get_pair (
                             find_toplevel (TENGEN_TYPE_CLOCK_WINDOW)));
  gtk_widget_activate_action (GTK_WIDGET (pair), "clock.leave", NULL);
  settle_window ();
  g_assert_null (find_toplevel (TENGEN_TYPE_CLOCK_WINDOW));
  g_assert_cmpuint (count_windows (), ==, 1);
}

/* Another game without a clock in its place: the clock goes. */
static void
test_replaced (Fixture *f, gconstpointer data)
{
  TengenWindow *window = open_timed (f);
  g_autoptr (TengenGameSetup) setup =
      tengen_game_setup_new (tengen_go_rules_find ("pure"), 9);

  act (window, "win.clock", NULL);
  tengen_window_replace_document (window, tengen_document_new (setup, NULL));
  settle_window ();
  g_assert_null (find_toplevel (TENGEN_TYPE_CLOCK_WINDOW));
}

/* It goes with the window of its game. */
static void
test_closed (Fixture *f, gconstpointer data)
{
  TengenWindow *window = open_timed (f);

  act (window, "win.clock", NULL);
  g_assert_nonnull (find_toplevel (TENGEN_TYPE_CLOCK_WINDOW));
  gtk_window_destroy (GTK_WINDOW (window));
  settle_window ();
  g_assert_null (find_toplevel (TENGEN_TYPE_CLOCK_WINDOW));
}

static void
test_program (Fixture *f, gconstpointer data)
{
  TengenWindow *window = activate ();

  tengen_application_show_clock (application);
  g_assert_true (window == get_window ());
  g_assert_nonnull (find_toplevel (TENGEN_TYPE_CLOCK_WINDOW));
  g_assert_true (tengen_session_has_clock (get_session (window)));
  g_assert_cmpuint (count_windows (), ==, 1);
  g_assert_cmpint (get_clock (window).seats[TENGEN_SEAT_FIRST].main_us,
                   ==,
                   600 * TENGEN_CLOCK_SECOND);
}

static GtkWidget *
find_time (GtkWidget *widget)
{
  GtkWidget *found = NULL;

  if (TENGEN_IS_PLAY_TIME (widget))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget);
       child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_time (child);
  return found;
}

/* Another time is another game: it is only offered before the first move. */
static void
test_time (Fixture *f, gconstpointer data)
{
  TengenWindow *window = activate ();

  tengen_application_show_clock (application);
  g_assert_true (gtk_widget_get_visible (
      find_time (GTK_WIDGET (find_toplevel (TENGEN_TYPE_CLOCK_WINDOW)))));
  gtk_widget_activate_action (GTK_WIDGET (tengen_clock_window_get_pair (
                                  find_toplevel (TENGEN_TYPE_CLOCK_WINDOW))),
                              "clock.leave",
                              NULL);
  settle_window ();
  g_assert_true (tengen_session_play (get_session (window), 40));
  act (window, "win.clock", NULL);
  g_assert_false (gtk_widget_get_visible (
      find_time (GTK_WIDGET (find_toplevel (TENGEN_TYPE_CLOCK_WINDOW)))));
}

static void
add_tests (void)
{
  add ("/window-clock/none", test_none);
  add ("/window-clock/actions", test_actions);
  add ("/window-clock/alone", test_alone);
  add ("/window-clock/time", test_time);
  add ("/window-clock/replaced", test_replaced);
  add ("/window-clock/closed", test_closed);
  add ("/window-clock/program", test_program);
}

int
main (int argc, char **argv)
{
  return run_tests (argc, argv, add_tests);
}
