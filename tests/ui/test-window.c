/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-window: windows of the program, as a person uses them
 *
 * What: files go to the right window, nothing is asked and nothing is lost.
 */
#include <malloc.h>

#include "app-window.h"
#include "tengen-board-view.h"
#include "tengen-classroom-window.h"
#include "tengen-paint-renju.h"
#include "tengen-score-window.h"
#include "tengen-journal-shelf.h"
#include "tengen-words.h"

static void
test_first (Fixture *f, gconstpointer data)
{
  TengenWindow *window = activate ();
  const TengenGame *game = tengen_session_get_game (get_session (window));
  const TengenGameSetup *setup = tengen_game_get_setup (game);
  g_autoptr (TengenSession) shown = NULL;
  g_assert_cmpint (setup->width, ==, 9);
  g_assert_cmpstr (setup->rules.id, ==, "pure");
  g_object_get (window->page, "session", &shown, NULL);
  g_assert_true (shown == get_session (window));
  g_assert_null (tengen_notice_get_text (window->notice));
  g_assert_null (window->score_window);
  g_assert_cmpstr (gtk_label_get_label (window->title), !=, "");
  /* a second start shows the same window */
  g_assert_true (activate () == window);
  g_assert_cmpuint (count_windows (), ==, 1);
}

/* A game of Renju is named by its opening, and has no count to show; time may
 * be up for either side. */
static void
test_renju (Fixture *f, gconstpointer data)
{
  TengenWindow *window = activate ();
  g_autoptr (GFile) file = make_file (f,
                                      "renju.sgf",
                                      "(;GM[4]FF[4]SZ[15]RU[Renju]TNR[renju "
                                      "s26];B[hh];W[ig];B[hg])");
  open_file (window, file);
  tengen_session_step (get_session (window), G_MAXINT);
  g_assert_nonnull (strstr (gtk_label_get_label (window->title), "Ungetsu"));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.count-steps", NULL);
  g_assert_null (window->steps_window);
  gtk_widget_activate_action (
      GTK_WIDGET (window), "win.time-up", "i", TENGEN_STONE_BLACK);
  const TengenResult result =
      tengen_game_get_result (tengen_session_get_game (get_session (window)));
  g_assert_cmpint (result.kind, ==, TENGEN_RESULT_TIME);
  g_assert_cmpint (result.winner, ==, TENGEN_STONE_WHITE);
}

/* The classroom that a start asks for is opened once. */
static void
test_classroom_once (Fixture *f, gconstpointer data)
{
  TengenWindow *window = activate ();
  tengen_program_set_class_wanted (program, TRUE);
  tengen_program_offer_classroom (program, GTK_WINDOW (window));
  GtkWidget *wall = find_toplevel (TENGEN_TYPE_CLASSROOM_WINDOW);
  g_assert_nonnull (wall);
  gtk_window_destroy (GTK_WINDOW (wall));
  settle ();
  tengen_program_offer_classroom (program, GTK_WINDOW (window));
  g_assert_null (find_toplevel (TENGEN_TYPE_CLASSROOM_WINDOW));
}

static void
test_unsaved (Fixture *f, gconstpointer data)
{
  TengenWindow *window = activate ();
  const char *before = gtk_label_get_label (window->subtitle);
  g_assert_null (strstr (before, "not saved"));
  g_assert_true (tengen_session_play (get_session (window), 40));
  g_assert_nonnull (
      strstr (gtk_label_get_label (window->subtitle), "not saved"));
  g_assert_true (tengen_session_undo (get_session (window)));
  g_assert_null (strstr (gtk_label_get_label (window->subtitle), "not saved"));
}

/* A game that was put away is told of until the next move; one that ended here
 * is kept and does not wait. */
static void
test_parked (Fixture *f, gconstpointer data)
{
  TengenWindow *window = activate ();
  g_assert_true (tengen_session_play (get_session (window), 40));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.again", NULL);
  g_assert_nonnull (
      strstr (tengen_notice_get_text (window->notice), "was not saved"));
  tengen_session_step (get_session (window), 0);
  g_assert_nonnull (tengen_notice_get_text (window->notice));
  g_assert_true (tengen_session_play (get_session (window), 40));
  g_assert_null (tengen_notice_get_text (window->notice));
  g_assert_true (
      tengen_session_resign (get_session (window), TENGEN_SEAT_SECOND));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.again", NULL);
  g_assert_null (tengen_notice_get_text (window->notice));
}

