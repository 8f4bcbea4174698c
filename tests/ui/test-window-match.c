/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-window-match: a match of several games in one window, and its table
 */
#include "app-window.h"

#include "match-flush.h"
#include "template-child.h"
#include "tengen-match-create.h"
#include "tengen-match-window.h"
#include "tengen-matches-window.h"
#include "tengen-session-computer.h"
#include "tengen-session-external.h"
#include "tengen-words-match.h"

static TengenGameSetup *
make_setup (void)
{
  TengenGameSetup *setup =
      tengen_game_setup_new (tengen_go_rules_find ("japan"), 9);
  setup->black = g_strdup ("Hanako");
  setup->white = g_strdup ("Taro");
  setup->black_rank = g_strdup ("3k");
  return setup;
}

static const TengenPlayPlan best_of_three = {
  .n_games = 3,
  .to_win = 2,
  .scoring = TENGEN_MATCH_SCORE_WINS,
  .asked_take_back = TRUE,
};

static TengenWindow *
start_match (void)
{
  g_autoptr (TengenGameSetup) setup = make_setup ();
  TengenWindow *window = activate ();
  tengen_window_start_match (window, setup, &best_of_three);
  return window;
}

static const TengenMatch *
get_match (TengenWindow *window)
{
  return tengen_match_table_get (tengen_match_folder_get_table (
      tengen_match_link_get_folder (window->link)));
}

static char *
get_result (TengenWindow *window, int game)
{
  return tengen_result_format (
      &tengen_match_get_game (get_match (window), game)->result);
}

static void
assert_result (TengenWindow *window, int game, const char *wanted)
{
  g_autofree char *text = get_result (window, game);
  g_assert_cmpstr (text, ==, wanted);
}

static const TengenGameSetup *
get_setup (TengenWindow *window)
{
  return tengen_game_get_setup (tengen_session_get_game (get_session (window)));
}

static void
play (TengenWindow *window, int x, int y)
{
  g_assert_true (tengen_session_play (
      get_session (window),
      tengen_point_make (get_setup (window)->width, x, y)));
}

/* Whether another game has come. */
static gboolean
next_game (TengenWindow *window)
{
  TengenSession *before = get_session (window);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.next-game", NULL);
  return get_session (window) != before;
}

static char *
get_record (TengenWindow *window, int game)
{
  const char *name = tengen_match_get_game (get_match (window), game)->file;
  return name == NULL ? NULL
                      : g_build_filename (
                            tengen_match_folder_get_path (
                                tengen_match_link_get_folder (window->link)),
                            name,
                            NULL);
}

static gboolean
is_help_allowed (TengenWindow *window)
{
  return tengen_session_get_help_allowed (get_session (window));
}

/* Colours alternate, each end is in the table, and who has two wins has won. */
static void
test_series (Fixture *f, gconstpointer data)
{
  TengenWindow *window = start_match ();
  g_assert_nonnull (window->link);
  g_assert_cmpstr (get_setup (window)->black, ==, "Hanako");
  g_assert_cmpstr (get_setup (window)->black_rank, ==, "3k");
  g_assert_false (is_help_allowed (window));
  play (window, 3, 3);
  g_assert_false (next_game (window));
  g_assert_true (
      tengen_session_resign (get_session (window), TENGEN_SEAT_SECOND));
  assert_result (window, 0, "B+R");
  g_assert_true (is_help_allowed (window));
  /* the record is kept: nothing is left to save */
  g_autofree char *path = get_record (window, 0);
  g_assert_nonnull (path);
  g_assert_true (g_file_test (path, G_FILE_TEST_IS_REGULAR));
  g_assert_false (
      tengen_document_get_unsaved (tengen_window_get_document (window)));

  g_assert_true (next_game (window));
  g_assert_cmpstr (get_setup (window)->black, ==, "Taro");
  g_assert_cmpstr (get_setup (window)->white_rank, ==, "3k");
  g_assert_cmpint (tengen_match_link_get_game (window->link), ==, 1);
  g_assert_false (is_help_allowed (window));
  play (window, 4, 4);
  g_assert_true (
      tengen_session_lose_on_time (get_session (window), TENGEN_SEAT_SECOND));
  assert_result (window, 1, "B+T");

  g_assert_true (next_game (window));
  g_assert_cmpstr (get_setup (window)->black, ==, "Hanako");
  g_assert_true (
      tengen_session_resign (get_session (window), TENGEN_SEAT_FIRST));
  assert_result (window, 2, "W+R");
  g_assert_true (tengen_match_is_over (get_match (window)));
  g_assert_false (next_game (window));
  g_assert_cmpuint (get_match (window)->games->len, ==, 3);
}

