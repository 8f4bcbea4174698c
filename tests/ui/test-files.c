/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-files: reading and writing game records
 *
 * What: what is refused says why; at every failure the old file stays whole
 *       and nothing is left beside it.
 */
#include <glib/gstdio.h>
#include <locale.h>
#include <signal.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>
#include <utime.h>

#include "half-saved.h"
#include "tengen-file-watch.h"
#include "tengen-files.h"
#include "tengen-loaded.h"
#include "tengen-recent-files.h"
#include "tengen-sealed-file.h"

#define NOBODY 65534

typedef struct
{
  char *folder;
  char *path;
  GFile *file;
} Fixture;

static void
set_up (Fixture *f, gconstpointer data)
{
  f->folder = folder_new ();
  f->path = g_build_filename (f->folder, "game.sgf", NULL);
  f->file = g_file_new_for_path (f->path);
}

static void
tear_down (Fixture *f, gconstpointer data)
{
  folder_remove (f->folder);
  g_free (f->folder);
  g_free (f->path);
  g_object_unref (f->file);
}

static GBytes *
bytes_of (const char *text)
{
  return g_bytes_new (text, strlen (text));
}

static TengenLoaded *
parse (const char *text, GError **error)
{
  g_autoptr (GBytes) bytes = bytes_of (text);
  return tengen_loaded_parse (bytes, 0, NULL, error);
}

static TengenLoaded *
load (GFile *file, GError **error)
{
  g_autoptr (GAsyncResult) result = NULL;
  tengen_loaded_read_async (file, NULL, 0, NULL, keep_result_cb, &result);
  return tengen_loaded_read_finish (wait_for (&result), error);
}

static void
test_parse_plain (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TengenLoaded) loaded =
      parse ("(;GM[1]FF[4]SZ[9]RU[Japanese];B[ee];W[cc])", &error);
  g_assert_no_error (error);
  g_assert_nonnull (loaded->game);
  g_assert_cmpuint (loaded->n_games, ==, 1);
  g_assert_cmpuint (loaded->warnings->len, ==, 0);
  g_assert_cmpstr (loaded->charset, ==, "UTF-8");
  g_assert_true (loaded->certain);
  g_assert_true (loaded->annotated);
  g_assert_cmpint (tengen_game_get_setup (loaded->game)->width, ==, 9);
}

static void
test_parse_several (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TengenLoaded) loaded =
      parse ("(;GM[1]SZ[9];B[ee])\n(;GM[1]SZ[7])", &error);
  g_assert_no_error (error);
  g_assert_cmpuint (loaded->n_games, ==, 2);
  g_assert_cmpuint (loaded->index, ==, 0);
  g_assert_cmpint (tengen_game_get_setup (loaded->game)->width, ==, 9);
}

static void
test_parse_mended (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TengenLoaded) loaded = parse ("(;GM[1]SZ[9]\n;B[ee]", &error);
  g_assert_no_error (error);
  g_assert_cmpuint (loaded->warnings->len, ==, 1);
  const TengenSgfWarning *warning =
      &g_array_index (loaded->warnings, TengenSgfWarning, 0);
  g_assert_cmpint (warning->fault, ==, TENGEN_SGF_FAULT_UNCLOSED_TREE);
  g_assert_cmpuint (warning->line, ==, 2);
}

/* What the reader and what the check found, as it stands in the file. */
static void
test_parse_sorted (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TengenLoaded) loaded = parse (
      "(;GM[1]SZ[9]RU[Japanese]\n;B[zz]\n;Black[aa]\n;W[yy]\n;B[bb]", &error);
  g_assert_no_error (error);
  const GArray *warnings = loaded->warnings;
  gboolean reader = FALSE;
  gboolean check = FALSE;
  g_assert_cmpuint (warnings->len, >=, 4);
  for (guint i = 0; i < warnings->len; i++)
    {
      const TengenSgfWarning *warning =
          &g_array_index (warnings, TengenSgfWarning, i);
      if (warning->fault < TENGEN_SGF_FAULT_POINT)
        reader = TRUE;
      else
        check = TRUE;
      if (i == 0)
        continue;
      const TengenSgfWarning *before = warning - 1;
      g_assert_true (
          before->line < warning->line ||
          (before->line == warning->line && before->column <= warning->column));
    }
  g_assert_true (reader && check);
}

