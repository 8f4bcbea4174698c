/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-exercise-go: one try of each kind
 */
#include "exercise-go-check.h"

#include <string.h>

static const TengenExerciseKind kinds[] = {
  TENGEN_EXERCISE_ATARI,     TENGEN_EXERCISE_ESCAPE, TENGEN_EXERCISE_CONNECT,
  TENGEN_EXERCISE_CUT,       TENGEN_EXERCISE_LEGAL,  TENGEN_EXERCISE_STONES,
  TENGEN_EXERCISE_TERRITORY,
};

static gboolean
is_same (const TengenExercise *a, const TengenExercise *b)
{
  return a->width == b->width && a->height == b->height &&
         memcmp (a->stones, b->stones, (gsize) (a->width * a->height)) == 0 &&
         a->to_move == b->to_move && a->ko == b->ko && a->number == b->number &&
         a->points->len == b->points->len && a->lines->len == b->lines->len;
}

/* The same numbers give the same exercise, others another one. */
static void
test_same (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      const TengenExerciseKindInfo *info =
          tengen_exercise_kind_get_info (kinds[i]);

      for (int level = info->lowest; level <= info->highest; level++)
        {
          guint64 seed = 1, again = 1;
          g_autoptr (TengenExercise) a =
              exercise_go_check_make (kinds[i], level, &seed);
          g_autoptr (TengenExercise) b =
              exercise_go_check_make (kinds[i], level, &again);
          g_autoptr (TengenExercise) c =
              exercise_go_check_make (kinds[i], level, &seed);

          g_assert_true (is_same (a, b));
          g_assert_false (is_same (a, c));
          g_assert_cmpint (a->kind, ==, kinds[i]);
          g_assert_cmpint (a->level, ==, level);
          exercise_go_check (a);
          exercise_go_check (c);
        }
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/exercise-go/same", test_same);
  return g_test_run ();
}
