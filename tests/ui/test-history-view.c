/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-history-view: the list of the games that were played here
 *
 * What: what is in the folders and only that, found while the user types; a
 *       file that is no game is shown as such and stays; a game of a match
 *       once; deleting and undoing that; thousands of games.
 */

#include "app-window.h"
#include "tengen-history-private.h"
#include "half-saved.h"
#include "shelf-fill.h"
#include "tengen-history-list.h"
#include "tengen-records-window-private.h"
#include "tengen-records-window.h"
#include "tengen-journal-shelf.h"
#include "thread-time.h"

#define GAMES 2000

/* What a step of the main loop may take, with room for a slow machine. */
#define LONGEST_US (SLOWER * 100 * 1000)

static char *
get_folder (const char *name)
{
  return g_build_filename (g_get_user_data_dir (), "tengen", name, NULL);
}

static void
add_record (const char *folder, const char *name, const char *text)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_mkdir_with_parents (folder, 0700);
  folder_write (path, text);
}

static void
add_game (const char *name, const char *text)
{
  g_autofree char *folder = get_folder ("games");
  add_record (folder, name, text);
}

static void
set_up_empty (Fixture *f, gconstpointer data)
{
  g_autofree char *games = get_folder ("games");
  g_autofree char *matches = get_folder ("matches");
  set_up (f, data);
  folder_remove (games);
  folder_remove (matches);
}

static TengenRecordsWindow *
show (void)
{
  activate ();
  g_action_group_activate_action (
      G_ACTION_GROUP (program), "records", g_variant_new_string ("played"));
  return find_toplevel (TENGEN_TYPE_RECORDS_WINDOW);
}

/* A list of its own, so that the end of reading can be waited for. */
static TengenHistoryList *
read_list (void)
{
  g_autofree char *games = get_folder ("games");
  g_autofree char *matches = get_folder ("matches");
  const char *folders[] = { games, NULL };
  TengenHistoryList *list = tengen_history_list_new (folders, matches);
  while (tengen_history_list_get_reading (list))
    g_main_context_iteration (NULL, TRUE);
  return list;
}

static guint
count (TengenRecordsWindow *window)
{
  return tengen_history_model_count (window->model, TRUE);
}

static GtkSingleSelection *
get_shown_list (TengenRecordsWindow *window)
{
  return tengen_history_model_get_shown (window->model);
}

/* What is chosen before all is read does not stay chosen. */
static void
wait_count (TengenRecordsWindow *window, guint n)
{
  while (count (window) != n || tengen_records_window_get_reading (window))
    g_main_context_iteration (NULL, TRUE);
}

static TengenHistoryItem *
get_item (GListModel *model, guint position)
{
  g_autoptr (TengenHistoryItem) item = g_list_model_get_item (model, position);
  return item;
}

static void
add_three (void)
{
  add_game ("a.sgf",
            "(;GM[1]FF[4]SZ[9]RU[Pure]TNR[pure]PB[Hanako]PW[Taro]BR[3k]"
            "DT[2026-11-20];B[ee];W[cc])");
  add_game ("b.sgf",
            "(;GM[1]FF[4]SZ[19]RU[Japanese]TNR[japanese]PB[Jiro]PW[Hanako]"
            "DT[2026-11-22]RE[W+R];B[pd];W[dd])");
  add_game ("c.sgf",
            "(;GM[4]FF[4]SZ[15]RU[Renju]TNR[renju s26]PB[Ichiro]PW[Taro]"
            "DT[2026-11-21];B[hh])");
}

static TengenHistoryItem *
read_item (const char *folder, const char *name, gboolean kept)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);
  return kept ? tengen_history_item_new (path, "1", 1, TRUE)
              : tengen_history_item_new_recent (path, "1", 1);
}