/* That there are more is said at the end. */
static void
check_more (const char *text)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TengenLoaded) loaded = parse (text, &error);
  g_assert_no_error (error);
  const GArray *warnings = loaded->warnings;
  guint n_more = 0;
  g_assert_cmpuint (warnings->len, ==, TENGEN_SGF_MAX_WARNINGS);
  for (guint i = 0; i < warnings->len; i++)
    if (g_array_index (warnings, TengenSgfWarning, i).fault ==
        TENGEN_SGF_FAULT_MORE)
      n_more++;
  g_assert_cmpuint (n_more, ==, 1);
  g_assert_cmpint (
      g_array_index (warnings, TengenSgfWarning, warnings->len - 1).fault,
      ==,
      TENGEN_SGF_FAULT_MORE);
}

static void
test_parse_more (void)
{
  g_autoptr (GString) mixed = g_string_new ("(;GM[1]SZ[9]\n");
  /* what the reader finds stands behind all that the check has room for */
  g_autoptr (GString) parted = g_string_new ("(;GM[1]SZ[9]\n");
  for (int i = 0; i < 1500; i++)
    {
      g_string_append (mixed, ";B[zz]\n;Black[aa]\n");
      g_string_append (parted, ";B[zz]\n");
    }
  g_string_append_c (mixed, ')');
  g_string_append (parted, ";Black[aa])");
  check_more (mixed->str);
  check_more (parted->str);
}

static void
test_parse_refused (void)
{
  static const struct
  {
    const char *text;
    TengenFilesError code;
  } rows[] = {
    { "", TENGEN_FILES_ERROR_EMPTY },
    { "no game in here", TENGEN_FILES_ERROR_EMPTY },
  };
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (TengenLoaded) loaded = parse (rows[i].text, &error);
      g_assert_null (loaded);
      g_assert_error (error, TENGEN_FILES_ERROR, (int) rows[i].code);
      g_assert_cmpstr (error->message, !=, "");
    }
}

/* Other games have a tree and words, but no board. */
static void
test_parse_other (void)
{
  static const char *const texts[] = { "(;GM[6]PB[Ann])", "(;GM[1]SZ[99])" };
  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (TengenLoaded) loaded = parse (texts[i], &error);
      g_assert_no_error (error);
      g_assert_false (
          tengen_game_setup_has_board (tengen_game_get_setup (loaded->game)));
    }
}

static void
test_parse_index (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = bytes_of ("(;GM[1]SZ[9])");
  g_assert_null (tengen_loaded_parse (bytes, 1, NULL, &error));
  g_assert_error (error, TENGEN_FILES_ERROR, TENGEN_FILES_ERROR_GAME);
}

static void
test_parse_charset (void)
{
  g_autoptr (GError) error = NULL;
  /* 花 in Shift_JIS */
  g_autoptr (GBytes) bytes = bytes_of ("(;GM[1]SZ[9]PB[\x89\xd4\x8e\x71])");
  g_autoptr (TengenLoaded) loaded =
      tengen_loaded_parse (bytes, 0, "CP932", &error);
  g_assert_no_error (error);
  g_assert_true (loaded->chosen);
  g_assert_cmpstr (loaded->charset, ==, "CP932");
  g_assert_cmpstr (tengen_game_get_setup (loaded->game)->black, ==, "花子");
  g_autoptr (TengenLoaded) other =
      tengen_loaded_parse (bytes, 0, "UTF-8", NULL);
  g_assert_true (
      other == NULL ||
      g_strcmp0 (tengen_game_get_setup (other->game)->black, "花子") != 0);
}