/* The end is taken back, and in the table too; the other end is noted. */
static void
test_taken_back (Fixture *f, gconstpointer data)
{
  TengenWindow *window = start_match ();
  play (window, 3, 3);
  tengen_session_resign (get_session (window), TENGEN_SEAT_SECOND);
  assert_result (window, 0, "B+R");
  /* looking through it changes nothing */
  tengen_session_step (get_session (window), -1);
  assert_result (window, 0, "B+R");
  tengen_session_step (get_session (window), 1);
  g_assert_true (tengen_session_take_back (get_session (window)));
  assert_result (window, 0, "?");
  g_assert_false (is_help_allowed (window));
  g_assert_false (next_game (window));
  tengen_session_resign (get_session (window), TENGEN_SEAT_FIRST);
  assert_result (window, 0, "W+R");
}

/* A result that was entered by hand stays when the game is shown again. */
static void
test_by_hand (Fixture *f, gconstpointer data)
{
  TengenWindow *window = start_match ();
  TengenResult draw = { .kind = TENGEN_RESULT_DRAW };
  play (window, 3, 3);
  tengen_session_resign (get_session (window), TENGEN_SEAT_SECOND);
  g_autoptr (TengenMatchFolder) folder =
      g_object_ref (tengen_match_link_get_folder (window->link));
  tengen_match_table_set_result (
      tengen_match_folder_get_table (folder), 0, &draw, TRUE);
  tengen_window_follow_match (window);
  assert_result (window, 0, "0");
  tengen_session_step (get_session (window), -1);
  tengen_session_step (get_session (window), 1);
  assert_result (window, 0, "0");
}

/* Restored, a game finds its table again; a game of a match that ended while the
 * table could not know is noted then. */
static void
test_restored (Fixture *f, gconstpointer data)
{
  TengenWindow *window = start_match ();
  play (window, 3, 3);
  play (window, 4, 4);
  quit_program ();
  window = activate ();
  g_assert_cmpuint (count_moves (window), ==, 2);
  g_assert_nonnull (window->link);
  g_assert_false (is_help_allowed (window));
  assert_result (window, 0, "?");
  tengen_session_resign (get_session (window), TENGEN_SEAT_FIRST);
  assert_result (window, 0, "W+R");
  g_assert_true (next_game (window));
  play (window, 3, 3);
  quit_program ();
  window = activate ();
  g_assert_cmpint (tengen_match_link_get_game (window->link), ==, 1);
  g_assert_cmpuint (count_moves (window), ==, 1);
}

/* A game that is not over is in the folder when its window closes, and goes on
 * from where it was left. */
static void
test_left (Fixture *f, gconstpointer data)
{
  TengenWindow *window = start_match ();
  play (window, 3, 3);
  g_autoptr (TengenMatchFolder) folder =
      g_object_ref (tengen_match_link_get_folder (window->link));
  g_autoptr (TengenGameSetup) other =
      tengen_game_setup_new (tengen_go_rules_find ("pure"), 7);
  tengen_window_replace_document (
      window, tengen_document_new (other, tengen_program_get_shelf (program)));
  const TengenMatchGame *game = tengen_match_get_game (
      tengen_match_table_get (tengen_match_folder_get_table (folder)), 0);
  g_assert_nonnull (game->file);
  g_assert_cmpint (game->result.kind, ==, TENGEN_RESULT_UNKNOWN);
}

/* A round is paired anew while its game is on a board: that game is in no match
 * until the table has it again. */
