/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-pupils: who learns on this computer, on the disk
 *
 * Shape: two lists of one folder are two programs. Needs no display.
 */
#include <locale.h>

#include "app-folder.h"
#include "tengen-lesson-shelf.h"
#include "tengen-pupils.h"

typedef struct
{
  char *folder;
  char *list;
  TengenPupils *pupils;
  /* what was told, by number, and how often something changed */
  GString *told;
  int n_changed;
} Fixture;

static void
changed_cb (Fixture *f)
{
  f->n_changed++;
}

static void
failed_cb (Fixture *f, guint fault, const char *detail)
{
  g_string_append_printf (f->told, "%u;", fault);
}

static TengenPupils *
start (Fixture *f)
{
  TengenPupils *pupils = tengen_pupils_new (f->folder);

  g_signal_connect_swapped (pupils, "changed", G_CALLBACK (changed_cb), f);
  g_signal_connect_swapped (pupils, "failed", G_CALLBACK (failed_cb), f);
  tengen_pupils_read (pupils);
  return pupils;
}

static void
set_up (Fixture *f, gconstpointer data)
{
  f->folder = folder_new ();
  f->list = g_build_filename (f->folder, "pupils", "pupils", NULL);
  f->told = g_string_new (NULL);
  f->pupils = start (f);
}

static void
tear_down (Fixture *f, gconstpointer data)
{
  g_assert_finalize_object (f->pupils);
  folder_remove (f->folder);
  g_string_free (f->told, TRUE);
  g_free (f->folder);
  g_free (f->list);
}

static void
check_told (Fixture *f, const char *wanted)
{
  g_assert_cmpstr (f->told->str, ==, wanted);
  g_string_truncate (f->told, 0);
}

/* The nicknames, each with a blank behind it; `*` before who learns now. */
static void
check_all (TengenPupils *pupils, const char *wanted)
{
  const GPtrArray *all = tengen_pupils_get_all (pupils);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < all->len; i++)
    {
      const TengenLessonPupil *pupil = g_ptr_array_index (all, i);

      if (pupil == tengen_pupils_get_current (pupils))
        g_string_append_c (text, '*');
      g_string_append_printf (text, "%s ", pupil->nickname);
    }
  g_assert_cmpstr (text->str, ==, wanted);
  g_string_free (text, TRUE);
}

static char *
add (Fixture *f, const char *nickname)
{
  char *id = tengen_pupils_add (f->pupils, nickname, 1);

  g_assert_nonnull (id);
  return id;
}

static void
write_progress (Fixture *f, const char *id, const char *text)
{
  g_autofree char *path = tengen_pupils_get_path (f->pupils, id);
  g_autofree char *folder = g_path_get_dirname (path);

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  folder_write (path, text);
}

static void
test_none (Fixture *f, gconstpointer data)
{
  g_autofree char *path = tengen_pupils_get_path (f->pupils, NULL);
  g_autofree char *wanted = g_build_filename (f->folder, "progress", NULL);

  check_all (f->pupils, "");
  g_assert_null (tengen_pupils_get_current (f->pupils));
  g_assert_cmpstr (path, ==, wanted);
  g_assert_true (tengen_pupils_choose (f->pupils, NULL));
  g_assert_false (tengen_pupils_choose (f->pupils, "p1"));
  /* who never makes a list has none */
  g_assert_cmpuint (folder_count (f->folder), ==, 0);
}

/* A class at once, and away again with all that they may have done. */
static void
test_class (Fixture *f, gconstpointer data)
{
  g_autofree char *hana = add (f, "はな");
  g_autoptr (GPtrArray) lines = tengen_lesson_roster_read (
      "太郎\n次郎\n花子\n", tengen_pupils_get_all (f->pupils));
  g_autoptr (GPtrArray) ids = NULL;
  g_autoptr (TengenPupils) next = NULL;

  f->n_changed = 0;
  ids = tengen_pupils_add_all (f->pupils, lines);
  g_assert_cmpuint (ids->len, ==, 3);
  g_assert_cmpint (f->n_changed, ==, 1);
  check_all (f->pupils, "はな 太郎 次郎 花子 ");
  next = start (f);
  check_all (next, "はな 太郎 次郎 花子 ");
  g_assert_true (tengen_pupils_choose (f->pupils, g_ptr_array_index (ids, 0)));
  f->n_changed = 0;
  g_assert_true (tengen_pupils_take_all_away (f->pupils, ids));
  g_assert_cmpint (f->n_changed, ==, 1);
  check_all (f->pupils, "はな ");
  g_assert_false (tengen_pupils_take_all_away (f->pupils, ids));
  g_assert_true (
      tengen_pupils_bring_back (f->pupils, g_ptr_array_index (ids, 1)));
  check_all (f->pupils, "はな 次郎 ");
}

