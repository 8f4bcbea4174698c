/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-practice-file: a file of problems, and what a log tells of them
 *
 * Shape: needs no display.
 */
#include <locale.h>
#include <string.h>

#include "app-folder.h"
#include "tengen-practice-file.h"

#define PROBLEMS                                                               \
  "(;SZ[9]AW[dd]AB[cd][dc][ed];B[de])(;SZ[9];B[ee];W[cc])"                     \
  "(;SZ[9]AW[ee]AB[de][ed][fe];B[ef])(;SZ[9]AW[ff]AB[ef][fe][gf];B[fg])"

typedef struct
{
  char *folder;
  char *path;
} Fixture;

static void
set_up (Fixture *f, gconstpointer data)
{
  f->folder = folder_new ();
  f->path = g_build_filename (f->folder, "mine.sgf", NULL);
}

static void
tear_down (Fixture *f, gconstpointer data)
{
  folder_remove (f->folder);
  g_free (f->folder);
  g_free (f->path);
}

static TengenPracticeFile *
read_file (Fixture *f, const char *text)
{
  g_autoptr (GFile) file = g_file_new_for_path (f->path);

  if (text != NULL)
    g_assert_true (g_file_set_contents (f->path, text, -1, NULL));
  return tengen_practice_file_new (file);
}

static guint64
get_key (const TengenPracticeFile *file, guint i)
{
  return g_array_index (file->problems, TengenExerciseProblem, i).key;
}

static void
note (TengenExerciseLog *log, guint64 key, TengenExerciseLogResult result)
{
  TengenExerciseLogEntry entry = { .time = 1795654800,
                                   .offset = 540,
                                   .kind = TENGEN_EXERCISE_PROBLEM_KIND,
                                   .level = 1,
                                   .seed = key,
                                   .result = result,
                                   .wrong =
                                       result == TENGEN_EXERCISE_LOG_MISSED,
                                   .origin = 1 };

  entry.number = tengen_exercise_log_get_next (log, entry.origin);
  g_assert_true (tengen_exercise_log_is_valid (&entry));
  tengen_exercise_log_add (log, &entry);
}

static void
test_results (Fixture *f, gconstpointer data)
{
  g_autoptr (TengenPracticeFile) file = read_file (f, PROBLEMS);
  g_autoptr (TengenExerciseLog) log = tengen_exercise_log_new ();
  g_autofree gboolean *solved = NULL;

  g_assert_null (file->error);
  g_assert_cmpstr (file->name, ==, "mine");
  g_assert_cmpuint (file->problems->len, ==, 3);
  g_assert_cmpuint (file->skipped->len, ==, 1);
  g_assert_cmpuint (tengen_practice_file_find_start (file, log), ==, 0);
  g_assert_cmpuint (tengen_practice_file_count_solved (file, log), ==, 0);
  /* it goes on behind what was tried last */
  note (log, get_key (file, 1), TENGEN_EXERCISE_LOG_MISSED);
  solved = tengen_practice_file_list_solved (file, log);
  g_assert_true (solved[1]);
  g_assert_false (solved[0]);
  g_assert_cmpuint (tengen_practice_file_find_start (file, log), ==, 2);
  /* what was shown is not solved, and comes again later */
  note (log, get_key (file, 2), TENGEN_EXERCISE_LOG_SHOWN);
  g_assert_cmpuint (tengen_practice_file_count_solved (file, log), ==, 1);
  g_assert_cmpuint (tengen_practice_file_find_start (file, log), ==, 0);
  note (log, get_key (file, 0), TENGEN_EXERCISE_LOG_FIRST);
  g_assert_cmpuint (tengen_practice_file_find_start (file, log), ==, 2);
  note (log, get_key (file, 2), TENGEN_EXERCISE_LOG_HINT);
  g_assert_cmpuint (tengen_practice_file_count_solved (file, log), ==, 3);
  g_assert_cmpuint (tengen_practice_file_find_start (file, log), ==, 0);
}

/* A log with such attempts is read again as it was. */
static void
test_kept (Fixture *f, gconstpointer data)
{
  g_autoptr (TengenPracticeFile) file = read_file (f, PROBLEMS);
  g_autoptr (TengenPracticeFile) held = tengen_practice_file_ref (file);
  g_autoptr (TengenExerciseLog) log = tengen_exercise_log_new ();
  g_autoptr (TengenExerciseLog) again = NULL;
  g_autofree char *text = NULL;

  g_assert_true (held == file);
  note (log, get_key (file, 0), TENGEN_EXERCISE_LOG_FIRST);
  note (log, get_key (file, 2), TENGEN_EXERCISE_LOG_FIRST);
  text = tengen_exercise_log_encode (log);
  again = tengen_exercise_log_decode (text, strlen (text));
  g_assert_cmpuint (again->n_faults, ==, 0);
  g_assert_cmpuint (tengen_practice_file_count_solved (file, again), ==, 2);
}

/* A file that has changed is read anew. */
static void
test_renew (Fixture *f, gconstpointer data)
{
  g_autoptr (GPtrArray) before = g_ptr_array_new ();
  g_autoptr (GFile) file = g_file_new_for_path (f->path);
  g_autoptr (TengenPracticeFile) read = read_file (f, PROBLEMS);
  g_autoptr (TengenPracticeFile) same = NULL;
  g_autoptr (TengenPracticeFile) anew = NULL;
  g_autoptr (TengenPracticeFile) gone = NULL;

  g_ptr_array_add (before, read);
  same = tengen_practice_file_renew (file, before);
  g_assert_true (same == read);
  g_assert_true (g_file_set_contents (f->path, PROBLEMS PROBLEMS, -1, NULL));
  anew = tengen_practice_file_renew (file, before);
  g_assert_cmpuint (anew->problems->len, ==, 6);
  g_assert_true (g_file_delete (file, NULL, NULL));
  gone = tengen_practice_file_renew (file, before);
  g_assert_nonnull (gone->error);
}

/* What cannot be read says why, and has no problems. */
static void
test_unreadable (Fixture *f, gconstpointer data)
{
  static const char *const texts[] = { NULL, "", "no record", "\001\002" };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (TengenPracticeFile) file = read_file (f, texts[i]);
      g_autoptr (TengenExerciseLog) log = tengen_exercise_log_new ();

      g_assert_nonnull (file->error);
      g_assert_cmpuint (file->problems->len, ==, 0);
      g_assert_cmpuint (tengen_practice_file_find_start (file, log), ==, 0);
    }
}

int
main (int argc, char **argv)
{
  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);
  g_test_add (
      "/practice-file/results", Fixture, NULL, set_up, test_results, tear_down);
  g_test_add (
      "/practice-file/kept", Fixture, NULL, set_up, test_kept, tear_down);
  g_test_add (
      "/practice-file/renew", Fixture, NULL, set_up, test_renew, tear_down);
  g_test_add ("/practice-file/unreadable",
              Fixture,
              NULL,
              set_up,
              test_unreadable,
              tear_down);
  return g_test_run ();
}