/* What was played here is gone on with, anything else is looked through. */
static void
test_parse_annotated (void)
{
  static const struct
  {
    const char *text;
    gboolean annotated;
  } rows[] = {
    { "(;GM[1]SZ[9];B[ee])", TRUE },
    { "(;GM[1]SZ[9]AP[CGoban:3];B[ee])", TRUE },
    { "(;GM[1]SZ[9]TNR[japan];B[ee])", FALSE },
    { "(;GM[1]SZ[9]TNR[japan];B[ee](;W[cc])(;W[dd]))", FALSE },
    { "(;GM[1]SZ[9]TNR[japan];B[ee](;W[cc])(;W[dd]C[oh]))", TRUE },
  };
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (TengenLoaded) loaded = parse (rows[i].text, NULL);
      g_assert_cmpint (loaded->annotated, ==, rows[i].annotated);
    }
}

static void
test_load_index (Fixture *f, gconstpointer data)
{
  g_autoptr (GBytes) bytes = bytes_of ("(;GM[1]SZ[9])(;GM[1]SZ[13])");
  for (guint i = 0; i < 3; i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (GAsyncResult) result = NULL;
      tengen_loaded_read_async (NULL, bytes, i, NULL, keep_result_cb, &result);
      g_autoptr (TengenLoaded) loaded =
          tengen_loaded_read_finish (wait_for (&result), &error);
      g_assert_no_error (error);
      g_assert_null (loaded->file);
      g_assert_cmpint (
          tengen_game_get_setup (loaded->game)->width, ==, i == 1 ? 13 : 9);
    }
}

static void
test_load (Fixture *f, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  folder_write (f->path, "(;GM[1]SZ[9];B[ee])");
  g_autoptr (TengenLoaded) loaded = load (f->file, &error);
  g_assert_no_error (error);
  g_assert_true (g_file_equal (loaded->file, f->file));
  g_autofree char *checksum = tengen_files_get_checksum (f->file);
  g_assert_cmpstr (loaded->checksum, ==, checksum);
}

static void
assert_unreadable (GFile *file)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TengenLoaded) loaded = load (file, &error);
  g_assert_null (loaded);
  g_assert_error (error, TENGEN_FILES_ERROR, TENGEN_FILES_ERROR_READ);
}

static void
test_load_no_file (Fixture *f, gconstpointer data)
{
  g_autoptr (GFile) folder = g_file_new_for_path (f->folder);
  assert_unreadable (f->file);
  assert_unreadable (folder);
  /* reading from it would never end */
  g_assert_cmpint (mkfifo (f->path, 0600), ==, 0);
  assert_unreadable (f->file);
}

#define OLD_HALF "(;GM[1]SZ[9]C[x])"
#define NEW_HALF "(;GM[1]SZ[9];B[ee];W[cc];B[gg];W[gc])"

/* A file that a killed program saved in place is whole before it is read, or
 * is not read. */
static void
test_load_half_saved (Fixture *f, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *record = half_saved_make (f->path, OLD_HALF, NEW_HALF);
  g_autofree char *old = g_build_filename (record, "old", NULL);
  g_autoptr (TengenLoaded) loaded = load (f->file, &error);
  g_assert_no_error (error);
  g_assert_nonnull (loaded->game);
  g_autofree char *text = folder_read (f->path);
  g_assert_cmpstr (text, ==, NEW_HALF);
  g_assert_false (g_file_test (record, G_FILE_TEST_EXISTS));
  g_free (half_saved_make (f->path, OLD_HALF, NEW_HALF));
  folder_write (old, "damaged");
  g_assert_null (load (f->file, &error));
  g_assert_error (error, TENGEN_FILES_ERROR, TENGEN_FILES_ERROR_READ);
  g_assert_nonnull (strstr (error->message, record));
  g_assert_true (g_file_test (record, G_FILE_TEST_IS_DIR));
  folder_remove (record);
}

