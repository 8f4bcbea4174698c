/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-waiting-window: unfinished games and unsaved changes
 *
 * What: groups, newest first, found while the user types; thrown away and back;
 *       written out without being removed; reported when they take much room;
 *       a file has one window; thousands of them.
 */
#include <unistd.h>
#include <utime.h>

#include "app-window.h"
#include "shelf-fill.h"
#include "tengen-records-window-private.h"
#include "thread-time.h"

#define MANY 300
#define MANY_FULL 5000

/* What a step of the main loop may compute: 25 ms on a quiet machine. */
#define LONGEST_US (SLOWER * 150 * 1000)

static const char *
get_shelf (void)
{
  return tengen_program_get_shelf (program);
}

static void
listed_cb (gboolean *listed)
{
  *listed = TRUE;
}

static void
wait_listed (void)
{
  gboolean listed;
  gulong id = g_signal_connect_swapped (tengen_program_get_waiting (program),
                                        "listed",
                                        G_CALLBACK (listed_cb),
                                        &listed);
  /* the first may be of a thread that looked before */
  for (guint i = 0; i < 2; i++)
    {
      listed = FALSE;
      tengen_waiting_look (tengen_program_get_waiting (program));
      while (!listed)
        g_main_context_iteration (NULL, TRUE);
    }
  g_signal_handler_disconnect (tengen_program_get_waiting (program), id);
}

static TengenRecordsWindow *
show (void)
{
  activate ();
  wait_listed ();
  g_action_group_activate_action (
      G_ACTION_GROUP (program), "records", g_variant_new_string ("waiting"));
  return TENGEN_RECORDS_WINDOW (find_toplevel (TENGEN_TYPE_RECORDS_WINDOW));
}

static GtkSingleSelection *
get_shown (TengenRecordsWindow *window)
{
  return tengen_history_model_get_shown (window->model);
}

static void
search (TengenRecordsWindow *window, const char *text)
{
  tengen_records_window_search (
      window, TENGEN_HISTORY_SOURCE_WAITING, TENGEN_HISTORY_KIND_ANY, text);
}

static guint
count (TengenRecordsWindow *window)
{
  return g_list_model_get_n_items (G_LIST_MODEL (get_shown (window)));
}

static TengenWaitingItem *
get_item (TengenRecordsWindow *window, guint position)
{
  g_autoptr (TengenWaitingItem) item =
      g_list_model_get_item (G_LIST_MODEL (get_shown (window)), position);
  return item;
}

static char *
get_path (const char *id, const char *name)
{
  return g_build_filename (get_shelf (), id, name, NULL);
}

/* The journal of a game without a file, one of a later format, and a damaged
 * one beside those of two files. */
static void
add_all_groups (void)
{
  shelf_fill (get_shelf (), 0, 5, 3);
  g_autofree char *newer = get_path ("20260101-000000-00000000", "log");
  g_autofree char *damaged = get_path ("20260101-000000-00000001", "log");
  g_autofree char *game = get_path ("20260101-000000-00000002", "log");
  folder_write (newer, "tengen-journal 9\n");
  folder_write (damaged, "nothing\n");
  folder_write (game,
                "tengen-journal 1\n#game 0\n#title Hanako – Taro · Go\n"
                "a 1000 0 1 1 0 0\n#parked\n");
}

