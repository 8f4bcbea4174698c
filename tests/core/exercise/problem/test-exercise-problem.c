/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-exercise-problem: the problems of a collection
 */
#include "position-at.h"
#include "tengen-exercise-problem.h"

#define ONE "(;SZ[9]AB[cc]AW[cd](;B[ce])(;B[bd]C[RIGHT]))"
#define GAME "(;SZ[9];B[ee];W[cc];B[gg])"
#define OWN                                                                    \
  "(;SZ[9]RU[pure-go]AB[cc][bd][dd]AW[cd]PL[B]TR[cd]"                          \
  "TNX[kind=atari level=1 seed=7](;B[ce]C[RIGHT])(;B[aa]))"

static const TengenExerciseProblem *
get (const GArray *list, guint i)
{
  g_assert_cmpuint (i, <, list->len);
  return &g_array_index (list, TengenExerciseProblem, i);
}

/* The others work where some are none. */
static void
test_list (void)
{
  g_autoptr (TengenRecord) record = read_record (
      ONE GAME "(;GM[2]SZ[8])" OWN
               "(;SZ[9]AB[cc]TNX[kind=none level=1 seed=7];B[aa])"
               "(;GM[4]SZ[15]AB[hh][hi][hj][hk]AW[gh][gi][gj];B[hl])");
  g_autoptr (GArray) skipped =
      g_array_new (FALSE, FALSE, sizeof (TengenExerciseProblem));
  g_autoptr (GArray) list = tengen_exercise_problem_list (record, skipped);
  g_autoptr (TengenExercise) exercise = NULL;

  g_assert_cmpuint (list->len, ==, 3);
  g_assert_cmpuint (get (list, 0)->number, ==, 1);
  g_assert_false (get (list, 0)->is_own);
  g_assert_cmpuint (get (list, 1)->number, ==, 4);
  g_assert_true (get (list, 1)->is_own);
  g_assert_cmpuint (get (list, 2)->number, ==, 6);
  g_assert_cmpuint (skipped->len, ==, 3);
  g_assert_cmpuint (get (skipped, 0)->number, ==, 2);
  g_assert_cmpint (get (skipped, 0)->fault, ==, TENGEN_LESSON_PROBLEM_PLAYED);
  g_assert_cmpint (get (skipped, 1)->fault, ==, TENGEN_LESSON_PROBLEM_GAME);
  g_assert_true (get (skipped, 2)->is_changed);
  exercise = tengen_exercise_problem_read (record, get (list, 1));
  g_assert_nonnull (exercise);
  g_assert_cmpint (exercise->kind, ==, TENGEN_EXERCISE_ATARI);
}

static guint64
key_of (const char *sgf)
{
  g_autoptr (TengenRecord) record = read_record (sgf);
  g_autoptr (GArray) list = tengen_exercise_problem_list (record, NULL);
  guint64 key = get (list, 0)->key;

  g_assert_cmpuint (list->len, ==, 1);
  g_assert_cmpuint (key, !=, 0);
  return key;
}

/* A problem is the same with other texts and another way to set it up. */
static void
test_key (void)
{
  guint64 key = key_of (ONE);

  g_assert_cmpuint (key,
                    ==,
                    key_of ("(;FF[4]GM[1]SZ[9]GN[x]C[Black first]AW[cd]AB[cc]"
                            "(;B[ce]C[no])(;B[bd]C[yes RIGHT]))"));
  g_assert_cmpuint (
      key, ==, key_of ("(;SZ[9]C[x];AB[cc]AW[cd](;B[ce])(;B[bd]TE[1]))"));
  g_assert_cmpuint (
      key, !=, key_of ("(;SZ[9]AB[cc]AW[cd](;B[ce])(;B[bc]C[RIGHT]))"));
  g_assert_cmpuint (
      key, !=, key_of ("(;SZ[9]AB[cc]AW[dc](;B[ce])(;B[bd]C[RIGHT]))"));
  g_assert_cmpuint (
      key, !=, key_of ("(;SZ[9]AB[cc]AW[cd];B[ce];B[bd]C[RIGHT])"));
  g_assert_cmpuint (key_of (OWN), !=, key);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/exercise-problem/list", test_list);
  g_test_add_func ("/exercise-problem/key", test_key);
  return g_test_run ();
}
