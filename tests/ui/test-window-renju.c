/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-window-renju: positions of Renju to and from other programs, and the
 * example
 */
#include "clipboard-text.h"
#include "tengen-examples.h"

static const TengenGameSetup *
get_setup (TengenWindow *window)
{
  return tengen_game_get_setup (tengen_window_get_game (window));
}

/* Pastes a position and waits for it; its game. */
static const TengenGame *
paste_position (TengenWindow *window, const char *text)
{
  paste (window, text);
  while (!tengen_game_setup_is_renju (get_setup (window)))
    g_main_context_iteration (NULL, TRUE);
  return tengen_window_get_game (window);
}

static gboolean
can_copy (TengenWindow *window)
{
  g_autofree char *after = NULL;
  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (window)), "-");
  gtk_widget_activate_action (GTK_WIDGET (window), "win.copy-stones", NULL);
  after = read_clipboard (window);
  return strcmp (after, "-") != 0;
}

static void
check_copy (TengenWindow *window, const char *wanted)
{
  g_autofree char *text = NULL;
  run (window, "win.copy-stones");
  text = read_clipboard (window);
  g_assert_cmpstr (text, ==, wanted);
}

/* A game that can be played on, nothing of it saved. */
static void
test_paste (Fixture *f, gconstpointer data)
{
  TengenWindow *window = activate ();
  const TengenGame *game = paste_position (window, " h8H9, i8\n");
  const TengenPosition *position = tengen_game_get_position (game);
  g_assert_cmpuint (count_windows (), ==, 1);
  g_assert_cmpuint (count_moves (window), ==, 3);
  g_assert_cmpint (tengen_position_get_renju (position)->pattern, ==, 5);
  g_assert_cmpint (
      tengen_position_get_to_move (position), ==, TENGEN_STONE_WHITE);
  g_assert_null (tengen_document_get_file (window->document));
  g_assert_true (tengen_document_get_unsaved (window->document));
  g_assert_false (tengen_document_get_review (window->document));
  check_copy (window, "h8h9i8");
  g_assert_true (tengen_session_play (get_session (window), 0));
  check_copy (window, "h8h9i8a15");
  tengen_session_step (get_session (window), -2);
  check_copy (window, "h8h9");
  /* closed without a word it is there again */
  quit_program ();
  window = activate ();
  g_assert_true (tengen_game_setup_is_renju (get_setup (window)));
}

/* What was copied of Renju comes back as Renju, beside the game. */
static void
test_diagram (Fixture *f, gconstpointer data)
{
  TengenWindow *window = activate ();
  paste_position (window, "h8h9i8");
  run (window, "win.copy-diagram");
  g_autofree char *text = read_clipboard (window);
  g_assert_true (g_str_has_prefix (text, "$$W15\n"));
  paste (window, text);
  while (count_windows () < 2)
    g_main_context_iteration (NULL, TRUE);
  TengenWindow *other = get_window ();
  g_assert_true (other != window);
  const TengenPosition *position =
      tengen_game_get_position (tengen_window_get_game (other));
  g_assert_true (tengen_game_setup_is_renju (get_setup (other)));
  g_assert_cmpint (
      tengen_position_get_to_move (position), ==, TENGEN_STONE_WHITE);
  run (other, "win.copy-diagram");
  g_autofree char *again = read_clipboard (other);
  g_assert_cmpstr (again, ==, text);
}

/* A game that was begun is kept: the position gets a window of its own. */
static void
test_paste_beside (Fixture *f, gconstpointer data)
{
  TengenWindow *window = activate ();
  g_assert_true (tengen_session_play (get_session (window), 40));
  paste (window, "h8");
  while (count_windows () < 2)
    g_main_context_iteration (NULL, TRUE);
  g_assert_false (tengen_game_setup_is_renju (get_setup (window)));
  g_assert_cmpuint (count_moves (window), ==, 1);
}

static void
test_faults (Fixture *f, gconstpointer data)
{
  static const struct
  {
    const char *text;
    const char *said;
  } rows[] = {
    { "h8h9h8", "Stone 3 of this position would lie where stone 1 lies." },
    { "h8h9p1", "Stone 3 of this position is no point from A1 to O15." },
    { "h8h16", "Stone 2 of this position is no point from A1 to O15." },
    { "h8 and then some", "Stone 2 of this position is no point" },
    { "Shall we play?", "This text is no game record." },
    { "", "This text is no game record." },
  };
  TengenWindow *window = activate ();
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      tengen_notice_dismiss (window->notice);
      paste (window, rows[i].text);
      while (tengen_notice_get_text (window->notice) == NULL)
        g_main_context_iteration (NULL, TRUE);
      g_assert_nonnull (
          strstr (tengen_notice_get_text (window->notice), rows[i].said));
      g_assert_null (
          strstr (tengen_notice_get_text (window->notice), "this file"));
      g_assert_true (tengen_document_get_untouched (window->document));
    }
}