static void
test_groups (Fixture *f, gconstpointer data)
{
  static const struct
  {
    TengenWaitingGroup group;
    const char *heading;
    const char *title;
  } rows[] = {
    { TENGEN_WAITING_GAME, "Unfinished Games", "Hanako – Taro · Go" },
    { TENGEN_WAITING_CHANGES,
      "Changes Not Saved in Their Files",
      "pupil0004.sgf" },
    { TENGEN_WAITING_CHANGES, NULL, "pupil0003.sgf" },
    { TENGEN_WAITING_DAMAGED, "Damaged Records", "Unknown Game" },
    { TENGEN_WAITING_NEWER, "Records of a Newer Tengen", "Unknown Game" },
  };
  add_all_groups ();
  TengenRecordsWindow *window = show ();
  g_assert_cmpuint (count (window), ==, G_N_ELEMENTS (rows));
  for (guint i = 0; i < count (window); i++)
    {
      TengenWaitingItem *item = get_item (window, i);
      g_assert_cmpint (tengen_waiting_item_get_group (item), ==, rows[i].group);
      g_assert_cmpstr (
          tengen_history_entry_get_heading (TENGEN_HISTORY_ENTRY (item)),
          ==,
          rows[i].heading);
      g_assert_cmpstr (tengen_waiting_item_get_title (item), ==, rows[i].title);
    }
  /* the heading goes to the first that is left */
  search (window, "ＰＵＰＩＬ 0003");
  g_assert_cmpuint (count (window), ==, 1);
  g_assert_cmpstr (tengen_history_entry_get_heading (
                       TENGEN_HISTORY_ENTRY (get_item (window, 0))),
                   ==,
                   rows[1].heading);
  search (window, "nowhere");
  g_assert_cmpuint (count (window), ==, 2);
  search (window, "nobody");
  g_assert_cmpuint (count (window), ==, 0);
}

/* Eight and more: the newest of them first. */
static void
test_newest (Fixture *f, gconstpointer data)
{
  add_all_groups ();
  shelf_fill (get_shelf (), 100, 12, 3);
  TengenRecordsWindow *window = show ();
  gint64 before = G_MAXINT64;
  guint n = 0;
  for (guint i = 0; i < count (window); i++)
    {
      TengenWaitingItem *item = get_item (window, i);
      if (tengen_waiting_item_get_group (item) != TENGEN_WAITING_CHANGES)
        continue;
      g_assert_cmpint (tengen_waiting_item_get_entry (item)->time, <=, before);
      before = tengen_waiting_item_get_entry (item)->time;
      n++;
    }
  g_assert_cmpuint (n, ==, 14);
  run (window, "records.open");
  g_assert_cmpuint (count_windows (), ==, 1);
}

/* A name without end is cut in the list. */
static void
test_long (Fixture *f, gconstpointer data)
{
  shelf_fill (get_shelf (), 0, 1, 3);
  g_autofree char *path = get_path ("20260101-000000-00000000", "log");
  g_autofree char *name = g_strnfill (100000, 'n');
  g_autofree char *text = g_strdup_printf (
      "tengen-journal 1\n#game 0\n#title %s\na 1000 0 1 1 0 0\n#parked\n",
      name);
  folder_write (path, text);
  TengenRecordsWindow *window = show ();
  g_assert_cmpuint (
      strlen (tengen_waiting_item_get_title (get_item (window, 0))), <, 1000);
}

static void
test_thrown (Fixture *f, gconstpointer data)
{
  shelf_fill (get_shelf (), 0, 4, 3);
  TengenRecordsWindow *window = show ();
  TengenWaitingItem *first = get_item (window, 0);
  TengenWaitingItem *second = get_item (window, 1);
  TengenWaitingItem *last = get_item (window, 3);
  run (window, "records.throw-away");
  run (window, "records.throw-away");
  g_assert_cmpuint (count (window), ==, 2);
  g_assert_cmpstr (window->news, ==, "2 games thrown away.");
  wait_listed ();
  g_assert_cmpuint (count (window), ==, 2);
  /* the last one comes back first */
  run (window, "records.undo");
  g_assert_cmpuint (count (window), ==, 3);
  g_assert_true (get_item (window, 0) == second);
  run (window, "records.undo");
  g_assert_true (get_item (window, 0) == first);
  g_assert_true (get_item (window, 3) == last);
  g_assert_null (window->news);
  wait_listed ();
  g_assert_cmpuint (count (window), ==, 4);
  g_assert_true (get_item (window, 0) == first);
}

