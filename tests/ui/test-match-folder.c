/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-match-folder: a match in a folder, whatever happens to the folder
 *
 * Shape: two folder objects of one path are two programs, as each has a lock of
 *        its own. Needs no display.
 */
#include <glib/gstdio.h>
#include <locale.h>
#include <signal.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>
#include <utime.h>

#include "app-folder.h"
#include "match-flush.h"
#include "tengen-match-folders.h"
#include "tengen-match-scan.h"
#include "tengen-match-name.h"

typedef struct
{
  char *parent;
  TengenMatchFolder *folder;
} Fixture;

static TengenMatch *
make_match (const char *title, const char *first)
{
  g_autoptr (TengenGameSetup) setup =
      tengen_game_setup_new (tengen_go_rules_find ("japan"), 9);
  TengenMatch *match =
      tengen_match_new ("20260101-test", TENGEN_MATCH_SWISS, setup);

  g_free (match->title);
  match->title = g_strdup (title);
  g_assert_cmpint (tengen_match_add_player (match, first, 0), ==, 0);
  g_assert_cmpint (tengen_match_add_player (match, "太郎", 0), ==, 0);
  return match;
}

static TengenMatchFolder *
create (Fixture *f, const char *title)
{
  g_autoptr (GError) error = NULL;
  TengenMatchFolder *folder = tengen_match_folder_create (
      f->parent, make_match (title, "花子"), &error);

  g_assert_no_error (error);
  return folder;
}

static void
set_up (Fixture *f, gconstpointer data)
{
  f->parent = folder_new ();
  f->folder = create (f, "春の大会");
}

static void
tear_down (Fixture *f, gconstpointer data)
{
  g_autofree char *path = g_strdup (tengen_match_folder_get_path (f->folder));

  flush_match_folder (f->folder);
  g_object_unref (f->folder);
  g_chmod (path, 0700);
  folder_remove (f->parent);
  g_free (f->parent);
}

static char *
get_path (TengenMatchFolder *folder, const char *name)
{
  return g_build_filename (tengen_match_folder_get_path (folder), name, NULL);
}

static char *
read_table (TengenMatchFolder *folder)
{
  g_autofree char *path = get_path (folder, "table.tengen");

  return folder_read (path);
}

static const char *
get_title (TengenMatchFolder *folder)
{
  return tengen_match_table_get (tengen_match_folder_get_table (folder))->title;
}

static gboolean
is_read_only (TengenMatchFolder *folder)
{
  gboolean read_only;

  g_object_get (folder, "read-only", &read_only, NULL);
  return read_only;
}

static char *
get_failure (TengenMatchFolder *folder)
{
  char *failure;

  g_object_get (folder, "failure", &failure, NULL);
  return failure;
}

static void
expect_on_disk (TengenMatchFolder *folder, const char *part, gboolean there)
{
  g_autofree char *text = read_table (folder);

  g_assert_true ((strstr (text, part) != NULL) == there);
}

static void
wait_title (TengenMatchFolder *folder, const char *title)
{
  while (g_strcmp0 (get_title (folder), title) != 0)
    g_main_context_iteration (NULL, TRUE);
}

/* Writes the table as an editor does. */
static void
edit (TengenMatchFolder *folder, const char *from, const char *to)
{
  g_autofree char *path = get_path (folder, "table.tengen");

  folder_edit (path, from, to);
}

static TengenMatchFolder *
open_again (TengenMatchFolder *folder)
{
  g_autoptr (GError) error = NULL;
  TengenMatchFolder *other =
      tengen_match_folder_open (tengen_match_folder_get_path (folder), &error);

  g_assert_no_error (error);
  return other;
}

static void
limit_files (rlim_t bytes)
{
  struct rlimit limit = { bytes, RLIM_INFINITY };

  signal (SIGXFSZ, SIG_IGN);
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &limit), ==, 0);
}

/* --- Tests --- */

