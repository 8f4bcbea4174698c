/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-window-hints: hints come at their moment, go when the thing is done or
 * they are closed, and come once; F1 opens the page of the screen
 */
#include "app-window.h"

#include "help-shown.h"
#include "tengen-help.h"
#include "tengen-score-window.h"

static const char *
get_text (TengenWindow *window)
{
  const char *hint = tengen_notice_get_hint (window->notice);

  return hint != NULL ? hint : "";
}

static void
wait_hint (TengenWindow *window, const char *part)
{
  for (int i = 0; i < 2000 && strstr (get_text (window), part) == NULL; i++)
    {
      g_main_context_iteration (NULL, FALSE);
      g_usleep (1000);
    }
  g_assert_nonnull (strstr (get_text (window), part));
}

static gboolean
is_seen (const char *id)
{
  return tengen_settings_get_hint_seen (tengen_program_get_settings (program),
                                        id);
}

static void
close_hint (TengenWindow *window)
{
  GtkWidget *row = GTK_WIDGET (gtk_widget_get_template_child (
      GTK_WIDGET (window->notice), TENGEN_TYPE_NOTICE, "row"));

  g_signal_emit_by_name (gtk_widget_get_last_child (row), "clicked");
}

static void
forget_hints (void)
{
  tengen_settings_reset (tengen_program_get_settings (program));
}

static void
test_first_stone (Fixture *f, gconstpointer data)
{
  TengenWindow *window = NULL;

  forget_hints ();
  window = activate ();
  wait_hint (window, "two lines cross");
  g_assert_false (is_seen ("first-stone"));
  g_assert_true (tengen_session_play (get_session (window), 40));
  g_assert_cmpstr (get_text (window), ==, "");
  g_assert_true (is_seen ("first-stone"));
  g_assert_true (tengen_session_undo (get_session (window)));
  settle ();
  g_assert_cmpstr (get_text (window), ==, "");
}

/* Renju, with crosses on the board or without. */
static void
begin_renju (TengenWindow *window, const char *rules)
{
  g_autoptr (TengenGameSetup) setup = NULL;
  TengenRenjuRules renju;

  g_assert_true (tengen_renju_rules_parse (rules, &renju));
  setup = tengen_game_setup_new_renju (&renju);
  tengen_window_replace_document (
      window, tengen_document_new (setup, tengen_program_get_shelf (program)));
}

static void
test_renju (Fixture *f, gconstpointer data)
{
  TengenWindow *window = NULL;

  forget_hints ();
  window = activate ();
  wait_hint (window, "two lines cross");
  begin_renju (window, "free declared");
  wait_hint (window, "does not show them");
  begin_renju (window, "free");
  wait_hint (window, "small cross");
}

/* What is behind is not there for screen readers either. */
static const char *
get_place (TengenWindow *window)
{
  GtkWidget *notice = GTK_WIDGET (window->notice);
  GtkWidget *line = gtk_widget_get_prev_sibling (notice);
  gboolean seen = gtk_widget_get_child_visible (notice);

  gtk_test_accessible_assert_state (
      seen ? line : notice, GTK_ACCESSIBLE_STATE_HIDDEN, TRUE);
  gtk_test_accessible_assert_state (
      seen ? notice : line, GTK_ACCESSIBLE_STATE_HIDDEN, FALSE);
  return seen ? "notice" : "line";
}

/* What the game says goes before a hint, which comes back after it. */
static void
test_rank (Fixture *f, gconstpointer data)
{
  TengenWindow *window = NULL;

  forget_hints ();
  window = activate ();
  wait_hint (window, "two lines cross");
  g_assert_cmpstr (get_place (window), ==, "notice");
  tengen_window_refuse (window, "It was not copied.");
  tengen_window_tell (window, "The file is damaged.", NULL, NULL);
  g_assert_cmpuint (tengen_notice_get_rank (window->notice, NULL), ==, 3);
  g_assert_cmpstr (
      tengen_notice_get_text (window->notice), ==, "It was not copied.");
  tengen_window_refuse (window, "It was not pasted.");
  g_assert_cmpuint (tengen_notice_get_rank (window->notice, NULL), ==, 3);
  tengen_window_withdraw (window, "It was not pasted.");
  g_assert_cmpstr (
      tengen_notice_get_text (window->notice), ==, "The file is damaged.");
  g_assert_true (tengen_session_play (get_session (window), 40));
  g_assert_cmpstr (get_place (window), ==, "notice");
  g_assert_false (tengen_session_play (get_session (window), 40));
  g_assert_cmpstr (get_place (window), ==, "line");
  tengen_window_refuse (window, "It was not saved.");
  g_assert_cmpstr (get_place (window), ==, "notice");
  g_assert_false (tengen_session_play (get_session (window), 40));
  g_assert_cmpstr (get_place (window), ==, "line");
  g_assert_true (tengen_session_play (get_session (window), 41));
  g_assert_cmpstr (get_place (window), ==, "notice");
  tengen_notice_dismiss (window->notice);
  g_assert_cmpstr (get_place (window), ==, "line");
}