static void
test_load_huge (Fixture *f, gconstpointer data)
{
  folder_write (f->path, "(;GM[1])");
  g_assert_cmpint (truncate (f->path, 70L * 1024 * 1024), ==, 0);
  assert_unreadable (f->file);
}

static gboolean
save (GFile *file, const char *text, const char *expected, GError **error)
{
  g_autoptr (GBytes) bytes = bytes_of (text);
  g_autoptr (GAsyncResult) result = NULL;
  tengen_files_write_async (
      file, bytes, expected, TENGEN_FILES_WRITE_PLAIN, keep_result_cb, &result);
  return tengen_files_write_finish (wait_for (&result), NULL, error);
}

/* Saves; the name under which the old bytes lie. */
static char *
save_and_keep (GFile *file, const char *text)
{
  g_autoptr (GBytes) bytes = bytes_of (text);
  g_autoptr (GAsyncResult) result = NULL;
  g_autofree char *kept = NULL;
  tengen_files_write_async (
      file, bytes, NULL, TENGEN_FILES_KEEP_OLD, keep_result_cb, &result);
  g_assert_true (tengen_files_write_finish (wait_for (&result), &kept, NULL));
  return kept != NULL ? g_path_get_basename (kept) : NULL;
}

static void
assert_holds (const char *path, const char *wanted)
{
  g_autofree char *text = folder_read (path);
  g_assert_cmpstr (text, ==, wanted);
}

static void
test_write_new (Fixture *f, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_assert_true (save (f->file, "(;)", NULL, &error));
  g_assert_no_error (error);
  assert_holds (f->path, "(;)");
  g_assert_cmpuint (folder_count (f->folder), ==, 1);
}

static void
test_write_keeps_mode (Fixture *f, gconstpointer data)
{
  struct stat info;
  folder_write (f->path, "old");
  g_assert_cmpint (g_chmod (f->path, 0640), ==, 0);
  g_assert_true (save (f->file, "new", NULL, NULL));
  g_assert_cmpint (stat (f->path, &info), ==, 0);
  g_assert_cmpint (info.st_mode & 07777, ==, 0640);
  assert_holds (f->path, "new");
}

static void
assert_kept (Fixture *f, const char *text, const char *name, const char *old)
{
  g_autofree char *kept = save_and_keep (f->file, text);
  g_assert_cmpstr (kept, ==, name);
  assert_holds (f->path, text);
  if (name == NULL)
    return;
  g_autofree char *path = g_build_filename (f->folder, name, NULL);
  assert_holds (path, old);
}

static void
test_write_keeps_old (Fixture *f, gconstpointer data)
{
  struct stat info;
  struct utimbuf long_ago = { 1000000000, 1000000000 };
  g_autofree char *first = g_strconcat (f->path, "~", NULL);
  assert_kept (f, "one", NULL, NULL);
  g_assert_cmpint (g_chmod (f->path, 0640), ==, 0);
  g_assert_cmpint (g_utime (f->path, &long_ago), ==, 0);
  assert_kept (f, "two", "game.sgf~", "one");
  g_assert_cmpint (stat (first, &info), ==, 0);
  g_assert_cmpint (info.st_mode & 07777, ==, 0640);
  g_assert_cmpint (info.st_mtime, ==, long_ago.modtime);
  assert_kept (f, "three", "game.sgf.~2~", "two");
  assert_kept (f, "one", "game.sgf.~3~", "three");
  /* these bytes are kept already */
  assert_kept (f, "four", "game.sgf~", "one");
  assert_holds (first, "one");
  g_assert_cmpuint (folder_count (f->folder), ==, 4);
}