/* The notice of records that cannot be read goes with the last of them. */
static void
test_thrown_unreadable (Fixture *f, gconstpointer data)
{
  const char *said = "The record of an unfinished game is damaged and cannot "
                     "be read. It is kept as it is.";
  shelf_fill (get_shelf (), 0, 3, 3);
  for (guint i = 0; i < 2; i++)
    {
      g_autofree char *id = g_strdup_printf ("20260101-000000-%08x", i);
      g_autofree char *log = get_path (id, "log");
      folder_write (log, "nothing\n");
    }
  TengenRecordsWindow *window = show ();
  TengenNotice *notice = get_window ()->notice;
  g_assert_cmpuint (count (window), ==, 3);
  g_assert_cmpstr (tengen_notice_get_text (notice), ==, said);
  /* first what can be gone on with, then one of the two */
  for (guint left = 2; left > 0; left--)
    {
      run (window, "records.throw-away");
      wait_listed ();
      g_assert_cmpuint (count (window), ==, left);
      g_assert_cmpstr (tengen_notice_get_text (notice), ==, said);
    }
  run (window, "records.throw-away");
  wait_listed ();
  g_assert_null (tengen_notice_get_text (notice));
}

/* One that another program took meanwhile stays. */
static void
test_thrown_open (Fixture *f, gconstpointer data)
{
  shelf_fill (get_shelf (), 0, 1, 3);
  TengenRecordsWindow *window = show ();
  const char *id = tengen_waiting_item_get_entry (get_item (window, 0))->id;
  g_autoptr (TengenJournal) journal = tengen_journal_take (get_shelf (), id);
  run (window, "records.throw-away");
  g_assert_cmpstr (window->news, ==, "That game is not there any more.");
  g_autofree char *path = get_path (id, "log");
  g_assert_true (g_file_test (path, G_FILE_TEST_EXISTS));
  tengen_journal_leave (journal);
}

static void
wait_told (TengenRecordsWindow *window, const char *text)
{
  while (g_strcmp0 (window->news, text) != 0)
    g_main_context_iteration (NULL, TRUE);
}

/* The records are as the games stand; the journals stay byte for byte. */
static void
test_written (Fixture *f, gconstpointer data)
{
  shelf_fill (get_shelf (), 0, 2, 2);
  TengenRecordsWindow *window = show ();
  g_autoptr (GPtrArray) items = g_ptr_array_new ();
  g_autoptr (GFile) folder = g_file_new_for_path (f->folder);
  g_autofree char *log = get_path ("20260101-000000-00000001", "log");
  g_autofree char *before = folder_read (log);
  g_autofree char *taken = g_build_filename (f->folder, "pupil0001.sgf", NULL);
  g_autofree char *other =
      g_build_filename (f->folder, "pupil0001-2.sgf", NULL);
  g_autofree char *single = g_build_filename (f->folder, "single.sgf", NULL);
  folder_write (taken, "mine");
  g_ptr_array_add (items, get_item (window, 0));
  g_ptr_array_add (items, get_item (window, 1));
  tengen_records_window_write (window, items, folder);
  wait_told (window,
             "2 records written. What is listed here stays until you throw it "
             "away.");
  g_autofree char *mine = folder_read (taken);
  g_assert_cmpstr (mine, ==, "mine");
  g_autofree char *record = folder_read (other);
  g_assert_nonnull (strstr (record, "B[aa]"));
  g_assert_nonnull (strstr (record, "W[ba]"));
  g_ptr_array_set_size (items, 1);
  g_autoptr (GFile) file = g_file_new_for_path (single);
  tengen_records_window_write (window, items, file);
  wait_told (window,
             "1 record written. What is listed here stays until you throw it "
             "away.");
  g_autofree char *again = folder_read (single);
  g_assert_cmpstr (again, ==, record);
  g_autofree char *after = folder_read (log);
  g_assert_cmpstr (after, ==, before);
  wait_listed ();
  g_assert_cmpuint (count (window), ==, 2);
}

