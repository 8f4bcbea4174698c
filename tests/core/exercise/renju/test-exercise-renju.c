/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-exercise-renju: exercises of each kind and level, by the rules alone
 */
#include "tengen-exercise-renju.h"

#include "exercise-renju-check.h"
#include "tengen-renju.h"

#define N_SEEDS 2
#define LEVELS_MOST 8
/* Of lines that cost much so many-th is checked, in the long form all. */
#define STEP 64

/* Seeds that give an exercise, for the levels of a kind from the lowest on. */
typedef struct
{
  TengenExerciseKind kind;
  guint64 seeds[LEVELS_MOST][N_SEEDS];
} Row;

static const Row rows[] = {
  { TENGEN_EXERCISE_FIVE, { { 1, 2 }, { 1, 2 } } },
  { TENGEN_EXERCISE_STOP_FOUR, { { 2, 4 }, { 1, 2 } } },
  { TENGEN_EXERCISE_STOP_THREE, { { 1, 2 }, { 1, 4 }, { 5, 6 }, { 2, 6 } } },
  { TENGEN_EXERCISE_FOUR_THREE, { { 13, 33 }, { 24, 29 } } },
  { TENGEN_EXERCISE_FOURS,
    { { 13, 29 }, { 1, 24 }, { 13, 19 }, { 6, 34 }, { 29, 42 }, { 68, 102 } } },
  { TENGEN_EXERCISE_FORBIDDEN,
    { { 1, 2 },
      { 1, 6 },
      { 56, 101 },
      { 184, 221 },
      { 30, 54 },
      { 184, 196 },
      { 1, 193 },
      { 196, 764 } } },
  { TENGEN_EXERCISE_FORCE,
    { { 71, 98 }, { 175, 189 }, { 1, 65 }, { 34, 55 } } },
};

static TengenExercise *
make (TengenExerciseKind kind, int level, guint64 seed)
{
  TengenBoardRandom random = { seed };

  return tengen_exercise_renju_make (kind, level, &random);
}

/* What is made holds, the same seed makes the same, another one another. */
static void
check (TengenExerciseKind kind, int level, const guint64 *seeds)
{
  guint step = g_getenv ("TENGEN_FULL") != NULL ? 1 : STEP;
  guint64 keys[N_SEEDS];

  for (int i = 0; i < N_SEEDS; i++)
    {
      g_autoptr (TengenExercise) exercise = make (kind, level, seeds[i]);

      g_assert_nonnull (exercise);
      g_assert_cmpint (exercise->kind, ==, kind);
      g_assert_cmpint (exercise->level, ==, level);
      exercise_renju_check (exercise, step);
      keys[i] = tengen_exercise_make_key (exercise);
      if (i > 0)
        g_assert_cmpuint (keys[i], !=, keys[i - 1]);
    }
}

static void
test_kinds (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      const TengenExerciseKindInfo *info =
          tengen_exercise_kind_get_info (rows[i].kind);

      for (int level = info->lowest; level <= info->highest; level++)
        check (rows[i].kind, level, rows[i].seeds[level - info->lowest]);
    }
}

static void
test_same (void)
{
  g_autoptr (TengenExercise) first = make (TENGEN_EXERCISE_FOURS, 6, 1);
  g_autoptr (TengenExercise) second = make (TENGEN_EXERCISE_FOURS, 6, 1);

  g_assert_cmpmem (
      first->stones, TENGEN_RENJU_POINTS, second->stones, TENGEN_RENJU_POINTS);
  g_assert_cmpuint (first->lines->len, ==, second->lines->len);
  for (guint i = 0; i < first->lines->len; i++)
    {
      const TengenExerciseLine *one = first->lines->pdata[i];
      const TengenExerciseLine *other = second->lines->pdata[i];

      g_assert_cmpint (one->reason, ==, other->reason);
      g_assert_cmpmem (one->moves->data,
                       one->moves->len * sizeof (TengenPoint),
                       other->moves->data,
                       other->moves->len * sizeof (TengenPoint));
    }
}

static guint
count_stones (const TengenExercise *exercise)
{
  guint n = 0;

  for (int i = 0; i < TENGEN_RENJU_POINTS; i++)
    n += exercise->stones[i] != TENGEN_STONE_NONE;
  return n;
}

/* Most stones of a game have nothing to do with a five; those without effect
 * are taken off. */
static void
test_pruned (void)
{
  guint n_made = 0, n_stones = 0;

  for (guint64 seed = 1; seed <= 20; seed++)
    {
      g_autoptr (TengenExercise) exercise =
          make (TENGEN_EXERCISE_FIVE, 1, seed);

      if (exercise == NULL)
        continue;
      n_made++;
      n_stones += count_stones (exercise);
      g_assert_cmpuint (count_stones (exercise), >=, 7);
    }
  g_assert_cmpuint (n_made, >, 10);
  g_assert_cmpuint (n_stones, <, 16 * n_made);
}

/* What is drawn need not give an exercise. */
static void
test_none (void)
{
  g_assert_null (make (TENGEN_EXERCISE_FOURS, 6, 2));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/exercise-renju/kinds", test_kinds);
  g_test_add_func ("/exercise-renju/same", test_same);
  g_test_add_func ("/exercise-renju/pruned", test_pruned);
  g_test_add_func ("/exercise-renju/none", test_none);
  return g_test_run ();
}
