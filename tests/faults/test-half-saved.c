/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-half-saved: tengen-cli on a file whose saving was killed
 *
 * Shape: tengen-cli writes a file with two names, so in place, and is killed by
 *        the library of faults (variable TENGEN_FAULTS_MODULE); then half of
 *        the bytes did not come to the disk.
 */
#include <unistd.h>

#include "cli-program.h"

/* Bytes that came to the disk. */
#define BLOCK 4096

static char *state;
static char *saving;

/* --- The file --- */

static char *
get (const char *folder, const char *name)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);
  char *text = NULL;

  g_file_get_contents (path, &text, NULL, NULL);
  return text;
}

static char *
make_game (char letter)
{
  g_autofree char *words = g_strnfill (6000, letter);

  return g_strconcat ("(;GM[1]FF[4]SZ[9]C[", words, "];B[ee];W[cc])", NULL);
}

/* Where old and new bytes are, NULL if nothing is there. */
static char *
find_record (void)
{
  g_autoptr (GDir) dir = g_dir_open (saving, 0, NULL);
  const char *name = dir != NULL ? g_dir_read_name (dir) : NULL;

  return name != NULL ? g_build_filename (saving, name, NULL) : NULL;
}

static void
set_faults (const char *root,
            const char *calls,
            const char *at,
            const char *what)
{
  g_setenv ("LD_PRELOAD", g_getenv ("TENGEN_FAULTS_MODULE"), TRUE);
  g_setenv ("ASAN_OPTIONS", "verify_asan_link_order=0", TRUE);
  g_setenv ("TENGEN_FAULTS_ROOT", root, TRUE);
  g_setenv ("TENGEN_FAULTS_CALLS", calls, TRUE);
  g_setenv ("TENGEN_FAULTS_AT", at, TRUE);
  g_setenv ("TENGEN_FAULTS_DO", what, TRUE);
}

static void
clear_faults (void)
{
  g_unsetenv ("LD_PRELOAD");
  g_unsetenv ("ASAN_OPTIONS");
}

static void
put_start (Fixture *fixture, const char *name, const char *bytes, gsize n)
{
  g_autofree char *path = g_build_filename (fixture->folder, name, NULL);
  FILE *stream = g_fopen (path, "r+");

  g_assert_nonnull (stream);
  g_assert_cmpuint (fwrite (bytes, 1, n, stream), ==, n);
  g_assert_cmpint (fclose (stream), ==, 0);
}

typedef struct
{
  char *record;
  char *old_game;
  char *new_game;
  char *torn;
} Torn;

static void
torn_clear (Torn *self)
{
  g_free (self->record);
  g_free (self->old_game);
  g_free (self->new_game);
  g_free (self->torn);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Torn, torn_clear)

/* f.sgf, which is g.sgf too, with one block of the new bytes. */
static void
tear (Fixture *fixture, Torn *self)
{
  g_autofree char *path = g_build_filename (fixture->folder, "f.sgf", NULL);
  g_autofree char *other = g_build_filename (fixture->folder, "g.sgf", NULL);
  g_autofree char *new_game = make_game ('n');

  self->old_game = make_game ('o');
  g_remove (path);
  g_remove (other);
  write_file (fixture, "in.sgf", new_game);
  write_file (fixture, "f.sgf", self->old_game);
  g_assert_cmpint (link (path, other), ==, 0);
  run (fixture, "convert in.sgf f.sgf");
  g_assert_cmpint (fixture->status, ==, -1);
  clear_faults ();
  self->record = find_record ();
  g_assert_nonnull (self->record);
  self->new_game = get (self->record, "new");
  put_start (fixture, "f.sgf", self->old_game, strlen (self->old_game));
  g_assert_cmpint (truncate (path, (off_t) strlen (self->old_game)), ==, 0);
  put_start (fixture, "f.sgf", self->new_game, BLOCK);
  self->torn = get (fixture->folder, "f.sgf");
}

static void
tear_with_locks (Fixture *fixture, Torn *self)
{
  set_faults (fixture->folder, "truncate", "1", "kill");
  tear (fixture, self);
}

static void
expect_file (Fixture *fixture, const char *name, const char *wanted)
{
  g_autofree char *text = get (fixture->folder, name);

  g_assert_true (g_strcmp0 (text, wanted) == 0);
}

static void
expect_settled (Fixture *fixture, const Torn *torn)
{
  g_autofree char *record = find_record ();

  expect_file (fixture, "f.sgf", torn->new_game);
  g_assert_null (record);
}

static void
expect_untouched (Fixture *fixture, const Torn *torn)
{
  expect_status (fixture, 1);
  expect_file (fixture, "f.sgf", torn->torn);
  g_assert_true (g_file_test (torn->record, G_FILE_TEST_IS_DIR));
}

/* What a test leaves there. */
static void
remove_record (const Torn *torn)
{
  static const char *const names[] = { "old", "new", "note", "told", "owner" };

  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *path = g_build_filename (torn->record, names[i], NULL);

      g_remove (path);
    }
  g_rmdir (torn->record);
}