static void
test_paired_anew (Fixture *f, gconstpointer data)
{
  TengenWindow *window = start_match ();
  g_autoptr (TengenMatchFolder) folder =
      g_object_ref (tengen_match_link_get_folder (window->link));
  TengenMatchTable *table = tengen_match_folder_get_table (folder);
  play (window, 3, 3);
  g_assert_true (tengen_match_table_drop_round (table));
  g_assert_null (window->link);
  g_assert_false (next_game (window));
  g_assert_false (is_help_allowed (window));

  g_assert_cmpint (
      tengen_match_table_pair (table), ==, TENGEN_MATCH_FAULT_NONE);
  if (tengen_match_get_game (tengen_match_table_get (table), 0)->black == 0)
    g_assert_true (tengen_match_table_swap (table, 0, TRUE, 0, FALSE));
  tengen_session_resign (get_session (window), TENGEN_SEAT_FIRST);
  g_assert_cmpint (
      tengen_match_get_game (tengen_match_table_get (table), 0)->result.kind,
      ==,
      TENGEN_RESULT_UNKNOWN);
  g_assert_true (tengen_application_play_match_game (
                     application, NULL, folder, 0) != window);

  g_assert_true (tengen_match_table_swap (table, 0, TRUE, 0, FALSE));
  g_assert_true (tengen_application_play_match_game (
                     application, NULL, folder, 0) == window);
  assert_result (window, 0, "W+R");
}

/* In an opening colours are exchanged: the table knows the person. */
static void
test_renju (Fixture *f, gconstpointer data)
{
  TengenRenjuRules rules;
  tengen_renju_rules_init (&rules, TENGEN_RENJU_YAMA);
  g_autoptr (TengenGameSetup) setup = tengen_game_setup_new_renju (&rules);
  setup->black = g_strdup ("Hanako");
  setup->white = g_strdup ("Taro");
  TengenWindow *window = activate ();
  tengen_window_start_match (window, setup, &best_of_three);
  TengenSession *session = get_session (window);
  play (window, 7, 7);
  play (window, 7, 6);
  play (window, 7, 5);
  tengen_session_declare (session, 2);
  g_assert_true (tengen_session_choose (session, TENGEN_RENJU_CHOICE_SWAP));
  const TengenPosition *position = tengen_session_get_position (session);
  g_assert_cmpint (tengen_position_get_seat (position, TENGEN_STONE_BLACK),
                   ==,
                   TENGEN_SEAT_SECOND);
  /* Hanako, who began with Black and has White now, gives up */
  g_assert_true (tengen_session_resign (session, TENGEN_SEAT_FIRST));
  assert_result (window, 0, "W+R");
  g_assert_cmpint (tengen_match_get_sides (get_match (window), 0),
                   ==,
                   TENGEN_MATCH_SIDES_EXCHANGED);
  g_autofree char *said = tengen_words_match_result (get_match (window), 0);
  g_assert_cmpstr (said, ==, "Taro (Black) wins (Hanako resigned)");
  g_assert_true (next_game (window));
  g_assert_cmpstr (get_setup (window)->black, ==, "Taro");
}

/* Waits until the computer has moved, and it is a person's turn. */
static void
wait_person (TengenWindow *window, guint n_moves)
{
  TengenSession *session = get_session (window);
  while (count_moves (window) < n_moves ||
         tengen_session_get_thinking (session) != TENGEN_STONE_NONE)
    g_main_context_iteration (NULL, TRUE);
}

/* The computer decides in the opening, whichever side it began with; the table
 * counts its games. */
static void
test_renju_computer (Fixture *f, gconstpointer data)
{
  TengenRenjuRules rules;
  tengen_renju_rules_init (&rules, TENGEN_RENJU_S26);
  g_autoptr (TengenGameSetup) setup = tengen_game_setup_new_renju (&rules);
  setup->black = g_strdup ("Hanako");
  setup->white = g_strdup ("Computer");
  setup->computers[TENGEN_SEAT_SECOND].level = 1;
  TengenWindow *window = activate ();
  tengen_window_start_match (window, setup, &best_of_three);
  play (window, 7, 7);
  play (window, 7, 6);
  play (window, 7, 5);
  wait_person (window, 3);
  g_assert_true (
      tengen_session_resign (get_session (window), TENGEN_SEAT_FIRST));
  g_autofree char *first = tengen_words_match_result (get_match (window), 0);
  g_assert_true (g_str_has_prefix (first, "Computer ("));

  g_assert_true (next_game (window));
  g_assert_cmpint (
      get_setup (window)->computers[TENGEN_SEAT_FIRST].level, ==, 1);
  g_assert_cmpint (
      get_setup (window)->computers[TENGEN_SEAT_SECOND].level, ==, 0);
  wait_person (window, 3);
  g_assert_true (
      tengen_session_choose (get_session (window), TENGEN_RENJU_CHOICE_SWAP));
  wait_person (window, 4);
  g_assert_true (
      tengen_session_resign (get_session (window), TENGEN_SEAT_SECOND));
  g_autofree char *second = tengen_words_match_result (get_match (window), 1);
  g_assert_cmpstr (second, ==, "Computer (White) wins (Hanako resigned)");
  g_assert_true (tengen_match_is_over (get_match (window)));
}