static guint
count_section (TengenHistoryModel *model, TengenHistorySource source)
{
  tengen_history_model_search (model, source, TENGEN_HISTORY_KIND_ANY, NULL);
  g_assert_cmpuint (tengen_history_model_count (model, TRUE),
                    ==,
                    tengen_history_model_count (model, FALSE));
  return tengen_history_model_count (model, TRUE);
}

/* A game that was saved, too, has one row among all, and one in each section. */
static void
test_once (Fixture *f, gconstpointer data)
{
  g_autofree char *games = get_folder ("games");
  g_autofree char *saved = get_folder ("saved");
  g_autoptr (TengenHistoryModel) model = tengen_history_model_new ();
  g_autoptr (GListStore) recent = g_list_store_new (TENGEN_TYPE_HISTORY_ITEM);
  g_autoptr (GListStore) played = g_list_store_new (TENGEN_TYPE_HISTORY_ITEM);
  add_three ();
  add_record (saved, "mine.sgf", "(;GM[1]FF[4]SZ[9];B[ee])");
  add_record (games, "d.sgf", "(;GM[1]FF[4]SZ[9];B[ee])");
  g_autoptr (TengenHistoryItem) mine = read_item (saved, "mine.sgf", FALSE);
  g_autoptr (TengenHistoryItem) first = read_item (games, "a.sgf", TRUE);
  g_autoptr (TengenHistoryItem) same = read_item (games, "d.sgf", TRUE);
  tengen_history_model_add (model, G_LIST_MODEL (recent));
  tengen_history_model_add (model, G_LIST_MODEL (played));
  g_list_store_append (played, first);
  g_list_store_append (played, same);
  g_assert_cmpuint (count_section (model, TENGEN_HISTORY_SOURCE_ANY), ==, 2);
  /* the one that is shown already goes */
  g_list_store_append (recent, mine);
  g_assert_cmpuint (tengen_history_model_count (model, TRUE), ==, 2);
  g_assert_true (
      get_item (G_LIST_MODEL (tengen_history_model_get_shown (model)), 1) ==
      first);
  g_assert_cmpuint (count_section (model, TENGEN_HISTORY_SOURCE_PLAYED), ==, 2);
  g_assert_cmpuint (count_section (model, TENGEN_HISTORY_SOURCE_RECENT), ==, 1);
  g_assert_cmpuint (count_section (model, TENGEN_HISTORY_SOURCE_ANY), ==, 2);
  /* and comes back when the other is gone */
  g_list_store_remove (recent, 0);
  g_assert_cmpuint (tengen_history_model_count (model, TRUE), ==, 2);
  g_assert_true (
      get_item (G_LIST_MODEL (tengen_history_model_get_shown (model)), 1) ==
      same);
  folder_remove (saved);
}

static void
test_words (Fixture *f, gconstpointer data)
{
  add_three ();
  g_autoptr (TengenHistoryList) list = read_list ();
  GListModel *items = tengen_history_list_get_items (list);
  g_assert_cmpuint (g_list_model_get_n_items (items), ==, 3);
  /* by the day that they say, not by that of the file */
  TengenHistoryItem *first = get_item (items, 0);
  TengenHistoryItem *last = get_item (items, 2);
  g_assert_cmpstr (
      tengen_history_entry_get_words (TENGEN_HISTORY_ENTRY (first)).title,
      ==,
      "Jiro – Hanako");
  g_assert_false (tengen_history_item_get_unfinished (first));
  g_assert_cmpstr (
      tengen_history_entry_get_words (TENGEN_HISTORY_ENTRY (first)).state,
      ==,
      "White wins by resignation");
  g_assert_cmpstr (
      tengen_history_entry_get_words (TENGEN_HISTORY_ENTRY (last)).title,
      ==,
      "Hanako (3 kyu) – Taro");
  g_assert_cmpstr (
      tengen_history_entry_get_words (TENGEN_HISTORY_ENTRY (last)).about,
      ==,
      "Pure Go 9x9");
  g_assert_cmpstr (
      tengen_history_entry_get_words (TENGEN_HISTORY_ENTRY (last)).state,
      ==,
      "Unfinished, 2 moves");
  g_assert_true (tengen_history_item_get_removable (last));
  tengen_history_list_stop (list);
}