/* link.sgf -> inner/there.sgf; the link stays one */
static void
test_write_follows_links (Fixture *f, gconstpointer data)
{
  g_autofree char *inner = g_build_filename (f->folder, "inner", NULL);
  g_autofree char *there = g_build_filename (inner, "there.sgf", NULL);
  g_assert_cmpint (g_mkdir (inner, 0700), ==, 0);
  g_assert_cmpint (symlink ("inner/there.sgf", f->path), ==, 0);
  for (int i = 0; i < 2; i++)
    {
      g_autofree char *text = g_strdup_printf ("round %d", i);
      g_assert_true (save (f->file, text, NULL, NULL));
      assert_holds (there, text);
      g_assert_true (g_file_test (f->path, G_FILE_TEST_IS_SYMLINK));
    }
  g_autoptr (GFile) direct = g_file_new_for_path (there);
  g_assert_true (tengen_files_same (f->file, direct));
}

static void
test_write_ring_of_links (Fixture *f, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_assert_cmpint (symlink ("game.sgf", f->path), ==, 0);
  g_assert_false (save (f->file, "new", NULL, &error));
  g_assert_error (error, TENGEN_FILES_ERROR, TENGEN_FILES_ERROR_FOLDER);
}

static void
test_write_changed (Fixture *f, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  folder_write (f->path, "old");
  g_autofree char *expected = tengen_files_get_checksum (f->file);
  folder_write (f->path, "another program's");
  g_assert_false (save (f->file, "new", expected, &error));
  g_assert_error (error, TENGEN_FILES_ERROR, TENGEN_FILES_ERROR_CHANGED);
  assert_holds (f->path, "another program's");
  /* a file that was removed can be written again */
  g_unlink (f->path);
  g_assert_true (save (f->file, "new", expected, NULL));
}

static void
test_write_no_place (Fixture *f, gconstpointer data)
{
  g_autofree char *path = g_build_filename (f->path, "below.sgf", NULL);
  g_autoptr (GFile) below = g_file_new_for_path (path);
  g_autoptr (GFile) folder = g_file_new_for_path (f->folder);
  GFile *files[] = { below, folder };
  for (gsize i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autoptr (GError) error = NULL;
      g_assert_false (save (files[i], "new", NULL, &error));
      g_assert_error (error, TENGEN_FILES_ERROR, TENGEN_FILES_ERROR_FOLDER);
    }
  folder_write (f->path, "a file, no folder");
  g_assert_false (save (below, "new", NULL, NULL));
}

/* The size limit stands for a full disk: the write stops in the middle. */
static void
test_write_no_room (Fixture *f, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *large = g_strnfill (100000, 'x');
  struct rlimit before, small;
  folder_write (f->path, "old");
  g_assert_cmpint (getrlimit (RLIMIT_FSIZE, &before), ==, 0);
  small = before;
  small.rlim_cur = 4096;
  signal (SIGXFSZ, SIG_IGN);
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &small), ==, 0);
  gboolean done = save (f->file, large, NULL, &error);
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &before), ==, 0);
  g_assert_false (done);
  g_assert_error (error, TENGEN_FILES_ERROR, TENGEN_FILES_ERROR_WRITE);
  assert_holds (f->path, "old");
  g_assert_cmpuint (folder_count (f->folder), ==, 1);
}

