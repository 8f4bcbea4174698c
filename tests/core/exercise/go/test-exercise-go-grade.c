/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-exercise-go-grade: how hard an exercise is, by its lines
 */
#include "tengen-exercise-go-grade.h"

#include "board-picture.h"

#define SIZE 7
#define AT(x, y) ((TengenPoint) ((y) *SIZE + (x)))

static const guint sizes[] = { 10, 20, 30, 40, 50 };

/* Makes an exercise, Black to move. */
static TengenExercise *
draw (const char *picture)
{
  g_autoptr (TengenBoard) board = tengen_picture_parse (picture, NULL);
  TengenExercise *exercise =
      tengen_exercise_new (TENGEN_EXERCISE_CAPTURE, "japan", SIZE, SIZE);

  tengen_board_read (board, exercise->stones);
  return exercise;
}

static void
add (TengenExercise *exercise, TengenPoint answer, gboolean is_right, guint n)
{
  TengenPoint moves[16];

  for (guint i = 0; i < n; i++)
    moves[i] = i == 0 ? answer : TENGEN_POINT_PASS;
  tengen_exercise_add_line (
      exercise, is_right, TENGEN_EXERCISE_REASON_TAKES, moves, n);
}

#define EMPTY "......./......./......./......./......./......./......."

static void
test_level (void)
{
  for (guint n = 1; n <= 11; n += 2)
    {
      g_autoptr (TengenExercise) exercise = draw (EMPTY);
      guint pair = MIN (n / 2, 4);

      /* the shortest right line counts: not a longer one, nor a wrong one */
      add (exercise, 0, TRUE, n + 2);
      add (exercise, 1, TRUE, n);
      add (exercise, 2, FALSE, 1);
      g_assert_cmpint (tengen_exercise_go_grade_find_level (
                           exercise, sizes[pair] - 1, sizes, 5),
                       ==,
                       2 * pair + 1);
      g_assert_cmpint (
          tengen_exercise_go_grade_find_level (exercise, sizes[pair], sizes, 5),
          ==,
          2 * pair + 2);
      /* a kind of one pair */
      g_assert_cmpint (
          tengen_exercise_go_grade_find_level (exercise, 9, sizes, 1), ==, 1);
      g_assert_cmpint (
          tengen_exercise_go_grade_find_level (exercise, 10, sizes, 1), ==, 2);
    }
}

/* A stone at (0, 0), two at (0, 6), (1, 6) that can be taken; a black one at
 * (6, 0) in atari. */
#define TWO_CAPTURES "OX..O.X/......O/......./......./......./XX...../OO....."
/* Black alone is in atari. */
#define SAVES ".....OX/......./......./......./......./......./......."
/* Two single stones. */
#define EQUAL "OX...XO/......./......./......./......./......./......."

static void
test_greedy (void)
{
  static const struct
  {
    const char *picture;
    TengenPoint ko;
    TengenPoint right;
    gboolean is_greedy;
  } cases[] = {
    { TWO_CAPTURES, TENGEN_POINT_NONE, AT (2, 6), TRUE },
    { TWO_CAPTURES, TENGEN_POINT_NONE, AT (0, 1), FALSE },
    { TWO_CAPTURES, TENGEN_POINT_NONE, AT (5, 0), FALSE },
    { TWO_CAPTURES, AT (2, 6), AT (0, 1), TRUE },
    { SAVES, TENGEN_POINT_NONE, AT (6, 1), TRUE },
    { SAVES, TENGEN_POINT_NONE, AT (4, 0), FALSE },
    { EQUAL, TENGEN_POINT_NONE, AT (0, 1), TRUE },
    { EQUAL, TENGEN_POINT_NONE, AT (6, 1), FALSE },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (TengenExercise) exercise = draw (cases[i].picture);

      g_test_message ("%" G_GSIZE_FORMAT, i);
      exercise->ko = cases[i].ko;
      add (exercise, cases[i].right, TRUE, 1);
      g_assert_cmpint (tengen_exercise_go_grade_is_greedy (exercise),
                       ==,
                       cases[i].is_greedy);
    }
}

/* What a greedy solver finds is of no high level. */
static void
test_fits (void)
{
  static const TengenPoint answers[] = { AT (2, 6), AT (0, 1) };

  for (int i = 0; i < 2; i++)
    for (guint n = 1; n <= 9; n += 2)
      for (int level = 1; level <= 10; level++)
        {
          g_autoptr (TengenExercise) exercise = draw (TWO_CAPTURES);

          exercise->level = level;
          add (exercise, answers[i], TRUE, n);
          g_assert_cmpint (
              tengen_exercise_go_grade_fits (exercise, 0, sizes, 5),
              ==,
              level == (int) n && (i == 1 || level < 6));
        }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/exercise-go-grade/level", test_level);
  g_test_add_func ("/exercise-go-grade/greedy", test_greedy);
  g_test_add_func ("/exercise-go-grade/fits", test_fits);
  return g_test_run ();
}