static void
test_create (Fixture *f, gconstpointer data)
{
  g_autoptr (TengenMatchFolder) second = create (f, "春の大会");
  g_autofree char *base =
      g_path_get_basename (tengen_match_folder_get_path (f->folder));
  g_autofree char *other =
      g_path_get_basename (tengen_match_folder_get_path (second));
  g_autofree char *found =
      tengen_match_folder_find (f->parent, "20260101-test");
  g_autofree char *none = tengen_match_folder_find (f->parent, "other");

  g_assert_cmpstr (base, ==, "春の大会");
  g_assert_cmpstr (other, ==, "春の大会 (2)");
  g_assert_nonnull (found);
  g_assert_null (none);
  g_assert_false (is_read_only (f->folder));
  set_match_title (f->folder, "夏の大会");
  g_assert_true (flush_match_folder (f->folder));
  expect_on_disk (f->folder, "夏の大会", TRUE);
}

/* Ten changes in a row: the last one stays, and is known well enough not to
 * overwrite what another program writes next. */
static void
test_in_order (Fixture *f, gconstpointer data)
{
  for (int i = 0; i < 10; i++)
    {
      g_autofree char *title = g_strdup_printf ("title %d", i);

      set_match_title (f->folder, title);
    }
  g_assert_true (flush_match_folder (f->folder));
  expect_on_disk (f->folder, "title 9", TRUE);
  edit (f->folder, "title 9", "秋の大会");
  set_match_title (f->folder, "title 10");
  flush_match_folder (f->folder);
  g_assert_cmpstr (get_title (f->folder), ==, "秋の大会");
}

static void
test_full_disk (Fixture *f, gconstpointer data)
{
  g_autofree char *failure = NULL;
  g_autofree char *later = NULL;

  limit_files (64);
  set_match_title (f->folder, "夏の大会");
  g_assert_false (flush_match_folder (f->folder));
  failure = get_failure (f->folder);
  g_assert_nonnull (failure);
  limit_files (RLIM_INFINITY);
  expect_on_disk (f->folder, "春の大会", TRUE);
  g_assert_cmpuint (
      folder_count (tengen_match_folder_get_path (f->folder)), ==, 2);
  g_assert_true (flush_match_folder (f->folder));
  later = get_failure (f->folder);
  g_assert_null (later);
  expect_on_disk (f->folder, "夏の大会", TRUE);
}

/* Letting the folder go after a lack of room still keeps the last change. */
static void
test_room_at_last (Fixture *f, gconstpointer data)
{
  g_autofree char *path = g_strdup (tengen_match_folder_get_path (f->folder));

  limit_files (64);
  set_match_title (f->folder, "夏の大会");
  g_assert_false (flush_match_folder (f->folder));
  limit_files (RLIM_INFINITY);
  g_clear_object (&f->folder);
  f->folder = tengen_match_folder_open (path, NULL);
  g_assert_cmpstr (get_title (f->folder), ==, "夏の大会");
}

static void
test_create_fails (Fixture *f, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *file = g_build_filename (f->parent, "file", NULL);
  guint before = folder_count (f->parent);

  limit_files (64);
  g_assert_null (tengen_match_folder_create (
      f->parent, make_match ("秋", "花子"), &error));
  limit_files (RLIM_INFINITY);
  g_assert_nonnull (error);
  g_clear_error (&error);
  g_assert_cmpuint (folder_count (f->parent), ==, before);
  folder_write (file, "a file where the folder should be");
  g_assert_null (
      tengen_match_folder_create (file, make_match ("秋", "花子"), &error));
  g_assert_nonnull (error);
}

static void
test_two_holders (Fixture *f, gconstpointer data)
{
  g_autoptr (TengenMatchFolder) other = open_again (f->folder);
  g_autofree char *failure = get_failure (other);
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) record = g_bytes_new_static ("(;)", 3);

  g_assert_true (is_read_only (other));
  g_assert_null (failure);
  /* what it would change does not reach the disk */
  set_match_title (other, "秋の大会");
  g_assert_true (flush_match_folder (other));
  expect_on_disk (f->folder, "秋の大会", FALSE);
  tengen_match_table_pair (tengen_match_folder_get_table (f->folder));
  g_assert_false (tengen_match_folder_put_record (other, 0, record, &error));
  /* and it follows what the first folder writes */
  set_match_title (f->folder, "夏の大会");
  g_assert_true (flush_match_folder (f->folder));
  wait_title (other, "夏の大会");
  /* when the first folder is let go, it can be changed */
  g_object_unref (f->folder);
  tengen_match_folder_look (other);
  g_assert_false (is_read_only (other));
  f->folder = g_object_ref (other);
  set_match_title (f->folder, "冬の大会");
  g_assert_true (flush_match_folder (f->folder));
  expect_on_disk (f->folder, "冬の大会", TRUE);
}