/* Root may write everywhere, so a process of its own gives that up. */
static void
test_write_protected (Fixture *f, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  if (!g_test_subprocess ())
    {
      g_test_trap_subprocess (NULL, 0, G_TEST_SUBPROCESS_INHERIT_STDERR);
      g_test_trap_assert_passed ();
      return;
    }
  if (geteuid () == 0)
    {
      g_assert_cmpint (chown (f->folder, NOBODY, NOBODY), ==, 0);
      g_assert_cmpint (seteuid (NOBODY), ==, 0);
    }
  folder_write (f->path, "old");
  g_assert_cmpint (g_chmod (f->path, 0444), ==, 0);
  g_assert_false (save (f->file, "new", NULL, &error));
  g_assert_error (error, TENGEN_FILES_ERROR, TENGEN_FILES_ERROR_FOLDER);
  g_clear_error (&error);
  g_assert_cmpint (g_chmod (f->path, 0644), ==, 0);
  g_assert_cmpint (g_chmod (f->folder, 0555), ==, 0);
  /* nor does the folder of what is being saved take anything */
  g_assert_false (save (f->file, "new", NULL, &error));
  g_assert_error (error, TENGEN_FILES_ERROR, TENGEN_FILES_ERROR_WRITE);
  g_assert_nonnull (strstr (error->message, "/tengen/saving"));
  assert_holds (f->path, "old");
  g_assert_cmpint (g_chmod (f->folder, 0755), ==, 0);
  /* a leak checker looks at the process when it ends */
  g_assert_cmpint (seteuid (getuid ()), ==, 0);
  g_assert_cmpint (prctl (PR_SET_DUMPABLE, 1), ==, 0);
}

/* Of a packed file what it holds is read. */
static void
test_start_packed (Fixture *f, gconstpointer data)
{
  g_autoptr (GConverter) packer =
      G_CONVERTER (g_zlib_compressor_new (G_ZLIB_COMPRESSOR_FORMAT_GZIP, -1));
  g_autoptr (GOutputStream) out = G_OUTPUT_STREAM (
      g_file_replace (f->file, NULL, FALSE, G_FILE_CREATE_NONE, NULL, NULL));
  g_autoptr (GOutputStream) packed =
      g_converter_output_stream_new (out, packer);
  g_assert_true (g_output_stream_write_all (
      packed, "(;GM[1])", strlen ("(;GM[1])"), NULL, NULL, NULL));
  g_assert_true (g_output_stream_close (packed, NULL, NULL));
  g_autoptr (GBytes) start = tengen_files_read_start (f->file, 100, NULL, NULL);
  g_assert_cmpmem (g_bytes_get_data (start, NULL),
                   g_bytes_get_size (start),
                   "(;GM[1])",
                   strlen ("(;GM[1])"));
}

/* An entry of the list of files that were used last. */
static void
add_recent (Fixture *f, GString *list, const char *name, int day, gboolean make)
{
  g_autofree char *path = g_build_filename (f->folder, name, NULL);
  if (make)
    folder_write (path, "(;GM[1])");
  g_string_append_printf (
      list,
      "<bookmark href=\"file://%s\" added=\"2026-11-01T00:00:00Z\" "
      "modified=\"2026-11-%02dT00:00:00Z\" visited=\"2026-11-01T00:00:00Z\">"
      "<info><metadata owner=\"http://freedesktop.org\">"
      "<mime:mime-type type=\"text/plain\"/></metadata></info></bookmark>",
      path,
      day);
}

/* Records, packed ones too, that are still there, the newest first. */
static void
test_recent (Fixture *f, gconstpointer data)
{
  g_autofree char *path = g_build_filename (f->folder, "recent", NULL);
  g_autoptr (GString) list = g_string_new (
      "<?xml version=\"1.0\"?><xbel version=\"1.0\" "
      "xmlns:mime=\"http://www.freedesktop.org/standards/shared-mime-info\">");
  add_recent (f, list, "old.sgf", 2, TRUE);
  add_recent (f, list, "new.sgf.gz", 5, TRUE);
  add_recent (f, list, "gone.sgf", 4, FALSE);
  add_recent (f, list, "letter.txt", 3, TRUE);
  g_string_append (list, "</xbel>");
  folder_write (path, list->str);
  g_autoptr (GtkRecentManager) manager =
      g_object_new (GTK_TYPE_RECENT_MANAGER, "filename", path, NULL);
  g_autoptr (GPtrArray) files = tengen_recent_files_list (manager);
  g_assert_cmpuint (files->len, ==, 2);
  g_autofree char *first = g_file_get_basename (files->pdata[0]);
  g_autofree char *second = g_file_get_basename (files->pdata[1]);
  g_assert_cmpstr (first, ==, "new.sgf.gz");
  g_assert_cmpstr (second, ==, "old.sgf");
}

