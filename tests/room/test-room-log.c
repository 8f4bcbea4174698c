/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-room-log: what is on the disk after any end of the program
 */
#include "tengen-room-log.h"

#include <glib/gstdio.h>
#include <string.h>

#define PATIENCE 5000
/* So many names there are for what is set aside, from 1. */
#define PLACES 10000

typedef struct
{
  char *folder;
  char *path;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->folder = g_dir_make_tmp ("tengen-room-log-XXXXXX", NULL);
  fixture->path = g_build_filename (fixture->folder, "room.log", NULL);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GDir) dir = g_dir_open (fixture->folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (fixture->folder, name, NULL);

      g_unlink (path);
    }
  g_rmdir (fixture->folder);
  g_free (fixture->folder);
  g_free (fixture->path);
}

/* A sync that is done may hold the file until the loop has gone on. */
static TengenRoomLog *
open_log (Fixture *fixture, GError **error)
{
  for (int i = 0; i < PATIENCE; i++)
    {
      TengenRoomLog *log = tengen_room_log_open (fixture->folder, error);

      if (log != NULL ||
          !g_error_matches (*error, G_FILE_ERROR, G_FILE_ERROR_AGAIN))
        return log;
      g_clear_error (error);
      g_main_context_iteration (NULL, FALSE);
      g_usleep (1000);
    }
  return NULL;
}

/* Opens the log and compares its lines, blanks between them. */
static TengenRoomLog *
reopen (Fixture *fixture, const char *expected)
{
  g_autoptr (GError) error = NULL;
  TengenRoomLog *log = open_log (fixture, &error);
  g_autofree char *lines = NULL;

  g_assert_no_error (error);
  g_assert_nonnull (log);
  lines = g_strjoinv (" ", (char **) tengen_room_log_get_lines (log));
  g_assert_cmpstr (lines, ==, expected);
  return log;
}

static void
add (Fixture *fixture, const char *before, const char *line)
{
  g_autoptr (TengenRoomLog) log = reopen (fixture, before);

  tengen_room_log_add (log, line);
  g_assert_true (tengen_room_log_has_lines (log));
  g_assert_cmpint (tengen_room_log_finish (log), ==, 0);
  g_assert_false (tengen_room_log_has_lines (log));
}

static void
append (Fixture *fixture, const char *text)
{
  FILE *file = g_fopen (fixture->path, "a");

  g_assert_cmpint (fputs (text, file), >=, 0);
  fclose (file);
}

static void
committed_cb (int *number, int said)
{
  *number = said;
}

static void
test_commit (Fixture *fixture, gconstpointer data)
{
  int number = -1;
  g_autoptr (TengenRoomLog) log = reopen (fixture, "");

  g_signal_connect_swapped (
      log, "committed", G_CALLBACK (committed_cb), &number);
  tengen_room_log_add (log, "one");
  tengen_room_log_add (log, "two");
  tengen_room_log_commit (log);
  g_assert_true (tengen_room_log_is_busy (log));
  /* what comes meanwhile is none of it */
  tengen_room_log_add (log, "three");
  while (number < 0)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpint (number, ==, 0);
  g_assert_true (tengen_room_log_has_lines (log));
  g_clear_object (&log);
  log = reopen (fixture, "one two");
}

static void
test_cut (Fixture *fixture, gconstpointer data)
{
  add (fixture, "", "one");
  append (fixture, "two\nthr");
  add (fixture, "one", "four");
  append (fixture, "\n#sum 0123456789abcdef\n");
  add (fixture, "one four", "five");
  g_object_unref (reopen (fixture, "one four five"));
}

static void
test_damaged (Fixture *fixture, gconstpointer data)
{
  g_autofree char *text = NULL;
  g_autoptr (GDir) dir = NULL;
  int n = 0;

  add (fixture, "", "one");
  add (fixture, "one", "two");
  add (fixture, "one two", "three");
  g_assert_true (g_file_get_contents (fixture->path, &text, NULL, NULL));
  *strstr (text, "two") = 'x';
  g_assert_true (g_file_set_contents (fixture->path, text, -1, NULL));
  add (fixture, "one", "four");
  g_object_unref (reopen (fixture, "one four"));
  /* the damaged one stays */
  dir = g_dir_open (fixture->folder, 0, NULL);
  while (g_dir_read_name (dir) != NULL)
    n++;
  g_assert_cmpint (n, ==, 2);
}

/* Where no name is free the damaged one stays where it is. */
static void
test_no_place (Fixture *fixture, gconstpointer data)
{
  g_autofree char *text = NULL;
  g_autofree char *after = NULL;
  g_autoptr (GError) error = NULL;

  add (fixture, "", "one");
  g_assert_true (g_file_get_contents (fixture->path, &text, NULL, NULL));
  *strstr (text, "one") = 'x';
  g_assert_true (g_file_set_contents (fixture->path, text, -1, NULL));
  for (int i = 1; i < PLACES; i++)
    {
      g_autofree char *path = g_strdup_printf ("%s.%d", fixture->path, i);

      g_assert_true (g_file_set_contents (path, "", 0, NULL));
    }
  g_assert_null (tengen_room_log_open (fixture->folder, &error));
  g_assert_nonnull (error);
  g_assert_true (g_file_get_contents (fixture->path, &after, NULL, NULL));
  g_assert_cmpstr (after, ==, text);
}

static void
test_one_at_a_time (Fixture *fixture, gconstpointer data)
{
  g_autoptr (TengenRoomLog) log = reopen (fixture, "");
  g_autoptr (GError) error = NULL;

  g_assert_null (tengen_room_log_open (fixture->folder, &error));
  g_assert_nonnull (error);
}

/* Nobody's name may stay: not in what was damaged either. */
static void
test_remove (Fixture *fixture, gconstpointer data)
{
  g_autofree char *text = NULL;
  g_autoptr (TengenRoomLog) log = NULL;

  add (fixture, "", "one");
  g_assert_true (g_file_get_contents (fixture->path, &text, NULL, NULL));
  *strstr (text, "one") = 'x';
  g_assert_true (g_file_set_contents (fixture->path, text, -1, NULL));
  log = reopen (fixture, "");
  tengen_room_log_remove (log);
  g_assert_false (g_file_test (fixture->folder, G_FILE_TEST_EXISTS));
}

int
main (int argc, char **argv)
{
  static const struct
  {
    const char *name;
    void (*test) (Fixture *fixture, gconstpointer data);
  } tests[] = {
    { "/room-log/commit", test_commit },
    { "/room-log/cut", test_cut },
    { "/room-log/damaged", test_damaged },
    { "/room-log/no-place", test_no_place },
    { "/room-log/one-at-a-time", test_one_at_a_time },
    { "/room-log/remove", test_remove },
  };

  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].name, Fixture, NULL, set_up, tests[i].test, tear_down);
  return g_test_run ();
}