static void
test_not_written (Fixture *f, gconstpointer data)
{
  shelf_fill (get_shelf (), 0, 1, 2);
  TengenRecordsWindow *window = show ();
  g_autoptr (GPtrArray) items = g_ptr_array_new ();
  g_autoptr (GFile) nowhere = g_file_new_for_path ("/proc/nowhere/a.sgf");
  g_ptr_array_add (items, get_item (window, 0));
  tengen_records_window_write (window, items, nowhere);
  while (window->news == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (
      g_str_has_prefix (window->news, "The record could not be written. "));
}

static void
grow (guint n, gint64 size)
{
  g_autofree char *id = g_strdup_printf ("20260101-000000-%08x", n);
  g_autofree char *path = get_path (id, "base.sgf");
  g_assert_cmpint (truncate (path, size), ==, 0);
}

/* The largest is named; as many are offered as it takes; nothing goes. */
static void
test_large (Fixture *f, gconstpointer data)
{
  shelf_fill (get_shelf (), 0, 4, 2);
  grow (0, 30 * 1000000);
  grow (1, 60 * 1000000);
  grow (2, 50 * 1000000);
  application->told_large = FALSE;
  TengenWindow *game = activate ();
  wait_for_notice (game, "take 140 MB.");
  TengenRecordsWindow *window = show ();
  g_assert_cmpstr (window->room,
                   ==,
                   "Unfinished games and unsaved changes take 140 MB. The "
                   "largest is “pupil0001.sgf” (60 MB).");
  g_autoptr (GPtrArray) largest =
      tengen_waiting_get_largest (tengen_program_get_waiting (program));
  g_assert_cmpuint (largest->len, ==, 1);
  g_assert_cmpstr (
      tengen_waiting_item_get_title (largest->pdata[0]), ==, "pupil0001.sgf");
  g_assert_cmpuint (count (window), ==, 4);
  /* once for each run of the program */
  tengen_notice_dismiss (game->notice);
  wait_listed ();
  g_assert_null (tengen_notice_get_text (game->notice));
}

/* A damaged game is named, too, and what can be done with it is offered. */
static void
test_large_damaged (Fixture *f, gconstpointer data)
{
  shelf_fill (get_shelf (), 0, 4, 2);
  for (guint i = 1; i < 3; i++)
    {
      g_autofree char *id = g_strdup_printf ("20260101-000000-%08x", i);
      g_autofree char *log = get_path (id, "log");
      folder_write (log, "nothing\n");
      grow (i, i * 150 * 1000000);
    }
  grow (3, 30 * 1000000);
  TengenRecordsWindow *window = show ();
  g_assert_cmpstr (window->room,
                   ==,
                   "Unfinished games and unsaved changes take 480 MB. The "
                   "largest is “Unknown Game” (300 MB).");
  run (window, "records.show-largest");
  GListModel *windows = gtk_window_get_toplevels ();
  g_autoptr (GtkWindow) text =
      g_list_model_get_item (windows, g_list_model_get_n_items (windows) - 1);
  g_assert_cmpstr (gtk_window_get_title (text), ==, "Unknown Game");
  gtk_window_destroy (text);
  run (window, "records.throw-largest-away");
  g_assert_cmpuint (count (window), ==, 3);
  g_assert_cmpstr (window->room,
                   ==,
                   "Unfinished games and unsaved changes take 180 MB. The "
                   "largest is “Unknown Game” (150 MB).");
  run (window, "records.throw-largest-away");
  g_assert_null (window->room);
  run (window, "records.undo");
  run (window, "records.undo");
  g_assert_cmpuint (count (window), ==, 4);
}

static void
test_small (Fixture *f, gconstpointer data)
{
  shelf_fill (get_shelf (), 0, 2, 2);
  grow (0, 99 * 1000000);
  /* a look at the games of the test before may still be under way */
  wait_listed ();
  application->told_large = FALSE;
  TengenRecordsWindow *window = show ();
  g_assert_null (window->room);
  g_assert_cmpstr (tengen_notice_get_text (get_window ()->notice), ==, NULL);
}

/* Unsaved changes of a file that is put away. */
static char *
leave_changes (TengenWindow *window, GFile *file)
{
  open_file (window, file);
  TengenWindow *own = find_window_of (file);
  g_assert_nonnull (own);
  g_assert_true (tengen_session_play (get_session (own), 40));
  TengenDocument *document = g_object_ref (tengen_window_get_document (own));
  gtk_window_close (GTK_WINDOW (own));
  settle ();
  char *id = g_strdup (tengen_document_get_journal_id (document));
  g_object_unref (document);
  return id;
}

static TengenWindow *
play_first (void)
{
  TengenWindow *window = activate ();
  g_assert_true (tengen_session_play (get_session (window), 0));
  return window;
}

/* However many files were annotated and closed, each comes back. */
static void
test_twelve (Fixture *f, gconstpointer data)
{
  const guint n = 12;
  TengenWindow *first = play_first ();
  g_autoptr (GPtrArray) ids = g_ptr_array_new_with_free_func (g_free);
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *name = g_strdup_printf ("pupil%02u.sgf", i);
      g_autoptr (GFile) file = make_file (f, name, "(;GM[1]SZ[9];B[aa])");
      g_ptr_array_add (ids, leave_changes (first, file));
    }
  g_assert_cmpuint (count (show ()), ==, n);
  for (guint i = 0; i < n; i++)
    {
      const char *reason = NULL;
      TengenWindow *window =
          tengen_application_continue (application, ids->pdata[i], &reason);
      g_assert_nonnull (window);
      g_autofree char *name = tengen_document_get_file_name (window->document);
      g_autofree char *expected = g_strdup_printf ("pupil%02u.sgf", i);
      g_assert_cmpstr (name, ==, expected);
      g_assert_cmpuint (count_moves (window), ==, 1);
      g_assert_true (tengen_document_get_unsaved (window->document));
    }
}