/* Who takes a match over begins with what was written last. */
static void
test_taken_over (Fixture *f, gconstpointer data)
{
  g_autoptr (TengenMatchFolder) other = open_again (f->folder);

  set_match_title (f->folder, "夏の大会");
  g_assert_true (flush_match_folder (f->folder));
  g_object_unref (f->folder);
  f->folder = g_object_ref (other);
  tengen_match_folder_look (other);
  g_assert_cmpstr (get_title (other), ==, "夏の大会");
}

/* What is planned is written like any other change, and taken back so; a second
 * program follows. */
static void
test_planned (Fixture *f, gconstpointer data)
{
  g_autoptr (TengenMatchFolder) other = open_again (f->folder);
  TengenMatchTable *table = tengen_match_folder_get_table (f->folder);
  TengenMatchTable *seen = tengen_match_folder_get_table (other);
  TengenMatchTies ties = tengen_match_table_get (table)->ties;

  g_assert_cmpint (tengen_match_table_set_absent (table, 1, 2, TRUE), ==, 0);
  g_assert_cmpint (tengen_match_table_set_bye (table, 0, 1, TRUE), ==, 0);
  g_assert_true (tengen_match_table_set_groups (table, 1, -10));
  g_assert_true (tengen_match_ties_parse (&ties, "direct sos"));
  tengen_match_table_set_ties (table, &ties);
  g_assert_true (flush_match_folder (f->folder));
  while (tengen_match_table_get (seen)->ties.n != 2)
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (tengen_match_is_absent (tengen_match_table_get (seen), 1, 2));
  g_assert_cmpint (
      tengen_match_find_bye (tengen_match_table_get (seen), 1), ==, 0);
  g_assert_cmpint (tengen_match_table_get (seen)->floor, ==, -10);
  for (int i = 0; i < 4; i++)
    g_assert_true (tengen_match_table_undo (table));
  g_assert_true (flush_match_folder (f->folder));
  while (tengen_match_is_absent (tengen_match_table_get (seen), 1, 2))
    g_main_context_iteration (NULL, TRUE);
  g_assert_false (tengen_match_has_groups (tengen_match_table_get (seen)));
  g_assert_cmpint (tengen_match_table_get (seen)->ties.n, ==, 3);
}

static void
test_editor (Fixture *f, gconstpointer data)
{
  g_autofree char *failure = NULL;

  edit (f->folder, "春の大会", "秋の大会");
  wait_title (f->folder, "秋の大会");
  /* the next change is known before the watch has looked */
  edit (f->folder, "秋の大会", "冬の大会");
  set_match_title (f->folder, "夏の大会");
  flush_match_folder (f->folder);
  g_assert_cmpstr (get_title (f->folder), ==, "冬の大会");
  failure = get_failure (f->folder);
  g_assert_nonnull (failure);
  expect_on_disk (f->folder, "冬の大会", TRUE);
}

/* What cannot be read stays, on the disk and here, until it is mended. */
static gboolean
is_changed (TengenMatchFolder *folder)
{
  gboolean changed;

  g_object_get (folder, "changed", &changed, NULL);
  return changed;
}

/* A table that was changed elsewhere is read and told apart until it is written
 * again; one without the sum is like any other. */
