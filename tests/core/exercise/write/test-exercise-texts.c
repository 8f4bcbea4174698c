/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-exercise-texts: texts are owned, all or none
 */
#include "exercise-built.h"

static void
test_free (void)
{
  g_autoptr (TengenExercise) exercise = build_capture ();
  g_autoptr (TengenExerciseTexts) none = tengen_exercise_texts_new ();
  g_autoptr (TengenExerciseTexts) all = build_texts (exercise);

  g_assert_null (none->title);
  g_assert_cmpuint (none->lines->len, ==, 0);
  g_assert_cmpuint (all->lines->len, ==, exercise->lines->len);
  tengen_exercise_texts_free (NULL);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/exercise-texts/free", test_free);
  return g_test_run ();
}