/* What was opened packed is written as plain text, and named so. */
static void
test_packed (Fixture *f, gconstpointer data)
{
  g_autoptr (GFile) file =
      make_file (f, "lesson.sgf.gz", "(;GM[1]SZ[9];B[aa])");
  g_autoptr (GFile) folder = g_file_new_for_path (f->folder);
  g_autoptr (GPtrArray) items = g_ptr_array_new ();
  g_autofree char *written = g_build_filename (f->folder, "lesson.sgf", NULL);
  g_autofree char *id = leave_changes (play_first (), file);
  TengenRecordsWindow *window = show ();
  g_ptr_array_add (items, get_item (window, 0));
  tengen_records_window_write (window, items, folder);
  wait_told (window,
             "1 record written. What is listed here stays until you throw it "
             "away.");
  g_assert_true (g_file_test (written, G_FILE_TEST_EXISTS));
}

/* The changes come back into the window that shows the file without any. */
static void
test_same_file (Fixture *f, gconstpointer data)
{
  const char *reason = NULL;
  g_autoptr (GFile) file = make_file (f, "a.sgf", "(;GM[1]SZ[9];B[aa])");
  TengenWindow *first = play_first ();
  g_autofree char *id = leave_changes (first, file);
  g_autoptr (TengenJournal) held = tengen_journal_take (get_shelf (), id);
  open_file (first, file);
  TengenWindow *window = find_window_of (file);
  g_assert_false (tengen_document_get_unsaved (window->document));
  tengen_journal_leave (held);
  g_assert_true (tengen_application_continue (application, id, &reason) ==
                 window);
  g_assert_true (tengen_document_get_unsaved (window->document));
  g_assert_cmpuint (count_windows (), ==, 2);
}