static void
test_found (Fixture *f, gconstpointer data)
{
  static const struct
  {
    TengenHistoryKind kind;
    const char *text;
    guint n;
  } cases[] = {
    { TENGEN_HISTORY_KIND_ANY, "", 3 },
    { TENGEN_HISTORY_KIND_PURE, "", 1 },
    { TENGEN_HISTORY_KIND_GO, "", 1 },
    { TENGEN_HISTORY_KIND_RENJU, "", 1 },
    { TENGEN_HISTORY_KIND_ANY, "hanako", 2 },
    { TENGEN_HISTORY_KIND_ANY, "  taro HANA", 1 },
    { TENGEN_HISTORY_KIND_ANY, "ＴＡＲＯ", 2 },
    { TENGEN_HISTORY_KIND_RENJU, "hanako", 0 },
    { TENGEN_HISTORY_KIND_ANY, "2026-11-22", 1 },
    { TENGEN_HISTORY_KIND_ANY, "nobody", 0 },
  };
  add_three ();
  TengenRecordsWindow *window = show ();
  wait_count (window, 3);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      tengen_records_window_search (
          window, TENGEN_HISTORY_SOURCE_PLAYED, cases[i].kind, cases[i].text);
      g_assert_cmpuint (count (window), ==, cases[i].n);
    }
}

/* A file that a killed program saved in place. */
static void
test_half_saved (Fixture *f, gconstpointer data)
{
  g_autofree char *folder = get_folder ("games");
  g_autofree char *path = g_build_filename (folder, "half.sgf", NULL);
  g_mkdir_with_parents (folder, 0700);
  g_autofree char *record = half_saved_make (
      path, "(;GM[1]PB[old])", "(;GM[1]SZ[9]PB[new]PW[white];B[ee];W[cc])");
  g_autoptr (TengenHistoryList) list = read_list ();
  TengenHistoryItem *item = get_item (tengen_history_list_get_items (list), 0);
  g_assert_false (tengen_history_item_get_broken (item));
  g_assert_cmpstr (
      tengen_history_entry_get_words (TENGEN_HISTORY_ENTRY (item)).title,
      ==,
      "new – white");
  g_assert_false (g_file_test (record, G_FILE_TEST_EXISTS));
  tengen_history_list_stop (list);
}

/* A file that is none, and files of others. */
static void
test_broken (Fixture *f, gconstpointer data)
{
  g_autofree char *folder = get_folder ("games");
  g_autofree char *path = g_build_filename (folder, "broken.sgf", NULL);
  add_game ("broken.sgf", "nothing in here");
  add_game ("note.txt", "nothing at all");
  add_game (".hidden.sgf", "(;GM[1])");
  TengenRecordsWindow *window = show ();
  wait_count (window, 1);
  TengenHistoryItem *item =
      get_item (G_LIST_MODEL (get_shown_list (window)), 0);
  g_assert_true (tengen_history_item_get_broken (item));
  g_assert_cmpstr (
      tengen_history_entry_get_words (TENGEN_HISTORY_ENTRY (item)).title,
      ==,
      "broken.sgf");
  g_assert_null (tengen_history_item_paint (item, 1, FALSE));
  gtk_widget_activate_action (GTK_WIDGET (window), "records.open", NULL);
  gtk_widget_activate_action (GTK_WIDGET (window), "records.throw-away", NULL);
  g_assert_cmpuint (count_windows (), ==, 1);
  g_autofree char *text = folder_read (path);
  g_assert_cmpstr (text, ==, "nothing in here");
}