static void
test_changed (Fixture *f, gconstpointer data)
{
  g_autoptr (TengenMatchFolder) other = NULL;
  g_autoptr (TengenMatchFolder) plain = NULL;
  g_autofree char *path = get_path (f->folder, "table.tengen");

  g_assert_false (is_changed (f->folder));
  edit (f->folder, "春の大会", "秋の大会");
  wait_title (f->folder, "秋の大会");
  g_assert_true (is_changed (f->folder));
  other = open_again (f->folder);
  g_assert_true (is_changed (other));
  set_match_title (f->folder, "夏の大会");
  g_assert_true (flush_match_folder (f->folder));
  g_assert_false (is_changed (f->folder));
  folder_edit (path, "# sum=", "# by hand ");
  plain = open_again (f->folder);
  g_assert_false (is_changed (plain));
  g_assert_cmpstr (get_title (plain), ==, "夏の大会");
}

static void
test_broken (Fixture *f, gconstpointer data)
{
  g_autofree char *failure = NULL;

  edit (f->folder, "kind=swiss", "kind=swims");
  while (!is_read_only (f->folder))
    g_main_context_iteration (NULL, TRUE);
  failure = get_failure (f->folder);
  g_assert_nonnull (strstr (failure, "kind"));
  g_assert_cmpstr (get_title (f->folder), ==, "春の大会");
  set_match_title (f->folder, "夏の大会");
  flush_match_folder (f->folder);
  expect_on_disk (f->folder, "kind=swims", TRUE);
  edit (f->folder, "kind=swims", "kind=swiss");
  while (is_read_only (f->folder))
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpstr (get_title (f->folder), ==, "春の大会");
}

static void
test_newer (Fixture *f, gconstpointer data)
{
  g_autofree char *path = g_strdup (tengen_match_folder_get_path (f->folder));
  g_autoptr (GError) error = NULL;

  edit (f->folder, "format=3", "format=4");
  g_assert_null (tengen_match_folder_open (path, &error));
  g_assert_nonnull (error);
  expect_on_disk (f->folder, "format=4", TRUE);
}

static void
test_no_folder (Fixture *f, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *empty = g_build_filename (f->parent, "empty", NULL);

  g_assert_null (tengen_match_folder_open ("/nowhere/at all", &error));
  g_assert_nonnull (error);
  g_clear_error (&error);
  g_mkdir (empty, 0700);
  g_assert_false (tengen_match_folder_is (empty));
  g_assert_null (tengen_match_folder_open (empty, &error));
  g_assert_nonnull (error);
}

static gboolean
put (TengenMatchFolder *folder, int game, const char *text)
{
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));

  return tengen_match_folder_put_record (folder, game, bytes, NULL);
}

static const char *
get_file (TengenMatchFolder *folder, int game)
{
  return tengen_match_get_game (
             tengen_match_table_get (tengen_match_folder_get_table (folder)),
             game)
      ->file;
}

static void
expect_file (TengenMatchFolder *folder, const char *name, const char *text)
{
  g_autofree char *path = get_path (folder, name);
  g_autofree char *there = folder_read (path);

  g_assert_cmpstr (there, ==, text);
}

static void
test_record (Fixture *f, gconstpointer data)
{
  g_autofree char *first = NULL;
  g_autofree char *path = NULL;

  tengen_match_table_pair (tengen_match_folder_get_table (f->folder));
  g_assert_true (put (f->folder, 0, "(;C[one])"));
  first = g_strdup (get_file (f->folder, 0));
  g_assert_true (g_str_has_prefix (first, "r01-b01 "));
  g_assert_true (put (f->folder, 0, "(;C[two])"));
  g_assert_cmpstr (get_file (f->folder, 0), ==, first);
  expect_file (f->folder, first, "(;C[two])");
  /* somebody has written into it: that stays */
  path = get_path (f->folder, first);
  folder_write (path, "(;C[mine])");
  g_assert_true (put (f->folder, 0, "(;C[two])"));
  expect_file (f->folder, first, "(;C[mine])");
  g_assert_true (put (f->folder, 0, "(;C[three])"));
  expect_file (f->folder, first, "(;C[mine])");
  g_assert_true (g_str_has_suffix (get_file (f->folder, 0), " (2).sgf"));
  expect_file (f->folder, get_file (f->folder, 0), "(;C[three])");
  g_assert_true (flush_match_folder (f->folder));
  expect_on_disk (f->folder, " (2).sgf", TRUE);
}