/* An engine outside has the seat of its player in each game. */
static void
test_engine (Fixture *f, gconstpointer data)
{
  g_autoptr (TengenGameSetup) setup =
      tengen_game_setup_new (tengen_go_rules_find ("china"), 9);
  setup->black = g_strdup ("Hanako");
  setup->white = g_strdup ("Parrot");
  setup->computers[TENGEN_SEAT_SECOND].level = 2;
  tengen_game_computer_set_engine (&setup->computers[TENGEN_SEAT_SECOND],
                                   "parrot");
  TengenWindow *window = activate ();
  tengen_window_start_match (window, setup, &best_of_three);
  g_assert_true (
      tengen_session_resign (get_session (window), TENGEN_SEAT_FIRST));
  g_assert_true (next_game (window));
  const TengenGameComputer *computers = get_setup (window)->computers;
  g_assert_cmpstr (computers[TENGEN_SEAT_FIRST].engine, ==, "parrot");
  g_assert_cmpint (computers[TENGEN_SEAT_FIRST].level, ==, 2);
  g_assert_cmpint (computers[TENGEN_SEAT_SECOND].level, ==, 0);
  g_assert_cmpstr (tengen_session_get_external_fault (get_session (window)),
                   ==,
                   "There is no engine “parrot” on this computer.");
}

/* A game of a match is shown where it is already. */
static void
test_shown_once (Fixture *f, gconstpointer data)
{
  TengenWindow *window = start_match ();
  g_autoptr (TengenMatchFolder) folder =
      g_object_ref (tengen_match_link_get_folder (window->link));
  play (window, 3, 3);
  g_assert_true (tengen_application_play_match_game (
                     application, NULL, folder, 0) == window);
  g_assert_cmpuint (count_windows (), ==, 1);

  /* one folder for the whole program, whatever name it is opened by */
  g_autofree char *table = g_build_filename (
      tengen_match_folder_get_path (folder), "table.tengen", NULL);
  g_autoptr (TengenMatchFolder) again = tengen_match_folders_open (
      tengen_program_get_matches (program), table, NULL);
  g_assert_true (again == folder);
}

/* A table that another program changed is shown, and that it was changed. */
static void
test_changed (Fixture *f, gconstpointer data)
{
  TengenWindow *window = start_match ();
  TengenMatchFolder *folder = tengen_match_link_get_folder (window->link);
  const char *path = tengen_match_folder_get_path (folder);
  g_autofree char *table = tengen_match_folder_make_table_path (path);
  gboolean changed = FALSE;
  g_assert_true (flush_match_folder (folder));
  g_assert_true (tengen_program_show_match (program, path));
  GtkWidget *shown = find_toplevel (TENGEN_TYPE_MATCH_WINDOW);
  TengenNotice *notice = TENGEN_NOTICE (find_child (shown, TENGEN_TYPE_NOTICE));
  g_assert_null (tengen_notice_get_text (notice));
  folder_edit (table, "name=Taro", "name=Jiro");
  while (!changed)
    {
      g_main_context_iteration (NULL, TRUE);
      g_object_get (folder, "changed", &changed, NULL);
    }
  g_assert_nonnull (strstr (tengen_notice_get_text (notice), "damaged"));
  GtkWidget *button = find_child (GTK_WIDGET (notice), GTK_TYPE_BUTTON);
  g_assert_cmpstr (
      gtk_button_get_label (GTK_BUTTON (button)), ==, "Show Contents");
  set_match_title (folder, "x");
  g_assert_true (flush_match_folder (folder));
  g_assert_null (tengen_notice_get_text (notice));
  gtk_window_destroy (GTK_WINDOW (shown));
}

/* Put away, it goes on from its journal. */
static void
test_waiting (Fixture *f, gconstpointer data)
{
  TengenWindow *window = start_match ();
  g_autoptr (TengenMatchFolder) folder =
      g_object_ref (tengen_match_link_get_folder (window->link));
  play (window, 3, 3);
  play (window, 4, 4);
  g_autoptr (TengenGameSetup) other =
      tengen_game_setup_new (tengen_go_rules_find ("pure"), 7);
  tengen_window_replace_document (
      window, tengen_document_new (other, tengen_program_get_shelf (program)));
  g_assert_null (window->link);
  g_assert_true (is_help_allowed (window));
  window = tengen_application_play_match_game (application, window, folder, 0);
  g_assert_nonnull (window);
  g_assert_cmpuint (count_moves (window), ==, 2);
  g_assert_nonnull (window->link);
}

