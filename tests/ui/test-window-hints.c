/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-window-hints: hints come at their moment, go when the thing is done or
 * they are closed, and come once; F1 opens the page of the screen
 */
#include "app-window.h"

#include "tengen-help-window.h"
#include "tengen-help.h"
#include "tengen-hint.h"

static GtkWidget *
find_hint (GtkWidget *widget)
{
  GtkWidget *found = NULL;

  if (TENGEN_IS_HINT (widget))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget);
       child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_hint (child);
  return found;
}

static const char *
get_text (TengenWindow *window)
{
  GtkWidget *hint = find_hint (GTK_WIDGET (window));

  if (hint == NULL || !gtk_widget_get_visible (hint))
    return "";
  return gtk_label_get_label (GTK_LABEL (
      gtk_widget_get_template_child (hint, TENGEN_TYPE_HINT, "label")));
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
  return tengen_settings_get_hint_seen (
      tengen_application_get_settings (program), id);
}

static void
close_hint (TengenWindow *window)
{
  g_signal_emit_by_name (
      gtk_widget_get_first_child (gtk_widget_get_last_child (
          gtk_widget_get_first_child (find_hint (GTK_WIDGET (window))))),
      "clicked");
}

static void
forget_hints (void)
{
  tengen_settings_reset (tengen_application_get_settings (program));
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

static void
test_refused (Fixture *f, gconstpointer data)
{
  TengenWindow *window = NULL;

  forget_hints ();
  window = activate ();
  wait_hint (window, "two lines cross");
  g_assert_true (tengen_session_play (get_session (window), 40));
  g_assert_false (tengen_session_play (get_session (window), 40));
  wait_hint (window, "do not allow");
  g_assert_true (tengen_session_play (get_session (window), 41));
  g_assert_cmpstr (get_text (window), ==, "");
  g_assert_false (tengen_session_play (get_session (window), 40));
  settle ();
  g_assert_cmpstr (get_text (window), ==, "");
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

static void
test_count (Fixture *f, gconstpointer data)
{
  TengenWindow *window = NULL;
  GtkWidget *hint = NULL;

  forget_hints ();
  window = activate ();
  wait_hint (window, "two lines cross");
  g_assert_true (tengen_session_pass (get_session (window)));
  g_assert_true (tengen_session_pass (get_session (window)));
  g_assert_nonnull (window->score_window);
  hint = find_hint (window->score_window);
  g_assert_nonnull (hint);
  g_assert_true (gtk_widget_get_visible (hint));
  g_assert_cmpstr (get_text (window), ==, "");
  g_assert_false (is_seen ("count"));
  g_assert_true (tengen_session_undo (get_session (window)));
  g_assert_true (is_seen ("count"));
  g_assert_false (gtk_widget_get_visible (hint));
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
  g_assert_true (TENGEN_IS_HELP_WINDOW (program->help_window));
  g_assert_cmpstr (
      tengen_help_window_get_shown (TENGEN_HELP_WINDOW (program->help_window)),
      ==,
      page);
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
  g_assert_null (program->help_window);
  open_help ("rules");
  check_help ("rules");
  use (top);
  open_help ("");
  check_help ("review");
  tengen_document_set_review (tengen_window_get_document (window), FALSE);
  use (top);
  open_help ("");
  check_help ("playing");
  gtk_window_close (GTK_WINDOW (program->help_window));
  settle ();
  g_assert_null (program->help_window);
}

static void
add_tests (void)
{
  add ("/window-hints/first-stone", test_first_stone);
  add ("/window-hints/refused", test_refused);
  add ("/window-hints/closed", test_closed);
  add ("/window-hints/count", test_count);
  add ("/window-hints/help", test_help);
}

int
main (int argc, char **argv)
{
  return run_tests (argc, argv, add_tests);
}
