/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-practice-store: the log of a pupil's practice, on the disk
 *
 * Shape: two stores of one file are two programs. Needs no display.
 */
#include <locale.h>
#include <signal.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>

#include "app-folder.h"
#include "tengen-practice-origin.h"
#include "tengen-practice-store.h"

#define HERE G_GUINT64_CONSTANT (0x9a0c71d23b5e8f04)
#define THERE G_GUINT64_CONSTANT (0xff)
#define FIRST_LINE                                                             \
  "tengen-practice 1\n"                                                        \
  "1795654800 540 ladder 5 1 first 0 1 9a0c71d23b5e8f04\n"

typedef struct
{
  char *folder;
  char *path;
  /* what was told, by number with the detail, and how often a log changed */
  GString *told;
  int n_changed;
} Fixture;

static void
set_up (Fixture *f, gconstpointer data)
{
  f->folder = folder_new ();
  f->path = g_build_filename (f->folder, "pupils", "p1", "practice", NULL);
  f->told = g_string_new (NULL);
  f->n_changed = 0;
}

static void
tear_down (Fixture *f, gconstpointer data)
{
  folder_remove (f->folder);
  g_free (f->folder);
  g_free (f->path);
  g_string_free (f->told, TRUE);
}

static void
changed_cb (Fixture *f)
{
  f->n_changed++;
}

static void
failed_cb (Fixture *f, guint fault, const char *detail)
{
  g_string_append_printf (f->told,
                          "%u %s;",
                          fault,
                          fault == TENGEN_PRACTICE_STORE_DAMAGED ? detail : "");
}

static TengenPracticeStore *
start (Fixture *f, guint64 origin)
{
  TengenPracticeStore *store =
      tengen_practice_store_new (f->path, "p1", origin);

  g_signal_connect_swapped (store, "changed", G_CALLBACK (changed_cb), f);
  g_signal_connect_swapped (store, "failed", G_CALLBACK (failed_cb), f);
  tengen_practice_store_read (store);
  return store;
}

static void
check_told (Fixture *f, const char *wanted)
{
  g_assert_cmpstr (f->told->str, ==, wanted);
  g_string_truncate (f->told, 0);
}

static gboolean
add (TengenPracticeStore *store, guint64 seed)
{
  TengenExerciseLogEntry entry = {
    .time = 1795654800,
    .offset = 540,
    .kind = "ladder",
    .level = 5,
    .seed = seed,
  };

  return tengen_practice_store_add (store, &entry);
}

static void
check_seeds (const TengenExerciseLog *log, const char *wanted)
{
  g_autoptr (GString) seeds = g_string_new (NULL);

  for (guint i = 0; i < log->entries->len; i++)
    g_string_append_printf (
        seeds,
        "%" G_GUINT64_FORMAT " ",
        g_array_index (log->entries, TengenExerciseLogEntry, i).seed);
  g_assert_cmpstr (seeds->str, ==, wanted);
}

static void
check (TengenPracticeStore *store, const char *wanted)
{
  check_seeds (tengen_practice_store_get_log (store), wanted);
}

static void
check_file (Fixture *f, const char *wanted)
{
  g_autofree char *text = folder_read (f->path);

  g_assert_cmpstr (text, ==, wanted);
}

/* What lies there before a program starts. */
static void
put (Fixture *f, const char *text)
{
  g_autofree char *folder = g_path_get_dirname (f->path);

  g_mkdir_with_parents (folder, 0700);
  folder_write (f->path, text);
}

static void
test_add (Fixture *f, gconstpointer data)
{
  g_autoptr (TengenPracticeStore) store = start (f, HERE);
  g_autoptr (TengenPracticeStore) next = NULL;
  GStatBuf info;

  check (store, "");
  g_assert_false (g_file_test (f->path, G_FILE_TEST_EXISTS));
  g_assert_true (add (store, 1));
  g_assert_cmpint (f->n_changed, ==, 2);
  check_file (f, FIRST_LINE);
  g_assert_cmpint (g_stat (f->path, &info), ==, 0);
  g_assert_cmpint (info.st_mode & 0777, ==, 0600);
  g_assert_true (add (store, 2));
  check (store, "1 2 ");
  next = start (f, HERE);
  check (next, "1 2 ");
  g_assert_true (add (next, 3));
  /* it has the number after the last one */
  g_assert_cmpuint (
      tengen_exercise_log_get_next (tengen_practice_store_get_log (next), HERE),
      ==,
      4);
  check_told (f, "");
}

