/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-exercise-from-sgf: exercises that were written, and problems of others
 */
#include "exercise-built.h"
#include "position-at.h"
#include "tengen-exercise-from-sgf.h"
#include "tengen-exercise-to-sgf.h"
#include "tengen-sgf-writer.h"

static TengenExercise *
read_exercise (const char *sgf, TengenExerciseReading wanted)
{
  g_autoptr (TengenRecord) record = read_record (sgf);
  TengenExercise *exercise = NULL;

  g_assert_cmpint (tengen_exercise_from_sgf (
                       record, tengen_record_get_game (record, 0), &exercise),
                   ==,
                   wanted);
  g_assert_cmpint (exercise != NULL, ==, wanted == TENGEN_EXERCISE_READING_OK);
  return exercise;
}

static TengenExercise *
write_and_read (const TengenExercise *exercise)
{
  g_autoptr (TengenRecord) record = tengen_exercise_to_sgf (exercise, NULL);
  g_autofree char *sgf = tengen_sgf_write (record, "Test:1", NULL);

  return read_exercise (sgf, TENGEN_EXERCISE_READING_OK);
}

static void
assert_points (const GArray *a, const GArray *b)
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

  g_assert_cmpint (a->kind, ==, b->kind);
  g_assert_cmpint (a->level, ==, b->level);
  g_assert_cmpuint (a->seed, ==, b->seed);
  g_assert_cmpstr (a->rules, ==, b->rules);
  g_assert_cmpint (a->width, ==, b->width);
  g_assert_cmpmem (a->stones, n, b->stones, n);
  g_assert_cmpint (a->to_move, ==, b->to_move);
  g_assert_cmpint (a->ko, ==, b->ko);
  assert_points (a->targets, b->targets);
  assert_points (a->points, b->points);
  g_assert_cmpint (a->number, ==, b->number);
}

static void
check_line (const TengenExercise *exercise,
            TengenPoint answer,
            gboolean is_right,
            guint n_moves)
{
  const TengenExerciseLine *line = tengen_exercise_find_line (exercise, answer);

  g_assert_nonnull (line);
  g_assert_cmpint (line->is_right, ==, is_right);
  g_assert_cmpuint (line->moves->len, ==, n_moves);
}

static void
test_moves (void)
{
  g_autoptr (TengenExercise) exercise = build_capture ();
  g_autoptr (TengenExercise) read = NULL;

  exercise->ko = 24;
  read = write_and_read (exercise);
  assert_same (exercise, read);
  g_assert_cmpuint (read->lines->len, ==, 3);
  check_line (read, 13, TRUE, 1);
  check_line (read, TENGEN_POINT_PASS, FALSE, 2);
  check_line (read, 14, FALSE, 4);
}

static void
test_others (void)
{
  static const TengenExerciseKind kinds[] = { TENGEN_EXERCISE_DEAD,
                                              TENGEN_EXERCISE_TERRITORY,
                                              TENGEN_EXERCISE_LEGAL };
  const TengenPoint points[] = { 0, 1, 14 };

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      g_autoptr (TengenExercise) exercise = build_board (kinds[i],
                                                         "china",
                                                         5,
                                                         "XX..."
                                                         "....."
                                                         "..t.O"
                                                         "....."
                                                         ".....");
      g_autoptr (TengenExercise) read = NULL;

      exercise->to_move = TENGEN_STONE_WHITE;
      if (kinds[i] == TENGEN_EXERCISE_DEAD)
        g_array_append_vals (exercise->points, points, 3);
      else
        exercise->number = 1;
      read = write_and_read (exercise);
      assert_same (exercise, read);
    }
}

#define HEAD "(;GM[1]SZ[5]AB[cb][bc][cd]AW[cc]PL[B]"