/* Stones of a diagram, what a text cannot say, and other games. */
static void
test_copy (Fixture *f, gconstpointer data)
{
  static const struct
  {
    const char *record;
    const char *text;
  } rows[] = {
    { "(;GM[4]SZ[15]AB[ih][hh]AW[hg]PL[W])", "h8h9i8" },
    { "(;GM[4]SZ[15]AB[ih][hh]AW[hg]PL[W];W[aa])", "h8h9i8a15" },
    { "(;GM[4]SZ[15];B[hh];W[hg];B[])", NULL },
    { "(;GM[4]SZ[15];B[hh];W[hg];B[];W[])", "h8h9" },
    { "(;GM[4]SZ[15]AB[ih][hh]AW[hg]PL[B])", NULL },
    { "(;GM[4]SZ[15]AB[ih][hh][aa]AW[hg])", NULL },
    { "(;GM[4]SZ[15];B[hh];W[hg];B[ih];AE[hg]AW[aa]PL[W])", "h8a15i8" },
    { "(;GM[4]SZ[15])", NULL },
    { "(;GM[4]SZ[19];B[hh])", NULL },
    { "(;GM[1]SZ[15];B[hh])", NULL },
  };
  TengenWindow *window = activate ();
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *name = g_strdup_printf ("%u.sgf", (guint) i);
      g_autoptr (GFile) file = make_file (f, name, rows[i].record);
      g_test_message ("%s", rows[i].record);
      open_file (window, file);
      window = find_window_of (file);
      g_assert_nonnull (window);
      tengen_session_step (get_session (window), G_MAXINT);
      g_assert_cmpint (can_copy (window), ==, rows[i].text != NULL);
      if (rows[i].text != NULL)
        check_copy (window, rows[i].text);
    }
}

/* It is read without a fault, from its beginning, to a five. */
static void
test_example (Fixture *f, gconstpointer data)
{
  g_autoptr (TengenLoaded) loaded = tengen_examples_load ("renju-game");
  g_autoptr (TengenSession) session = NULL;
  const TengenPosition *position;
  g_assert_nonnull (loaded);
  g_assert_cmpuint (loaded->warnings->len, ==, 0);
  session = tengen_session_new (g_steal_pointer (&loaded->game));
  position = tengen_session_get_position (session);
  g_assert_cmpuint (tengen_position_get_move (position), ==, 0);
  while (tengen_session_step (session, 1))
    g_assert_null (tengen_position_get_forced (position));
  g_assert_cmpuint (tengen_position_get_move (position), ==, 15);
  g_assert_cmpint (
      tengen_position_get_renju (position)->end, ==, TENGEN_RENJU_END_FIVE);
}

/* What is said of other examples, that they can be counted, is not said. */
static void
test_example_shown (Fixture *f, gconstpointer data)
{
  TengenWindow *window = activate ();
  gtk_widget_activate_action (
      GTK_WIDGET (window), "app.example", "s", "renju-game");
  g_assert_true (tengen_game_setup_is_renju (get_setup (window)));
  g_assert_true (tengen_document_get_review (window->document));
  g_assert_false (tengen_document_get_unsaved (window->document));
  g_assert_null (tengen_notice_get_text (window->notice));
}

/* A record of others that does not name its rules is no guess at rules of Go;
 * one of Go still is. */
static void
test_assumed (Fixture *f, gconstpointer data)
{
  TengenWindow *window = activate ();
  g_autoptr (GFile) renju =
      make_file (f, "renju.sgf", "(;GM[4]FF[4]SZ[15];B[hh];W[ii])");
  g_autoptr (GFile) go = make_file (f, "go.sgf", "(;GM[1]FF[4]SZ[9];B[ee])");
  open_file (window, renju);
  window = find_window_of (renju);
  g_assert_true (tengen_game_setup_is_renju (get_setup (window)));
  g_assert_null (tengen_notice_get_text (window->notice));
  open_file (window, go);
  window = find_window_of (go);
  g_assert_nonnull (tengen_notice_get_text (window->notice));
}

/* A button is as sensitive as its action is enabled. */
static gboolean
is_enabled (TengenWindow *window, const char *action)
{
  GtkWidget *button = gtk_button_new ();
  gboolean enabled;
  gtk_widget_set_parent (button, GTK_WIDGET (window));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  enabled = gtk_widget_get_sensitive (button);
  gtk_widget_unparent (button);
  return enabled;
}

/* Also a window that never had another game offers no estimate for Renju. */
static void
test_estimate (Fixture *f, gconstpointer data)
{
  TengenWindow *window = activate ();
  g_autoptr (GFile) go = make_file (f, "go.sgf", "(;GM[1]FF[4]SZ[9];B[ee])");
  g_autoptr (GFile) renju =
      make_file (f, "renju.sgf", "(;GM[4]FF[4]SZ[15]RU[Renju];B[hh];W[ii])");
  open_file (window, go);
  g_assert_true (is_enabled (find_window_of (go), "win.estimate"));
  open_file (find_window_of (go), renju);
  g_assert_true (find_window_of (renju) != find_window_of (go));
  g_assert_false (is_enabled (find_window_of (renju), "win.estimate"));
  g_assert_true (is_enabled (find_window_of (go), "win.estimate"));
}

static void
add_tests (void)
{
  add ("/window/renju/paste", test_paste);
  add ("/window/renju/paste-beside", test_paste_beside);
  add ("/window/renju/diagram", test_diagram);
  add ("/window/renju/faults", test_faults);
  add ("/window/renju/copy", test_copy);
  add ("/window/renju/example", test_example);
  add ("/window/renju/example-shown", test_example_shown);
  add ("/window/renju/assumed", test_assumed);
  add ("/window/renju/estimate", test_estimate);
}

int
main (int argc, char **argv)
{
  return run_tests (argc, argv, add_tests);
}
