/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-progress-file: what was done of the lessons, on the disk
 *
 * Shape: two stores of one file are two programs. Needs no display.
 */
#include <locale.h>
#include <signal.h>
#include <sys/resource.h>

#include "app-folder.h"
#include "tengen-progress-file.h"

#define LESSON "pure-go-first"
#define OTHER "pure-go-seven"

typedef struct
{
  char *folder;
  char *path;
} Fixture;

/* Where lessons are looked up, so that each program need not read them all. */
static TengenLessonShelf *library;

/* A program that keeps what was done. */
typedef struct
{
  TengenLessonShelf *shelf;
  TengenProgressFile *store;
  /* what was told, by number, and the last detail */
  GString *told;
  char *detail;
} Program;

static void
set_up (Fixture *f, gconstpointer data)
{
  f->folder = folder_new ();
  f->path = g_build_filename (f->folder, "tengen", "progress", NULL);
}

static void
tear_down (Fixture *f, gconstpointer data)
{
  folder_remove (f->folder);
  g_free (f->folder);
  g_free (f->path);
}

static void
failed_cb (TengenProgressFile *store,
           guint fault,
           const char *detail,
           Program *program)
{
  g_string_append_printf (program->told, "%u;", fault);
  g_free (program->detail);
  program->detail = g_strdup (detail);
}

static Program *
program_start (Fixture *f)
{
  Program *self = g_new0 (Program, 1);

  self->shelf = tengen_lesson_shelf_new ();
  self->store = tengen_progress_file_new (self->shelf, f->path);
  self->told = g_string_new (NULL);
  g_signal_connect (self->store, "failed", G_CALLBACK (failed_cb), self);
  tengen_progress_file_read (self->store);
  return self;
}

static void
program_end (Program *self)
{
  tengen_progress_file_flush (self->store);
  g_object_unref (self->store);
  g_object_unref (self->shelf);
  g_string_free (self->told, TRUE);
  g_free (self->detail);
  g_free (self);
}

static const TengenLesson *
find (const char *id)
{
  const TengenLesson *lesson = tengen_lesson_shelf_find (library, id);

  g_assert_nonnull (lesson);
  return lesson;
}

static void
do_step (Program *self, const char *id, guint index, guint stars)
{
  const TengenLesson *lesson = find (id);

  tengen_lesson_shelf_set_done (
      self->shelf, lesson, tengen_lesson_get_step (lesson, index), stars);
}

static guint
get_stars (Program *self, const char *id, guint index)
{
  const TengenLesson *lesson = find (id);

  return tengen_lesson_progress_get_stars (
      tengen_lesson_shelf_get_progress (self->shelf),
      id,
      tengen_lesson_get_step (lesson, index)->id);
}

static void
write_file (Fixture *f, const char *text)
{
  g_autofree char *folder = g_path_get_dirname (f->path);

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  folder_write (f->path, text);
}

/* --- Good days --- */

static void
test_plain (Fixture *f, gconstpointer data)
{
  Program *program = program_start (f);

  tengen_progress_file_flush (program->store);
  /* nothing was done: nothing is written */
  g_assert_false (g_file_test (f->path, G_FILE_TEST_EXISTS));
  do_step (program, LESSON, 0, 2);
  g_assert_false (g_file_test (f->path, G_FILE_TEST_EXISTS));
  program_end (program);
  program = program_start (f);
  g_assert_cmpuint (get_stars (program, LESSON, 0), ==, 2);
  g_assert_cmpstr (program->told->str, ==, "");
  program_end (program);
}

/* Without being asked for, some moments after the change. */
static void
test_by_itself (Fixture *f, gconstpointer data)
{
  Program *program = program_start (f);

  do_step (program, LESSON, 0, 2);
  while (!g_file_test (f->path, G_FILE_TEST_EXISTS))
    g_main_context_iteration (NULL, TRUE);
  program_end (program);
}

/* What two programs did is all there, and the better of both. */
static void
test_two_programs (Fixture *f, gconstpointer data)
{
  Program *one = program_start (f);
  Program *two = program_start (f);

  do_step (one, LESSON, 0, 1);
  do_step (one, LESSON, 1, 3);
  do_step (two, LESSON, 0, 3);
  do_step (two, OTHER, 0, 2);
  program_end (one);
  program_end (two);
  one = program_start (f);
  g_assert_cmpuint (get_stars (one, LESSON, 0), ==, 3);
  g_assert_cmpuint (get_stars (one, LESSON, 1), ==, 3);
  g_assert_cmpuint (get_stars (one, OTHER, 0), ==, 2);
  program_end (one);
}