static void
test_others (Fixture *f, gconstpointer data)
{
  add_game ("other.sgf", "(;GM[1]SZ[19];B[pd];W[dd])");
  g_autoptr (TengenHistoryList) list = read_list ();
  TengenHistoryItem *item = get_item (tengen_history_list_get_items (list), 0);
  g_assert_false (tengen_history_item_get_broken (item));
  g_assert_false (tengen_history_item_get_removable (item));
  g_autoptr (GdkTexture) picture = tengen_history_item_paint (item, 2, TRUE);
  g_assert_cmpint (
      gdk_texture_get_width (picture), ==, 2 * TENGEN_HISTORY_PICTURE);
  tengen_history_list_stop (list);
}

#define MATCH "(;GM[1]SZ[9]RU[Pure]TNR[pure]TNM[abc 1]PB[Hanako]PW[Taro]"

static TengenHistoryItem *
get_shown (TengenHistoryList *list)
{
  GListModel *items = tengen_history_list_get_items (list);
  TengenHistoryItem *shown = NULL;
  for (guint i = 0; i < g_list_model_get_n_items (items); i++)
    if (tengen_history_entry_matches (
            TENGEN_HISTORY_ENTRY (get_item (items, i)),
            TENGEN_HISTORY_KIND_ANY,
            NULL))
      {
        g_assert_null (shown);
        shown = get_item (items, i);
      }
  g_assert_nonnull (shown);
  return shown;
}

/* One that ended is that of the match; one that goes on is what waits. */
static void
test_match (Fixture *f, gconstpointer data)
{
  static const struct
  {
    const char *here;
    const char *there;
    gboolean removable;
  } cases[] = {
    { MATCH ";B[ee])", MATCH ";B[ee])", TRUE },
    { MATCH "RE[B+R];B[ee])", MATCH "RE[B+R];B[ee])", FALSE },
    { MATCH ";B[ee];W[cc])", MATCH ";B[ee])", TRUE },
    { MATCH ";B[ee])", MATCH "RE[B+R];B[ee])", FALSE },
  };
  g_autofree char *matches = get_folder ("matches");
  g_autofree char *folder = g_build_filename (matches, "one", NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      add_game ("a.sgf", cases[i].here);
      add_record (folder, "r01 a.sgf", cases[i].there);
      g_autoptr (TengenHistoryList) list = read_list ();
      g_assert_cmpint (tengen_history_item_get_removable (get_shown (list)),
                       ==,
                       cases[i].removable);
      tengen_history_list_stop (list);
    }
}

static void
test_removed (Fixture *f, gconstpointer data)
{
  add_three ();
  TengenRecordsWindow *window = show ();
  g_autofree char *folder = get_folder ("games");
  g_autofree char *path = g_build_filename (folder, "b.sgf", NULL);
  g_autofree char *trash = g_build_filename (folder, ".trash", NULL);
  wait_count (window, 3);
  gtk_single_selection_set_selected (get_shown_list (window), 0);
  gtk_widget_activate_action (GTK_WIDGET (window), "records.throw-away", NULL);
  wait_count (window, 2);
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
  gtk_widget_activate_action (GTK_WIDGET (window), "records.throw-away", NULL);
  wait_count (window, 1);
  gtk_widget_activate_action (GTK_WIDGET (window), "records.undo", NULL);
  gtk_widget_activate_action (GTK_WIDGET (window), "records.undo", NULL);
  wait_count (window, 3);
  g_assert_true (g_file_test (path, G_FILE_TEST_EXISTS));
  g_assert_cmpuint (folder_count (trash), ==, 0);
  /* for good once the window has gone */
  gtk_single_selection_set_selected (get_shown_list (window), 0);
  gtk_widget_activate_action (GTK_WIDGET (window), "records.throw-away", NULL);
  g_assert_cmpuint (folder_count (trash), ==, 1);
  gtk_window_close (GTK_WINDOW (window));
  g_assert_cmpuint (folder_count (trash), ==, 0);
}