static void
test_open (Fixture *f, gconstpointer data)
{
  TengenWindow *window = activate ();
  g_autoptr (GFile) one =
      make_file (f, "one.sgf", "(;GM[1]SZ[9]RU[Japanese];B[ee])");
  g_autoptr (GFile) two = make_file (f, "two.sgf", "(;GM[1]SZ[13]RU[Chinese])");
  /* nothing was done in the window: it takes the file */
  open_file (window, one);
  g_assert_cmpuint (count_windows (), ==, 1);
  g_assert_true (
      g_file_equal (tengen_document_get_file (window->document), one));
  g_assert_cmpstr (gtk_label_get_label (window->subtitle), !=, "");
  g_assert_null (tengen_notice_get_text (window->notice));
  /* the next file has a window of its own, a second time the same */
  open_file (window, two);
  g_assert_cmpuint (count_windows (), ==, 2);
  open_file (window, two);
  open_file (NULL, one);
  g_assert_cmpuint (count_windows (), ==, 2);
}

static void
test_open_odd (Fixture *f, gconstpointer data)
{
  TengenWindow *window = activate ();
  g_autoptr (GFile) file =
      make_file (f, "odd.sgf", "(;GM[1]SZ[9];B[ee]\n(;GM[1]SZ[9])(;GM[1]");
  open_file (window, file);
  const char *text = tengen_notice_get_text (window->notice);
  g_assert_nonnull (text);
  g_assert_nonnull (strstr (text, "line 2"));
  g_assert_nonnull (strstr (text, "rules"));
}

static void
test_open_broken (Fixture *f, gconstpointer data)
{
  TengenWindow *window = activate ();
  g_autoptr (GFile) broken = make_file (f, "broken.sgf", "nothing in here");
  g_autoptr (GFile) missing = g_file_get_child (broken, "missing.sgf");
  g_assert_true (tengen_session_play (get_session (window), 40));
  GFile *files[] = { broken, missing };
  for (gsize i = 0; i < G_N_ELEMENTS (files); i++)
    {
      open_file (window, files[i]);
      g_assert_nonnull (tengen_notice_get_text (window->notice));
      tengen_notice_dismiss (window->notice);
      g_assert_cmpuint (count_moves (window), ==, 1);
      g_assert_cmpuint (count_windows (), ==, 1);
    }
}

static void
test_save (Fixture *f, gconstpointer data)
{
  TengenWindow *window = activate ();
  g_autoptr (GFile) file =
      make_file (f, "one.sgf", "(;GM[1]SZ[9]RU[Japanese];B[ee])");
  open_file (window, file);
  tengen_session_step (get_session (window), 1);
  g_assert_true (tengen_session_play (get_session (window), 0));
  save_again (window);
  g_assert_false (tengen_document_get_unsaved (window->document));
  g_autofree char *text = folder_read (g_file_peek_path (file));
  g_assert_nonnull (strstr (text, "W[aa]"));
  /* the folder has gone: the sentence says so, the game stays */
  folder_remove (f->folder);
  g_assert_true (tengen_session_play (get_session (window), 1));
  save_again (window);
  g_assert_nonnull (tengen_notice_get_text (window->notice));
  g_assert_true (tengen_document_get_unsaved (window->document));
}

static void
test_restored (Fixture *f, gconstpointer data)
{
  TengenWindow *window = activate ();
  g_assert_true (tengen_session_play (get_session (window), 40));
  g_assert_true (tengen_session_play (get_session (window), 41));
  quit_program ();
  window = activate ();
  g_assert_cmpuint (count_moves (window), ==, 2);
  g_assert_null (tengen_notice_get_text (window->notice));
}