/* With other changes open the two stay apart, and only one has the file. */
static void
test_other_changes (Fixture *f, gconstpointer data)
{
  const char *reason = NULL;
  g_autoptr (GFile) file = make_file (f, "a.sgf", "(;GM[1]SZ[9];B[aa])");
  TengenWindow *first = play_first ();
  g_autofree char *id = leave_changes (first, file);
  g_autoptr (TengenJournal) held = tengen_journal_take (get_shelf (), id);
  open_file (first, file);
  TengenWindow *window = find_window_of (file);
  g_assert_true (tengen_session_play (get_session (window), 50));
  tengen_journal_leave (held);
  TengenWindow *other = tengen_application_continue (application, id, &reason);
  g_assert_true (other != NULL && other != window);
  g_assert_null (tengen_document_get_file (other->document));
  g_assert_true (find_window_of (file) == window);
  wait_for_notice (other, "open in another window");
}

static void
test_gone (Fixture *f, gconstpointer data)
{
  const char *reason = NULL;
  activate ();
  g_assert_null (tengen_application_continue (application, "nowhere", &reason));
  g_assert_cmpstr (reason, ==, "That game is not there any more.");
}

static void
assert_text (const char *text)
{
  g_assert_true (g_utf8_validate (text, -1, NULL));
}

/* A log without sums, as older programs wrote them, may hold any bytes, and a
 * folder may have any name. */
static void
test_no_text (Fixture *f, gconstpointer data)
{
  static const char *const ids[] = { "20260000-000000-00000000",
                                     "20260000-\xff\xfe",
                                     "20260000-\xff" };
  static const char *const logs[] = {
    "tengen-journal 1\n#game 0\n#title \xff\xe7\xb4\n#match \xfe\n#run \xfd\n"
    "#mode \xff\n#history \xff \xfe\n#keeping \xff \xfd\n"
    "#file file:///\xff/\xfe.sgf \xff\n#saving file:///\xff \xff\n"
    "a 1000 0 1 1 0 0\n#parked\n",
    "tengen-journal 1\n#game 0\n#title \xff\n#charset \xff\n"
    "a 1000 0 1 1 0 0\n#parked\n",
    "tengen-journal 1\n#game 0\na 1000 0 1 1 0 0\n#parked\n",
  };
  shelf_fill (get_shelf (), 0, 1, 1);
  for (gsize i = 0; i < G_N_ELEMENTS (ids); i++)
    {
      g_autofree char *folder = g_build_filename (get_shelf (), ids[i], NULL);
      g_autofree char *base = g_build_filename (folder, "base.sgf", NULL);
      g_autofree char *log = g_build_filename (folder, "log", NULL);
      g_assert_cmpint (g_mkdir (folder, 0700), ==, 0);
      folder_write (base, SHELF_FILL_BASE);
      folder_write (log, logs[i]);
    }
  TengenRecordsWindow *window = show ();
  g_assert_cmpuint (count (window), ==, G_N_ELEMENTS (ids) + 1);
  for (guint i = 0; i < count (window); i++)
    {
      assert_text (tengen_waiting_item_get_title (get_item (window, i)));
      assert_text (tengen_history_entry_get_words (
                       TENGEN_HISTORY_ENTRY (get_item (window, i)))
                       .about);
    }
  search (window, "x");
  search (window, "");
  for (gsize i = 0; i < G_N_ELEMENTS (ids); i++)
    {
      const char *reason;
      TengenWindow *shown =
          tengen_application_continue (application, ids[i], &reason);
      if (shown == NULL)
        {
          assert_text (reason);
          continue;
        }
      g_autoptr (TengenDocument) old = g_object_ref (shown->document);
      run (shown, "win.again");
      const char *id = tengen_document_get_journal_id (old);
      g_assert_true (id == NULL || g_utf8_validate (id, -1, NULL));
    }
  wait_listed ();
  g_assert_cmpuint (count (window), ==, G_N_ELEMENTS (ids) + 1);
}