/* A link into a folder that is not there keeps nothing from being written. */
static void
test_sealed_link (Fixture *f, gconstpointer data)
{
  g_autofree char *aside = g_strconcat (f->path, ".1", NULL);
  g_assert_cmpint (symlink ("/no/such/folder/file", f->path), ==, 0);
  g_assert_true (tengen_sealed_file_write (f->path, "new", NULL));
  assert_holds (f->path, "new");
  g_assert_true (g_file_test (aside, G_FILE_TEST_IS_SYMLINK));
}

static void
watched_cb (char **told, const char *checksum)
{
  g_free (*told);
  *told = g_strdup (checksum);
}

/* A watch begins when there is nothing else to do. What happens before that is
 * seen, too. */
static void
test_watch_begins (Fixture *f, gconstpointer data)
{
  g_autoptr (TengenFileWatch) watch = tengen_file_watch_new ();
  g_autofree char *told = NULL;
  g_autofree char *new_sum =
      g_compute_checksum_for_string (G_CHECKSUM_SHA256, "new", -1);
  gint64 end = g_get_monotonic_time () + 20 * G_USEC_PER_SEC;
  folder_write (f->path, "old");
  g_signal_connect_swapped (watch, "changed", G_CALLBACK (watched_cb), &told);
  tengen_file_watch_set_file (watch, f->file);
  folder_write (f->path, "new");
  while (told == NULL && g_get_monotonic_time () < end)
    if (!g_main_context_iteration (NULL, FALSE))
      g_usleep (1000);
  g_assert_cmpstr (told, ==, new_sum);
}

static void
add (const char *path, void (*test) (Fixture *f, gconstpointer data))
{
  g_test_add (path, Fixture, NULL, set_up, test, tear_down);
}

int
main (int argc, char **argv)
{
  g_autofree char *state = folder_new ();
  setlocale (LC_ALL, "C.UTF-8");
  g_setenv ("XDG_STATE_HOME", state, TRUE);
  g_test_init (&argc, &argv, NULL);
  g_test_set_nonfatal_assertions ();
  g_test_add_func ("/files/parse/plain", test_parse_plain);
  g_test_add_func ("/files/parse/several", test_parse_several);
  g_test_add_func ("/files/parse/mended", test_parse_mended);
  g_test_add_func ("/files/parse/sorted", test_parse_sorted);
  g_test_add_func ("/files/parse/more", test_parse_more);
  g_test_add_func ("/files/parse/refused", test_parse_refused);
  g_test_add_func ("/files/parse/other", test_parse_other);
  g_test_add_func ("/files/parse/index", test_parse_index);
  g_test_add_func ("/files/parse/charset", test_parse_charset);
  g_test_add_func ("/files/parse/annotated", test_parse_annotated);
  add ("/files/load/plain", test_load);
  add ("/files/load/index", test_load_index);
  add ("/files/load/no-file", test_load_no_file);
  add ("/files/load/half-saved", test_load_half_saved);
  add ("/files/load/huge", test_load_huge);
  add ("/files/load/start-packed", test_start_packed);
  add ("/files/recent", test_recent);
  add ("/files/sealed/link", test_sealed_link);
  add ("/files/watch/begins", test_watch_begins);
  add ("/files/write/new", test_write_new);
  add ("/files/write/keeps-mode", test_write_keeps_mode);
  add ("/files/write/keeps-old", test_write_keeps_old);
  add ("/files/write/follows-links", test_write_follows_links);
  add ("/files/write/ring-of-links", test_write_ring_of_links);
  add ("/files/write/changed", test_write_changed);
  add ("/files/write/no-place", test_write_no_place);
  add ("/files/write/no-room", test_write_no_room);
  add ("/files/write/protected", test_write_protected);
  int result = g_test_run ();
  folder_remove (state);
  return result;
}