static void
test_put_away (Fixture *f, gconstpointer data)
{
  TengenWindow *window = activate ();
  g_autoptr (TengenGameSetup) setup =
      tengen_game_setup_new (tengen_go_rules_find ("japan"), 19);
  g_assert_true (tengen_session_play (get_session (window), 40));
  tengen_window_replace_document (
      window, tengen_document_new (setup, tengen_program_get_shelf (program)));
  g_assert_nonnull (tengen_notice_get_text (window->notice));
  g_autoptr (GPtrArray) entries =
      tengen_journal_shelf_list (tengen_program_get_shelf (program));
  g_assert_cmpuint (entries->len, ==, 1);
  const TengenJournalShelfEntry *entry = g_ptr_array_index (entries, 0);
  /* the new game is untouched: the old one comes back in its place */
  g_action_group_activate_action (
      G_ACTION_GROUP (program), "continue", g_variant_new_string (entry->id));
  g_assert_cmpuint (count_windows (), ==, 1);
  g_assert_cmpuint (count_moves (window), ==, 1);
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
  TengenWindow *window = activate ();
  TengenSession *session = get_session (window);
  g_assert_true (tengen_session_play (session, 40));
  g_assert_true (tengen_session_pass (session));
  g_assert_true (tengen_session_pass (session));
  /* there is no count yet to agree on */
  g_assert_nonnull (
      strstr (gtk_label_get_label (window->subtitle), "Both have passed"));
  wait_count (window);
  g_assert_nonnull (
      strstr (gtk_label_get_label (window->subtitle), "Agreeing on the count"));
  GtkWidget *count = window->score_window;
  while (!gtk_widget_get_mapped (count))
    g_main_context_iteration (NULL, TRUE);
  gtk_window_close (GTK_WINDOW (count));
  while (gtk_widget_get_mapped (count))
    g_main_context_iteration (NULL, TRUE);
  g_signal_emit_by_name (window->page, "count-requested");
  g_assert_true (window->score_window == count);
  g_assert_true (gtk_widget_get_visible (count));
}

/* The menu has the estimate where the page may show one, and the page's key
 * ticks it there. */
static void
test_estimate (Fixture *f, gconstpointer data)
{
  TengenWindow *window = activate ();
  TengenSession *session = get_session (window);
  GtkWidget *widget = GTK_WIDGET (window);
  gboolean on = TRUE;
  g_object_get (window, "estimate", &on, NULL);
  g_assert_false (on);
  gtk_widget_activate_action (widget, "win.estimate", NULL);
  g_object_get (window->page, "estimate", &on, NULL);
  g_assert_true (on);
  gtk_widget_activate_action (GTK_WIDGET (window->page), "game.estimate", NULL);
  g_object_get (window, "estimate", &on, NULL);
  g_assert_false (on);
  tengen_session_set_help_allowed (session, FALSE);
  gtk_widget_activate_action (widget, "win.estimate", NULL);
  g_object_get (window, "estimate", &on, NULL);
  g_assert_false (on);
}

static void
test_settings (Fixture *f, gconstpointer data)
{
  TengenWindow *window = activate ();
  int coordinates;
  double ratio;
  GActionGroup *actions = G_ACTION_GROUP (program);
  g_action_group_activate_action (
      actions, "coordinates", g_variant_new_int32 (-1));
  g_object_set (
      tengen_program_get_settings (program), "cell-ratio", 1.07, NULL);
  g_object_get (find_child (GTK_WIDGET (window->page), TENGEN_TYPE_BOARD_VIEW),
                "coordinates",
                &coordinates,
                "cell-ratio",
                &ratio,
                NULL);
  g_assert_cmpint (coordinates, ==, -1);
  g_assert_cmpfloat (ratio, ==, 1.07);
  /* what has no board of its own follows, too */
  g_assert_cmpint (tengen_words_notation (), ==, TENGEN_NOTATION_A1);
  g_action_group_activate_action (
      actions, "coordinates", g_variant_new_int32 (TENGEN_NOTATION_JAPANESE));
  g_assert_cmpint (tengen_words_notation (), ==, TENGEN_NOTATION_JAPANESE);
  g_action_group_activate_action (
      actions, "coordinates", g_variant_new_int32 (0));
  g_object_set (tengen_program_get_settings (program), "cell-ratio", 1.0, NULL);
}

static void
test_two_windows (Fixture *f, gconstpointer data)
{
  TengenWindow *window = activate ();
  g_assert_true (tengen_session_play (get_session (window), 40));
  g_action_group_activate_action (G_ACTION_GROUP (program), "new-window", NULL);
  g_assert_cmpuint (count_windows (), ==, 2);
  /* closed by hand while another one stays: put away */
  gtk_window_close (GTK_WINDOW (window));
  while (count_windows () > 1)
    g_main_context_iteration (NULL, TRUE);
  quit_program ();
  window = activate ();
  g_assert_cmpuint (count_moves (window), ==, 0);
}