/* A game without a file that a run had open; @last is what it noted last. Later
 * numbers are newer. */
static void
leave_open (guint n, const char *run, const char *last)
{
  g_autofree char *id = g_strdup_printf ("20260101-000000-%08x", n);
  g_autofree char *folder = g_build_filename (get_shelf (), id, NULL);
  g_autofree char *path = g_build_filename (folder, "log", NULL);
  g_autofree char *sum =
      g_compute_checksum_for_string (G_CHECKSUM_SHA256, SHELF_FILL_BASE, -1);
  g_autofree char *start = tengen_journal_log_start (1, sum);
  g_autofree char *lines = g_strdup_printf ("%s#game 0\n#title Go\n#run %s\n"
                                            "a 1000 0 1 1 0 0\n%s",
                                            start,
                                            run,
                                            last);
  g_autoptr (GString) base = g_string_new (SHELF_FILL_BASE);
  g_autoptr (GString) none = g_string_new (NULL);
  g_autoptr (GString) log = g_string_new (NULL);
  GChecksum *chain = g_checksum_new (G_CHECKSUM_SHA256);
  shelf_fill_seal (log, &chain, lines);
  g_checksum_free (chain);
  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  shelf_fill_write (folder, "base.sgf", base);
  shelf_fill_write (folder, "lock", none);
  shelf_fill_write (folder, "log", log);
  struct utimbuf time = { 1700000000 + n, 1700000000 + n };
  g_assert_cmpint (g_utime (path, &time), ==, 0);
}

/* Games open when a run ended come back until another run has ended since;
 * games open when a run was stopped come back in any case. */
static void
test_stopped (Fixture *f, gconstpointer data)
{
  static const char *const expected[] = { "20260101-000000-00000005",
                                          "20260101-000000-00000004",
                                          "20260101-000000-00000001",
                                          "20260101-000000-00000000",
                                          NULL };
  leave_open (0, "first", "");
  leave_open (1, "first", "");
  leave_open (2, "first", "#parked\n");
  leave_open (3, "second", "#end\n");
  leave_open (4, "third", "");
  leave_open (5, "third", "#end\n");
  /* read from the logs, then from the index */
  for (int i = 0; i < 2; i++)
    {
      g_auto (GStrv) ids = tengen_journal_shelf_find_last (get_shelf ());
      g_assert_true (g_strv_equal ((const char *const *) ids, expected));
    }
}

/* Windows of earlier runs are as many as files that are opened at once. */
static void
test_many_stopped (Fixture *f, gconstpointer data)
{
  for (guint i = 0; i < 20; i++)
    {
      g_autofree char *run = g_strdup_printf ("run%u", i / 2);
      leave_open (i, run, "");
    }
  g_auto (GStrv) ids = tengen_journal_shelf_find_last (get_shelf ());
  g_assert_cmpuint (g_strv_length (ids), ==, 8);
}

static const char *
get_told (void)
{
  return tengen_notice_get_text (get_window ()->notice);
}

/* A start with a file shows only that; the others are told of, once, and come
 * back at the next start without. */