/* What waits to be gone on with goes with it. */
static void
test_removed_waiting (Fixture *f, gconstpointer data)
{
  TengenWindow *game = activate ();
  g_assert_true (tengen_session_play (get_session (game), 40));
  gtk_widget_activate_action (GTK_WIDGET (game), "win.again", NULL);
  while (tengen_program_get_history (program)->busy)
    g_main_context_iteration (NULL, TRUE);
  TengenRecordsWindow *window = show ();
  wait_count (window, 1);
  gtk_widget_activate_action (GTK_WIDGET (window), "records.throw-away", NULL);
  g_autoptr (GPtrArray) before =
      tengen_journal_shelf_list (tengen_program_get_shelf (program));
  g_assert_cmpuint (before->len, ==, 1);
  gtk_window_close (GTK_WINDOW (window));
  g_autoptr (GPtrArray) after =
      tengen_journal_shelf_list (tengen_program_get_shelf (program));
  g_assert_cmpuint (after->len, ==, 0);
}

static void
test_opened (Fixture *f, gconstpointer data)
{
  add_three ();
  TengenRecordsWindow *window = show ();
  wait_count (window, 3);
  gtk_single_selection_set_selected (get_shown_list (window), 2);
  gtk_widget_activate_action (GTK_WIDGET (window), "records.open", NULL);
  while (application->loading->len > 0)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (count_moves (get_window ()), ==, 2);
  g_assert_false (tengen_document_get_review (get_window ()->document));
  gtk_widget_activate_action (GTK_WIDGET (window), "records.review", NULL);
  g_assert_true (tengen_document_get_review (get_window ()->document));
  g_assert_cmpuint (count_windows (), ==, 1);
}

static void
test_followed (Fixture *f, gconstpointer data)
{
  add_three ();
  TengenRecordsWindow *window = show ();
  g_autofree char *folder = get_folder ("games");
  g_autofree char *path = g_build_filename (folder, "a.sgf", NULL);
  wait_count (window, 3);
  g_remove (path);
  wait_count (window, 2);
  add_game ("d.sgf", "(;GM[1]SZ[9]TNR[pure];B[ee])");
  wait_count (window, 3);
}

/* Games of the length that games have. */
static char *
make_long_game (void)
{
  GString *text = g_string_new (
      "(;GM[1]FF[4]SZ[19]RU[Japanese]TNR[japanese]PB[Hanako]PW[Taro]"
      "DT[2026-11-22]");
  for (int i = 0; i < 250; i++)
    g_string_append_printf (text,
                            ";%c[%c%c]",
                            i % 2 == 0 ? 'B' : 'W',
                            'a' + i * 7 % 19,
                            'a' + i / 19);
  return g_string_free (g_string_append_c (text, ')'), FALSE);
}

/* The main loop is never held up for long while they are read. */
static void
test_many (Fixture *f, gconstpointer data)
{
  g_autofree char *text = make_long_game ();
  g_autofree char *folder = get_folder ("games");
  g_mkdir_with_parents (folder, 0700);
  TengenRecordsWindow *window = show ();
  while (!gtk_widget_get_mapped (GTK_WIDGET (window)))
    g_main_context_iteration (NULL, TRUE);
  settle ();
  for (guint i = 0; i < GAMES; i++)
    {
      g_autofree char *name = g_strdup_printf ("%04u.sgf", i);
      g_autofree char *path = g_build_filename (folder, name, NULL);
      FILE *file = fopen (path, "w");
      fputs (text, file);
      fclose (file);
    }
  gint64 longest = 0;
  while (count (window) < GAMES)
    {
      gint64 before = get_thread_us ();
      if (g_main_context_iteration (NULL, FALSE))
        longest = MAX (longest, get_thread_us () - before);
      else
        g_usleep (200);
    }
  g_test_message ("the longest step took %d us", (int) longest);
  g_assert_cmpint (longest, <, LONGEST_US);
}

