/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-exercise-make: exercises of every kind, from seeds
 */
#include "tengen-exercise-make.h"

#include <string.h>

static void
assert_same_points (const GArray *a, const GArray *b)
{
  g_assert_cmpmem (a->data,
                   a->len * sizeof (TengenPoint),
                   b->data,
                   b->len * sizeof (TengenPoint));
}

static void
assert_same (const TengenExercise *a, const TengenExercise *b)
{
  gsize n = (gsize) (a->width * a->height);

  g_assert_cmpint (a->width, ==, b->width);
  g_assert_cmpmem (a->stones, n, b->stones, n);
  g_assert_cmpint (a->to_move, ==, b->to_move);
  g_assert_cmpint (a->ko, ==, b->ko);
  g_assert_cmpint (a->number, ==, b->number);
  assert_same_points (a->targets, b->targets);
  assert_same_points (a->points, b->points);
  g_assert_cmpuint (a->lines->len, ==, b->lines->len);
  for (guint i = 0; i < a->lines->len; i++)
    {
      const TengenExerciseLine *x = g_ptr_array_index (a->lines, i);
      const TengenExerciseLine *y = g_ptr_array_index (b->lines, i);

      g_assert_cmpint (x->is_right, ==, y->is_right);
      g_assert_cmpint (x->reason, ==, y->reason);
      assert_same_points (x->moves, y->moves);
    }
}

static gboolean
has_point (const TengenExercise *exercise, TengenPoint point)
{
  for (guint i = 0; i < exercise->points->len; i++)
    if (g_array_index (exercise->points, TengenPoint, i) == point)
      return TRUE;
  return FALSE;
}

/* A move is asked for: the pass is no right answer, each right one has a line. */
static void
check_moves (const TengenExercise *exercise)
{
  const TengenExerciseKindInfo *info =
      tengen_exercise_kind_get_info (exercise->kind);
  const TengenExerciseLine *pass =
      tengen_exercise_find_line (exercise, TENGEN_POINT_PASS);

  g_assert_cmpuint (exercise->points->len, >, 0);
  if (!info->all_right)
    g_assert_cmpuint (exercise->points->len, <=, 2);
  g_assert_nonnull (pass);
  g_assert_false (pass->is_right);
  for (guint i = 0; i < exercise->lines->len; i++)
    {
      const TengenExerciseLine *line = g_ptr_array_index (exercise->lines, i);

      g_assert_cmpint (
          line->is_right,
          ==,
          has_point (exercise, g_array_index (line->moves, TengenPoint, 0)));
    }
}

/* The same seed gives the same, and another one something else. With these
 * seeds exercises are soon found; those about a ko are rare. */
static void
test_kind (gconstpointer data)
{
  TengenExerciseKind kind = (TengenExerciseKind) GPOINTER_TO_INT (data);
  const TengenExerciseKindInfo *info = tengen_exercise_kind_get_info (kind);
  guint64 seed = kind == TENGEN_EXERCISE_KO ? 8 : 6;
  guint64 other_seed = kind == TENGEN_EXERCISE_KO ? 9 : 11;
  g_autoptr (TengenExercise) first =
      tengen_exercise_make (kind, info->lowest, seed);
  g_autoptr (TengenExercise) again =
      tengen_exercise_make (kind, info->lowest, seed);
  g_autoptr (TengenExercise) other =
      tengen_exercise_make (kind, info->lowest, other_seed);

  g_assert_nonnull (first);
  g_assert_nonnull (other);
  assert_same (first, again);
  g_assert_cmpint (first->kind, ==, kind);
  g_assert_cmpint (first->level, ==, info->lowest);
  g_assert_cmpuint (first->seed, ==, seed);
  g_assert_cmpuint (
      tengen_exercise_make_key (first), !=, tengen_exercise_make_key (other));
  if (info->ask == TENGEN_EXERCISE_ASK_MOVE)
    check_moves (first);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (int i = 0; i < TENGEN_EXERCISE_KINDS; i++)
    {
      g_autofree char *path = g_strconcat (
          "/exercise-make/",
          tengen_exercise_kind_get_info ((TengenExerciseKind) i)->id,
          NULL);

      g_test_add_data_func (path, GINT_TO_POINTER (i), test_kind);
    }
  return g_test_run ();
}
