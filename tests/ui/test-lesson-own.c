/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-lesson-own: a folder of teacher's lessons
 */
#include <locale.h>
#include <string.h>

#include "app-folder.h"
#include "lesson-teacher.h"
#include "tengen-lesson-own.h"

typedef struct
{
  /* path of the folder, not made yet */
  char *path;
  char *above;
  TengenLessonShelf *shelf;
  TengenLessonOwn *own;
} Fixture;

static void
set_up (Fixture *f, gconstpointer data)
{
  f->above = folder_new ();
  f->path = g_build_filename (f->above, "lessons", NULL);
  f->shelf = tengen_lesson_shelf_new ();
  f->own = tengen_lesson_own_new (f->shelf, f->path);
}

static void
tear_down (Fixture *f, gconstpointer data)
{
  g_object_run_dispose (G_OBJECT (f->own));
  settle ();
  g_object_unref (f->own);
  g_object_unref (f->shelf);
  folder_remove (f->above);
  g_free (f->above);
  g_free (f->path);
}

static void
put (Fixture *f, const char *name, const char *text)
{
  g_autofree char *path = g_build_filename (f->path, name, NULL);
  g_mkdir_with_parents (f->path, 0700);
  folder_write (path, text);
}

static void
wait_read (Fixture *f)
{
  while (tengen_lesson_own_is_busy (f->own))
    g_main_context_iteration (NULL, TRUE);
}

static void
start (Fixture *f)
{
  tengen_lesson_own_start (f->own);
  wait_read (f);
}

/* The names in their order; `!` what cannot be used. */
static char *
list (Fixture *f)
{
  GListModel *files = tengen_lesson_own_get_files (f->own);
  GString *names = g_string_new (NULL);
  for (guint i = 0; i < g_list_model_get_n_items (files); i++)
    {
      g_autoptr (TengenLessonFile) file = g_list_model_get_item (files, i);
      g_string_append_printf (names,
                              "%s%s ",
                              tengen_lesson_file_get_name (file),
                              tengen_lesson_file_is_sound (file) ? "" : "!");
    }
  return g_string_free (names, FALSE);
}

static void
check_list (Fixture *f, const char *expected)
{
  g_autofree char *names = list (f);
  g_assert_cmpstr (names, ==, expected);
}

/* Waits until what happens in the folder is seen. */
static void
wait_list (Fixture *f, const char *expected)
{
  for (;;)
    {
      g_autofree char *names = list (f);
      if (g_str_equal (names, expected))
        return;
      g_main_context_iteration (NULL, TRUE);
    }
}

static void
test_empty (Fixture *f, gconstpointer data)
{
  start (f);
  check_list (f, "");
  g_assert_false (g_file_test (f->path, G_FILE_TEST_EXISTS));
  g_assert_nonnull (tengen_lesson_own_make_folder (f->own, NULL));
  g_assert_true (g_file_test (f->path, G_FILE_TEST_IS_DIR));
}

static void
test_listed (Fixture *f, gconstpointer data)
{
  g_autofree char *folder = g_build_filename (f->path, "folder.xml", NULL);
  put (f, "b.xml", "broken");
  put (f, "a.XML", teacher_lesson);
  put (f, ".hidden.xml", teacher_lesson);
  put (f, "notes.txt", "nothing");
  g_mkdir (folder, 0700);
  start (f);
  check_list (f, "a.XML b.xml! ");
}

/* The first by name has the id. */
static void
test_same_id (Fixture *f, gconstpointer data)
{
  g_autofree char *path = g_build_filename (f->path, "a.xml", NULL);
  g_autoptr (GListModel) files =
      g_object_ref (tengen_lesson_own_get_files (f->own));
  put (f, "b.xml", teacher_lesson);
  put (f, "a.xml", teacher_lesson);
  start (f);
  check_list (f, "a.xml b.xml! ");
  g_autoptr (TengenLessonFile) b = g_list_model_get_item (files, 1);
  g_assert_cmpstr (tengen_lesson_file_get_twin (b), ==, "a.xml");
  g_remove (path);
  wait_list (f, "b.xml ");
}

/* Of more files the first ones are listed. */
static void
test_many (Fixture *f, gconstpointer data)
{
  for (guint i = 0; i < TENGEN_LESSON_OWN_MOST + 5; i++)
    {
      g_autofree char *name = g_strdup_printf ("%03u.xml", i);
      put (f, name, "<lesson/>");
    }
  start (f);
  g_assert_cmpuint (
      g_list_model_get_n_items (tengen_lesson_own_get_files (f->own)),
      ==,
      TENGEN_LESSON_OWN_MOST);
}

