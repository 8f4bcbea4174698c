/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-exercise-table: what a teacher reads
 */
#include "tengen-exercise-table.h"

#include <string.h>

#define HERE " 9a0c71d23b5e8f04\n"

static const char *const columns[] = { "Pupil",     "Kind",   "Tried",
                                       "First try", "Missed", "Level" };

static void
add (TengenExerciseTable *self, const char *label, const char *lines)
{
  g_autofree char *text = g_strconcat ("tengen-practice 1\n", lines, NULL);
  g_autoptr (TengenExerciseLog) log =
      tengen_exercise_log_decode (text, strlen (text));

  g_assert_cmpuint (log->n_faults, ==, 0);
  tengen_exercise_table_add (self, label, log);
}

/* Hanako: atari at first try, with a hint, missed and tried again, shown; two
 * levels of ladders. Taro: atari only, which he always knows. */
static TengenExerciseTable *
make_table (void)
{
  TengenExerciseTable *self = tengen_exercise_table_new ();

  add (self,
       "3",
       "5 0 atari 1 1 first 0 1" HERE "5 0 atari 2 2 hint 0 2" HERE
       "5 0 atari 1 3 missed 1 3" HERE "5 0 atari 1 3 first 0 4" HERE
       "5 0 atari 1 4 shown 0 5" HERE "5 0 ladder 5 1 first 0 6" HERE
       "5 0 ladder 6 1 missed 3 7" HERE "5 0 later 1 1 first 0 8" HERE);
  add (self,
       "=Taro, \"T\"",
       "5 0 atari 1 1 first 0 1" HERE "5 0 atari 2 2 first 0 2" HERE
       "5 0 atari 3 3 first 0 3" HERE);
  add (self, "5", "");
  return self;
}

static void
assert_cell (TengenExerciseTableCell cell,
             guint tried,
             guint first,
             guint missed,
             int level)
{
  g_assert_cmpuint (cell.tried, ==, tried);
  g_assert_cmpuint (cell.first, ==, first);
  g_assert_cmpuint (cell.missed, ==, missed);
  g_assert_cmpint (cell.level, ==, level);
}

static void
test_cells (void)
{
  g_autoptr (TengenExerciseTable) table = make_table ();

  g_assert_cmpuint (tengen_exercise_table_get_n_pupils (table), ==, 3);
  g_assert_cmpstr (tengen_exercise_table_get_label (table, 2), ==, "5");
  assert_cell (tengen_exercise_table_get_cell (table, 0, TENGEN_EXERCISE_ATARI),
               4,
               1,
               2,
               1);
  assert_cell (
      tengen_exercise_table_get_cell (table, 0, TENGEN_EXERCISE_LADDER),
      2,
      1,
      1,
      5);
  assert_cell (tengen_exercise_table_get_cell (table, 1, TENGEN_EXERCISE_ATARI),
               3,
               3,
               0,
               4);
  assert_cell (
      tengen_exercise_table_get_cell (table, 1, TENGEN_EXERCISE_LADDER),
      0,
      0,
      0,
      0);
}

static void
test_sums (void)
{
  g_autoptr (TengenExerciseTable) table = make_table ();

  assert_cell (tengen_exercise_table_sum_pupil (table, 0), 6, 2, 3, 0);
  assert_cell (tengen_exercise_table_sum_pupil (table, 2), 0, 0, 0, 0);
  assert_cell (tengen_exercise_table_sum_kind (table, TENGEN_EXERCISE_ATARI),
               7,
               4,
               2,
               1);
  assert_cell (
      tengen_exercise_table_sum_kind (table, TENGEN_EXERCISE_KO), 0, 0, 0, 0);
  add (table, "6", "5 0 atari 1 1 first 0 1" HERE);
  /* levels 1, 4, 2 */
  assert_cell (tengen_exercise_table_sum_kind (table, TENGEN_EXERCISE_ATARI),
               8,
               5,
               2,
               2);
}

static const char *
name_kind (TengenExerciseKind kind)
{
  return tengen_exercise_kind_get_info (kind)->id;
}

static void
test_csv (void)
{
  g_autoptr (TengenExerciseTable) table = make_table ();
  g_autofree char *csv =
      tengen_exercise_table_to_csv (table, columns, "all", name_kind);

  g_assert_cmpstr (csv,
                   ==,
                   "Pupil,Kind,Tried,First try,Missed,Level\r\n"
                   "3,atari,4,1,2,1\r\n"
                   "3,ladder,2,1,1,5\r\n"
                   "3,all,6,2,3,\r\n"
                   "\" =Taro, \"\"T\"\"\",atari,3,3,0,4\r\n"
                   "\" =Taro, \"\"T\"\"\",all,3,3,0,\r\n"
                   "all,atari,7,4,2,1\r\n"
                   "all,ladder,2,1,1,5\r\n");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/exercise-table/cells", test_cells);
  g_test_add_func ("/exercise-table/sums", test_sums);
  g_test_add_func ("/exercise-table/csv", test_csv);
  return g_test_run ();
}
