/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-exercise-kind: the table of kinds
 */
#include "tengen-exercise-kind.h"

static void
test_table (void)
{
  guint numbers = 0;

  for (guint i = 0; i < TENGEN_EXERCISE_KINDS; i++)
    {
      const TengenExerciseKindInfo *info =
          tengen_exercise_kind_get_info ((TengenExerciseKind) i);
      TengenExerciseKind kind;

      g_assert_nonnull (info->id);
      g_assert_cmpint (1, <=, info->lowest);
      g_assert_cmpint (info->lowest, <=, info->highest);
      g_assert_cmpint (info->highest, <=, TENGEN_EXERCISE_LEVELS);
      g_assert_true (tengen_exercise_kind_find (info->id, &kind));
      g_assert_cmpuint (kind, ==, i);
      numbers |= 1u << info->number;
    }
  /* each kind has one of its own */
  g_assert_cmpuint (numbers, ==, (1u << TENGEN_EXERCISE_KINDS) - 1);
}

static void
test_unknown (void)
{
  TengenExerciseKind kind = TENGEN_EXERCISE_NET;

  g_assert_false (tengen_exercise_kind_find ("", &kind));
  g_assert_false (tengen_exercise_kind_find ("Net", &kind));
  g_assert_cmpint (kind, ==, TENGEN_EXERCISE_NET);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/exercise-kind/table", test_table);
  g_test_add_func ("/exercise-kind/unknown", test_unknown);
  return g_test_run ();
}
