/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-class-sheet: how a class does, as texts
 */
#include "tengen-class-sheet.h"

#include <string.h>

#include "tengen-lesson-shelf.h"

#define HERE " 9a0c71d23b5e8f04\n"

typedef struct
{
  TengenLessonShelf *shelf;
  const TengenLesson *lesson;
  TengenLessonOverview *overview;
  TengenExerciseTable *table;
} Fixture;

static void
add (Fixture *f, const char *name, guint stars, const char *lines)
{
  g_autoptr (TengenLessonProgress) progress = tengen_lesson_progress_new ();
  g_autofree char *text = g_strconcat ("tengen-practice 1\n", lines, NULL);
  g_autoptr (TengenExerciseLog) log =
      tengen_exercise_log_decode (text, strlen (text));

  if (stars > 0)
    tengen_lesson_progress_set_done (progress,
                                     f->lesson->id,
                                     tengen_lesson_get_step (f->lesson, 2)->id,
                                     stars);
  tengen_lesson_overview_add (f->overview, name, 3, progress);
  tengen_exercise_table_add (f->table, log);
}

static void
set_up (Fixture *f, gconstpointer data)
{
  g_autoptr (GPtrArray) lessons = g_ptr_array_new ();

  f->shelf = tengen_lesson_shelf_new ();
  f->lesson = tengen_lesson_shelf_find (f->shelf, "pure-go-first");
  g_ptr_array_add (lessons, (gpointer) f->lesson);
  f->overview = tengen_lesson_overview_new (lessons);
  f->table = tengen_exercise_table_new ();
}

static void
tear_down (Fixture *f, gconstpointer data)
{
  tengen_lesson_overview_free (f->overview);
  tengen_exercise_table_free (f->table);
  g_assert_finalize_object (f->shelf);
}

static void
fill (Fixture *f)
{
  add (f,
       "=Hana, \"H\"",
       2,
       "5 0 atari 1 1 first 0 1" HERE "5 0 atari 1 3 missed 1 2" HERE
       "5 0 ladder 5 1 shown 0 3" HERE);
  add (f, "＝Taro", 3, "5 0 atari 1 1 first 0 1" HERE);
  add (f, "-3", 0, "");
}

static void
check_csv (Fixture *f,
           TengenClassSheetKind kind,
           TengenClassSheetFlags flags,
           const char *wanted)
{
  g_autoptr (TengenClassSheet) sheet = tengen_class_sheet_new (
      kind, f->overview, f->table, flags | TENGEN_CLASS_SHEET_COUNTS);
  g_autofree char *csv = tengen_class_sheet_write (sheet, ',');

  g_assert_cmpstr (csv, ==, wanted);
}

static void
test_lessons (Fixture *f, gconstpointer data)
{
  g_autoptr (TengenClassSheet) sheet = NULL;
  g_autofree char *said = NULL;
  g_autofree char *pasted = NULL;

  fill (f);
  check_csv (f,
             TENGEN_CLASS_SHEET_LESSONS,
             0,
             "\xef\xbb\xbf"
             "Nickname,First steps in Pure Go: of 14 steps done,"
             "First steps in Pure Go: stars\r\n"
             "\"'=Hana, \"\"H\"\"\",1,0\r\n"
             "'＝Taro,1,0\r\n"
             "'-3,0,0\r\n");
  sheet = tengen_class_sheet_new (
      TENGEN_CLASS_SHEET_LESSONS, f->overview, f->table, 0);
  g_assert_cmpuint (tengen_class_sheet_get_n_columns (sheet), ==, 2);
  g_assert_cmpuint (tengen_class_sheet_get_n_rows (sheet), ==, 3);
  g_assert_false (tengen_class_sheet_has_total (sheet));
  g_assert_cmpstr (tengen_class_sheet_get_text (sheet, 0, 1), ==, "1 / 14");
  g_assert_cmpstr (tengen_class_sheet_get_text (sheet, 2, 1), ==, "–");
  g_assert_cmpint (tengen_class_sheet_get_picture (sheet, 1), ==, 3);
  said = tengen_class_sheet_say (sheet, 1, 1);
  g_assert_cmpstr (
      said, ==, "＝Taro, First steps in Pure Go, 1 of 14 steps done");
  g_clear_pointer (&sheet, tengen_class_sheet_unref);
  sheet = tengen_class_sheet_new (TENGEN_CLASS_SHEET_LESSONS,
                                  f->overview,
                                  f->table,
                                  TENGEN_CLASS_SHEET_COUNTS |
                                      TENGEN_CLASS_SHEET_NUMBERED);
  pasted = tengen_class_sheet_write (sheet, '\t');
  g_assert_true (g_str_has_prefix (pasted, "No.\tFirst"));
  g_assert_true (g_str_has_suffix (pasted, "\r\n3\t0\t0\r\n"));
}