/* What was forgotten does not come back from the file; the rest does. */
static void
test_reset (Fixture *f, gconstpointer data)
{
  Program *program = program_start (f);

  do_step (program, LESSON, 0, 3);
  do_step (program, OTHER, 0, 3);
  tengen_progress_file_flush (program->store);
  tengen_lesson_shelf_reset (program->shelf, find (LESSON));
  do_step (program, LESSON, 1, 1);
  program_end (program);
  program = program_start (f);
  g_assert_cmpuint (get_stars (program, LESSON, 0), ==, 0);
  g_assert_cmpuint (get_stars (program, LESSON, 1), ==, 1);
  g_assert_cmpuint (get_stars (program, OTHER, 0), ==, 3);
  tengen_lesson_shelf_reset (program->shelf, NULL);
  program_end (program);
  program = program_start (f);
  g_assert_cmpuint (get_stars (program, OTHER, 0), ==, 0);
  program_end (program);
}

static void
test_reset_undone (Fixture *f, gconstpointer data)
{
  Program *program = program_start (f);

  do_step (program, LESSON, 0, 3);
  tengen_progress_file_flush (program->store);
  tengen_lesson_shelf_reset (program->shelf, find (LESSON));
  tengen_progress_file_flush (program->store);
  tengen_lesson_shelf_undo_reset (program->shelf);
  program_end (program);
  program = program_start (f);
  g_assert_cmpuint (get_stars (program, LESSON, 0), ==, 3);
  program_end (program);
}

/* --- Bad days --- */

/* What is no progress is set aside, each under a name of its own. */
static void
test_torn (Fixture *f, gconstpointer data)
{
  static const char *const texts[] = { "\377 not a key file",
                                       "[other]\nkey=1\n",
                                       "[progress]\nformat=1\nlast=\377\n" };

  for (int i = 1; i <= 3; i++)
    {
      g_autofree char *aside = g_strdup_printf ("%s.%d", f->path, i);
      g_autofree char *kept = NULL;
      Program *program = NULL;

      write_file (f, texts[i - 1]);
      program = program_start (f);
      g_assert_cmpstr (program->told->str, ==, "0;");
      g_assert_cmpstr (program->detail, ==, aside);
      kept = folder_read (aside);
      g_assert_cmpstr (kept, ==, texts[i - 1]);
      g_assert_false (g_file_test (f->path, G_FILE_TEST_EXISTS));
      do_step (program, LESSON, 0, 2);
      program_end (program);
      g_assert_true (g_file_test (f->path, G_FILE_TEST_EXISTS));
    }
}

/* Torn while the program runs: nothing of what is in memory is lost. */
static void
test_torn_later (Fixture *f, gconstpointer data)
{
  Program *program = program_start (f);

  do_step (program, LESSON, 0, 2);
  tengen_progress_file_flush (program->store);
  write_file (f, "");
  do_step (program, LESSON, 1, 1);
  tengen_progress_file_flush (program->store);
  g_assert_cmpstr (program->told->str, ==, "0;");
  program_end (program);
  program = program_start (f);
  g_assert_cmpuint (get_stars (program, LESSON, 0), ==, 2);
  g_assert_cmpuint (get_stars (program, LESSON, 1), ==, 1);
  program_end (program);
}

/* A newer Tengen's file stays as it is, also when it comes later. */
static void
test_newer (Fixture *f, gconstpointer data)
{
  static const char text[] = "[progress]\nformat=99\nlast=x\n";
  g_autofree char *kept = NULL;
  g_autofree char *folder = g_path_get_dirname (f->path);
  Program *program = NULL;

  for (int later = 0; later <= 1; later++)
    {
      if (later == 0)
        write_file (f, text);
      else
        g_remove (f->path);
      program = program_start (f);
      do_step (program, LESSON, 0, 2);
      write_file (f, text);
      tengen_progress_file_flush (program->store);
      do_step (program, LESSON, 1, 2);
      tengen_progress_file_flush (program->store);
      g_assert_cmpstr (program->told->str, ==, "1;");
      program_end (program);
      g_free (kept);
      kept = folder_read (f->path);
      g_assert_cmpstr (kept, ==, text);
      g_assert_cmpuint (folder_count (folder), ==, 1);
    }
}

/* A folder lies in its place: it is set aside, and what is done is kept. */
static void
test_folder (Fixture *f, gconstpointer data)
{
  g_autofree char *inside = g_build_filename (f->path, "inside", NULL);
  g_autofree char *aside = g_strconcat (f->path, ".1", NULL);
  Program *program = NULL;

  g_assert_cmpint (g_mkdir_with_parents (f->path, 0700), ==, 0);
  folder_write (inside, "x");
  program = program_start (f);
  g_assert_cmpstr (program->told->str, ==, "0;");
  g_assert_cmpstr (program->detail, ==, aside);
  do_step (program, LESSON, 0, 2);
  program_end (program);
  g_assert_cmpuint (folder_count (aside), ==, 1);
  program = program_start (f);
  g_assert_cmpstr (program->told->str, ==, "");
  g_assert_cmpuint (get_stars (program, LESSON, 0), ==, 2);
  program_end (program);
}

