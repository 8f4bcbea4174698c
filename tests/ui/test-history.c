/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-history: every game that is played here is kept
 *
 * What: when, under which name, always in the same file; nothing that another
 *       wrote is harmed; a folder that fails is told once and tried again.
 */
#include <sys/stat.h>
#include <utime.h>

#include "app-shelf.h"
#include "app-window.h"
#include "tengen-history-file.h"
#include "tengen-history-private.h"

static char *
get_folder (void)
{
  return g_build_filename (g_get_user_data_dir (), "tengen", "games", NULL);
}

static void
set_up_empty (Fixture *f, gconstpointer data)
{
  g_autofree char *folder = get_folder ();
  set_up (f, data);
  folder_remove (folder);
}

static void
wait_written (void)
{
  while (tengen_program_get_history (program)->busy)
    g_main_context_iteration (NULL, TRUE);
}

/* An end is followed when there is nothing else to do. */
static void
wait_kept (void)
{
  settle ();
  wait_written ();
}

static int
compare_names (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

/* (element-type filename): the records, by their names */
static GPtrArray *
list_kept (void)
{
  g_autofree char *folder = get_folder ();
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  GPtrArray *names = g_ptr_array_new_with_free_func (g_free);
  const char *name;
  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    if (*name != '.')
      g_ptr_array_add (names, g_strdup (name));
  g_ptr_array_sort (names, compare_names);
  return names;
}

static guint
count_kept (void)
{
  g_autoptr (GPtrArray) names = list_kept ();
  return names->len;
}

static char *
get_path (const char *name)
{
  g_autofree char *folder = get_folder ();
  return g_build_filename (folder, name, NULL);
}

static char *
read_only (void)
{
  g_autoptr (GPtrArray) names = list_kept ();
  g_assert_cmpuint (names->len, ==, 1);
  g_autofree char *path = get_path (g_ptr_array_index (names, 0));
  return folder_read (path);
}

static GFile *
get_only (void)
{
  g_autoptr (GPtrArray) names = list_kept ();
  g_assert_cmpuint (names->len, ==, 1);
  g_autofree char *path = get_path (g_ptr_array_index (names, 0));
  return g_file_new_for_path (path);
}

static void
play (TengenWindow *window, TengenPoint point)
{
  g_assert_true (tengen_session_play (get_session (window), point));
}

static TengenDocument *
start_again (TengenWindow *window)
{
  gtk_widget_activate_action (GTK_WIDGET (window), "win.again", NULL);
  return tengen_window_get_document (window);
}

static void
test_end (Fixture *f, gconstpointer data)
{
  TengenWindow *window = activate ();
  play (window, 40);
  wait_kept ();
  g_assert_cmpuint (count_kept (), ==, 0);
  g_assert_true (
      tengen_session_resign (get_session (window), TENGEN_SEAT_SECOND));
  wait_kept ();
  g_autofree char *text = read_only ();
  g_assert_nonnull (strstr (text, "RE[B+R]"));
  g_assert_nonnull (strstr (text, ";B[ee]"));
  /* still not saved where a person would have it */
  g_assert_null (tengen_document_get_file (window->document));
  g_assert_true (tengen_document_get_unsaved (window->document));
}

static void
test_replaced (Fixture *f, gconstpointer data)
{
  TengenWindow *window = activate ();
  play (window, 40);
  g_autoptr (TengenDocument) first = g_object_ref (window->document);
  start_again (window);
  wait_written ();
  g_autofree char *before = read_only ();
  g_assert_nonnull (strstr (before, ";B[ee]"));
  /* taken up again it goes on in its file */
  g_autoptr (GVariant) id = g_variant_ref_sink (
      g_variant_new_string (tengen_document_get_journal_id (first)));
  g_action_group_activate_action (G_ACTION_GROUP (program), "continue", id);
  play (get_window (), 41);
  start_again (get_window ());
  wait_written ();
  g_autofree char *after = read_only ();
  g_assert_nonnull (strstr (after, ";B[ee]"));
  g_assert_nonnull (strstr (after, ";W[fe]"));
}

static void
test_quit (Fixture *f, gconstpointer data)
{
  TengenWindow *window = activate ();
  play (window, 40);
  g_action_group_activate_action (G_ACTION_GROUP (program), "new-window", NULL);
  TengenWindow *other = get_window ();
  if (other == window)
    other = TENGEN_WINDOW (
        g_list_last (gtk_application_get_windows (GTK_APPLICATION (program)))
            ->data);
  play (other, 41);
  quit_program ();
  wait_written ();
  g_autoptr (GPtrArray) names = list_kept ();
  g_assert_cmpuint (names->len, ==, 2);
  g_assert_true (g_str_has_suffix (g_ptr_array_index (names, 0), " (2).sgf"));
}

/* As if the program had been killed. */
static void
test_killed (Fixture *f, gconstpointer data)
{
  g_autofree char *shelf = tengen_journal_shelf_get_default ();
  g_autoptr (TengenGameSetup) setup =
      tengen_game_setup_new (tengen_go_rules_find ("pure"), 5);
  TengenDocument *document = tengen_document_new (setup, shelf);
  g_assert_true (
      tengen_session_play (tengen_document_get_session (document), 12));
  g_object_run_dispose (G_OBJECT (document));
  g_object_unref (document);
  g_assert_cmpuint (count_kept (), ==, 0);
  TengenWindow *window = activate ();
  g_assert_cmpuint (count_moves (window), ==, 1);
  wait_written ();
  g_autofree char *text = read_only ();
  g_assert_nonnull (strstr (text, ";B[cc]"));
  /* closed as it is: still that one file */
  quit_program ();
  wait_written ();
  g_assert_cmpuint (count_kept (), ==, 1);
}

static void
test_not_kept (Fixture *f, gconstpointer data)
{
  TengenWindow *window = activate ();
  start_again (window);
  /* a clock that was used alone */
  gtk_widget_activate_action (
      GTK_WIDGET (window), "win.time-up", "i", TENGEN_STONE_BLACK);
  wait_kept ();
  start_again (window);
  g_autoptr (GFile) file =
      make_file (f, "one.sgf", "(;GM[1]SZ[9]RU[Japanese];B[ee];W[cc])");
  open_file (window, file);
  tengen_session_step (get_session (window), 2);
  g_assert_true (tengen_session_play (get_session (window), 0));
  quit_program ();
  wait_written ();
  g_assert_cmpuint (count_kept (), ==, 0);
}

static void
test_opened (Fixture *f, gconstpointer data)
{
  TengenWindow *window = activate ();
  play (window, 40);
  g_assert_true (
      tengen_session_resign (get_session (window), TENGEN_SEAT_SECOND));
  wait_kept ();
  g_autoptr (GFile) file = get_only ();
  /* it is there already */
  open_file (window, file);
  g_assert_cmpuint (count_windows (), ==, 1);
  quit_program ();
  g_autofree char *shelf = tengen_journal_shelf_get_default ();
  folder_remove (shelf);
  window = activate ();
  open_file (window, file);
  g_assert_cmpuint (count_windows (), ==, 1);
  window = get_window ();
  g_assert_null (tengen_document_get_file (window->document));
  g_assert_false (tengen_document_get_unsaved (window->document));
  g_assert_true (tengen_session_take_back (get_session (window)));
  play (window, 41);
  quit_program ();
  wait_written ();
  g_autofree char *text = read_only ();
  g_assert_nonnull (strstr (text, ";W[fe]"));
  g_assert_null (strstr (text, "RE["));
}

/* What waits is taken up itself, with its steps back. */
static void
test_waiting (Fixture *f, gconstpointer data)
{
  TengenWindow *window = activate ();
  play (window, 40);
  play (window, 41);
  start_again (window);
  wait_written ();
  g_autoptr (GFile) file = get_only ();
  open_file (window, file);
  window = get_window ();
  const TengenGame *game = tengen_session_get_game (get_session (window));
  g_assert_cmpuint (tengen_game_get_n_undo (game), ==, 2);
  g_autofree char *shelf = tengen_journal_shelf_get_default ();
  g_autoptr (GPtrArray) waiting = tengen_journal_shelf_list (shelf);
  g_assert_cmpuint (waiting->len, ==, 0);
}

static void
test_saved_elsewhere (Fixture *f, gconstpointer data)
{
  TengenWindow *window = activate ();
  g_autofree char *path = g_build_filename (f->folder, "mine.sgf", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GAsyncResult) result = NULL;
  play (window, 40);
  tengen_document_save_async (
      window->document, file, TRUE, keep_result_cb, &result);
  g_assert_true (tengen_document_save_finish (
      window->document, wait_for (&result), NULL, NULL));
  quit_program ();
  wait_written ();
  g_autofree char *before = read_only ();
  window = activate ();
  open_file (window, file);
  while (tengen_document_get_kept_name (get_window ()->document) == NULL)
    g_main_context_iteration (NULL, TRUE);
  play (get_window (), 41);
  quit_program ();
  wait_written ();
  g_autofree char *after = read_only ();
  g_assert_cmpstr (after, !=, before);
  g_assert_nonnull (strstr (after, ";W[fe]"));
  /* the person's own file only changes when it is saved */
  g_autofree char *own = folder_read (path);
  g_assert_cmpstr (own, ==, before);
}

/* Another program writes over a game that was kept; then it goes on. */
static GFile *
change_kept (TengenWindow *window)
{
  play (window, 40);
  g_assert_true (
      tengen_session_resign (get_session (window), TENGEN_SEAT_SECOND));
  wait_kept ();
  GFile *file = get_only ();
  folder_write (g_file_peek_path (file), "(;GM[1]C[theirs])");
  g_assert_true (tengen_session_take_back (get_session (window)));
  return file;
}

static void
test_changed_by_others (Fixture *f, gconstpointer data)
{
  TengenWindow *window = activate ();
  g_autoptr (GFile) file = change_kept (window);
  play (window, 41);
  quit_program ();
  wait_written ();
  g_autofree char *theirs = folder_read (g_file_peek_path (file));
  g_assert_cmpstr (theirs, ==, "(;GM[1]C[theirs])");
  g_assert_cmpuint (count_kept (), ==, 2);
}

/* The second writing waits while the first one finds the name taken. */
static void
test_changed_twice (Fixture *f, gconstpointer data)
{
  TengenHistory *history = tengen_program_get_history (program);
  TengenWindow *window = activate ();
  g_autoptr (GFile) file = change_kept (window);
  tengen_history_keep (history, window->document);
  g_assert_true (history->busy);
  play (window, 41);
  tengen_history_keep (history, window->document);
  wait_written ();
  g_assert_cmpuint (count_kept (), ==, 2);
  g_autofree char *kept = tengen_history_get_path (
      history, tengen_document_get_kept_name (window->document));
  g_autofree char *text = folder_read (kept);
  g_assert_nonnull (strstr (text, ";W[fe]"));
}

static void
test_failing (Fixture *f, gconstpointer data)
{
  g_autofree char *folder = get_folder ();
  g_autofree char *above = g_path_get_dirname (folder);
  TengenWindow *window = activate ();
  g_mkdir_with_parents (above, 0700);
  folder_write (folder, "in the way");
  play (window, 40);
  TengenSession *session = get_session (window);
  g_assert_true (tengen_session_resign (session, TENGEN_SEAT_SECOND));
  wait_kept ();
  g_assert_nonnull (tengen_notice_get_text (window->notice));
  tengen_notice_dismiss (window->notice);
  /* told once */
  g_assert_true (tengen_session_take_back (session));
  g_assert_true (tengen_session_resign (session, TENGEN_SEAT_FIRST));
  wait_kept ();
  g_assert_null (tengen_notice_get_text (window->notice));
  g_autofree char *there = folder_read (folder);
  g_assert_cmpstr (there, ==, "in the way");
  g_remove (folder);
  start_again (window);
  wait_written ();
  g_autofree char *text = read_only ();
  g_assert_nonnull (strstr (text, "RE[W+R]"));
}

/* What could not be written is not written over what the game is now. */
static void
test_failed_before (Fixture *f, gconstpointer data)
{
  g_autofree char *folder = get_folder ();
  g_autofree char *above = g_path_get_dirname (folder);
  TengenWindow *window = activate ();
  TengenSession *session = get_session (window);
  g_mkdir_with_parents (above, 0700);
  folder_write (folder, "in the way");
  play (window, 40);
  g_assert_true (tengen_session_resign (session, TENGEN_SEAT_SECOND));
  wait_kept ();
  g_remove (folder);
  g_assert_true (tengen_session_take_back (session));
  g_assert_true (tengen_session_resign (session, TENGEN_SEAT_FIRST));
  wait_kept ();
  wait_written ();
  g_autofree char *text = read_only ();
  g_assert_nonnull (strstr (text, "RE[W+R]"));
}

/* What could not be written before is, once it works again. */
static void
test_tried_again (Fixture *f, gconstpointer data)
{
  g_autofree char *folder = get_folder ();
  g_autofree char *above = g_path_get_dirname (folder);
  TengenWindow *window = activate ();
  g_mkdir_with_parents (above, 0700);
  folder_write (folder, "in the way");
  play (window, 40);
  start_again (window);
  wait_written ();
  g_remove (folder);
  play (window, 41);
  start_again (window);
  wait_written ();
  g_assert_cmpuint (count_kept (), ==, 2);
}

/* --- Whatever fails, and whenever it is stopped --- */

/* In place of the folder of records. */
static void
block_folder (void)
{
  g_autofree char *folder = get_folder ();
  g_autofree char *above = g_path_get_dirname (folder);
  g_assert_cmpint (g_mkdir_with_parents (above, 0700), ==, 0);
  folder_write (folder, "in the way");
}

static void
unblock_folder (void)
{
  g_autofree char *folder = get_folder ();
  g_assert_cmpint (g_remove (folder), ==, 0);
}

static guint
count_journals (void)
{
  g_autofree char *shelf = tengen_journal_shelf_get_default ();
  return shelf_count (shelf);
}

static void
listed_cb (guint *n_journals)
{
  *n_journals = count_journals ();
}

/* Waits for the shelf to be looked at; gives how many journals were there when
 * the games that have ended had been taken, and nothing was written yet. */
static guint
wait_listed (void)
{
  guint n_journals = G_MAXUINT;
  gulong id = g_signal_connect_swapped (tengen_program_get_waiting (program),
                                        "listed",
                                        G_CALLBACK (listed_cb),
                                        &n_journals);
  tengen_waiting_look (tengen_program_get_waiting (program));
  while (n_journals == G_MAXUINT)
    g_main_context_iteration (NULL, TRUE);
  g_signal_handler_disconnect (tengen_program_get_waiting (program), id);
  return n_journals;
}

/* A program that was stopped when a game had ended and was put away; @note is
 * what it had noted of the history by then. */
static void
leave_ended (const char *note)
{
  g_autofree char *shelf = tengen_journal_shelf_get_default ();
  g_autoptr (TengenGameSetup) setup =
      tengen_game_setup_new (tengen_go_rules_find ("pure"), 5);
  TengenDocument *document = tengen_document_new (setup, shelf);
  TengenSession *session = tengen_document_get_session (document);
  g_assert_true (tengen_session_play (session, 12));
  g_assert_true (tengen_session_resign (session, TENGEN_SEAT_SECOND));
  g_autoptr (GBytes) bytes = tengen_document_write (document);
  g_autofree char *sum =
      g_compute_checksum_for_bytes (G_CHECKSUM_SHA256, bytes);
  g_autofree char *text = g_strconcat (sum, " 2026-11-23 ended.sgf", NULL);
  g_object_run_dispose (G_OBJECT (document));
  g_object_unref (document);
  g_autoptr (GPtrArray) entries = tengen_journal_shelf_list (shelf);
  g_assert_cmpuint (entries->len, ==, 1);
  const TengenJournalShelfEntry *entry = g_ptr_array_index (entries, 0);
  g_autoptr (TengenJournal) journal = tengen_journal_take (shelf, entry->id);
  if (note != NULL)
    tengen_journal_note (journal, note, text);
  tengen_journal_note (journal, "parked", "");
  tengen_journal_leave (journal);
}

/* As if the program was started anew. */
static void
run_again (void)
{
  quit_program ();
  wait_written ();
  tengen_history_drop_failed (tengen_program_get_history (program));
  tengen_waiting_forget_ended (tengen_program_get_waiting (program));
  activate ();
  wait_listed ();
  wait_written ();
}

/* A note says nothing of what is in the folder: the oldest programs had none,
 * older ones noted `#history` before anything was written. */
static void
test_never_without (Fixture *f, gconstpointer note)
{
  leave_ended (note);
  activate ();
  g_assert_cmpuint (wait_listed (), ==, 1);
  wait_written ();
  g_autofree char *text = read_only ();
  g_assert_nonnull (strstr (text, "RE[B+R]"));
  g_assert_cmpuint (count_journals (), ==, 0);
}

static void
test_left_blocked (Fixture *f, gconstpointer note)
{
  block_folder ();
  leave_ended (note);
  activate ();
  g_assert_cmpuint (wait_listed (), ==, 1);
  wait_written ();
  g_assert_cmpuint (count_journals (), ==, 1);
  run_again ();
  g_assert_cmpuint (count_journals (), ==, 1);
  unblock_folder ();
  run_again ();
  g_autofree char *text = read_only ();
  g_assert_nonnull (strstr (text, "RE[B+R]"));
  g_assert_cmpuint (count_journals (), ==, 0);
}

static void
resign_and_go_on (TengenWindow *window)
{
  g_assert_true (
      tengen_session_resign (get_session (window), TENGEN_SEAT_SECOND));
  wait_kept ();
  start_again (window);
  wait_written ();
  wait_listed ();
  wait_written ();
}

static void
test_ended_blocked (Fixture *f, gconstpointer data)
{
  block_folder ();
  TengenWindow *window = activate ();
  play (window, 40);
  resign_and_go_on (window);
  quit_program ();
  g_assert_cmpuint (count_journals (), ==, 1);
  unblock_folder ();
  run_again ();
  g_autofree char *text = read_only ();
  g_assert_nonnull (strstr (text, "RE[B+R]"));
  g_assert_cmpuint (count_journals (), ==, 0);
}

/* The folder has an end that was played on from. */
static void
test_second_end (Fixture *f, gconstpointer data)
{
  g_autofree char *folder = get_folder ();
  g_autofree char *away = g_strconcat (folder, ".away", NULL);
  TengenWindow *window = activate ();
  play (window, 40);
  g_assert_true (
      tengen_session_resign (get_session (window), TENGEN_SEAT_SECOND));
  wait_kept ();
  g_assert_cmpuint (count_kept (), ==, 1);
  g_assert_cmpint (g_rename (folder, away), ==, 0);
  block_folder ();
  g_assert_true (tengen_session_take_back (get_session (window)));
  play (window, 41);
  resign_and_go_on (window);
  g_assert_cmpuint (count_journals (), ==, 1);
  unblock_folder ();
  g_assert_cmpint (g_rename (away, folder), ==, 0);
  run_again ();
  /* in the same file */
  g_autofree char *text = read_only ();
  g_assert_nonnull (strstr (text, ";W[fe]"));
  g_assert_cmpuint (count_journals (), ==, 0);
}

/* What was put away while nothing could be written does not have to wait for
 * the next start. */
static void
test_works_again (Fixture *f, gconstpointer data)
{
  block_folder ();
  TengenWindow *window = activate ();
  play (window, 40);
  resign_and_go_on (window);
  tengen_history_drop_failed (tengen_program_get_history (program));
  unblock_folder ();
  play (window, 41);
  start_again (window);
  wait_written ();
  wait_listed ();
  wait_written ();
  g_assert_cmpuint (count_kept (), ==, 2);
  /* that of the game without an end */
  g_assert_cmpuint (count_journals (), ==, 1);
}

static void
test_names (void)
{
  g_autoptr (TengenGameSetup) setup =
      tengen_game_setup_new (tengen_go_rules_find ("pure"), 9);
  g_autofree char *none = tengen_history_file_make_name (setup, "2026-11-22");
  g_assert_cmpstr (none, ==, "2026-11-22 Pure Go 9x9.sgf");
  setup->black = g_strdup ("花子");
  setup->white = g_strdup ("太郎");
  g_autofree char *plain =
      tengen_history_file_make_name (setup, "2026-11-22,23");
  g_assert_cmpstr (plain, ==, "2026-11-22 花子-太郎.sgf");
  g_autofree char *second = tengen_history_file_vary_name (plain, 2);
  g_assert_cmpstr (second, ==, "2026-11-22 花子-太郎 (2).sgf");
  g_free (setup->black);
  setup->black = g_strdup ("../a\\b:c*?\"<>|\n\x01");
  g_autofree char *odd = tengen_history_file_make_name (setup, "2026-11-22");
  g_assert_cmpstr (odd, ==, "2026-11-22 .._a_b_c________-太郎.sgf");
  g_free (setup->black);
  setup->black = g_strnfill (4000, 'x');
  g_autofree char *lengthy = tengen_history_file_make_name (setup, NULL);
  g_assert_cmpuint (strlen (lengthy), <, 200);
  g_assert_true (g_str_has_suffix (lengthy, ".sgf"));
}

typedef struct
{
  const char *folder;
  const char *text;
  char *name;
} Writer;

static gpointer
write_thread (gpointer data)
{
  Writer *self = data;
  g_autoptr (GBytes) bytes =
      g_bytes_new_static (self->text, strlen (self->text));
  const char *const none[] = { NULL };
  self->name =
      tengen_history_file_write (self->folder, "a.sgf", none, bytes, NULL);
  return NULL;
}

/* Two programs that want the same new name in the same moment. */
static void
test_two_programs (void)
{
  g_autofree char *folder = folder_new ();
  for (guint i = 0; i < 20; i++)
    {
      Writer one = { folder, "(;C[one])", NULL };
      Writer other = { folder, "(;C[other])", NULL };
      GThread *thread = g_thread_new (NULL, write_thread, &one);
      write_thread (&other);
      g_thread_join (thread);
      g_assert_cmpstr (one.name, !=, other.name);
      g_autofree char *path = g_build_filename (folder, one.name, NULL);
      g_autofree char *text = folder_read (path);
      g_assert_cmpstr (text, ==, one.text);
      g_autofree char *other_path = g_build_filename (folder, other.name, NULL);
      g_remove (path);
      g_remove (other_path);
      g_free (one.name);
      g_free (other.name);
    }
  folder_remove (folder);
}

static void
test_trash (void)
{
  g_autofree char *folder = folder_new ();
  g_autofree char *path = g_build_filename (folder, "a.sgf", NULL);
  g_autofree char *second = g_build_filename (folder, "a (2).sgf", NULL);
  g_autoptr (TengenHistory) history = tengen_history_new (folder, NULL);
  g_autoptr (GError) error = NULL;
  folder_write (path, "(;C[one])");
  g_autofree char *one = tengen_history_remove (history, "a.sgf", &error);
  g_assert_no_error (error);
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
  g_assert_true (tengen_history_restore (history, one, "a.sgf", &error));
  g_autofree char *text = folder_read (path);
  g_assert_cmpstr (text, ==, "(;C[one])");
  /* another took its name meanwhile */
  g_autofree char *again = tengen_history_remove (history, "a.sgf", &error);
  folder_write (path, "(;C[other])");
  g_assert_true (tengen_history_restore (history, again, "a.sgf", &error));
  g_autofree char *other = folder_read (path);
  g_autofree char *back = folder_read (second);
  g_assert_cmpstr (other, ==, "(;C[other])");
  g_assert_cmpstr (back, ==, "(;C[one])");
  g_autofree char *last = tengen_history_remove (history, "a.sgf", &error);
  tengen_history_purge (history, last);
  g_assert_false (tengen_history_restore (history, last, "a.sgf", &error));
  g_assert_error (error, TENGEN_FILES_ERROR, TENGEN_FILES_ERROR_FOLDER);
  folder_remove (folder);
}

/* How long a game was taken away counts, not when it was played. */
static void
test_trash_old (void)
{
  const struct utimbuf long_ago = { 1000, 1000 };
  g_autofree char *folder = folder_new ();
  g_autofree char *old_path = g_build_filename (folder, "old.sgf", NULL);
  g_autofree char *path = g_build_filename (folder, "new.sgf", NULL);
  g_autoptr (TengenHistory) history = tengen_history_new (folder, NULL);
  folder_write (old_path, "(;)");
  folder_write (path, "(;)");
  g_assert_cmpint (g_utime (old_path, (struct utimbuf *) &long_ago), ==, 0);
  g_autofree char *old = tengen_history_remove (history, "old.sgf", NULL);
  g_autofree char *removed = tengen_history_remove (history, "new.sgf", NULL);
  tengen_history_purge (history, removed);
  g_assert_true (tengen_history_restore (history, old, "old.sgf", NULL));
  folder_remove (folder);
}

/* Games of a folder that was chosen twice are listed once. */
static void
test_folders (void)
{
  static const char *const earlier[] = { "/a", "/usual", "/b", "/a", NULL };
  g_autoptr (TengenHistory) history = tengen_history_new ("/usual", NULL);
  tengen_history_set_folders (history, "/b", earlier);
  g_autofree char *folders =
      g_strjoinv (" ", (char **) tengen_history_get_folders (history));
  g_assert_cmpstr (folders, ==, "/b /usual /a");
}

static void
add_noted (const char *path, void (*test) (Fixture *f, gconstpointer note))
{
  static const char *const notes[] = { NULL, "history", "keeping" };
  for (gsize i = 0; i < G_N_ELEMENTS (notes); i++)
    {
      g_autofree char *whole =
          g_strconcat (path, "/", notes[i] != NULL ? notes[i] : "none", NULL);
      g_test_add (whole, Fixture, notes[i], set_up_empty, test, tear_down);
    }
}

static void
add_kept (const char *path, void (*test) (Fixture *f, gconstpointer data))
{
  g_test_add (path, Fixture, NULL, set_up_empty, test, tear_down);
}

static void
add_tests (void)
{
  g_test_add_func ("/history/names", test_names);
  g_test_add_func ("/history/two-programs", test_two_programs);
  g_test_add_func ("/history/trash", test_trash);
  g_test_add_func ("/history/trash/old", test_trash_old);
  g_test_add_func ("/history/folders", test_folders);
  add_kept ("/history/end", test_end);
  add_kept ("/history/replaced", test_replaced);
  add_kept ("/history/quit", test_quit);
  add_kept ("/history/killed", test_killed);
  add_kept ("/history/not-kept", test_not_kept);
  add_kept ("/history/opened", test_opened);
  add_kept ("/history/waiting", test_waiting);
  add_kept ("/history/saved-elsewhere", test_saved_elsewhere);
  add_kept ("/history/changed-by-others", test_changed_by_others);
  add_kept ("/history/changed-twice", test_changed_twice);
  add_kept ("/history/failing", test_failing);
  add_kept ("/history/failed-before", test_failed_before);
  add_kept ("/history/tried-again", test_tried_again);
  add_noted ("/history/never-without", test_never_without);
  add_noted ("/history/left-blocked", test_left_blocked);
  add_kept ("/history/ended-blocked", test_ended_blocked);
  add_kept ("/history/second-end", test_second_end);
  add_kept ("/history/works-again", test_works_again);
}

int
main (int argc, char **argv)
{
  return run_tests (argc, argv, add_tests);
}