/* What another program wrote is there before the next attempt, and soon without
 * one. */
static void
test_two_programs (Fixture *f, gconstpointer data)
{
  g_autoptr (TengenPracticeStore) a = NULL;
  g_autoptr (TengenPracticeStore) b = NULL;

  /* a folder that is not there is looked for every few seconds only */
  put (f, "");
  a = start (f, HERE);
  b = start (f, THERE);
  settle ();
  add (a, 1);
  add (b, 2);
  check (b, "2 1 ");
  add (a, 3);
  check (a, "2 1 3 ");
  f->n_changed = 0;
  while (tengen_practice_store_get_log (b)->entries->len < 3)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpint (f->n_changed, >, 0);
  check_told (f, "");
}

/* Damaged lines stay, are told once, and cost nothing else; half a line that a
 * power cut left is not told. */
static void
test_damaged (Fixture *f, gconstpointer data)
{
  g_autoptr (TengenPracticeStore) store = NULL;

  put (f, FIRST_LINE "damage\n179565480");
  store = start (f, HERE);
  check_told (f, "0 3;");
  check (store, "1 ");
  g_assert_true (add (store, 2));
  g_assert_true (add (store, 3));
  check (store, "1 2 3 ");
  g_assert_cmpuint (tengen_practice_store_get_log (store)->n_faults, ==, 1);
  check_file (f,
              FIRST_LINE "damage\n179565480~\n"
                         "1795654800 540 ladder 5 2 first 0 2 "
                         "9a0c71d23b5e8f04\n"
                         "1795654800 540 ladder 5 3 first 0 3 "
                         "9a0c71d23b5e8f04\n");
  check_told (f, "");
}

static void
test_newer (Fixture *f, gconstpointer data)
{
  g_autoptr (TengenPracticeStore) store = NULL;

  put (f, "tengen-practice 2\nwhat is not known\n");
  store = start (f, HERE);
  check_told (f, "1 ;");
  g_assert_false (add (store, 1));
  g_assert_false (add (store, 2));
  /* it counts while the program runs */
  check (store, "1 2 ");
  check_file (f, "tengen-practice 2\nwhat is not known\n");
  check_told (f, "");
}

static void
test_too_long (Fixture *f, gconstpointer data)
{
  g_autoptr (TengenPracticeStore) store = NULL;
  g_autoptr (TengenExerciseLog) log = NULL;

  put (f, FIRST_LINE);
  g_assert_cmpint (truncate (f->path, TENGEN_EXERCISE_LOG_LARGEST + 1), ==, 0);
  store = start (f, HERE);
  check_told (f, "1 ;");
  g_assert_false (add (store, 1));
  log = tengen_practice_store_load (f->path);
  g_assert_null (log);
}

/* What lies in the way is left there; once it is gone all is written. */
static void
test_unreadable (Fixture *f, gconstpointer data)
{
  g_autoptr (TengenPracticeStore) store = NULL;

  g_mkdir_with_parents (f->path, 0700);
  store = start (f, HERE);
  check_told (f, "2 ;");
  g_assert_false (add (store, 1));
  g_assert_false (add (store, 2));
  check_told (f, "");
  g_rmdir (f->path);
  g_assert_true (add (store, 3));
  check (store, "1 2 3 ");
  tengen_practice_store_read (store);
  check (store, "1 2 3 ");
  check_told (f, "");
}

/* A disk that is full: told once, and written when there is room, also behind
 * half a line. */