/* A person can turn from one to the next, and to what the game says. */
static void
test_turn (Fixture *f, gconstpointer data)
{
  TengenWindow *window = activate ();
  GtkWidget *notice = GTK_WIDGET (window->notice);
  GtkWidget *line = gtk_widget_get_prev_sibling (notice);
  gpointer others =
      gtk_widget_get_template_child (notice, TENGEN_TYPE_NOTICE, "others");
  gpointer more =
      gtk_widget_get_template_child (line, G_OBJECT_TYPE (line), "more");

  settle ();
  tengen_notice_withdraw (window->notice, get_text (window));
  tengen_window_tell (window, "First.", NULL, NULL);
  g_assert_false (gtk_widget_get_visible (others));
  tengen_window_tell (window, "Second.", "Save", "win.save");
  g_assert_true (gtk_widget_get_visible (others));
  g_assert_true (tengen_session_play (get_session (window), 40));
  g_assert_false (tengen_session_play (get_session (window), 40));
  g_assert_cmpstr (get_place (window), ==, "line");
  g_assert_cmpstr (gtk_button_get_label (more), ==, "2 more");
  g_signal_emit_by_name (more, "clicked");
  g_assert_cmpstr (get_place (window), ==, "notice");
  g_assert_cmpstr (tengen_notice_get_text (window->notice), ==, "Second.");
  g_assert_cmpstr (gtk_button_get_label (others), ==, "2 more");
  g_signal_emit_by_name (others, "clicked");
  g_assert_cmpstr (get_place (window), ==, "notice");
  g_assert_cmpstr (tengen_notice_get_text (window->notice), ==, "First.");
  g_signal_emit_by_name (others, "clicked");
  g_assert_cmpstr (get_place (window), ==, "line");
}

static void
test_closed (Fixture *f, gconstpointer data)
{
  TengenWindow *window = NULL;

  forget_hints ();
  window = activate ();
  wait_hint (window, "two lines cross");
  close_hint (window);
  g_assert_cmpstr (get_text (window), ==, "");
  g_assert_true (is_seen ("first-stone"));
  tengen_document_set_review (tengen_window_get_document (window), TRUE);
  wait_hint (window, "begins a variation");
  tengen_document_set_review (tengen_window_get_document (window), FALSE);
  g_assert_cmpstr (get_text (window), ==, "");
  g_assert_true (is_seen ("review"));
}

/* Whether play stopped too early is found out in a thread first. */
static void
wait_count (TengenWindow *window)
{
  while (window->score_window == NULL)
    g_main_context_iteration (NULL, TRUE);
}

static void
test_count (Fixture *f, gconstpointer data)
{
  TengenWindow *window = NULL;
  TengenNotice *notice = NULL;

  forget_hints ();
  window = activate ();
  wait_hint (window, "two lines cross");
  g_assert_true (tengen_session_pass (get_session (window)));
  g_assert_true (tengen_session_pass (get_session (window)));
  wait_count (window);
  notice = tengen_score_window_get_notice (
      TENGEN_SCORE_WINDOW (window->score_window));
  g_assert_nonnull (tengen_notice_get_hint (notice));
  g_assert_cmpstr (get_text (window), ==, "");
  g_assert_false (is_seen ("count"));
  g_assert_true (tengen_session_undo (get_session (window)));
  g_assert_true (is_seen ("count"));
  g_assert_null (tengen_notice_get_hint (notice));
}

static void
open_help (const char *page)
{
  g_action_group_activate_action (
      G_ACTION_GROUP (program), "help", g_variant_new_string (page));
  settle ();
}

static void
check_help (const char *page)
{
  g_assert_true (TENGEN_IS_HELP_WINDOW (application->help_window));
  g_assert_cmpstr (get_help_shown (application->help_window), ==, page);
}

/* The help tells of the window that is used. */
static void
use (GtkWindow *window)
{
  gtk_window_present (window);
  while (!gtk_window_is_active (window))
    g_main_context_iteration (NULL, TRUE);
}

static void
test_help (Fixture *f, gconstpointer data)
{
  TengenWindow *window = activate ();
  GtkWindow *top = GTK_WINDOW (window);

  g_assert_cmpstr (tengen_help_get_page (top), ==, "playing");
  tengen_document_set_review (tengen_window_get_document (window), TRUE);
  g_assert_cmpstr (tengen_help_get_page (top), ==, "review");
  g_assert_null (application->help_window);
  open_help ("rules");
  check_help ("rules");
  use (top);
  open_help ("");
  check_help ("review");
  tengen_document_set_review (tengen_window_get_document (window), FALSE);
  use (top);
  open_help ("");
  check_help ("playing");
  gtk_window_close (GTK_WINDOW (application->help_window));
  settle ();
  g_assert_null (application->help_window);
}

static void
add_tests (void)
{
  add ("/window-hints/first-stone", test_first_stone);
  add ("/window-hints/renju", test_renju);
  add ("/window-hints/rank", test_rank);
  add ("/window-hints/turn", test_turn);
  add ("/window-hints/closed", test_closed);
  add ("/window-hints/count", test_count);
  add ("/window-hints/help", test_help);
}

int
main (int argc, char **argv)
{
  return run_tests (argc, argv, add_tests);
}