static guint
count_headings (TengenRecordsWindow *window)
{
  guint n = 0;
  for (guint i = 0; i < count (window); i++)
    {
      g_autoptr (TengenHistoryEntry) entry =
          g_list_model_get_item (G_LIST_MODEL (get_shown_list (window)), i);
      n += tengen_history_entry_get_heading (entry) != NULL;
    }
  return n;
}

/* Each section alone, and all of them, with headings where there are several. */
static void
test_sections (Fixture *f, gconstpointer data)
{
  static const struct
  {
    TengenHistorySource source;
    guint n;
    guint n_headings;
  } cases[] = {
    { TENGEN_HISTORY_SOURCE_ANY, 5, 3 },
    { TENGEN_HISTORY_SOURCE_WAITING, 1, 1 },
    { TENGEN_HISTORY_SOURCE_RECENT, 1, 0 },
    { TENGEN_HISTORY_SOURCE_PLAYED, 3, 0 },
  };
  TengenWindow *game = activate ();
  g_autoptr (GFile) file =
      make_file (f, "club.sgf", "(;GM[1]SZ[9]PB[Hanako]PW[Taro];B[ee])");
  open_file (game, file);
  add_three ();
  settle ();
  shelf_fill (tengen_program_get_shelf (program), 0, 1, 1);
  TengenRecordsWindow *window = show ();
  tengen_records_window_search (
      window, TENGEN_HISTORY_SOURCE_ANY, TENGEN_HISTORY_KIND_ANY, "");
  wait_count (window, 5);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      tengen_records_window_search (
          window, cases[i].source, TENGEN_HISTORY_KIND_ANY, "");
      g_assert_cmpuint (count (window), ==, cases[i].n);
      g_assert_cmpuint (count_headings (window), ==, cases[i].n_headings);
    }
  /* a file of a person is opened, and never thrown away */
  tengen_records_window_search (
      window, TENGEN_HISTORY_SOURCE_ANY, TENGEN_HISTORY_KIND_ANY, "club");
  g_assert_cmpuint (count (window), ==, 1);
  g_assert_cmpuint (count_headings (window), ==, 1);
  tengen_records_window_search (
      window, TENGEN_HISTORY_SOURCE_RECENT, TENGEN_HISTORY_KIND_ANY, "club");
  g_assert_cmpuint (count (window), ==, 1);
  g_assert_cmpuint (count_headings (window), ==, 0);
  gtk_widget_activate_action (GTK_WIDGET (window), "records.throw-away", NULL);
  g_assert_true (g_file_query_exists (file, NULL));
  g_autoptr (TengenHistoryEntry) entry =
      g_list_model_get_item (G_LIST_MODEL (get_shown_list (window)), 0);
  g_assert_cmpstr (
      tengen_history_entry_get_words (entry).title, ==, "club.sgf");
}

static void
add_shown (const char *path, void (*test) (Fixture *f, gconstpointer data))
{
  g_test_add (path, Fixture, NULL, set_up_empty, test, tear_down);
}

static void
add_tests (void)
{
  add_shown ("/history-view/words", test_words);
  add_shown ("/history-view/found", test_found);
  add_shown ("/history-view/half-saved", test_half_saved);
  add_shown ("/history-view/broken", test_broken);
  add_shown ("/history-view/others", test_others);
  add_shown ("/history-view/match", test_match);
  add_shown ("/history-view/removed", test_removed);
  add_shown ("/history-view/removed-waiting", test_removed_waiting);
  add_shown ("/history-view/opened", test_opened);
  add_shown ("/history-view/followed", test_followed);
  add_shown ("/history-view/sections", test_sections);
  add_shown ("/history-view/once", test_once);
  add_shown ("/history-view/many", test_many);
}

int
main (int argc, char **argv)
{
  return run_tests (argc, argv, add_tests);
}