static void
test_practice (Fixture *f, gconstpointer data)
{
  g_autoptr (TengenClassSheet) sheet = NULL;

  sheet = tengen_class_sheet_new (
      TENGEN_CLASS_SHEET_PRACTICE, f->overview, f->table, 0);
  g_assert_cmpuint (tengen_class_sheet_get_n_rows (sheet), ==, 0);
  g_assert_cmpstr (
      tengen_class_sheet_explain (sheet), ==, "Nobody has practised yet.");
  fill (f);
  /* numbers in place of names, and no name anywhere */
  check_csv (f,
             TENGEN_CLASS_SHEET_PRACTICE,
             TENGEN_CLASS_SHEET_NUMBERED,
             "\xef\xbb\xbf"
             "No.,Kind of exercise,Exercises tried,Right at the first try,"
             "Exercises missed,Level\r\n"
             "1,Atari,2,1,1,2\r\n"
             "1,Ladder,1,0,1,5\r\n"
             "2,Atari,1,1,0,2\r\n"
             "Everyone,Atari,3,2,1,2\r\n"
             "Everyone,Ladder,1,0,1,5\r\n");
  g_clear_pointer (&sheet, tengen_class_sheet_unref);
  sheet = tengen_class_sheet_new (
      TENGEN_CLASS_SHEET_PRACTICE, f->overview, f->table, 0);
  g_assert_true (tengen_class_sheet_has_total (sheet));
  g_assert_cmpuint (tengen_class_sheet_get_n_rows (sheet), ==, 4);
  g_assert_cmpstr (
      tengen_class_sheet_get_text (sheet, 0, 1), ==, "1 / 2\nLevel 2");
  g_assert_cmpstr (tengen_class_sheet_get_text (sheet, 2, 2), ==, "–");
  g_assert_cmpstr (
      tengen_class_sheet_get_text (sheet, 3, 1), ==, "2 / 3\nLevel 2");
}

static void
test_stumbles (Fixture *f, gconstpointer data)
{
  g_autoptr (TengenClassSheet) sheet = NULL;

  fill (f);
  sheet = tengen_class_sheet_new (
      TENGEN_CLASS_SHEET_STUMBLES, f->overview, f->table, 0);
  g_assert_cmpuint (tengen_class_sheet_get_n_rows (sheet), ==, 3);
  g_assert_cmpstr (
      tengen_class_sheet_get_text (sheet, 0, 0), ==, "Ladder · Level 5");
  g_assert_cmpstr (
      tengen_class_sheet_get_text (sheet, 1, 1), ==, "1 of 2 people");
  g_assert_cmpstr (
      tengen_class_sheet_get_text (sheet, 1, 2), ==, "1 of 3 exercises");
  g_assert_true (g_str_has_prefix (tengen_class_sheet_get_text (sheet, 2, 0),
                                   "First steps in Pure Go – 3. "));
  g_assert_cmpstr (
      tengen_class_sheet_get_text (sheet, 2, 1), ==, "1 of 2 people");
  g_clear_pointer (&sheet, tengen_class_sheet_unref);
  sheet = tengen_class_sheet_new (TENGEN_CLASS_SHEET_STUMBLES,
                                  f->overview,
                                  f->table,
                                  TENGEN_CLASS_SHEET_COUNTS);
  g_assert_cmpuint (tengen_class_sheet_get_n_columns (sheet), ==, 5);
  g_assert_cmpstr (tengen_class_sheet_get_text (sheet, 1, 4), ==, "3");
  g_assert_cmpstr (tengen_class_sheet_get_text (sheet, 2, 4), ==, "");
}

int
main (int argc, char **argv)
{
  g_setenv ("LANGUAGE", "en", TRUE);
  g_test_init (&argc, &argv, NULL);
#define ADD(name, test)                                                        \
  g_test_add ("/class-sheet/" name, Fixture, NULL, set_up, test, tear_down)
  ADD ("lessons", test_lessons);
  ADD ("practice", test_practice);
  ADD ("stumbles", test_stumbles);
#undef ADD
  return g_test_run ();
}