/* A record that cannot be written whole is not there at all. */
static void
test_record_fails (Fixture *f, gconstpointer data)
{
  g_autofree char *long_text = g_strnfill (4096, 'x');
  guint before;

  tengen_match_table_pair (tengen_match_folder_get_table (f->folder));
  g_assert_true (flush_match_folder (f->folder));
  before = folder_count (tengen_match_folder_get_path (f->folder));
  limit_files (1024);
  g_assert_false (put (f->folder, 0, long_text));
  limit_files (RLIM_INFINITY);
  g_assert_null (get_file (f->folder, 0));
  g_assert_cmpuint (
      folder_count (tengen_match_folder_get_path (f->folder)), ==, before);
}

static void
wait_written (const char *path, const char *before)
{
  g_autofree char *name = g_build_filename (path, "table.tengen", NULL);

  for (int i = 0; i < 20000; i++)
    {
      g_autofree char *text = folder_read (name);

      if (!g_str_equal (text, before))
        return;
      g_usleep (500);
    }
  g_assert_not_reached ();
}

/* Killed at any moment of writing: one of the titles is there, whole. */
static void
test_killed (Fixture *f, gconstpointer data)
{
  for (int i = 0; i < 8; i++)
    {
      g_autofree char *path =
          g_strdup (tengen_match_folder_get_path (f->folder));
      g_autofree char *before = read_table (f->folder);
      g_autoptr (GError) error = NULL;
      pid_t pid;

      g_object_unref (f->folder);
      pid = fork ();
      if (pid == 0)
        {
          execl ("/proc/self/exe", "writer", path, NULL);
          _exit (1);
        }
      wait_written (path, before);
      g_usleep ((gulong) (700 * i));
      kill (pid, SIGKILL);
      waitpid (pid, NULL, 0);
      f->folder = tengen_match_folder_open (path, &error);
      g_assert_no_error (error);
      g_assert_false (is_read_only (f->folder));
    }
}

/* The program that is killed: it changes the title until then. */
static int
write_for_ever (const char *path)
{
  g_autoptr (TengenMatchFolder) folder = tengen_match_folder_open (path, NULL);

  for (int i = 0; folder != NULL; i++)
    {
      g_autofree char *title = g_strdup_printf ("title %d", i);

      set_match_title (folder, title);
      flush_match_folder (folder);
    }
  return 1;
}

static void
test_names (void)
{
  static const struct
  {
    const char *from;
    const char *to;
  } cases[] = {
    { "花子", "花子" },
    { "a/b\\c:d*e?f\"g<h>i|j", "a_b_c_d_e_f_g_h_i_j" },
    { "...", "_" },
    { "", "_" },
    { " . name . ", "name" },
    { "con", "_con" },
    { "COM1.txt", "_COM1.txt" },
    { "console", "console" },
    { "tab\there\n", "tab_here_" },
    { "\xff", "\xef\xbf\xbd" },
  };
  g_autofree char *endless = g_strnfill (300, 'x');
  g_autofree char *many = NULL;
  g_autofree char *name = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *clean = tengen_match_name_clean (cases[i].from, 60);

      g_assert_cmpstr (clean, ==, cases[i].to);
    }
  for (gsize most = 5; most < 30; most++)
    {
      g_autofree char *cut = tengen_match_name_clean ("春の子ども大会", most);

      g_assert_cmpuint (strlen (cut), <=, most);
      g_assert_true (g_utf8_validate (cut, -1, NULL));
      g_assert_true (g_str_has_prefix ("春の子ども大会", cut));
    }
  many = tengen_match_name_clean (endless, TENGEN_MATCH_NAME_MOST);
  g_assert_cmpuint (strlen (many), <=, TENGEN_MATCH_NAME_MOST);
  name = tengen_match_name_number ("stem", ".sgf", 3);
  g_assert_cmpstr (name, ==, "stem (3).sgf");
}

static void
scanned_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  *(GPtrArray **) data = tengen_match_scan_finish (result);
}