static void
test_choose (Fixture *f, gconstpointer data)
{
  g_autofree char *hana = add (f, "はな");
  g_autofree char *taro = add (f, "太郎");
  g_autofree char *path = tengen_pupils_get_path (f->pupils, hana);
  g_autoptr (TengenPupils) next = NULL;

  g_assert_cmpstr (hana, !=, taro);
  g_assert_true (g_str_has_prefix (path, f->folder));
  check_all (f->pupils, "はな 太郎 ");
  f->n_changed = 0;
  g_assert_true (tengen_pupils_choose (f->pupils, taro));
  g_assert_cmpint (f->n_changed, ==, 1);
  g_assert_true (tengen_pupils_choose (f->pupils, taro));
  g_assert_cmpint (f->n_changed, ==, 1);
  check_all (f->pupils, "はな *太郎 ");
  next = start (f);
  check_all (next, "はな *太郎 ");
  g_assert_true (tengen_pupils_change (f->pupils, taro, "たろう", 2));
  check_all (f->pupils, "はな *たろう ");
  g_assert_true (tengen_pupils_choose (f->pupils, NULL));
  check_all (f->pupils, "はな たろう ");
}

static void
test_take_away (Fixture *f, gconstpointer data)
{
  g_autofree char *hana = add (f, "はな");
  g_autofree char *taro = add (f, "太郎");
  g_autofree char *path = tengen_pupils_get_path (f->pupils, hana);
  g_autoptr (TengenPupils) next = NULL;

  write_progress (f, hana, "x");
  tengen_pupils_choose (f->pupils, hana);
  g_assert_true (tengen_pupils_take_away (f->pupils, hana));
  g_assert_false (tengen_pupils_take_away (f->pupils, hana));
  check_all (f->pupils, "太郎 ");
  g_assert_null (tengen_pupils_get_current (f->pupils));
  /* the next program still knows them */
  next = start (f);
  check_all (next, "太郎 ");
  g_assert_true (g_file_test (path, G_FILE_TEST_EXISTS));
  g_assert_true (tengen_pupils_bring_back (next, hana));
  tengen_pupils_read (f->pupils);
  check_all (f->pupils, "はな 太郎 ");
}

/* As if it was long ago that someone was taken away. */
static void
make_older (Fixture *f, const char *id)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autofree char *group = g_strconcat ("pupil ", id, NULL);
  g_autoptr (GError) error = NULL;

  g_key_file_load_from_file (file, f->list, G_KEY_FILE_NONE, &error);
  g_assert_no_error (error);
  g_assert_true (g_key_file_has_key (file, group, "away", NULL));
  g_key_file_set_integer (file, group, "away", 1);
  g_key_file_save_to_file (file, f->list, &error);
  g_assert_no_error (error);
}

/* A day later it is final; the others stay. */
static void
test_forget (Fixture *f, gconstpointer data)
{
  g_autofree char *hana = add (f, "はな");
  g_autofree char *taro = add (f, "太郎");
  g_autofree char *gone = tengen_pupils_get_path (f->pupils, hana);
  g_autofree char *kept = tengen_pupils_get_path (f->pupils, taro);
  g_autofree char *practice = tengen_pupils_get_practice_path (f->pupils, hana);
  g_autofree char *folder = g_path_get_dirname (gone);
  g_autoptr (TengenPupils) next = NULL;

  write_progress (f, hana, "x");
  write_progress (f, taro, "y");
  folder_write (practice, "z");
  tengen_pupils_take_away (f->pupils, hana);
  make_older (f, hana);
  next = start (f);
  check_all (next, "太郎 ");
  g_assert_false (g_file_test (folder, G_FILE_TEST_EXISTS));
  g_assert_true (g_file_test (kept, G_FILE_TEST_EXISTS));
  g_assert_false (tengen_pupils_bring_back (next, hana));
}

/* In a damaged list those who were taken away are back: it might have been
 * somebody else. */
static void
test_changed (Fixture *f, gconstpointer data)
{
  g_autofree char *hana = add (f, "はな");
  g_autofree char *progress = tengen_pupils_get_path (f->pupils, hana);
  g_autofree char *text = NULL;
  g_autofree char *aside = g_strconcat (f->list, ".1", NULL);
  g_autofree char *kept = NULL;
  g_autoptr (TengenPupils) next = NULL;
  g_autoptr (TengenPupils) later = NULL;

  write_progress (f, hana, "x");
  tengen_pupils_take_away (f->pupils, hana);
  folder_edit (f->list, "away=1", "away=0");
  text = folder_read (f->list);
  next = start (f);
  check_told (f, "4;");
  check_all (next, "はな ");
  kept = folder_read (aside);
  g_assert_cmpstr (kept, ==, text);
  later = start (f);
  check_told (f, "");
  check_all (later, "はな ");
  g_assert_true (g_file_test (progress, G_FILE_TEST_EXISTS));
}