/* Names that a table needs are made up; a match of one game asks for 待った. */
static void
test_single (Fixture *f, gconstpointer data)
{
  TengenPlayPlan plan = { .n_games = 1, .to_win = 0, .asked_take_back = TRUE };
  g_autoptr (TengenGameSetup) setup =
      tengen_game_setup_new (tengen_go_rules_find ("pure"), 7);
  TengenWindow *window = activate ();
  setup->black = g_strdup ("Hanako");
  setup->white = g_strdup ("Hanako");
  tengen_window_start_match (window, setup, &plan);
  g_assert_cmpstr (get_setup (window)->black, ==, "Hanako");
  g_assert_cmpstr (get_setup (window)->white, ==, "Hanako 2");
  g_assert_nonnull (get_setup (window)->match);
  tengen_session_resign (get_session (window), TENGEN_SEAT_FIRST);
  g_assert_true (tengen_match_is_over (get_match (window)));
  g_assert_false (next_game (window));
}

/* --- The list of events --- */

static guint
count_rows (GtkWidget *list)
{
  guint n = 0;
  while (gtk_list_box_get_row_at_index (GTK_LIST_BOX (list), (int) n) != NULL)
    n++;
  return n;
}

/* Writes down an event and waits until the list has it. */
static void
add_event (GtkWidget *window, const char *title)
{
  GtkWidget *create = template_child (window, "create");
  GtkWidget *list = template_child (window, "list");
  GtkEditable *entry = template_child (create, "title");
  GtkTextBuffer *names =
      gtk_text_view_get_buffer (template_child (create, "names"));
  guint n = count_rows (list);
  gtk_widget_activate_action (window, "win.new-event", NULL);
  /* nothing is left of the one before */
  g_assert_cmpstr (gtk_editable_get_text (entry), ==, "");
  g_assert_cmpint (gtk_text_buffer_get_char_count (names), ==, 0);
  gtk_editable_set_text (entry, title);
  gtk_text_buffer_set_text (names, "Hanako\nTaro\nJiro\nKiku", -1);
  g_signal_emit_by_name (create, "create");
  gtk_window_destroy (GTK_WINDOW (find_toplevel (TENGEN_TYPE_MATCH_WINDOW)));
  while (count_rows (list) == n)
    g_main_context_iteration (NULL, TRUE);
}

/* Each event begins with an empty page; the list goes on where it was. */
static void
test_events (Fixture *f, gconstpointer data)
{
  activate ();
  g_action_group_activate_action (G_ACTION_GROUP (program), "matches", NULL);
  GtkWidget *window = find_toplevel (TENGEN_TYPE_MATCHES_WINDOW);
  GtkListBox *list = template_child (window, "list");
  add_event (window, "Spring");
  add_event (window, "Summer");
  add_event (window, "Autumn");
  gtk_list_box_select_row (list, gtk_list_box_get_row_at_index (list, 1));
  add_event (window, "Winter");
  g_assert_cmpint (
      gtk_list_box_row_get_index (gtk_list_box_get_selected_row (list)), ==, 1);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* What is made while the list looks at the folder appears in a window that does
 * not become active. */
static void
test_event_at_once (Fixture *f, gconstpointer data)
{
  activate ();
  GtkWidget *window = GTK_WIDGET (tengen_matches_window_new (program));
  add_event (window, "Spring");
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
add_tests (void)
{
  add ("/window/match/series", test_series);
  add ("/window/match/taken-back", test_taken_back);
  add ("/window/match/by-hand", test_by_hand);
  add ("/window/match/restored", test_restored);
  add ("/window/match/left", test_left);
  add ("/window/match/paired-anew", test_paired_anew);
  add ("/window/match/renju", test_renju);
  add ("/window/match/renju-computer", test_renju_computer);
  add ("/window/match/engine", test_engine);
  add ("/window/match/shown-once", test_shown_once);
  add ("/window/match/changed", test_changed);
  add ("/window/match/waiting", test_waiting);
  add ("/window/match/single", test_single);
  add ("/window/match/events", test_events);
  add ("/window/match/event-at-once", test_event_at_once);
}

int
main (int argc, char **argv)
{
  return run_tests (argc, argv, add_tests);
}