/* How far an event is, is told of its last round alone. */
static void
test_scan (Fixture *f, gconstpointer data)
{
  TengenMatchTable *table = tengen_match_folder_get_table (f->folder);
  const TengenResult won = { TENGEN_RESULT_RESIGN, TENGEN_STONE_BLACK, 0 };
  g_autoptr (GPtrArray) entries = NULL;
  const TengenMatchEntry *entry;

  tengen_match_table_add_player (table, "次郎", 0);
  tengen_match_table_add_player (table, "三郎", 0);
  g_assert_cmpint (
      tengen_match_table_pair (table), ==, TENGEN_MATCH_FAULT_NONE);
  tengen_match_table_set_result (table, 0, &won, TRUE);
  tengen_match_table_set_result (table, 1, &won, TRUE);
  g_assert_cmpint (
      tengen_match_table_pair (table), ==, TENGEN_MATCH_FAULT_NONE);
  tengen_match_table_set_result (table, 2, &won, TRUE);
  flush_match_folder (f->folder);
  tengen_match_scan_async (f->parent, NULL, scanned_cb, &entries);
  while (entries == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (entries->len, ==, 1);
  entry = entries->pdata[0];
  g_assert_true (
      g_str_has_suffix (entry->about, "round 2, 1 of 2 games decided"));
}

/* The match that was changed last comes first. */
static void
test_scan_order (Fixture *f, gconstpointer data)
{
  const struct utimbuf long_ago = { 1000, 1000 };
  g_autoptr (TengenMatchFolder) other = create (f, "秋の大会");
  g_autofree char *table = get_path (f->folder, "table.tengen");
  g_autoptr (GPtrArray) entries = NULL;

  g_assert_cmpint (g_utime (table, (struct utimbuf *) &long_ago), ==, 0);
  tengen_match_scan_async (f->parent, NULL, scanned_cb, &entries);
  while (entries == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (entries->len, ==, 2);
  g_assert_cmpstr (
      ((TengenMatchEntry *) entries->pdata[0])->title, ==, "秋の大会");
}

/* A record in the folder of a match belongs to that only if it says so. */
static void
test_beside (Fixture *f, gconstpointer data)
{
  TengenMatchFolders *folders = tengen_match_folders_new ();
  g_autofree char *path = get_path (f->folder, "r01-b01 花子-太郎.sgf");
  g_autoptr (GFile) record = g_file_new_for_path (path);
  g_autoptr (TengenMatchFolder) own =
      tengen_match_folders_find (folders, "20260101-test", record);

  g_assert_cmpstr (tengen_match_folder_get_path (own),
                   ==,
                   tengen_match_folder_get_path (f->folder));
  g_assert_null (tengen_match_folders_find (folders, "another", record));
  tengen_match_folders_free (folders);
}

int
main (int argc, char **argv)
{
  if (g_str_equal (argv[0], "writer"))
    return write_for_ever (argv[1]);
  g_test_init (&argc, &argv, NULL);
  setlocale (LC_ALL, "C.UTF-8");
  g_test_add_func ("/match-folder/names", test_names);
#define ADD(name, function)                                                    \
  g_test_add ("/match-folder/" name, Fixture, NULL, set_up, function, tear_down)
  ADD ("create", test_create);
  ADD ("in-order", test_in_order);
  ADD ("full-disk", test_full_disk);
  ADD ("room-at-last", test_room_at_last);
  ADD ("create-fails", test_create_fails);
  ADD ("two-holders", test_two_holders);
  ADD ("taken-over", test_taken_over);
  ADD ("planned", test_planned);
  ADD ("editor", test_editor);
  ADD ("changed", test_changed);
  ADD ("broken", test_broken);
  ADD ("newer", test_newer);
  ADD ("no-folder", test_no_folder);
  ADD ("record", test_record);
  ADD ("record-fails", test_record_fails);
  ADD ("killed", test_killed);
  ADD ("scan", test_scan);
  ADD ("scan/order", test_scan_order);
  ADD ("beside", test_beside);
#undef ADD
  return g_test_run ();
}