static void
test_two_programs (Fixture *f, gconstpointer data)
{
  g_autoptr (TengenPupils) other = start (f);
  g_autofree char *hana = add (f, "はな");
  g_autofree char *taro = tengen_pupils_add (other, "太郎", 2);

  check_all (other, "はな 太郎 ");
  tengen_pupils_choose (f->pupils, hana);
  g_assert_true (tengen_pupils_change (other, hana, "はなこ", 3));
  tengen_pupils_read (f->pupils);
  check_all (f->pupils, "*はなこ 太郎 ");
  /* who learns in one program does not change in the other */
  check_all (other, "はなこ 太郎 ");
  tengen_pupils_choose (other, taro);
  tengen_pupils_read (f->pupils);
  check_all (f->pupils, "*はなこ 太郎 ");
  /* but who is taken away there does not learn here any more */
  g_assert_true (tengen_pupils_take_away (other, hana));
  tengen_pupils_read (f->pupils);
  check_all (f->pupils, "太郎 ");
}

static void
test_torn (Fixture *f, gconstpointer data)
{
  g_autofree char *hana = add (f, "はな");
  g_autofree char *aside = g_strconcat (f->list, ".1", NULL);
  g_autofree char *text = NULL;
  g_autofree char *taro = NULL;

  folder_write (f->list, "[pupils");
  taro = add (f, "太郎");
  check_told (f, "0;");
  text = folder_read (aside);
  g_assert_cmpstr (text, ==, "[pupils");
  check_all (f->pupils, "太郎 ");
}

static void
test_newer (Fixture *f, gconstpointer data)
{
  const char *newer = "[pupils]\nformat=9\n";
  g_autofree char *hana = add (f, "はな");
  g_autofree char *text = NULL;

  folder_write (f->list, newer);
  g_assert_null (tengen_pupils_add (f->pupils, "太郎", 0));
  check_told (f, "1;");
  g_assert_false (tengen_pupils_take_away (f->pupils, hana));
  check_told (f, "1;");
  check_all (f->pupils, "はな ");
  /* the user can still say who learns */
  g_assert_true (tengen_pupils_choose (f->pupils, hana));
  check_all (f->pupils, "*はな ");
  text = folder_read (f->list);
  g_assert_cmpstr (text, ==, newer);
}

/* What cannot be written is not done. */
static void
test_no_folder (Fixture *f, gconstpointer data)
{
  g_autofree char *place = g_build_filename (f->folder, "pupils", NULL);

  folder_write (place, "a file");
  g_assert_null (tengen_pupils_add (f->pupils, "はな", 0));
  g_assert_cmpstr (f->told->str, !=, "");
  check_all (f->pupils, "");
}

static void
test_overview (Fixture *f, gconstpointer data)
{
  g_autoptr (TengenLessonShelf) shelf = tengen_lesson_shelf_new ();
  GPtrArray *lessons = tengen_lesson_shelf_get_lessons (shelf);
  const TengenLesson *lesson = g_ptr_array_index (lessons, 1);
  g_autoptr (TengenLessonProgress) progress = tengen_lesson_progress_new ();
  g_autoptr (TengenLessonOverview) overview = NULL;
  g_autofree char *text = NULL;
  g_autofree char *hana = add (f, "はな");
  g_autofree char *taro = add (f, "太郎");
  g_autofree char *jiro = add (f, "次郎");

  tengen_lesson_progress_set_done (
      progress, lesson->id, tengen_lesson_get_step (lesson, 0)->id, 3);
  text = tengen_lesson_progress_encode (progress);
  write_progress (f, taro, text);
  write_progress (f, jiro, "torn");
  g_signal_connect_swapped (
      f->pupils, "progress-failed", G_CALLBACK (failed_cb), f);
  overview = tengen_pupils_make_overview (f->pupils, lessons);
  /* not a table of nothing done, without a word */
  check_told (f, "0;");
  g_assert_cmpuint (tengen_lesson_overview_get_n_rows (overview), ==, 3);
  for (guint row = 0; row < 3; row++)
    for (guint column = 0; column < lessons->len; column++)
      g_assert_cmpuint (
          tengen_lesson_overview_get_sum (overview, row, column)->n_done,
          ==,
          row == 1 && column == 1 ? 1 : 0);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  setlocale (LC_ALL, "C.UTF-8");
#define ADD(name, test)                                                        \
  g_test_add ("/pupils/" name, Fixture, NULL, set_up, test, tear_down)
  ADD ("none", test_none);
  ADD ("class", test_class);
  ADD ("choose", test_choose);
  ADD ("take-away", test_take_away);
  ADD ("forget", test_forget);
  ADD ("changed", test_changed);
  ADD ("two-programs", test_two_programs);
  ADD ("torn", test_torn);
  ADD ("newer", test_newer);
  ADD ("no-folder", test_no_folder);
  ADD ("overview", test_overview);
#undef ADD
  return g_test_run ();
}
