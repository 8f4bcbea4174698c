/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-exercise-table: what a teacher reads
 */
#include "tengen-exercise-table.h"

#include <string.h>

#define HERE " 9a0c71d23b5e8f04\n"

static void
add (TengenExerciseTable *self, const char *lines)
{
  g_autofree char *text = g_strconcat ("tengen-practice 1\n", lines, NULL);
  g_autoptr (TengenExerciseLog) log =
      tengen_exercise_log_decode (text, strlen (text));

  g_assert_cmpuint (log->n_faults, ==, 0);
  tengen_exercise_table_add (self, log);
}

/* Hanako: atari at first try, with a hint, missed and tried again, shown; two
 * levels of ladders. Taro: atari only, which he always knows. */
static TengenExerciseTable *
make_table (void)
{
  TengenExerciseTable *self = tengen_exercise_table_new ();

  add (self,
       "5 0 atari 1 1 first 0 1" HERE "5 0 atari 2 2 hint 0 2" HERE
       "5 0 atari 1 3 missed 1 3" HERE "5 0 atari 1 3 first 0 4" HERE
       "5 0 atari 1 4 shown 0 5" HERE "5 0 ladder 5 1 first 0 6" HERE
       "5 0 ladder 6 1 missed 3 7" HERE "5 0 later 1 1 first 0 8" HERE);
  add (self,
       "5 0 atari 1 1 first 0 1" HERE "5 0 atari 2 2 first 0 2" HERE
       "5 0 atari 3 3 first 0 3" HERE);
  add (self, "");
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

  assert_cell (tengen_exercise_table_sum_kind (table, TENGEN_EXERCISE_ATARI),
               7,
               4,
               2,
               1);
  assert_cell (
      tengen_exercise_table_sum_kind (table, TENGEN_EXERCISE_KO), 0, 0, 0, 0);
  add (table, "5 0 atari 1 1 first 0 1" HERE);
  /* levels 1, 4, 2 */
  assert_cell (tengen_exercise_table_sum_kind (table, TENGEN_EXERCISE_ATARI),
               8,
               5,
               2,
               2);
}

static void
test_stumbles (void)
{
  g_autoptr (TengenExerciseTable) table = make_table ();
  g_autoptr (GArray) stumbles = tengen_exercise_table_list_stumbles (table);
  const TengenExerciseTableStumble *first =
      &g_array_index (stumbles, TengenExerciseTableStumble, 0);

  g_assert_cmpuint (stumbles->len, ==, 2);
  g_assert_cmpint (first[0].kind, ==, TENGEN_EXERCISE_ATARI);
  g_assert_cmpuint (first[0].n_tried, ==, 2);
  g_assert_cmpuint (first[0].n_missed, ==, 1);
  assert_cell (first[0].sum, 7, 4, 2, 1);
  g_assert_cmpint (first[1].kind, ==, TENGEN_EXERCISE_LADDER);
  g_assert_cmpuint (first[1].n_tried, ==, 1);
  g_assert_cmpuint (first[1].n_missed, ==, 1);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/exercise-table/cells", test_cells);
  g_test_add_func ("/exercise-table/sums", test_sums);
  g_test_add_func ("/exercise-table/stumbles", test_stumbles);
  return g_test_run ();
}