/* What the program wrote for itself must mean something. */
static void
test_own (void)
{
  static const char *const bad[] = {
    HEAD "TNX[level=1 seed=2];B[dc])",
    HEAD "TNX[kind=cap level=1 seed=2];B[dc])",
    HEAD "TNX[kind=five level=1 seed=2];B[dc])",
    HEAD "TNX[kind=capture level=11 seed=2];B[dc])",
    HEAD "TNX[kind=capture level=1];B[dc])",
    HEAD "TNX[kind=capture level=1 seed=];B[dc])",
    HEAD "TNX[kind=capture level=1 seed=-1];B[dc])",
    HEAD "TNX[kind=capture level=1 seed=18446744073709551616];B[dc])",
    HEAD "TNX[kind=capture level=1 seed=2 ko=zz];B[dc])",
    HEAD "TNX[kind=capture level=1 seed=2 ko=cc];B[dc])",
    HEAD "TNX[kind=stones level=1 seed=2];C[RIGHT 3])",
    HEAD "TNX[kind=legal level=1 seed=2];C[RIGHT yes])",
  };

  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    g_assert_null (read_exercise (bad[i], TENGEN_EXERCISE_READING_OWN));
  g_assert_null (read_exercise ("(;GM[6])", TENGEN_EXERCISE_READING_GAME));
  g_assert_null (
      read_exercise ("(;GM[1]SZ[25])", TENGEN_EXERCISE_READING_GAME));
  g_assert_null (read_exercise ("(;GM[1]SZ[5]AB[aa]AW[ba][ab];B[cc])",
                                TENGEN_EXERCISE_READING_BOARD));
}

static void
check_problem (const char *tree,
               TengenExerciseKind kind,
               TengenPoint target,
               TengenPoint right)
{
  g_autoptr (TengenExercise) read =
      read_exercise (tree, TENGEN_EXERCISE_READING_OK);

  g_assert_cmpint (read->kind, ==, kind);
  g_assert_cmpint (g_array_index (read->targets, TengenPoint, 0), ==, target);
  g_assert_cmpuint (read->points->len, ==, 1);
  g_assert_cmpint (g_array_index (read->points, TengenPoint, 0), ==, right);
  g_assert_cmpint (read->level, ==, 0);
}

static void
test_problems (void)
{
  /* The first variation is right where nothing is said. */
  check_problem (HEAD "(;B[dc])(;B[ec]))", TENGEN_EXERCISE_CAPTURE, 12, 13);
  check_problem (
      HEAD "(;B[ec])(;B[dc]TE[1]))", TENGEN_EXERCISE_CAPTURE, 12, 13);
  check_problem (HEAD "(;B[ec];W[aa];B[dc]C[RIGHT])(;B[dc]))",
                 TENGEN_EXERCISE_CAPTURE,
                 12,
                 14);
  /* Moves before the first comment or branch belong to the position. */
  check_problem ("(;SZ[5]AB[cb][bc]AW[cc];B[cd];W[ee](;B[dc])(;B[aa]))",
                 TENGEN_EXERCISE_CAPTURE,
                 12,
                 13);
  check_problem ("(;SZ[5]AB[cb][bc];W[cc];B[cd];W[ee]C[Take it.];B[dc])",
                 TENGEN_EXERCISE_CAPTURE,
                 12,
                 13);
  /* Marks say what it is about. */
  check_problem ("(;SZ[5]AB[aa][ab][ca]AW[dd]PL[B]TR[aa][ab][ca];B[ba])",
                 TENGEN_EXERCISE_CONNECT,
                 0,
                 1);
  check_problem ("(;SZ[5]AB[aa][ca]AW[dd]PL[W]CR[aa]SQ[ca];W[ba])",
                 TENGEN_EXERCISE_CUT,
                 0,
                 1);
  check_problem (
      "(;SZ[5]AB[aa]AW[ca]PL[W]MA[aa][ca];W[ba])", TENGEN_EXERCISE_RACE, 0, 1);
  g_assert_null (
      read_exercise (HEAD "C[?])", TENGEN_EXERCISE_READING_NO_ANSWER));
  g_assert_null (read_exercise (HEAD "(;B[ec])(;B[aa]))",
                                TENGEN_EXERCISE_READING_NO_QUESTION));
  g_assert_null (read_exercise (HEAD "TR[cb](;B[dc])(;B[aa]))",
                                TENGEN_EXERCISE_READING_NO_QUESTION));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/exercise-from-sgf/moves", test_moves);
  g_test_add_func ("/exercise-from-sgf/others", test_others);
  g_test_add_func ("/exercise-from-sgf/own", test_own);
  g_test_add_func ("/exercise-from-sgf/problems", test_problems);
  return g_test_run ();
}