/* Written in place, moved to the name, deleted, made anew. */
static void
test_followed (Fixture *f, gconstpointer data)
{
  g_autofree char *path = g_build_filename (f->path, "a.xml", NULL);
  g_autofree char *beside = g_build_filename (f->path, "new", NULL);
  put (f, "a.xml", "broken");
  start (f);
  check_list (f, "a.xml! ");
  put (f, "new", teacher_lesson);
  g_rename (beside, path);
  wait_list (f, "a.xml ");
  g_remove (path);
  wait_list (f, "");
  put (f, "a.xml", teacher_lesson);
  wait_list (f, "a.xml ");
}

static void
test_elsewhere (Fixture *f, gconstpointer data)
{
  g_autofree char *path = g_build_filename (f->above, "0.xml", NULL);
  g_autofree char *none = g_build_filename (f->above, "none.xml", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GFile) gone = g_file_new_for_path (none);
  folder_write (path, teacher_lesson);
  put (f, "a.xml", teacher_lesson);
  start (f);
  TengenLessonFile *opened = tengen_lesson_own_open (f->own, file);
  tengen_lesson_own_watch (f->own, opened);
  wait_read (f);
  /* a copy is no twin */
  check_list (f, "a.xml 0.xml ");
  g_assert_true (tengen_lesson_own_open (f->own, file) == opened);
  g_assert_true (tengen_lesson_own_find (
                     f->own, tengen_lesson_file_get_lesson (opened)) == opened);
  /* what is none is listed while it is shown */
  tengen_lesson_own_watch (f->own, tengen_lesson_own_open (f->own, gone));
  wait_read (f);
  check_list (f, "a.xml 0.xml none.xml! ");
  tengen_lesson_own_watch (f->own, NULL);
  check_list (f, "a.xml 0.xml ");
}

static void
add_example (Fixture *f, const char *name)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GFile) file =
      tengen_lesson_own_add_example (f->own, teacher_lesson, &error);
  g_assert_no_error (error);
  g_autofree char *base = g_file_get_basename (file);
  g_assert_cmpstr (base, ==, name);
}

/* Nothing is written over, and none has the id of another. */
static void
test_example (Fixture *f, gconstpointer data)
{
  g_autofree char *path = g_build_filename (f->path, "example-2.xml", NULL);
  put (f, "example-2.xml", "mine");
  add_example (f, "example.xml");
  add_example (f, "example-3.xml");
  g_autofree char *text = folder_read (path);
  g_assert_cmpstr (text, ==, "mine");
  start (f);
  check_list (f, "example-2.xml! example-3.xml example.xml ");
}

static void
test_no_folder (Fixture *f, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  folder_write (f->path, "in the way");
  g_assert_null (tengen_lesson_own_make_folder (f->own, NULL));
  g_assert_null (tengen_lesson_own_add_example (f->own, "", &error));
  g_assert_nonnull (error);
  start (f);
  check_list (f, "");
}

/* By the name, but for games of other programs. */
static void
test_is (Fixture *f, gconstpointer data)
{
  static const struct
  {
    const char *name;
    const char *text;
    gboolean is;
  } rows[] = {
    { "a.xml", teacher_lesson, TRUE },
    { "b.XML", "broken", TRUE },
    { "c.xml", "<?xml version=\"1.0\"?>\n<Go><GoGame/></Go>", FALSE },
    { "d.xml", "<database><games/></database>", FALSE },
    { "e.sgf", teacher_lesson, FALSE },
  };
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_build_filename (f->path, rows[i].name, NULL);
      g_autoptr (GFile) file = g_file_new_for_path (path);
      put (f, rows[i].name, rows[i].text);
      g_assert_cmpint (tengen_lesson_own_is (file), ==, rows[i].is);
    }
  g_autoptr (GFile) gone = g_file_new_for_path ("/nonexistent/a.xml");
  g_assert_true (tengen_lesson_own_is (gone));
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
  add ("/lesson-own/empty", test_empty);
  add ("/lesson-own/listed", test_listed);
  add ("/lesson-own/is", test_is);
  add ("/lesson-own/same-id", test_same_id);
  add ("/lesson-own/many", test_many);
  add ("/lesson-own/followed", test_followed);
  add ("/lesson-own/elsewhere", test_elsewhere);
  add ("/lesson-own/example", test_example);
  add ("/lesson-own/no-folder", test_no_folder);
  return g_test_run ();
}
