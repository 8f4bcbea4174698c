/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-lesson-file: what came of reading a teacher's file
 */
#include <locale.h>
#include <string.h>

#include "lesson-teacher.h"
#include "tengen-lesson-file.h"
#include "tengen-lesson-run.h"

typedef struct
{
  TengenLessonShelf *shelf;
  TengenLessonShelf *reader;
  TengenLessonFile *file;
  guint n_changed;
} Fixture;

static void
changed_cb (TengenLessonFile *file, Fixture *f)
{
  f->n_changed++;
}

static void
set_up (Fixture *f, gconstpointer data)
{
  g_autoptr (GFile) file = g_file_new_for_path ("/nowhere/mine.xml");

  f->shelf = tengen_lesson_shelf_new ();
  f->reader = tengen_lesson_shelf_new ();
  f->file = tengen_lesson_file_new (f->shelf, file);
  g_signal_connect (f->file, "changed", G_CALLBACK (changed_cb), f);
}

static void
tear_down (Fixture *f, gconstpointer data)
{
  g_object_unref (f->file);
  g_object_unref (f->reader);
  g_object_unref (f->shelf);
}

static gboolean
take (Fixture *f, const char *text)
{
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));

  return tengen_lesson_file_take (
      f->file, tengen_lesson_reading_new (f->reader, bytes, NULL));
}

static void
test_read (Fixture *f, gconstpointer data)
{
  g_assert_false (tengen_lesson_file_is_read (f->file));
  g_assert_false (tengen_lesson_file_is_sound (f->file));
  g_assert_cmpstr (tengen_lesson_file_get_name (f->file), ==, "mine.xml");
  g_assert_true (take (f, teacher_lesson));
  g_assert_true (tengen_lesson_file_is_sound (f->file));
  g_assert_cmpuint (f->n_changed, ==, 1);
  /* the same once more is nothing new */
  g_assert_false (take (f, teacher_lesson));
  g_assert_cmpuint (f->n_changed, ==, 1);
  const TengenLesson *lesson = tengen_lesson_file_get_lesson (f->file);
  g_assert_cmpstr (lesson->id, ==, "own-mine");
  g_assert_true (tengen_lesson_shelf_find (f->shelf, "own-mine") == lesson);
  g_assert_null (tengen_lesson_shelf_find (f->shelf, "mine"));
}

/* Whatever goes wrong: it is told, and the lesson of before stays. */
static void
test_slips (Fixture *f, gconstpointer data)
{
  g_assert_true (take (f, teacher_lesson));
  const TengenLesson *lesson = tengen_lesson_file_get_lesson (f->file);
  for (gsize i = 0; i < G_N_ELEMENTS (slips); i++)
    {
      g_autofree char *text = teacher_write (slips[i].old, slips[i].new);
      g_assert_true (take (f, text));
      g_assert_false (tengen_lesson_file_is_sound (f->file));
      g_assert_true (tengen_lesson_file_get_lesson (f->file) == lesson);
      g_assert_true (tengen_lesson_faults_has_error (
          tengen_lesson_file_get_faults (f->file)));
    }
  g_assert_true (take (f, teacher_lesson));
  g_assert_true (tengen_lesson_file_is_sound (f->file));
}

/* What was replaced is there as long as somebody may go through it. */
static void
test_replaced (Fixture *f, gconstpointer data)
{
  g_autofree char *other = teacher_write ("My Lesson", "Another");
  g_assert_true (take (f, teacher_lesson));
  g_autoptr (TengenLessonRun) run = tengen_lesson_run_new (
      f->shelf, tengen_lesson_file_get_lesson (f->file), TRUE);
  g_assert_true (take (f, other));
  g_assert_true (tengen_lesson_run_get_lesson (run) !=
                 tengen_lesson_file_get_lesson (f->file));
  tengen_lesson_run_goto (run, 1);
  g_assert_cmpstr (tengen_lesson_run_get_step (run)->id, ==, "take");
  g_assert_true (tengen_lesson_shelf_find (f->shelf, "own-mine") ==
                 tengen_lesson_file_get_lesson (f->file));
}

static void
test_unreadable (Fixture *f, gconstpointer data)
{
  g_assert_true (tengen_lesson_file_take (
      f->file, tengen_lesson_reading_new (f->reader, NULL, "No.")));
  g_assert_cmpstr (tengen_lesson_file_get_said (f->file), ==, "No.");
  g_assert_true (tengen_lesson_file_is_read (f->file));
  g_assert_false (tengen_lesson_file_is_sound (f->file));
  g_assert_null (tengen_lesson_file_get_lesson (f->file));
  g_assert_true (take (f, teacher_lesson));
  g_assert_null (tengen_lesson_file_get_said (f->file));
}

static void
test_twin (Fixture *f, gconstpointer data)
{
  g_assert_true (take (f, teacher_lesson));
  tengen_lesson_file_set_twin (f->file, "other.xml");
  tengen_lesson_file_set_twin (f->file, "other.xml");
  g_assert_cmpuint (f->n_changed, ==, 2);
  g_assert_false (tengen_lesson_file_is_sound (f->file));
  g_assert_cmpstr (tengen_lesson_file_get_twin (f->file), ==, "other.xml");
  tengen_lesson_file_set_twin (f->file, NULL);
  g_assert_true (tengen_lesson_file_is_sound (f->file));
}

/* What was done is kept, however long the id is. */
static void
test_progress (Fixture *f, gconstpointer data)
{
  g_autofree char *longest = g_strnfill (64, 'x');
  g_autofree char *text = teacher_write ("mine", longest);
  g_assert_true (take (f, text));
  const TengenLesson *lesson = tengen_lesson_file_get_lesson (f->file);
  g_assert_cmpuint (strlen (lesson->id), ==, 64);
  tengen_lesson_shelf_set_done (
      f->shelf, lesson, tengen_lesson_get_step (lesson, 1), 3);
  g_autofree char *kept = tengen_lesson_progress_encode (
      tengen_lesson_shelf_get_progress (f->shelf));
  g_autoptr (TengenLessonProgress) progress =
      tengen_lesson_progress_decode (kept, strlen (kept));
  g_assert_cmpuint (
      tengen_lesson_progress_get_stars (progress, lesson->id, "take"), ==, 3);
}

/* The guide is there, with an example in each language. */
static void
test_guide (void)
{
  g_autofree char *guide = tengen_lesson_shelf_read_guide ();
  g_assert_true (g_str_has_prefix (guide, "# "));
  g_assert_nonnull (strstr (guide, "\n# "));
}

static void
add (const char *path, void (*test) (Fixture *f, gconstpointer data))
{
  g_test_add (path, Fixture, NULL, set_up, test, tear_down);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  setlocale (LC_ALL, "C.UTF-8");
  g_test_set_nonfatal_assertions ();
  add ("/lesson-file/read", test_read);
  add ("/lesson-file/slips", test_slips);
  add ("/lesson-file/replaced", test_replaced);
  add ("/lesson-file/unreadable", test_unreadable);
  add ("/lesson-file/twin", test_twin);
  add ("/lesson-file/progress", test_progress);
  g_test_add_func ("/lesson-file/guide", test_guide);
  return g_test_run ();
}