static void
remove_state (void)
{
  g_autofree char *tengen = g_path_get_dirname (saving);

  g_rmdir (saving);
  g_rmdir (tengen);
  g_rmdir (state);
}

/* --- Tests --- */

/* All that read a file of games, then others, which want another kind. */
static const struct
{
  const char *line;
  int status;
} commands[] = {
  { "check f.sgf", 0 },
  { "info f.sgf", 0 },
  { "info - < f.sgf", 0 },
  { "render f.sgf -s 64 -o .png", 0 },
  { "score f.sgf", 0 },
  { "legal f.sgf", 0 },
  { "paper kifu f.sgf --dpi 10 -o .png", 0 },
  { "convert f.sgf .out", 0 },
  { "convert g.sgf .out", 0 },
  { "convert f.sgf f.sgf", 0 },
  { "convert - f.sgf < f.sgf", 0 },
  { "lesson from-sgf f.sgf -o .xml", 0 },
  { "lesson check f.sgf", 1 },
  { "lesson render f.sgf -o .png", 1 },
  { "match new .match --swiss -p f.sgf", 1 },
};

static void
test_settled (Fixture *fixture, gconstpointer data)
{
  for (gsize i = 0; i < G_N_ELEMENTS (commands); i++)
    {
      g_auto (Torn) torn = { 0 };

      tear_with_locks (fixture, &torn);
      run (fixture, commands[i].line);
      g_test_message ("%s: %s", commands[i].line, fixture->err);
      expect_status (fixture, commands[i].status);
      expect_settled (fixture, &torn);
    }
}

/* What was noted is damaged: nothing is read, nothing lost. */
static void
test_refused (Fixture *fixture, gconstpointer data)
{
  g_auto (Torn) torn = { 0 };
  g_autofree char *old = NULL;

  tear_with_locks (fixture, &torn);
  old = g_build_filename (torn.record, "old", NULL);
  g_assert_true (g_file_set_contents (old, "(;)", -1, NULL));
  for (gsize i = 0; i < G_N_ELEMENTS (commands); i++)
    {
      run (fixture, commands[i].line);
      g_test_message ("%s: %s", commands[i].line, fixture->err);
      expect_err (fixture, torn.record);
      expect_untouched (fixture, &torn);
    }
  run_in (fixture, "ja", "info f.sgf");
  collect (fixture);
  expect_err (fixture, "途中で止まった保存の記録がこわれています。");
  /* a person who has another copy */
  run (fixture, "convert in.sgf f.sgf");
  expect_status (fixture, 0);
  expect_file (fixture, "f.sgf", torn.new_game);
  remove_record (&torn);
}

/* Where nothing can be locked, a program that ended hinders nothing. */
static void
test_no_locks (Fixture *fixture, gconstpointer data)
{
  static const char *const reading[] = { "info f.sgf", "convert f.sgf f.sgf" };

  for (gsize i = 0; i < G_N_ELEMENTS (reading); i++)
    {
      g_auto (Torn) torn = { 0 };
      g_autofree char *path = NULL;
      g_autofree char *here =
          g_strdup_printf ("%d %s\n", getpid (), g_get_host_name ());
      g_autofree char *ended =
          g_strdup_printf ("%d %s\n", G_MAXINT, g_get_host_name ());

      tear_with_locks (fixture, &torn);
      path = g_build_filename (torn.record, "owner", NULL);
      g_assert_true (g_file_set_contents (path, here, -1, NULL));
      set_faults (state, "lock", "1+", "37");
      run (fixture, reading[i]);
      expect_err (fixture, "Another program is saving “");
      expect_untouched (fixture, &torn);
      g_assert_true (g_file_set_contents (path, ended, -1, NULL));
      run (fixture, reading[i]);
      clear_faults ();
      expect_status (fixture, 0);
      expect_settled (fixture, &torn);
    }
}

/* The disk fails once, so that the record is found only after the file was
 * read: what comes of the mixture is not written over the file. */
static void
test_found_late (Fixture *fixture, gconstpointer data)
{
  g_auto (Torn) torn = { 0 };

  tear_with_locks (fixture, &torn);
  set_faults (state, "open", "1", "5");
  run (fixture, "convert f.sgf f.sgf");
  clear_faults ();
  expect_status (fixture, 1);
  expect_err (fixture, "Another program has changed the file");
  expect_settled (fixture, &torn);
}

int
main (int argc, char **argv)
{
  int result;

  g_test_init (&argc, &argv, NULL);
  state = g_dir_make_tmp ("tengen-state-XXXXXX", NULL);
  saving = g_build_filename (state, "tengen", "saving", NULL);
  g_setenv ("XDG_STATE_HOME", state, TRUE);
  add ("/half-saved/settled", test_settled);
  add ("/half-saved/refused", test_refused);
  add ("/half-saved/no-locks", test_no_locks);
  add ("/half-saved/found-late", test_found_late);
  result = run_tests ();
  remove_state ();
  g_free (saving);
  g_free (state);
  return result;
}