static void
test_full (Fixture *f, gconstpointer data)
{
  g_autoptr (TengenPracticeStore) store = start (f, HERE);
  struct rlimit before, small;

  g_assert_true (add (store, 1));
  g_assert_cmpint (getrlimit (RLIMIT_FSIZE, &before), ==, 0);
  small = before;
  small.rlim_cur = strlen (FIRST_LINE) + 10;
  signal (SIGXFSZ, SIG_IGN);
  setrlimit (RLIMIT_FSIZE, &small);
  g_assert_false (add (store, 2));
  g_assert_false (tengen_practice_store_flush (store));
  setrlimit (RLIMIT_FSIZE, &before);
  g_assert_true (strstr (f->told->str, "3 ;") != NULL);
  check (store, "1 2 ");
  g_assert_true (tengen_practice_store_flush (store));
  g_assert_true (add (store, 3));
  {
    g_autoptr (TengenExerciseLog) log = tengen_practice_store_load (f->path);

    check_seeds (log, "1 2 3 ");
    g_assert_cmpuint (log->n_faults, ==, 0);
  }
}

static void
test_load (Fixture *f, gconstpointer data)
{
  g_autoptr (TengenExerciseLog) none = tengen_practice_store_load (f->path);
  g_autoptr (TengenExerciseLog) log = NULL;
  TengenExerciseLog *folder;

  check_seeds (none, "");
  put (f, FIRST_LINE);
  log = tengen_practice_store_load (f->path);
  check_seeds (log, "1 ");
  folder = tengen_practice_store_load (f->folder);
  g_assert_null (folder);
}

/* The seed is the pupil's wherever; of no particular pupil the computer's. */
static void
test_seed (Fixture *f, gconstpointer data)
{
  g_autoptr (TengenPracticeStore) here =
      tengen_practice_store_new (f->path, "p1", HERE);
  g_autoptr (TengenPracticeStore) there =
      tengen_practice_store_new (f->path, "p1", THERE);
  g_autoptr (TengenPracticeStore) other =
      tengen_practice_store_new (f->path, "p2", HERE);
  g_autoptr (TengenPracticeStore) alone =
      tengen_practice_store_new (f->path, NULL, HERE);

  g_assert_cmphex (tengen_practice_store_get_seed (here),
                   ==,
                   tengen_practice_store_get_seed (there));
  g_assert_cmphex (tengen_practice_store_get_seed (here),
                   !=,
                   tengen_practice_store_get_seed (other));
  g_assert_cmphex (tengen_practice_store_get_seed (alone), ==, HERE);
}

static void
test_origin (Fixture *f, gconstpointer data)
{
  g_autofree char *path =
      g_build_filename (f->folder, "state", "practice-origin", NULL);
  guint64 drawn = tengen_practice_origin_find (path);
  GStatBuf info;

  g_assert_cmphex (tengen_practice_origin_find (path), ==, drawn);
  g_assert_cmpint (g_stat (path, &info), ==, 0);
  g_assert_cmpint (info.st_mode & 0777, ==, 0600);
  folder_write (path, "9a0c71d23b5e8f04\n");
  g_assert_cmphex (tengen_practice_origin_find (path), ==, HERE);
  folder_write (path, "9a0c71d23b5e8f0\n");
  drawn = tengen_practice_origin_find (path);
  g_assert_cmphex (tengen_practice_origin_find (path), ==, drawn);
}

#define ADD(name, function)                                                    \
  g_test_add (                                                                 \
      "/practice-store/" name, Fixture, NULL, set_up, function, tear_down)

int
main (int argc, char *argv[])
{
  setlocale (LC_ALL, "C.UTF-8");
  g_test_init (&argc, &argv, NULL);
  ADD ("add", test_add);
  ADD ("two-programs", test_two_programs);
  ADD ("damaged", test_damaged);
  ADD ("newer", test_newer);
  ADD ("too-long", test_too_long);
  ADD ("unreadable", test_unreadable);
  ADD ("full", test_full);
  ADD ("load", test_load);
  ADD ("seed", test_seed);
  ADD ("origin", test_origin);
  return g_test_run ();
}