/* One letter is another one: it is used and told, and the old file is kept. */
static void
test_changed (Fixture *f, gconstpointer data)
{
  g_autofree char *aside = g_strconcat (f->path, ".1", NULL);
  g_autofree char *text = NULL;
  g_autofree char *kept = NULL;
  Program *program = program_start (f);

  do_step (program, LESSON, 0, 2);
  program_end (program);
  folder_edit (f->path, "=2\n", "=3\n");
  text = folder_read (f->path);
  program = program_start (f);
  g_assert_cmpstr (program->told->str, ==, "4;");
  g_assert_cmpstr (program->detail, ==, aside);
  g_assert_cmpuint (get_stars (program, LESSON, 0), ==, 3);
  program_end (program);
  kept = folder_read (aside);
  g_assert_cmpstr (kept, ==, text);
  program = program_start (f);
  g_assert_cmpstr (program->told->str, ==, "");
  program_end (program);
}

static void
flush_without_room (Program *program)
{
  struct rlimit before, none;

  g_assert_cmpint (getrlimit (RLIMIT_FSIZE, &before), ==, 0);
  none = before;
  none.rlim_cur = 0;
  signal (SIGXFSZ, SIG_IGN);
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &none), ==, 0);
  tengen_progress_file_flush (program->store);
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &before), ==, 0);
}

/* No room on the disk: told once, the old file stays whole, and all is written
 * when there is room again. */
static void
test_no_room (Fixture *f, gconstpointer data)
{
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  Program *program = program_start (f);

  do_step (program, LESSON, 0, 2);
  tengen_progress_file_flush (program->store);
  before = folder_read (f->path);
  do_step (program, LESSON, 1, 2);
  flush_without_room (program);
  do_step (program, LESSON, 2, 2);
  flush_without_room (program);
  g_assert_cmpstr (program->told->str, ==, "3;");
  after = folder_read (f->path);
  g_assert_cmpstr (before, ==, after);
  do_step (program, LESSON, 3, 2);
  tengen_progress_file_flush (program->store);
  do_step (program, LESSON, 4, 2);
  flush_without_room (program);
  g_assert_cmpstr (program->told->str, ==, "3;3;");
  program_end (program);
  program = program_start (f);
  g_assert_cmpuint (get_stars (program, LESSON, 1), ==, 2);
  g_assert_cmpuint (get_stars (program, LESSON, 3), ==, 2);
  program_end (program);
}

/* A reset that could not be written is not forgotten. */
static void
test_reset_without_room (Fixture *f, gconstpointer data)
{
  Program *program = program_start (f);

  do_step (program, LESSON, 0, 2);
  tengen_progress_file_flush (program->store);
  tengen_lesson_shelf_reset (program->shelf, find (LESSON));
  flush_without_room (program);
  do_step (program, OTHER, 0, 2);
  program_end (program);
  program = program_start (f);
  g_assert_cmpuint (get_stars (program, LESSON, 0), ==, 0);
  g_assert_cmpuint (get_stars (program, OTHER, 0), ==, 2);
  program_end (program);
}

/* What could not be written is tried again at the end, though nothing was done
 * since. */
static void
test_room_again (Fixture *f, gconstpointer data)
{
  Program *program = program_start (f);

  do_step (program, LESSON, 0, 2);
  flush_without_room (program);
  g_assert_cmpstr (program->told->str, ==, "3;");
  program_end (program);
  program = program_start (f);
  g_assert_cmpuint (get_stars (program, LESSON, 0), ==, 2);
  program_end (program);
}

static void
add (const char *path, void (*test) (Fixture *f, gconstpointer data))
{
  g_test_add (path, Fixture, NULL, set_up, test, tear_down);
}

int
main (int argc, char **argv)
{
  setlocale (LC_ALL, "C.UTF-8");
  g_test_init (&argc, &argv, NULL);
  g_test_set_nonfatal_assertions ();
  library = tengen_lesson_shelf_new ();
  add ("/lesson/store/plain", test_plain);
  add ("/lesson/store/by-itself", test_by_itself);
  add ("/lesson/store/two-programs", test_two_programs);
  add ("/lesson/store/reset", test_reset);
  add ("/lesson/store/reset-undone", test_reset_undone);
  add ("/lesson/store/torn", test_torn);
  add ("/lesson/store/torn-later", test_torn_later);
  add ("/lesson/store/newer", test_newer);
  add ("/lesson/store/folder", test_folder);
  add ("/lesson/store/changed", test_changed);
  add ("/lesson/store/no-room", test_no_room);
  add ("/lesson/store/room-again", test_room_again);
  add ("/lesson/store/reset-without-room", test_reset_without_room);
  int status = g_test_run ();
  g_object_unref (library);
  return status;
}
