/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-exercise-check: what is made is proved, and what is changed is found
 */
#include "exercise-faults.h"
#include "tengen-exercise-make.h"

static void
test_made (gconstpointer data)
{
  TengenExerciseKind kind = (TengenExerciseKind) GPOINTER_TO_INT (data);
  const TengenExerciseKindInfo *info = tengen_exercise_kind_get_info (kind);
  g_autoptr (TengenExercise) exercise =
      tengen_exercise_make (kind, info->lowest, 5);
  g_autofree char *list = NULL;

  expect_faults (exercise, "");
  if (info->ask == TENGEN_EXERCISE_ASK_NUMBER)
    exercise->number++;
  else if (info->ask == TENGEN_EXERCISE_ASK_YES)
    exercise->number = !exercise->number;
  else
    g_array_set_size (exercise->points, exercise->points->len - 1);
  list = list_faults (exercise);
  g_assert_cmpstr (list, !=, "");
}

static void
test_none (void)
{
  g_autoptr (TengenExercise) exercise = build_capture ();

  g_array_set_size (exercise->points, 0);
  expect_faults (exercise, "NO_RIGHT");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/exercise-check/none", test_none);
  for (int i = 0; i < TENGEN_EXERCISE_KINDS; i++)
    {
      g_autofree char *path = g_strconcat (
          "/exercise-check/made/",
          tengen_exercise_kind_get_info ((TengenExerciseKind) i)->id,
          NULL);

      g_test_add_data_func (path, GINT_TO_POINTER (i), test_made);
    }
  return g_test_run ();
}