/* The menu of the window has it only where there is something to be marked. */
static void
test_forbidden_points (Fixture *f, gconstpointer data)
{
  TengenWindow *window = activate ();
  g_autoptr (TengenGameSetup) setup = NULL;
  TengenRenjuRules rules;
  int when;
  tengen_renju_rules_init (&rules, TENGEN_RENJU_FREE);
  setup = tengen_game_setup_new_renju (&rules);
  gtk_widget_activate_action (
      GTK_WIDGET (window), "win.forbidden-points", "i", 2);
  g_object_get (window->page, "forbidden-points", &when, NULL);
  g_assert_cmpint (when, ==, TENGEN_VIEW_FORBIDDEN_TOUCHED);
  tengen_session_set_game (get_session (window), tengen_game_new (setup));
  gtk_widget_activate_action (
      GTK_WIDGET (window), "win.forbidden-points", "i", 2);
  g_object_get (window->page, "forbidden-points", &when, NULL);
  g_assert_cmpint (when, ==, TENGEN_VIEW_FORBIDDEN_NEVER);
  gtk_widget_activate_action (
      GTK_WIDGET (window), "win.forbidden-points", "i", 1);
}

/* Greetings are said unless they are switched off, in every window. */
static void
test_greetings (Fixture *f, gconstpointer data)
{
  TengenWindow *window = activate ();
  gboolean greetings = FALSE;
  g_object_get (window->page, "greetings", &greetings, NULL);
  g_assert_true (greetings);
  g_object_set (
      tengen_program_get_settings (program), "greetings", FALSE, NULL);
  g_object_get (window->page, "greetings", &greetings, NULL);
  g_assert_false (greetings);
  g_object_set (tengen_program_get_settings (program), "greetings", TRUE, NULL);
}

static void
check_names (TengenWindow *window, const char *black, const char *white)
{
  const TengenGame *game = tengen_session_get_game (get_session (window));
  const TengenGameSetup *setup = tengen_game_get_setup (game);
  g_assert_cmpstr (setup->black, ==, black);
  g_assert_cmpstr (setup->white, ==, white);
  g_assert_cmpuint (count_moves (window), ==, 0);
}

/* A pair of games with colours exchanged; the first game is put away. */
static void
test_again (Fixture *f, gconstpointer data)
{
  TengenWindow *window = activate ();
  const TengenRenjuRules free_play = { TENGEN_RENJU_FREE, 0, TRUE };
  g_autoptr (TengenGameSetup) setup = tengen_game_setup_new_renju (&free_play);
  setup->black = g_strdup ("Hanako");
  setup->white = g_strdup ("Taro");
  tengen_window_replace_document (
      window, tengen_document_new (setup, tengen_program_get_shelf (program)));
  g_assert_true (tengen_session_play (get_session (window), 112));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.again-exchanged", NULL);
  check_names (window, "Taro", "Hanako");
  g_autoptr (TengenGameSetup) last =
      tengen_settings_get_setup (tengen_program_get_settings (program));
  g_assert_true (tengen_game_setup_is_renju (last));
  g_assert_cmpint (last->renju.regulation, ==, TENGEN_RENJU_FREE);
  g_assert_true (last->renju.declared);
  g_autoptr (GPtrArray) entries =
      tengen_journal_shelf_list (tengen_program_get_shelf (program));
  g_assert_cmpuint (entries->len, ==, 1);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.again", NULL);
  check_names (window, "Taro", "Hanako");
}

/* The player who began with Black begins again, whoever had it at the end. */
static void
test_again_swapped (Fixture *f, gconstpointer data)
{
  TengenWindow *window = activate ();
  const TengenRenjuRules s26 = { TENGEN_RENJU_S26, 0, FALSE };
  const TengenPoint stones[] = { 112, 97, 82 };
  g_autoptr (TengenGameSetup) setup = tengen_game_setup_new_renju (&s26);
  setup->black = g_strdup ("Hanako");
  setup->white = g_strdup ("Taro");
  tengen_window_replace_document (
      window, tengen_document_new (setup, tengen_program_get_shelf (program)));
  for (gsize i = 0; i < G_N_ELEMENTS (stones); i++)
    g_assert_true (tengen_session_play (get_session (window), stones[i]));
  g_assert_true (
      tengen_session_choose (get_session (window), TENGEN_RENJU_CHOICE_SWAP));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.again", NULL);
  check_names (window, "Hanako", "Taro");
  for (gsize i = 0; i < G_N_ELEMENTS (stones); i++)
    g_assert_true (tengen_session_play (get_session (window), stones[i]));
  g_assert_true (
      tengen_session_choose (get_session (window), TENGEN_RENJU_CHOICE_SWAP));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.again-exchanged", NULL);
  check_names (window, "Taro", "Hanako");
}