static void
test_stopped_then_file (Fixture *f, gconstpointer data)
{
  g_autoptr (GFile) file =
      make_file (f, "one.sgf", "(;GM[1]SZ[9]KM[6.5]RU[Japanese])");
  leave_open (0, "first", "");
  leave_open (1, "second", "");
  leave_open (2, "second", "#end\n");
  application->told_stopped = FALSE;
  tengen_program_open_files (program, NULL, &file, 1);
  while (get_window () == NULL || application->loading->len > 0)
    g_main_context_iteration (NULL, TRUE);
  wait_listed ();
  g_assert_cmpuint (count_windows (), ==, 1);
  g_assert_cmpstr (get_told (),
                   ==,
                   "2 games that were open when Tengen was stopped are under "
                   "Go On With.");
  tengen_notice_dismiss (get_window ()->notice);
  wait_listed ();
  g_assert_null (get_told ());
  g_assert_true (tengen_session_play (get_session (get_window ()), 0));
  quit_program ();
  application->told_stopped = FALSE;
  activate ();
  wait_listed ();
  g_assert_cmpuint (count_windows (), ==, 3);
  g_assert_false (application->told_stopped);
  g_assert_nonnull (find_window_of (file));
}

/* The longest step while a game is thrown away and the list is read again. */
static gint64
throw_one_away (TengenRecordsWindow *window)
{
  gboolean listed = FALSE;
  gint64 longest = 0;
  gulong handler =
      g_signal_connect_swapped (tengen_program_get_waiting (program),
                                "listed",
                                G_CALLBACK (listed_cb),
                                &listed);

  run (window, "records.throw-away");
  while (!listed)
    {
      gint64 before = get_thread_us ();
      g_main_context_iteration (NULL, TRUE);
      longest = MAX (longest, get_thread_us () - before);
    }
  g_signal_handler_disconnect (tengen_program_get_waiting (program), handler);
  g_test_message ("longest step: %.1f ms", (double) longest / 1000);
  return longest;
}

/* The window answers while thousands are read, shown and searched. A machine
 * that is busy slows steps down, so there are more of them until they hold. */
static void
test_many (Fixture *f, gconstpointer data)
{
  gint64 longest = LONGEST_US;
  guint n_thrown = 0;
  gboolean full = g_strcmp0 (g_getenv ("TENGEN_FULL"), "1") == 0;
  guint n = full ? MANY_FULL : MANY;
  shelf_fill (get_shelf (), 0, n, 1);
  TengenRecordsWindow *window = show ();
  g_assert_cmpuint (count (window), ==, n);
  gint64 before = get_thread_us ();
  search (window, "pupil0123");
  before = get_thread_us () - before;
  g_test_message ("search: %.1f ms", (double) before / 1000);
  g_assert_cmpint (before, <, LONGEST_US);
  g_assert_cmpuint (count (window), ==, 1);
  search (window, "");
  for (; n_thrown < 5 && longest >= LONGEST_US; n_thrown++)
    longest = throw_one_away (window);
  g_assert_cmpint (longest, <, LONGEST_US);
  g_assert_cmpuint (count (window), ==, n - n_thrown);
}

static void
add_tests (void)
{
  add ("/app/waiting/groups", test_groups);
  add ("/app/waiting/newest", test_newest);
  add ("/app/waiting/long", test_long);
  add ("/app/waiting/thrown", test_thrown);
  add ("/app/waiting/thrown-open", test_thrown_open);
  add ("/app/waiting/thrown-unreadable", test_thrown_unreadable);
  add ("/app/waiting/written", test_written);
  add ("/app/waiting/not-written", test_not_written);
  add ("/app/waiting/large", test_large);
  add ("/app/waiting/large-damaged", test_large_damaged);
  add ("/app/waiting/small", test_small);
  add ("/app/waiting/twelve", test_twelve);
  add ("/app/waiting/packed", test_packed);
  add ("/app/waiting/same-file", test_same_file);
  add ("/app/waiting/other-changes", test_other_changes);
  add ("/app/waiting/gone", test_gone);
  add ("/app/waiting/no-text", test_no_text);
  add ("/app/waiting/stopped", test_stopped);
  add ("/app/waiting/many-stopped", test_many_stopped);
  add ("/app/waiting/stopped-then-file", test_stopped_then_file);
  add ("/app/waiting/many", test_many);
}

int
main (int argc, char **argv)
{
  return run_tests (argc, argv, add_tests);
}