/* What is in use, in bytes; 0 where memory is not counted. */
static gsize
get_used (void)
{
#ifdef __GLIBC__
  struct mallinfo2 info = mallinfo2 ();
  return info.uordblks + info.hblkhd;
#else
  return 0;
#endif
}

static TengenWindow *
open_next (Fixture *f, guint i)
{
  g_autofree char *name = g_strdup_printf ("%u.sgf", i);
  g_autoptr (GFile) file = make_file (
      f, name, "(;GM[1]SZ[19]RU[Japanese]TNR[japan]PB[Ann];B[dd];W[pp])");
  tengen_program_open_file (program, NULL, file, -1, FALSE);
  while (application->loading->len > 0)
    g_main_context_iteration (NULL, TRUE);
  TengenWindow *window = find_window_of (file);
  while (!gtk_widget_get_mapped (GTK_WIDGET (window)))
    g_main_context_iteration (NULL, TRUE);
  for (int frame = 0; frame < 20; frame++)
    {
      settle ();
      g_usleep (2000);
    }
  return window;
}

#define N_WINDOWS 4

/* Opens some windows and closes them; gives what they used. */
static gsize
open_and_close (Fixture *f, guint first)
{
  gpointer windows[N_WINDOWS], pages[N_WINDOWS], documents[N_WINDOWS];
  gsize before = get_used ();
  for (guint i = 0; i < N_WINDOWS; i++)
    {
      TengenWindow *window = open_next (f, first + i);
      windows[i] = window;
      pages[i] = window->page;
      documents[i] = window->document;
      g_object_add_weak_pointer (windows[i], &windows[i]);
      g_object_add_weak_pointer (pages[i], &pages[i]);
      g_object_add_weak_pointer (documents[i], &documents[i]);
    }
  gsize grown = get_used () - before;
  for (guint i = 0; i < N_WINDOWS; i++)
    gtk_window_close (windows[i]);
  gint64 end = g_get_monotonic_time () + 20 * G_USEC_PER_SEC;
  for (guint i = 0; i < N_WINDOWS; i++)
    {
      while ((windows[i] != NULL || pages[i] != NULL || documents[i] != NULL) &&
             g_get_monotonic_time () < end)
        g_main_context_iteration (NULL, FALSE);
      g_assert_null (windows[i]);
      g_assert_null (pages[i]);
      g_assert_null (documents[i]);
    }
  settle ();
  return grown;
}

/* Boards of one size share their wood: a window more costs two megabytes, and
 * gives them back. */
static void
test_memory (Fixture *f, gconstpointer data)
{
  activate ();
  open_next (f, 100);
  /* what is kept for the next windows, once */
  open_and_close (f, 200);
  gsize before = get_used ();
  gsize grown = open_and_close (f, 0);
  g_test_message ("%" G_GSIZE_FORMAT " kB a window, %" G_GSSIZE_FORMAT
                  " kB kept of each",
                  grown / N_WINDOWS / 1024,
                  ((gssize) get_used () - (gssize) before) / 1024 / N_WINDOWS);
  g_assert_cmpuint (grown / N_WINDOWS, <, 3 * 1024 * 1024);
  g_assert_cmpuint (get_used (), <, before + N_WINDOWS * 300 * 1024);
}

static void
add_tests (void)
{
  add ("/window/first", test_first);
  add ("/window/renju", test_renju);
  add ("/window/classroom-once", test_classroom_once);
  add ("/window/unsaved", test_unsaved);
  add ("/window/parked", test_parked);
  add ("/window/open", test_open);
  add ("/window/open-odd", test_open_odd);
  add ("/window/open-broken", test_open_broken);
  add ("/window/save", test_save);
  add ("/window/restored", test_restored);
  add ("/window/put-away", test_put_away);
  add ("/window/count", test_count);
  add ("/window/estimate", test_estimate);
  add ("/window/settings", test_settings);
  add ("/window/forbidden-points", test_forbidden_points);
  add ("/window/two-windows", test_two_windows);
  add ("/window/greetings", test_greetings);
  add ("/window/again", test_again);
  add ("/window/again-swapped", test_again_swapped);
  add ("/window/memory", test_memory);
}

int
main (int argc, char **argv)
{
  return run_tests (argc, argv, add_tests);
}
